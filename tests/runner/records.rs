//! `cargo task records`: rewrites recorded visits, goldens and scenarios.
//!
//! A deliberate change of the search makes all three stale. Run this, review the difference, and commit both together.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// The tests that compare with records, and the variables that make them write.
const WRITERS: [(&str, &str, &[&str]); 3] = [
    ("FIVEFOLD_WRITE_GOLDENS", "1", &["--package", "fivefold-engine", "--lib", "recorded_visits"]),
    ("INSTA_UPDATE", "always", &["--package", "fivefold-tests", "--test", "games", "goldens"]),
    ("UPDATE_SCENARIOS", "1", &["--package", "fivefold-tests", "--test", "bindings"]),
];

/// Writes the records and prints the difference to the committed ones.
pub fn write(checkout: &Checkout) -> Result<(), Failure> {
    for (variable, value, which) in WRITERS {
        checkout::run(checkout.cargo("test").arg("--quiet").args(which).env(variable, value))?;
    }
    checkout::run(checkout.program("git").args(["diff", "--stat", "--", "core", "tests"]))
}
