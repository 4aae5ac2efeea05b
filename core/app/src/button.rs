//! The buttons of matches and studies.

use super::{
    event::{MatchEvent, MatchSheet, NextMatch, StudyEvent},
    symbol::Symbol,
};

/// A button on the screen of a match or a study, or an entry of its menu.
#[derive(Clone, Debug, PartialEq)]
pub struct ScreenButton {
    /// The action.
    pub action: ButtonAction,
    /// The label.
    pub label: String,
    /// The symbol beside the label, or in place of it.
    pub symbol: Symbol,
    /// Whether the button is enabled.
    pub is_enabled: bool,
    /// Whether the button is on; `None` if it is not a switch.
    pub is_on: Option<bool>,
    /// Whether the button is the primary one.
    pub is_main: bool,
}

/// The action of a button, performed by the host.
#[derive(Clone, Debug, PartialEq)]
pub enum ButtonAction {
    /// Sends an event to the match: [`Match::send`](super::Match::send).
    Match {
        /// The event.
        event: MatchEvent,
    },
    /// Sends an event to the study: [`Study::send`](super::Study::send).
    Study {
        /// The event.
        event: StudyEvent,
    },
    /// Begins another match and opens it: [`Match::begin_next`](super::Match::begin_next).
    Begin {
        /// The match.
        next: NextMatch,
    },
    /// Begins a game from a study's position and opens it: [`Study::play_from_here`](super::Study::play_from_here).
    PlayFromHere,
    /// Opens a sheet or a dialog over the match.
    Open {
        /// The sheet.
        sheet: MatchSheet,
    },
    /// Opens the review.
    Review {
        /// The number of the move to show; `None` shows the last position.
        number: Option<u32>,
    },
    /// Opens the options of a new game of this kind.
    NewGame,
    /// Opens the rules.
    Rules,
    /// Opens the settings.
    Settings,
    /// Sends the match as a link in a message.
    SendMessage,
    /// Shares the match as text.
    ShareGame,
    /// Shares a picture of the board.
    SharePicture,
    /// Copies the match as text.
    CopyGame,
    /// Opens the match on the clipboard.
    PasteGame,
}

impl ScreenButton {
    /// Creates an enabled button.
    #[must_use]
    pub const fn new(action: ButtonAction, label: String, symbol: Symbol) -> Self {
        Self { action, label, symbol, is_enabled: true, is_on: None, is_main: false }
    }

    /// Creates an enabled button that sends an event to a study.
    #[must_use]
    pub const fn study(event: StudyEvent, label: String) -> Self {
        let symbol = event.symbol();
        Self::new(ButtonAction::Study { event }, label, symbol)
    }

    /// Creates an enabled button that begins a game from a study's position.
    #[must_use]
    pub const fn play_from_here(label: String) -> Self {
        Self::new(ButtonAction::PlayFromHere, label, Symbol::Play)
    }

    /// Enables or disables the button.
    #[must_use]
    pub fn enabled(self, is_enabled: bool) -> Self {
        Self { is_enabled, ..self }
    }

    /// Makes the button a switch.
    #[must_use]
    pub fn on(self, is_on: bool) -> Self {
        Self { is_on: Some(is_on), ..self }
    }

    /// Makes the button the primary one.
    #[must_use]
    pub fn main(self) -> Self {
        Self { is_main: true, ..self }
    }
}
