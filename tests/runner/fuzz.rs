//! `cargo task fuzz`: runs the targets of `tests/hostile` with libFuzzer, which is guided by coverage.
//!
//! The driver of normal test runs sees no coverage. libFuzzer needs a nightly compiler and a C++ compiler; `cargo fuzz` runs
//! the same targets. Both start with the inputs of the driver.

use std::env::consts::ARCH;
use std::fs;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::nightly;

/// The targets.
const TARGETS: [&str; 7] = ["saves", "options", "turns", "links", "files", "lines", "gestures"];

/// The tests of the same targets with the other driver.
const TESTS: [&str; 7] = [
    "saved_games",
    "options_of_games",
    "texts_of_turns",
    "matches_as_links",
    "files_of_the_app",
    "lines_to_the_engine",
    "gestures_on_the_app",
];

/// The flags of `cargo fuzz` for coverage and the address sanitizer.
const FLAGS: &str = "--cfg=fuzzing -Zsanitizer=address -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
                     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table";

/// Compiles all targets, runs each for its time, and prints their coverage.
pub fn run(checkout: &Checkout, seconds: u32, only: &str) -> Result<String, Failure> {
    nightly::needs(
        nightly::program(checkout, "cargo", "fuzz").arg("--version"),
        "there is no nightly compiler here; `rustup toolchain install nightly`",
    )?;
    let seeds = checkout.target().join("fuzz/seeds");
    let mut test = checkout.cargo("test");
    test.args(["--package", "fivefold-hostile", "--test", "chance", "--", "--exact"])
        .args(TESTS)
        .env("FIVEFOLD_HOSTILE_SEEDS", &seeds);
    checkout::run(&mut test)?;
    let triple = format!("{ARCH}-unknown-linux-gnu");
    let mut build = nightly::program(checkout, "cargo", "fuzz");
    build.args([
        "build",
        "--release",
        "--target",
        &triple,
        "--manifest-path",
        "tests/hostile/fuzz/Cargo.toml",
        "--bins",
    ]);
    checkout::run(build.env("RUSTFLAGS", FLAGS))?;
    let mut reached = Vec::new();
    for target in TARGETS.into_iter().filter(|target| target.contains(only)) {
        let corpus = checkout.target().join("fuzz/corpus").join(target);
        let found = checkout.path("tests/hostile/found").join(target);
        for folder in [&corpus, &found] {
            fs::create_dir_all(folder).map_err(Failure::file(&folder))?;
        }
        let mut fuzz = checkout.program(checkout.target().join("fuzz").join(&triple).join("release").join(target));
        fuzz.arg(&corpus).arg(seeds.join(target)).arg(&found);
        fuzz.args([format!("-max_total_time={seconds}"), format!("-artifact_prefix={}/", found.display())]);
        // A memory error ends it at once, as does more memory than promised, which for a search is 64 MiB, or a timeout.
        fuzz.args(["-rss_limit_mb=2048", "-malloc_limit_mb=65", "-timeout=20", "-print_final_stats=1", "-seed=1"]);
        let (mut last, mut inputs) = (String::new(), String::new());
        checkout::run_reading(&mut fuzz, |line| {
            if line.contains(" cov: ") {
                line.clone_into(&mut last);
            }
            if let Some(count) = line.strip_prefix("stat::number_of_executed_units:") {
                count.trim().clone_into(&mut inputs);
            }
        })?;
        // Git tracks no empty folders.
        let _ = fs::remove_dir(&found);
        reached.push(format!(
            "| {target} | {seconds} | {inputs} | {} | {} |",
            number(&last, "cov: "),
            number(&last, "ft: ")
        ));
    }
    Ok(format!(
        "| target | seconds | inputs | branches reached | features |\n|---|---|---|---|---|\n{}",
        reached.join("\n")
    ))
}

/// Returns the number after a word in libFuzzer's output.
fn number<'a>(line: &'a str, word: &str) -> &'a str {
    let rest = line.split_once(word).map_or("?", |(_, rest)| rest);
    rest.split_whitespace().next().unwrap_or("?")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkout::Checkout;

    #[test]
    fn coverage_is_read_from_output() {
        let line = "#4096\tNEW    cov: 5123 ft: 17002 corp: 312/41Kb lim: 4096 exec/s: 1365 rss: 98Mb";
        assert_eq!((number(line, "cov: "), number(line, "ft: ")), ("5123", "17002"));
        assert_eq!(number("INFO: nothing", "cov: "), "?");
    }

    #[test]
    fn targets_are_those_of_cargo_fuzz() {
        let checkout = Checkout::of_this_run().unwrap();
        let manifest = fs::read_to_string(checkout.path("tests/hostile/fuzz/Cargo.toml")).unwrap();
        let mut named: Vec<&str> =
            manifest.split("[[bin]]\nname = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let mut targets = TARGETS;
        named.sort_unstable();
        targets.sort_unstable();
        assert_eq!(named, targets);
    }
}
