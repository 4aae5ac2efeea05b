//! Who looks over a search's shoulder: tells it the time, when to stop, and hears of its progress.

use std::time::Duration;

use super::clock::Clock;
use super::report::SearchView;

/// What a search asks while it runs.
pub trait Watch {
    /// The time since the search began.
    fn elapsed(&self) -> Duration;

    /// Whether to stop with what there is.
    fn stops(&self) -> bool;

    /// Whether somebody wants to hear of the progress now.
    fn wants_progress(&self) -> bool;

    /// Hears of the progress.
    fn progress(&self, view: SearchView);
}

/// Nobody watches; only the time passes.
pub struct Unwatched<'a> {
    clock: &'a dyn Clock,
    began: Duration,
}

impl<'a> Unwatched<'a> {
    /// Begins now, by this clock.
    pub fn new(clock: &'a dyn Clock) -> Self {
        Self { clock, began: clock.now() }
    }
}

impl Watch for Unwatched<'_> {
    fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.began)
    }

    fn stops(&self) -> bool {
        false
    }

    fn wants_progress(&self) -> bool {
        false
    }

    fn progress(&self, _view: SearchView) {}
}
