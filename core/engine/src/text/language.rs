use std::{cmp::Reverse, fmt};

use unic_langid::{CharacterDirection, LanguageIdentifier};

use super::{folder, folder::LanguageFolder};

/// A supported language: English, or a folder of `core/engine/languages`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(usize);

/// The script and the regions of Chinese in traditional characters.
const TRADITIONAL: [&str; 3] = ["Hant", "HK", "MO"];

impl Language {
    /// English, the fallback of every text.
    pub const ENGLISH: Self = Self(0);

    /// The number of languages.
    pub(super) const COUNT: usize = 1 + folder::COUNT;

    /// Returns all languages, English first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// Returns the best language for a platform locale (`de-AT`, `pt_BR.UTF-8`, `zh-Hans-CN`): the one with the same
    /// language subtag and the most other shared subtags, or English if there is none.
    #[must_use]
    pub fn negotiate(locale: &str) -> Self {
        Self::all()
            .filter_map(|known| Some((known.shared_parts(locale)?, known)))
            .min_by_key(|&(shared, known)| (Reverse(shared), known.0))
            .map_or(Self::ENGLISH, |(_, known)| known)
    }

    /// Returns the number of shared subtags after the language subtag, or `None` if the languages differ.
    fn shared_parts(self, locale: &str) -> Option<usize> {
        let locale = locale.split(['.', '@']).next().unwrap_or_default();
        // Where traditional characters are written, the texts of Taiwan are the nearest.
        let is_traditional = locale.split(['-', '_']).any(|part| TRADITIONAL.contains(&part));
        let asked = || locale.split(['-', '_']).chain(is_traditional.then_some("TW"));
        let mut parts = self.tag().split('-');
        let language = parts.next()?;
        asked().next().filter(|asked| asked.eq_ignore_ascii_case(language))?;
        Some(parts.filter(|part| asked().any(|asked| asked.eq_ignore_ascii_case(part))).count())
    }

    /// Returns the language of this tag. A former tag without the region, such as `zh` for `zh-CN`, is accepted too.
    #[must_use]
    pub fn tagged(tag: &str) -> Option<Self> {
        let is_begun = |known: &Self| known.tag().strip_prefix(tag).is_some_and(|rest| rest.starts_with('-'));
        Self::all().find(|known| known.tag() == tag).or_else(|| Self::all().find(is_begun))
    }

    /// Returns the language tag: `en`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        self.folder().map_or("en", LanguageFolder::tag)
    }

    /// Returns whether the language is written right to left.
    #[must_use]
    pub fn is_right_to_left(self) -> bool {
        self.identifier().character_direction() == CharacterDirection::RTL
    }

    /// Returns the identifier for plural rules and writing direction.
    #[must_use]
    pub fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// Returns a file by name, or an empty string if there is none; English has no such files.
    pub(super) fn file(self, name: &str) -> &'static str {
        self.folder().map_or("", |folder| folder.file(name))
    }

    fn folder(self) -> Option<&'static LanguageFolder> {
        LanguageFolder::all().get(self.0.checked_sub(1)?)
    }

    /// Returns a unique array index, from 0.
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
    fn locale_matches_language_in_any_region() {
        for locale in ["de", "de-AT", "de_CH.UTF-8", "DE", "de@euro"] {
            assert_eq!(Language::negotiate(locale).tag(), "de", "{locale}");
        }
    }

    #[test]
    fn unknown_locale_falls_back_to_english() {
        for locale in ["", "C", "tlh-FR", "den", "🙂", "en-GB", "-de", "x_de"] {
            assert_eq!(Language::negotiate(locale), Language::ENGLISH, "{locale}");
        }
    }

    #[test]
    fn language_is_found_by_tag() {
        for language in Language::all() {
            assert_eq!(Language::tagged(language.tag()), Some(language));
            assert_eq!(Language::negotiate(language.tag()), language);
        }
        for unknown in ["DE", "", "z", "zh-", "zh-C", "zh-HK"] {
            assert_eq!(Language::tagged(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn chinese_is_found_by_current_and_former_tags() {
        assert_eq!(Language::tagged("zh").map(Language::tag), Some("zh-CN"));
        for locale in ["zh", "zh-Hans", "zh_CN.UTF-8", "zh-Hans-CN", "zh-CN"] {
            assert_eq!(Language::negotiate(locale).tag(), "zh-CN", "{locale}");
        }
        for locale in ["zh-Hant", "zh-TW", "zh-Hant-TW", "zh_HK.UTF-8", "zh-Hant-HK", "zh-MO"] {
            assert_eq!(Language::negotiate(locale).tag(), "zh-TW", "{locale}");
        }
    }
}
