//! Tic-tac-toe: the smallest complete game, and the one to copy.
//!
//! Its three files answer the three traits: `rules.rs`, `think.rs`, `show.rs`; `text/` holds every word of it.

mod rules;
mod show;
mod think;

pub use rules::{NoOptions, TicTacToe};

use super::Kind;
use crate::text::Sources;

/// The entry of this game in the registry.
pub static GAME: Kind<TicTacToe> = Kind::new(
    "tic-tac-toe",
    Sources {
        english: include_str!("template/text/en.ftl"),
        german: include_str!("template/text/de.ftl"),
        diagrams: include_str!("template/text/diagrams.json"),
    },
);
