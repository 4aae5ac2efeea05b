//! Handling of touch, pointer, keyboard and screen reader gestures on the board of a match.

use super::{
    super::{
        board::{Board, BoardOwner},
        button::{ButtonAction, ScreenButton},
    },
    LegalMoveRow,
    names::side_name,
    owner::Play,
};
use fivefold_engine::{
    game::{Effect, Message, Piece, Side, Target},
    session::{Player, Touched},
};

impl BoardOwner for Play {
    fn board(&mut self) -> &mut Board {
        &mut self.board
    }

    /// Handles a touch on the board; while a complete move awaits confirmation, the touch starts another move instead.
    fn touch(&mut self, target: Target) {
        if self.board.awaited().is_some() || self.coach.advice(&self.board).is_some() {
            return;
        }
        if let Some(reason) = self.move_refusal() {
            return self.board.refuse(reason);
        }
        if self.is_persons_turn() && self.asks_before_replacing() {
            return;
        }
        // A drag is the player's own move, so the hint is not played.
        if let Some(mv) = self.hinted_by(target).filter(|_| !self.board.is_dragging()) {
            return self.play(&mv);
        }
        if self.board.snapshot().may_finish {
            self.board.session.drop_partial();
            self.searcher.discard_beyond(0);
            self.analysis.restart();
        }
        let (before, touched) = self.board.touch(target);
        self.touched(before, touched);
    }

    fn confirm_pending(&mut self) -> bool {
        let is_pending = self.board.snapshot().may_finish;
        if is_pending {
            self.confirm();
        }
        is_pending
    }

    /// Takes back the partial move; the search results for the position stay valid.
    fn take_back(&mut self) {
        let held = self.board.session.actions_made();
        if !self.board.session.drop_partial() {
            return;
        }
        if held > 0 {
            self.searcher.discard_beyond(0);
            self.analysis.restart();
        }
        self.partial_move_changed(Vec::new(), Vec::new());
        self.resume_search();
    }

    fn press_stepper(&mut self, place: usize) -> bool {
        match self.steppers().into_iter().nth(place) {
            Some(ScreenButton { action: ButtonAction::Match { event }, is_enabled: true, .. }) => {
                self.apply(event);
                true
            }
            _ => false,
        }
    }

    fn undo(&mut self) {
        if self.board.session.has_partial() {
            self.take_back();
        } else {
            self.set_undone(true);
            match self.replaceable() {
                Some(mv) => self.jump(|session| session.go_to(mv).map(Some)),
                None if self.can_undo() => self.jump(|session| Ok(session.undo())),
                None => {}
            }
        }
    }
}

impl Play {
    /// Handles a partial or complete move made by either player.
    pub(super) fn touched(&mut self, before: Vec<Piece>, touched: Touched) {
        match &touched {
            Touched::Rejected(_) => {}
            Touched::Done { mv, .. } if self.board.session.players()[mv.side.index()].is_computer() => {}
            Touched::Partial { .. } | Touched::MayFinish { .. } | Touched::Done { .. } => {
                self.mark_played();
                self.board.context.storage().dismiss_message();
            }
        }
        match touched {
            Touched::Rejected(reason) => {
                self.board.refuse(self.board.say(&reason));
                // A move awaiting confirmation may have been dropped.
                self.persist();
            }
            Touched::Partial { effects } => {
                self.follow_part();
                self.partial_move_changed(before, effects);
            }
            Touched::MayFinish { effects, .. } => {
                // What was found before the move says nothing of the position after it.
                self.searcher.discard_results();
                self.row_order.reset();
                self.chosen_move = None;
                self.analysis.restart();
                self.partial_move_changed(before, effects);
            }
            Touched::Done { mv, effects } => {
                self.mark_help(mv.side);
                self.discard_results();
                self.board.holder = Some(mv.side);
                self.set_undone(false);
                let snapshot = self.board.snapshot();
                self.position_changed(before, effects, snapshot.announcement.clone());
                if let Some(side) = self.board.awaited() {
                    let request = self.handover_words(&snapshot, side, self.board.words());
                    self.board.append_announcement(&request);
                }
            }
        }
        self.resume_search();
    }

    /// Analyzes the position after the part of a move just made. Earlier results serve until the first ones of it.
    fn follow_part(&mut self) {
        let made = self.board.session.actions_made();
        if self.searcher.results().is_none_or(|results| results.base != made) {
            self.searcher.stop_analysis_except(made);
            self.analysis.restart();
        }
    }

    /// Updates the board after part of a move was made or taken back.
    pub(super) fn partial_move_changed(&mut self, before: Vec<Piece>, effects: Vec<Effect>) {
        self.hint.take_if(|hint| !hint.applies(&self.board.session));
        self.board.partial_move_changed(before, effects);
        self.persist();
    }

