use super::{FirstValue, Side};

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Side),
    /// Nobody did.
    Draw,
}

impl Outcome {
    /// Who won, if anybody.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(side) => Some(side),
            Self::Draw => None,
        }
    }

    /// What it is worth.
    #[must_use]
    pub const fn value(self) -> FirstValue {
        match self {
            Self::Win(Side::First) => FirstValue::WIN,
            Self::Win(Side::Second) => FirstValue::LOSS,
            Self::Draw => FirstValue::DRAW,
        }
    }
}

/// The outcome of a finished game and why it is that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, if anybody.
    pub outcome: Outcome,
    /// The key of the sentence that says why, in the texts of the game: `end-four`, `end-board-full`, …
    pub reason: &'static str,
}

impl Ending {
    /// A win of `side` for this reason.
    #[must_use]
    pub const fn win(side: Side, reason: &'static str) -> Self {
        Self { outcome: Outcome::Win(side), reason }
    }

    /// A draw for this reason.
    #[must_use]
    pub const fn draw(reason: &'static str) -> Self {
        Self { outcome: Outcome::Draw, reason }
    }
}
