use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{Action, Message, Move, OptionError, OptionSpec, Status, shortened};

/// The rules of a game, implemented by its position type, which is small and cheap to copy. No method allocates per
/// action.
///
/// Callers must not assume that the sides alternate after each action: a [`Move`] is one or more actions of one side.
pub trait Rules: Copy + Eq + Debug + Send + Sync + 'static {
    /// The options of the game, as serialized in saved games. Derive the serde traits with `#[serde(default,
    /// deny_unknown_fields, rename_all = "kebab-case")]`.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;

    /// The number of occurrences of the same position with the same side to move that makes a draw; `None` if positions
    /// cannot repeat.
    const REPETITIONS: Option<usize> = None;

    /// An exclusive upper bound of the [`Action`] codes of this game.
    const ACTIONS: usize;

    /// Returns the available options, in display order.
    fn option_specs() -> Vec<OptionSpec>;

    /// Returns the options with all random choices made, so that the same game can be set up again.
    ///
    /// # Errors
    /// If the options are invalid.
    fn settle(options: &Self::Options) -> Result<Self::Options, OptionError> {
        Ok(options.clone())
    }

    /// Returns the position before the first move, given settled options.
    ///
    /// # Errors
    /// If the options are invalid.
    fn start(options: &Self::Options) -> Result<Self, OptionError>;

    /// Returns the side to act, or how the game ended. Repetition is detected by
    /// [`PositionHistory`](super::PositionHistory), not here.
    fn status(&self) -> Status;

    /// Fills `into` with every legal action in a deterministic order; `into` stays empty exactly when the game has
    /// ended. A side that must pass has one action: the pass.
    fn actions(&self, into: &mut Vec<Action>);

    /// Returns the reason why this action (any code) is illegal here, or `None` if it is legal.
    fn refusal(&self, action: Action) -> Option<Message>;

    /// Plays an action without checking its legality. An illegal action panics or leaves an invalid position.
    fn play_unchecked(&mut self, action: Action);

    /// Plays an action that is known not to end the game, without looking for an end. The position is the same as after
    /// [`Self::play_unchecked`].
    #[inline]
    fn play_nonterminal(&mut self, action: Action) {
        self.play_unchecked(action);
    }

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// Returns the reason if the action is illegal; the position is unchanged.
    fn play(&mut self, action: Action) -> Result<(), Message> {
        if let Some(reason) = self.refusal(action) {
            return Err(reason);
        }
        self.play_unchecked(action);
        Ok(())
    }

    /// Returns a hash of the full position, including the side to move and a partial move. The hash is the same on
    /// every platform.
    fn key(&self) -> u64;

    /// Returns whether no earlier position can recur after this legal action. `false` is always a safe answer.
    fn is_irreversible(&self, action: Action) -> bool {
        let _ = action;
        false
    }

    /// Returns the notation of a legal move from this position, or of the partial move: `c8-c6`, `5:2`, `c4:ne+`.
    fn move_text(&self, mv: Move) -> String;

    /// Parses a complete legal move from this position; the inverse of [`Rules::move_text`], but more tolerant.
    ///
    /// # Errors
    /// If the text is not a move of this game, or the move is illegal here.
    fn read_move(&self, text: &str) -> Result<Move, MoveError>;

    /// Splits a word that stands for several moves in a row, such as `4453` in Connect Four.
    #[must_use]
    fn separate(word: &str) -> Vec<&str> {
        vec![word]
    }
}

/// The error for a text that is not a playable move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The text is not in the notation of this game.
    #[error("`{text}` is not a move of this game")]
    Unreadable {
        /// The input, truncated if long.
        text: String,
    },
    /// The notation is valid, but the move is illegal here.
    #[error("`{text}` is not legal here ({})", reason.key)]
    Illegal {
        /// The input, truncated if long.
        text: String,
        /// The reason, in the game's texts.
        reason: Message,
    },
}

impl MoveError {
    /// Returns the error for an input that is not in the notation of the game.
    #[must_use]
    pub fn unreadable(text: &str) -> Self {
        Self::Unreadable { text: shortened(text, MOST_SAID) }
    }

    /// Returns the error for an illegal move with this reason.
    #[must_use]
    pub fn illegal(text: &str, reason: Message) -> Self {
        Self::Illegal { text: shortened(text, MOST_SAID), reason }
    }
}

/// The maximum number of input characters quoted in an error.
const MOST_SAID: usize = 24;
