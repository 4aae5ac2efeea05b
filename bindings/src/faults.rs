//! Test-only functions: panics on demand, an accelerated clock, and the count of allocated bytes.
#![expect(clippy::panic, clippy::missing_panics_doc, reason = "the guard turns the panic into an error")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use fivefold_app::picture;
use fivefold_engine::search::{self, Clock, SearchTask, StopFlag, SystemClock};

use crate::{
    error::FivefoldError,
    guard::guarded,
    held,
    search::{HostListener, Search, SearchListener, SearchPurpose},
    session::Session,
    states::{Palette, Picture, SearchProgress},
};

/// The step of the accelerated clock per reading, so that a short search sends hundreds of messages.
const STEP_MS: u64 = 40;

/// Renders a picture at an instant as SVG, for hosts to compare with their drawing. Only in test libraries.
///
/// # Errors
/// Only after a fault of the core.
#[uniffi::export]
pub fn drawn(picture: &Picture, at_ms: f64, palette: &Palette) -> Result<String, FivefoldError> {
    guarded(|| Ok(picture::svg(picture, at_ms, palette)))
}

#[uniffi::export]
impl Session {
    /// Panics in the middle of a call. Only in test libraries.
    ///
    /// # Errors
    /// Always.
    pub fn provoke_fault(&self) -> Result<(), FivefoldError> {
        self.change(|_| -> Result<(), FivefoldError> { panic!("provoked") })
    }

    /// Starts a search that panics. Only in test libraries.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn start_faulty_search(&self, listener: Arc<dyn SearchListener>) -> Result<Arc<Search>, FivefoldError> {
        guarded(|| {
            let task = SearchTask {
                job: Box::new(|_| panic!("provoked")),
                match_number: None,
                mv: 0,
                least_ms: 0,
                clock: Arc::new(SystemClock::default()),
            };
            let search = search::Search::start(task, Arc::new(HostListener(listener)))
                .map_err(|error| FivefoldError::Fault { reason: error.to_string() })?;
            Ok(Arc::new(Search::new(search)))
        })
    }

    /// Like [`Session::start_search`], with an accelerated clock: a short search sends many messages without waiting.
    /// Only in test libraries.
    ///
    /// # Errors
    /// As [`Session::start_search`].
    pub fn start_hasty_search(
        &self,
        purpose: SearchPurpose,
        seed: u64,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Arc<Search>, FivefoldError> {
        self.search_by(Arc::new(HastyClock::default()), purpose, seed, listener)
    }
}

/// Panics in a free function. Only in test libraries.
///
/// # Errors
/// Always.
#[uniffi::export]
pub fn provoke_fault() -> Result<(), FivefoldError> {
    guarded(|| -> Result<(), FivefoldError> { panic!("provoked") })
}

/// Returns the bytes this library has currently allocated. Only in test libraries.
///
/// # Errors
/// Only after a fault of the core.
#[uniffi::export]
pub fn held_bytes() -> Result<u64, FivefoldError> {
    guarded(|| Ok(held::bytes()))
}

/// Sends the same message to a listener repeatedly, on a thread like a search's, and returns the median cost of a
/// message in nanoseconds. Only in test libraries.
///
/// # Errors
/// If the listener fails, or the system cannot start a thread.
#[uniffi::export]
pub fn deliver(progress: SearchProgress, times: u32, listener: Arc<dyn SearchListener>) -> Result<u64, FivefoldError> {
    guarded(|| {
        let thread = std::thread::Builder::new().spawn(move || costs_of(&progress, times, listener.as_ref()));
        let thread = thread.map_err(|error| FivefoldError::Fault { reason: error.to_string() })?;
        let mut costs = thread.join().unwrap_or_else(|panic| Err(FivefoldError::of_panic(panic.as_ref())))?;
        costs.sort_unstable();
        Ok(costs.get(costs.len() / 2).copied().unwrap_or(0))
    })
}

/// Returns the duration of each of `times` messages in nanoseconds.
fn costs_of(progress: &SearchProgress, times: u32, listener: &dyn SearchListener) -> Result<Vec<u64>, FivefoldError> {
    let cost = |_| {
        let message = progress.clone();
        let begin = Instant::now();
        listener.on_progress(message)?;
        Ok(u64::try_from(begin.elapsed().as_nanos()).unwrap_or(u64::MAX))
    };
    (0..times).map(cost).collect()
}

#[derive(Default)]
struct HastyClock {
    ms: AtomicU64,
}

impl Clock for HastyClock {
    fn now(&self) -> Duration {
        Duration::from_millis(self.ms.fetch_add(STEP_MS, Ordering::Relaxed))
    }

    fn wait(&self, most: Duration, _: &StopFlag) {
        let ms = u64::try_from(most.as_millis()).unwrap_or(u64::MAX);
        self.ms.fetch_add(ms, Ordering::Relaxed);
    }
}
