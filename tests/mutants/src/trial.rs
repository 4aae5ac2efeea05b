//! Compiles the core with all faults in it, and runs its tests with one of them in force.

use std::collections::BTreeSet;
use std::env;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// Why it cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    File(#[from] io::Error),
    #[error("a source is no Rust: {0}")]
    Syntax(#[from] syn::Error),
    #[error("the core does not compile, and no fault is to blame:\n{0}")]
    Compiler(String),
    #[error("the tests of {0} fail without any fault")]
    Broken(String),
    #[error("no test sees these, and survivors.txt does not say why:\n{0}")]
    Missed(String),
}

/// What tests make of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A test fails.
    Seen,
    /// A test does not end.
    Endless,
    /// Every test passes.
    Unseen,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Seen => "seen",
            Self::Endless => "endless",
            Self::Unseen => "unseen",
        })
    }
}

/// How much memory the tests of a fault may use, in kB.
const MEMORY: u32 = 8_000_000;

/// What a shell says of a program that was ended because it took too much time.
const OUT_OF_TIME: [i32; 2] = [128 + 24, 128 + 9];

/// The compiled tests.
pub struct Trial {
    program: PathBuf,
    folder: PathBuf,
}

impl Trial {
    /// Compiles the tests of the core in a copy.
    pub fn compile(copy: &Path) -> Result<Self, Fault> {
        let said = cargo(copy, &["test", "--no-run"])?;
        let program = said.iter().find_map(|message| message["executable"].as_str());
        let made = program.ok_or_else(|| Fault::Compiler(errors(&said).concat()))?;
        // Cargo gives the tests of the checkout the same name: whoever compiled them meanwhile would take the faults away.
        let program = copy.join("tests-with-faults");
        fs::copy(made, &program)?;
        Ok(Self { program, folder: copy.join("core") })
    }

    /// Runs tests by the beginnings of their names with a fault in force, zero is none, for so many seconds of the
    /// processor's time.
    pub fn verdict(&self, number: usize, tests: &[&str], seconds: u32) -> Result<Verdict, Fault> {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit -t {seconds}; ulimit -v {MEMORY}; exec \"$@\""), "sh"]);
        shell.arg(&self.program).args(["--test-threads", "1"]).args(tests);
        shell.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        shell
            .env("FIVEFOLD_MUTANT", number.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let status = shell.status()?;
        #[cfg(unix)]
        let signal = std::os::unix::process::ExitStatusExt::signal(&status);
        #[cfg(not(unix))]
        let signal = None;
        let is_out_of_time = signal.is_some_and(|signal| OUT_OF_TIME.contains(&(128 + signal)));
        Ok(match status.code() {
            Some(0) => Verdict::Unseen,
            _ if is_out_of_time => Verdict::Endless,
            _ => Verdict::Seen,
        })
    }
}

/// The numbers of faults that do not compile: `number_at` knows which one stands at a byte of a file.
pub fn refused(
    copy: &Path,
    files: &[&str],
    number_at: impl Fn(&str, usize) -> Option<usize>,
) -> Result<BTreeSet<usize>, Fault> {
    let said = cargo(copy, &["check", "--profile", "test"])?;
    let mut numbers = BTreeSet::new();
    for message in said.iter().map(|message| &message["message"]).filter(|message| message["level"] == "error") {
        let places = message["spans"].as_array().into_iter().flatten().filter(|span| span["is_primary"] == true);
        for place in places {
            let name = place["file_name"].as_str().unwrap_or_default();
            let file = files.iter().find(|file| name.ends_with(&format!("src/{file}")));
            let at = place["byte_start"].as_u64().and_then(|at| usize::try_from(at).ok()).unwrap_or(0);
            numbers.extend(file.and_then(|file| number_at(file, at)));
        }
    }
    let errors = errors(&said);
    if numbers.is_empty() && !errors.is_empty() { Err(Fault::Compiler(errors.concat())) } else { Ok(numbers) }
}

/// What cargo says of the core's library, message by message.
fn cargo(copy: &Path, words: &[&str]) -> Result<Vec<Value>, Fault> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(copy).args(words).args(["--locked", "--package", "fivefold-core", "--lib"]);
    // Quick to compile, and quick enough to run some hundred times.
    cargo.args(["--message-format", "json", "--config", "profile.dev.package.fivefold-core.opt-level=1"]);
    let output = cargo.stderr(Stdio::inherit()).output()?;
    Ok(String::from_utf8_lossy(&output.stdout).lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
}

fn errors(said: &[Value]) -> Vec<String> {
    let errors = said.iter().map(|message| &message["message"]).filter(|message| message["level"] == "error");
    errors.filter_map(|message| message["rendered"].as_str()).map(str::to_owned).collect()
}
