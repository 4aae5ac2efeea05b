//! What comes from outside, and the places that take it: saved games, options, texts of moves, files of the app, lines
//! to the engine program, and gestures on the whole app with faults of the disk between them.
//!
//! A [`Target`] takes bytes and panics if they do what bytes must not do. Two drivers feed them: `tests/chance`, which
//! needs nothing but Rust and runs with all other tests, and `cargo fuzz` in `fuzz`, which sees the branches that are
//! taken and needs a nightly compiler.

mod gestures;
mod steps;
mod targets;
mod world;

// The engine program is a program of its own: its parts are compiled once more into this one.
#[path = "../../../core/tools/src/protocol/engine.rs"]
mod engine;
#[path = "../../../core/tools/src/protocol/judge.rs"]
mod judge;
#[path = "../../../core/tools/src/protocol/request.rs"]
mod request;
#[path = "../../../core/tools/src/protocol/status.rs"]
mod status;
#[path = "../../../core/tools/src/protocol/think.rs"]
mod think;

pub use gestures::{GESTURES, killed_at_every_call};
pub use steps::longest_step;
pub use targets::{FILES, LINES, LINKS, MOVES, OPTIONS, SAVES};

/// Something that takes bytes from outside.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// What it is called in reports and folders.
    pub name: &'static str,
    /// How many inputs it gets where nothing else is said.
    pub inputs: u64,
    /// Inputs of the right form.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Words that have a meaning.
    pub words: &'static [&'static str],
    /// Takes an input; says in a few words what came of it, the same ones for the same kind of outcome.
    pub take: fn(&[u8]) -> String,
}
