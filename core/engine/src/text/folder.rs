use std::{ops::Range, sync::OnceLock};

use miniz_oxide::inflate::decompress_to_vec;

use super::keys::with_keys;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The number of languages besides English.
pub(super) const COUNT: usize = FOLDERS.len();

/// Returns an English text file by its name, or a file of puzzles by its path in `core/engine/src`; an empty string if
/// there is none.
pub fn english_or_puzzles(name: &str) -> &'static str {
    ENGLISH.file(name)
}

/// Returns every English text file and file of puzzles, with its name.
pub fn packed_english() -> impl Iterator<Item = (&'static str, &'static str)> {
    ENGLISH.names().map(|name| (name, english_or_puzzles(name)))
}

/// A folder of `core/engine/languages`, as `core/engine/build.rs` packed it.
#[derive(Debug)]
pub struct LanguageFolder {
    /// The language tag: `pt-BR`.
    tag: &'static str,
    files: &'static [(&'static str, Range<usize>)],
    packed: &'static [u8],
    /// The folder whose keys replace the marks of the build script.
    template: Option<&'static Self>,
    texts: OnceLock<String>,
}

impl LanguageFolder {
    /// Creates a folder packed by the build script, with the range of each file in the unpacked text.
    #[must_use]
    pub const fn new(
        tag: &'static str,
        files: &'static [(&'static str, Range<usize>)],
        packed: &'static [u8],
        template: Option<&'static Self>,
    ) -> Self {
        Self { tag, files, packed, template, texts: OnceLock::new() }
    }

    /// Returns all folders, ordered by tag.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &FOLDERS
    }

    /// Returns the folder with this tag.
    pub(super) fn tagged(folders: &'static [Self], tag: &str) -> Option<&'static Self> {
        folders.iter().find(|folder| folder.tag == tag)
    }

    /// Returns the language tag.
    #[must_use]
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// Returns a file by name (without the extension for a language), or an empty string if there is none.
    pub fn file(&self, name: &str) -> &str {
        let file = self.files.iter().find(|(file, _)| *file == name);
        file.and_then(|(_, range)| self.texts().get(range.clone())).unwrap_or_default()
    }

    /// Returns the names of the files.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.files.iter().map(|(name, _)| *name)
    }

    fn texts(&self) -> &str {
        self.texts.get_or_init(|| {
            let texts = decompress_to_vec(self.packed).ok().and_then(|texts| String::from_utf8(texts).ok());
            let texts = texts.unwrap_or_default();
            match self.template {
                Some(template) => with_keys(&texts, template.texts()),
                None => texts,
            }
        })
    }
}
