//! The use of the learned evaluation by a position.

use super::{
    Bits, Connect, Phase, Variant,
    features::{COLUMN_INPUTS, Features, VALUE_INPUTS},
    learned::{LearnedWeights, NETWORK_SHARE, PRIOR_WEIGHT},
    playout,
    stride::for_stride,
};
use crate::game::{FirstValue, OwnValue, Prior, Random};

/// The inputs of the learned evaluation, for training.
#[derive(Clone, Debug)]
pub struct LearningInputs {
    /// The inputs of the position's value.
    pub value: [f32; VALUE_INPUTS],
    /// The inputs of every open column from left to right.
    pub columns: Vec<ColumnInputs>,
}

/// The inputs of the value of a column.
#[derive(Clone, Copy, Debug)]
pub struct ColumnInputs {
    /// The column, 0 at the left.
    pub column: u8,
    /// The yes-or-no inputs, 0 or 1 each.
    pub sets: [f32; COLUMN_INPUTS],
    /// The distance from the middle column, from 0 to 1.
    pub away: f32,
    /// Whether the other side wins at once after this column.
    pub is_losing: bool,
}

impl<B: Bits, V: Variant> Connect<B, V> {
    /// Returns whether the learned evaluation applies: it values only positions in which a disc is due.
    #[inline]
    pub(super) fn is_valued(&self) -> bool {
        V::IS_LEARNED && self.uses_learning() && self.phase() == Phase::Disc
    }

    /// `stride` is [`Grid::stride`](super::Grid::stride), passed as a compile-time constant where speed matters.
    #[inline]
    fn features(&self, stride: u32) -> Features<'_, B> {
        let side = self.side();
        Features::new(self.grid(), stride, self.stones(side), self.stones(side.other()), self.filled())
    }

    /// Returns the value of a leaf: the mean of the network's value and a playout.
    #[inline]
    pub(super) fn learned_value(&self, random: &mut Random) -> FirstValue {
        let known = for_stride!(self.stride(), B, STRIDE => LearnedWeights::shared().value(&self.features(STRIDE)));
        let known = OwnValue::new(known).of(self.side()).get();
        let played = playout::decisive(self, random).get();
        FirstValue::new(NETWORK_SHARE * known + (1.0 - NETWORK_SHARE) * played)
    }

    /// Appends the priors of all open columns.
    pub(super) fn column_priors(&self, into: &mut Vec<Prior>) {
        LearnedWeights::shared().value_columns(&self.features(self.stride()), |value| {
            into.push(Prior { value: OwnValue::new(value), weight: PRIOR_WEIGHT });
        });
    }

    /// Returns the inputs of the learned evaluation, for training.
    #[must_use]
    pub fn learning_inputs(&self) -> LearningInputs {
        let features = self.features(self.stride());
        let (sets, losing) = (features.column_inputs(), features.losing());
        let columns = self.landings().each().map(|number| {
            let landing = B::one(number);
            ColumnInputs {
                column: self.grid().cell(number).column,
                sets: sets.map(|set| if landing.meets(set) { 1.0 } else { 0.0 }),
                away: features.distance_from_middle(number),
                is_losing: landing.meets(losing),
            }
        });
        LearningInputs { value: features.value_inputs(), columns: columns.collect() }
    }
}
