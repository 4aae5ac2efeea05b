//! `cargo task miri`: tests of the core under Miri, an interpreter that knows what Rust does not define: reads of memory
//! that nobody has written, references that are no more, data races, and threads that are left behind.
//!
//! The core has no `unsafe` code of its own, so that it is the libraries below it and its threads that are looked at. Miri
//! is some hundred times slower than the processor: the tests are those in which threads meet and those of texts from outside.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::nightly;

/// What is run, by the beginnings of names: searches with their threads and their listeners, saves, words of bits, values,
/// ratings, calendars, languages. All of it takes some minutes.
const TESTS: [&str; 15] = [
    "search::tests::runner::a_listener",
    "search::tests::runner::a_panic",
    "search::tests::runner::move_now",
    "search::tests::small::a_finished_game",
    "search::tests::small::the_last_free_square",
    "search::findings",
    "session::tests::saves::what_is_no_saved_game",
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
    let mut cargo = nightly::program(checkout, "cargo", "miri");
    if let Some(library) = nightly::library_source(checkout)? {
        cargo.env("MIRI_LIB_SRC", library);
    }
    cargo.env("MIRIFLAGS", "-Zmiri-disable-isolation");
    cargo.args(["miri", "test", "--locked", "--package", "fivefold-core", "--lib", "--"]).args(TESTS);
    checkout::run(&mut cargo)?;
    Ok("Miri has seen nothing that Rust does not define".into())
}
