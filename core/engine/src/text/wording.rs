use super::{Language, TextFile};

/// The naming of the sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SideNames {
    /// Names by color: Orange and Blue.
    #[default]
    Colors,
    /// White and Black, for the palette without colors.
    Grays,
}

impl SideNames {
    /// All namings.
    pub const ALL: [Self; 2] = [Self::Colors, Self::Grays];

    /// Returns the file of terms that name the sides in every text.
    #[must_use]
    pub const fn terms(self) -> TextFile {
        match self {
            Self::Colors => TextFile::new("names"),
            Self::Grays => TextFile::new("names-grays"),
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
