//! The owner of a session and of the parts of a match: every change goes through here, is saved immediately, and may
//! start a search. The parts have no access to each other.

use std::sync::Arc;

use super::{
    super::{
        board::{Board, MoveRows},
        button::ShownButtons,
        context::Context,
        library::{Choices, ChosenStrength, StrengthKind},
    },
    analysis::Analysis,
    clock::{self, ClockUpdate, MatchClock},
    coach::Coach,
    computer::ComputerPlayer,
    ending::{BlunderSearch, ShownEnd},
    hint::Hint,
    names::end_reason,
    row_order::RowOrder,
    searcher::Searcher,
};
use fivefold_engine::{
    game::{Message, Side},
    session::{Jumped, Player, SearchPurpose, Session, Unrated},
};

/// An open match with its unsaved screen state.
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
pub struct Play {
    pub(super) number: u64,
    pub(crate) board: Board,
    pub(super) rows: MoveRows<()>,
    /// The share of the memory of search trees, while the match is shown.
    share: Option<Arc<()>>,
    /// Whether the match was deleted, as of this revision of the library.
    is_deleted: bool,
    library_revision: u64,
    pub(super) is_unsaved: bool,
    pub(crate) searcher: Searcher,
    pub(super) computer: ComputerPlayer,
    pub(super) analysis: Analysis,
    /// Whether the match began at a position of another screen, until its own screen is left.
    pub(crate) is_above: bool,
    /// Whether the person who looks back was asked before a move replaces several.
    pub(super) has_asked: bool,
    /// Whether two people changed sides when the match was begun, until the screen is left.
    pub(crate) is_after_swap: bool,
    /// Whether the choice of players is open, during which the computer makes no move.
    pub(super) is_choosing_players: bool,
    /// The order of the analyzed moves.
    pub(super) row_order: RowOrder,
    /// The text of the analyzed move chosen to be shown on the board.
    pub(super) chosen_move: Option<String>,
    pub(crate) hint: Option<Hint>,
    pub(super) coach: Coach,
    pub(super) clock: MatchClock,
    /// The search for the move that decided the match.
    pub(super) blunder_search: Option<BlunderSearch>,
    /// The number of moves before the move being played, undone moves included. If the number does not grow, the move
    /// replaces an undone one.
    pub(super) moves_before: usize,
    /// The part of the match's end on the screen.
    pub(super) shown_end: ShownEnd,
    pub(super) shown_buttons: ShownButtons,
}

impl Play {
    pub(super) fn new(context: Arc<Context>, number: u64, session: Session) -> Self {
        let moves_before = session.played().len();
        let analysis = Analysis::switched(session.circumstances().is_analyzed);
        let library_revision = context.storage().library.revision();
        Self {
            number,
            board: Board::new(context, session, true),
            rows: MoveRows::default(),
            share: None,
            is_deleted: false,
            library_revision,
            is_unsaved: false,
            searcher: Searcher::default(),
            computer: ComputerPlayer::default(),
            analysis,
            is_above: false,
            has_asked: false,
            is_after_swap: false,
            is_choosing_players: false,
            row_order: RowOrder::default(),
            chosen_move: None,
            hint: None,
            coach: Coach::default(),
            clock: MatchClock::default(),
            blunder_search: None,
            moves_before,
            shown_end: ShownEnd::Nothing,
            shown_buttons: ShownButtons::default(),
        }
    }

    /// Applies changes of settings and library since the last call.
    pub(super) fn sync(&mut self) {
        self.board.sync_settings();
        let confirms = self.board.context.storage().profile.settings().confirm_moves;
        if self.board.session.confirms() != confirms {
            self.board.session.set_confirm(confirms);
        }
        self.sync_library();
    }

    /// Stops all searches if the match was deleted; stores the moves played since if it was restored.
    fn sync_library(&mut self) {
        let storage = self.board.context.storage();
        let (revision, is_deleted) = (storage.library.revision(), storage.library.is_deleted(self.number));
        drop(storage);
        if revision == self.library_revision {
            return;
        }
        self.library_revision = revision;
        match (self.is_deleted, is_deleted) {
            (false, true) => {
                self.searcher.stop();
                self.blunder_search = None;
            }
            (true, false) => {
                self.persist();
                self.resume_search();
            }
            _ => {}
        }
        self.is_deleted = is_deleted;
    }

    /// Returns whether the match has ended and an earlier position is shown, in which no move can be played.
    pub(super) fn is_review(&self) -> bool {
        self.board.session.is_over() && self.board.session.conclusion().is_none()
    }

    /// Returns whether an earlier position is shown whose later moves were not undone.
    pub(super) fn is_looking_back(&self) -> bool {
        let session = &self.board.session;
        session.at() < session.played().len() && !session.circumstances().is_undone
    }

    pub(super) fn set_undone(&mut self, is_undone: bool) {
        self.has_asked = false;
        self.board.session.change_circumstances(|it| it.is_undone = is_undone);
    }

