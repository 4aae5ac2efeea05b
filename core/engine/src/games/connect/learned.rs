//! The learned evaluation of Four on any board: a small network for the value of a position, and weights for its
//! columns. The program `train` makes both from self-play games on boards of all sizes (`boards` and `windows`).
//!
//! A leaf's value is the mean of the network's value and a playout; the columns' values are priors. Both together are
//! worth much more than either alone. All sums have a fixed order, so that results are the same on every platform.

use std::sync::OnceLock;

use super::{
    Bits,
    features::{COLUMN_INPUTS, Features, VALUE_INPUTS},
};

/// The number of hidden units.
pub const HIDDEN: usize = 8;

/// The number of weights of a column: its inputs; a constant, the network's sum, the distance from the middle column
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

/// The factor of the network's sum in a leaf's value. A value beyond the likely result weighs more against playouts.
const SHARPNESS: f32 = 1.5;

/// The weights written by the program `train`, two bytes each.
const LEARNED: &[u8] = include_bytes!("learned.bin");

/// The weights.
#[derive(Debug)]
pub(super) struct LearnedWeights {
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

    fn read(bytes: &[u8]) -> Self {
        let mut numbers = bytes.as_chunks().0.iter().map(|pair| f32::from(i16::from_le_bytes(*pair)) / ONE);
        let mut next = || numbers.next().unwrap_or_default();
        Self {
            hidden: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            outputs: std::array::from_fn(|_| next()),
            direct: std::array::from_fn(|_| next()),
            columns: std::array::from_fn(|_| next()),
        }
    }

    /// Returns the network's sum: the logarithm of the odds that the side to move wins.
    #[inline]
    fn sum(&self, inputs: &[f32; VALUE_INPUTS]) -> f32 {
        let mut units = [0.0; HIDDEN];
        let mut sum = 0.0;
        for ((input, weights), direct) in inputs.iter().zip(&self.hidden).zip(&self.direct) {
            units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += input * weight);
            sum += input * direct;
        }
        units.iter().zip(&self.outputs).fold(sum, |sum, (unit, weight)| sum + unit.clamp(0.0, 1.0) * weight)
    }

    /// Returns the value of a position for the side to move, from -1 to 1.
    #[inline]
    pub(super) fn value<B: Bits>(&self, features: &Features<'_, B>) -> f32 {
        approximate_logistic(SHARPNESS * self.sum(&features.value_inputs()))
    }

    /// Calls `visit` with the value of each open column for the side to move, from left to right.
    #[inline]
    pub(super) fn value_columns<B: Bits>(&self, features: &Features<'_, B>, mut visit: impl FnMut(f32)) {
        let (inputs, rest) = self.columns.split_at(COLUMN_INPUTS);
        let [constant, network, away_weight, square_weight] = *rest else { return };
        let start = constant + network * self.sum(&features.value_inputs());
        let (sets, landings, losing) = (features.column_inputs(), features.landings(), features.losing());
        for number in landings.each() {
            let landing = B::one(number);
            if landing.meets(losing) {
                visit(-1.0);
                continue;
            }
            let away = features.distance_from_middle(number);
            let sum = start + away * (away_weight + away * square_weight);
            let add = |sum, (set, weight): (&B, &f32)| if landing.meets(*set) { sum + weight } else { sum };
            visit(approximate_logistic(sets.iter().zip(inputs).fold(sum, add)));
        }
    }
}

/// Maps any number to the range from -1 to 1, by a sigmoid whose operations are bit-identical on every platform.
#[inline]
fn approximate_logistic(number: f32) -> f32 {
    let half = 0.5 * number;
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
