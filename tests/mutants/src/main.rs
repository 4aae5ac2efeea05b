//! `cargo task mutants`: puts faults by the hundred into a copy of the core, and says which of them no test has seen.
//!
//! A tool that compiles the core for each fault takes a minute for every one of them. Here all are compiled at once, each
//! behind a switch, and a run of the tests says which one is in force.
//!
//! What no test sees is told, unless `survivors.txt` says why nobody could see it. What was found out is kept in the copy:
//! a run that is cut off goes on where it was.

mod areas;
mod find;
mod trial;
mod weave;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::{Mutex, PoisonError};
use std::thread;

use clap::Parser;

use areas::{AREAS, Area};
use find::Mutant;
use trial::{Fault, Trial, Verdict};

/// What is to be tried.
#[derive(Parser)]
struct Wish {
    /// Where the repository, in whose top folder this is run, is copied with the faults in it.
    copy: PathBuf,
    /// Where the record is written.
    record: PathBuf,
    /// Only faults with these words in their file or description.
    #[arg(long, default_value = "")]
    only: String,
    /// One of so many, chosen by their words.
    #[arg(long, default_value_t = 1)]
    one_of: u64,
}

/// How long tests may take that are not the nearest, in seconds of the processor's time.
const LONGEST: u32 = 200;

/// How many faults are tried at a time.
const WORKERS: usize = 3;

/// What was found out, in the copy.
const VERDICTS: &str = "mutants.txt";

/// What nobody can see, and why.
const SURVIVORS: &str = include_str!("../survivors.txt");

/// The sources of the core, from the top of the repository.
const CORE: &str = "core/src";

/// A fault with its file and area.
struct Numbered {
    area: usize,
    file: &'static str,
    mutant: Mutant,
}

impl Numbered {
    fn name(&self) -> String {
        format!("{} {}", self.file, self.mutant.about)
    }
}

fn main() -> ExitCode {
    match run(&Wish::parse()) {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("mutants: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(wish: &Wish) -> Result<String, Fault> {
    let root = Path::new(".");
    let all = numbered(root)?;
    let mut dropped = refused_before(root, &wish.copy, &all)?;
    let mut is_new = false;
    let trial = loop {
        is_new |= copy(root, &wish.copy, &all, &dropped)?;
        let refused = trial::refused(&wish.copy, &all_files(), |file, at| {
            weave::number_at(&fs::read_to_string(wish.copy.join(CORE).join(file)).ok()?, at)
        })?;
        if refused.is_empty() {
            break Trial::compile(&wish.copy)?;
        }
        dropped.extend(refused);
    };
    let mut known = read_verdicts(&wish.copy.join(VERDICTS));
    for (area, sources) in AREAS.iter().map(|area| (area, area.sources.join(", "))) {
        // What has passed is tried again only after a change.
        if is_new || !known.contains_key(&sources) {
            let [near, far] = area.tests;
            for (tests, seconds) in [(near, area.seconds), (far, LONGEST)] {
                if trial.verdict(0, tests, seconds)? != Verdict::Unseen {
                    return Err(Fault::Broken(sources));
                }
            }
        }
        known.insert(sources, "passed".to_owned());
    }
    let wished = |name: &str| name.contains(&wish.only) && hash(name).is_multiple_of(wish.one_of);
    let open = (1..).zip(&all).filter(|(number, fault)| {
        let name = fault.name();
        wished(&name) && !dropped.contains(number) && known.get(&name).is_none_or(|known| known == "unseen")
    });
    let (open, known) = (Mutex::new(open.collect::<Vec<_>>().into_iter()), Mutex::new(known.clone()));
    thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(|| try_open(wish, &trial, &open, &known))).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker does not panic"))
    })?;
    let known = known.into_inner().unwrap_or_else(PoisonError::into_inner);
    told(wish, &all, &dropped, &known)
}

/// Tries one fault after the other until none is left.
fn try_open<'a>(
    wish: &Wish,
    trial: &Trial,
    open: &Mutex<impl Iterator<Item = (usize, &'a Numbered)>>,
    known: &Mutex<BTreeMap<String, String>>,
) -> Result<(), Fault> {
    loop {
        let next = open.lock().unwrap_or_else(PoisonError::into_inner).next();
        let Some((number, fault)) = next else { return Ok(()) };
        let Area { tests: [near, far], seconds, .. } = AREAS[fault.area];
        let mut verdict = trial.verdict(number, near, seconds)?;
        if verdict == Verdict::Unseen {
            verdict = trial.verdict(number, far, LONGEST)?;
        }
        let name = fault.name();
        println!("{verdict}: {name}");
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(name, verdict.to_string());
        let lines: Vec<String> = known.iter().map(|(name, verdict)| format!("{verdict}\t{name}\n")).collect();
        fs::write(wish.copy.join(VERDICTS), lines.concat())?;
    }
}

fn all_files() -> Vec<&'static str> {
    AREAS.iter().flat_map(|area| area.sources).copied().collect()
}

/// Every fault; the number of each is its place behind zero.
fn numbered(root: &Path) -> Result<Vec<Numbered>, Fault> {
    let mut all: Vec<Numbered> = Vec::new();
    for (area, file) in AREAS.iter().enumerate().flat_map(|(at, area)| area.sources.iter().map(move |file| (at, *file)))
    {
        let source = fs::read_to_string(root.join(CORE).join(file))?;
        let mut times: BTreeMap<String, u32> = BTreeMap::new();
        for mut mutant in find::mutants(&source)? {
            let time = times.entry(mutant.about.clone()).and_modify(|times| *times += 1).or_insert(1);
            if *time > 1 {
                mutant.about = format!("{} ({time})", mutant.about);
            }
            all.push(Numbered { area, file, mutant });
        }
    }
    Ok(all)
}

