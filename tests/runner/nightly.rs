//! The nightly compiler, for what no stable one does: Miri and coverage for fuzzing.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::phones::Unpacked;

/// Where rustup's component `rust-src` has the standard library, from the toolchain's folder.
const SOURCE: &str = "lib/rustlib/src/rust/library";

/// A program of the nightly toolchain: `FIVEFOLD_NIGHTLY` has its name where it has another one. What it makes lies in a
/// folder of its own, else two compilers would throw away each other's work.
pub fn program(checkout: &Checkout, program: &str, folder: &str) -> Command {
    let mut command = checkout.program(program);
    // The cargo that started this run belongs to another toolchain.
    command.env_remove("CARGO").env_remove("RUSTC").env_remove("RUSTDOC").env_remove("RUSTFLAGS");
    command.env("RUSTUP_TOOLCHAIN", env::var("FIVEFOLD_NIGHTLY").unwrap_or_else(|_| "nightly".to_owned()));
    command.env("CARGO_TARGET_DIR", checkout.target().join(folder));
    command
}

/// Says what to do if it lacks something.
pub fn needs(command: &mut Command, instead: &str) -> Result<(), Failure> {
    let is_there = command.output().is_ok_and(|output| output.status.success());
    if is_there { Ok(()) } else { Err(Failure::CannotRun(instead.into())) }
}

/// The source of the standard library, where the toolchain has none: Debian's, which is near enough if it is as old.
pub fn library_source(checkout: &Checkout) -> Result<Option<PathBuf>, Failure> {
    let root = checkout::output_of(program(checkout, "rustc", "nightly").args(["--print", "sysroot"]))?;
    if Path::new(root.trim()).join(SOURCE).is_dir() {
        return Ok(None);
    }
    Unpacked::find(checkout)?.library_source().map(Some)
}
