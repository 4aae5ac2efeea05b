//! The monitor of a search: provides the time and stop requests, and receives progress.

use std::time::Duration;

use super::clock::Clock;
use super::report::SearchView;

/// The interface between a running search and its owner.
pub trait SearchMonitor {
    /// Returns the time since the search began.
    fn elapsed(&self) -> Duration;

    /// Returns whether the search should stop with its current results.
    fn stops(&self) -> bool;

    /// Returns whether a progress report is due.
    fn wants_progress(&self) -> bool;

    /// Receives a progress report.
    fn progress(&self, view: SearchView);
}

/// A monitor that never stops the search and takes no progress.
pub struct Unmonitored<'a> {
    clock: &'a dyn Clock,
    began: Duration,
}

impl<'a> Unmonitored<'a> {
    /// Creates a monitor that starts now, by this clock.
    pub fn new(clock: &'a dyn Clock) -> Self {
        Self { clock, began: clock.now() }
    }
}

impl SearchMonitor for Unmonitored<'_> {
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
