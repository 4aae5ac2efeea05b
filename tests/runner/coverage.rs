//! `cargo task coverage`: lines, functions and branches of the core that its tests reach, recorded in
//! `tests/coverage/RESULTS.md`.
//!
//! LLVM counts in instrumented builds of their own. A condition in a generic function or a macro is compiled several times;
//! `llvm-cov` merges them by their place in the source, so that each branch counts once. Branches are unstable in the
//! compiler, which therefore runs as a nightly one.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain;

const VERSION: &str = "0.9.1";

/// The record, from the top of the checkout. Text before the heading is written by hand and kept.
const RECORD: &str = "tests/coverage/RESULTS.md";
const HEADING: &str = "## Figures\n";

/// All tests that count, selected in every run: other packages would enable other features and compile everything again.
const TESTS: &[&str] = &[
    "--package=fivefold-engine",
    "--package=fivefold-app",
    "--package=fivefold-hostile",
    "--package=fivefold-tests",
    "--lib",
    "--test=games",
    "--test=bindings",
    "--test=chance",
];

/// Skipped tests: those that measure times, and the judge's, which search for minutes.
const SKIPPED: [&str; 3] = ["--skip=budgets::", "--skip=limits::", "--skip=judge_matches_exact"];

/// The inputs of each hostile target, the searches, and the sequences of the simulator.
const HOSTILE: [(&str, &str); 3] =
    [("FIVEFOLD_HOSTILE_INPUTS", "150"), ("FIVEFOLD_HOSTILE_SEARCHES", "30"), ("FIVEFOLD_HOSTILE_SEQUENCES", "150")];

/// Areas by prefixes of paths; the first that matches counts.
const AREAS: &[(&str, &[&str])] = &[
    ("rules", &["core/engine/src/game.rs", "core/engine/src/game/", "core/engine/src/games"]),
    ("sessions", &["core/engine/src/session"]),
    ("saves", &["core/app/src/library", "core/app/src/store", "core/app/src/files.rs"]),
    ("app", &["core/app/src"]),
    ("bindings", &["bindings/src"]),
    ("search", &["core/engine/src/search"]),
    ("puzzles", &["core/engine/src/puzzles"]),
    ("texts", &["core/engine/src/text"]),
];

/// The areas whose uncovered branches are listed.
const LISTED: [&str; 4] = ["rules", "sessions", "saves", "app"];

/// Parts of the paths of code of tests: examples of games, and the driver of scenarios in the bindings.
const EXCLUDED: &str = "/tests /examples/ /build /bin/ /testing.rs games/hex games/othello games/template \
    src/commands src/describe src/faults src/held src/scenario src/simulation src/strokes";

/// Counts of reached and of all items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count(usize, usize);

impl Count {
    fn add(&mut self, is_reached: bool) {
        self.0 += usize::from(is_reached);
        self.1 += 1;
    }

    fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1)
    }

    /// Returns `reached of all | percent`, as two cells of a table.
    fn cells(self) -> String {
        let Self(reached, all) = self;
        let tenths = (reached * 1000).checked_div(all).unwrap_or(1000);
        format!("{reached} of {all} | {}.{} %", tenths / 10, tenths % 10)
    }
}

/// The counts of a file or an area.
#[derive(Debug, Default)]
struct Coverage {
    functions: Count,
    lines: Count,
    branches: Count,
    /// The number of branches that no test takes, by line.
    missed: BTreeMap<usize, usize>,
}

/// Runs the tests, unless only the counts of earlier runs are wanted, and records what they reach.
pub fn record(checkout: &Checkout, report_only: bool) -> Result<String, Failure> {
    let library = checkout::output_of(checkout.program("rustc").args(["--print", "target-libdir"]))?;
    if !Path::new(library.trim()).with_file_name("bin").join("llvm-cov").exists() {
        return Err(Failure::CannotRun("there is no llvm-cov here; `rustup component add llvm-tools`".into()));
    }
    let tool = toolchain::installed(checkout, "cargo-llvm-cov", VERSION)?;
    let llvm_cov = || {
        let mut command = checkout.program(&tool);
        command.arg("llvm-cov").env("RUSTC_BOOTSTRAP", "1");
        command
    };
    if !report_only {
        checkout::run(llvm_cov().args(["clean", "--workspace", "--profraw-only"]))?;
        let mut tests = llvm_cov();
        tests.args(["--locked", "--branch", "--no-report"]).args(TESTS).arg("--").args(SKIPPED);
        checkout::run(tests.envs(HOSTILE))?;
    }
    let list = checkout::output_of(llvm_cov().args(["report", "--branch", "--lcov", "--locked"]))?;
    let files = files(checkout, &list)?;
    let path = checkout.path(RECORD);
    let old = fs::read_to_string(&path).map_err(Failure::file(&path))?;
    let written = old.split(HEADING).next().unwrap_or_default();
    fs::write(&path, format!("{written}{HEADING}\n{}", report(&files))).map_err(Failure::file(&path))?;
    Ok(format!("{}{}", table(&files), path.display()))
}

