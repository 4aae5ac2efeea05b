use super::{Language, TextFile};

/// The naming of the sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SideNames {
    /// Names by color: Orange and Blue.
    #[default]
    Colours,
    /// White and Black, for the palette without colors.
    Greys,
}

impl SideNames {
    /// All namings.
    pub const ALL: [Self; 2] = [Self::Colours, Self::Greys];

    /// Returns the file of terms that name the sides in every text.
    #[must_use]
    pub const fn terms(self) -> TextFile {
        match self {
            Self::Colours => TextFile::new("names", "text/names.en.ftl"),
            Self::Greys => TextFile::new("names-greys", "text/names-greys.en.ftl"),
        }
    }
}

/// The language of the texts and the naming of the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wording {
    /// The language.
    pub language: Language,
    /// The naming of the sides.
    pub names: SideNames,
}

impl Wording {
    /// The number of wordings.
    pub(super) const COUNT: usize = Language::COUNT * SideNames::ALL.len();

    /// Returns a unique array index, from 0.
    pub(super) const fn index(self) -> usize {
        self.language.index() * SideNames::ALL.len() + self.names as usize
    }
}

impl From<Language> for Wording {
    /// Uses this language, with sides named by color.
    fn from(language: Language) -> Self {
        Self { language, names: SideNames::default() }
    }
}
