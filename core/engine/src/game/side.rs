use serde::{Deserialize, Serialize};

/// One of the two players, by turn: the first side makes the first turn of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side that makes the first turn.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first side and 1 for the second, to index an array with.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word used in saved games, messages and the engine program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}
