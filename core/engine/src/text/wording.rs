use super::{Language, TextFile};

/// What the sides are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SideNames {
    /// By the colours they have: Orange and Blue.
    #[default]
    Colours,
    /// White and Black, where no colours are shown.
    Greys,
}

impl SideNames {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Colours, Self::Greys];

    /// The terms by which every text calls the sides.
    #[must_use]
    pub const fn terms(self) -> TextFile {
        match self {
            Self::Colours => TextFile::new("names", "text/names.en.ftl"),
            Self::Greys => TextFile::new("names-greys", "text/names-greys.en.ftl"),
        }
    }
}

/// How everything is said: in which language, and by which names of the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wording {
    /// The language.
    pub language: Language,
    /// What the sides are called.
    pub names: SideNames,
}

impl Wording {
    /// How many there are.
    pub(super) const COUNT: usize = Language::COUNT * SideNames::ALL.len();

    /// A number of its own for each, from 0, to index an array with.
    pub(super) const fn index(self) -> usize {
        self.language.index() * SideNames::ALL.len() + self.names as usize
    }
}

impl From<Language> for Wording {
    /// In this language, by the names of colours.
    fn from(language: Language) -> Self {
        Self { language, names: SideNames::default() }
    }
}
