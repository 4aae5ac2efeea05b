use std::{ops::Range, sync::OnceLock};

use miniz_oxide::inflate::decompress_to_vec;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// How many languages there are beside English.
pub(super) const COUNT: usize = FOLDERS.len();

/// What stands beside the code, English and the puzzles, by its path in `core/engine/src`; nothing is in what is not there.
pub fn beside(path: &str) -> &'static str {
    BESIDE.file(path)
}

/// All that stands beside the code, by its paths.
pub fn packed_english() -> impl Iterator<Item = (&'static str, &'static str)> {
    BESIDE.names().map(|name| (name, beside(name)))
}

/// A folder of `core/engine/languages`, or what stands beside the code, as `core/engine/build.rs` packed it.
#[derive(Debug)]
pub struct Folder {
    /// What it is called: `pt-BR`.
    tag: &'static str,
    files: &'static [(&'static str, Range<usize>)],
    packed: &'static [u8],
    texts: OnceLock<String>,
}

impl Folder {
    /// A folder that a build script has packed: the texts one after another, deflated, with the range of each file.
    #[must_use]
    pub const fn new(tag: &'static str, files: &'static [(&'static str, Range<usize>)], packed: &'static [u8]) -> Self {
        Self { tag, files, packed, texts: OnceLock::new() }
    }

    /// All of them, by their tags in order.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &FOLDERS
    }

    /// The folder of this language.
    pub(super) fn tagged(folders: &'static [Self], tag: &str) -> Option<&'static Self> {
        folders.iter().find(|folder| folder.tag == tag)
    }

    /// The tag of its language.
    #[must_use]
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// A file by its name, in a language without the ending; nothing is in one that is not there.
    pub fn file(&self, name: &str) -> &str {
        let file = self.files.iter().find(|(file, _)| *file == name);
        file.and_then(|(_, range)| self.texts().get(range.clone())).unwrap_or_default()
    }

    /// The names of its files.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.files.iter().map(|(name, _)| *name)
    }

    fn texts(&self) -> &str {
        self.texts.get_or_init(|| {
            let texts = decompress_to_vec(self.packed).ok().and_then(|texts| String::from_utf8(texts).ok());
            texts.unwrap_or_default()
        })
    }
}
