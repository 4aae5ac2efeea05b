//! The clock and the stop flag of a search. The clock is an interface, so that tests and engine matches can provide
//! their own.

use std::time::{Duration, Instant};

use crate::sync::{AtomicBool, Condvar, Mutex, Ordering, PoisonError};

/// A monotonic clock.
pub trait Clock: Send + Sync {
    /// Returns the time since a fixed moment in the past.
    fn now(&self) -> Duration;

    /// Waits until the flag is raised, for at most `most`.
    fn wait(&self, most: Duration, stop: &StopFlag);
}

/// The system's monotonic clock.
#[derive(Debug)]
pub struct SystemClock {
    start: Instant,
}

impl Default for SystemClock {
    fn default() -> Self {
        Self { start: Instant::now() }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn wait(&self, most: Duration, stop: &StopFlag) {
        stop.wait(most);
    }
}

/// A flag that stops a search and wakes its waiting thread.
#[derive(Debug, Default)]
pub struct StopFlag {
    /// Read by a running search.
    is_raised: AtomicBool,
    /// The same flag for waiting threads.
    raised: Mutex<bool>,
    changed: Condvar,
}

impl StopFlag {
    /// Raises the flag for good and wakes all waiting threads.
    pub fn raise(&self) {
        self.is_raised.store(true, Ordering::Release);
        *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_all();
    }

    /// Returns whether the flag is raised.
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.is_raised.load(Ordering::Acquire)
    }

    /// Blocks the thread until the flag is raised, for at most `most`.
    pub fn wait(&self, most: Duration) {
        let raised = self.raised.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.changed.wait_timeout_while(raised, most, |raised| !*raised));
    }
}
