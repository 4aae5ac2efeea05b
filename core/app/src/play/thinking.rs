//! Starting searches and handling their results: the computer's move, a hint, the analysis, the deciding move.

use super::{
    super::board::Board, analysis::Analysis, computer::ComputerPlayer, ending::BlunderSearch, hint::Hint, owner::Play,
    searcher::SearchUpdate,
};
use fivefold_engine::{
    game::Target,
    search::{LEAST_MOVE_MS, SearchReport},
    session::{SearchPurpose, Unrated},
};

impl Play {
    pub(super) fn can_hint(&self) -> bool {
        // A move that awaits confirmation is the player's own; it is not dropped for another one.
        self.can_choose() && self.allows_help() && !self.board.session.awaits_confirmation()
    }

    /// Returns whether a person is to move, and has the device.
    pub(super) fn can_choose(&self) -> bool {
        let session = &self.board.session;
        let is_persons = session.side().is_some() && !session.computer_to_move();
        is_persons && !self.is_review() && self.board.awaited().is_none()
    }

    /// Returns whether hints and analysis are allowed: unless the players excluded them, and in a finished match.
    pub(super) fn allows_help(&self) -> bool {
        !self.board.session.circumstances().no_help || self.is_review()
    }

    pub(super) fn ask_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        let is_known = self.searcher.purpose() != Some(SearchPurpose::Hint);
        if let Some(hint) = self.hint.as_ref().filter(|_| is_known) {
            let said = hint.words(&self.board, self.board.words());
            self.board.notice = None;
            self.board.emit_moment(None, None, said);
            self.board.revision += 1;
            return;
        }
        self.searcher.stop();
        self.hint = None;
        self.board.notice = None;
        if !self.start(SearchPurpose::Hint) {
            self.board.report_failed_search();
        }
    }

    /// Returns the hinted move if it ends at the touched target.
    pub(super) fn hinted_by(&self, target: Target) -> Option<String> {
        let hint = self.hint.as_ref().filter(|hint| hint.ends_at(&self.board.session, target))?;
        Some(hint.mv.clone())
    }

    /// Chooses a move of the analysis; the chosen one is played.
    pub(super) fn try_move(&mut self, text: String) {
        if self.chosen_move.as_ref() == Some(&text) {
            return self.play(&text);
        }
        if self.analysis.is_on() && self.board.session.state().read_move(&text).is_ok() {
            self.chosen_move = Some(text);
            self.board.revision += 1;
        }
    }

    pub(super) fn set_analysis(&mut self, is_on: bool) {
        if is_on && !self.allows_help() {
            return;
        }
        if self.searcher.purpose() != Some(SearchPurpose::Move) {
            self.searcher.stop();
        }
        self.chosen_move = None;
        self.analysis = Analysis::switched(is_on);
        self.board.session.change_circumstances(|it| it.is_analyzed = is_on);
        self.persist();
        self.hint = None;
        self.resume_search();
    }

    /// Stops the computer's search while the choice of players is open.
    pub(super) fn choose_players(&mut self, is_open: bool) {
        self.is_choosing_players = is_open;
        if is_open && self.searcher.purpose() == Some(SearchPurpose::Move) {
            self.searcher.stop();
        }
        self.resume_search();
    }

    /// Returns whether the computer is to move and waits for a request.
    pub(super) fn may_let_computer_play(&self) -> bool {
        let is_free = !self.is_review() && self.searcher.purpose() != Some(SearchPurpose::Move);
        self.computer.waits_for_request(&self.board.session) && is_free
    }

    pub(super) fn let_computer_play(&mut self) {
        if self.may_let_computer_play() && !self.asks_before_replacing() {
            self.board.notice = None;
            self.computer = ComputerPlayer::Ready;
            self.start_move();
        }
    }

    pub(super) fn search_reported(&mut self, search: u64) {
        if self.update_blunder_search(search) {
            return;
        }
        let update = self.searcher.update(search);
        if let Some(results) = self.searcher.results() {
            let now = self.board.context.environment.clock.now();
            self.row_order.update(results, now, matches!(update, SearchUpdate::Finished(..)));
        }
        match update {
            SearchUpdate::None => {}
            SearchUpdate::Progress => {
                self.board.revision += 1;
                self.hold_for_advice();
            }
            SearchUpdate::Finished(SearchPurpose::Move, report) => {
                if !self.hold_for_advice() {
                    self.move_found(&report);
                }
            }
            SearchUpdate::Finished(SearchPurpose::Hint, report) => self.hint_found(*report),
            SearchUpdate::Finished(SearchPurpose::Analysis | SearchPurpose::Custom(_), report) => {
                self.analysis.finish(&report.outcome);
                self.board.revision += 1;
            }
        }
    }

    /// Handles a message of the search for the deciding move; returns whether it was one.
    fn update_blunder_search(&mut self, search: u64) -> bool {
        let Some(mut blunder_search) = self.blunder_search.take() else { return false };
        let is_own = blunder_search.update(search);
        if is_own {
            self.board.revision += 1;
            if !blunder_search.is_running() {
                self.store_review(&mut blunder_search);
            }
        }
        self.blunder_search = Some(blunder_search);
        is_own
    }

    /// Announces new advice of the coach and holds the computer's reply; returns whether there is any.
    fn hold_for_advice(&mut self) -> bool {
        let Some(advice) = self.coach.announce(&self.board) else { return false };
        self.searcher.stop();
        self.computer = ComputerPlayer::Held;
        self.board.emit_moment(None, None, advice.words);
        self.resume_search();
        true
    }

    fn move_found(&mut self, report: &SearchReport) {
        let before = self.board.pieces();
        if let Ok(touched) = self.board.session.apply(report) {
            self.touched(before, touched);
        } else {
            self.computer = ComputerPlayer::Failed;
            self.board.report_failed_search();
        }
    }

    /// Shows a hint and marks a match of the only person as unrated.
    fn hint_found(&mut self, report: SearchReport) {
        let base = self.searcher.results().map_or(0, |results| results.base);
        match Hint::of_report(report, &self.board.session, base) {
            None => self.board.report_failed_search(),
            Some(hint) => {
                let said = hint.words(&self.board, self.board.words());
                self.hint = Some(hint);
                if self.board.session.only_human().is_some() {
                    self.board.session.mark_unrated(Unrated::Helped);
                    self.persist();
                }
                self.board.notice = None;
                self.board.emit_moment(None, None, said);
                self.board.revision += 1;
            }
        }
        self.resume_search();
    }

    /// Starts the search that is due: for the computer's move, else for the analysis, or for the deciding move of a
    /// match that is over.
    pub(super) fn resume_search(&mut self) {
        self.board.revision += 1;
        if !self.board.session.is_over() {
            self.blunder_search = None;
        } else if self.is_shown() && self.blunder_search.is_none() {
            self.blunder_search = BlunderSearch::start(&self.board.context, self.number, &self.board.session);
        }
        if !self.is_shown() || self.searcher.purpose().is_some() {
            return;
        }
        if self.computer.starts(&self.board.session) && !self.is_choosing_players {
            self.start_move();
        }
        if self.searcher.purpose().is_some() {
            return;
        }
        // The position shown may be the end of the game, before the move is confirmed.
        let is_open = self.board.session.side().is_some() && !self.board.session.state().status().is_over();
        if self.analysis == Analysis::Running && is_open && !self.start(SearchPurpose::Analysis) {
            self.analysis = Analysis::Failed;
        }
    }

    fn start_move(&mut self) {
        if !self.start(SearchPurpose::Move) {
            self.computer = ComputerPlayer::Failed;
            self.board.report_failed_search();
        }
    }

    fn start(&mut self, purpose: SearchPurpose) -> bool {
        self.board.revision += 1;
        let is_move = purpose == SearchPurpose::Move;
        let before = if is_move { self.coach.job(&self.board.session) } else { None };
        let [_, animation] = self.board.animation_left();
        let animation_ms = u64::try_from(animation.as_millis()).unwrap_or(u64::MAX);
        let least_ms = if is_move { animation_ms.max(LEAST_MOVE_MS) } else { 0 };
        let Self { searcher, board: Board { session, context, .. }, .. } = self;
        searcher.start(session, purpose, least_ms, before, context)
    }
}
