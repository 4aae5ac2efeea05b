use serde::{Deserialize, Serialize};

use super::{FirstValue, Side};

/// The outcome of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// This side won.
    Win(Side),
    /// The game was drawn.
    Draw,
}

impl Outcome {
    /// The winner, or a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(side) => Some(side),
            Self::Draw => None,
        }
    }

    /// Returns the value for the first side.
    #[must_use]
    pub const fn value(self) -> FirstValue {
        match self {
            Self::Win(Side::First) => FirstValue::WIN,
            Self::Win(Side::Second) => FirstValue::LOSS,
            Self::Draw => FirstValue::DRAW,
        }
    }
}

/// The outcome of a finished game and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The winner, or a draw.
    pub outcome: Outcome,
    /// The key of the sentence with the reason, in the game's texts: `end-four`, `end-board-full`, …
    pub reason: &'static str,
}

impl Ending {
    /// Returns a win of `side` with this reason.
    #[must_use]
    pub const fn win(side: Side, reason: &'static str) -> Self {
        Self { outcome: Outcome::Win(side), reason }
    }

    /// Returns a draw with this reason.
    #[must_use]
    pub const fn draw(reason: &'static str) -> Self {
        Self { outcome: Outcome::Draw, reason }
    }
}
