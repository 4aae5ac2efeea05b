use std::{cmp::Reverse, fmt};

use unic_langid::{CharacterDirection, LanguageIdentifier};

use super::{Library, Sources, TextFile, folder, folder::Folder};

/// What a language says of itself.
pub const FILE: TextFile = TextFile::new("language", "text/language.en.ftl");

static OF_ITSELF: Library = Library::new("language", Sources::words(&[FILE]));

/// A language the texts exist in: English, or a folder of `core/engine/languages`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(usize);

impl Language {
    /// English, the language that everything falls back to: each of its texts stands beside the code that says it.
    pub const ENGLISH: Self = Self(0);

    /// How many there are.
    pub(super) const COUNT: usize = 1 + folder::COUNT;

    /// All of them, English first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The language to use for a locale as platforms write them (`de-AT`, `pt_BR.UTF-8`, `zh-Hans-CN`): the one that shares
    /// most of its parts, and the language itself before all; English if there is none.
    #[must_use]
    pub fn negotiate(locale: &str) -> Self {
        Self::all()
            .filter_map(|known| Some((known.shared_parts(locale)?, known)))
            .min_by_key(|&(shared, known)| (Reverse(shared), known.0))
            .map_or(Self::ENGLISH, |(_, known)| known)
    }

    /// How many parts of its tag are in a locale; none if it is another language.
    fn shared_parts(self, locale: &str) -> Option<usize> {
        let locale = locale.split(['.', '@']).next().unwrap_or_default();
        let asked = || locale.split(['-', '_']);
        let mut parts = self.tag().split('-');
        let language = parts.next()?;
        asked().next().filter(|asked| asked.eq_ignore_ascii_case(language))?;
        Some(parts.filter(|part| asked().any(|asked| asked.eq_ignore_ascii_case(part))).count())
    }

    /// The language of this tag; what it was called before it was told apart from its neighbours, `zh` of `zh-CN`, is
    /// understood too.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Self> {
        let is_begun = |known: &Self| known.tag().strip_prefix(tag).is_some_and(|rest| rest.starts_with('-'));
        Self::all().find(|known| known.tag() == tag).or_else(|| Self::all().find(is_begun))
    }

    /// The tag of the language: `en`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        self.folder().map_or("en", Folder::tag)
    }

    /// What it calls itself.
    #[must_use]
    pub fn name(self) -> String {
        OF_ITSELF.texts(self).word("name")
    }

    /// What stands between the thousands of a number.
    #[must_use]
    pub fn digit_group(self) -> String {
        OF_ITSELF.texts(self).word("digit-group")
    }

    /// Whether its lines begin on the right.
    #[must_use]
    pub fn is_right_to_left(self) -> bool {
        self.identifier().character_direction() == CharacterDirection::RTL
    }

    /// What the rules for its numbers are found by.
    #[must_use]
    pub fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// Its file of a name; nothing is in one that is not there, and English has none.
    pub(super) fn file(self, name: &str) -> &'static str {
        self.folder().map_or("", |folder| folder.file(name))
    }

    fn folder(self) -> Option<&'static Folder> {
        Folder::all().get(self.0.checked_sub(1)?)
    }

    /// A number of its own for each, from 0, to index an array with.
    #[must_use]
    pub(super) const fn index(self) -> usize {
        self.0
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_locale_is_answered_by_its_language_whatever_its_region() {
        for locale in ["de", "de-AT", "de_CH.UTF-8", "DE", "de@euro"] {
            assert_eq!(Language::negotiate(locale).tag(), "de", "{locale}");
        }
    }

    #[test]
    fn an_unknown_locale_is_answered_in_english() {
        for locale in ["", "C", "tlh-FR", "den", "🙂", "en-GB", "-de", "x_de"] {
            assert_eq!(Language::negotiate(locale), Language::ENGLISH, "{locale}");
        }
    }

    #[test]
    fn every_language_is_found_by_its_tag() {
        for language in Language::all() {
            assert_eq!(Language::tagged(language.tag()), Some(language));
            assert_eq!(Language::negotiate(language.tag()), language);
        }
        for unknown in ["DE", "", "z", "zh-", "zh-C", "zh-TW"] {
            assert_eq!(Language::tagged(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn chinese_is_found_by_every_name_it_has_and_had() {
        assert_eq!(Language::tagged("zh").map(Language::tag), Some("zh-CN"));
        for locale in ["zh", "zh-Hans", "zh_CN.UTF-8", "zh-Hans-CN", "zh-CN"] {
            assert_eq!(Language::negotiate(locale).tag(), "zh-CN", "{locale}");
        }
    }
}
