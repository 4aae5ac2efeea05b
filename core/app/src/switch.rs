//! A switch row: a toggle with a description.

use super::words::Words;

/// A toggle with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchRow {
    /// The label.
    pub label: String,
    /// A one-line description; may be empty.
    pub hint: String,
    /// Whether the switch is on.
    pub is_on: bool,
}

impl SwitchRow {
    /// Creates the coach's switch.
    pub(super) fn coach(words: Words, is_on: bool) -> Self {
        Self { label: words.word("coach"), hint: words.word("coach-hint"), is_on }
    }
}
