//! The states of screens without an object of their own.

use super::{
    article::Article,
    button::{ButtonAction, ScreenButton},
    learn::LearnState,
    profile::StatisticsState,
    puzzles::PuzzlesState,
    settings::SettingsState,
    symbol::Symbol,
    word::Word,
};
use fivefold_engine::text::Wording;

/// The state of a screen without a board: the result of [`App::page`](super::App::page).
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "one page is held at a time")]
pub enum Page {
    /// The learn screen.
    Learn {
        /// The state.
        state: LearnState,
    },
    /// The puzzle screen.
    Puzzles {
        /// The state.
        state: PuzzlesState,
    },
    /// The rules of a game, the meaning of the signs, or the description of the app.
    Article {
        /// The state.
        state: Article,
    },
    /// The results against the computer.
    Statistics {
        /// The state.
        state: StatisticsState,
        /// The button that resets the results, if there are any.
        reset: Option<ScreenButton>,
    },
    /// The settings.
    Settings {
        /// The state.
        state: SettingsState,
    },
}

impl Page {
    /// Returns the statistics with the button that resets them.
    pub(super) fn statistics(state: StatisticsState, wording: Wording) -> Self {
        let reset = (!state.sections.is_empty()).then(|| {
            let action = ButtonAction::ResetStatistics.after_question(Word::ResetSure, Word::Reset, wording);
            ScreenButton::with_word(action, Word::Reset, Symbol::Delete, wording)
        });
        Self::Statistics { state, reset }
    }
}
