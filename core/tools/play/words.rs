use fivefold_core::text::{Library, Sources};

/// What the terminal says itself; the games bring their own words.
pub static WORDS: Library =
    Library::new("play", Sources { english: include_str!("en.ftl"), german: include_str!("de.ftl"), diagrams: "{}" });
