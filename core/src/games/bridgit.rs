//! Bridg-It: two players build bridges across the same water, and only one of them can reach the other shore.
//!
//! The board is a matrix of points: piers of the vertical side (orange), piers of the horizontal side (blue), and
//! between them the cells, each of which can carry one bridge of either side.

mod board;
mod cells;
mod lattice;
mod options;
mod rules;
pub mod solver;

pub use board::{Board, Cell, NameError, Point, PointKind, Way};
pub use cells::Cells;
pub use options::Options;
pub use rules::Position;

#[cfg(test)]
mod tests;
