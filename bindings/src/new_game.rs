#![expect(clippy::missing_errors_doc, reason = "what is not said of a call is said of its object")]

use std::sync::{Arc, Mutex, PoisonError};

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{NewGameState, Opponent, Starter, StrengthKind},
};

/// A game that is being decided about. Every gesture brings the new state. Where
/// nothing else is said a call fails only after a fault of the core, and can be made again.
#[derive(Debug, uniffi::Object)]
pub struct NewGame(Mutex<app::NewGame>);

impl NewGame {
    pub(crate) fn of(new_game: app::NewGame) -> Arc<Self> {
        Arc::new(Self(Mutex::new(new_game)))
    }

    /// Runs a call under the lock, which a panic does not close.
    pub(crate) fn with<T>(
        &self,
        call: impl FnOnce(&mut app::NewGame) -> Result<T, FivefoldError>,
    ) -> Result<T, FivefoldError> {
        guarded(|| call(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

#[uniffi::export]
impl NewGame {
    /// What the sheet shows.
    pub fn state(&self) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.state()))
    }

    /// Who plays whom.
    pub fn set_opponent(&self, opponent: Opponent) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_opponent(opponent)))
    }

    /// Who starts.
    pub fn set_starter(&self, starter: Starter) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_starter(starter)))
    }

    /// The minutes each of two people has; 0 is no clock.
    pub fn set_clock(&self, minutes: u32) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_clock(minutes)))
    }

    /// What one of two people is called; `row` counts the state's names.
    pub fn set_name(&self, row: u32, name: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_name(row, name)))
    }

    /// Whether a coach looks at the person's turns.
    pub fn set_coach(&self, is_on: bool) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_coach(is_on)))
    }

    /// What limits a computer; `row` counts the state's strengths.
    pub fn set_strength_kind(&self, row: u32, kind: StrengthKind) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_strength_kind(row, kind)))
    }

    /// The level of a computer.
    pub fn set_level(&self, row: u32, level: u8) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_level(row, level)))
    }

    /// Lets the level of a computer follow the person's rating, from game to game, or not.
    pub fn set_as_me(&self, row: u32, is_on: bool) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_as_me(row, is_on)))
    }

    /// A step more or less of what limits a computer.
    pub fn step_strength(&self, row: u32, up: bool) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.step_strength(row, up)))
    }

    /// A step more or less of a number.
    pub fn step_option(&self, name: &str, up: bool) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.step_option(name, up)))
    }

    /// One of the words of a choice.
    pub fn choose(&self, name: &str, word: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.choose(name, word)))
    }

    /// Begins, or ends, to choose the cells of an option on the preview.
    pub fn choose_cells(&self, name: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.choose_cells(name)))
    }

    /// The preview is touched, at a point of its picture.
    pub fn touch_at(&self, x: f64, y: f64) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.touch_at(x, y)))
    }

    /// Draws the cells of an option again.
    pub fn draw_again(&self, name: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.draw_again(name)))
    }

    /// Sets an option back to its standard.
    pub fn reset_option(&self, name: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.reset_option(name)))
    }

    /// Draws all options.
    pub fn surprise(&self) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.surprise()))
    }
}
