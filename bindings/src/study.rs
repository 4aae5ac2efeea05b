#![expect(clippy::missing_errors_doc, reason = "what is not said of a call is said of its object")]

use std::sync::Arc;

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    game_match::Match,
    guard::guarded,
    states::{BoardGesture, LegalMoveRow, StudyDeed, StudyState},
};

/// A review, a puzzle or a lesson. A gesture is one call that returns the new state; no call blocks. Unless
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

    /// Called when the screen appears: resumes background searches.
    pub fn shown(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.shown()))
    }

    /// Called when the screen disappears: stops all searches and stores the state.
    pub fn hidden(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.hidden()))
    }

    /// Called by the host on its main thread after a listener callback.
    pub fn heard(&self, search: u64) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.heard(search)))
    }

    /// Called when the timer set by the state's `wake_ms` fires.
    pub fn tick(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.tick()))
    }

    /// Handles a gesture on the board. Returns `None` if nothing changed.
    pub fn gesture(&self, gesture: BoardGesture) -> Result<Option<StudyState>, FivefoldError> {
        self.with(|it| Ok(it.gesture(gesture)))
    }

    /// Passes, if the rules allow it.
    pub fn pass(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.pass()))
    }

    /// Returns every legal move; none if the board accepts no moves.
    pub fn legal_moves(&self) -> Result<Vec<LegalMoveRow>, FivefoldError> {
        self.with(|it| Ok(it.legal_moves()))
    }

    /// Plays a legal move given as text.
    pub fn play(&self, text: &str) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.play(text)))
    }

    /// Shows the position after `number` of the moves shown.
    pub fn go_to(&self, number: u32) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.go_to(number)))
    }

    /// Handles a tap at a point of the graph's picture.
    pub fn touch_graph(&self, x: f64, y: f64) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.touch_graph(x, y)))
    }

    /// Performs a button's action; missing or disabled buttons do nothing.
    pub fn perform(&self, deed: StudyDeed) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.perform(deed)))
    }

    /// Starts the game offered by the button to play from here, as a stored match.
    ///
    /// # Errors
    /// If no game is offered.
    pub fn play_from_here(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.play_from_here()?)))
    }
}
