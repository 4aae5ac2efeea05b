/// A language the texts exist in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, the language that everything falls back to.
    English,
    /// German.
    German,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language to use for a locale as platforms write them (`de-AT`, `de_CH.UTF-8`); English if there is no better.
    #[must_use]
    pub fn negotiate(locale: &str) -> Self {
        let language = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let same = |known: &&Self| known.tag().eq_ignore_ascii_case(language);
        Self::ALL.iter().find(same).copied().unwrap_or(Self::English)
    }

    /// The tag of the language: `en`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// A number of its own for each, from 0, to index an array with.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_locale_is_answered_by_its_language_whatever_its_region() {
        for locale in ["de", "de-AT", "de_CH.UTF-8", "DE", "de@euro"] {
            assert_eq!(Language::negotiate(locale), Language::German, "{locale}");
        }
    }

    #[test]
    fn an_unknown_locale_is_answered_in_english() {
        for locale in ["", "C", "fr-FR", "den", "🙂", "en-GB"] {
            assert_eq!(Language::negotiate(locale), Language::English, "{locale}");
        }
    }
}
