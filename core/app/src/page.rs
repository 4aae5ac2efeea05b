//! The states of screens without an object of their own.

use super::{
    article::Article,
    learn::LearnState,
    puzzles::PuzzlesState,
    settings::SettingsState,
    you::{StatisticsState, YouBar},
};

/// The state of a screen without a board: the result of [`App::page`](super::App::page).
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "one page is held at a time")]
pub enum Page {
    /// The lessons.
    Learn {
        /// The state.
        state: LearnState,
        /// The bar.
        bar: YouBar,
    },
    /// The puzzle screen.
    Puzzles {
        /// The state.
        state: PuzzlesState,
        /// The bar.
        bar: YouBar,
    },
    /// The rules of a game, the meaning of the signs, or the description of the app.
    Article {
        /// The state.
        state: Article,
    },
    /// The ratings and the results against the computer.
    Statistics {
        /// The state.
        state: StatisticsState,
        /// The bar.
        bar: YouBar,
    },
    /// The settings.
    Settings {
        /// The state.
        state: SettingsState,
    },
}
