//! A small neural network that estimates the winner of an unsolved position, trained on solved positions.
//!
//! The stones of both sides and the cells that complete four for them are added up into a few sums; these are clamped
//! below and above, and weighted twice: for how likely the first side wins, and how likely the second. All arithmetic
//! is on integers, so that results are the same on every platform. The program `train` makes the weights, with `solve`
//! and `guess`.

use std::sync::OnceLock;

use super::board::StandardBoard;

/// The number of sums.
pub const WIDTH: usize = 32;

/// The inputs: a cell as a stone of the first or the second side, and as one that completes four for either; then the
/// side to move.
pub const INPUTS: usize = 4 * CELLS + 2;

const CELLS: usize = 42;

/// A weight of one, in fixed point.
pub const ONE: i32 = 32;

/// Sums are clamped at this value.
pub const MOST: i32 = 4 * ONE;

/// The value of a certain win.
pub const SURE: i32 = 1 << 12;

/// The weights in the format of the program `train`, a byte each.
const LEARNED: &[u8] = include_bytes!("network.bin");

/// The weights.
#[derive(Debug)]
pub struct OutcomeNetwork {
    inputs: Box<[[i8; WIDTH]; INPUTS]>,
    start: [i8; WIDTH],
    outputs: [[i8; WIDTH]; 2],
    biases: [i8; 2],
}

impl OutcomeNetwork {
    /// Returns the network in use.
    pub(super) fn shared() -> &'static Self {
        static READ: OnceLock<OutcomeNetwork> = OnceLock::new();
        READ.get_or_init(|| Self::read(LEARNED))
    }

    /// Reads the output of the program `train`; missing weights are 0.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let mut weights = bytes.iter().map(|byte| byte.cast_signed());
        let mut next = || weights.next().unwrap_or_default();
        let mut row = || std::array::from_fn(|_| next());
        let (inputs, start, outputs) = (Box::new(std::array::from_fn(|_| row())), row(), [row(), row()]);
        Self { inputs, start, outputs, biases: [next(), next()] }
    }

    /// Returns how much more likely a win of the side to move is than a win of the other side, in units of [`SURE`].
    #[must_use]
    pub fn value(&self, board: StandardBoard) -> i32 {
        let mut sums = self.start.map(i32::from);
        for_each_input(board, |input| {
            sums.iter_mut().zip(&self.inputs[input]).for_each(|(sum, weight)| *sum += i32::from(*weight));
        });
        let [first, second] = [0, 1].map(|side| {
            let bias = i32::from(self.biases[side]) * ONE;
            let weighted = sums.iter().zip(&self.outputs[side]);
            let sum = bias + weighted.map(|(sum, weight)| (*sum).clamp(0, MOST) * i32::from(*weight)).sum::<i32>();
            // Half of a chance, in the shape of a logistic function: two units are three quarters.
            SURE / 2 * sum / (sum.abs() + 2 * ONE * ONE)
        });
        if board.stones() % 2 == 0 { first - second } else { second - first }
    }
}

/// Calls `visit` with the index of every active input of a position.
pub fn for_each_input(board: StandardBoard, mut visit: impl FnMut(usize)) {
    let is_first = board.stones() % 2 == 0;
    let own = [board.own, board.own_threats()];
    let other = [board.own ^ board.filled, board.other_threats()];
    let sides = if is_first { [own, other] } else { [other, own] };
    for (side, sets) in sides.into_iter().enumerate() {
        for (kind, mut cells) in sets.into_iter().enumerate() {
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                visit((2 * kind + side) * CELLS + cell / 7 * 6 + cell % 7);
                cells &= cells - 1;
            }
        }
    }
    visit(4 * CELLS + usize::from(is_first));
}

#[cfg(test)]
mod tests {
    use super::{INPUTS, LEARNED, OutcomeNetwork, SURE, StandardBoard, WIDTH};

    #[test]
    fn network_weights_are_complete_and_bounded() {
        assert_eq!(LEARNED.len(), (INPUTS + 3) * WIDTH + 2);
        let weights = OutcomeNetwork::read(&[0x7f; (INPUTS + 3) * WIDTH + 2]);
        for board in ["", "4", "44", "4455"] {
            let board: StandardBoard = board.parse().expect("a position");
            assert!(OutcomeNetwork::shared().value(board).abs() < SURE);
            assert_eq!(weights.value(board), 0, "both sides are equally likely to win");
        }
    }
}