/// What a compiler has refused in an earlier run, so that nothing is compiled again: what lacks in a copy of a source that
/// is the same but for that.
fn refused_before(root: &Path, copy: &Path, all: &[Numbered]) -> Result<BTreeSet<usize>, Fault> {
    let mut refused = BTreeSet::new();
    for file in all_files() {
        let source = fs::read_to_string(root.join(CORE).join(file))?;
        let Ok(made) = fs::read_to_string(copy.join(CORE).join(file)) else { continue };
        let of_file = (1..).zip(all).filter(|(_, fault)| fault.file == file);
        let (there, absent): (Vec<_>, Vec<_>) =
            of_file.partition(|(number, _)| made.contains(&format!("{}({number})", weave::SWITCH)));
        let there: Vec<(usize, Mutant)> =
            there.into_iter().map(|(number, fault)| (number, fault.mutant.clone())).collect();
        if weave::woven(&source, &there) == made {
            refused.extend(absent.into_iter().map(|(number, _)| number));
        }
    }
    Ok(refused)
}

/// Copies every tracked file, the sources with all faults that are not dropped, and says whether any was another one. What
/// is the same is left alone: nobody compiles it again.
fn copy(root: &Path, copy: &Path, all: &[Numbered], dropped: &BTreeSet<usize>) -> Result<bool, Fault> {
    let mut is_new = false;
    let tracked = Command::new("git").current_dir(root).args(["ls-files", "-z"]).output()?.stdout;
    for name in String::from_utf8_lossy(&tracked).split_terminator('\0') {
        let mut bytes = fs::read(root.join(name))?;
        let file = name.strip_prefix(CORE).and_then(|name| name.strip_prefix('/'));
        if file.is_some_and(|file| all_files().contains(&file)) {
            let here = (1..).zip(all).filter(|(number, fault)| Some(fault.file) == file && !dropped.contains(number));
            let here: Vec<(usize, Mutant)> = here.map(|(number, fault)| (number, fault.mutant.clone())).collect();
            bytes = weave::woven(&String::from_utf8_lossy(&bytes), &here).into_bytes();
        } else if file == Some("lib.rs") {
            bytes.extend_from_slice(weave::MODULE.as_bytes());
        }
        let to = copy.join(name);
        if fs::read(&to).ok().as_ref() != Some(&bytes) {
            fs::create_dir_all(to.parent().unwrap_or(copy))?;
            fs::write(to, bytes)?;
            is_new |= file.is_some();
        }
    }
    Ok(is_new)
}

fn read_verdicts(file: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(verdict, name)| (name.to_owned(), verdict.to_owned()))
        .collect()
}

/// Faults that nobody can see, each with the reason.
fn survivors() -> BTreeMap<&'static str, &'static str> {
    let entries = SURVIVORS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    entries.filter_map(|line| line.split_once(" => ")).collect()
}

/// What came of it, for the record; an error if something was not seen that could be.
fn told(
    wish: &Wish,
    all: &[Numbered],
    dropped: &BTreeSet<usize>,
    known: &BTreeMap<String, String>,
) -> Result<String, Fault> {
    let excused = survivors();
    let mut table =
        String::from("| file | faults | tried | seen | without an end | unseen |\n|---|---|---|---|---|---|\n");
    let mut unseen = Vec::new();
    let mut sums = [0; 5];
    for file in all_files() {
        let here: Vec<String> = (1..)
            .zip(all)
            .filter(|(number, fault)| fault.file == file && !dropped.contains(number))
            .map(|(_, fault)| fault.name())
            .collect();
        let of = |verdict: Verdict| {
            here.iter().filter(|name| known.get(*name).is_some_and(|known| *known == verdict.to_string())).count()
        };
        let row = [
            here.iter().filter(|name| known.contains_key(*name)).count(),
            of(Verdict::Seen),
            of(Verdict::Endless),
            of(Verdict::Unseen),
        ];
        let row = [here.len(), row[0], row[1], row[2], row[3]];
        for (sum, number) in sums.iter_mut().zip(row) {
            *sum += number;
        }
        table.extend(["| ", file, " | ", &row.map(|number| number.to_string()).join(" | "), " |\n"]);
        unseen.extend(here.into_iter().filter(|name| known.get(name).is_some_and(|verdict| verdict == "unseen")));
    }
    table.extend(["| all | ", &sums.map(|number| number.to_string()).join(" | "), " |\n"]);
    let (excused, missed): (Vec<_>, Vec<_>) = unseen.into_iter().partition(|name| excused.contains_key(name.as_str()));
    fs::write(&wish.record, format!("{}{table}", include_str!("record.md")))?;
    if missed.is_empty() {
        Ok(format!("{table}{} unseen, each with the reason in survivors.txt", excused.len()))
    } else {
        Err(Fault::Missed(missed.join("\n")))
    }
}

/// FNV-1a: which ones are chosen depends on nothing but their words.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_survives_is_there_and_has_a_reason() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let names: BTreeSet<String> = numbered(&root).unwrap().iter().map(Numbered::name).collect();
        assert!(names.len() > 300, "{} faults", names.len());
        let lines = SURVIVORS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).count();
        let survivors = survivors();
        assert_eq!(survivors.len(), lines, "a line has no reason, or a fault stands twice");
        for (name, reason) in survivors {
            assert!(names.contains(name), "there is no such fault any more: {name}");
            assert!(reason.len() > 10, "{name}: {reason}");
        }
    }
}
