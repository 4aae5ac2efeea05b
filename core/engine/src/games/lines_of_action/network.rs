//! The evaluation network for classic movement on the 8 x 8 board: a small integer network, trained by the program
//! `train` on self-play games. (A network for leaping movement won its match by too small a margin.)
//!
//! The first layer accumulates the pieces from the perspective of each side into a few sums, which are clamped to the
//! range from zero to one and weighted. A move changes two or three terms of the sums, so all moves of a position are
//! evaluated in the time of a few positions. Results are bit-identical on every platform.

use std::sync::OnceLock;

use super::{options::Movement, word::Word};

/// The number of accumulator sums per side.
const WIDTH: usize = 16;

/// The number of squares of the board.
const SQUARES: usize = 64;

/// The fixed-point unit of the sums.
const ONE: i16 = 256;

/// The fixed-point unit of the output weights.
const ONE_OF_OUTPUT: f32 = 512.0;

/// The fixed-point unit of the weights of distance, groups and tempo.
const ONE_BY_HAND: f32 = 1024.0;

/// The weights written by the program `train`, two bytes each.
const CLASSIC: &[u8] = include_bytes!("classic.bin");

/// The accumulator sums of one side.
pub(super) type Sums = [i16; WIDTH];

/// A network, and the weights of the handcrafted features used with it.
#[derive(Debug)]
pub(super) struct EvaluationNetwork {
    /// The input weights of a piece on each square: own pieces, then enemy pieces.
    inputs: Box<[Sums; 2 * SQUARES]>,
    /// The biases: the sums without pieces.
    start: Sums,
    /// The output weights for the sums of the side to move and of the other side.
    outputs: [Sums; 2],
    pub(super) by_hand: ByHand,
}

/// The weights of the handcrafted features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ByHand {
    /// The penalty per square of mean distance from the center of mass.
    pub(super) distance: f32,
    /// The penalty per group.
    pub(super) group: f32,
    /// The bonus for the side to move.
    pub(super) tempo: f32,
}

impl EvaluationNetwork {
    /// Returns the network for a board of this size, if one exists.
    pub(super) fn of(rows: usize, movement: Movement) -> Option<&'static Self> {
        static READ: OnceLock<EvaluationNetwork> = OnceLock::new();
        let is_known = rows * rows == SQUARES && movement == Movement::Classic;
        is_known.then(|| READ.get_or_init(|| Self::read(CLASSIC)))
    }

    fn read(bytes: &[u8]) -> Self {
        let mut numbers = bytes.as_chunks().0.iter().map(|pair| i16::from_le_bytes(*pair));
        let mut next = || numbers.next().unwrap_or_default();
        let mut sums = || std::array::from_fn(|_| next());
        let (inputs, start, outputs) = (Box::new(std::array::from_fn(|_| sums())), sums(), [sums(), sums()]);
        let mut weight = || f32::from(next()) / ONE_BY_HAND;
        Self { inputs, start, outputs, by_hand: ByHand { distance: -weight(), group: -weight(), tempo: weight() } }
    }

    /// Computes the sums of a side from its own and the enemy's pieces.
    pub(super) fn sums<W: Word>(&self, own: W, enemy: W) -> Sums {
        let mut sums = self.start;
        own.squares().for_each(|square| self.put(&mut sums, square));
        enemy.squares().for_each(|square| self.put_enemy(&mut sums, square));
        sums
    }

    /// Adds an own piece on a square.
    #[inline]
    pub(super) fn put(&self, sums: &mut Sums, square: usize) {
        sums.iter_mut().zip(&self.inputs[square]).for_each(|(sum, term)| *sum = sum.wrapping_add(*term));
    }

    /// Adds an enemy piece on a square.
    #[inline]
    pub(super) fn put_enemy(&self, sums: &mut Sums, square: usize) {
        self.put(sums, SQUARES + square);
    }

    /// Removes an own piece.
    #[inline]
    pub(super) fn take(&self, sums: &mut Sums, square: usize) {
        sums.iter_mut().zip(&self.inputs[square]).for_each(|(sum, term)| *sum = sum.wrapping_sub(*term));
    }

    /// Removes an enemy piece.
    #[inline]
    pub(super) fn take_enemy(&self, sums: &mut Sums, square: usize) {
        self.take(sums, SQUARES + square);
    }

    /// Returns the value for the side to move, given its sums and those of the other side.
    #[inline]
    pub(super) fn worth(&self, mover: &Sums, other: &Sums) -> f32 {
        let part = |sums: &Sums, weights: &Sums| -> i32 {
            sums.iter().zip(weights).map(|(sum, weight)| i32::from((*sum).clamp(0, ONE)) * i32::from(*weight)).sum()
        };
        let sum = part(mover, &self.outputs[0]) + part(other, &self.outputs[1]);
        #[expect(clippy::cast_precision_loss, reason = "rounded the same everywhere")]
        let sum = sum as f32;
        sum / (f32::from(ONE) * ONE_OF_OUTPUT)
    }
}

#[cfg(test)]
mod tests {
    use super::{CLASSIC, EvaluationNetwork, Movement, SQUARES, WIDTH};

    #[test]
    fn network_weights_are_complete_without_overflow() {
        assert_eq!(CLASSIC.len(), 2 * ((2 * SQUARES + 3) * WIDTH + 3));
        let network = EvaluationNetwork::of(8, Movement::Classic).expect("the network exists");
        let most = network.inputs.iter().flatten().map(|weight| i32::from(*weight).abs()).max().unwrap_or_default();
        assert!(24 * most + i32::from(i16::MAX / 8) < i32::from(i16::MAX), "{most}");
        assert!(network.by_hand.distance > 0.0 && network.by_hand.group > 0.0, "{:?}", network.by_hand);
    }
}
