//! `cargo task hostile`: runs ten million hostile inputs, a hundred thousand searches and as many sequences of the
//! simulator, and records the results.

use crate::checkout::{self, Checkout};
use crate::console;
use crate::failure::Failure;

/// The record, from the top of the checkout.
const RECORD: &str = "tests/hostile/RESULTS.md";

/// The seeds of the runs; each has ten times the inputs of a normal test run, 1.4 million.
const SEEDS: std::ops::RangeInclusive<u32> = 1..=8;

/// Runs the targets that are not recorded yet.
pub fn record(checkout: &Checkout) -> Result<String, Failure> {
    for seed in SEEDS {
        let mut test = checkout.cargo("test");
        test.args(["--profile", "hostile", "--package", "fivefold-hostile", "--test", "chance", "--"]);
        // The test that compares the record with this list fails until all runs are recorded.
        test.args(["--test-threads", "1", "--show-output", "--skip", "on_record"]);
        test.env("FIVEFOLD_HOSTILE_RECORD", checkout.path(RECORD)).env("FIVEFOLD_HOSTILE_TIMES", "10");
        test.env("FIVEFOLD_HOSTILE_SEARCHES", "12500").env("FIVEFOLD_HOSTILE_SEQUENCES", "12500");
        checkout::run(test.env("FIVEFOLD_HOSTILE_SEED", seed.to_string()))?;
    }
    // No target may ask about a search that failed on its own thread.
    match console::unexpected_faults().as_slice() {
        [] => Ok(format!("all runs are recorded in {RECORD}")),
        [first, others @ ..] => Err(Failure::Found(format!("{first}; and {} more", others.len()))),
    }
}
