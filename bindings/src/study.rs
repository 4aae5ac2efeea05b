#![expect(clippy::missing_errors_doc, reason = "the errors are documented at the type")]

use std::sync::Arc;

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    game_match::Match,
    guard::guarded,
    states::{LegalMoveRow, StudyEvent, StudyState},
};

/// A review, a puzzle or a lesson. An event is one call that returns the new state; no call blocks. Unless
/// documented otherwise, a call fails only after a fault of the core and can be retried.
#[derive(Debug, uniffi::Object)]
pub struct Study(app::Study);

impl Study {
    pub(crate) fn of(it: app::Study) -> Arc<Self> {
        Arc::new(Self(it))
    }

    /// Runs a call. After a panic the board is restored, so that the next call is safe.
    fn with<T>(&self, call: impl FnOnce(&app::Study) -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
        let result = guarded(|| call(&self.0));
        if let Err(FivefoldError::Fault { .. }) = result {
            guarded(|| {
                self.0.recover();
                Ok(())
            })?;
        }
        result
    }
}

#[uniffi::export]
impl Study {
    /// Returns the state of the screen.
    pub fn state(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.state()))
    }

    /// Handles an event. Returns the new state, or `None` if nothing changed.
    pub fn send(&self, event: StudyEvent) -> Result<Option<StudyState>, FivefoldError> {
        self.with(|it| Ok(it.send(event)))
    }

    /// Returns every legal move; none if the board accepts no moves.
    pub fn legal_moves(&self) -> Result<Vec<LegalMoveRow>, FivefoldError> {
        self.with(|it| Ok(it.legal_moves()))
    }

    /// Starts the game offered by the button to play from here, as a stored match. To explore it, two people play with
    /// the analysis on.
    ///
    /// # Errors
    /// If no game is offered.
    pub fn play_from_here(&self, explores: bool) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.play_from_here(explores)?)))
    }
}
