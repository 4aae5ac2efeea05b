use super::{Language, LanguageFolder, folder::english_or_puzzles};

/// A text file in every language.
#[derive(Clone, Copy, Debug)]
pub struct TextFile {
    name: &'static str,
    origin: Origin,
}

/// The location of a file's texts.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// The language folders of this crate.
    Packed,
    /// A file in each of these folders.
    Folders(&'static [LanguageFolder]),
    /// The English text, and the translations by language tag.
    Given(&'static str, &'static [(&'static str, &'static str)]),
}

impl TextFile {
    /// Creates a file of this crate, from its name in the language folders (without `.ftl`).
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name, origin: Origin::Packed }
    }

    /// Creates a file of a crate that packs its own language folders, English included.
    #[must_use]
    pub const fn folders(name: &'static str, folders: &'static [LanguageFolder]) -> Self {
        Self { name, origin: Origin::Folders(folders) }
    }

    /// Creates a file of another crate, with translations as pairs of tag and text.
    #[must_use]
    pub const fn translated(
        name: &'static str,
        english: &'static str,
        translations: &'static [(&'static str, &'static str)],
    ) -> Self {
        Self { name, origin: Origin::Given(english, translations) }
    }

    /// Returns the name in the language folders.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Returns the content in a language; empty if the language has no such file.
    #[must_use]
    pub fn of(self, language: Language) -> &'static str {
        let is_english = language == Language::ENGLISH;
        match self.origin {
            Origin::Packed if is_english => english_or_puzzles(self.name),
            Origin::Packed => language.file(self.name),
            Origin::Folders(folders) => {
                LanguageFolder::tagged(folders, language.tag()).map_or("", |folder| folder.file(self.name))
            }
            Origin::Given(english, _) if is_english => english,
            Origin::Given(_, list) => list.iter().find(|(tag, _)| *tag == language.tag()).map_or("", |(_, text)| text),
        }
    }
}