    /// Returns whether an earlier position of an unfinished match is shown after looking back.
    pub(super) fn has_left_last_position(&self) -> bool {
        let session = &self.board.session;
        self.is_looking_back() && !session.is_over() && !session.has_partial()
    }

    // Screen events.

    pub(super) const fn is_shown(&self) -> bool {
        self.share.is_some()
    }

    pub(super) fn show(&mut self) {
        self.share = Some(self.board.context.share());
        self.board.context.storage().library.make_current(self.number);
        self.update_score();
        // A failed search is tried again; a remark of the coach stays.
        if self.computer == ComputerPlayer::Failed {
            self.computer = ComputerPlayer::Ready;
        }
        self.resume_search();
    }

    pub(super) fn hide(&mut self) {
        self.share = None;
        self.searcher.stop();
        if let Some(mut search) = self.blunder_search.take() {
            search.stop();
            self.store_review(&mut search);
        }
        self.board.session.forget_searches();
        self.persist();
        self.board.revision += 1;
    }

    /// Drops the search tree after another match was shown, because it is larger than its share now. The analysis starts
    /// again; the computer's move and a hint are found with the memory they have.
    pub(super) fn shrink_tree(&mut self) {
        self.board.session.forget_searches();
        if self.searcher.purpose() == Some(SearchPurpose::Analysis) {
            self.searcher.stop();
            self.resume_search();
        }
    }

    /// Reverts to the last saved state.
    pub(super) fn recover(&mut self) {
        self.searcher = Searcher::default();
        (self.blunder_search, self.clock) = (None, MatchClock::Stopped);
        let stored = self.board.context.storage().library.session(self.number);
        if let Some(session) = stored {
            self.moves_before = session.played().len();
            self.board.set_up(session);
            self.rows = MoveRows::default();
        }
        self.coach.reset();
        self.discard_results();
    }

    /// Subtracts the elapsed time from the running clock; a side out of time loses.
    pub(super) fn update_clock(&mut self) {
        let now = self.board.context.environment.clock.now();
        let update = self.clock.update(&mut self.board.session, now);
        if update != ClockUpdate::Unchanged {
            self.board.revision += 1;
        }
        match update {
            ClockUpdate::Unchanged | ClockUpdate::Changed => {}
            ClockUpdate::Due => self.persist(),
            ClockUpdate::Expired(side) => {
                let is_looking_back = self.is_looking_back();
                self.change_match(|session| {
                    if is_looking_back {
                        session.go_to(session.played().len())?;
                    }
                    session.time_out(side)
                });
            }
        }
    }

    /// Starts the clock of the side to move.
    pub(super) fn start_clock(&mut self) {
        let now = self.board.context.environment.clock.now();
        self.clock.start(self.ticking_side(), now);
    }

    /// Returns the side whose clock runs.
    pub(super) fn ticking_side(&self) -> Option<Side> {
        clock::ticking_side(&self.board.session).filter(|side| self.is_shown() && !self.board.waits_for(*side))
    }

    // Actions on the match.

    pub(super) fn redo(&mut self) {
        self.set_undone(true);
        self.jump(|session| Ok(session.redo()));
    }

    pub(super) fn go_to(&mut self, mv: u32) {
        if mv as usize <= self.board.session.played().len() {
            self.set_undone(false);
        }
        self.jump(|session| session.go_to(mv as usize).map(Some));
    }

    pub(super) fn resign(&mut self) {
        match self.resigning() {
            Some(side) => self.change_match(|session| session.resign(side)),
            None => self.board.refuse(self.board.say(&Message::new("refuse-operation"))),
        }
    }

    pub(super) fn agree_draw(&mut self) {
        self.change_match(Session::agree_draw);
    }

    pub(super) fn set_player(&mut self, side: Side, player: Player) {
        if self.board.session.is_over() {
            return self.board.refuse(self.board.say(&Message::new("refuse-over")));
        }
        self.store_level(side, player);
        self.change_match(|session| {
            let is_change = session.players()[side.index()] != player && !session.played().is_empty();
            session.set_player(side, player)?;
            if is_change {
                session.mark_unrated(Unrated::Changed);
            }
            session.mark_handicapped();
            if session.players().contains(&Player::Human) {
                // Only a match of two computers can be paused, and only then is there a control to resume it.
                session.set_paused(false);
            }
            Ok(())
        });
    }

    /// Stores the level chosen against the only person for the next matches of the game.
    pub(super) fn store_level(&self, side: Side, player: Player) {
        let session = &self.board.session;
        let is_against = session.players()[side.other().index()] == Player::Human;
        let Player::Level(level) = player else { return };
        if !is_against || usize::from(level) > session.game().levels().len() {
            return;
        }
        let mut storage = self.board.context.storage();
        let mut choices = storage.library.choices(session.game());
        choices.strengths[0] =
            ChosenStrength { kind: StrengthKind::Level, as_me: false, level, ..choices.strengths[0] };
        storage.library.set_choices(session.game(), &choices);
    }

