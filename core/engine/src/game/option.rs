use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::shortened;

/// The options of a game without options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct NoOptions {}

/// The description of one game option, for front ends that do not know the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name in saved games and in the engine program; `option-NAME` is the key of its text.
    pub name: &'static str,
    /// The values the option accepts.
    pub kind: OptionKind,
    /// The default value.
    pub default: Value,
    /// The precondition: the name of another option and the values of it for which this option applies.
    pub needs: Option<(&'static str, &'static [&'static str])>,
    /// The name of the option whose value is used while this one is unset.
    pub follows: Option<&'static str>,
    /// Whether summaries of the options name the value of a choice also if it is the default.
    pub is_named: bool,
}

impl OptionSpec {
    /// Returns whether others of these options apply only for some values of this one.
    #[must_use]
    pub fn governs(&self, specs: &[Self]) -> bool {
        specs.iter().any(|spec| spec.needs.is_some_and(|(governing, _)| governing == self.name))
    }
}

/// The values an option accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// An integer from `min` to `max` in steps of `step`.
    Number {
        /// The smallest value.
        min: u32,
        /// The largest value.
        max: u32,
        /// The step.
        step: u32,
    },
    /// One of these words; `option-NAME-WORD` is the text key of each.
    Choice(&'static [&'static str]),
    /// `true` or `false`, shown as a switch; `option-NAME-hint` is the key of its description.
    YesNo,
    /// The name of one cell, or null to draw it from the seed.
    Cell,
    /// A list of cell names.
    Cells,
    /// The seed of all random setup.
    Seed,
}

/// The maximum number of input characters quoted in an error.
const MOST_SAID: usize = 40;

/// The maximum number of characters of a parser's error message, which may quote the input at any length.
const MOST_OF_REASON: usize = 160;

/// Invalid game options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionError {
    /// A value that is out of range or inconsistent with the other options.
    #[error("option `{name}` is {}: {expected}", shortened(value, MOST_SAID))]
    Value {
        /// The option's name.
        name: &'static str,
        /// The given value.
        value: String,
        /// The valid values, as the end of the sentence.
        expected: String,
    },
    /// Options that do not deserialize; the message names the offending part.
    #[error("options: {}", shortened(.0, MOST_OF_REASON))]
    Form(String),
}
