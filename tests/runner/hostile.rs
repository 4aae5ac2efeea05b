//! `cargo task hostile`: ten million hostile inputs and a hundred thousand searches, on record.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::talk;

/// The record, from the top of the checkout.
const RECORD: &str = "tests/hostile/RESULTS.md";

/// Where chance begins, in as many runs: each has ten times the inputs of a run of all tests, 1.4 million.
const SEEDS: std::ops::RangeInclusive<u32> = 1..=8;

/// Runs what is not on record yet, one target after the other.
pub fn record(checkout: &Checkout) -> Result<String, Failure> {
    for seed in SEEDS {
        let mut test = checkout.cargo("test");
        test.args(["--profile", "hostile", "--package", "fivefold-hostile", "--test", "chance", "--"]);
        // What compares the record with what is asked would fail until it is whole.
        test.args(["--test-threads", "1", "--show-output", "--skip", "on_record"]);
        test.env("FIVEFOLD_HOSTILE_RECORD", checkout.path(RECORD)).env("FIVEFOLD_HOSTILE_TIMES", "10");
        checkout::run(test.env("FIVEFOLD_HOSTILE_SEED", seed.to_string()).env("FIVEFOLD_HOSTILE_SEARCHES", "12500"))?;
    }
    // A search that failed on its own thread may be one that no target asks about.
    match talk::unannounced_faults().as_slice() {
        [] => Ok(format!("everything is on record in {RECORD}")),
        [first, others @ ..] => Err(Failure::Found(format!("{first}; and {} more", others.len()))),
    }
}
