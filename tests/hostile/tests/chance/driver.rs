//! Makes inputs by chance, and watches what they do.
//!
//! An input is one of those that are known, changed a little: bytes flipped, cut, doubled, taken from another one, or
//! replaced by a word or a number that has a meaning. One that leads to an outcome nobody has seen is known from then on,
//! so that the next ones begin there.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use cpu_time::ThreadTime;
use fivefold_hostile::{Target, longest_step};

use crate::dice::Chance;
use crate::memory::most_during;
use crate::record::{self, Row};

/// The most memory that an input may take.
const MOST_BYTES: usize = 64 << 20;

/// Longer than this is a hang, on whatever machine. The figure that is reported has 100 ms for its measure.
const HANG: Duration = Duration::from_secs(20);

/// The longest input; a few are longer, to meet the limits.
const LONG: usize = 4_000;

/// How many outcomes are begun from again.
const MOST_KNOWN: usize = 2_000;

/// What an input did.
struct Effect {
    outcome: String,
    bytes: usize,
    time: Duration,
}

/// Gives a target what was found before, and then new inputs.
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
    let mut chance = Chance(seed);
    for index in 0..inputs {
        let input = match known.get(usize::try_from(index).unwrap_or(usize::MAX)) {
            Some(seed) if index < 1_000 => seed.clone(),
            _ => changed(&known, target.words, &mut chance),
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
    assert!(outcomes.len() > 1, "{}: whatever comes, the same comes of it", target.name);
    record::add(&Row { target: target.name, seed, inputs, outcomes: outcomes.len(), most_bytes: most, longest });
}

/// Gives a target one input, and keeps it in a file if it should not have done what it did.
fn take(target: &Target, input: &[u8]) -> Effect {
    let (watch, _) = (ThreadTime::now(), longest_step());
    let (outcome, bytes) = most_during(|| catch_unwind(AssertUnwindSafe(|| (target.take)(input))));
    // Nobody waits for a sequence of gestures, but for each of them.
    let time = longest_step().unwrap_or_else(|| watch.elapsed());
    let fault = match outcome {
        Err(_) => "it panics".to_owned(),
        Ok(_) if bytes > MOST_BYTES => format!("it takes {bytes} bytes"),
        Ok(_) if time > HANG => format!("it takes {time:?}"),
        Ok(outcome) => return Effect { outcome, bytes, time },
    };
    let file = record::keep(target.name, "fault", input);
    panic!("{}: {fault}; FIVEFOLD_HOSTILE_FILE={} shows it again", target.name, file.display());
}

/// Writes what a target begins with, for another driver.
fn keep_seeds(target: &Target, folder: &Path) {
    fs::create_dir_all(folder).expect("a folder can be made");
    for (number, seed) in (target.seeds)().iter().enumerate() {
        fs::write(folder.join(number.to_string()), seed).expect("a file can be written");
    }
}

/// What was found before.
fn found(target: &Target) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/found")).join(target.name);
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("it can be read")).collect()
}

fn changed(known: &[Vec<u8>], words: &[&str], chance: &mut Chance) -> Vec<u8> {
    let mut input = chance.of(known).clone();
    for _ in 0..=chance.below(6) {
        let at = chance.below(input.len() + 1);
        let end = (at + chance.below(12)).min(input.len());
        match chance.below(9) {
            0 if at < input.len() => input[at] ^= 1 << chance.below(8),
            1 if at < input.len() => input[at] = chance.byte(),
            2 => drop(input.drain(at..end)),
            3 => drop(input.splice(at..end, chance.of(words).bytes())),
            4 => {
                let other = chance.of(known).clone();
                let from = chance.below(other.len() + 1);
                let to = (from + chance.below(40)).min(other.len());
                drop(input.splice(at..end, other[from..to].iter().copied()));
            }
            5 => {
                let part = input[at..end].to_vec();
                let times = if chance.below(50) == 0 { 20_000 } else { chance.below(20) };
                drop(input.splice(at..at, part.repeat(times)));
            }
            6 => input.truncate(at),
            7 => {
                let number = chance.of(NUMBERS);
                drop(input.splice(digits(&input, at), number.bytes()));
            }
            _ => input.insert(at, chance.byte()),
        }
        if input.len() > LONG && chance.below(10) > 0 {
            input.truncate(LONG);
        }
    }
    input
}

/// Numbers at the ends of things.
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

/// The number that stands at or behind a place, if there is one.
fn digits(input: &[u8], at: usize) -> std::ops::Range<usize> {
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let begin = input[at..].iter().position(is_digit).map_or(at, |far| at + far);
    let end = input[begin..].iter().position(|byte| !is_digit(byte)).map_or(input.len(), |far| begin + far);
    begin..end
}
