//! `cargo task miri`: tests of the core under Miri, an interpreter that knows what Rust does not define: reads of memory
//! that nobody has written, references that are no more, data races, and threads that are left behind.
//!
//! The core has no `unsafe` code of its own, so that it is the libraries below it and its threads that are looked at. Miri
//! is some hundred times slower than the processor: the tests are those in which threads meet and those of texts from outside.

use std::env;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// What is run, by the beginnings of names: a search with its thread and its listener, saves, options, calendars.
const TESTS: [&str; 6] = [
    "search::tests::runner::a_listener",
    "search::tests::runner::a_panic",
    "search::tests::runner::move_now",
    "session::tests::saves::what_is_no_saved_game",
    "session::tests::saves::every_other_fault",
    "app::learn::civil",
];

/// Runs them.
pub fn look(checkout: &Checkout) -> Result<String, Failure> {
    let mut cargo = checkout.program("cargo");
    // The cargo that started this run belongs to another toolchain.
    cargo.env_remove("CARGO").env_remove("RUSTC").env("RUSTUP_TOOLCHAIN", toolchain());
    if !cargo.args(["miri", "--version"]).output().is_ok_and(|output| output.status.success()) {
        return Err(Failure::CannotRun(
            "there is no Miri here; `rustup component add --toolchain nightly miri rust-src`".into(),
        ));
    }
    let mut cargo = checkout.program("cargo");
    cargo.env_remove("CARGO").env_remove("RUSTC").env("RUSTUP_TOOLCHAIN", toolchain());
    cargo.env("CARGO_TARGET_DIR", checkout.target().join("miri")).env("MIRIFLAGS", "-Zmiri-disable-isolation");
    cargo.args(["miri", "test", "--locked", "--package", "fivefold-core", "--lib", "--"]).args(TESTS);
    checkout::run(&mut cargo)?;
    Ok("Miri has seen nothing that Rust does not define".into())
}

/// The toolchain that has it.
fn toolchain() -> String {
    env::var("FIVEFOLD_NIGHTLY").unwrap_or_else(|_| "nightly".to_owned())
}
