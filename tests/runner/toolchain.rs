//! The tools of other languages: found on the machine, or unpacked into a cache folder.
//!
//! Nothing is installed and nobody has to be root. A tool that is unpacked comes from another release of Debian than the
//! machine's, with that release's C library, so it runs with its folder as root; the checkout is at its usual path.

pub mod android;
pub mod emulator;
pub mod java;
pub mod phones;
pub mod swift;
mod tree;
pub mod wheel;
pub mod zig;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::{fmt, fs};

use crate::checkout::Checkout;
use crate::failure::Failure;

pub use tree::Tree;

/// The tools of one language, ready to run.
#[derive(Debug)]
pub enum Tools {
    /// They are installed on this machine.
    Machine {
        /// What they want to find in their environment.
        variables: Vec<(&'static str, OsString)>,
    },
    /// They are unpacked in a folder of their own.
    Unpacked(Tree),
}

impl Tools {
    /// A program of these tools, to be run at the top of the checkout.
    pub fn program(&self, checkout: &Checkout, program: &str) -> Command {
        match self {
            Self::Machine { variables } => {
                let mut command = checkout.program(program);
                command.envs(variables.iter().map(|(name, value)| (name, value)));
                command
            }
            Self::Unpacked(tree) => tree.program(checkout, program),
        }
    }
}

/// What they are, for a report.
impl fmt::Display for Tools {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Machine { variables } => {
                formatter.write_str("this machine's own tools")?;
                // The search path is long, and only begins with where they are.
                let mut homes = variables.iter().filter(|(name, _)| *name != "PATH");
                homes.try_for_each(|(_, home)| write!(formatter, ", {}", home.to_string_lossy()))
            }
            Self::Unpacked(tree) => write!(formatter, "the tools unpacked in {}", tree.folder().display()),
        }
    }
}

/// Fetches everything that is missing, so that it is there when it is asked for: it is network and unpacking, and goes
/// well beside compiling. What fails here is said by whoever needs it.
pub fn fetch_all(checkout: &Checkout) {
    let _ = swift::tools(checkout);
    let _ = java::tools(checkout);
    let _ = phones::compiler(checkout);
}

/// Whether the tools of this machine may be used. `FIVEFOLD_UNPACKED=1` passes over them: a machine that has everything
/// then does what a fresh one would.
fn machine_allowed() -> bool {
    env::var_os("FIVEFOLD_UNPACKED").is_none_or(|value| value != "1")
}

/// Where a program is on the search path.
pub fn on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Asks for a program of a kit that cannot be fetched, and says how to come by it.
pub fn needed(program: &str, instead: &str) -> Result<(), Failure> {
    match on_path(program) {
        Some(_) => Ok(()),
        None => Err(Failure::CannotRun(format!("there is no `{program}` here; it needs {instead}"))),
    }
}

/// Where the app's window keeps its games: with what a person's other programs keep.
pub fn games_of_the_window() -> Result<PathBuf, Failure> {
    let folder = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
    let folder = folder.map_or_else(|| Ok(home()?.join(".local/share")), Ok)?.join("fivefold");
    fs::create_dir_all(&folder).map_err(|source| Failure::File { path: folder.display().to_string(), source })?;
    Ok(folder)
}

/// The person's own folder.
pub fn home() -> Result<PathBuf, Failure> {
    env::home_dir().ok_or_else(|| Failure::CannotRun("HOME is not set".into()))
}

#[cfg(test)]
mod tests {
    use super::{Tools, needed};

    #[test]
    fn a_report_says_where_the_tools_are() {
        let variables = vec![("JAVA_HOME", "/opt/jdk".into()), ("PATH", "/opt/jdk/bin:/usr/bin:/bin".into())];
        let found = Tools::Machine { variables };
        assert_eq!(found.to_string(), "this machine's own tools, /opt/jdk");
        assert_eq!(Tools::Machine { variables: vec![] }.to_string(), "this machine's own tools");
    }

    #[test]
    fn a_kit_that_is_missing_is_named_with_what_to_do() {
        let failure = needed("no-such-kit", "a visit to the shop").unwrap_err();
        assert_eq!(failure.to_string(), "there is no `no-such-kit` here; it needs a visit to the shop");
    }
}
