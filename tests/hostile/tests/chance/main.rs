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
//! | `FIVEFOLD_HOSTILE_SEED` | where their chance begins, instead of 1 |
//! | `FIVEFOLD_HOSTILE_FILE` | the only input, to see again what was found |
//!
//! What was found stands in `tests/hostile/found`, one file an input, and is tried each time.

mod driver;
mod limits;
mod memory;

use fivefold_hostile as hostile;

use driver::run;

#[test]
fn saved_games() {
    run(&hostile::SAVES);
}

#[test]
fn options_of_games() {
    run(&hostile::OPTIONS);
}

#[test]
fn texts_of_turns() {
    run(&hostile::TURNS);
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
