//! The rings that need nothing but Rust.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::verify::Surroundings;

/// Every Rust file is as rustfmt would have it.
pub fn format(checkout: &Checkout, _: &Surroundings) -> Result<String, Failure> {
    // Cargo's wrapper takes no --locked, it reads no versions.
    checkout::run(checkout.program("cargo").args(["fmt", "--all", "--check"]))?;
    Ok("rustfmt would change nothing".into())
}

/// No warning from the compiler or clippy in any target.
pub fn clippy(checkout: &Checkout, _: &Surroundings) -> Result<String, Failure> {
    checkout::run(checkout.cargo("clippy").args(["--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    Ok("no warning".into())
}

/// The documentation builds without a warning, broken links included.
pub fn docs(checkout: &Checkout, _: &Surroundings) -> Result<String, Failure> {
    checkout::run(checkout.cargo("doc").args(["--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok("no warning".into())
}

/// Unit tests of the engine, the app and the tools.
pub fn core(checkout: &Checkout, surroundings: &Surroundings) -> Result<String, Failure> {
    test(
        checkout,
        surroundings,
        &["--package", "fivefold-engine", "--package", "fivefold-app", "--package", "fivefold-tools"],
    )
}

/// What seeds and counts of visits decide, once more as people will run it: the optimiser must not change a game. Tests
/// of that kind have `same_seed` or `recorded` in their names.
pub fn release(checkout: &Checkout, surroundings: &Surroundings) -> Result<String, Failure> {
    test(checkout, surroundings, &["--release", "--package", "fivefold-engine", "--lib", "--", "same_seed", "recorded"])
}

/// The tests of the whole, of this task runner, and of what threads hand to each other.
pub fn whole(checkout: &Checkout, surroundings: &Surroundings) -> Result<String, Failure> {
    test(checkout, surroundings, &["--package", "fivefold-tests", "--package", "fivefold-interleavings"])
}

/// A minute of input by chance; an hour of it if there is time.
pub fn hostile(checkout: &Checkout, surroundings: &Surroundings) -> Result<String, Failure> {
    test(checkout, surroundings, &["--package", "fivefold-hostile"])
}

/// Runs `cargo test` and says how many tests there were; none at all is a mistake in the call.
fn test(checkout: &Checkout, surroundings: &Surroundings, which: &[&str]) -> Result<String, Failure> {
    let mut command = checkout.cargo("test");
    command.args(which);
    // What a passing test has said is shown too: a panic on one of its threads is in it.
    let by_name = which.contains(&"--");
    command.args(if by_name { &["--show-output"][..] } else { &["--", "--show-output"] });
    if surroundings.long {
        command.env("FIVEFOLD_LONG", "1");
    }
    let mut tests = 0;
    checkout::run_reading(&mut command, |line| tests += passed_in(line).unwrap_or(0))?;
    match tests {
        0 => Err(Failure::Found(format!("`cargo test {}` found no test to run", which.join(" ")))),
        tests => Ok(format!("{tests} tests")),
    }
}

/// The count in the test harness's closing line of one program of tests.
fn passed_in(line: &str) -> Option<u32> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    counts.split_once(" passed")?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_line_of_a_test_program_is_counted() {
        let line = "test result: ok. 17 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s";
        assert_eq!(passed_in(line), Some(17));
        assert_eq!(passed_in("test result: FAILED. 3 passed; 1 failed; 0 ignored"), Some(3));
    }

    #[test]
    fn other_lines_are_not_counted() {
        assert_eq!(passed_in("test oracle::the_ninth_game ... ok"), None);
        assert_eq!(passed_in("12 passed"), None);
    }
}
