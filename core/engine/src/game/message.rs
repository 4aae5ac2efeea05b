use super::Side;

/// Something to be said to a player: the key of a text and what to fill in, independent of any language.
///
/// The texts of a game render it: see [`crate::text`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The key of the text in the Fluent files of the game, or in the shared ones.
    pub key: &'static str,
    /// The names and values the text may use.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// A value filled into a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// A count or a number; a text may choose its plural form by it.
    Number(i64),
    /// A word to be shown as it is, such as the name of a square, or one that a text chooses its variant by.
    Word(String),
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, arguments: Vec::new() }
    }

    /// This message with a number filled in.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.arguments.push((name, Argument::Number(value.into())));
        self
    }

    /// This message with a word filled in.
    #[must_use]
    pub fn word(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.arguments.push((name, Argument::Word(value.into())));
        self
    }

    /// This message with a side filled in, as `first` or `second`, for the text to choose its words by.
    #[must_use]
    pub fn side(self, name: &'static str, side: Side) -> Self {
        self.word(name, side.name())
    }
}
