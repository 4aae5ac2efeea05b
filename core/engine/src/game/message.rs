use super::Side;

/// A language-independent message to a player: a text key and its arguments.
///
/// The game's texts render messages: see [`crate::text`]. [`Display`](std::fmt::Display), for a log, is the key alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{key}")]
pub struct Message {
    /// The key of the text in the game's Fluent files, or in the shared ones.
    pub key: &'static str,
    /// The names and values available to the text.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// A value filled into a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// A number, usable for plural selection.
    Number(i64),
    /// A word shown verbatim, such as the name of a square, or a variant selector.
    Word(String),
    /// A corner of the board, named as the viewer sees it.
    Corner(Corner),
}

/// A corner of the upright board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "self-explanatory")]
pub enum Corner {
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

impl Corner {
    /// All corners, in reading order.
    pub const ALL: [Self; 4] = [Self::TopLeft, Self::TopRight, Self::BottomLeft, Self::BottomRight];

    /// Returns its name, for variant selection and in move notation: `nw`, `ne`, `sw` or `se`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::TopLeft => "nw",
            Self::TopRight => "ne",
            Self::BottomLeft => "sw",
            Self::BottomRight => "se",
        }
    }

    /// Returns the corner that appears here if the board is shown upside down.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::TopLeft => Self::BottomRight,
            Self::TopRight => Self::BottomLeft,
            Self::BottomLeft => Self::TopRight,
            Self::BottomRight => Self::TopLeft,
        }
    }
}

impl Message {
    /// Creates a message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, arguments: Vec::new() }
    }

    /// Returns this message with a number argument added.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.arguments.push((name, Argument::Number(value.into())));
        self
    }

    /// Returns this message with a word argument added.
    #[must_use]
    pub fn word(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.arguments.push((name, Argument::Word(value.into())));
        self
    }

    /// Returns this message with a corner argument added.
    #[must_use]
    pub fn corner(mut self, name: &'static str, corner: Corner) -> Self {
        self.arguments.push((name, Argument::Corner(corner)));
        self
    }

    /// Returns this message with a side argument added, as `first` or `second`, for variant selection.
    #[must_use]
    pub fn side(self, name: &'static str, side: Side) -> Self {
        self.word(name, side.name())
    }
}

/// Truncates untrusted text to at most `most` characters, with an ellipsis, for quoting in a message.
#[must_use]
pub fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
