//! Fuzz targets of everything that takes input from outside: saved games, options, texts of moves, files of the app, lines
//! to the engine program, and gestures on the whole app with faults of the disk.
//!
//! A [`Target`] takes bytes and panics on a fault. It has two drivers: `tests/chance`, which needs stable Rust and runs with
//! all tests, and `cargo fuzz` in `fuzz`, which is guided by coverage and needs a nightly compiler.

use std::cell::Cell;
use std::time::Duration;

use cpu_time::ThreadTime;

mod disk;
mod fixture;
mod gestures;
mod model;
mod rng;
mod targets;

// Modules of the engine program, compiled into this crate too.
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

pub use gestures::{GESTURES, Simulated, ended_at_every_call, simulate};
pub use rng::Rng;
pub use targets::{FILES, LINES, LINKS, MOVES, OPTIONS, SAVES};

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name in reports and folders.
    pub name: &'static str,
    /// The default number of inputs.
    pub inputs: u64,
    /// Valid inputs to start with.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Words of the format, for mutations.
    pub words: &'static [&'static str],
    /// Takes an input and returns its kind of outcome.
    pub take: fn(&[u8]) -> String,
}

thread_local! {
    static LONGEST: Cell<Option<Duration>> = const { Cell::new(None) };
}

/// Runs one step of an input, such as a gesture of a sequence, and records its processor time.
fn step<T>(work: impl FnOnce() -> T) -> T {
    let watch = ThreadTime::now();
    let done = work();
    LONGEST.set(LONGEST.get().max(Some(watch.elapsed())));
    done
}

/// Returns the processor time of the longest step of this thread since the last call; `None` if there was none.
#[must_use]
pub fn longest_step() -> Option<Duration> {
    LONGEST.take()
}
