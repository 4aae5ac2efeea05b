//! `cargo task records` and `cargo task pictures`: rewrites the files that tests compare.
//!
//! A deliberate change of the search makes visits, goldens and scenarios stale, a change of the boards the pictures. Review the
//! difference, and commit it with the change.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// The variable that makes a test write, its value, and the test.
type Writer = (&'static str, &'static str, &'static [&'static str]);

/// Recorded visits, golden games and scenarios.
pub const RECORDS: &[Writer] = &[
    ("FIVEFOLD_WRITE_GOLDENS", "1", &["--package", "fivefold-engine", "--lib", "recorded_visits"]),
    ("INSTA_UPDATE", "always", &["--package", "fivefold-tests", "--test", "games", "goldens"]),
    ("UPDATE_SCENARIOS", "1", &["--package", "fivefold-tests", "--test", "bindings"]),
];

/// Pictures of boards.
pub const PICTURES: &[Writer] = &[("UPDATE_PICTURES", "1", &["--package", "fivefold-app", "--lib", "picture::"])];

/// Writes the files and prints the difference to the committed ones.
pub fn write(checkout: &Checkout, writers: &[Writer]) -> Result<(), Failure> {
    for (variable, value, which) in writers {
        checkout::run(checkout.cargo("test").arg("--quiet").args(*which).env(variable, value))?;
    }
    checkout::run(checkout.program("git").args(["diff", "--stat", "--", "core", "tests"]))
}
