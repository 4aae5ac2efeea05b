//! The random driver: mutates inputs and checks time and memory.
//!
//! An input is a known one with mutations: bytes flipped, cut, doubled, taken from another one, or replaced by a word or a
//! number of the format. An input with a new kind of outcome becomes known.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use cpu_time::ThreadTime;
use fivefold_hostile::{Rng, Target, longest_step};

use crate::memory::most_during;
use crate::record::{self, Row};

/// Maximum memory of an input.
const MOST_BYTES: usize = 64 << 20;

/// The timeout of an input. Reported times should stay below 100 ms.
const HANG: Duration = Duration::from_secs(20);

/// The usual maximum length; a few inputs are longer, to test limits.
const LONG: usize = 4_000;

/// Maximum known inputs.
const MOST_KNOWN: usize = 2_000;

/// The effect of an input.
struct Effect {
    outcome: String,
    bytes: usize,
    time: Duration,
}

/// Runs a target with inputs of past faults and then with new ones.
pub fn run(target: &Target) {
    if let Some(file) = env::var_os("FIVEFOLD_HOSTILE_FILE") {
        let input = fs::read(&file).expect("the input can be read");
        let effect = take(target, &input);
        println!("{}: {}, {} bytes, {:?}", target.name, effect.outcome, effect.bytes, effect.time);
        return;
    }
    if let Some(folder) = env::var_os("FIVEFOLD_HOSTILE_SEEDS") {
        keep_seeds(target, &PathBuf::from(folder).join(target.name));
        return;
    }
    let (inputs, seed) = (record::inputs(target.inputs), record::seed());
    if record::has(target.name, seed, inputs) {
        println!("{}: {inputs} inputs from seed {seed} are on record", target.name);
        return;
    }
    let mut known = (target.seeds)();
    known.extend(found(target));
    let (mut outcomes, mut most, mut longest) = (BTreeSet::new(), 0, Duration::ZERO);
    let mut rng = Rng(seed);
    for index in 0..inputs {
        let input = match known.get(usize::try_from(index).unwrap_or(usize::MAX)) {
            Some(seed) if index < 1_000 => seed.clone(),
            _ => changed(&known, target.words, &mut rng),
        };
        let effect = take(target, &input);
        most = most.max(effect.bytes);
        if effect.time > longest {
            longest = effect.time;
            record::keep(target.name, "slowest", &input);
        }
        if outcomes.insert(effect.outcome) && known.len() < MOST_KNOWN {
            known.push(input);
        }
    }
    assert!(outcomes.len() > 1, "{}: every input has the same outcome", target.name);
    record::add(&Row { target: target.name, seed, inputs, outcomes: outcomes.len(), most_bytes: most, longest });
}

/// Runs a target with one input and stores the input in a file if it fails.
fn take(target: &Target, input: &[u8]) -> Effect {
    let (watch, _) = (ThreadTime::now(), longest_step());
    let (outcome, bytes) = most_during(|| catch_unwind(AssertUnwindSafe(|| (target.take)(input))));
    // The time of a sequence of gestures is that of its longest gesture.
    let time = longest_step().unwrap_or_else(|| watch.elapsed());
    let fault = match outcome {
        Err(_) => "it panics".to_owned(),
        Ok(_) if bytes > MOST_BYTES => format!("it takes {bytes} bytes"),
        Ok(_) if time > HANG => format!("it takes {time:?}"),
        Ok(outcome) => return Effect { outcome, bytes, time },
    };
    let file = record::keep(target.name, "fault", input);
    panic!("{}: {fault}; FIVEFOLD_HOSTILE_FILE={} reproduces it", target.name, file.display());
}

/// Writes the initial inputs of a target for the other driver.
fn keep_seeds(target: &Target, folder: &Path) {
    fs::create_dir_all(folder).expect("a folder can be created");
    for (number, seed) in (target.seeds)().iter().enumerate() {
        fs::write(folder.join(number.to_string()), seed).expect("a file can be written");
    }
}

/// Returns inputs of past faults.
fn found(target: &Target) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/found")).join(target.name);
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("the file can be read")).collect()
}

fn changed(known: &[Vec<u8>], words: &[&str], rng: &mut Rng) -> Vec<u8> {
    let mut input = rng.of(known).clone();
    for _ in 0..=rng.below(6) {
        let at = rng.below(input.len() + 1);
        let end = (at + rng.below(12)).min(input.len());
        match rng.below(9) {
            0 if at < input.len() => input[at] ^= 1 << rng.below(8),
            1 if at < input.len() => input[at] = rng.byte(),
            2 => drop(input.drain(at..end)),
            3 => drop(input.splice(at..end, rng.of(words).bytes())),
            4 => {
                let other = rng.of(known).clone();
                let from = rng.below(other.len() + 1);
                let to = (from + rng.below(40)).min(other.len());
                drop(input.splice(at..end, other[from..to].iter().copied()));
            }
            5 => {
                let part = input[at..end].to_vec();
                let times = if rng.below(50) == 0 { 20_000 } else { rng.below(20) };
                drop(input.splice(at..at, part.repeat(times)));
            }
            6 => input.truncate(at),
            7 => {
                let number = rng.of(NUMBERS);
                drop(input.splice(digits(&input, at), number.bytes()));
            }
            _ => input.insert(at, rng.byte()),
        }
        if input.len() > LONG && rng.below(10) > 0 {
            input.truncate(LONG);
        }
    }
    input
}

/// Numbers at limits.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "7",
    "-1",
    "1.5",
    "255",
    "256",
    "4095",
    "4096",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
    "1e999",
    "-0.0",
];

/// Returns the number at or after a position.
fn digits(input: &[u8], at: usize) -> std::ops::Range<usize> {
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let begin = input[at..].iter().position(is_digit).map_or(at, |far| at + far);
    let end = input[begin..].iter().position(|byte| !is_digit(byte)).map_or(input.len(), |far| begin + far);
    begin..end
}
