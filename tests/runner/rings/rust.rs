//! The rings that need Rust only.

use crate::api;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::verify::Run;

/// Checks formatting with rustfmt.
pub fn format(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    // `cargo fmt` has no --locked.
    checkout::run(checkout.program("cargo").args(["fmt", "--all", "--check"]))?;
    Ok("formatted".into())
}

/// Checks every target with clippy.
pub fn clippy(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    checkout::run(checkout.cargo("clippy").args(["--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    Ok("no warning".into())
}

/// Builds the documentation without warnings; a long run compares the public API with its record.
pub fn docs(checkout: &Checkout, run: &Run) -> Result<String, Failure> {
    checkout::run(checkout.cargo("doc").args(["--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    if run.long {
        api::compare(checkout)?;
        return Ok("no warning; the public API is the recorded one".into());
    }
    Ok("no warning".into())
}

/// Test targets of the ring `whole`.
const WHOLE: [&str; 5] = ["bindings", "games", "repository", "sounds", "interleavings"];

/// Runs unit tests and doc tests of all crates.
pub fn core(checkout: &Checkout, run: &Run) -> Result<String, Failure> {
    let units = test(checkout, run, &["--workspace", "--lib", "--bins"])?;
    let docs = test(checkout, run, &["--workspace", "--doc"])?;
    Ok(format!("{units} tests, {docs} doc tests"))
}

/// Runs the tests with `same_seed` or `recorded` in their names in a release build: optimization must not change a game.
pub fn release(checkout: &Checkout, run: &Run) -> Result<String, Failure> {
    let which = ["--release", "--package", "fivefold-engine", "--lib", "--", "same_seed", "recorded"];
    Ok(format!("{} tests", test(checkout, run, &which)?))
}

/// Runs the tests of games, bindings, texts, front ends and packaging, and of thread interleavings.
pub fn whole(checkout: &Checkout, run: &Run) -> Result<String, Failure> {
    let targets = WHOLE.into_iter().flat_map(|target| ["--test", target]);
    let which: Vec<_> = ["--workspace"].into_iter().chain(targets).collect();
    Ok(format!("{} tests", test(checkout, run, &which)?))
}

/// Runs a minute of random input, or an hour in a long run.
pub fn hostile(checkout: &Checkout, run: &Run) -> Result<String, Failure> {
    // With a target of `fivefold-tests` cargo resolves the same features as in `core` and `whole`, and compiles nothing again.
    let which = ["--workspace", "--test", "chance", "--test", "repository"];
    Ok(format!("{} tests", test(checkout, run, &which)?))
}

/// Runs `cargo test` and returns the number of tests; zero is an error.
///
/// All rings select `--workspace`: other selections have other features of dependencies, and compile the core again.
fn test(checkout: &Checkout, run: &Run, which: &[&str]) -> Result<u32, Failure> {
    let mut command = checkout.cargo("test");
    command.args(which);
    // Output of passing tests may contain a panic of another thread.
    let by_name = which.contains(&"--");
    command.args(if by_name { &["--show-output"][..] } else { &["--", "--show-output"] });
    if run.long {
        command.env("FIVEFOLD_LONG", "1");
    }
    let mut tests = 0;
    checkout::run_reading(&mut command, |line| tests += passed_in(line).unwrap_or(0))?;
    match tests {
        0 => Err(Failure::Found(format!("`cargo test {}` ran no test", which.join(" ")))),
        tests => Ok(tests),
    }
}

/// Returns the number of tests in the summary of one test program.
fn passed_in(line: &str) -> Option<u32> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    counts.split_once(" passed")?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_of_a_test_program_is_read() {
        let line = "test result: ok. 17 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s";
        assert_eq!(passed_in(line), Some(17));
        assert_eq!(passed_in("test result: FAILED. 3 passed; 1 failed; 0 ignored"), Some(3));
        assert_eq!(passed_in("test oracle::the_ninth_game ... ok"), None);
        assert_eq!(passed_in("12 passed"), None);
    }

    #[test]
    fn whole_ring_has_every_test_target() {
        let manifest = include_str!("../../Cargo.toml");
        let named: Vec<_> =
            manifest.split("[[test]]\nname = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(WHOLE[..named.len()], named);
    }
}
