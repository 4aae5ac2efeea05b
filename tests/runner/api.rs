//! The public API of the published crates, recorded in `core/*/api.txt` by cargo-public-api.

use std::fs;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain;

/// The version that reads the JSON of the compiler in `rust-version`.
const TOOL: &str = "0.52.0";

/// The published crates by their folders.
const CRATES: [(&str, &str); 2] = [("core/engine", "fivefold-engine"), ("core/app", "fivefold-app")];

/// Records the public API of the published crates.
pub fn record(checkout: &Checkout) -> Result<String, Failure> {
    let mut lines = Vec::new();
    for (folder, package) in CRATES {
        let (path, text) = (checkout.path(folder).join("api.txt"), public(checkout, package)?);
        fs::write(&path, &text).map_err(Failure::file(&path))?;
        lines.push(format!("{}: {} lines", path.display(), text.lines().count()));
    }
    Ok(lines.join("\n"))
}

/// Compares the public API with its record.
pub fn compare(checkout: &Checkout) -> Result<(), Failure> {
    for (folder, package) in CRATES {
        let path = checkout.path(folder).join("api.txt");
        let (recorded, public) = (fs::read_to_string(&path).map_err(Failure::file(&path))?, public(checkout, package)?);
        let line = recorded.lines().find(|line| !public.lines().any(|other| other == *line));
        let line = line.or_else(|| public.lines().find(|line| !recorded.lines().any(|other| other == *line)));
        if let Some(line) = line {
            let reason = format!("the public API of {package} differs from {folder}/api.txt, first in `{line}`");
            return Err(Failure::Found(format!("{reason}; `cargo task api` records it")));
        }
    }
    Ok(())
}

/// Returns the public items of a crate, one per line, without derived implementations.
fn public(checkout: &Checkout, package: &str) -> Result<String, Failure> {
    let tool = toolchain::installed(checkout, "cargo-public-api", TOOL)?;
    let target = checkout.target().join("api");
    let mut document = checkout.cargo("rustdoc");
    document.args(["--quiet", "--package", package, "--lib", "--all-features", "--target-dir"]).arg(&target);
    document.args(["--", "-Z", "unstable-options", "--output-format", "json"]);
    // The JSON of rustdoc is not stable; the compiler and the tool are pinned together.
    checkout::run(document.env("RUSTC_BOOTSTRAP", "1"))?;
    let made = target.join("doc").join(format!("{}.json", package.replace('-', "_")));
    let mut list = checkout.program(tool);
    checkout::output_of(list.args(["public-api", "-sss", "--rustdoc-json"]).arg(made))
}
