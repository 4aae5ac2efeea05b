use std::{borrow::Cow, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use super::{Language, TextFile, Wording, grammar};
use crate::game::{Argument, Level, Message};

/// The first strong isolate, which precedes an argument and takes its direction from the first letter.
const ISOLATE: char = '\u{2068}';
/// The mark that ends an isolated text.
const END_ISOLATE: char = '\u{2069}';
/// The right-to-left mark, an invisible character.
const RIGHT_TO_LEFT: char = '\u{200f}';

/// The texts of a game.
#[derive(Clone, Copy, Debug)]
pub struct Sources {
    /// The text files.
    pub words: &'static [TextFile],
    /// `diagrams.json`: the positions shown in the rules.
    pub diagrams: &'static str,
    /// `lessons.json`: the steps of the lesson.
    pub lessons: &'static str,
}

impl Sources {
    /// Creates sources of texts only, for components other than games.
    #[must_use]
    pub const fn words(words: &'static [TextFile]) -> Self {
        Self { words, diagrams: "{}", lessons: "[]" }
    }
}

/// The texts shared by all games.
pub const SHARED: TextFile = TextFile::new("shared");

/// The metadata of a language.
pub const LANGUAGE: TextFile = TextFile::new("language");

static METADATA: Library = Library::new("language", Sources::words(&[LANGUAGE]));

impl Language {
    /// Returns the language's own name.
    #[must_use]
    pub fn name(self) -> String {
        METADATA.texts(self).word("name")
    }

    /// Returns a number with its digits grouped.
    #[must_use]
    pub fn grouped(self, number: u64) -> String {
        let digits = number.to_string();
        if digits.len() < METADATA.texts(self).digit("grouped-from").unwrap_or(usize::MAX) {
            return digits;
        }
        let group = METADATA.texts(self).word("digit-group");
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push_str(&group);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// Returns the first day of the week in a calendar, from 0 for Monday.
    #[must_use]
    pub fn first_weekday(self) -> u8 {
        let weekday = METADATA.texts(self).digit("first-weekday").and_then(|day| u8::try_from(day).ok());
        weekday.map_or(0, |day| (day + 6) % 7)
    }
}

/// The relation of texts that are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// Items of one list: `Rows 6, Columns 7`.
    List,
    /// Independent facts about one thing: `Level 3 · 1199`.
    Facts,
    /// Sentences that follow each other.
    Sentences,
}

impl Join {
    /// Returns the key of the text with the arguments `first` and `second`.
    const fn key(self) -> &'static str {
        match self {
            Self::List => "list-of-two",
            Self::Facts => "facts-of-two",
            Self::Sentences => "sentences-of-two",
        }
    }
}

/// The error for a text that is missing or malformed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextError {
    /// The key has no text.
    #[error("game `{game}` has no text `{key}` in `{}`", language.tag())]
    Missing {
        /// The game.
        game: &'static str,
        /// The language without the text.
        language: Language,
        /// The key.
        key: String,
    },
    /// The text is malformed.
    #[error("text `{key}` of game `{game}` in `{}`: {reason}", language.tag())]
    Malformed {
        /// The game.
        game: &'static str,
        /// The language.
        language: Language,
        /// The key, or the name of the file.
        key: String,
        /// The reason.
        reason: String,
    },
}

/// The texts of a game in every language, parsed on first use.
#[derive(Debug)]
pub struct Library {
    game: &'static str,
    sources: Sources,
    // Boxed, because an empty inline slot takes as much space in the binary as a full one.
    parsed: [OnceLock<Box<Texts>>; Wording::COUNT],
}

impl Library {
    /// Creates the library of this game.
    #[must_use]
    pub const fn new(game: &'static str, sources: Sources) -> Self {
        Self { game, sources, parsed: [const { OnceLock::new() }; Wording::COUNT] }
    }

    /// Returns the texts in a wording.
    #[must_use]
    pub fn texts(&self, wording: impl Into<Wording>) -> &Texts {
        let wording = wording.into();
        self.parsed[wording.index()].get_or_init(|| Box::new(Texts::new(self.game, wording, self.sources)))
    }
}

type Bundle = FluentBundle<FluentResource>;

