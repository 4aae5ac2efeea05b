use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::text::shortened;

/// The options of a game that has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct NoOptions {}

/// One option of a game, described so that a front end can offer it without knowing the game.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionSpec {
    /// Its name in saved games and in the engine program; `option-NAME` is the key of its text.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value it has when it is not given.
    pub default: Value,
    /// Only of use when another option has one of these values: (name of the other, its values).
    pub needs: Option<(&'static str, &'static [&'static str])>,
    /// The other option whose value it has while it has none of its own.
    pub follows: Option<&'static str>,
}

/// The values an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// A whole number from `min` to `max` in steps of `step`.
    Number {
        /// The smallest value.
        min: u32,
        /// The largest value.
        max: u32,
        /// The distance between neighbouring values.
        step: u32,
    },
    /// One of these words; `option-NAME-WORD` is the key of the text of each.
    Choice(&'static [&'static str]),
    /// The name of one cell, or nothing to have it drawn from the seed.
    Cell,
    /// A list of names of cells.
    Cells,
    /// The number that everything drawn by lot comes from.
    Seed,
}

/// How many letters of what was read are said again.
const MOST_SAID: usize = 40;

/// How many letters of a parser's reason are said, which may repeat what it has read at any length.
const MOST_OF_REASON: usize = 160;

/// Options that make no game: which one, what it was, and what it may be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// A value outside its range, or one that does not fit the others.
    #[error("option `{name}` is {}: {expected}", shortened(value, MOST_SAID))]
    Value {
        /// The option's name.
        name: &'static str,
        /// What was given.
        value: String,
        /// What it may be, as the rest of the sentence.
        expected: String,
    },
    /// Not an object of the options of this game; the reason names the offending part.
    #[error("options: {}", shortened(.0, MOST_OF_REASON))]
    Form(String),
}
