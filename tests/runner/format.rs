//! How source files are laid out: by the programs everybody uses, so nobody has to argue about it.

use crate::app;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{java, swift as swift_tools};

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
    kotlin(checkout, Wish::Correct)?;
    swift(checkout, Wish::Correct)
}

/// Runs swift-format on everything but what is generated and the declarations of SwiftUI, whose names are Apple's.
pub fn swift(checkout: &Checkout, wish: Wish) -> Result<String, Failure> {
    let mut format = swift_tools::tools(checkout)?.program(checkout, "swift");
    format.arg("format");
    format.args(match wish {
        Wish::Check => ["lint", "--strict"],
        Wish::Correct => ["format", "--in-place"],
    });
    format.args(["--recursive", "ios/Sources", "ios/Tests", "ios/App", "ios/UITests", "ios/Package.swift"]);
    checkout::run(&mut format)?;
    Ok("swift-format has nothing to say".into())
}

/// Runs ktlint, which looks for mistakes beyond layout too; `.editorconfig` says what it wants.
pub fn kotlin(checkout: &Checkout, wish: Wish) -> Result<String, Failure> {
    let mut maven = app::maven(checkout, &java::tools(checkout)?, "ktlint");
    maven.arg("validate");
    if wish == Wish::Correct {
        maven.arg("-Dktlint.mode=--format");
    }
    checkout::run(&mut maven)?;
    Ok("ktlint has nothing to say".into())
}
