use fivefold_core::{
    game::{self, OptionSpec},
    games::Game,
    text::{Language, Texts},
};

use crate::{
    error::FivefoldError,
    guard::guarded,
    option::{OptionSetting, OptionValue, settings_of},
};

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct GameEntry {
    /// Its name in saved games; never shown.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// What it is about, in one line.
    pub tagline: String,
    /// The options that may be chosen, in the order a person would choose them.
    pub options: Vec<OptionEntry>,
    /// The levels of the computer, the weakest first.
    pub levels: Vec<LevelEntry>,
}

/// One option of a game.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct OptionEntry {
    /// Its name in settings; never shown.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value it has when it is not set; nothing where it is drawn by lot then.
    pub standard: Option<OptionValue>,
    /// Only of use while another option has one of some values.
    pub needs: Option<OptionNeed>,
}

/// When an option is of use.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OptionNeed {
    /// The name of the other option.
    pub name: String,
    /// The words it must have one of.
    pub words: Vec<String>,
}

/// The values an option takes.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum OptionKind {
    /// A whole number.
    Number {
        /// The smallest value.
        min: u32,
        /// The largest value.
        max: u32,
        /// The distance between neighbouring values.
        step: u32,
    },
    /// One of some words.
    Choice {
        /// The words and what they are called.
        choices: Vec<OptionChoice>,
    },
    /// The name of one cell, or nothing to have it drawn from the seed.
    Cell,
    /// A list of names of cells.
    Cells,
    /// The number that everything drawn by lot comes from.
    Seed,
}

/// One of the words an option can have.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OptionChoice {
    /// The word in settings; never shown.
    pub word: String,
    /// What it is called.
    pub label: String,
}

/// One level of the computer.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LevelEntry {
    /// From 1, the weakest.
    pub number: u8,
    /// What it is called.
    pub name: String,
    /// What to expect of it, in one line.
    pub hint: String,
}

/// One section of the rules of a game.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct GamePage {
    /// Its heading.
    pub title: String,
    /// Its paragraphs, plain text, with an empty line between them.
    pub body: String,
    /// Positions to be drawn below it.
    pub diagrams: Vec<RulesDiagram>,
}

/// A position that explains a rule: set up a session with these options, play these turns and draw it.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct RulesDiagram {
    /// The options of the game shown.
    pub options: Vec<OptionSetting>,
    /// The turns that lead to the position, with spaces between them.
    pub turns: String,
    /// What to see in it.
    pub caption: String,
}

/// The games that can be played, in the order in which they are offered, in the words of a locale such as `de-AT`.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn games(locale: &str) -> Result<Vec<GameEntry>, FivefoldError> {
    guarded(|| {
        let language = Language::negotiate(locale);
        Ok(fivefold_core::games::all().iter().map(|game| entry(*game, language)).collect())
    })
}

/// The rules of a game, section by section.
///
/// # Errors
/// If there is no such game.
#[uniffi::export]
pub fn rules_pages(game: &str, locale: &str) -> Result<Vec<GamePage>, FivefoldError> {
    guarded(|| Ok(pages(find(game)?, Language::negotiate(locale))))
}

/// Options of a game drawn from a seed: what "surprise me" gives.
///
/// # Errors
/// If there is no such game.
#[uniffi::export]
pub fn surprise(game: &str, seed: u64) -> Result<Vec<OptionSetting>, FivefoldError> {
    guarded(|| Ok(settings_of(&find(game)?.surprise(seed))))
}

/// The version of the core: `0.1.0`.
///
/// # Errors
/// As [`games`].
#[uniffi::export]
pub fn version() -> Result<String, FivefoldError> {
    guarded(|| Ok(env!("CARGO_PKG_VERSION").to_owned()))
}

fn find(id: &str) -> Result<&'static dyn Game, FivefoldError> {
    fivefold_core::games::find(id).ok_or_else(|| FivefoldError::UnknownGame { id: id.to_owned() })
}

fn entry(game: &dyn Game, language: Language) -> GameEntry {
    let texts = game.texts(language.into());
    GameEntry {
        id: game.id().to_owned(),
        name: texts.word("name"),
        tagline: texts.word("tagline"),
        options: game.option_specs().iter().map(|spec| option(spec, texts)).collect(),
        levels: (1..).zip(game.levels()).map(|(number, _)| level(number, texts)).collect(),
    }
}

fn pages(game: &dyn Game, language: Language) -> Vec<GamePage> {
    let pages = game.texts(language.into()).rules_pages().into_iter();
    pages
        .map(|page| GamePage {
            title: page.title,
            body: page.body,
            diagrams: page
                .diagrams
                .into_iter()
                .map(|diagram| RulesDiagram {
                    options: settings_of(&diagram.options),
                    turns: diagram.turns,
                    caption: diagram.caption,
                })
                .collect(),
        })
        .collect()
}

fn level(number: u8, texts: &Texts) -> LevelEntry {
    LevelEntry {
        number,
        name: texts.word(&format!("level-{number}")),
        hint: texts.word(&format!("level-{number}-hint")),
    }
}

fn option(spec: &OptionSpec, texts: &Texts) -> OptionEntry {
    let kind = match spec.kind {
        game::OptionKind::Number { min, max, step } => OptionKind::Number { min, max, step },
        game::OptionKind::Choice(words) => OptionKind::Choice {
            choices: words
                .iter()
                .map(|word| OptionChoice {
                    word: (*word).to_owned(),
                    label: texts.word(&format!("option-{}-{word}", spec.name)),
                })
                .collect(),
        },
        game::OptionKind::Cell => OptionKind::Cell,
        game::OptionKind::Cells => OptionKind::Cells,
        game::OptionKind::Seed => OptionKind::Seed,
    };
    OptionEntry {
        name: spec.name.to_owned(),
        label: texts.word(&format!("option-{}", spec.name)),
        kind,
        standard: OptionValue::of(&spec.default),
        needs: spec.needs.map(|(name, words)| OptionNeed {
            name: name.to_owned(),
            words: words.iter().map(|word| (*word).to_owned()).collect(),
        }),
    }
}
