//! Time as the search sees it: given from outside, so that tests and matches can bring their own.

use std::time::{Duration, Instant};

use crate::sync::{AtomicBool, Condvar, Mutex, Ordering, PoisonError};

/// A clock that only runs forward.
pub trait Clock: Send + Sync {
    /// The time since some moment of the past, always the same one.
    fn now(&self) -> Duration;

    /// Lets time pass until the flag is raised, but not more than this.
    fn wait(&self, most: Duration, stop: &StopFlag);
}

/// The clock of the system.
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

/// Asks a search to stop, and wakes it if it waits.
#[derive(Debug, Default)]
pub struct StopFlag {
    /// What is read in the middle of a search.
    is_raised: AtomicBool,
    /// The same for whoever waits.
    raised: Mutex<bool>,
    changed: Condvar,
}

impl StopFlag {
    /// Asks to stop, and wakes whoever waits, now and from now on.
    pub fn raise(&self) {
        self.is_raised.store(true, Ordering::Release);
        *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_all();
    }

    /// Whether somebody asks to stop.
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.is_raised.load(Ordering::Acquire)
    }

    /// Blocks the thread until the flag is raised, but not longer than this.
    pub fn wait(&self, most: Duration) {
        let raised = self.raised.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.changed.wait_timeout_while(raised, most, |raised| !*raised));
    }
}
