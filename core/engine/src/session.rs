//! A match between two players: touches go in, snapshots come out.
//!
//! A [`Session`] is synchronous and knows no thread: whoever holds it makes every change by a call. It owns the game,
//! its history with a cursor, the half-made turn, the players and the result. A front end asks for the layout once,
//! draws a [`Snapshot`] after each change, and shows the effects that a change returns on the way.
//!
//! ```
//! use fivefold_engine::{game::Target, session::{Session, Touched}, text::Language};
//!
//! let mut session = Session::new("tic-tac-toe", &serde_json::json!({}))?;
//! let centre = session.layout().spots[4].place;
//! assert!(matches!(session.touch(Target::Place(centre)), Touched::Done { .. }));
//! assert_eq!(session.snapshot(Language::ENGLISH).turns[0].sentence, "Orange takes b2");
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
    games::{self, Game, GameState, PlayedTurn},
    search::SearchId,
    text::{Texts, Wording},
};
pub use circumstances::{Circumstances, LONGEST_NAME, TimeLeft, Unrated, checked_name};
use history::History;
pub use history::{Jumped, MOST_TURNS};
pub use input::{LegalTurn, Touched, TurnFault};
pub use link::SCHEME;
pub use players::{Concession, Conclusion, Limits, Player};
pub use save::{MOST_BYTES, MatchTag, SaveError};
pub use snapshot::{GameResult, OperationText, PlaceLabel, Snapshot, TurnText};
pub use thinking::{Purpose, SearchError, Wish};
pub use values::TargetValue;

/// A game that cannot be begun.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SessionError {
    /// There is no such game.
    #[error("there is no game `{0}`")]
    Game(String),
    /// The options make no game.
    #[error(transparent)]
    Options(#[from] OptionError),
}

/// A match being played.
pub struct Session {
    game: &'static dyn Game,
    /// The position at the cursor of the history and what is made of a turn from there.
    state: Box<dyn GameState>,
    history: History,
    picked: Option<Place>,
    /// A complete turn that waits to be confirmed; the state has it, the history does not.
    held: Option<PlayedTurn>,
    confirm: bool,
    players: [Player; 2],
    paused: bool,
    concession: Option<Concession>,
    revision: u64,
    /// What tells the match from every other one of its keeper, if somebody keeps it.
    tag: Option<MatchTag>,
    circumstances: Circumstances,
    /// The searches of the position as it is, by the players as they are.
    searches: Vec<SearchId>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Session({}, {} turns)", self.game.id(), self.history.at())
    }
}

impl Session {
    /// Begins a game between two people. Options that are left out have their default.
    ///
    /// # Errors
    /// If there is no such game, or the options make none.
    pub fn new(game: &str, options: &Value) -> Result<Self, SessionError> {
        let game = games::find(game).ok_or_else(|| SessionError::Game(game.chars().take(40).collect()))?;
        Ok(Self::of(game, game.open(options)?))
    }

    fn of(game: &'static dyn Game, state: Box<dyn GameState>) -> Self {
        Self {
            game,
            state,
            history: History::default(),
            picked: None,
            held: None,
            confirm: false,
            players: [Player::Human; 2],
            paused: false,
            concession: None,
            revision: 0,
            tag: None,
            circumstances: Circumstances::default(),
            searches: Vec::new(),
        }
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// Its words in a language.
    #[must_use]
    pub fn texts(&self, wording: impl Into<Wording>) -> &'static Texts {
        self.game.texts(wording.into())
    }

    /// The options as they were chosen, with every default filled in.
    #[must_use]
    pub fn options(&self) -> Value {
        self.state.options()
    }

    /// What was drawn by lot: fields of the options that were not chosen.
    #[must_use]
    pub fn setup(&self) -> Value {
        self.state.setup()
    }

    /// Where everything on the board is; never changes during a match.
    #[must_use]
    pub fn layout(&self) -> BoardLayout {
        self.state.layout()
    }

    /// The position at the cursor, the half-made turn included, for whoever needs more than a snapshot says.
    #[must_use]
    pub fn state(&self) -> &dyn GameState {
        &*self.state
    }

    /// The piece that is picked.
    #[must_use]
    pub const fn picked(&self) -> Option<Place> {
        self.picked
    }

    /// A number that grows with every change.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether a complete turn is held until [`Session::finish`] confirms it.
    #[must_use]
    pub const fn confirms(&self) -> bool {
        self.confirm
    }

    /// Decides whether complete turns are held for confirmation. One that is held stays held.
    pub fn set_confirm(&mut self, confirm: bool) {
        self.confirm = confirm;
        self.changed();
    }

    /// How the match ended, if it has at the cursor: by the rules, or by what the players said after the last turn.
    #[must_use]
    pub fn conclusion(&self) -> Option<Conclusion> {
        if self.held.is_some() {
            return None;
        }
        let conceded = || self.concession.filter(|_| self.history.at_end()).map(Concession::ending);
        let ending = self.state.status().ending().or_else(conceded)?;
        Some(Conclusion::new(ending, &*self.state))
    }

    /// The side to move, with a turn that is held still its own; nobody once the match has ended.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        match &self.held {
            Some(turn) => Some(turn.side),
            None if self.conclusion().is_some() => None,
            None => self.state.status().side(),
        }
    }

    /// Whether the match has ended, whatever turn is shown of it.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.concession.is_some() || self.history.has_ended()
    }

    /// Whether nobody has done anything yet.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.played().is_empty() && !self.has_partial() && self.concession.is_none()
    }

    /// What tells the match from every other one of its keeper, if somebody keeps it.
    #[must_use]
    pub const fn tag(&self) -> Option<MatchTag> {
        self.tag
    }

    /// Says who keeps the match by which number; it is a part of the save and of nothing else.
    pub const fn set_tag(&mut self, tag: Option<MatchTag>) {
        self.tag = tag;
    }

    const fn changed(&mut self) {
        self.revision += 1;
    }

    /// The position or who plays it has changed: what is being searched is of no use any more.
    fn moved(&mut self) {
        self.searches.clear();
        self.changed();
    }
}
