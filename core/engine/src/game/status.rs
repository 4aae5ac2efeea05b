use super::{Ending, Side};

/// How far a game is: whose action is next, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A turn begins, and this side makes it.
    ToMove(Side),
    /// This side has begun its turn and owes another action.
    MidTurn(Side),
    /// It is over.
    Ended(Ending),
}

impl Status {
    /// The side whose action is next; nobody's once the game has ended.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::ToMove(side) | Self::MidTurn(side) => Some(side),
            Self::Ended(_) => None,
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::ToMove(_) | Self::MidTurn(_) => None,
            Self::Ended(ending) => Some(ending),
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Ended(_))
    }

    /// Whether a turn was begun and is not complete.
    #[must_use]
    pub const fn is_mid_turn(self) -> bool {
        matches!(self, Self::MidTurn(_))
    }
}
