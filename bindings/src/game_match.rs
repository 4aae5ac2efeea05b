#![expect(clippy::missing_errors_doc, reason = "the errors are documented at the type")]

use std::sync::Arc;

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{LegalMoveRow, MatchEvent, MatchLink, MatchState, NextMatch, Picture},
};

/// A game being played, with its searches. An event is one call that returns the new state; no call blocks. Unless
/// documented otherwise, a call fails only after a fault of the core and can be retried.
#[derive(Debug, uniffi::Object)]
pub struct Match(app::Match);

impl Match {
    pub(crate) fn of(it: app::Match) -> Arc<Self> {
        Arc::new(Self(it))
    }

    /// Runs a call. After a panic the match is restored from its stored state, so that the next call is safe.
    fn with<T>(&self, call: impl FnOnce(&app::Match) -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
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
impl Match {
    /// Returns the number of the match.
    pub fn number(&self) -> Result<u64, FivefoldError> {
        self.with(|it| Ok(it.number()))
    }

    /// Returns the state of the screen.
    pub fn state(&self) -> Result<MatchState, FivefoldError> {
        self.with(|it| Ok(it.state()))
    }

    /// Handles an event. Returns the new state, or `None` if nothing changed.
    pub fn send(&self, event: MatchEvent) -> Result<Option<MatchState>, FivefoldError> {
        self.with(|it| Ok(it.send(event)))
    }

    /// Returns every legal move; none while the computer is to move.
    pub fn legal_moves(&self) -> Result<Vec<LegalMoveRow>, FivefoldError> {
        self.with(|it| Ok(it.legal_moves()))
    }

    /// Begins a match that follows this one, as a new match. This one stays stored.
    ///
    /// # Errors
    /// If the match is not offered.
    pub fn begin_next(&self, next: NextMatch) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.begin_next(next)?)))
    }

    /// Returns the match as text, for sharing.
    pub fn save(&self) -> Result<String, FivefoldError> {
        self.with(|it| Ok(it.save()))
    }

    /// Returns the match as a link for the opponent, or `None` if it is too long for a link.
    pub fn link(&self) -> Result<Option<MatchLink>, FivefoldError> {
        self.with(|it| Ok(it.link()))
    }

    /// Returns the board as a still picture for sharing, with its names and the result; only the last move is marked.
    pub fn shared_picture(&self) -> Result<Picture, FivefoldError> {
        self.with(|it| Ok(it.shared_picture()))
    }
}
