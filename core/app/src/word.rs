//! Game-independent texts of the screens: titles, buttons, switches. Shared by both front ends.

use std::collections::HashMap;

use fivefold_engine::text::{Library, Sources, TextFile, Wording};

/// The name of the text file.
pub const FILE: TextFile = TextFile::folders("screens", &super::words::FOLDERS);

static WORDS: Library = Library::new("screens", Sources::words(&[FILE]));

/// The placeholder for a value in a text.
const PLACEHOLDER: &str = "…";

macro_rules! words {
    ($($name:ident),* $(,)?) => {
        /// The id of a screen text: `NewGame` stands for `new-game` in `languages/en/screens.ftl`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the English text documents the id")]
        pub enum Word {
            $($name),*
        }

        impl Word {
            /// All ids.
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
    About, AgainstComputer, AgreeDraw, AgreeDrawSure, AllMoves, Analysis, AnalysisBar, AnalysisLine, AppName, Back,
    Cancel, Choose, ChooseCells, Clock, Confirm, Delete, DrawAgain, Explore, GoOn, Hint, KeptGames,
    Learn, Less, Lessons, LetComputerPlay, Menu, More, MoveNow, NewGame, NothingToPaste, OpenFile, Opponent, Options,
    PasteGame, Pause, PlayFromHere, Players, Playing, Puzzles, Ratings, Redo, Rematch, Reset, ResetSure, Resign, ResignSure,
    Restart, Review, Rules, SetUp, Settings, Share, ShareFile, ShareLink, SharePicture, ShareText, ShowCode, Signs, Simulations, Start,
    StartOfGame, Statistics, Strength, StrengthLevel, StrengthTime, Surprise, FairBoard, MoveEarlier, MoveLater,
    MoveLatest, Moves, TwoComputers, TwoPeople, Undo, Unreadable, WhoStarts, WholeBoard, You,
}

impl Word {
    /// Returns the key of the text.
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

    /// Returns the text.
    pub(super) fn said(self, wording: Wording) -> String {
        WORDS.texts(wording).word(&self.key())
    }

    /// Returns the text with a value inserted.
    pub(super) fn filled(self, value: &str, wording: Wording) -> String {
        WORDS.texts(wording).filled(&self.key(), "value", value)
    }
}

/// The texts of the front ends in the current language, and the properties of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    /// The language.
    pub tag: String,
    /// Whether the language is written right to left.
    pub is_right_to_left: bool,
    /// The text of every [`Word`], with an ellipsis for a value that only the core fills in.
    pub words: HashMap<Word, String>,
}

impl Speech {
    /// Returns the language data of a wording.
    pub(super) fn new(wording: Wording) -> Self {
        let texts = WORDS.texts(wording);
        Self {
            tag: wording.language.tag().to_owned(),
            is_right_to_left: wording.language.is_right_to_left(),
            words: Word::ALL.iter().map(|&word| (word, texts.filled(&word.key(), "value", PLACEHOLDER))).collect(),
        }
    }
}
