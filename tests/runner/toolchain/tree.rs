//! Packages of another Debian release, unpacked into a cache folder.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use super::home;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Packages to unpack, and the environment of their programs.
#[derive(Debug)]
pub struct Recipe {
    /// The name of the folder.
    pub name: &'static str,
    /// The release of Debian.
    pub suite: &'static str,
    /// The packages, without those they depend on.
    pub packages: &'static str,
    /// Advice for machines where unpacking is impossible.
    pub instead: &'static str,
    /// The search path inside.
    pub path: &'static str,
}

/// Unpacked packages.
#[derive(Debug)]
pub struct Tree {
    folder: PathBuf,
    path: &'static str,
    shared: Vec<PathBuf>,
    variables: Vec<(&'static str, OsString)>,
}

impl Tree {
    /// Unpacks the packages on first use.
    pub fn unpacked(checkout: &Checkout, recipe: &Recipe) -> Result<Self, Failure> {
        let folder = cache()?.join(recipe.name);
        let was_there = folder.exists();
        let start = Instant::now();
        let mut unpack = checkout.program(checkout.path("tests/toolchain/unpack-debian"));
        unpack.arg(recipe.suite).arg(&folder).args(recipe.packages.split_whitespace());
        checkout::run(&mut unpack)
            .map_err(|_| Failure::CannotRun(format!("{} could not be unpacked; {}", recipe.name, recipe.instead)))?;
        if !was_there {
            eprintln!("Unpacked {} into {} in {:.0} s.", recipe.name, folder.display(), start.elapsed().as_secs_f64());
        }
        Ok(Self { folder, path: recipe.path, shared: Vec::new(), variables: Vec::new() })
    }

    /// Returns the folder.
    pub fn folder(&self) -> &PathBuf {
        &self.folder
    }

    /// Makes a file or folder of the machine visible inside, if it exists.
    pub fn sharing(mut self, path: impl Into<PathBuf>) -> Self {
        self.shared.push(path.into());
        self
    }

    /// Sets an environment variable inside.
    pub fn with(mut self, name: &'static str, value: impl Into<OsString>) -> Self {
        self.variables.push((name, value.into()));
        self
    }

    /// Checks that programs run inside; some machines allow that to root only.
    pub fn entered(self, checkout: &Checkout, recipe: &Recipe) -> Result<Self, Failure> {
        checkout::run(&mut self.program(checkout, "true")).map_err(|_| {
            let forbidden = "user namespaces are disabled";
            Failure::CannotRun(format!("{} cannot be entered ({forbidden}?); {}", recipe.name, recipe.instead))
        })?;
        Ok(self)
    }

    /// Returns a command inside that runs at the top of the checkout.
    pub fn program(&self, checkout: &Checkout, program: &str) -> Command {
        let mut command = checkout.program(checkout.path("tests/toolchain/enter-tree"));
        command.arg(&self.folder).arg(self.path);
        command.arg(checkout.path("")).arg(checkout.target()).args(&self.shared).arg("--").arg(program);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// Returns the folder of unpacked packages.
pub fn cache() -> Result<PathBuf, Failure> {
    let folder = match env::var_os("XDG_CACHE_HOME") {
        Some(folder) => folder.into(),
        None => home()?.join(".cache"),
    };
    Ok(folder.join("fivefold"))
}
