//! Othello: enclosed enemy discs are flipped, and the side with the most discs wins.
//!
//! The game is not offered to players; like the template it is an example to read and copy. Beyond the template it has
//! an option, a one-word bitboard for several board sizes, flips of several discs at once, forced passes, a count for
//! each side, and a result with numbers.

mod board;
mod rules;
mod show;
#[cfg(test)]
mod tests;
mod think;

pub use rules::{Othello, OthelloOptions};

use serde_json::{Value, json};

use super::{GameEntry, GameVariant};
use crate::text::{Sources, TextFile};

/// The entry of this game in the registry.
pub static GAME: GameEntry<Othello> = GameEntry::new(
    "othello",
    Sources {
        words: &[TextFile::new("othello")],
        diagrams: include_str!("othello/diagrams.json"),
        lessons: include_str!("othello/lessons.json"),
    },
)
.surprising(surprise)
.tested_with(variants, test_options);

/// Returns a board smaller or larger than the default.
fn surprise(seed: u64) -> Value {
    json!({ "size": if seed.is_multiple_of(2) { 6 } else { 10 } })
}

/// Returns the small board only: its recorded games are short enough to read.
fn variants() -> Vec<GameVariant> {
    vec![GameVariant::new("othello-6", json!({"size": 6}))]
}

fn test_options() -> Vec<Value> {
    vec![json!({"size": 8}), json!({"size": 10})]
}
