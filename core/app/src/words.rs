//! The texts of the app that depend on its state. The texts of a game belong to the game.

use fivefold_engine::{
    game::{Level, Message, Side, shortened},
    session::SaveError,
    text::{Join, Language, LanguageFolder, Library, Sources, TextFile, Texts, Wording},
};

/// The texts of the app, in every language.
static WORDS: Library = Library::new("app", Sources::words(&[FILE]));

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The name of the text file.
pub const FILE: TextFile = TextFile::folders("app", &FOLDERS);

/// The error of an impossible action: the reason as a sentence for the user.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

/// Returns the error message for an internal error of the core.
#[must_use]
pub fn fault_words(language: Language) -> String {
    Words::new(language.into()).word("fault")
}

/// The texts of the app in one language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    texts: &'static Texts,
}

impl Words {
    /// Returns the texts of a language, with the names of the sides.
    pub fn new(wording: Wording) -> Self {
        Self { texts: WORDS.texts(wording) }
    }

    /// Formats a message with arguments.
    pub fn say(self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// Returns a text without arguments.
    pub fn word(self, key: &str) -> String {
        self.texts.word(key)
    }

    /// Returns the name of a level.
    pub fn level_name(self, level: &Level) -> String {
        self.texts.level_name(level)
    }

    /// Returns a one-line description of a level.
    pub fn level_hint(self, level: &Level) -> String {
        self.texts.level_hint(level)
    }

    /// Returns the name of a color.
    pub fn color(self, color: Side) -> String {
        self.word(match color {
            Side::First => "color-first",
            Side::Second => "color-second",
        })
    }

    /// Joins the non-empty texts by the conventions of the language.
    pub fn joined<T: Into<String>>(self, join: Join, texts: impl IntoIterator<Item = T>) -> String {
        self.texts.joined(join, texts)
    }

    /// Returns a phrase as a sentence.
    pub fn sentence(self, phrase: &str) -> String {
        self.texts.sentence(phrase)
    }

    /// Joins a name and a text about it: `Connect Four: Continue`.
    pub fn labeled(self, name: &str, words: &str) -> String {
        self.say(&Message::new("labeled").word("name", name).word("words", words))
    }

    /// Returns whether the language is written right to left.
    pub fn is_right_to_left(self) -> bool {
        self.texts.language().is_right_to_left()
    }

    /// Formats a number with the language's digit grouping.
    pub fn number(self, number: u64) -> String {
        self.texts.language().grouped(number)
    }
}

/// Builds a message with a count: the number selects the plural form, the digits are displayed.
pub fn counted(key: &'static str, number: u64, words: Words) -> Message {
    Message::new(key).number("count", i64::try_from(number).unwrap_or(i64::MAX)).word("number", words.number(number))
}

/// Returns the key of the text that says why a saved game cannot be opened; the log has the error.
pub fn save_fault(error: &SaveError) -> &'static str {
    log::warn!("a saved game was refused: {error}");
    match error {
        SaveError::TooLong(_) => "save-too-long",
        SaveError::Version(_) => "save-newer",
        SaveError::Game(_) => "save-other-game",
        SaveError::Options(_) => "save-impossible-board",
        SaveError::Move { .. } => "save-illegal-move",
        _ => "save-damaged",
    }
}

/// Truncates an external error message to a displayable length.
pub fn brief(reason: &str) -> String {
    shortened(reason, 160)
}
