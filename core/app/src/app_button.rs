//! Buttons of the screens outside matches and studies, and their actions.

use super::{
    navigation::{Screen, StudyEntry},
    symbol::Symbol,
    word::Word,
    words::Words,
};
use fivefold_engine::text::Wording;

/// A button on a screen or an entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppButton {
    /// The action.
    pub action: AppAction,
    /// The label.
    pub label: String,
    /// The accessibility label, which names the subject where the label alone does not.
    pub spoken: String,
    /// The symbol beside the label, or in place of it.
    pub symbol: Symbol,
    /// Whether the button is enabled.
    pub is_enabled: bool,
    /// Whether the button is the primary one.
    pub is_main: bool,
}

/// The action of a button, performed by the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppAction {
    /// Opens a screen.
    Open {
        /// The screen.
        screen: Screen,
    },
    /// Continues the current match of a game, or begins one: [`App::open_game`](super::App::open_game).
    Play {
        /// The id of the game.
        game: String,
    },
    /// Begins the game that follows a finished match: [`App::play_again`](super::App::play_again).
    PlayAgain {
        /// The match's id.
        number: u64,
    },
    /// Opens the list of the stored matches of a game: [`HomeCard::stored`](super::HomeCard::stored).
    ListMatches {
        /// The id of the game.
        game: String,
    },
    /// Shares a stored match as text: [`App::save`](super::App::save).
    Share {
        /// The match's id.
        number: u64,
    },
    /// Moves a stored match to the bin: [`App::delete`](super::App::delete).
    Delete {
        /// The match's id.
        number: u64,
    },
    /// Restores a match from the bin: [`App::restore`](super::App::restore).
    Restore {
        /// The match's id.
        number: u64,
    },
    /// Opens the match on the clipboard: [`App::receive`](super::App::receive).
    Paste,
}

impl AppAction {
    /// Opens a review, a puzzle or a lesson.
    pub(super) const fn study(entry: StudyEntry) -> Self {
        Self::Open { screen: Screen::Study { entry } }
    }
}

impl AppButton {
    /// Creates an enabled secondary button.
    pub(super) fn new(action: AppAction, label: String, symbol: Symbol) -> Self {
        Self { action, spoken: label.clone(), label, symbol, is_enabled: true, is_main: false }
    }

    /// Creates an enabled secondary button with a text of the screens.
    pub(super) fn with_word(action: AppAction, word: Word, symbol: Symbol, wording: Wording) -> Self {
        Self::new(action, word.said(wording), symbol)
    }

    /// Sets the accessibility label to the subject's name and the label.
    pub(super) fn of(self, name: &str, words: Words) -> Self {
        Self { spoken: words.labeled(name, &self.label), ..self }
    }

    /// Enables or disables the button.
    pub(super) fn enabled(self, is_enabled: bool) -> Self {
        Self { is_enabled, ..self }
    }

    /// Sets whether the button is the primary one.
    pub(super) fn main(self, is_main: bool) -> Self {
        Self { is_main, ..self }
    }
}
