//! Connect Four on its 7 x 6 board and Four on any board, sharing one implementation.
//!
//! A [`Connect`] is a position, generic over the width of its bit sets (a [`Bits`]) and the game (a [`Variant`]):
//! [`Classic`] is Connect Four, [`AnyBoard`] the game on boards of 4 x 4 to 12 x 12 cells with an optional ban cell and
//! bonus cell.

mod atlas;
mod entry;
mod evaluation;
mod features;
mod grid;
mod handicap;
pub mod learned;
mod moves;
mod options;
mod playout;
mod reasons;
mod rules;
mod show;
pub mod solver;
mod stride;
mod think;
mod variant;
mod verdict;

#[cfg(test)]
mod tests;

pub use super::bits::{Bits, Each, Wide};
pub use entry::{CONNECT_ANY, CONNECT_FOUR};
pub use evaluation::LearningInputs;
pub use features::{COLUMN_INPUTS, ColumnInputs, VALUE_INPUTS};
pub use grid::{CellError, Grid, GridCell, MAX_LENGTH, MIN_LENGTH, has_four, lines, threats};
pub use moves::ConnectAction;
pub use options::{AnyOptions, Mode, Width};
pub use rules::{Connect, Phase};
pub use variant::{AnyBoard, Classic, Variant};

/// A position of Connect Four.
pub type ConnectFour = Connect<u64, Classic>;

/// A position of Four on any board with bit sets of width `B`: see [`AnyOptions::width`].
pub type ConnectAny<B> = Connect<B, AnyBoard>;
