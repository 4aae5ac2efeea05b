//! The use of the learned evaluation by a position.

use super::{
    Bits, Connect, Phase, Variant,
    features::{ColumnInputs, Features, VALUE_INPUTS},
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

impl<B: Bits, V: Variant> Connect<B, V> {
    /// Returns whether the learned evaluation applies: it values only positions in which a disc is due.
    #[inline]
    pub(super) fn is_valued(&self) -> bool {
        V::IS_LEARNED && self.uses_learning && self.phase() == Phase::Disc
    }

    /// Returns the features of the position. `stride` is [`Grid::stride`](super::Grid::stride), passed as a compile-time
    /// constant where speed matters.
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
        LearningInputs { value: features.value_inputs(), columns: features.columns().collect() }
    }
}