/// The texts of a game in one language.
pub struct Texts {
    game: &'static str,
    wording: Wording,
    chosen: Bundle,
    english: Option<Bundle>,
    faults: Vec<TextError>,
    sources: Sources,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Texts({}, {})", self.game, self.wording.language.tag())
    }
}

impl Texts {
    /// Parses the texts of a game. Unreadable entries are skipped and recorded in [`Texts::faults`].
    #[must_use]
    pub fn new(game: &'static str, wording: impl Into<Wording>, sources: Sources) -> Self {
        let mut faults = Vec::new();
        let wording = wording.into();
        let chosen = bundle(game, wording, sources, &mut faults);
        let in_english = Wording { language: Language::ENGLISH, ..wording };
        let english = (wording != in_english).then(|| bundle(game, in_english, sources, &mut Vec::new()));
        Self { game, wording, chosen, english, faults, sources }
    }

    /// Returns the language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.wording.language
    }

    /// Returns the source files.
    #[must_use]
    pub const fn sources(&self) -> Sources {
        self.sources
    }

    /// Returns the errors in the files.
    #[must_use]
    pub fn faults(&self) -> &[TextError] {
        &self.faults
    }

    /// Returns whether the key has a text in this language.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        has(&self.chosen, key)
    }

    /// Returns whether the key has a text in this language or in English.
    pub(super) fn is_known(&self, key: &str) -> bool {
        self.has(key) || self.english.as_ref().is_some_and(|english| has(english, key))
    }

    /// Formats a message in this language, falling back to English and then to the key.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        let arguments = fluent_arguments(message, self.wording);
        self.lenient(message.key, &arguments)
    }

    /// Formats the description of a move (`move-disc`) as advice (`advice-disc`: “Drop in column 3”).
    #[must_use]
    pub fn advise(&self, description: &Message) -> String {
        let key = description.key.replacen("move-", "advice-", 1);
        self.lenient(&key, &fluent_arguments(description, self.wording))
    }

    /// Formats the description of a move (`move-place-rotate`) for a place with little room (`brief-place-rotate`:
    /// “d4, rotate top left”), or as advice if the game has no such text.
    #[must_use]
    pub fn brief(&self, description: &Message) -> String {
        let key = description.key.replacen("move-", "brief-", 1);
        if has(&self.chosen, &key) {
            self.lenient(&key, &fluent_arguments(description, self.wording))
        } else {
            self.advise(description)
        }
    }

    /// Formats a text without arguments, with the fallback of [`Texts::say`].
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.lenient(key, &FluentArgs::new())
    }

    /// Formats a text with one argument, with the fallback of [`Texts::say`].
    #[must_use]
    pub fn filled(&self, key: &str, name: &str, value: &str) -> String {
        self.lenient(key, &FluentArgs::from_iter([(name, value)]))
    }

    /// Returns the number that a text consists of.
    fn digit(&self, key: &str) -> Option<usize> {
        self.word(key).parse().ok()
    }

    /// Returns a phrase as a sentence, with the language's full stop.
    #[must_use]
    pub fn sentence(&self, phrase: &str) -> String {
        self.filled("sentence-end", "text", phrase)
    }

    /// Joins the texts that are not empty, in the way of the language.
    #[must_use]
    pub fn joined<T: Into<String>>(&self, join: Join, texts: impl IntoIterator<Item = T>) -> String {
        let texts = texts.into_iter().map(Into::into).filter(|text: &String| !text.is_empty());
        let pair = |first, second| self.say(&Message::new(join.key()).word("first", first).word("second", second));
        texts.reduce(pair).unwrap_or_default()
    }

    /// Returns the name of a level, with its number where one belongs to it.
    #[must_use]
    pub fn level_name(&self, level: &Level) -> String {
        self.filled(&format!("level-{}", level.name()), "number", &level.number().to_string())
    }

    /// Returns a one-line description of a level.
    #[must_use]
    pub fn level_hint(&self, level: &Level) -> String {
        self.word(&format!("level-{}-hint", level.name()))
    }

    /// Formats a message in this language, without fallback.
    ///
    /// # Errors
    /// If the text is missing, or refers to an argument that the message lacks.
    pub fn render(&self, message: &Message) -> Result<String, TextError> {
        self.strict(message.key, &fluent_arguments(message, self.wording))
    }

    /// Formats a text without arguments in this language, without fallback.
    ///
    /// # Errors
    /// If the text is missing, or refers to an argument.
    pub fn render_word(&self, key: &str) -> Result<String, TextError> {
        self.strict(key, &FluentArgs::new())
    }

    pub(super) fn strict(&self, key: &str, arguments: &FluentArgs) -> Result<String, TextError> {
        let (game, language) = (self.game, self.wording.language);
        let missing = || TextError::Missing { game, language, key: key.to_owned() };
        let (text, errors) = format(&self.chosen, key, arguments).ok_or_else(missing)?;
        match errors.first() {
            None => Ok(directed(text, language)),
            Some(reason) => Err(TextError::Malformed { game, language, key: key.to_owned(), reason: reason.clone() }),
        }
    }

    fn lenient(&self, key: &str, arguments: &FluentArgs) -> String {
        let in_english = || format(self.english.as_ref()?, key, arguments);
        let found = format(&self.chosen, key, arguments).or_else(in_english);
        found.map_or_else(|| key.to_owned(), |(text, _)| directed(text, self.wording.language))
    }
}

