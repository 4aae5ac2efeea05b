#![expect(clippy::missing_errors_doc, reason = "the errors are documented at the type")]

use std::sync::{Arc, Mutex, PoisonError};

use crate::{error::FivefoldError, guard::guarded};

/// Tells the second half of a double press in a window: a press shortly after another one, if the content has been
/// replaced since. The host reports presses and replacements, with times of any clock that never goes back. It applies
/// the answer to what a press does, and neither to scrolling nor to screen readers. A call fails only after a fault of the
/// core.
#[derive(Debug, uniffi::Object)]
pub struct PressFilter(Mutex<fivefold_app::PressFilter>);

impl PressFilter {
    /// Runs a call under the lock, ignoring poisoning by an earlier panic.
    fn with<T>(&self, call: impl FnOnce(&mut fivefold_app::PressFilter) -> T) -> Result<T, FivefoldError> {
        guarded(|| Ok(call(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))))
    }
}

#[uniffi::export]
impl PressFilter {
    /// Creates the filter of a window.
    #[uniffi::constructor]
    pub fn new() -> Result<Arc<Self>, FivefoldError> {
        guarded(|| Ok(Arc::new(Self(Mutex::default()))))
    }

    /// Records that a screen, a sheet or a part of one has been replaced.
    pub fn replaced(&self) -> Result<(), FivefoldError> {
        self.with(fivefold_app::PressFilter::replaced)
    }

    /// Returns whether a press is heard.
    pub fn hears(&self, at_ms: u64) -> Result<bool, FivefoldError> {
        self.with(|it| it.hears(at_ms))
    }

    /// Records a press that was heard, or its end.
    pub fn pressed(&self, at_ms: u64) -> Result<(), FivefoldError> {
        self.with(|it| it.pressed(at_ms))
    }
}
