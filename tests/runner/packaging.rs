//! Files that the apps and the stores take and programs make: licenses and screenshots.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::bindings;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::play::{self, Pictures};
use crate::toolchain;

/// The sets of pictures that the stores' pictures are chosen from.
const SETS: [&str; 5] =
    ["store-phone", "store-phone-dark", "store-tablet", "store-large-tablet", "store-large-tablet-dark"];

/// The pictures of the stores in their order, by the folder a store reads and the names of the drawn pictures.
const SHOWN: [(&str, &[&str]); 3] = [
    (
        "phone-screenshots",
        &[
            "store-phone-home",
            "store-phone-connect-four-analysis",
            "store-phone-lines-of-action-hint",
            "store-phone-bridgit-analysis",
            "store-phone-pentago-twist",
            "store-phone-dark-connect-any",
            "store-phone-puzzles",
            "store-phone-you",
        ],
    ),
    ("tablet-screenshots", &["store-tablet-home", "store-tablet-lines-of-action"]),
    ("large-tablet-screenshots", &["store-large-tablet-home", "store-large-tablet-dark-pentago-twist"]),
];

/// The versions of cargo-about and cargo-cyclonedx.
const ABOUT: &str = "0.9.3";
const CYCLONEDX: &str = "0.5.9";

/// Writes the licenses of all third-party components, as both apps show them, and a bill of materials of the crates.
pub fn licenses(checkout: &Checkout) -> Result<String, Failure> {
    let folder = "tests/packaging/licenses";
    let mut about = checkout.program(toolchain::installed(checkout, "cargo-about", ABOUT)?);
    about.args(["generate", "--locked", "--manifest-path", "bindings/Cargo.toml"]);
    about.args(["--config", &format!("{folder}/about.toml"), &format!("{folder}/about.hbs")]);
    let text = paragraphs(&checkout::output_of(&mut about)?);
    let shown = checkout.path("bindings/licenses.txt");
    fs::write(&shown, text).map_err(Failure::file(&shown))?;

    let mut bill = checkout.program(toolchain::installed(checkout, "cargo-cyclonedx", CYCLONEDX)?);
    bill.args(["cyclonedx", "--manifest-path", "bindings/Cargo.toml", "--format", "json", "--spec-version", "1.5"]);
    bill.args(["--target", "all", "--no-build-deps", "--override-filename", "fivefold.cdx"]);
    checkout::run(&mut bill)?;
    let made = checkout.target().join("packages/fivefold.cdx.json");
    // cargo-cyclonedx writes a bill beside each manifest of the workspace, with the path of the checkout in it.
    let bills = ["bindings", "core/app", "core/engine", "core/tools", "tests", "tests/hostile", "tests/interleavings"];
    let [bill, others @ ..] = bills.map(|folder| checkout.path(folder).join("fivefold.cdx.json"));
    bindings::place(&bill, &made)?;
    let clean = |made: &Path| {
        let text = fs::read_to_string(made)?.replace(&checkout.path("").display().to_string(), "/fivefold/");
        fs::write(made, text)?;
        [bill].iter().chain(&others).try_for_each(fs::remove_file)
    };
    clean(&made).map_err(Failure::file(&made))?;
    Ok(format!("{} and {}", shown.display(), made.display()))
}

/// Joins the lines of each paragraph: the apps wrap lines themselves.
fn paragraphs(text: &str) -> String {
    let mut joined: Vec<String> = vec![String::new()];
    for line in text.lines().map(|line| line.trim_start_matches([' ', '*']).trim_end()) {
        let is_rule = line.chars().all(|letter| "-=—".contains(letter));
        match joined.last_mut() {
            _ if is_rule => joined.push(String::new()),
            Some(last) if !last.is_empty() => last.extend([" ", line]),
            _ => joined.push(line.to_owned()),
        }
    }
    joined.retain(|paragraph| !paragraph.is_empty());
    joined.join("\n\n") + "\n"
}

/// Draws every screen and copies the screenshots of the stores beside their texts.
pub fn screenshots(checkout: &Checkout) -> Result<ExitCode, Failure> {
    let drawn = checkout.target().join("pictures");
    let wanted = Pictures { folder: drawn.clone(), sets: SETS.map(str::to_owned).into(), language: None };
    let code = play::pictures(checkout, &wanted)?;
    for (folder, names) in SHOWN {
        let shown = checkout.path("android/app/src/main/play/listings/en-US/graphics").join(folder);
        if shown.exists() {
            fs::remove_dir_all(&shown).map_err(Failure::file(&shown))?;
        }
        for (number, name) in (1..).zip(names) {
            bindings::place(&drawn.join(format!("{name}.png")), &shown.join(format!("{number}-{name}.png")))?;
        }
    }
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::paragraphs;

    #[test]
    fn paragraphs_join_wrapped_lines() {
        let text =
            "The MIT License (MIT)\n\n * Copyright (c) 2015\n * A. Person\n\n\n=====\nPermission is\nhereby granted.\n";
        let expected = "The MIT License (MIT)\n\nCopyright (c) 2015 A. Person\n\nPermission is hereby granted.\n";
        assert_eq!(paragraphs(text), expected);
    }
}
