//! Something that is on or off, with a line about it.

/// A switch with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchRow {
    /// What it is called.
    pub label: String,
    /// A line about it; may be empty.
    pub hint: String,
    /// Whether it is on.
    pub is_on: bool,
}
