//! The learned evaluation of Four on any board: a small network for the value of a position, and weights for its
//! columns. The commands `train play-connect` and `train fit-connect` make both from self-play games on boards of all
//! sizes.
//!
//! A leaf's value is the mean of the network's value and a playout; the columns' values are priors. Both together are
//! worth much more than either alone. All sums have a fixed order, so that results are the same on every platform.

use std::sync::OnceLock;

use super::{
    Bits,
    features::{COLUMN_INPUTS, ColumnInputs, Features, VALUE_INPUTS},
};

/// The number of hidden units.
pub const HIDDEN: usize = 8;

/// The number of weights of a column: its inputs; a constant, the network's logit, the distance from the middle column
/// and its square.
pub const COLUMN_WEIGHTS: usize = COLUMN_INPUTS + 4;

/// The number of weights: from the inputs to the hidden units, input by input; from the hidden units and from the
/// inputs to the output; those of a column.
pub const WEIGHTS: usize = VALUE_INPUTS * HIDDEN + HIDDEN + VALUE_INPUTS + COLUMN_WEIGHTS;

/// The fixed-point unit of the weights.
pub const ONE: f32 = 2048.0;

/// The number of visits that the value of a column counts as.
pub(super) const PRIOR_WEIGHT: u32 = 8;

/// The share of the network in a leaf's value; the rest is a playout's result.
pub(super) const NETWORK_SHARE: f32 = 0.5;

/// Scales the network's logit in a leaf's value. Above 1, clear positions weigh more against the noise of playouts.
const SHARPNESS: f32 = 1.5;

/// The weights written by `train fit-connect`, two bytes each.
const LEARNED: &[u8] = include_bytes!("learned.bin");

/// The weights.
#[derive(Debug)]
pub struct LearnedWeights {
    hidden: [[f32; HIDDEN]; VALUE_INPUTS],
    outputs: [f32; HIDDEN],
    direct: [f32; VALUE_INPUTS],
    columns: [f32; COLUMN_WEIGHTS],
}

impl LearnedWeights {
    /// Returns the weights in use.
    #[inline]
    pub(super) fn shared() -> &'static Self {
        static READ: OnceLock<LearnedWeights> = OnceLock::new();
        READ.get_or_init(|| Self::read(LEARNED))
    }

    /// Reads weights; missing ones are 0.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let mut numbers = bytes.as_chunks().0.iter().map(|pair| f32::from(i16::from_le_bytes(*pair)) / ONE);
        let mut next = || numbers.next().unwrap_or_default();
        Self {
            hidden: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            outputs: std::array::from_fn(|_| next()),
            direct: std::array::from_fn(|_| next()),
            columns: std::array::from_fn(|_| next()),
        }
    }

    /// Returns the network's output for a position: the logarithm of the odds that the side to move wins.
    #[inline]
    #[must_use]
    pub fn logit(&self, inputs: &[f32; VALUE_INPUTS]) -> f32 {
        let mut units = [0.0; HIDDEN];
        let mut sum = 0.0;
        for ((input, weights), direct) in inputs.iter().zip(&self.hidden).zip(&self.direct) {
            units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += input * weight);
            sum += input * direct;
        }
        units.iter().zip(&self.outputs).fold(sum, |sum, (unit, weight)| sum + unit.clamp(0.0, 1.0) * weight)
    }

    /// Returns the logarithm of the odds after a disc in a column, given those of the position.
    #[inline]
    #[must_use]
    pub fn column_logit(&self, position: f32, column: &ColumnInputs) -> f32 {
        let (flags, rest) = self.columns.split_at(COLUMN_INPUTS);
        let &[constant, network, linear, square] = rest else { return position };
        let start = constant + network * position + column.distance * (linear + column.distance * square);
        column.flags.iter().zip(flags).fold(start, |sum, (flag, weight)| if *flag { sum + weight } else { sum })
    }

    /// Returns the value of a position for the side to move, from -1 to 1.
    #[inline]
    pub(super) fn value<B: Bits>(&self, features: &Features<'_, B>) -> f32 {
        approximate_logistic(SHARPNESS * self.logit(&features.value_inputs()))
    }

    /// Calls `visit` with the value of each open column for the side to move, from left to right.
    #[inline]
    pub(super) fn value_columns<B: Bits>(&self, features: &Features<'_, B>, mut visit: impl FnMut(f32)) {
        let position = self.logit(&features.value_inputs());
        for column in features.columns() {
            visit(if column.is_losing { -1.0 } else { approximate_logistic(self.column_logit(position, &column)) });
        }
    }
}

/// Approximates tanh(x / 2), the logistic function of training on the scale from -1 to 1: 0.71 instead of 0.76 at 2, 0.89
/// instead of 0.96 at 4. Its operations are bit-identical on every platform.
#[inline]
fn approximate_logistic(logit: f32) -> f32 {
    let half = 0.5 * logit;
    half / (1.0 + half * half).sqrt()
}

#[cfg(test)]
mod tests {
    use super::{LEARNED, LearnedWeights, WEIGHTS};

    #[test]
    fn weights_are_complete() {
        assert_eq!(LEARNED.len(), 2 * WEIGHTS);
        let weights = LearnedWeights::read(LEARNED);
        let all =
            weights.hidden.iter().flatten().chain(&weights.outputs).chain(&weights.direct).chain(&weights.columns);
        assert_eq!(all.clone().count(), WEIGHTS);
        assert!(all.filter(|weight| weight.abs() > 0.01).count() > WEIGHTS / 2);
    }
}
