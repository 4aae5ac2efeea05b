use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use super::{Folder, Language, Wording, beside};
use crate::game::{Argument, Message};

/// Begins something filled in, which has the direction of its first letter.
const ISOLATE: char = '\u{2068}';
/// A letter that is not seen, of the direction of lines that begin on the right.
const RIGHT_TO_LEFT: char = '\u{200f}';

/// A file of texts in every language.
#[derive(Clone, Copy, Debug)]
pub struct TextFile {
    name: &'static str,
    origin: Origin,
}

/// Where the texts of a file are.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// English at this path in `src`, the others in the folders of the languages.
    Packed(&'static str),
    /// A file of each of these folders.
    Folders(&'static [Folder]),
    /// English, and the others by their tags.
    Given(&'static str, &'static [(&'static str, &'static str)]),
}

impl TextFile {
    /// A file of this crate: its name in the folders of the languages, without `.ftl`, and the path of its English in
    /// `core/engine/src`.
    #[must_use]
    pub const fn new(name: &'static str, english: &'static str) -> Self {
        Self { name, origin: Origin::Packed(english) }
    }

    /// A file of a crate that packs its own folders of languages, English among them.
    #[must_use]
    pub const fn folders(name: &'static str, folders: &'static [Folder]) -> Self {
        Self { name, origin: Origin::Folders(folders) }
    }

    /// A file of another crate, with its translations: tag and text.
    #[must_use]
    pub const fn translated(
        name: &'static str,
        english: &'static str,
        translations: &'static [(&'static str, &'static str)],
    ) -> Self {
        Self { name, origin: Origin::Given(english, translations) }
    }

    /// What it is called in the folders of the languages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// What is in it in a language; nothing where the language has no such file.
    #[must_use]
    pub fn of(self, language: Language) -> &'static str {
        let is_english = language == Language::ENGLISH;
        match self.origin {
            Origin::Packed(english) if is_english => beside(english),
            Origin::Packed(_) => language.file(self.name),
            Origin::Folders(folders) => {
                Folder::tagged(folders, language.tag()).map_or("", |folder| folder.file(self.name))
            }
            Origin::Given(english, _) if is_english => english,
            Origin::Given(_, list) => list.iter().find(|(tag, _)| *tag == language.tag()).map_or("", |(_, text)| text),
        }
    }
}

/// The texts of a game.
#[derive(Clone, Copy, Debug)]
pub struct Sources {
    /// Its words.
    pub words: &'static [TextFile],
    /// `text/diagrams.json`: the positions that the rules pages show.
    pub diagrams: &'static str,
    /// `lessons.json`: the positions of the lesson, and what to do in them.
    pub lessons: &'static str,
}

impl Sources {
    /// Words alone, of whatever is no game.
    #[must_use]
    pub const fn words(words: &'static [TextFile]) -> Self {
        Self { words, diagrams: "{}", lessons: "[]" }
    }
}

/// The words all games share.
pub const SHARED: TextFile = TextFile::new("shared", "text/en.ftl");

/// A text that does not exist, or one that Fluent cannot make a sentence of.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// There is no text for this key.
    #[error("game `{game}` has no text `{key}` in `{}`", language.tag())]
    Missing {
        /// The game.
        game: &'static str,
        /// The language in which it is missing.
        language: Language,
        /// The key.
        key: String,
    },
    /// The text is there but wrong.
    #[error("text `{key}` of game `{game}` in `{}`: {reason}", language.tag())]
    Malformed {
        /// The game.
        game: &'static str,
        /// The language.
        language: Language,
        /// The key, or what stands in its place in the file.
        key: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// The texts of a game in every language, parsed when they are first asked for.
#[derive(Debug)]
pub struct Library {
    game: &'static str,
    sources: Sources,
    // A box, because an empty place takes as much room in the library's file as a full one.
    parsed: [OnceLock<Box<Texts>>; Wording::COUNT],
}

impl Library {
    /// The texts of this game.
    #[must_use]
    pub const fn new(game: &'static str, sources: Sources) -> Self {
        Self { game, sources, parsed: [const { OnceLock::new() }; Wording::COUNT] }
    }

    /// Its texts in one wording.
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
    language: Language,
    chosen: Bundle,
    english: Option<Bundle>,
    faults: Vec<TextError>,
    sources: Sources,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Texts({}, {})", self.game, self.language.tag())
    }
}

