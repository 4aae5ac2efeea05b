//! The monitor of a search: provides the time and stop requests, and receives progress.

use std::fmt;
use std::time::Duration;

use super::clock::{Clock, StopFlag};
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

    /// Returns the conditions under which every thread of a search of `ms` milliseconds stops.
    fn stop_conditions(&self, _ms: Option<u64>) -> StopConditions<'_> {
        StopConditions::default()
    }
}

/// The stop conditions of a search that each of its threads checks by itself.
#[derive(Clone, Copy, Default)]
pub struct StopConditions<'a> {
    /// The flag of a stop request.
    pub flag: Option<&'a StopFlag>,
    /// The clock, and its time at which the search ends.
    pub deadline: Option<(&'a dyn Clock, Duration)>,
}

impl fmt::Debug for StopConditions<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deadline = self.deadline.map(|(_, deadline)| deadline);
        formatter.debug_struct("StopConditions").field("flag", &self.flag).field("deadline", &deadline).finish()
    }
}

impl StopConditions<'_> {
    /// Returns whether the search must stop.
    #[must_use]
    pub fn hold(&self) -> bool {
        self.flag.is_some_and(StopFlag::is_raised) || self.deadline.is_some_and(|(clock, end)| clock.now() >= end)
    }
}

/// A monitor that never stops the search and takes no progress.
pub struct Unmonitored<'a> {
    clock: &'a dyn Clock,
    began: Duration,
}

impl fmt::Debug for Unmonitored<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Unmonitored").field("began", &self.began).finish_non_exhaustive()
    }
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
