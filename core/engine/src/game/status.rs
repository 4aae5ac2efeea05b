use super::{Ending, Side};

/// The state of a game: the side to act, or the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// This side begins a move.
    ToMove(Side),
    /// This side has begun its move and must play another action.
    MidMove(Side),
    /// The game is over.
    Ended(Ending),
}

impl Status {
    /// Returns the side to act, or `None` once the game has ended.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::ToMove(side) | Self::MidMove(side) => Some(side),
            Self::Ended(_) => None,
        }
    }

    /// Returns how the game ended, or `None` while it runs.
    #[must_use]
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::ToMove(_) | Self::MidMove(_) => None,
            Self::Ended(ending) => Some(ending),
        }
    }

    /// Returns whether the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Ended(_))
    }

    /// Returns whether a move has begun and is incomplete.
    #[must_use]
    pub const fn is_mid_move(self) -> bool {
        matches!(self, Self::MidMove(_))
    }
}
