//! The ring that counts the processor instructions of every call of the bindings and compares them with their budgets.
//!
//! The test of budgets prints its calls with the most instructions of each, and makes every call inside one function. Valgrind
//! counts while a thread is in this function, so that other threads do not count, and writes a dump at each return.

use std::env::consts::ARCH;
use std::fs;
use std::path::{Path, PathBuf};

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::valgrind;
use crate::verify::Run;

/// The test, and the function around its calls.
const TEST: &str = "budgets::every_call_keeps_its_budget";
const FUNCTION: &str = "chance::budgets::measured_call";

/// Compares the instructions of every call with its budget.
pub fn budgets(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    if ARCH != "x86_64" {
        return Err(Failure::CannotRun("the budgets are numbers of instructions on x86-64".into()));
    }
    let tools = valgrind::tools(checkout)?;
    let program = test_program(checkout)?;
    let folder = checkout.target().join("budgets");
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
    let dumps = folder.join("dump");
    let mut count = tools.program(checkout, "valgrind");
    count.args(["--quiet", "--tool=callgrind"]).arg(format!("--callgrind-out-file={}", dumps.display()));
    count.args([format!("--toggle-collect={FUNCTION}"), format!("--dump-after={FUNCTION}")]);
    count.arg(program).args(["--exact", TEST, "--show-output"]);
    let mut calls = Vec::new();
    checkout::run_reading(&mut count, |line| calls.extend(call_in(line)))?;
    let counts = (1..).map(|number| dumps.with_extension(number.to_string())).map_while(|dump| count_of(&dump));
    compare(&calls, &counts.collect::<Result<Vec<_>, _>>()?).map_err(Failure::Found)
}

/// Builds the test program, with the selection of the ring `hostile`, so that nothing is compiled twice; returns its path.
fn test_program(checkout: &Checkout) -> Result<PathBuf, Failure> {
    let mut build = checkout.cargo("test");
    build.args(["--workspace", "--test", "chance", "--test", "repository", "--no-run"]);
    let mut program = None;
    checkout::run_reading(&mut build, |line| {
        program = program.take().or_else(|| program_in(line).map(|path| checkout.path(path)));
    })?;
    program.ok_or_else(|| Failure::Found("cargo names no program of `tests/chance/main.rs`".into()))
}

/// Returns the path in "Executable tests/chance/main.rs (target/debug/deps/chance-0123456789abcdef)".
fn program_in(line: &str) -> Option<&str> {
    line.split_once(" tests/chance/main.rs (")?.1.split(')').next()
}

/// A call and its budget, in thousands of instructions.
type Call = (String, u64);

/// Returns the call in a line of the test such as
/// `App::new: 3 allocations, 4 kB, 5 us, at most 6 thousand instructions`.
fn call_in(line: &str) -> Option<Call> {
    let (costs, most) = line.strip_suffix(" thousand instructions")?.rsplit_once(", at most ")?;
    Some((costs.rsplit_once(": ")?.0.to_owned(), most.parse().ok()?))
}

/// Reads the number of executed instructions from a Callgrind dump; `None` if the file does not exist.
fn count_of(dump: &Path) -> Option<Result<u64, Failure>> {
    let text = dump.exists().then(|| fs::read_to_string(dump))?;
    let count = text.map_err(Failure::file(dump)).and_then(|text| {
        instructions_in(&text).ok_or_else(|| Failure::Found(format!("{} is no dump of a call", dump.display())))
    });
    Some(count)
}

/// Returns the instructions in a dump that was written at the return of the function.
fn instructions_in(dump: &str) -> Option<u64> {
    let mut header = dump.lines().take_while(|line| !line.starts_with("fn="));
    header.find(|line| line.strip_prefix("desc: Trigger: --dump-after=") == Some(FUNCTION))?;
    header.find(|line| *line == "events: Ir")?;
    dump.lines().find_map(|line| line.strip_prefix("totals: "))?.trim().parse().ok()
}

/// Compares the calls with the counts, which are in the same order, and returns a summary.
fn compare(calls: &[Call], counts: &[u64]) -> Result<String, String> {
    if calls.is_empty() || calls.len() != counts.len() {
        return Err(format!("{} calls, but {} counts of instructions", calls.len(), counts.len()));
    }
    let counted = calls.iter().zip(counts.iter().map(|count| count.div_ceil(1_000)));
    let mut faults = Vec::new();
    for ((call, most), count) in counted {
        println!("{call}: {count} of {most} thousand instructions");
        if count > *most {
            faults.push(format!("{call} takes {count} thousand instructions, more than {most}"));
        }
    }
    if faults.is_empty() { Ok(format!("{} calls keep their budgets", calls.len())) } else { Err(faults.join("; ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DUMP: &str = "# callgrind format\nversion: 1\npid: 7\npart: 2\n\ndesc: Timerange: Basic block 1 - 9\n\
        desc: Trigger: --dump-after=chance::budgets::measured_call\n\npositions: line\nevents: Ir\nsummary: 81234\n\n\
        fn=(1) chance::budgets::measured_call\n12 5\n\ntotals: 81234\n";

    #[test]
    fn instructions_of_a_dump_are_read() {
        assert_eq!(instructions_in(DUMP), Some(81_234));
        let at_the_end = DUMP.replace("--dump-after=chance::budgets::measured_call", "Program termination");
        assert_eq!(instructions_in(&at_the_end), None);
        assert_eq!(instructions_in(&DUMP.replace("events: Ir", "events: Ir Dr")), None);
        assert_eq!(instructions_in(DUMP.trim_end_matches("totals: 81234\n")), None, "half written");
    }

    #[test]
    fn call_and_budget_are_read() {
        let line = "App::home, first: 101226 allocations, 2796 kB, 21052 us, at most 70 thousand instructions";
        assert_eq!(call_in(line), Some(("App::home, first".to_owned(), 70)));
        assert_eq!(call_in("test budgets::every_call_keeps_its_budget ... ok"), None);
    }

    #[test]
    fn program_is_read_with_and_without_colors() {
        let line = "  Executable tests/chance/main.rs (target/debug/deps/chance-2bff4b3ff619e769)";
        assert_eq!(program_in(line), Some("target/debug/deps/chance-2bff4b3ff619e769"));
        let colored = line.replace("Executable", "\u{1b}[1m\u{1b}[92mExecutable\u{1b}[0m");
        assert_eq!(program_in(&colored), program_in(line));
        assert_eq!(program_in("  Executable tests/repository.rs (target/debug/deps/repository-1)"), None);
    }

    #[test]
    fn exceeded_budget_and_missing_count_are_faults() {
        let calls = [("App::new".to_owned(), 2), ("App::home".to_owned(), 5)];
        assert_eq!(compare(&calls, &[2_000, 5_000]), Ok("2 calls keep their budgets".into()));
        assert_eq!(
            compare(&calls, &[2_000, 5_001]),
            Err("App::home takes 6 thousand instructions, more than 5".into())
        );
        assert_eq!(compare(&calls, &[2_000]), Err("2 calls, but 1 counts of instructions".into()));
        assert_eq!(compare(&[], &[]), Err("0 calls, but 0 counts of instructions".into()));
    }
}
