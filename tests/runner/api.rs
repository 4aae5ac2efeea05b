//! The public API of the published crates, listed by cargo-public-api.
//!
//! A line that changes or goes breaks programs that use the crate, a new one does not; the version follows from that.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain;

/// The version that reads the JSON of the compiler in `rust-version`.
const TOOL: &str = "0.52.0";

/// The published crates.
const CRATES: [&str; 2] = ["fivefold-engine", "fivefold-app"];

/// Records the public API of the published crates.
pub fn record(checkout: &Checkout) -> Result<String, Failure> {
    let mut lines = Vec::new();
    for package in CRATES {
        let (path, text) = (record_of(checkout, package), public(checkout, package)?);
        fs::write(&path, &text).map_err(Failure::file(&path))?;
        lines.push(format!("{}: {} lines", path.display(), text.lines().count()));
    }
    Ok(lines.join("\n"))
}

/// Compares the public API with its record.
pub fn compare(checkout: &Checkout) -> Result<(), Failure> {
    for package in CRATES {
        let path = record_of(checkout, package);
        let recorded = fs::read_to_string(&path).map_err(Failure::file(&path))?;
        let different = differences(&recorded, &public(checkout, package)?);
        if let [first, others @ ..] = &different[..] {
            let count = others.len();
            let reason = format!("the public API of {package} differs from its record: {first}; {count} more lines");
            return Err(Failure::Found(format!("{reason}; `cargo task api` records it")));
        }
    }
    Ok(())
}

fn record_of(checkout: &Checkout, package: &str) -> PathBuf {
    checkout.path("tests/packaging/api").join(format!("{package}.txt"))
}

/// Returns the lines of one list only: with a minus those that are gone, then with a plus those that are new.
fn differences(recorded: &str, public: &str) -> Vec<String> {
    let (recorded, public): (BTreeSet<_>, BTreeSet<_>) = (recorded.lines().collect(), public.lines().collect());
    let gone = recorded.difference(&public).map(|line| format!("-{line}"));
    gone.chain(public.difference(&recorded).map(|line| format!("+{line}"))).collect()
}

/// Returns the public items of a crate, one per line, without derived implementations.
fn public(checkout: &Checkout, package: &str) -> Result<String, Failure> {
    let tool = toolchain::installed(checkout, "cargo-public-api", TOOL)?;
    let target = checkout.target().join("api");
    let mut document = checkout.cargo("rustdoc");
    document.args(["--quiet", "--package", package, "--lib", "--all-features", "--target-dir"]).arg(&target);
    document.args(["--", "-Z", "unstable-options", "--output-format", "json"]);
    // The JSON of rustdoc is not stable: the tool is pinned to the compiler.
    checkout::run(document.env("RUSTC_BOOTSTRAP", "1"))?;
    let made = target.join("doc").join(format!("{}.json", package.replace('-', "_")));
    let mut list = checkout.program(tool);
    checkout::output_of(list.args(["public-api", "-sss", "--rustdoc-json"]).arg(made))
}

#[cfg(test)]
mod tests {
    use super::differences;

    #[test]
    fn lines_of_one_list_only_are_differences() {
        assert_eq!(differences("a\nb\nc\n", "b\na\nd\n"), ["-c", "+d"]);
        assert_eq!(differences("a\nb\n", "b\na\n"), [""; 0]);
    }
}
