//! Tools of other languages: installed ones, or Debian packages unpacked into a cache folder.
//!
//! Nothing is installed and no root is needed. Unpacked tools come from another release of Debian with its own C library, so
//! that they run with their folder as root; the checkout keeps its path.

pub mod android;
pub mod emulator;
pub mod java;
pub mod phones;
pub mod swift;
mod tree;
pub mod valgrind;
pub mod wheel;
pub mod zig;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::{fmt, fs};

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

pub use tree::Tree;

/// The tools of one language.
#[derive(Debug)]
pub enum Tools {
    /// Installed on this machine.
    Machine {
        /// Environment variables.
        variables: Vec<(&'static str, OsString)>,
    },
    /// Unpacked in their own folder.
    Unpacked(Tree),
}

impl Tools {
    /// Returns a command of these tools that runs at the top of the checkout.
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

/// A description for reports.
impl fmt::Display for Tools {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Machine { variables } => {
                formatter.write_str("this machine's own tools")?;
                // The search path is long and only starts with their folders.
                let mut homes = variables.iter().filter(|(name, _)| *name != "PATH");
                homes.try_for_each(|(_, home)| write!(formatter, ", {}", home.to_string_lossy()))
            }
            Self::Unpacked(tree) => write!(formatter, "the tools unpacked in {}", tree.folder().display()),
        }
    }
}

/// Fetches all missing tools while Rust compiles. Failures are reported by the rings that need the tools.
pub fn fetch_all(checkout: &Checkout) {
    let _ = swift::tools(checkout);
    let _ = java::tools(checkout);
    let _ = phones::compiler(checkout);
    let _ = valgrind::tools(checkout);
}

/// Returns whether installed tools may be used. `FIVEFOLD_UNPACKED=1` ignores them, as on a fresh machine.
fn machine_allowed() -> bool {
    env::var_os("FIVEFOLD_UNPACKED").is_none_or(|value| value != "1")
}

/// Returns the path of a program on the search path.
pub fn on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Returns a program of a crate, installed below `target` on first use.
pub fn installed(checkout: &Checkout, package: &str, version: &str) -> Result<PathBuf, Failure> {
    let root = checkout.target().join("tools").join(format!("{package}-{version}"));
    let program = root.join("bin").join(package);
    if !program.exists() {
        let mut install = checkout.program("cargo");
        install.args(["install", "--locked", "--version", version, package, "--root"]).arg(&root);
        checkout::run_as(&mut install, &format!("installing {package}"))?;
    }
    Ok(program)
}

/// Returns the folder of the games of the desktop window: the user's data folder.
pub fn games_of_the_window() -> Result<PathBuf, Failure> {
    let folder = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
    let folder = folder.map_or_else(|| Ok(home()?.join(".local/share")), Ok)?.join("fivefold");
    fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
    Ok(folder)
}

/// Returns the user's home folder.
pub fn home() -> Result<PathBuf, Failure> {
    env::home_dir().ok_or_else(|| Failure::CannotRun("HOME is not set".into()))
}

#[cfg(test)]
mod tests {
    use super::Tools;

    #[test]
    fn report_has_the_folder_of_tools() {
        let variables = vec![("JAVA_HOME", "/opt/jdk".into()), ("PATH", "/opt/jdk/bin:/usr/bin:/bin".into())];
        let found = Tools::Machine { variables };
        assert_eq!(found.to_string(), "this machine's own tools, /opt/jdk");
        assert_eq!(Tools::Machine { variables: vec![] }.to_string(), "this machine's own tools");
    }
}
