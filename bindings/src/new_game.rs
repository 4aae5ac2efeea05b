#![expect(clippy::missing_errors_doc, reason = "the errors are documented at the type")]

use std::sync::{Arc, Mutex, PoisonError};

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{NewGameEvent, NewGameState},
};

/// The setup of a new game. A call fails only after a fault of the core and can be retried.
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

    /// Handles an event. Returns `None` if nothing changed.
    pub fn send(&self, event: NewGameEvent) -> Result<Option<NewGameState>, FivefoldError> {
        self.with(|it| Ok(it.send(event)))
    }
}
