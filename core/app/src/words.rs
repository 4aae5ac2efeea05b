//! The words of the app itself: sentences that depend on what is going on. What a game says stands with the game.

use fivefold_engine::{
    game::{Message, Side},
    text::{Language, Library, Sources, TextFile, Texts, Wording, shortened},
};

/// The texts of the app, in every language.
static WORDS: Library = Library::new("app", Sources::words(&[FILE]));

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The file they are in.
pub const FILE: TextFile = TextFile::folders("app", &FOLDERS);

/// Every file of the app, for the tests of languages.
pub const TEXTS: &[TextFile] = &[FILE, super::word::FILE];

/// What to tell people of a fault of the core.
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
    /// The words of a language, with the names of the sides.
    pub fn new(wording: Wording) -> Self {
        Self { texts: WORDS.texts(wording) }
    }

    /// A sentence with something filled in.
    pub fn say(self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// A sentence that needs nothing filled in.
    pub fn word(self, key: &str) -> String {
        self.texts.word(key)
    }

    /// What a colour is called.
    pub fn colour(self, colour: Side) -> String {
        self.word(match colour {
            Side::First => "colour-first",
            Side::Second => "colour-second",
        })
    }

    /// A number as the language groups its digits.
    pub fn number(self, number: u64) -> String {
        let group = self.texts.language().digit_group();
        let digits = number.to_string();
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push_str(&group);
            }
            grouped.push(digit);
        }
        grouped
    }
}

/// A message with a count: the number a text chooses its form by, and the digits it shows.
pub fn counted(key: &'static str, number: u64, words: Words) -> Message {
    Message::new(key).number("count", i64::try_from(number).unwrap_or(i64::MAX)).word("number", words.number(number))
}

/// The beginning of a reason that came from anywhere, short enough to be shown.
pub fn brief(reason: &str) -> String {
    shortened(reason, 160)
}
