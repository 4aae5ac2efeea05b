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

/// The language of the texts, the naming of the sides and the view of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wording {
    /// The language.
    pub language: Language,
    /// The naming of the sides.
    pub names: SideNames,
    /// Whether the board is shown upside down.
    pub is_flipped: bool,
}

impl Wording {
    /// The number of wordings.
    pub(super) const COUNT: usize = 2 * Language::COUNT * SideNames::ALL.len();

    /// Returns a unique array index, from 0.
    pub(super) const fn index(self) -> usize {
        (self.language.index() * SideNames::ALL.len() + self.names as usize) * 2 + self.is_flipped as usize
    }
}

impl From<Language> for Wording {
    /// Uses this language, with sides named by color and the board upright.
    fn from(language: Language) -> Self {
        Self { language, names: SideNames::default(), is_flipped: false }
    }
}
