//! Hex with the swap rule: a chain of stones from edge to edge wins.
//!
//! The game is not offered to players; like [`othello`](super::othello) it is an example to read and copy. Beyond
//! Othello it has a board of hexagons on a polygon, a yes/no option, an operation of its own (the swap), sides that
//! change colors, and all-moves-as-first with an action that simulations never repeat.

mod board;
mod rules;
mod show;
#[cfg(test)]
mod tests;
mod think;

pub use rules::{Hex, HexOptions};

use serde_json::{Value, json};

use super::{GameEntry, GameVariant};
use crate::text::{Sources, TextFile};

/// The entry of this game in the registry.
pub static GAME: GameEntry<Hex> = GameEntry::new(
    "hex",
    Sources {
        words: &[TextFile::new("hex")],
        diagrams: include_str!("hex/diagrams.json"),
        lessons: include_str!("hex/lessons.json"),
    },
)
.surprising(surprise)
.tested_with(variants, test_options);

/// Returns a board smaller or larger than the default.
fn surprise(seed: u64) -> Value {
    json!({ "size": if seed.is_multiple_of(2) { 7 } else { 11 } })
}

/// Returns the smallest board only: its recorded games are short enough to read.
fn variants() -> Vec<GameVariant> {
    vec![
        GameVariant::new("hex-5", json!({"size": 5})),
        GameVariant::new("hex-no-swap", json!({"size": 5, "swap": false})),
    ]
}

fn test_options() -> Vec<Value> {
    vec![json!({"size": 9})]
}
