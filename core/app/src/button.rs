//! The buttons of all screens and their actions.

use std::time::Duration;

use super::{
    event::{MatchEvent, MatchSheet, NextMatch, StudyEvent},
    navigation::{Screen, StudyEntry},
    presses::DEAF,
    symbol::Symbol,
    word::Word,
    words::Words,
};
use crate::picture::Picture;
use fivefold_engine::text::Wording;

/// A button on a screen or an entry of a menu.
#[derive(Clone, Debug, PartialEq)]
pub struct ScreenButton {
    /// The action.
    pub action: ButtonAction,
    /// The label.
    pub label: String,
    /// The accessibility label, which names the subject where the label alone does not.
    pub spoken: String,
    /// The current value at the other end of a row of a menu: `Level 5`; may be empty.
    pub detail: String,
    /// The symbol beside the label, or in place of it.
    pub symbol: Symbol,
    /// Whether the button is enabled.
    pub is_enabled: bool,
    /// Whether the button is on; `None` if it is not a switch.
    pub is_on: Option<bool>,
    /// Whether the button is the primary one.
    pub is_main: bool,
    /// Whether the button ignores presses, because it, or what it acts on, has just replaced another one under the
    /// finger.
    pub is_deaf: bool,
}

/// A button with a picture of a piece or place in place of its symbol.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceButton {
    /// The button, which is a switch.
    pub button: ScreenButton,
    /// The picture.
    pub picture: Picture,
}

/// The bar and the offers of a screen as last shown, and its timer.
#[derive(Debug, Default)]
pub(super) struct ShownButtons {
    rows: [ShownRow; 2],
    /// Whether the screen as last shown changes by itself later.
    pub has_timer: bool,
}

/// The buttons of a row as last shown, for telling those that replace others.
#[derive(Debug, Default)]
struct ShownRow {
    places: Vec<ShownPlace>,
    /// Whether every button now acts on something else.
    is_replaced: bool,
}

/// A button as last shown: its symbol, and the end of its deafness.
type ShownPlace = (Symbol, Duration);

/// Returns a time in whole milliseconds, rounded up: a timer must not fire too early.
pub fn whole_ms(time: Duration) -> u32 {
    u32::try_from(time.as_micros().div_ceil(1000)).unwrap_or(u32::MAX)
}

impl ShownButtons {
    /// Makes every button one that has just replaced another, because it acts on something else: the next task.
    pub fn replace_all(&mut self) {
        self.rows.iter_mut().for_each(|row| row.is_replaced = true);
    }

    /// Marks the buttons that have just replaced others, and returns the milliseconds until the next one listens.
    pub fn mark(&mut self, rows: [&mut Vec<ScreenButton>; 2], now: Duration) -> Option<u32> {
        let left = self.rows.iter_mut().zip(rows).filter_map(|(shown, row)| shown.mark(row, now)).min();
        left.map(whole_ms)
    }
}

