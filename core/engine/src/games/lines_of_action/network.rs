//! The evaluation networks for the 8 x 8 board, one for each movement: small integer networks, trained by the program
//! `train` on self-play games.
//!
//! The first layer accumulates the pieces from the perspective of each side into a few sums, which are clamped to the
//! range from zero to one and weighted. A move changes two or three terms of the sums, so all moves of a position are
//! evaluated in the time of a few positions. Results are bit-identical on every platform.

use std::sync::OnceLock;

use super::{options::Movement, word::Word};

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
const LEAPING: &[u8] = include_bytes!("leaping.bin");

/// The accumulator sums of one side.
pub(super) type Sums<const WIDTH: usize> = [i16; WIDTH];

/// A network with this many sums per side, and the weights of the handcrafted features used with it.
#[derive(Debug)]
pub(super) struct EvaluationNetwork<const WIDTH: usize> {
    /// The input weights of a piece on each square: own pieces, then enemy pieces.
    inputs: Box<[Sums<WIDTH>; 2 * SQUARES]>,
    /// The biases: the sums without pieces.
    start: Sums<WIDTH>,
    /// The output weights for the sums of the side to move and of the other side.
    outputs: [Sums<WIDTH>; 2],
    pub(super) by_hand: ByHand,
}

/// The network of a board.
#[derive(Clone, Copy, Debug)]
pub(super) enum BoardNetwork {
    /// A board without a network.
    None,
    Classic(&'static EvaluationNetwork<16>),
    Leaping(&'static EvaluationNetwork<32>),
}

impl BoardNetwork {
    /// Returns the network for a board of this size, if one exists.
    pub(super) fn of(rows: usize, movement: Movement) -> Self {
        static CLASSIC_NETWORK: OnceLock<EvaluationNetwork<16>> = OnceLock::new();
        static LEAPING_NETWORK: OnceLock<EvaluationNetwork<32>> = OnceLock::new();
        if rows * rows != SQUARES {
            return Self::None;
        }
        match movement {
            Movement::Classic => Self::Classic(CLASSIC_NETWORK.get_or_init(|| EvaluationNetwork::read(CLASSIC))),
            Movement::Leaping => Self::Leaping(LEAPING_NETWORK.get_or_init(|| EvaluationNetwork::read(LEAPING))),
        }
    }
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

impl<const WIDTH: usize> EvaluationNetwork<WIDTH> {
    fn read(bytes: &[u8]) -> Self {
        let mut numbers = bytes.as_chunks().0.iter().map(|pair| i16::from_le_bytes(*pair));
        let mut next = || numbers.next().unwrap_or_default();
        let mut sums = || std::array::from_fn(|_| next());
        let (inputs, start, outputs) = (Box::new(std::array::from_fn(|_| sums())), sums(), [sums(), sums()]);
        let mut weight = || f32::from(next()) / ONE_BY_HAND;
        Self { inputs, start, outputs, by_hand: ByHand { distance: -weight(), group: -weight(), tempo: weight() } }
    }

    /// Computes the sums of a side from its own and the enemy's pieces.
    pub(super) fn sums<W: Word>(&self, own: W, enemy: W) -> Sums<WIDTH> {
        let mut sums = self.start;
        own.squares().for_each(|square| self.put(&mut sums, square));
        enemy.squares().for_each(|square| self.put_enemy(&mut sums, square));
        sums
    }

    /// Adds an own piece on a square.
    #[inline]
    pub(super) fn put(&self, sums: &mut Sums<WIDTH>, square: usize) {
        sums.iter_mut().zip(&self.inputs[square]).for_each(|(sum, term)| *sum = sum.wrapping_add(*term));
    }

    /// Adds an enemy piece on a square.
    #[inline]
    pub(super) fn put_enemy(&self, sums: &mut Sums<WIDTH>, square: usize) {
        self.put(sums, SQUARES + square);
    }

    /// Removes an own piece.
    #[inline]
    pub(super) fn take(&self, sums: &mut Sums<WIDTH>, square: usize) {
        sums.iter_mut().zip(&self.inputs[square]).for_each(|(sum, term)| *sum = sum.wrapping_sub(*term));
    }

    /// Removes an enemy piece.
    #[inline]
    pub(super) fn take_enemy(&self, sums: &mut Sums<WIDTH>, square: usize) {
        self.take(sums, SQUARES + square);
    }

    /// Returns the value for the enemy after an own piece is placed on a square, given the sums of both sides without it.
    /// The new sums are not stored.
    #[inline]
    pub(super) fn worth_after(&self, own: &Sums<WIDTH>, enemy: &Sums<WIDTH>, to: usize, is_capture: bool) -> f32 {
        let (put, put_enemy) = (&self.inputs[to], &self.inputs[SQUARES + to]);
        let mut sum = 0;
        for at in 0..WIDTH {
            let (mut own, mut enemy) = (own[at].wrapping_add(put[at]), enemy[at].wrapping_add(put_enemy[at]));
            if is_capture {
                (own, enemy) = (own.wrapping_sub(put_enemy[at]), enemy.wrapping_sub(put[at]));
            }
            sum += i32::from(enemy.clamp(0, ONE)) * i32::from(self.outputs[0][at])
                + i32::from(own.clamp(0, ONE)) * i32::from(self.outputs[1][at]);
        }
        #[expect(clippy::cast_precision_loss, reason = "rounded the same everywhere")]
        let sum = sum as f32;
        sum / (f32::from(ONE) * ONE_OF_OUTPUT)
    }

    /// Returns the value for the side to move, given its sums and those of the other side.
    #[inline]
    pub(super) fn worth(&self, mover: &Sums<WIDTH>, other: &Sums<WIDTH>) -> f32 {
        let part = |sums: &Sums<WIDTH>, weights: &Sums<WIDTH>| -> i32 {
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
    use super::{BoardNetwork, CLASSIC, EvaluationNetwork, LEAPING, Movement, SQUARES};

    fn check<const WIDTH: usize>(network: &EvaluationNetwork<WIDTH>, bytes: &[u8]) {
        assert_eq!(bytes.len(), 2 * ((2 * SQUARES + 3) * WIDTH + 3));
        let most = network.inputs.iter().flatten().map(|weight| i32::from(*weight).abs()).max().unwrap_or_default();
        assert!(24 * most + i32::from(i16::MAX / 8) < i32::from(i16::MAX), "{most}");
        assert!(network.by_hand.distance > 0.0 && network.by_hand.group > 0.0, "{:?}", network.by_hand);
    }

    #[test]
    fn network_weights_are_complete_without_overflow() {
        for movement in [Movement::Classic, Movement::Leaping] {
            match BoardNetwork::of(8, movement) {
                BoardNetwork::Classic(network) => check(network, CLASSIC),
                BoardNetwork::Leaping(network) => check(network, LEAPING),
                BoardNetwork::None => panic!("no network for {movement:?}"),
            }
            assert!(matches!(BoardNetwork::of(7, movement), BoardNetwork::None));
        }
    }
}
