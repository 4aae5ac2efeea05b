//! A C compiler, a linker and an archiver for the processors of phones: those of one wheel of Python's registry, pinned by
//! `tests/toolchain/zig.txt`. It brings the source of the unwinder too, and nothing of Google's or Apple's.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;

use super::tree::cache;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// The unpacked programs.
#[derive(Debug)]
pub struct Zig {
    folder: PathBuf,
}

impl Zig {
    /// Unpacks them, unless they are there.
    pub fn find(checkout: &Checkout) -> Result<Self, Failure> {
        let folder = cache()?.join("zig");
        if !folder.exists() {
            eprintln!("Fetching a linker for phones (100 MB, 400 MB unpacked) into {}.", folder.display());
        }
        let mut unpack = checkout.program(checkout.path("tests/toolchain/unpack-wheel"));
        checkout::run(unpack.arg(checkout.path("tests/toolchain/zig.txt")).arg(&folder))
            .map_err(|_| Failure::CannotRun("zig could not be unpacked; install Python 3 with pip".into()))?;
        let zig = Self { folder: folder.join("ziglang") };
        let program = zig.program();
        // A wheel is a zip file, and Python's unpacker leaves out who may run what.
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755))
            .map_err(|source| Failure::File { path: program.display().to_string(), source })?;
        Ok(zig)
    }

    /// The program that is all others: `zig clang`, `zig ld.lld`, `zig ar`.
    pub fn program(&self) -> PathBuf {
        self.folder.join("zig")
    }

    /// A folder of its library: headers and sources.
    pub fn library(&self, inside: &str) -> PathBuf {
        self.folder.join("lib").join(inside)
    }

    /// One of its programs, to be run at the top of the checkout.
    pub fn tool(&self, checkout: &Checkout, name: &str) -> Command {
        let mut command = checkout.program(self.program());
        command.arg(name).env("ZIG_GLOBAL_CACHE_DIR", checkout.target().join("zig"));
        command
    }
}
