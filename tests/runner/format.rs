//! Formats source files with rustfmt, ktlint and swift-format.

use crate::app;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{java, swift as swift_tools};

/// The action for files that are formatted differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Report it.
    Check,
    /// Correct it.
    Correct,
}

/// Formats all files.
pub fn all(checkout: &Checkout) -> Result<String, Failure> {
    checkout::run(checkout.program("cargo").args(["fmt", "--all"]))?;
    kotlin(checkout, Mode::Correct)?;
    swift(checkout, Mode::Correct)
}

/// Runs swift-format on everything but generated files and the declarations of SwiftUI, whose names are Apple's.
pub fn swift(checkout: &Checkout, mode: Mode) -> Result<String, Failure> {
    let mut format = swift_tools::tools(checkout)?.program(checkout, "swift");
    format.arg("format");
    format.args(match mode {
        Mode::Check => ["lint", "--strict"],
        Mode::Correct => ["format", "--in-place"],
    });
    format.args([
        "--recursive",
        "ios/Sources",
        "ios/Tests",
        "ios/App",
        "ios/Embedding",
        "ios/UITests",
        "ios/Package.swift",
    ]);
    checkout::run(&mut format)?;
    Ok("swift-format found nothing".into())
}

/// Runs ktlint, configured by `.editorconfig`.
pub fn kotlin(checkout: &Checkout, mode: Mode) -> Result<String, Failure> {
    let mut maven = app::maven(checkout, &java::tools(checkout)?, "ktlint");
    maven.arg("validate");
    if mode == Mode::Correct {
        maven.arg("-Dktlint.mode=--format");
    }
    checkout::run(&mut maven)?;
    Ok("ktlint found nothing".into())
}
