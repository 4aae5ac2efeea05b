//! Hostile input, by chance and without end: whatever comes from outside is a game, a setting or an error, never a
//! panic, a hang or a heap of memory.
//!
//! A [target](hostile::Target) takes bytes; the [driver](driver) makes them, from seeds that are of the right form and from
//! whatever once led somewhere new. The same targets are there for `cargo fuzz` (`tests/hostile/fuzz`), which sees the branches
//! that are taken and needs a nightly compiler; this driver needs nothing, and runs on every machine.
//!
//! | variable | what it decides |
//! |---|---|
//! | `FIVEFOLD_HOSTILE_INPUTS` | how many inputs a target gets, instead of a few thousand |
//! | `FIVEFOLD_HOSTILE_TIMES` | how many times as many as in a run of all tests |
//! | `FIVEFOLD_HOSTILE_SEARCHES` | how many searches are ended, whatever the others say |
//! | `FIVEFOLD_HOSTILE_SEED` | where their chance begins, instead of 1 |
//! | `FIVEFOLD_HOSTILE_RECORD` | the file that gets a line for each target, and says what need not be done again |
//! | `FIVEFOLD_HOSTILE_SEEDS` | a folder for what each target begins with; nothing else is done |
//! | `FIVEFOLD_HOSTILE_FILE` | the only input, to see again what was found |
//!
//! `cargo task hostile` makes ten million of them and keeps what came of it in `tests/hostile/RESULTS.md`.
//!
//! What was found stands in `tests/hostile/found`, one file an input, and is tried each time.

mod dice;
mod driver;
mod kills;
mod limits;
mod memory;
mod record;
mod searches;

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use fivefold_hostile as hostile;

/// Who counts the threads and the memory of the whole program is alone with it.
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
