use serde::{Deserialize, Serialize};

/// One of the two players by playing order: the first side makes the first move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side that makes the first move.
    First,
    /// The opponent of the first side.
    Second,
}

impl Side {
    /// Both sides, in playing order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Returns the opponent of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Returns the array index: 0 for the first side, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the name used in saved games, messages and the engine program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}
