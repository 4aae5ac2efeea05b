//! Writes every record again: what searches, games and scenarios were seen to do, and must go on doing.
//!
//! A change of the search that is meant to change games makes three kinds of records old at once. Whoever makes it runs
//! this, reads the difference, and commits both together.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// The tests that compare with records, and the variable that lets each write them instead.
const WRITERS: [(&str, &str, &[&str]); 3] = [
    ("FIVEFOLD_WRITE_GOLDENS", "1", &["--package", "fivefold-engine", "--lib", "recorded_visits"]),
    ("INSTA_UPDATE", "always", &["--package", "fivefold-tests", "--test", "games", "goldens"]),
    ("UPDATE_SCENARIOS", "1", &["--package", "fivefold-tests", "--test", "bindings"]),
];

/// Writes the records and says what differs from what is committed.
pub fn write(checkout: &Checkout) -> Result<(), Failure> {
    for (variable, value, which) in WRITERS {
        checkout::run(checkout.cargo("test").arg("--quiet").args(which).env(variable, value))?;
    }
    checkout::run(checkout.program("git").args(["diff", "--stat", "--", "core", "tests"]))
}
