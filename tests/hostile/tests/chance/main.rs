//! Random hostile input: every input from outside must become a game, a setting or an error, never a panic, a hang or high
//! memory use.
//!
//! A [target](hostile::Target) takes bytes; the [driver] makes them from valid seeds and from inputs with new outcomes.
//! `cargo fuzz` (`tests/hostile/fuzz`) runs the same targets guided by coverage, with a nightly compiler.
//!
//! | variable | meaning |
//! |---|---|
//! | `FIVEFOLD_HOSTILE_INPUTS` | number of inputs for each target |
//! | `FIVEFOLD_HOSTILE_TIMES` | factor for the number of inputs |
//! | `FIVEFOLD_HOSTILE_SEARCHES` | number of searches |
//! | `FIVEFOLD_HOSTILE_SEQUENCES` | number of sequences of the simulator |
//! | `FIVEFOLD_HOSTILE_SEED` | random seed, 1 by default |
//! | `FIVEFOLD_HOSTILE_RECORD` | file that gets a line for each target; targets in it are skipped |
//! | `FIVEFOLD_HOSTILE_SEEDS` | folder to write the initial inputs of each target to; no target runs |
//! | `FIVEFOLD_HOSTILE_FILE` | the only input, to reproduce a fault |
//!
//! `cargo task hostile` runs seventy million inputs, a hundred thousand searches and as many sequences, and records the results in
//! `tests/hostile/RESULTS.md`. Inputs of past faults are in `tests/hostile/found` and run each time.

mod budgets;
mod driver;
mod limits;
mod memory;
mod record;
mod searches;
mod simulator;

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use fivefold_hostile as hostile;

/// Held exclusively by the test that counts threads and memory of the whole program.
static ALONE: RwLock<()> = RwLock::new(());

fn beside_others() -> RwLockReadGuard<'static, ()> {
    ALONE.read().unwrap_or_else(PoisonError::into_inner)
}

fn run(target: &hostile::Target) {
    let _beside_others = beside_others();
    driver::run(target);
}

#[test]
fn saved_games() {
    run(&hostile::SAVES);
}

#[test]
fn options_of_games() {
    run(&hostile::OPTIONS);
}

#[test]
fn texts_of_moves() {
    run(&hostile::MOVES);
}

#[test]
fn matches_as_links() {
    run(&hostile::LINKS);
}

#[test]
fn files_of_the_app() {
    run(&hostile::FILES);
}

#[test]
fn lines_to_the_engine() {
    run(&hostile::LINES);
}

#[test]
fn gestures_on_the_app() {
    run(&hostile::GESTURES);
}
