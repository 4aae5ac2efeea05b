//! Numbers of inputs, and the record in `tests/hostile/RESULTS.md` with a line for each target. Recorded runs are skipped, so
//! that an interrupted run resumes.

use std::env;
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use fivefold_hostile::Simulated;

/// The factor of a long run, and a further one for the simulator, which then takes an hour alone.
const LONGER: u64 = 60;
const SIMULATED: u64 = 4;

/// The result of a target with a seed.
pub struct Row {
    pub target: &'static str,
    pub seed: u64,
    pub inputs: u64,
    /// Kinds of outcome.
    pub outcomes: usize,
    /// Peak memory of an input.
    pub most_bytes: usize,
    /// Maximum processor time of an input.
    pub longest: Duration,
}

impl fmt::Display for Row {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { target, seed, inputs, outcomes, most_bytes, longest } = self;
        let (kb, ms) = (most_bytes / 1_000, longest.as_millis());
        write!(formatter, "{} {outcomes} | {kb} | {ms} |", begin(target, *seed, *inputs))
    }
}

fn begin(target: &str, seed: u64, inputs: u64) -> String {
    format!("| {target} | {seed} | {inputs} |")
}

/// Returns the number of inputs for a target with a default of `default`.
pub fn inputs(default: u64) -> u64 {
    let longer = if env::var_os("FIVEFOLD_LONG").is_some() { LONGER } else { 1 };
    number("FIVEFOLD_HOSTILE_INPUTS").unwrap_or(default * number("FIVEFOLD_HOSTILE_TIMES").unwrap_or(longer))
}

/// Returns the number of searches for a default of `default`.
pub fn searches(default: u64) -> u64 {
    number("FIVEFOLD_HOSTILE_SEARCHES").unwrap_or_else(|| inputs(default))
}

/// Returns the number of sequences of the simulator for a default of `default`.
pub fn sequences(default: u64) -> u64 {
    let longer = if env::var_os("FIVEFOLD_LONG").is_some() { SIMULATED } else { 1 };
    number("FIVEFOLD_HOSTILE_SEQUENCES").unwrap_or_else(|| longer * inputs(default))
}

/// Returns the random seed.
pub fn seed() -> u64 {
    number("FIVEFOLD_HOSTILE_SEED").unwrap_or(1)
}

/// Returns whether a run is recorded.
pub fn has(target: &str, seed: u64, inputs: u64) -> bool {
    let text = file().map(|file| fs::read_to_string(file).expect("the record can be opened"));
    text.is_some_and(|text| text.lines().any(|line| line.starts_with(&begin(target, seed, inputs))))
}

/// Prints a result and adds it to the record, if there is one.
pub fn add(row: &Row) {
    println!("| target | seed | inputs | kinds of outcome | most kB | longest ms |\n{row}");
    append(&row.to_string());
}

/// Prints the result of the simulator and adds it to the record, if there is one.
pub fn add_simulated(seed: u64, sequences: u64, all: &Simulated) {
    let Simulated { gestures, kills, power_losses, earlier_states, flipped_bits, second_processes } = all;
    let row = format!(
        "{} {gestures} | {kills} | {power_losses} | {earlier_states} | {flipped_bits} | {second_processes} |",
        begin("simulator", seed, sequences)
    );
    println!("{row}");
    append(&row);
}

fn append(row: &str) {
    if let Some(file) = file() {
        let mut record = OpenOptions::new().append(true).open(file).expect("the record can be opened");
        writeln!(record, "{row}").expect("the record can be written");
    }
}

/// Stores a failing input and returns its path.
pub fn keep(target: &str, what: &str, input: &[u8]) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hostile-{target}-{what}"));
    fs::write(&file, input).expect("the input can be stored");
    file
}

/// Calls a function with an input and stores the input if it panics.
pub fn storing_failure<T>(target: &str, input: &[u8], take: impl FnOnce(&[u8]) -> T) -> T {
    catch_unwind(AssertUnwindSafe(|| take(input))).unwrap_or_else(|panic| {
        let commit = Command::new("git").args(["rev-parse", "HEAD"]).output().map(|it| it.stdout).unwrap_or_default();
        let (file, commit) = (keep(target, "fault", input), String::from_utf8_lossy(&commit).trim().to_owned());
        eprintln!("{target}: seed {}, commit {commit}: the input is in {}", seed(), file.display());
        resume_unwind(panic)
    })
}

fn file() -> Option<PathBuf> {
    env::var_os("FIVEFOLD_HOSTILE_RECORD").map(PathBuf::from)
}

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{variable} must be a number")))
}
