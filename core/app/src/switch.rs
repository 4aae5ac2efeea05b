//! A switch row: a toggle with a description.

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
