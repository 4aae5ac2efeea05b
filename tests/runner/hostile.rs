//! `cargo task hostile`: runs seventy million hostile inputs, a hundred thousand searches and as many sequences of the
//! simulator, and records the results.

use std::ops::RangeInclusive;
use std::process::Command;

use crate::checkout::{self, Checkout};
use crate::console;
use crate::failure::Failure;

/// The record, from the top of the checkout.
const RECORD: &str = "tests/hostile/RESULTS.md";

/// The seeds of the runs.
const SEEDS: RangeInclusive<u32> = 1..=8;

/// The targets whose inputs take microseconds, and the factors for the numbers of a normal test run.
const QUICK: [&str; 5] =
    ["saved_games", "options_of_games", "texts_of_moves", "matches_as_links", "lines_to_the_engine"];
const QUICK_TIMES: &str = "60";
const OTHER_TIMES: &str = "10";

/// The searches of each seed.
const SEARCHES: &str = "15000";

/// The seeds of the simulator's runs, and the sequences of each. Minutes of work are lost when a run is interrupted.
const SIMULATED: RangeInclusive<u32> = 1..=50;
const SEQUENCES: &str = "2000";

/// The test of the simulator.
const SIMULATOR: &str = "flushed_state_survives_power_loss_and_flipped_bits_are_told";

/// Runs the targets that are not recorded yet.
pub fn record(checkout: &Checkout) -> Result<String, Failure> {
    for seed in SEEDS {
        checkout::run(test(checkout, seed, &QUICK).env("FIVEFOLD_HOSTILE_TIMES", QUICK_TIMES))?;
        // The tests of the record fail until all runs are recorded.
        let skipped = ["limits", "budgets", SIMULATOR].iter().chain(&QUICK);
        let which: Vec<&str> = skipped.flat_map(|name| ["--skip", name]).collect();
        let mut others = test(checkout, seed, &which);
        checkout::run(others.env("FIVEFOLD_HOSTILE_TIMES", OTHER_TIMES).env("FIVEFOLD_HOSTILE_SEARCHES", SEARCHES))?;
    }
    for seed in SIMULATED {
        checkout::run(test(checkout, seed, &[SIMULATOR]).env("FIVEFOLD_HOSTILE_SEQUENCES", SEQUENCES))?;
    }
    // No target may ask about a search that failed on its own thread.
    match console::unexpected_faults().as_slice() {
        [] => Ok(format!("all runs are recorded in {RECORD}")),
        [first, others @ ..] => Err(Failure::Found(format!("{first}; and {} more", others.len()))),
    }
}

/// Prepares tests of a seed.
fn test(checkout: &Checkout, seed: u32, which: &[&str]) -> Command {
    let mut test = checkout.cargo("test");
    test.args(["--profile", "hostile", "--package", "fivefold-hostile", "--test", "chance", "--"]);
    test.args(["--test-threads", "1", "--show-output"]).args(which);
    test.env("FIVEFOLD_HOSTILE_RECORD", checkout.path(RECORD)).env("FIVEFOLD_HOSTILE_SEED", seed.to_string());
    test
}
