//! The checkout of the repository, and programs started in it.

use std::env;
use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};

use crate::console;
use crate::failure::Failure;

/// A checkout of the repository.
#[derive(Debug, Clone)]
pub struct Checkout {
    root: PathBuf,
}

impl Checkout {
    /// Returns the checkout of this task runner.
    ///
    /// Cargo tells it at run time: a compiled path would be wrong after the folder was moved.
    pub fn of_this_run() -> Result<Self, Failure> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .ok_or_else(|| Failure::CannotRun("start it with `cargo play`, `cargo verify` or `cargo task`".into()))?;
        let root = Path::new(&manifest).parent().unwrap_or(Path::new("/"));
        Ok(Self { root: root.to_path_buf() })
    }

    /// Returns a path inside the checkout.
    pub fn path(&self, inside: &str) -> PathBuf {
        self.root.join(inside)
    }

    /// Returns cargo's target folder, which also takes every other build product.
    pub fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.path("target"), |folder| self.root.join(folder))
    }

    /// Returns a command that runs at the top of the checkout.
    pub fn program(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        command
    }

    /// Returns a command of the cargo that started this run, with the committed versions of crates.
    pub fn cargo(&self, verb: &str) -> Command {
        let mut command = self.program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args([verb, "--locked"]);
        command
    }
}

/// Runs a program.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let what = first_words_of(command);
    run_as(command, &what)
}

/// Runs a program and shows its purpose meanwhile.
pub fn run_as(command: &mut Command, what: &str) -> Result<(), Failure> {
    let status = console::run(command, what, |_| {}).map_err(|source| not_ended(command, source))?;
    ended(command, status)
}

/// Runs a program and returns its exit code, without a message of this program.
pub fn run_instead(command: &mut Command) -> Result<ExitCode, Failure> {
    let status = command.status().map_err(|source| not_ended(command, source))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Runs a program and returns its standard output; its standard error goes to the terminal.
pub fn output_of(command: &mut Command) -> Result<String, Failure> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|source| not_ended(command, source))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(Failure::Ended { program: text_of(command), status: output.status })
    }
}

/// Runs a program and calls `reader` with each line of its output.
pub fn run_reading(command: &mut Command, reader: impl FnMut(&str)) -> Result<(), Failure> {
    let what = first_words_of(command);
    let status = console::run(command, &what, reader).map_err(|source| not_ended(command, source))?;
    ended(command, status)
}

fn ended(command: &Command, status: ExitStatus) -> Result<(), Failure> {
    if status.success() { Ok(()) } else { Err(Failure::Ended { program: text_of(command), status }) }
}

fn not_ended(command: &Command, source: io::Error) -> Failure {
    if source.kind() == ErrorKind::TimedOut {
        return Failure::Found(format!("`{}` was killed: it {source}", text_of(command)));
    }
    Failure::Start { program: command.get_program().to_string_lossy().into_owned(), source }
}

/// Returns the program and its first arguments.
fn first_words_of(command: &Command) -> String {
    text_of(command).split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// Returns the command line, without the program's folder.
fn text_of(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failing_program_is_named_with_arguments() {
        let failure = run(Command::new("sh").args(["-c", "exit 3"])).unwrap_err();
        assert_eq!(failure.to_string(), "`sh -c exit 3` ended with exit status: 3");
    }

    #[test]
    fn missing_program_is_named() {
        let failure = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(failure.to_string().starts_with("cannot start `no-such-program`"), "{failure}");
    }
}
