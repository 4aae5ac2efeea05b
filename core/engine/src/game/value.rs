use super::Side;

/// A value for the **first** side, regardless of the side to move: from -1 (lost) to 1 (won).
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct FirstValue(f32);

/// A value from a side's own view, from -1 (loss) to 1 (win): for the side to move in a position, or the side that
/// plays an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct OwnValue(f32);

impl FirstValue {
    /// The second side has won.
    pub const LOSS: Self = Self(-1.0);
    /// The game is drawn.
    pub const DRAW: Self = Self(0.0);
    /// The first side has won.
    pub const WIN: Self = Self(1.0);

    /// Creates a value for the first side.
    #[must_use]
    pub const fn new(value: f32) -> Self {
        Self(value)
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }

    /// Returns the value from this side's view.
    #[must_use]
    pub fn seen_by(self, side: Side) -> OwnValue {
        OwnValue(if side == Side::First { self.0 } else { -self.0 })
    }
}

impl OwnValue {
    /// The side loses.
    pub const LOSS: Self = Self(-1.0);
    /// The game is drawn.
    pub const DRAW: Self = Self(0.0);
    /// The side wins.
    pub const WIN: Self = Self(1.0);

    /// Creates a value from a side's own view.
    #[must_use]
    pub const fn new(value: f32) -> Self {
        Self(value)
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }

    /// Returns the value for the first side, given the side it was for.
    #[must_use]
    pub fn of(self, side: Side) -> FirstValue {
        FirstValue(if side == Side::First { self.0 } else { -self.0 })
    }

    /// Returns the value from the opponent's view.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{FirstValue, OwnValue, Side};

    #[test]
    fn value_round_trips_through_either_side() {
        for side in Side::BOTH {
            let value = FirstValue::new(0.25);
            assert_eq!(value.seen_by(side).of(side), value);
            assert_eq!(value.seen_by(side).reversed(), value.seen_by(side.other()));
        }
    }

    #[test]
    fn second_side_win_is_first_side_loss() {
        assert_eq!(OwnValue::WIN.of(Side::Second), FirstValue::LOSS);
        assert_eq!(OwnValue::WIN.of(Side::First), FirstValue::WIN);
    }
}