    pub(super) fn set_paused(&mut self, is_paused: bool) {
        self.change_match(|session| {
            session.set_paused(is_paused);
            Ok(())
        });
    }

    /// Returns the side that would resign: the person against a computer, the side to move between two people.
    pub(super) fn resigning(&self) -> Option<Side> {
        let at_end = self.board.session.at() == self.board.session.played().len();
        let is_open = at_end && !self.board.session.is_over() && self.board.awaited().is_none();
        let side = self.board.session.side().filter(|_| is_open)?;
        match self.board.session.players() {
            [Player::Human, Player::Human] => Some(side),
            [Player::Human, _] => Some(Side::First),
            [_, Player::Human] => Some(Side::Second),
            _ => None,
        }
    }

    /// Switches the coach in this match, and for the next matches of the game.
    pub(super) fn set_coach(&mut self, is_on: bool) {
        if !self.can_have_coach() {
            return;
        }
        let game = self.board.session.game();
        self.board.session.change_circumstances(|it| it.has_coach = is_on);
        let mut storage = self.board.context.storage();
        let choices = Choices { coach: Some(is_on), ..storage.library.choices(game) };
        storage.library.set_choices(game, &choices);
        drop(storage);
        self.persist();
        self.board.revision += 1;
    }

    /// Returns whether the match is in progress between one person and the computer.
    pub(super) fn can_have_coach(&self) -> bool {
        self.board.session.only_human().is_some() && !self.board.session.is_over()
    }

    /// Marks the match as unrated if the person's move just played was made with help: the analysis, or a move taken
    /// back, also after the coach's advice. The coach alone does not count as help.
    pub(super) fn mark_help(&mut self, side: Side) {
        let session = &self.board.session;
        let (moves, takes_back) = (session.played().len(), session.circumstances().takes_back);
        if session.only_human() == Some(side) {
            let replaces = moves <= self.moves_before;
            if replaces || self.analysis.is_on() {
                self.board.session.mark_unrated(Unrated::Helped);
            }
        }
        if moves <= self.moves_before && takes_back == Some(side) {
            self.board.session.change_circumstances(|it| it.has_taken_back = true);
        }
        self.moves_before = moves;
    }

    /// Marks the match of the only person as unrated once the analysis shows moves of a match in progress.
    pub(super) fn mark_analysis(&mut self) {
        let session = &self.board.session;
        let shows_moves = self.analysis.is_on() && self.searcher.results().is_some() && !session.is_over();
        if shows_moves && session.only_human().is_some() && session.circumstances().unrated.is_none() {
            self.board.session.mark_unrated(Unrated::Helped);
            self.persist();
        }
    }

    // Consequences of a change.

    /// Moves to another position of the match and stops the running search; a refused jump stops nothing.
    pub(super) fn jump(&mut self, call: impl FnOnce(&mut Session) -> Result<Option<Jumped>, Message>) {
        let before = self.board.pieces();
        match call(&mut self.board.session) {
            Ok(None) => {}
            Ok(Some(jumped)) => {
                self.coach.reset();
                self.discard_results();
                let announcement = self.board.snapshot().announcement.clone();
                self.position_changed(before, jumped.effects, announcement);
            }
            Err(reason) => self.board.refuse(self.board.say(&reason)),
        }
        self.resume_search();
    }

    /// Changes a property of the match other than its moves.
    pub(super) fn change_match(&mut self, call: impl FnOnce(&mut Session) -> Result<(), Message>) {
        match call(&mut self.board.session) {
            Ok(()) => {
                self.mark_played();
                self.discard_results();
                let (snapshot, words) = (self.board.snapshot(), self.board.words());
                let reason = end_reason(&self.board.session, &snapshot, words);
                self.position_changed(Vec::new(), Vec::new(), reason);
            }
            Err(reason) => self.board.refuse(self.board.say(&reason)),
        }
        self.resume_search();
    }

    /// Marks a received match as played, so that it never moves to the bin automatically.
    pub(super) fn mark_played(&mut self) {
        if self.board.session.circumstances().is_received {
            self.board.session.change_circumstances(|it| it.is_received = false);
        }
    }

    /// Discards the search results for the position.
    pub(super) fn discard_results(&mut self) {
        self.searcher.discard_results();
        self.row_order.reset();
        self.hint = None;
        self.chosen_move = None;
        self.analysis.restart();
        self.computer = ComputerPlayer::Ready;
    }

    pub(super) fn persist(&mut self) {
        let Self { board: Board { context, session, .. }, number, .. } = self;
        self.is_unsaved = !context.storage().persist(*number, session);
    }

    /// Stores the judgments of the search for the deciding move in the match's review.
    pub(super) fn store_review(&self, search: &mut BlunderSearch) {
        if let Some(record) = search.new_record(&self.board.session) {
            self.board.context.storage().library.store_review(self.number, &record);
        }
    }
}
