//! Bridg-It: two players build crossing bridges, and only one of them can connect the opposite shores.
//!
//! The board is a matrix of points: piers of the vertical side (orange), piers of the horizontal side (blue), and
//! between them cells. A cell holds at most one bridge, of either side.

mod board;
mod cells;
mod chain;
mod fill;
mod handicap;
mod lattice;
mod layout;
mod options;
mod reasons;
mod rules;
mod show;
pub mod solver;
mod surprise;
mod text_board;
mod think;
mod variants;

pub use board::{BridgitBoard, NameError, Point, PointKind, Way};
pub use cells::{BridgeCell, Cells};
pub use options::{BridgitOptions, Setup};
pub use rules::Bridgit;

use serde_json::Value;

use super::GameEntry;
use crate::{
    game::{Proof, Rules as _},
    text::{Sources, TextFile},
};

/// The entry of this game in the registry.
pub static GAME: GameEntry<Bridgit> = GameEntry::new(
    "bridgit",
    Sources {
        words: &[TextFile::new("bridgit")],
        diagrams: include_str!("bridgit/diagrams.json"),
        lessons: include_str!("bridgit/lessons.json"),
    },
)
.surprising(surprise::surprise)
.valued(value)
.with_handicaps(handicap::RULES)
.with_puzzles("games/bridgit/puzzles.txt")
.with_ladder("games/ladders/bridgit.json")
.tested_with(variants::variants, variants::test_options);

/// Returns the first position of a game; `None` if the options are invalid.
fn start(options: &Value) -> Option<Bridgit> {
    let options = serde_json::from_value(options.clone()).ok()?;
    Bridgit::start(&options).ok()
}

/// Returns the value of a new game for the side that moves first.
fn value(options: &Value) -> Option<Proof> {
    Some(Proof { verdict: solver::verdict(&start(options)?), moves: None })
}

#[cfg(test)]
mod tests;
