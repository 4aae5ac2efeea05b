//! Pentago Twist: five in a row on four quadrants, one of which is rotated or mirrored after every stone.
//!
//! | module | content |
//! |---|---|
//! | `board` | cells, quadrants, stones as bits, and the tables that twist them and find fives |
//! | `rules` | legal moves |
//! | `notation` | actions, and moves as text |
//! | `show`, `layout` | display and input |
//! | `think` | search and evaluation |
//! | `lines` | stone counts on all lines, and the value of open lines |
//! | `threats` | immediate wins |
//! | `handicap` | stones on the board before the first move |
//! | `endgame` | exact play when few cells are empty |
//! | `playout` | random playouts |

mod board;
mod endgame;
mod handicap;
mod layout;
mod lines;
mod notation;
mod playout;
mod reasons;
mod rules;
mod show;
#[cfg(test)]
mod tests;
mod think;
mod threats;

pub use board::{Cell, LINES, Quadrant, StoneSet, Twist, TwistKind, line};
pub use endgame::Endgame;
pub use notation::TwistAction;
pub use rules::PentagoTwist;

use super::GameEntry;
use crate::text::{Sources, TextFile};

/// The registry entry of this game.
pub static GAME: GameEntry<PentagoTwist> = GameEntry::new(
    "pentago-twist",
    Sources {
        words: &[TextFile::new("pentago-twist")],
        diagrams: include_str!("pentago_twist/diagrams.json"),
        lessons: include_str!("pentago_twist/lessons.json"),
    },
)
.with_handicaps(handicap::RULES)
.with_puzzles("games/pentago_twist/puzzles.txt")
.with_ladder("games/ladders/pentago-twist.json");
