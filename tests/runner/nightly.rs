//! The nightly compiler, for Miri and coverage of fuzzing.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::phones::Unpacked;

/// The folder of the standard library in rustup's component `rust-src`.
const SOURCE: &str = "lib/rustlib/src/rust/library";

/// Returns a command of the nightly toolchain, which `FIVEFOLD_NIGHTLY` may name. Its target folder is separate, because two
/// compilers invalidate each other's builds.
pub fn program(checkout: &Checkout, program: &str, folder: &str) -> Command {
    let mut command = checkout.program(program);
    // The cargo that started this run belongs to another toolchain.
    command.env_remove("CARGO").env_remove("RUSTC").env_remove("RUSTDOC").env_remove("RUSTFLAGS");
    command.env("RUSTUP_TOOLCHAIN", env::var("FIVEFOLD_NIGHTLY").unwrap_or_else(|_| "nightly".to_owned()));
    command.env("CARGO_TARGET_DIR", checkout.target().join(folder));
    command
}

/// Fails with an instruction if the toolchain lacks a component.
pub fn needs(command: &mut Command, instead: &str) -> Result<(), Failure> {
    let is_there = command.output().is_ok_and(|output| output.status.success());
    if is_there { Ok(()) } else { Err(Failure::CannotRun(instead.into())) }
}

/// Returns Debian's source of the standard library if the toolchain has none; it must be of a similar version.
pub fn library_source(checkout: &Checkout) -> Result<Option<PathBuf>, Failure> {
    let root = checkout::output_of(program(checkout, "rustc", "nightly").args(["--print", "sysroot"]))?;
    if Path::new(root.trim()).join(SOURCE).is_dir() {
        return Ok(None);
    }
    Unpacked::find(checkout)?.library_source().map(Some)
}