impl Texts {
    /// Parses the texts of a game. What cannot be read is left out, and kept in [`Texts::faults`].
    #[must_use]
    pub fn new(game: &'static str, wording: impl Into<Wording>, sources: Sources) -> Self {
        let mut faults = Vec::new();
        let wording = wording.into();
        let language = wording.language;
        let chosen = bundle(game, wording, sources, &mut faults);
        let in_english = Wording { language: Language::ENGLISH, ..wording };
        let english = (wording != in_english).then(|| bundle(game, in_english, sources, &mut Vec::new()));
        Self { game, language, chosen, english, faults, sources }
    }

    /// The language of these texts.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The files they were read from.
    #[must_use]
    pub const fn sources(&self) -> Sources {
        self.sources
    }

    /// What is wrong with the files.
    #[must_use]
    pub fn faults(&self) -> &[TextError] {
        &self.faults
    }

    /// Whether there is a text for this key in this language.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        has(&self.chosen, key)
    }

    /// Whether there is a text for this key in this language or in English.
    pub(super) fn is_known(&self, key: &str) -> bool {
        self.has(key) || self.english.as_ref().is_some_and(|english| has(english, key))
    }

    /// A message as a player reads it: in this language, else in English, else its key.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        let arguments = fluent_arguments(message);
        self.lenient(message.key, &arguments)
    }

    /// The text of a key that needs nothing filled in, found as [`Texts::say`] finds it.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.lenient(key, &FluentArgs::new())
    }

    /// The text of a key with one thing filled in, found as [`Texts::say`] finds it.
    #[must_use]
    pub fn filled(&self, key: &str, name: &str, value: &str) -> String {
        self.lenient(key, &FluentArgs::from_iter([(name, value)]))
    }

    /// A message in this language and no other.
    ///
    /// # Errors
    /// If there is no such text, or it asks for something that the message does not have.
    pub fn render(&self, message: &Message) -> Result<String, TextError> {
        self.strict(message.key, &fluent_arguments(message))
    }

    /// The text of a key that needs nothing filled in, in this language and no other.
    ///
    /// # Errors
    /// If there is no such text, or it asks for something to be filled in.
    pub fn render_word(&self, key: &str) -> Result<String, TextError> {
        self.strict(key, &FluentArgs::new())
    }

    pub(super) fn strict(&self, key: &str, arguments: &FluentArgs) -> Result<String, TextError> {
        let (game, language) = (self.game, self.language);
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
        found.map_or_else(|| key.to_owned(), |(text, _)| directed(text, self.language))
    }
}

fn has(bundle: &Bundle, key: &str) -> bool {
    bundle.get_message(key).is_some_and(|message| message.value().is_some())
}

fn bundle(game: &'static str, wording: Wording, sources: Sources, faults: &mut Vec<TextError>) -> Bundle {
    let language = wording.language;
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Controls know the direction of a text; only where its lines begin on the right the name of a place would come apart.
    bundle.set_use_isolating(language.is_right_to_left());
    let mut fault = |key: &str, reason: String| {
        faults.push(TextError::Malformed { game, language, key: key.to_owned(), reason });
    };
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
    // A key that the game has stays the game's: that error is meant.
    drop(bundle.add_resource(shared));
    bundle
}

/// A text of a language whose lines begin on the right, with its direction said where it begins with what is filled in: it
/// takes that of its first letter, and none that is filled in counts, so that within another text it would be turned.
fn directed(text: String, language: Language) -> String {
    if language.is_right_to_left() && text.starts_with(ISOLATE) { format!("{RIGHT_TO_LEFT}{text}") } else { text }
}

/// What can be read of a file, and what is wrong with the rest.
fn parse(source: &str) -> (FluentResource, Vec<String>) {
    match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(ToString::to_string).collect()),
    }
}

fn fluent_arguments(message: &Message) -> FluentArgs<'_> {
    let mut arguments = FluentArgs::with_capacity(message.arguments.len());
    for (name, value) in &message.arguments {
        let value = match value {
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Word(word) => FluentValue::from(word.as_str()),
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
