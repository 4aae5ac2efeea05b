//! The states of screens without an object of their own.

use super::{article::Article, learn::LearnState, profile::StatisticsState, settings::SettingsState};

/// The state of a screen without a board: the result of [`App::page`](super::App::page).
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "one page is held at a time, and bindings export no boxes")]
pub enum Page {
    /// The learn screen.
    Learn {
        /// The state.
        state: LearnState,
    },
    /// The rules of a game, or the description of the app.
    Article {
        /// The state.
        state: Article,
    },
    /// The results against the computer.
    Statistics {
        /// The state.
        state: StatisticsState,
    },
    /// The settings.
    Settings {
        /// The state.
        state: SettingsState,
    },
}
