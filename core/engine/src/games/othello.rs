//! Othello: whoever encloses enemy discs moves them over, and the most discs win.
//!
//! It is not offered; like the template it is here to be read and copied. It has what the template has not: an option,
//! squares as bits of one word for boards of several sizes, discs that change their colour several at a time, a side
//! that has to pass, a count for each side, and a result that says numbers.

mod board;
mod rules;
mod show;
#[cfg(test)]
mod tests;
mod think;

pub use rules::{Options, Othello};

use serde_json::{Value, json};

use super::{Family, Kind};
use crate::text::{Sources, TextFile};

/// The entry of this game in the registry.
pub static GAME: Kind<Othello> = Kind::new(
    "othello",
    Sources {
        words: &[TextFile::new("othello", "games/othello/text/en.ftl")],
        diagrams: include_str!("othello/text/diagrams.json"),
        lessons: include_str!("othello/lessons.json"),
    },
)
.surprising(surprise)
.tried_with(families, variations);

/// A board that is smaller or larger than usual.
fn surprise(seed: u64) -> Value {
    json!({ "size": if seed.is_multiple_of(2) { 6 } else { 10 } })
}

/// The small board stands for all: its games are short enough to be read.
fn families() -> Vec<Family> {
    vec![Family::new("othello-6", json!({"size": 6}))]
}

fn variations() -> Vec<Value> {
    vec![json!({"size": 8}), json!({"size": 10})]
}
