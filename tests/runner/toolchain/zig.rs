//! C compiler, linker and archiver for phones, and the source of the unwinder: zig, in a wheel of Python's registry, pinned
//! by `tests/toolchain/zig.txt`.

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
    /// Returns the programs, unpacked on first use.
    pub fn find(checkout: &Checkout) -> Result<Self, Failure> {
        let folder = wheel::unpacked(checkout, "zig", "a linker for phones (100 MB, 400 MB unpacked)")?;
        let zig = Self { folder: folder.join("ziglang") };
        wheel::runnable(&zig.program())?;
        Ok(zig)
    }

    /// Returns the path of `zig`, which is also `zig clang`, `zig ld.lld` and `zig ar`.
    pub fn program(&self) -> PathBuf {
        self.folder.join("zig")
    }

    /// Returns a folder of headers or sources.
    pub fn library(&self, inside: &str) -> PathBuf {
        self.folder.join("lib").join(inside)
    }

    /// Returns a command of zig that runs at the top of the checkout.
    pub fn tool(&self, checkout: &Checkout, name: &str) -> Command {
        let mut command = checkout.program(self.program());
        command.arg(name).env("ZIG_GLOBAL_CACHE_DIR", checkout.target().join("zig"));
        command
    }
}
