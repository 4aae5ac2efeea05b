//! A C compiler, a linker and an archiver for the processors of phones: those of one wheel of Python's registry, pinned by
//! `tests/toolchain/zig.txt`. It brings the source of the unwinder too, and nothing of Google's or Apple's.

use std::path::PathBuf;
use std::process::Command;

use super::wheel;
use crate::checkout::Checkout;
use crate::failure::Failure;

/// The unpacked programs.
#[derive(Debug)]
pub struct Zig {
    folder: PathBuf,
}

impl Zig {
    /// Unpacks them, unless they are there.
    pub fn find(checkout: &Checkout) -> Result<Self, Failure> {
        let folder = wheel::unpacked(checkout, "zig", "a linker for phones (100 MB, 400 MB unpacked)")?;
        let zig = Self { folder: folder.join("ziglang") };
        wheel::runnable(&zig.program())?;
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
