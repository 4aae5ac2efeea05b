//! How many inputs there are, and what is kept of them: a line a target in `tests/hostile/RESULTS.md`.
//!
//! A run that is cut off goes on where it was: what is on record is not done again.

use std::env;
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How many times as many inputs a long run has.
const LONGER: u64 = 60;

/// What came of one target from one seed.
pub struct Row {
    pub target: &'static str,
    pub seed: u64,
    pub inputs: u64,
    /// How many kinds of outcome.
    pub outcomes: usize,
    /// The most that an input took.
    pub most_bytes: usize,
    /// The longest that an input took, by the processor's time.
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

/// How many inputs a target gets that has `usual` of them in a run of all tests.
pub fn inputs(usual: u64) -> u64 {
    let longer = if env::var_os("FIVEFOLD_LONG").is_some() { LONGER } else { 1 };
    number("FIVEFOLD_HOSTILE_INPUTS").unwrap_or(usual * number("FIVEFOLD_HOSTILE_TIMES").unwrap_or(longer))
}

/// How many searches there are where a run of all tests has `usual` of them.
pub fn searches(usual: u64) -> u64 {
    number("FIVEFOLD_HOSTILE_SEARCHES").unwrap_or_else(|| inputs(usual))
}

/// Where chance begins.
pub fn seed() -> u64 {
    number("FIVEFOLD_HOSTILE_SEED").unwrap_or(1)
}

/// Whether what is to be done is on record already.
pub fn has(target: &str, seed: u64, inputs: u64) -> bool {
    let text = file().map(|file| fs::read_to_string(file).expect("there is a record"));
    text.is_some_and(|text| text.lines().any(|line| line.starts_with(&begin(target, seed, inputs))))
}

/// Says what was done, and keeps it if there is a record to keep it in.
pub fn add(row: &Row) {
    println!("| target | seed | inputs | kinds of outcome | most kB | longest ms |\n{row}");
    if let Some(file) = file() {
        let mut record = OpenOptions::new().append(true).open(file).expect("there is a record");
        writeln!(record, "{row}").expect("a line can be added");
    }
}

/// Keeps an input that is worth looking at, and says where.
pub fn keep(target: &str, what: &str, input: &[u8]) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hostile-{target}-{what}"));
    fs::write(&file, input).expect("what was found can be kept");
    file
}

/// Gives an input to something that may panic; keeps it if that happens.
pub fn or_kept<T>(target: &str, input: &[u8], take: impl FnOnce(&[u8]) -> T) -> T {
    catch_unwind(AssertUnwindSafe(|| take(input))).unwrap_or_else(|panic| {
        eprintln!("{target}: {} has what leads there", keep(target, "fault", input).display());
        resume_unwind(panic)
    })
}

fn file() -> Option<PathBuf> {
    env::var_os("FIVEFOLD_HOSTILE_RECORD").map(PathBuf::from)
}

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{variable} is a number")))
}
