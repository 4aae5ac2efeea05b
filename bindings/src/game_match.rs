#![expect(clippy::missing_errors_doc, reason = "what is not said of a call is said of its object")]

use std::sync::Arc;

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{
        BoardGesture, LegalMoveRow, MatchLink, MatchState, MenuDeed, MenuRow, Picture, Player, PlayerChoice, Side,
    },
};

/// A game being played, with its searches. A gesture is one call that returns the new state; no call blocks. Unless
/// documented otherwise, a call fails only after a fault of the core and can be retried.
#[derive(Debug, uniffi::Object)]
pub struct Match(app::Match);

impl Match {
    pub(crate) fn of(it: app::Match) -> Arc<Self> {
        Arc::new(Self(it))
    }

    /// Runs a call. After a panic the match is restored from its stored state, so that the next call is safe.
    fn with<T>(&self, call: impl FnOnce(&app::Match) -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
        let result = guarded(|| call(&self.0));
        if let Err(FivefoldError::Fault { .. }) = result {
            guarded(|| {
                self.0.recover();
                Ok(())
            })?;
        }
        result
    }
}

#[uniffi::export]
impl Match {
    /// Returns the number of the match.
    pub fn number(&self) -> Result<u64, FivefoldError> {
        self.with(|it| Ok(it.number()))
    }

    /// Returns the state of the screen.
    pub fn state(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.state()))
    }

    /// Called when the screen appears: resumes the computer's search on its turn, and the analysis if it is on.
    pub fn shown(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.shown()))
    }

    /// Called when the screen disappears: stops all searches and stores the match.
    pub fn hidden(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.hidden()))
    }

    /// Called by the host on its main thread after a listener callback; applies the report of this search.
    pub fn heard(&self, search: u64) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.heard(search)))
    }

    /// Called when the timer set by the state's `wake_ms` fires.
    pub fn tick(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.tick()))
    }

    /// Handles a gesture on the board. Returns `None` if nothing changed.
    pub fn gesture(&self, gesture: BoardGesture) -> Result<Option<MatchState>, FivefoldError> {
        self.with(|it| Ok(it.gesture(gesture)))
    }

    /// Plays the move awaiting confirmation.
    pub fn confirm(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.confirm()))
    }

    /// Passes, if the rules allow it.
    pub fn pass(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.pass()))
    }

    /// Redoes the last undone move.
    pub fn redo(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.redo()))
    }

    /// Shows the position after `number` moves.
    pub fn go_to(&self, number: u32) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.go_to(number)))
    }

    /// Returns every legal move; none while the computer is to move.
    pub fn legal_moves(&self) -> Result<Vec<LegalMoveRow>, FivefoldError> {
        self.with(|it| Ok(it.legal_moves()))
    }

    /// Plays a legal move given as text.
    pub fn play(&self, text: &str) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.play(text)))
    }

    /// Starts a search for a hint.
    pub fn hint(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.hint()))
    }

    /// Takes back the move that the coach comments on.
    pub fn take_advice(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.take_advice()))
    }

    /// Turns the coach on or off.
    pub fn set_coach(&self, is_on: bool) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.set_coach(is_on)))
    }

    /// Turns the analysis on or off.
    pub fn set_analysis(&self, is_on: bool) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.set_analysis(is_on)))
    }

    /// Ends the computer's search with the best move so far.
    pub fn move_now(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.move_now()))
    }

    /// Lets the computer play on from an earlier move.
    pub fn let_computer_play(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.let_computer_play()))
    }

    /// Pauses or resumes a match between two computers.
    pub fn set_paused(&self, is_paused: bool) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.set_paused(is_paused)))
    }

    /// Resigns for the side that can resign.
    pub fn resign(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.resign()))
    }

    /// Ends the match in a draw agreed by two people.
    pub fn agree_draw(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.agree_draw()))
    }

    /// Changes who plays a side.
    pub fn set_player(&self, side: Side, player: Player) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.set_player(side, player)))
    }

    /// Returns the players of the first and the second side.
    pub fn players(&self) -> Result<Vec<Player>, FivefoldError> {
        self.with(|it| Ok(it.players()))
    }

    /// Returns the possible players of a side: a person, each level of the computer, and custom limits if it has any.
    pub fn player_choices(&self, side: Side) -> Result<Vec<PlayerChoice>, FivefoldError> {
        self.with(|it| Ok(it.player_choices(side)))
    }

    /// Starts the same game with the sides swapped, as a new match.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn rematch(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.rematch()?)))
    }

    /// Starts the same game from the beginning with the same sides, as a new match. This one stays stored.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn restart(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.restart()?)))
    }

    /// Returns the overflow menu, in groups of related entries.
    pub fn menu(&self) -> Result<Vec<Vec<MenuRow>>, FivefoldError> {
        self.with(|it| Ok(it.menu()))
    }

    /// Performs a menu entry: undoes or redoes a move, or toggles a setting. Entries handled by the host, such as
    /// dialogs, change nothing here.
    pub fn choose(&self, deed: MenuDeed) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.choose(deed)))
    }

    /// Starts a rematch against the next level, as a new match.
    ///
    /// # Errors
    /// If it is not offered.
    pub fn next_level(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.next_level()?)))
    }

    /// Starts a copy that continues from the move shown, as a new match.
    ///
    /// # Errors
    /// If no earlier move of a finished match is shown.
    pub fn play_from_here(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.play_from_here()?)))
    }

    /// Returns the match as text, for sharing.
    pub fn save(&self) -> Result<String, FivefoldError> {
        self.with(|it| Ok(it.save()))
    }

    /// Returns the match as a link for the opponent, or `None` if it is too long for a link.
    pub fn link(&self) -> Result<Option<MatchLink>, FivefoldError> {
        self.with(|it| Ok(it.link()))
    }

    /// Returns the board as a still picture for sharing, with a margin; only the last move is marked.
    pub fn shared_picture(&self) -> Result<Picture, FivefoldError> {
        self.with(|it| Ok(it.shared_picture()))
    }
}
