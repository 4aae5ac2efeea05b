//! `cargo task mutants`: runs cargo-mutants on the engine and the app.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain;

const VERSION: &str = "27.1.0";

/// Runs cargo-mutants with these arguments; its report is in `target/mutants.out`.
pub fn run(checkout: &Checkout, arguments: &[String]) -> Result<String, Failure> {
    let mut mutants = checkout.program(toolchain::installed(checkout, "cargo-mutants", VERSION)?);
    mutants.args(["mutants", "--package", "fivefold-engine", "--package", "fivefold-app"]);
    // The interleavings test what the search and the mailbox of the app promise to other threads.
    mutants.args(["--test-package", "fivefold-engine,fivefold-app,fivefold-interleavings"]);
    mutants.arg("--output").arg(checkout.target()).args(arguments).args(["--", "--lib", "--tests"]);
    checkout::run(&mut mutants)?;
    Ok("the report is in target/mutants.out".into())
}
