use fivefold_engine::text::{Library, Sources, TextFile};

/// The terminal's own texts, English by default; the games have their own.
pub static WORDS: Library = Library::new(
    "play",
    Sources::words(&[TextFile::translated("play", include_str!("en.ftl"), &[("de", include_str!("de.ftl"))])]),
);
