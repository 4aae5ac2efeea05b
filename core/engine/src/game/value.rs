use super::Side;

/// A value for the **first** side, whoever is to move: from -1 (lost) to 1 (won).
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct FirstValue(f32);

/// A value for the side whose action it is about, from -1 (it loses) to 1 (it wins): the side to move in a position, the
/// side that makes an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct OwnValue(f32);

impl FirstValue {
    /// The second side has won.
    pub const LOSS: Self = Self(-1.0);
    /// Nobody has won.
    pub const DRAW: Self = Self(0.0);
    /// The first side has won.
    pub const WIN: Self = Self(1.0);

    /// This number, which is for the first side.
    #[must_use]
    pub const fn new(value: f32) -> Self {
        Self(value)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }

    /// What it is worth to this side.
    #[must_use]
    pub fn seen_by(self, side: Side) -> OwnValue {
        OwnValue(if side == Side::First { self.0 } else { -self.0 })
    }
}

impl OwnValue {
    /// The side loses.
    pub const LOSS: Self = Self(-1.0);
    /// Nobody wins.
    pub const DRAW: Self = Self(0.0);
    /// The side wins.
    pub const WIN: Self = Self(1.0);

    /// This number, which is for the side whose action it is about.
    #[must_use]
    pub const fn new(value: f32) -> Self {
        Self(value)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }

    /// The same value for the first side, given which side it was for.
    #[must_use]
    pub fn of(self, side: Side) -> FirstValue {
        FirstValue(if side == Side::First { self.0 } else { -self.0 })
    }

    /// The same value for the opponent.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{FirstValue, OwnValue, Side};

    #[test]
    fn a_value_comes_back_from_either_side() {
        for side in Side::BOTH {
            let value = FirstValue::new(0.25);
            assert_eq!(value.seen_by(side).of(side), value);
            assert_eq!(value.seen_by(side).reversed(), value.seen_by(side.other()));
        }
    }

    #[test]
    fn what_the_second_side_wins_the_first_one_loses() {
        assert_eq!(OwnValue::WIN.of(Side::Second), FirstValue::LOSS);
        assert_eq!(OwnValue::WIN.of(Side::First), FirstValue::WIN);
    }
}
