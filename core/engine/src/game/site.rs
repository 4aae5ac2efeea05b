/// A place of the board as a player sees it, in steps between neighboring places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
}

/// Where an action happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionSite {
    /// The origin, if a piece moves.
    pub from: Option<Site>,
    /// The destination.
    pub to: Site,
}

impl Site {
    /// Creates a site from a column and a row of a board, both below 256.
    #[must_use]
    pub fn new(x: impl Into<i16>, y: impl Into<i16>) -> Self {
        Self { x: x.into(), y: y.into() }
    }

    /// Returns the distance in steps of a king.
    #[must_use]
    pub fn distance(self, other: Self) -> i16 {
        (self.x - other.x).abs().max((self.y - other.y).abs())
    }

    /// Returns whether both sites are in one row or column.
    #[must_use]
    pub const fn is_straight(self, other: Self) -> bool {
        self.x == other.x || self.y == other.y
    }

    /// Returns whether both sites are on one diagonal.
    #[must_use]
    pub const fn is_diagonal(self, other: Self) -> bool {
        (self.x - other.x).abs() == (self.y - other.y).abs()
    }
}

impl From<Site> for ActionSite {
    fn from(to: Site) -> Self {
        Self { from: None, to }
    }
}