fn has(bundle: &Bundle, key: &str) -> bool {
    bundle.get_message(key).is_some_and(|message| message.value().is_some())
}

fn bundle(game: &'static str, wording: Wording, sources: Sources, faults: &mut Vec<TextError>) -> Bundle {
    let language = wording.language;
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // UI controls handle the direction of a text; isolation is needed only in right-to-left languages, where place
    // names would otherwise be reordered.
    bundle.set_use_isolating(language.is_right_to_left());
    let functions = grammar::add_functions(&mut bundle, language);
    let mut fault = |key: &str, reason: String| {
        faults.push(TextError::Malformed { game, language, key: key.to_owned(), reason });
    };
    if let Err(error) = functions {
        fault("the functions", error.to_string());
    }
    let mut add = |what: &str, text: &str| {
        let (resource, errors) = parse(text);
        for error in errors {
            fault(what, error);
        }
        for error in bundle.add_resource(resource).err().unwrap_or_default() {
            fault(what, error.to_string());
        }
    };
    for file in sources.words {
        add("the file", file.of(language));
    }
    add("the names", wording.names.terms().of(language));
    let (shared, errors) = parse(SHARED.of(language));
    for error in errors {
        fault("the shared file", error);
    }
    // Keys defined by the game take precedence: the resulting error is expected.
    drop(bundle.add_resource(shared));
    bundle
}

/// Prefixes a right-to-left text with its direction if it begins with an argument. A text takes its direction from its
/// first letter, and isolated arguments do not count, so that inside another text the order would be reversed.
fn directed(text: String, language: Language) -> String {
    if language.is_right_to_left() && text.starts_with(ISOLATE) { format!("{RIGHT_TO_LEFT}{text}") } else { text }
}

/// Parses a file; returns the readable part and the errors.
fn parse(source: &str) -> (FluentResource, Vec<String>) {
    match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(ToString::to_string).collect()),
    }
}

/// Isolates a word of right-to-left letters in a left-to-right sentence, whose order it would change. Right-to-left
/// languages isolate every argument.
fn isolated(word: &str, language: Language) -> Cow<'_, str> {
    if language.is_right_to_left() || !word.chars().any(is_right_to_left) {
        return Cow::Borrowed(word);
    }
    Cow::Owned(format!("{ISOLATE}{word}{END_ISOLATE}"))
}

/// Returns whether a letter belongs to a script that is written from right to left.
const fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

fn fluent_arguments(message: &Message, wording: Wording) -> FluentArgs<'_> {
    let mut arguments = FluentArgs::with_capacity(message.arguments.len());
    for (name, value) in &message.arguments {
        let value = match value {
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Word(word) => FluentValue::from(isolated(word, wording.language)),
            Argument::Corner(corner) => {
                FluentValue::from(if wording.is_flipped { corner.opposite() } else { *corner }.name())
            }
        };
        arguments.set(*name, value);
    }
    arguments
}

fn format(bundle: &Bundle, key: &str, arguments: &FluentArgs) -> Option<(String, Vec<String>)> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
    Some((text, errors.iter().map(ToString::to_string).collect()))
}
