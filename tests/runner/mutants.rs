//! `cargo task mutants`: runs cargo-mutants on the engine and the app.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// The version of cargo-mutants that is installed below `target` on first use.
const VERSION: &str = "27.1.0";

/// Runs cargo-mutants with these arguments; its report is in `target/mutants.out`.
pub fn run(checkout: &Checkout, arguments: &[String]) -> Result<String, Failure> {
    let root = checkout.target().join("tools");
    let program = root.join("bin/cargo-mutants");
    if !program.exists() {
        let mut install = checkout.program("cargo");
        install.args(["install", "--locked", "--version", VERSION, "cargo-mutants", "--root"]).arg(&root);
        checkout::run(&mut install)?;
    }
    let mut mutants = checkout.program(&program);
    mutants.args(["mutants", "--package", "fivefold-engine", "--package", "fivefold-app", "--output"]);
    mutants.arg(checkout.target()).args(arguments).args(["--", "--lib"]);
    checkout::run(&mut mutants)?;
    Ok("the report is in target/mutants.out".into())
}
