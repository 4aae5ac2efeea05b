//! `cargo verify`: runs the rings of checks in order and reports each.

use std::env;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::rings::{Needs, RINGS, Ring};
use crate::{console, toolchain};

/// Options of `cargo verify`.
#[derive(Args)]
pub struct VerifyOptions {
    /// Skips rings that need more than Rust.
    #[arg(long)]
    quick: bool,
    /// Runs the long tests too (sets `FIVEFOLD_LONG=1`).
    #[arg(long)]
    long: bool,
    /// Only these rings; all by default.
    #[arg(value_parser = ring_named, value_name = "RING")]
    rings: Vec<&'static Ring>,
}

enum Outcome {
    Passed(String),
    Failed(String),
    NotRun(String),
}

/// Runs the wanted rings. The exit code is a failure if one of them failed.
pub fn verify(checkout: &Checkout, options: &VerifyOptions) -> ExitCode {
    let run = Run { ci: env::var("CI").is_ok_and(|value| value == "true"), long: options.long };
    if options.long {
        console::use_long_timeout();
    }
    let begin = Instant::now();
    if RINGS.iter().any(|ring| ring.needs == Needs::OtherTools && options.includes(ring)) {
        let checkout = checkout.clone();
        thread::spawn(move || toolchain::fetch_all(&checkout));
    }
    let mut lines = Vec::new();
    let (mut passed, mut failed) = (0, 0);
    for ring in RINGS.iter().filter(|ring| options.includes(ring)) {
        println!("== {}: {}", ring.name, ring.about);
        let start = Instant::now();
        let result = without_faults((ring.run)(checkout, &run), &console::unexpected_faults());
        let outcome = outcome_of(result, run.ci);
        let line = line_of(ring.name, start.elapsed(), &outcome);
        println!("{line}\n");
        lines.push(line);
        match outcome {
            Outcome::Passed(_) => passed += 1,
            Outcome::Failed(_) => failed += 1,
            Outcome::NotRun(_) => {}
        }
    }
    println!("== All rings, in {}", seconds(begin.elapsed()));
    for line in &lines {
        println!("{line}");
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Parameters of a run.
pub struct Run {
    /// Continuous integration: a ring that cannot run is an error.
    ci: bool,
    /// Run the long tests too.
    pub long: bool,
}

impl VerifyOptions {
    fn includes(&self, ring: &Ring) -> bool {
        let named = self.rings.iter().any(|wanted| wanted.name == ring.name);
        named || self.rings.is_empty() && !(self.quick && ring.needs == Needs::OtherTools)
    }
}

fn ring_named(name: &str) -> Result<&'static Ring, String> {
    RINGS.iter().find(|ring| ring.name == name).ok_or_else(|| {
        let names: Vec<_> = RINGS.iter().map(|ring| ring.name).collect();
        format!("there is no ring {name}, only {}", names.join(", "))
    })
}

/// Fails a ring with an unexpected panic or failed search, which may be on a thread that no test joins.
fn without_faults(result: Result<String, Failure>, faults: &[String]) -> Result<String, Failure> {
    match faults {
        [] => result,
        [first, others @ ..] => result.and_then(|_| Err(Failure::Found(format!("{first}; and {} more", others.len())))),
    }
}

/// Maps a ring that cannot run to a failure in continuous integration.
fn outcome_of(result: Result<String, Failure>, ci: bool) -> Outcome {
    match result {
        Ok(did) => Outcome::Passed(did),
        Err(Failure::CannotRun(why)) if !ci => Outcome::NotRun(why),
        Err(failure) => Outcome::Failed(failure.to_string()),
    }
}

fn line_of(name: &str, took: Duration, outcome: &Outcome) -> String {
    let (verdict, words) = match outcome {
        Outcome::Passed(did) => ("passed", did),
        Outcome::Failed(why) => ("FAILED", why),
        Outcome::NotRun(why) => ("NOT RUN", why),
    };
    format!("{verdict:7} {name:12} {:>8}  {words}", seconds(took))
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(result: Result<String, Failure>, ci: bool) -> String {
        line_of("ring", Duration::from_millis(1240), &outcome_of(result, ci))
    }

    #[test]
    fn ring_that_cannot_run_fails_only_in_ci() {
        let missing = || Err(Failure::CannotRun("no swift here".into()));
        assert_eq!(verdict(missing(), false), "NOT RUN ring            1.2 s  no swift here");
        assert_eq!(verdict(missing(), true), "FAILED  ring            1.2 s  no swift here");
    }

    #[test]
    fn ring_with_finding_fails_everywhere() {
        for ci in [false, true] {
            let found = Err(Failure::Found("a stray file".into()));
            assert_eq!(verdict(found, ci), "FAILED  ring            1.2 s  a stray file");
        }
    }

    #[test]
    fn unexpected_panic_fails_ring() {
        let faults =
            ["a panic at arena.rs:9:5: index out of bounds".to_owned(), "a search failed: no listener".to_owned()];
        let line = verdict(without_faults(Ok("3 tests".into()), &faults), false);
        assert_eq!(line, "FAILED  ring            1.2 s  a panic at arena.rs:9:5: index out of bounds; and 1 more");
        assert_eq!(verdict(without_faults(Ok("3 tests".into()), &[]), false), "passed  ring            1.2 s  3 tests");
    }

    #[test]
    fn quick_run_skips_rings_of_other_tools() {
        let ring = |needs| Ring { name: "x", about: "", needs, run: |_, _| Ok(String::new()) };
        let quick = VerifyOptions { quick: true, long: false, rings: vec![] };
        assert!(quick.includes(&ring(Needs::Rust)));
        assert!(!quick.includes(&ring(Needs::OtherTools)));
    }

    #[test]
    fn unknown_ring_is_named() {
        assert!(ring_named("fromat").is_err_and(|text| text.starts_with("there is no ring fromat, only ")));
    }
}
