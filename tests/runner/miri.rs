//! `cargo task miri`: tests of the core under Miri, an interpreter that knows what Rust does not define: reads of memory
//! that nobody has written, references that are no more, data races, and threads that are left behind.
//!
//! The core has no `unsafe` code of its own, so that it is the libraries below it and its threads that are looked at. Miri
//! is some hundred times slower than the processor: the tests are those in which threads meet and those of texts from outside.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::nightly;

/// What is run, by the beginnings of names: searches with their threads and their listeners, saves, words of bits, values,
/// ratings, calendars, languages.
const TESTS: [&str; 15] = [
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
    "app::own_rating",
    "app::rating",
    "app::learn::civil::tests::leap_days",
    "app::learn::civil::tests::weekdays",
    "text::language",
];

/// Runs them.
pub fn look(checkout: &Checkout) -> Result<String, Failure> {
    nightly::needs(
        nightly::program(checkout, "cargo", "miri").args(["miri", "--version"]),
        "there is no Miri here; `rustup component add --toolchain nightly miri rust-src`",
    )?;
    let library = nightly::library_source(checkout)?;
    let test = |words: &[&str]| {
        let mut cargo = nightly::program(checkout, "cargo", "miri");
        if let Some(library) = &library {
            cargo.env("MIRI_LIB_SRC", library);
        }
        cargo.env("MIRIFLAGS", "-Zmiri-disable-isolation");
        cargo.args(["miri", "test", "--locked", "--package", "fivefold-engine", "--lib", "--"]).args(words);
        cargo
    };
    let list = checkout::output_of(&mut test(&["--list", "--format", "terse"]))?;
    let names = chosen(&list).map_err(Failure::Found)?;
    // A test finds names by what is in them: the whole name is the only one that no other has.
    checkout::run(&mut test(&[&["--exact"], names.as_slice()].concat()))?;
    Ok(format!("Miri has seen nothing in {} tests that Rust does not define", names.len()))
}

/// The names in the list of all tests that are run, or which beginning none of them has.
fn chosen(list: &str) -> Result<Vec<&str>, String> {
    let names: Vec<&str> = list.lines().filter_map(|line| line.strip_suffix(": test")).collect();
    match TESTS.iter().find(|beginning| !names.iter().any(|name| name.starts_with(**beginning))) {
        Some(beginning) => Err(format!("no test begins with {beginning}")),
        None => {
            Ok(names.into_iter().filter(|name| TESTS.iter().any(|beginning| name.starts_with(beginning))).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_beginning_of_a_name_counts_and_each_is_there() {
        let mut list = "app::tests::first_game::a: test\n".to_owned();
        list.extend(TESTS.map(|beginning| format!("{beginning}_one: test\n")));
        let names = chosen(&list).unwrap();
        assert_eq!(names.len(), TESTS.len());
        assert!(names.contains(&"game::_one"), "{names:?}");
        assert!(chosen(&list.replace("\ngame::", "\nboard::")).unwrap_err().ends_with("game::"));
    }
}
