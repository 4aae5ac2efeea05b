//! What was learned of the classic movement on the board of 8 x 8: a small network in whole numbers, trained by the program
//! `train` on games of the search against itself. (One for the leaping movement won its match by too little.)
//!
//! Each side's pieces are added up as that side sees them, its own and the enemy's, into a few sums; these are cut off
//! below at nothing and above at one, and weighted. A move changes two or three terms of the sums, so that all moves of a
//! position are valued in the time of a few positions. The same bits come out on every platform.

use std::sync::OnceLock;

use super::{options::Movement, word::Word};

/// How many sums a side has.
const WIDTH: usize = 16;

/// Squares of the board.
const SQUARES: usize = 64;

/// What is one in a sum.
const ONE: i16 = 256;

/// What is one in the weight of a sum.
const ONE_OF_OUTPUT: f32 = 512.0;

/// What is one in the weights of distance, groups and tempo.
const ONE_BY_HAND: f32 = 1024.0;

/// The weights as the program `train` writes them, each in two bytes.
const CLASSIC: &[u8] = include_bytes!("classic.bin");

/// The sums of one side.
pub(super) type Sums = [i16; WIDTH];

/// A network and the weights of what is measured beside it.
#[derive(Debug)]
pub(super) struct Network {
    /// What a piece on each square adds: the side's own ones, then the enemy's.
    inputs: Box<[Sums; 2 * SQUARES]>,
    /// The sums without pieces.
    start: Sums,
    /// What the sums of the side to move and of the other one are worth.
    outputs: [Sums; 2],
    pub(super) by_hand: ByHand,
}

/// The weights of what is measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ByHand {
    /// What a square of mean distance from the centre of mass costs.
    pub(super) distance: f32,
    /// What a group of its own costs.
    pub(super) group: f32,
    /// What it is worth to be on the move.
    pub(super) tempo: f32,
}

impl Network {
    /// The network for a board of so many rows, if there is one.
    pub(super) fn of(rows: usize, movement: Movement) -> Option<&'static Self> {
        static READ: OnceLock<Network> = OnceLock::new();
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

    /// The sums of a side with these pieces against those.
    pub(super) fn sums<W: Word>(&self, own: W, enemy: W) -> Sums {
        let mut sums = self.start;
        own.squares().for_each(|square| self.put(&mut sums, square));
        enemy.squares().for_each(|square| self.put_enemy(&mut sums, square));
        sums
    }

    /// Puts a piece of the side itself on a square.
    #[inline]
    pub(super) fn put(&self, sums: &mut Sums, square: usize) {
        sums.iter_mut().zip(&self.inputs[square]).for_each(|(sum, term)| *sum = sum.wrapping_add(*term));
    }

    /// Puts a piece of its enemy on a square.
    #[inline]
    pub(super) fn put_enemy(&self, sums: &mut Sums, square: usize) {
        self.put(sums, SQUARES + square);
    }

    /// Takes a piece of the side itself away.
    #[inline]
    pub(super) fn take(&self, sums: &mut Sums, square: usize) {
        sums.iter_mut().zip(&self.inputs[square]).for_each(|(sum, term)| *sum = sum.wrapping_sub(*term));
    }

    /// Takes a piece of its enemy away.
    #[inline]
    pub(super) fn take_enemy(&self, sums: &mut Sums, square: usize) {
        self.take(sums, SQUARES + square);
    }

    /// What a position with these sums of the side to move and of the other one is worth to the former.
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
    use super::{CLASSIC, Movement, Network, SQUARES, WIDTH};

    #[test]
    fn the_weights_are_all_there_and_no_sum_overflows() {
        assert_eq!(CLASSIC.len(), 2 * ((2 * SQUARES + 3) * WIDTH + 3));
        let network = Network::of(8, Movement::Classic).expect("it was learned");
        let most = network.inputs.iter().flatten().map(|weight| i32::from(*weight).abs()).max().unwrap_or_default();
        assert!(24 * most + i32::from(i16::MAX / 8) < i32::from(i16::MAX), "{most}");
        assert!(network.by_hand.distance > 0.0 && network.by_hand.group > 0.0, "{:?}", network.by_hand);
    }
}
