//! What is tracked, and how long and clean it is.
//!
//! These are rules no compiler knows: a newcomer who breaks one is told which file and what to do.

use std::fs;
use std::path::Path;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::verify::Surroundings;

/// The visible entries at the top: whoever opens the repository can take them in at a glance.
const TOP: &[&str] =
    &["Cargo.toml", "Cargo.lock", "README.md", "LICENSE", "core", "bindings", "android", "ios", "tests"];

/// Files that must be there.
const NEEDED: &[&str] = &["Cargo.lock", "LICENSE", "README.md", ".ci/run"];

/// A source file longer than this is about more than one thing.
const LONGEST: usize = 450;

/// The endings of files that people write and read as source.
const SOURCES: &[&str] = &["rs", "kt", "kts", "swift", "py", "sh"];

/// Words that must not be tracked, and why. They are spelt in two halves, so that this file may be tracked itself.
const FORBIDDEN: &[(&str, &str)] = &[
    (concat!("/wo", "rk/"), "a path of one machine"),
    (concat!("/ro", "ot/"), "a path of one machine"),
    (concat!("/ho", "me/"), "a path of one machine"),
    (concat!("/t", "mp/"), "a path of one machine"),
    (concat!("../sh", "ared"), "a folder outside the repository"),
    (concat!("to", "do!("), "unfinished"),
    (concat!("unimple", "mented!("), "unfinished"),
    (concat!("TO", "DO"), "unfinished"),
    (concat!("FIX", "ME"), "unfinished"),
    (concat!("#[ig", "nore"), "a test that is switched off"),
    (concat!("@Ig", "nore"), "a test that is switched off"),
    (concat!("@Dis", "abled"), "a test that is switched off"),
];

/// The one registry crates come from.
const REGISTRY: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

/// Checks what is tracked: top-level entries, forbidden words, length of source files, sources of the crates.
pub fn files(checkout: &Checkout, _: &Surroundings) -> Result<String, Failure> {
    let listed = checkout::output_of(checkout.program("git").args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]))
    .map_err(|failure| Failure::CannotRun(format!("the tracked files are not known: {failure}")))?;
    let paths: Vec<_> = listed.split_terminator('\0').filter(|path| checkout.path(path).is_file()).collect();
    let mut faults = faults_of_names(&paths);
    for path in &paths {
        let bytes = fs::read(checkout.path(path)).map_err(|source| Failure::File { path: (*path).into(), source })?;
        if let Ok(text) = String::from_utf8(bytes) {
            faults.extend(faults_of_text(path, &text));
        }
    }
    if faults.is_empty() {
        return Ok(format!("{} files", paths.len()));
    }
    for fault in &faults {
        println!("{fault}");
    }
    Err(Failure::Found(format!("{} faults in the files, listed above", faults.len())))
}

fn faults_of_names(paths: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for &needed in NEEDED {
        if !paths.contains(&needed) {
            faults.push(format!("{needed}: is missing"));
        }
    }
    for path in paths {
        let top = path.split('/').next().unwrap_or(path);
        if !top.starts_with('.') && !TOP.contains(&top) {
            faults.push(format!("{path}: {top} is not one of the entries at the top ({})", TOP.join(" ")));
        }
    }
    faults
}

fn faults_of_text(path: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for (word, why) in FORBIDDEN.iter().filter(|(word, _)| line.contains(word)) {
            faults.push(format!("{path}:{number}: {word} ({why})"));
        }
        if path == "Cargo.lock" && line.starts_with("source = ") && line != REGISTRY {
            faults.push(format!("{path}:{number}: {line} is not the public registry"));
        }
    }
    let source =
        Path::new(path).extension().and_then(|ending| ending.to_str()).is_some_and(|ending| SOURCES.contains(&ending));
    let lines = text.lines().count();
    if source && lines > LONGEST {
        faults.push(format!("{path}: {lines} lines, more than {LONGEST}; would two names say more than one?"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMPLETE: [&str; 4] = ["Cargo.lock", "LICENSE", "README.md", ".ci/run"];

    #[test]
    fn agreed_entries_at_the_top_pass() {
        let paths = [&COMPLETE[..], &["core/src/lib.rs", ".gitignore", "tests/runner/main.rs"]].concat();
        assert_eq!(faults_of_names(&paths), [""; 0]);
    }

    #[test]
    fn a_stray_entry_at_the_top_is_named() {
        let paths = [&COMPLETE[..], &["scripts/build"]].concat();
        let faults = faults_of_names(&paths);
        assert!(matches!(&faults[..], [fault] if fault.starts_with("scripts/build: scripts is not one")), "{faults:?}");
    }

    #[test]
    fn a_missing_licence_is_named() {
        let paths: Vec<_> = COMPLETE.into_iter().filter(|path| *path != "LICENSE").collect();
        assert_eq!(faults_of_names(&paths), ["LICENSE: is missing"]);
    }

    #[test]
    fn every_forbidden_word_is_found_with_its_line() {
        for (word, why) in FORBIDDEN {
            let faults = faults_of_text("core/src/lib.rs", &format!("first\nlet x = {word};\n"));
            assert_eq!(faults, [format!("core/src/lib.rs:2: {word} ({why})")]);
        }
    }

    #[test]
    fn only_source_files_have_a_longest_length() {
        let long = "line\n".repeat(LONGEST + 1);
        assert_eq!(faults_of_text("core/src/long.rs", &long).len(), 1);
        assert_eq!(faults_of_text("tests/goldens/game.txt", &long).len(), 0);
        assert_eq!(faults_of_text("core/src/long.rs", &"line\n".repeat(LONGEST)).len(), 0);
    }

    #[test]
    fn a_crate_from_elsewhere_is_named() {
        let lock = format!("{REGISTRY}\nsource = \"git+https://example.org/x\"\n");
        let faults = faults_of_text("Cargo.lock", &lock);
        assert!(matches!(&faults[..], [fault] if fault.starts_with("Cargo.lock:2: ")), "{faults:?}");
    }
}
