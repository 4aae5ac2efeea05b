//! `cargo task miri`: tests of the engine and the app under Miri, an interpreter that detects undefined behavior: reads of
//! uninitialized memory, dangling references, data races, and leaked threads.
//!
//! The core has no `unsafe` code of its own, so that Miri checks the libraries below it and its threads. Miri is some hundred
//! times slower than the processor: the tests are those with several threads and those that read texts.

use std::path::Path;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::nightly;

/// Test name prefixes of the engine: searches with threads and listeners, saved games, bit sets, values, languages.
const ENGINE: &[&str] = &[
    "search::tests::runner::a_listener",
    "search::tests::runner::a_panic",
    "search::tests::runner::move_now",
    "search::tests::small::a_finished_game",
    "search::tests::small::the_last_free_square",
    "search::findings",
    "session::tests::saves::load_fails_when_text",
    "session::tests::saves::every_other_fault",
    "games::bits",
    "game::",
    "text::language",
];

/// Test name prefixes of the app: ratings and the calendar.
const APP: &[&str] = &["profile::rating", "glicko", "dates::tests::leap_days", "dates::tests::weekdays"];

/// Runs the tests.
pub fn look(checkout: &Checkout) -> Result<String, Failure> {
    nightly::needs(
        nightly::program(checkout, "cargo", "miri").args(["miri", "--version"]),
        "there is no Miri here; `rustup component add --toolchain nightly miri rust-src`",
    )?;
    let library = nightly::library_source(checkout)?;
    let mut count = 0;
    for (package, prefixes) in [("fivefold-engine", ENGINE), ("fivefold-app", APP)] {
        count += test(checkout, library.as_deref(), package, prefixes)?;
    }
    Ok(format!("Miri found no undefined behavior in {count} tests"))
}

/// Runs the tests of a package that have one of these prefixes and returns their number.
fn test(checkout: &Checkout, library: Option<&Path>, package: &str, prefixes: &[&str]) -> Result<usize, Failure> {
    let cargo = |words: &[&str]| {
        let mut cargo = nightly::program(checkout, "cargo", "miri");
        if let Some(library) = library {
            cargo.env("MIRI_LIB_SRC", library);
        }
        cargo.env("MIRIFLAGS", "-Zmiri-disable-isolation");
        cargo.args(["miri", "test", "--locked", "--package", package, "--lib", "--"]).args(words);
        cargo
    };
    let list = checkout::output_of(&mut cargo(&["--list", "--format", "terse"]))?;
    let names = chosen(&list, prefixes).map_err(Failure::Found)?;
    // Without --exact a filter also matches longer names.
    checkout::run(&mut cargo(&[&["--exact"], names.as_slice()].concat()))?;
    Ok(names.len())
}

/// Returns the listed tests that have one of the prefixes; fails when a prefix matches no test.
fn chosen<'a>(list: &'a str, prefixes: &[&str]) -> Result<Vec<&'a str>, String> {
    let names: Vec<&str> = list.lines().filter_map(|line| line.strip_suffix(": test")).collect();
    match prefixes.iter().find(|prefix| !names.iter().any(|name| name.starts_with(**prefix))) {
        Some(prefix) => Err(format!("no test begins with {prefix}")),
        None => Ok(names.into_iter().filter(|name| prefixes.iter().any(|prefix| name.starts_with(prefix))).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefixes_match_beginnings_and_must_match_a_test() {
        let mut list = "app::tests::first_game::a: test\n".to_owned();
        list.extend(ENGINE.iter().map(|prefix| format!("{prefix}_one: test\n")));
        let names = chosen(&list, ENGINE).unwrap();
        assert_eq!(names.len(), ENGINE.len());
        assert!(names.contains(&"game::_one"), "{names:?}");
        assert!(chosen(&list.replace("\ngame::", "\nboard::"), ENGINE).unwrap_err().ends_with("game::"));
    }
}
