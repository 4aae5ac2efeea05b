//! How source files are laid out: by the programs everybody uses, so nobody has to argue about it.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::java;

/// What is done with a file that is laid out differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// It is reported.
    Check,
    /// It is corrected.
    Correct,
}

/// Corrects every file that a program can correct.
pub fn all(checkout: &Checkout) -> Result<String, Failure> {
    checkout::run(checkout.program("cargo").args(["fmt", "--all"]))?;
    kotlin(checkout, Wish::Correct)
}

/// Runs ktlint, which looks for mistakes beyond layout too; `.editorconfig` says what it wants.
pub fn kotlin(checkout: &Checkout, wish: Wish) -> Result<String, Failure> {
    let mut maven = java::tools(checkout)?.program(checkout, "mvn");
    maven.args(["--batch-mode", "--no-transfer-progress", "--quiet", "--file", "android/ktlint", "validate"]);
    if wish == Wish::Correct {
        maven.arg("-Dktlint.mode=--format");
    }
    checkout::run(&mut maven)?;
    Ok("ktlint has nothing to say".into())
}