    /// Updates the board after the position has changed.
    pub(super) fn position_changed(&mut self, before: Vec<Piece>, effects: Vec<Effect>, announcement: String) {
        self.board.position_changed(before, effects, announcement);
        self.persist();
    }

    pub(super) fn confirm(&mut self) {
        let before = self.board.pieces();
        let touched = self.board.session.finish();
        self.touched(before, touched);
    }

    pub(super) fn pass(&mut self) {
        match self.board.pass() {
            Some(pass) => self.touch(pass),
            None => self.board.refuse(self.board.say(&Message::new("refuse-operation"))),
        }
    }

    pub(super) fn legal_moves(&self) -> Vec<LegalMoveRow> {
        if self.move_refusal().is_some() || !self.can_choose() {
            return Vec::new();
        }
        self.board.legal_moves()
    }

    pub(super) fn play(&mut self, text: &str) {
        if self.board.awaited().is_some() {
            return;
        }
        if let Some(reason) = self.move_refusal() {
            return self.board.refuse(reason);
        }
        if self.is_persons_turn() && self.asks_before_replacing() {
            return;
        }
        match self.board.play(text) {
            Ok((before, touched)) => self.touched(before, touched),
            Err(reason) => self.board.refuse(reason),
        }
    }

    /// Returns whether a person is to move in the position shown.
    fn is_persons_turn(&self) -> bool {
        let session = &self.board.session;
        session.side().is_some_and(|side| !session.players()[side.index()].is_computer())
    }

    /// Says that a move would replace several later ones, once after looking back; returns whether it did. A single one is
    /// soon played again.
    pub(super) fn asks_before_replacing(&mut self) -> bool {
        let session = &self.board.session;
        let (first, last) = (session.at() + 1, session.played().len());
        let is_asked = self.is_looking_back() && !self.has_asked && !session.has_partial();
        let asks = is_asked && last > first;
        if asks {
            self.has_asked = true;
            let [first, last] = [first, last].map(|mv| u32::try_from(mv).unwrap_or(u32::MAX));
            self.board.refuse(
                self.board.words().say(&Message::new("refuse-replacing").number("first", first).number("last", last)),
            );
        }
        asks
    }

    /// Returns the reason why no move can be made in the position shown, if any.
    fn move_refusal(&self) -> Option<String> {
        if self.is_review() {
            return Some(self.board.words().word("refuse-review"));
        }
        let session = &self.board.session;
        let allowed = self.only_one_takes_back().filter(|_| !self.may_replace(session.at()))?;
        let colors = Side::BOTH.map(|side| session.state().position().color(side));
        let (names, words) = (&session.circumstances().names, self.board.words());
        let name = side_name(session.players(), names, colors, allowed, words);
        let is_used = session.circumstances().has_taken_back;
        let key = if is_used { "refuse-taken-back" } else { "refuse-taking-back" };
        Some(words.say(&Message::new(key).word("name", name)))
    }

    /// Returns the side of two people that alone may take a move back, once.
    fn only_one_takes_back(&self) -> Option<Side> {
        let session = &self.board.session;
        session.circumstances().takes_back.filter(|_| session.players() == [Player::Human; 2])
    }

    /// Returns the number of moves before the one that the only person who may take a move back may replace: its last
    /// one, also after the reply to it.
    fn replaceable(&self) -> Option<usize> {
        let session = &self.board.session;
        let allowed = self.only_one_takes_back().filter(|_| !session.is_over())?;
        let last = session.played()[..session.at()].iter().rposition(|mv| mv.side == allowed);
        last.filter(|mv| self.may_replace(*mv))
    }

    /// Returns whether undoing has an effect that the match allows: a resignation or part of a move can always be taken
    /// back, a move by both people unless the match lets only one of them do so.
    pub(super) fn can_undo(&self) -> bool {
        let session = &self.board.session;
        let is_free = self.only_one_takes_back().is_none() || session.has_partial() || session.is_over();
        session.can_undo() && (is_free || self.replaceable().is_some())
    }

    /// Returns whether a move may be made after this many moves, if only one of two people may take a move back, once.
    /// The move that is replaced is the last one of that person.
    fn may_replace(&self, at: usize) -> bool {
        let session = &self.board.session;
        let circumstances = session.circumstances();
        let replaced: Vec<Side> = session.played()[at..].iter().map(|mv| mv.side).collect();
        match &*replaced {
            [] => true,
            [first, later @ ..] => {
                let is_own = circumstances.takes_back == Some(*first) && !later.contains(first);
                is_own && !circumstances.has_taken_back
            }
        }
    }
}
