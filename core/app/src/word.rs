//! What the screens themselves say, whatever is played: titles, buttons, switches. Both front ends say these words.

use std::collections::HashMap;

use fivefold_engine::text::{Language, Library, Sources, TextFile, Wording};

/// The file they are in.
pub const FILE: TextFile = TextFile::folders("screens", &super::words::FOLDERS);

static WORDS: Library = Library::new("screens", Sources::words(&[FILE]));

/// What stands in a word where something is to be filled in.
const OPEN: &str = "…";

macro_rules! words {
    ($($name:ident),* $(,)?) => {
        /// A word of the screens: `AboutText` is `about-text` in `text/screens.en.ftl`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the text is the best that can be said of a word")]
        pub enum Word {
            $($name),*
        }

        impl Word {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name)),*
                }
            }
        }
    };
}

words! {
    About, AboutSource, AboutText, AboutVersion, AgainstComputer, AgreeDraw, AgreeDrawSure, AllMoves,
    Analysis, AnalysisBar, AnalysisLine, AnimationSpeed, AppName, Appearance, Back, Cancel, Choose,
    ChooseCells, Clock, Coach, Confirm, ConfirmMoves, ConfirmMovesHint, Coordinates, Copied, CopyGame, Delete,
    DrawAgain, Draws, FlipBoard, FlipBoardHint, GoOn, Haptics, Hint, KeptGames, Language, LanguageSystem, Learn, Less,
    LetComputerPlay, Licences, Losses, Menu, More, MoveNow, NewGame, NoStatistics, NothingToPaste, OpenFile,
    Opponent, Options, Palette, PaletteGreys, PaletteHighContrast, PaletteNight, PaletteStandard, PaletteWood, PasteGame, Pause,
    PlayFromHere, Players, Playing, Redo, Rematch, Reset, ResetSure, Resign, ResignSure, Restart, Review, Rules,
    SendMessage, Settings, ShareGame, SharePicture, ShowCode, ShowVisits, ShowVisitsHint, Simulations, Sounds,
    SpeedFast, SpeedNormal, SpeedOff, SpeedSlow, Start, StartOfGame, Statistics, Streak, Strength,
    StrengthLevel, StrengthTime, Surprise, TakeBack, Theme, ThemeDark, ThemeLight, ThemeSystem, MoveEarlier,
    MoveLater, MoveLatest, Moves, TwoComputers, TwoPeople, Undo, Unreadable, WhoStarts, WholeBoard, Wins,
}

impl Word {
    /// The key of its text.
    #[must_use]
    pub fn key(self) -> String {
        let mut key = String::new();
        for letter in self.name().chars() {
            if letter.is_uppercase() && !key.is_empty() {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        }
        key
    }

    /// What it says.
    pub(super) fn said(self, wording: Wording) -> String {
        WORDS.texts(wording).word(&self.key())
    }

    /// What it says with a value filled in.
    pub(super) fn filled(self, value: &str, wording: Wording) -> String {
        WORDS.texts(wording).filled(&self.key(), "value", value)
    }
}

/// How the app speaks: what front ends say themselves, and what their screens must know of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    /// The language.
    pub tag: String,
    /// Whether its lines begin on the right.
    pub is_right_to_left: bool,
    /// What every [`Word`] says; of one in which something is to be filled in see [`App::say`](super::App::say).
    pub words: HashMap<Word, String>,
    /// What can be chosen instead.
    pub languages: Vec<LanguageChoice>,
}

/// A language that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageChoice {
    /// What it is known by.
    pub tag: String,
    /// What it calls itself.
    pub name: String,
}

impl Speech {
    /// How the app speaks in a wording.
    pub(super) fn new(wording: Wording) -> Self {
        let texts = WORDS.texts(wording);
        let choice = |language: Language| LanguageChoice { tag: language.tag().to_owned(), name: language.name() };
        Self {
            tag: wording.language.tag().to_owned(),
            is_right_to_left: wording.language.is_right_to_left(),
            words: Word::ALL.iter().map(|&word| (word, texts.filled(&word.key(), "value", OPEN))).collect(),
            languages: Language::all().map(choice).collect(),
        }
    }
}
