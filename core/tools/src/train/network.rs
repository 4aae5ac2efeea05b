//! A small neural network over a square board of pieces of two sides, and its training.
//!
//! For each side, a few hidden units sum up the pieces from that side's perspective (own and opposing ones), clipped to
//! 0 to 1; the value is the weighted sum of the hidden units of both sides and of hand-made features. The hidden units
//! are updated incrementally from move to move, which makes the network fast.

#![expect(clippy::cast_precision_loss, reason = "counts of positions need no more digits than they have")]

use fivefold_engine::game::{Random, below};
use rand::Rng;

use super::optimizer::{AdamState, logistic};

/// The squares; each is two inputs, for own and for opposing pieces.
pub const SQUARES: usize = 64;

/// The inputs per side.
const INPUTS: usize = 2 * SQUARES;

/// A training sample.
pub struct Sample {
    /// The pieces of the side to move and of the other one.
    pub pieces: [u64; 2],
    /// The hand-made features, for the side to move.
    pub features: Vec<f32>,
    /// The target: the win probability of the side to move.
    pub target: f32,
    /// The result of the game, as such a probability.
    pub result: f32,
}

/// The network.
#[derive(Clone)]
pub struct TrainableNetwork {
    /// The number of hidden units per side.
    pub width: usize,
    /// The input weights; then the biases of the hidden units; then the output weights of the hidden units of the side
    /// to move and of the other side; then the weights of the features.
    pub weights: Vec<f32>,
}

impl TrainableNetwork {
    pub fn new(width: usize, features: usize, random: &mut Random) -> Self {
        let small = |random: &mut Random| (below(random, 2001) as f32 - 1000.0) / 1000.0;
        let mut weights: Vec<f32> = (0..INPUTS * width).map(|_| 0.1 * small(random)).collect();
        weights.extend((0..width).map(|_| 0.3));
        weights.extend((0..2 * width).map(|_| 0.1 * small(random)));
        weights.extend((0..features).map(|_| 0.0));
        Self { width, weights }
    }

    /// Returns the weights of the hand-made features.
    pub fn hand_weights(&self) -> &[f32] {
        &self.weights[self.hand()..]
    }

    /// Returns the weights in the engine's format: two-byte integers.
    pub fn to_bytes(&self) -> Vec<u8> {
        let one = |place: usize| match place {
            place if place < self.output() => 256.0,
            place if place < self.hand() => 512.0,
            _ => 1024.0,
        };
        let whole = |(place, weight): (usize, &f32)| {
            // The scale prevents an overflow of the sum of all pieces.
            let most = if place < self.output() { 1300.0 } else { 32_000.0 };
            let whole = (weight * one(place)).round().clamp(-most, most);
            #[expect(clippy::cast_possible_truncation, reason = "it is rounded and small enough")]
            let whole = whole as i16;
            whole.to_le_bytes()
        };
        self.weights.iter().enumerate().flat_map(whole).collect()
    }

    fn start(&self) -> usize {
        INPUTS * self.width
    }

    fn output(&self) -> usize {
        self.start() + self.width
    }

    fn hand(&self) -> usize {
        self.output() + 2 * self.width
    }

    /// Computes the hidden units from one side's perspective.
    fn sums(&self, own: u64, enemy: u64, mv: &[usize; SQUARES], into: &mut [f32]) {
        into.copy_from_slice(&self.weights[self.start()..self.output()]);
        each(own, |square| self.add(mv[square], into));
        each(enemy, |square| self.add(SQUARES + mv[square], into));
    }

    fn add(&self, input: usize, into: &mut [f32]) {
        let row = &self.weights[input * self.width..(input + 1) * self.width];
        into.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
    }

