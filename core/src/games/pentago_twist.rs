//! Pentago Twist: five in a row on four plates, one of which is turned or mirrored after every stone.
//!
//! | module | what is in it |
//! |---|---|
//! | `board` | cells, quadrants, stones as bits, and the tables that twist them and find fives |
//! | `rules` | what is legal |
//! | `notation` | turns as text |

mod board;
mod notation;
mod rules;
#[cfg(test)]
mod tests;

pub use board::{Cell, LINES, Quadrant, Stones, Twist, TwistKind, line};
pub use rules::{Move, Options, PentagoTwist};
