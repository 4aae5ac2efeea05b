use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{Action, Message, OptionError, OptionSpec, Status, Turn};
use crate::text::shortened;

/// What is legal: a position of a game, small and cheap to copy. Nothing here allocates per action.
///
/// Nothing may assume that sides alternate after each action: a [`Turn`] is one or more actions of one side.
pub trait Rules: Copy + Eq + Debug + Send + Sync + 'static {
    /// The options of the game as they stand in saved games.
    /// Derive the serde traits with `#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]`.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;

    /// The same position with the same side to move for this many times is a draw; `None` where that cannot happen.
    const REPETITIONS: Option<usize> = None;

    /// One more than the largest code an [`Action`] of any position of this game has.
    const ACTIONS: usize;

    /// The options that may be chosen, in the order a person would choose them.
    fn option_specs() -> Vec<OptionSpec>;

    /// The options with everything drawn that is left to chance, so that the same game can be set up again.
    ///
    /// # Errors
    /// If they make no game.
    fn settle(options: &Self::Options) -> Result<Self::Options, OptionError> {
        Ok(options.clone())
    }

    /// The position before the first turn, of settled options.
    ///
    /// # Errors
    /// If the options make no game.
    fn start(options: &Self::Options) -> Result<Self, OptionError>;

    /// Whose action is next, or how the game ended; repetition is not seen here but by [`Course`](super::Course).
    fn status(&self) -> Status;

    /// Fills `into` with every legal action, always in the same order; with none exactly when the game has ended.
    /// A side that cannot move but must pass has one action: the pass.
    fn actions(&self, into: &mut Vec<Action>);

    /// Why this action (any code whatever) may not be played here, or `None` if it may.
    fn refusal(&self, action: Action) -> Option<Message>;

    /// Plays an action that is known to be legal. Panics or leaves nonsense after an illegal one.
    fn play_unchecked(&mut self, action: Action);

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// Why it may not be played; nothing has changed.
    fn play(&mut self, action: Action) -> Result<(), Message> {
        if let Some(reason) = self.refusal(action) {
            return Err(reason);
        }
        self.play_unchecked(action);
        Ok(())
    }

    /// A hash of everything that makes this position what it is, the side to move and a half-made turn included.
    /// The same on every platform.
    fn key(&self) -> u64;

    /// Whether no earlier position can come back after this legal action. May say no too often.
    fn is_irreversible(&self, action: Action) -> bool {
        let _ = action;
        false
    }

    /// The text of a legal turn from this position, or of the part of it that is made: `c8-c6`, `5:2`, `c4:ne+`.
    fn turn_text(&self, turn: Turn) -> String;

    /// Reads a whole legal turn from this position; the inverse of [`Rules::turn_text`], somewhat more tolerant.
    ///
    /// # Errors
    /// If the text is no turn of this game, or one that is not legal here.
    fn read_turn(&self, text: &str) -> Result<Turn, TurnError>;

    /// Takes a word apart that people write for several turns in a row, such as `4453` in Connect Four.
    #[must_use]
    fn separate(word: &str) -> Vec<&str> {
        vec![word]
    }
}

/// Why a text is no turn that can be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// The text does not have the form of a turn of this game.
    #[error("`{text}` is not a turn of this game")]
    Unreadable {
        /// What was read, shortened if it is long.
        text: String,
    },
    /// It has the form, but the rules refuse it here.
    #[error("`{text}` is not legal here ({})", reason.key)]
    Illegal {
        /// What was read.
        text: String,
        /// Why, in words of the game.
        reason: Message,
    },
}

impl TurnError {
    /// What was read does not have the form of a turn.
    #[must_use]
    pub fn unreadable(text: &str) -> Self {
        Self::Unreadable { text: shortened(text, MOST_SAID) }
    }

    /// What was read is refused for this reason.
    #[must_use]
    pub fn illegal(text: &str, reason: Message) -> Self {
        Self::Illegal { text: shortened(text, MOST_SAID), reason }
    }
}

/// How many letters of a text are repeated to whoever typed it.
const MOST_SAID: usize = 24;