impl ShownRow {
    /// Marks the buttons that have just replaced others, and returns the time until the first of them listens.
    fn mark(&mut self, buttons: &mut [ScreenButton], now: Duration) -> Option<Duration> {
        // A single button may have been as wide as the row.
        let is_replaced = self.is_replaced && !self.places.is_empty();
        let places = buttons.iter().enumerate().map(|(place, button)| match self.places.get(place) {
            Some(&(symbol, until)) if symbol == button.symbol && !is_replaced => (symbol, until),
            None if !is_replaced => (button.symbol, now),
            Some(_) | None => (button.symbol, now + DEAF),
        });
        self.places = places.collect();
        self.is_replaced = false;
        for (button, (_, until)) in buttons.iter_mut().zip(&self.places) {
            button.is_deaf = *until > now;
        }
        self.places.iter().map(|(_, until)| until.saturating_sub(now)).filter(|left| !left.is_zero()).min()
    }
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
    PlayFromHere {
        /// Whether two people explore the position with the analysis on.
        explores: bool,
    },
    /// Opens a sheet over the match.
    Sheet {
        /// The sheet.
        sheet: MatchSheet,
    },
    /// Asks for confirmation.
    Ask {
        /// The question.
        question: Box<Question>,
    },
    /// Opens a screen.
    Open {
        /// The screen.
        screen: Screen,
    },
    /// Opens a screen in place of the visible one.
    Switch {
        /// The screen.
        screen: Screen,
    },
    /// Opens the review of the match at a move.
    Review {
        /// The number of the move.
        number: u32,
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
    /// Sends the match as a link in a message.
    SendMessage,
    /// Shares a picture of the board: [`Match::shared_picture`](super::Match::shared_picture).
    SharePicture,
    /// Shares the moves of a match as a readable text: [`App::text`](super::App::text).
    ShareText {
        /// The match's id.
        number: u64,
    },
    /// Shares a match as a file: [`App::save`](super::App::save).
    ShareFile {
        /// The match's id.
        number: u64,
    },
    /// Opens more buttons in place, below the row.
    Unfold {
        /// The buttons, side by side.
        buttons: Vec<ScreenButton>,
    },
    /// Opens the match on the clipboard: [`App::receive`](super::App::receive).
    Paste,
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
    /// Resets all results: [`App::reset_statistics`](super::App::reset_statistics).
    ResetStatistics,
}

/// The confirmation of an irreversible action.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The question.
    pub words: String,
    /// The label of the confirming button.
    pub yes: String,
    /// The action of the confirming button.
    pub action: ButtonAction,
}

impl ButtonAction {
    /// Opens a review, a puzzle or a lesson.
    pub(super) const fn study(entry: StudyEntry) -> Self {
        Self::Open { screen: Screen::Study { entry } }
    }

    /// Asks for confirmation of this action with a text of the screens.
    pub(super) fn after_question(self, question: String, yes: Word, wording: Wording) -> Self {
        let question = Question { words: question, yes: yes.said(wording), action: self };
        Self::Ask { question: Box::new(question) }
    }
}

impl ScreenButton {
    /// Creates an enabled secondary button.
    #[must_use]
    pub fn new(action: ButtonAction, label: String, symbol: Symbol) -> Self {
        Self {
            action,
            spoken: label.clone(),
            label,
            detail: String::new(),
            symbol,
            is_enabled: true,
            is_on: None,
            is_main: false,
            is_deaf: false,
        }
    }

    /// Creates an enabled secondary button with a text of the screens.
    pub(super) fn with_word(action: ButtonAction, word: Word, symbol: Symbol, wording: Wording) -> Self {
        Self::new(action, word.said(wording), symbol)
    }

    /// Creates an enabled button that sends an event to a study.
    #[must_use]
    pub fn study(event: StudyEvent, label: String) -> Self {
        let symbol = event.symbol();
        Self::new(ButtonAction::Study { event }, label, symbol)
    }

    /// Creates an enabled button that begins a game from a study's position.
    #[must_use]
    pub fn play_from_here(label: String) -> Self {
        Self::new(ButtonAction::PlayFromHere { explores: false }, label, Symbol::Play)
    }

    /// Creates an enabled button that explores a study's position.
    #[must_use]
    pub fn explore(label: String) -> Self {
        Self::new(ButtonAction::PlayFromHere { explores: true }, label, Symbol::Analysis)
    }

    /// Creates an enabled button that opens a screen.
    pub(super) fn open(screen: Screen, word: Word, symbol: Symbol, wording: Wording) -> Self {
        Self::with_word(ButtonAction::Open { screen }, word, symbol, wording)
    }

    /// Sets the accessibility label to the subject's name and the label.
    pub(super) fn of(self, name: &str, words: Words) -> Self {
        Self { spoken: words.labeled(name, &self.label), ..self }
    }

    /// Sets the value at the other end of the row.
    pub(super) fn detailed(self, detail: String) -> Self {
        Self { detail, ..self }
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
