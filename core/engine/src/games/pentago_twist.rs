//! Pentago Twist: five in a row on four plates, one of which is turned or mirrored after every stone.
//!
//! | module | what is in it |
//! |---|---|
//! | `board` | cells, quadrants, stones as bits, and the tables that twist them and find fives |
//! | `rules` | what is legal |
//! | `notation` | moves as text |
//! | `show`, `layout` | what people meet |
//! | `think` | how it is searched |
//! | `lines` | the stones on all lines, and what open lines are worth |
//! | `threats` | moves that win at once, and what prevents them |
//! | `endgame` | exact play when few cells are empty |
//! | `playout` | blind play |

mod board;
mod endgame;
mod layout;
mod lines;
mod notation;
mod playout;
mod rules;
mod show;
#[cfg(test)]
mod tests;
mod think;
mod threats;

pub use board::{Cell, LINES, Quadrant, Stones, Twist, TwistKind, line};
pub use rules::{PentagoTwist, TwistAction};

use super::Kind;
use crate::text::{Sources, TextFile};

/// The entry of this game in the registry.
pub static GAME: Kind<PentagoTwist> = Kind::new(
    "pentago-twist",
    Sources {
        words: &[TextFile::new("pentago-twist", "games/pentago_twist/text/en.ftl")],
        diagrams: include_str!("pentago_twist/text/diagrams.json"),
        lessons: include_str!("pentago_twist/lessons.json"),
    },
)
.with_puzzles("games/pentago_twist/puzzles.txt");
