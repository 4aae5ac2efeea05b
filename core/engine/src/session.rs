//! A match between two players, driven by touches and drawn from snapshots.
//!
//! A [`Session`] is synchronous and single-threaded: its owner makes every change by a call. It owns the game, the move
//! history with a cursor, the partial move, the players and the result. A front end requests the layout once, draws a
//! [`Snapshot`] after each change, and animates the effects that a change returns.
//!
//! ```
//! use fivefold_engine::{game::Target, session::{Session, Touched}, text::Language};
//!
//! let mut session = Session::new("tic-tac-toe", &serde_json::json!({}))?;
//! let center = session.layout().spots[4].place;
//! assert!(matches!(session.touch(Target::Place(center)), Touched::Done { .. }));
//! assert_eq!(session.snapshot(Language::ENGLISH).announcement, "Orange takes b2.");
//! # Ok::<(), fivefold_engine::session::SessionError>(())
//! ```

mod circumstances;
mod history;
mod input;
mod link;
mod players;
mod save;
mod snapshot;
#[cfg(test)]
mod tests;
mod thinking;
mod values;

use serde_json::Value;

use crate::{
    game::{BoardLayout, OptionError, Place, Side},
    games::{self, Game, GameState, PlayedMove},
    search::SearchId,
    text::{Texts, Wording},
};
pub use circumstances::{Circumstances, LONGEST_NAME, MOST_MINUTES, Minutes, Score, TimeLeft, Unrated, checked_name};
use history::History;
pub use history::{Jumped, MOST_MOVES};
pub use input::{LegalMove, MoveFault, Touched};
pub use link::SCHEME;
pub use players::{Concession, Conclusion, Limits, Player};
pub use save::{MOST_BYTES, MatchTag, SaveError};
pub use snapshot::{GameResult, MoveText, OperationText, PlaceLabel, Snapshot};
pub use thinking::{SearchError, SearchOptions, SearchPurpose};
pub use values::TargetValue;

/// The error for a game that cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SessionError {
    /// The game id is unknown.
    #[error("there is no game `{0}`")]
    Game(String),
    /// The options are invalid.
    #[error(transparent)]
    Options(#[from] OptionError),
}

/// A match in progress.
pub struct Session {
    game: &'static dyn Game,
    /// The position at the cursor of the history, including the partial move.
    state: Box<dyn GameState>,
    history: History,
    picked: Option<Place>,
    /// A complete move awaiting confirmation; part of `state`, not yet of `history`.
    held: Option<PlayedMove>,
    confirm: bool,
    players: [Player; 2],
    paused: bool,
    concession: Option<Concession>,
    /// How the match ended, regardless of the cursor.
    final_conclusion: Option<Conclusion>,
    revision: u64,
    /// The match's id in the app's storage, if it is stored.
    tag: Option<MatchTag>,
    circumstances: Circumstances,
    /// The ids of the searches that are valid for the current position and players.
    searches: Vec<SearchId>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Session({}, {} moves)", self.game.id(), self.history.at())
    }
}

impl Session {
    /// Starts a game between two people. Omitted options have their defaults.
    ///
    /// # Errors
    /// If the game id is unknown, or the options are invalid.
    pub fn new(game: &str, options: &Value) -> Result<Self, SessionError> {
        let game = games::find(game).ok_or_else(|| SessionError::Game(game.chars().take(40).collect()))?;
        Ok(Self::of(game, game.open(options)?))
    }

    fn of(game: &'static dyn Game, state: Box<dyn GameState>) -> Self {
        let history = History::new(state.status().is_over());
        let conclusion = state.status().ending().map(|ending| Conclusion::new(ending, &*state));
        Self {
            game,
            state,
            history,
            picked: None,
            held: None,
            confirm: false,
            players: [Player::Human; 2],
            paused: false,
            concession: None,
            final_conclusion: conclusion,
            revision: 0,
            tag: None,
            circumstances: Circumstances::default(),
            searches: Vec::new(),
        }
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// Returns the game's texts in a wording.
    #[must_use]
    pub fn texts(&self, wording: impl Into<Wording>) -> &'static Texts {
        self.game.texts(wording.into())
    }

    /// Returns the chosen options, with defaults filled in.
    #[must_use]
    pub fn options(&self) -> Value {
        self.state.options()
    }

    /// Returns the random setup: the option fields that were drawn, not chosen.
    #[must_use]
    pub fn setup(&self) -> Value {
        self.state.setup()
    }

    /// Returns the geometry of the board, constant during a match.
    #[must_use]
    pub fn layout(&self) -> BoardLayout {
        self.state.position().layout()
    }

    /// Returns the position at the cursor, including the partial move, for details a snapshot lacks.
    #[must_use]
    pub fn state(&self) -> &dyn GameState {
        &*self.state
    }

    /// Returns the place of the picked piece.
    #[must_use]
    pub const fn picked(&self) -> Option<Place> {
        self.picked
    }

    /// Returns the revision, which grows with every change.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns whether complete moves are held until [`Session::finish`] confirms them.
    #[must_use]
    pub const fn confirms(&self) -> bool {
        self.confirm
    }

    /// Sets whether complete moves are held for confirmation. A move already held stays held.
    pub fn set_confirm(&mut self, confirm: bool) {
        self.confirm = confirm;
        self.changed();
    }

    /// Returns how the match ended, if it has ended at the cursor: by the rules, or by a concession after the last
    /// move.
    #[must_use]
    pub fn conclusion(&self) -> Option<Conclusion> {
        if self.held.is_some() {
            return None;
        }
        let conceded = || self.concession.filter(|_| self.history.at_end()).map(Concession::ending);
        let ending = self.state.status().ending().or_else(conceded)?;
        Some(Conclusion::new(ending, &*self.state))
    }

    /// Returns how the match ended, regardless of the cursor.
    #[must_use]
    pub const fn final_conclusion(&self) -> Option<&Conclusion> {
        self.final_conclusion.as_ref()
    }

    /// Returns the side to move, or `None` once the match has ended. While a move is held, its side is still to move.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        match &self.held {
            Some(mv) => Some(mv.side),
            None if self.conclusion().is_some() => None,
            None => self.state.status().side(),
        }
    }

    /// Returns whether the match has ended, regardless of the cursor.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.concession.is_some() || self.history.has_ended()
    }

    /// Returns whether the match has no moves, no partial move and no concession.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.played().is_empty() && !self.has_partial() && self.concession.is_none()
    }

    /// Returns the match's id in the app's storage, if it is stored.
    #[must_use]
    pub const fn tag(&self) -> Option<MatchTag> {
        self.tag
    }

    /// Sets the match's id in the app's storage. Part of the saved game only.
    pub const fn set_tag(&mut self, tag: Option<MatchTag>) {
        self.tag = tag;
    }

    const fn changed(&mut self) {
        self.revision += 1;
    }

    /// Invalidates running searches after a change of the position or the players.
    fn moved(&mut self) {
        if self.history.at_end() {
            self.final_conclusion = self.conclusion();
        }
        self.searches.clear();
        self.changed();
    }
}