    /// Returns the logit of a position, and computes its hidden units.
    fn value(&self, sample: &Sample, mv: &[usize; SQUARES], sums: &mut [Vec<f32>; 2]) -> f32 {
        let [own, enemy] = sample.pieces;
        self.sums(own, enemy, mv, &mut sums[0]);
        self.sums(enemy, own, mv, &mut sums[1]);
        let weights = self.weights[self.output()..self.hand()].iter();
        let seen: f32 = sums.iter().flatten().zip(weights).map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight).sum();
        let hand = &self.weights[self.hand()..];
        seen + hand.iter().zip(&sample.features).map(|(weight, feature)| weight * feature).sum::<f32>()
    }

    /// Returns the mean logarithmic loss on the results and the accuracy.
    pub fn loss(&self, samples: &[Sample]) -> (f64, f64) {
        let mut sums = [vec![0.0; self.width], vec![0.0; self.width]];
        let mv = square_permutation(0);
        let (mut loss, mut right) = (0.0, 0.0);
        for sample in samples {
            let value = self.value(sample, &mv, &mut sums);
            let chance = f64::from(logistic(value)).clamp(1e-5, 1.0 - 1e-5);
            let result = f64::from(sample.result);
            loss -= result * chance.ln() + (1.0 - result) * (1.0 - chance).ln();
            right += f64::from(u8::from((value > 0.0) == (sample.result > 0.5)));
        }
        let count = samples.len() as f64;
        (loss / count, right / count)
    }

    /// Performs one gradient step on these samples, each under a random symmetry.
    pub fn learn(&mut self, samples: &[&Sample], optimizer: &mut AdamState, rate: f32, random: &mut Random) {
        let mut gradient = vec![0.0; self.weights.len()];
        let mut sums = [vec![0.0; self.width], vec![0.0; self.width]];
        let mut back = vec![0.0; self.width];
        for sample in samples {
            let mv = square_permutation(random.next_u32() as usize % 8);
            let error = logistic(self.value(sample, &mv, &mut sums)) - sample.target;
            let (output, hand, start) = (self.output(), self.hand(), self.start());
            for (index, feature) in sample.features.iter().enumerate() {
                gradient[hand + index] += error * feature;
            }
            for (view, sums) in sums.iter().enumerate() {
                for (index, sum) in sums.iter().enumerate() {
                    let place = output + view * self.width + index;
                    gradient[place] += error * sum.clamp(0.0, 1.0);
                    back[index] = if *sum > 0.0 && *sum < 1.0 { error * self.weights[place] } else { 0.0 };
                    gradient[start + index] += back[index];
                }
                let [own, enemy] = if view == 0 { sample.pieces } else { [sample.pieces[1], sample.pieces[0]] };
                let width = self.width;
                let mut spread = |input: usize| {
                    let row = &mut gradient[input * width..(input + 1) * width];
                    row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back);
                };
                each(own, |square| spread(mv[square]));
                each(enemy, |square| spread(SQUARES + mv[square]));
            }
        }
        optimizer.step(&mut self.weights, &gradient, rate, samples.len() as f32);
    }
}

/// Calls `visit` with the number of every square of a set.
fn each(mut set: u64, mut visit: impl FnMut(usize)) {
    while set != 0 {
        visit(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

/// Returns the permutation of the squares of the 8 x 8 board under one of its eight symmetries.
fn square_permutation(way: usize) -> [usize; SQUARES] {
    std::array::from_fn(|square| {
        let (mut row, mut column) = (square / 8, square % 8);
        if way & 1 != 0 {
            row = 7 - row;
        }
        if way & 2 != 0 {
            column = 7 - column;
        }
        if way & 4 != 0 {
            (row, column) = (column, row);
        }
        row * 8 + column
    })
}

#[cfg(test)]
mod tests {
    use super::{AdamState, Sample, TrainableNetwork};
    use fivefold_engine::game::{Random, below};
    use rand::SeedableRng;

    /// Returns positions of two pieces, won by the side whose piece is nearer to the edge.
    fn samples(random: &mut Random, count: usize) -> Vec<Sample> {
        let margin = |square: u32| (square / 8).min(7 - square / 8).min(square % 8).min(7 - square % 8);
        let one = || loop {
            let [own, enemy] = [(); 2].map(|()| below(random, 64));
            if margin(own) != margin(enemy) {
                let target = if margin(own) < margin(enemy) { 1.0 } else { 0.0 };
                return Sample { pieces: [1 << own, 1 << enemy], features: vec![1.0], target, result: target };
            }
        };
        std::iter::repeat_with(one).take(count).collect()
    }

    #[test]
    fn network_learns_deciding_feature_and_serializes() {
        let mut random = Random::seed_from_u64(1);
        let (known, unknown) = (samples(&mut random, 2_000), samples(&mut random, 300));
        let mut network = TrainableNetwork::new(4, 1, &mut random);
        let mut optimizer = AdamState::new(network.weights.len());
        let before = network.loss(&unknown).0;
        for _ in 0..8 {
            for batch in known.chunks(32) {
                network.learn(&batch.iter().collect::<Vec<_>>(), &mut optimizer, 0.02, &mut random);
            }
        }
        let (loss, right) = network.loss(&unknown);
        assert!(loss < 0.5 * before && right > 0.9, "{before} became {loss}, {right} on the right side");
        assert_eq!(network.to_bytes().len(), 2 * (128 * 4 + 4 + 8 + 1));
    }
}
