use fivefold_engine::text::{Library, Sources, TextFile};

/// What the terminal says itself, English where it does not know the language; the games bring their own words.
pub static WORDS: Library = Library::new(
    "play",
    Sources::words(&[TextFile::translated("play", include_str!("en.ftl"), &[("de", include_str!("de.ftl"))])]),
);
