#![expect(clippy::missing_errors_doc, reason = "what is not said of a call is said of its object")]

use std::sync::Arc;

use fivefold_app as app;

use crate::{
    error::FivefoldError,
    game_match::Match,
    guard::guarded,
    states::{BoardGesture, LegalMoveRow, StudyDeed, StudyState},
};

/// A review, a puzzle or a lesson. A gesture is one call that brings the new state; none of them waits. Where nothing
/// else is said a call fails only after a fault of the core, and can be made again.
#[derive(Debug, uniffi::Object)]
pub struct Study(app::Study);

impl Study {
    pub(crate) fn of(it: app::Study) -> Arc<Self> {
        Arc::new(Self(it))
    }

    /// Runs a call. If it panics the board is put in order again, so that the next call finds it so.
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
    /// What the screen shows.
    pub fn state(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.state()))
    }

    /// The screen is seen: what is reckoned in the background goes on.
    pub fn shown(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.shown()))
    }

    /// The screen is not seen any more: nothing is reckoned, everything is kept.
    pub fn hidden(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.hidden()))
    }

    /// The host has heard of a search, on whatever thread, and asks on its own.
    pub fn heard(&self, search: u64) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.heard(search)))
    }

    /// What was to be woken for has come: the state's `wake_ms` has passed.
    pub fn tick(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.tick()))
    }

    /// Somebody does something to the board; nothing if that changes nothing.
    pub fn gesture(&self, gesture: BoardGesture) -> Result<Option<StudyState>, FivefoldError> {
        self.with(|it| Ok(it.gesture(gesture)))
    }

    /// The pass, where there is one.
    pub fn pass(&self) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.pass()))
    }

    /// Every legal move; none where nothing can be played.
    pub fn legal_moves(&self) -> Result<Vec<LegalMoveRow>, FivefoldError> {
        self.with(|it| Ok(it.legal_moves()))
    }

    /// Plays a legal move by its text.
    pub fn play(&self, text: &str) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.play(text)))
    }

    /// Looks at the position after so many of the moves shown.
    pub fn go_to(&self, number: u32) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.go_to(number)))
    }

    /// A finger was lifted at a point of the graph's picture.
    pub fn touch_graph(&self, x: f64, y: f64) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.touch_graph(x, y)))
    }

    /// Does what a button says; one that is not there or cannot be pressed does nothing.
    pub fn perform(&self, deed: StudyDeed) -> Result<StudyState, FivefoldError> {
        self.with(|it| Ok(it.perform(deed)))
    }

    /// Begins the game that the button to play from here offers: a match among those that are kept.
    ///
    /// # Errors
    /// If none is offered.
    pub fn play_from_here(&self) -> Result<Arc<Match>, FivefoldError> {
        self.with(|it| Ok(Match::of(it.play_from_here()?)))
    }
}
