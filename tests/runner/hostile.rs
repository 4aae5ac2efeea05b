//! `cargo task hostile`: runs ten million hostile inputs, a hundred thousand searches and as many sequences of the
//! simulator, and records the results.

use std::ops::RangeInclusive;
use std::process::Command;

use crate::checkout::{self, Checkout};
use crate::console;
use crate::failure::Failure;

/// The record, from the top of the checkout.
const RECORD: &str = "tests/hostile/RESULTS.md";

/// The seeds of the runs; each has ten times the inputs of a normal test run, 1.4 million.
const SEEDS: RangeInclusive<u32> = 1..=8;

/// The seeds of the simulator's runs, and the sequences of each. Minutes of work are lost when a run is interrupted.
const SIMULATED: RangeInclusive<u32> = 1..=50;
const SEQUENCES: &str = "2000";

/// The test of the simulator.
const SIMULATOR: &str = "flushed_state_survives_power_loss_and_flipped_bits_are_told";

/// Runs the targets that are not recorded yet.
pub fn record(checkout: &Checkout) -> Result<String, Failure> {
    for seed in SEEDS {
        // The test that compares the record with this list fails until all runs are recorded.
        let mut test = test(checkout, seed, &["--skip", "on_record", "--skip", SIMULATOR]);
        checkout::run(test.env("FIVEFOLD_HOSTILE_TIMES", "10").env("FIVEFOLD_HOSTILE_SEARCHES", "12500"))?;
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