/// Parses the counts of each file that counts, in the format of lcov.
fn files(checkout: &Checkout, list: &str) -> Result<BTreeMap<String, Coverage>, Failure> {
    let mut files = BTreeMap::new();
    for record in list.split("end_of_record") {
        let path = record.lines().find_map(|line| line.strip_prefix("SF:")).map(Path::new);
        let inside = path.and_then(|path| path.strip_prefix(checkout.path("")).ok()).and_then(Path::to_str);
        let Some(inside) = inside.filter(|inside| area(inside).is_some()) else { continue };
        let source = fs::read_to_string(checkout.path(inside)).map_err(Failure::file(inside))?;
        files.insert(inside.to_owned(), coverage(record, lines_before_tests(&source)));
    }
    Ok(files)
}

/// Returns the area of a file, unless its code is excluded.
fn area(path: &str) -> Option<&'static str> {
    let is_in = |(_, prefixes): &&(&str, &[&str])| prefixes.iter().any(|prefix| path.starts_with(prefix));
    let is_excluded = EXCLUDED.split(' ').any(|part| path.contains(part));
    AREAS.iter().find(is_in).map(|(name, _)| *name).filter(|_| !is_excluded)
}

/// Returns the number of lines before the tests at the end of a source file.
fn lines_before_tests(source: &str) -> usize {
    let code = source.split_once("#[cfg(test)]\nmod tests {").map_or(source, |(code, _)| code);
    code.lines().count()
}

/// Counts the items of one file in the first lines.
fn coverage(record: &str, lines: usize) -> Coverage {
    let mut counted = Coverage::default();
    let (mut line_of, mut functions) = (BTreeMap::new(), BTreeMap::<usize, bool>::new());
    for (kind, rest) in record.lines().filter_map(|line| line.split_once(':')) {
        let mut fields = rest.split(',');
        let number = fields.next().and_then(|field| field.parse::<usize>().ok()).unwrap_or_default();
        let last = fields.next_back().unwrap_or_default();
        match kind {
            "FN" => drop(line_of.insert(last, number)),
            // Each copy of a generic function has its own name.
            "FNDA" => *functions.entry(line_of.get(last).copied().unwrap_or_default()).or_default() |= number > 0,
            "DA" if number <= lines => counted.lines.add(last != "0"),
            "BRDA" if number <= lines => {
                let is_taken = !matches!(last, "0" | "-");
                counted.branches.add(is_taken);
                *counted.missed.entry(number).or_default() += usize::from(!is_taken);
            }
            _ => {}
        }
    }
    counted.missed.retain(|_, count| *count > 0);
    functions.range(..=lines).for_each(|(_, is_called)| counted.functions.add(*is_called));
    counted
}

/// Returns the table of the areas.
fn table(files: &BTreeMap<String, Coverage>) -> String {
    let mut table = String::from("| area | branches | | lines | | functions | |\n|---|---|---|---|---|---|---|\n");
    for (name, _) in AREAS {
        let all = files.iter().filter(|(path, _)| area(path) == Some(*name)).map(|(_, file)| file);
        let sum = |count: fn(&Coverage) -> Count| all.clone().map(count).fold(Count::default(), Count::plus).cells();
        let (branches, lines) = (sum(|file| file.branches), sum(|file| file.lines));
        let _ = writeln!(table, "| {name} | {branches} | {lines} | {} |", sum(|file| file.functions));
    }
    table
}

/// Returns the table, and the branches that no test takes.
fn report(files: &BTreeMap<String, Coverage>) -> String {
    let mut report = table(files) + "\n| file | branches not taken, by line |\n|---|---|\n";
    for (path, file) in files
        .iter()
        .filter(|(path, file)| !file.missed.is_empty() && area(path).is_some_and(|area| LISTED.contains(&area)))
    {
        let lines = file.missed.iter().map(|(line, count)| match count {
            1 => line.to_string(),
            _ => format!("{line} ({count})"),
        });
        let _ = writeln!(report, "| {path} | {} |", lines.collect::<Vec<_>>().join(", "));
    }
    report
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_below_the_code_and_branches_taken_are_told_apart() {
        let source = "fn one() {}\n\n#[cfg(test)]\nmod tests {\n    fn two() {}\n}\n";
        let record = "FN:1,one\nFN:5,two\nFNDA:0,one\nFNDA:7,two\nBRDA:1,0,0,3\nBRDA:1,0,1,0\nBRDA:1,1,0,-\nBRDA:5,0,0,0\nDA:1,3\nDA:5,7\n";
        let counted = coverage(record, lines_before_tests(source));
        assert_eq!(
            (counted.functions, counted.lines, counted.branches, &counted.missed),
            (Count(0, 1), Count(1, 1), Count(1, 3), &BTreeMap::from([(1, 2)]))
        );
        assert_eq!(counted.branches.cells(), "1 of 3 | 33.3 %");
    }

    #[test]
    fn tests_and_examples_are_in_no_area() {
        assert_eq!(area("core/app/src/library/trash.rs"), Some("saves"));
        assert_eq!(area("core/app/src/learn.rs"), Some("app"));
        assert_eq!(area("core/engine/src/games/othello.rs"), None);
        assert_eq!(area("core/engine/src/session/tests/saves.rs"), None);
    }
}
