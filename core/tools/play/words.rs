use fivefold_core::text::{Library, Sources};

/// What the terminal says itself; the games bring their own words.
pub static WORDS: Library = Library::new("play", Sources::words(include_str!("en.ftl"), include_str!("de.ftl")));
