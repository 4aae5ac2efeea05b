//! Time as the search sees it: given from outside, so that tests and matches can bring their own.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A clock that only runs forward.
pub trait Clock: Send + Sync {
    /// The time since some moment of the past, always the same one.
    fn now(&self) -> Duration;

    /// Lets time pass until the bell rings, but not more than this.
    fn wait(&self, most: Duration, bell: &Bell);
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

    fn wait(&self, most: Duration, bell: &Bell) {
        bell.wait(most);
    }
}

/// What wakes a waiting search.
#[derive(Debug, Default)]
pub struct Bell {
    rung: Mutex<bool>,
    changed: Condvar,
}

impl Bell {
    /// Wakes whoever waits, now and from now on.
    pub fn ring(&self) {
        *self.rung.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_all();
    }

    /// Blocks the thread until the bell has been rung, but not longer than this.
    pub fn wait(&self, most: Duration) {
        let rung = self.rung.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.changed.wait_timeout_while(rung, most, |rung| !*rung));
    }
}
