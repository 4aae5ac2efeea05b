#![expect(clippy::missing_errors_doc, reason = "the errors are documented at the type")]

use std::sync::{Arc, Mutex, PoisonError};

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{NewGameState, Opponent, Starter, StrengthKind},
};

/// The setup of a new game. Every gesture returns the new state. Unless documented otherwise, a call fails only after a
/// fault of the core and can be retried.
#[derive(Debug, uniffi::Object)]
pub struct NewGame(Mutex<app::NewGame>);

impl NewGame {
    pub(crate) fn of(new_game: app::NewGame) -> Arc<Self> {
        Arc::new(Self(Mutex::new(new_game)))
    }

    /// Runs a call under the lock, ignoring poisoning by an earlier panic.
    pub(crate) fn with<T>(
        &self,
        call: impl FnOnce(&mut app::NewGame) -> Result<T, FivefoldError>,
    ) -> Result<T, FivefoldError> {
        guarded(|| call(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

#[uniffi::export]
impl NewGame {
    /// Returns the state of the sheet.
    pub fn state(&self) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.state()))
    }

    /// Sets the opponent.
    pub fn set_opponent(&self, opponent: Opponent) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_opponent(opponent)))
    }

    /// Sets the starting side.
    pub fn set_starter(&self, starter: Starter) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_starter(starter)))
    }

    /// Sets the minutes for each of two people; 0 is no clock.
    pub fn set_clock(&self, minutes: u32) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_clock(minutes)))
    }

    /// Sets the name of one of two people; `row` is an index into the state's names.
    pub fn set_name(&self, row: u32, name: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_name(row, name)))
    }

    /// Turns the coach for the person's moves on or off.
    pub fn set_coach(&self, is_on: bool) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_coach(is_on)))
    }

    /// Sets the kind of limit of a computer; `row` is an index into the state's strengths.
    pub fn set_strength_kind(&self, row: u32, kind: StrengthKind) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_strength_kind(row, kind)))
    }

    /// Sets the level of a computer.
    pub fn set_level(&self, row: u32, level: u8) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_level(row, level)))
    }

    /// Sets whether a computer's level follows the person's rating from game to game.
    pub fn set_as_me(&self, row: u32, is_on: bool) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.set_as_me(row, is_on)))
    }

    /// Steps a computer's limit up or down.
    pub fn step_strength(&self, row: u32, up: bool) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.step_strength(row, up)))
    }

    /// Steps a numeric option up or down.
    pub fn step_option(&self, name: &str, up: bool) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.step_option(name, up)))
    }

    /// Selects a value of a choice option.
    pub fn choose(&self, name: &str, word: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.choose(name, word)))
    }

    /// Starts or ends choosing the cells of an option on the preview.
    pub fn choose_cells(&self, name: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.choose_cells(name)))
    }

    /// Handles a touch at a point of the preview's picture.
    pub fn touch_at(&self, x: f64, y: f64) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.touch_at(x, y)))
    }

    /// Draws new random cells for an option.
    pub fn draw_again(&self, name: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.draw_again(name)))
    }

    /// Resets an option to its default.
    pub fn reset_option(&self, name: &str) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.reset_option(name)))
    }

    /// Randomizes all options.
    pub fn surprise(&self) -> Result<NewGameState, FivefoldError> {
        self.with(|it| Ok(it.surprise()))
    }
}
