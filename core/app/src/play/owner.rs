//! The owner of a session: every change of a match goes through here, is saved immediately, and may start a search.

use std::sync::Arc;

use super::{
    super::{board::Board, context::Context},
    clock::Ticking,
    coach::Coach,
    ending::BlunderSearch,
    hint::Hint,
    searcher::Searcher,
};
use fivefold_engine::{
    game::{Message, Side},
    session::{Jumped, Player, Session, Unrated},
};

/// An open match with its unsaved screen state.
#[expect(clippy::struct_excessive_bools, reason = "each is an independent fact, switched by a gesture of its own")]
pub struct Play {
    pub(super) number: u64,
    pub(crate) board: Board,
    pub(crate) searcher: Searcher,
    pub(super) is_shown: bool,
    /// Whether the match was deleted, as of this revision of the library.
    is_deleted: bool,
    library_revision: u64,
    pub(super) is_unsaved: bool,
    pub(super) analyses: bool,
    /// Whether the analysis of the position has finished.
    pub(super) is_analysed: bool,
    pub(super) has_analysis_failed: bool,
    /// Whether the search for the computer's move has failed; it is retried only on request.
    pub(super) has_move_failed: bool,
    pub(crate) hint: Option<Hint>,
    pub(super) coach: Coach,
    /// The running clock.
    pub(super) ticking: Option<Ticking>,
    /// The search for the move that decided the match.
    pub(super) blunder_search: Option<BlunderSearch>,
    /// The number of moves before the last one, undone moves included: a move that does not exceed it replaces one.
    pub(super) moves_before: usize,
}

impl Play {
    pub(super) fn new(context: Arc<Context>, number: u64, session: Session) -> Self {
        let moves_before = session.played().len();
        let library_revision = context.storage().library.revision();
        Self {
            number,
            board: Board::new(context, session, true),
            searcher: Searcher::default(),
            is_shown: false,
            is_deleted: false,
            library_revision,
            is_unsaved: false,
            analyses: false,
            is_analysed: false,
            has_analysis_failed: false,
            has_move_failed: false,
            hint: None,
            coach: Coach::default(),
            blunder_search: None,
            ticking: None,
            moves_before,
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
                self.keep();
                self.resume_search();
            }
            _ => {}
        }
        self.is_deleted = is_deleted;
    }

    /// Returns whether an ended match is being reviewed, when nothing can be played.
    pub(super) fn is_review(&self) -> bool {
        self.board.session.is_over() && self.board.session.conclusion().is_none()
    }

    // Screen events.

    pub(super) fn show(&mut self) {
        self.is_shown = true;
        self.has_move_failed = false;
        self.resume_search();
    }

    pub(super) fn hide(&mut self) {
        self.is_shown = false;
        self.searcher.stop();
        self.end_inquest();
        self.keep();
        self.board.revision += 1;
    }

    /// Reverts to the last saved state.
    pub(super) fn recover(&mut self) {
        self.searcher = Searcher::default();
        (self.blunder_search, self.ticking) = (None, None);
        let kept = self.board.context.storage().library.session(self.number);
        if let Some(session) = kept {
            self.moves_before = session.played().len();
            self.board.set_up(session);
        }
        self.forget_advice();
        self.forget();
    }

    // Actions on the match.

    pub(super) fn redo(&mut self) {
        self.jump(|session| Ok(session.redo()));
    }

    pub(super) fn go_to(&mut self, mv: u32) {
        self.jump(|session| session.go_to(mv as usize).map(Some));
    }

    pub(super) fn resign(&mut self) {
        match self.resigning() {
            Some(side) => self.set(|session| session.resign(side)),
            None => self.board.refuse(self.board.say(&Message::new("refuse-operation"))),
        }
    }

    pub(super) fn agree_draw(&mut self) {
        self.set(Session::agree_draw);
    }

    pub(super) fn set_player(&mut self, side: Side, player: Player) {
        if self.board.session.is_over() {
            return self.board.refuse(self.board.say(&Message::new("refuse-over")));
        }
        self.set(|session| {
            let is_change = session.players()[side.index()] != player && !session.played().is_empty();
            session.set_player(side, player)?;
            if is_change {
                session.mark_unrated(Unrated::Changed);
            }
            if session.players().contains(&Player::Human) {
                // Only a match of two computers can be paused, and only then is there a control to resume it.
                session.set_paused(false);
            }
            Ok(())
        });
    }

    pub(super) fn set_paused(&mut self, is_paused: bool) {
        self.set(|session| {
            session.set_paused(is_paused);
            Ok(())
        });
    }

    /// Returns the side that would resign: the person against a computer, the side to move between two people.
    pub(super) fn resigning(&self) -> Option<Side> {
        let at_end = self.board.session.at() == self.board.session.played().len();
        let side = self.board.session.side().filter(|_| at_end && !self.board.session.is_over())?;
        match self.board.session.players() {
            [Player::Human, Player::Human] => Some(side),
            [Player::Human, _] => Some(Side::First),
            [_, Player::Human] => Some(Side::Second),
            _ => None,
        }
    }

    // Consequences of a change.

    /// Moves to another position of the match and stops the running search; a refused jump stops nothing.
    pub(super) fn jump(&mut self, call: impl FnOnce(&mut Session) -> Result<Option<Jumped>, Message>) {
        let before = self.board.pieces();
        match call(&mut self.board.session) {
            Ok(None) => {}
            Ok(Some(jumped)) => {
                self.forget_advice();
                self.forget();
                let announcement = self.board.snapshot().announcement.clone();
                self.changed(before, jumped.effects, announcement);
            }
            Err(reason) => self.board.refuse(self.board.say(&reason)),
        }
        self.resume_search();
    }

    /// Changes a property of the match other than its moves.
    pub(super) fn set(&mut self, call: impl FnOnce(&mut Session) -> Result<(), Message>) {
        match call(&mut self.board.session) {
            Ok(()) => {
                self.forget();
                let reason = self.board.snapshot().result.as_ref().map(|result| result.reason.clone());
                self.changed(Vec::new(), Vec::new(), reason.unwrap_or_default());
            }
            Err(reason) => self.board.refuse(self.board.say(&reason)),
        }
        self.resume_search();
    }

    /// Discards the search results for the position.
    pub(super) fn forget(&mut self) {
        self.searcher.forget();
        self.hint = None;
        self.is_analysed = false;
        self.has_analysis_failed = false;
        self.has_move_failed = false;
    }

    pub(super) fn keep(&mut self) {
        let Self { board: Board { context, session, .. }, number, .. } = self;
        self.is_unsaved = !context.storage().keep(*number, session);
    }
}
