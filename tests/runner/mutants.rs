//! `cargo task mutants`: every small fault in the rules, the session, saved games and the judge, and which of them no test
//! sees. `tests/mutants` finds and tries them, in a copy of the repository.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Where it is kept what was seen, from the top of the checkout.
const RECORD: &str = "tests/mutants/RESULTS.md";

/// Tries one of so many of those with these words; all if nothing is said.
pub fn try_all(checkout: &Checkout, only: &str, one_of: u64) -> Result<String, Failure> {
    let mut program = checkout.cargo("run");
    // One folder for what is compiled of this checkout and of the copy: libraries are the same.
    program.env("CARGO_TARGET_DIR", checkout.target()).env("CARGO_INCREMENTAL", "1");
    program
        .args(["--package", "fivefold-mutants", "--"])
        .arg(checkout.target().join("mutants"))
        .arg(checkout.path(RECORD));
    checkout::run(program.args(["--only", only, "--one-of", &one_of.to_string()]))?;
    Ok(format!("what was seen stands in {RECORD}"))
}
