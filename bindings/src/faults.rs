//! What only tests call: panics on demand, a clock that runs ahead, and the memory that is held.
#![expect(clippy::panic, clippy::missing_panics_doc, reason = "the guard turns the panic into an error")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use fivefold_app::picture;
use fivefold_engine::search::{self, Clock, StopFlag, SystemClock, Task};

use crate::{
    error::FivefoldError,
    guard::guarded,
    held,
    search::{HostListener, Purpose, Search, SearchListener},
    session::Session,
    states::{Palette, Picture, SearchProgress},
};

/// Runs ahead by this much whenever somebody looks, so that hundreds of messages come from a search of a moment.
const STEP_MS: u64 = 40;

/// A picture at an instant as SVG, for hosts to compare with what they draw of it. Only in libraries made for tests.
///
/// # Errors
/// Only after a fault of the core.
#[uniffi::export]
pub fn drawn(picture: &Picture, at_ms: f64, palette: &Palette) -> Result<String, FivefoldError> {
    guarded(|| Ok(picture::svg(picture, at_ms, palette)))
}

#[uniffi::export]
impl Session {
    /// Panics in the middle of a call. Only in libraries made for tests.
    ///
    /// # Errors
    /// Always: that is what it shows.
    pub fn provoke_fault(&self) -> Result<(), FivefoldError> {
        self.change(|_| -> Result<(), FivefoldError> { panic!("provoked") })
    }

    /// Begins a search that panics. Only in libraries made for tests.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start_faulty_search(&self, listener: Arc<dyn SearchListener>) -> Result<Arc<Search>, FivefoldError> {
        guarded(|| {
            let task = Task {
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

    /// As [`Session::start_search`], with a clock that runs ahead: a search of a moment has many messages, and nobody
    /// waits. Only in libraries made for tests.
    ///
    /// # Errors
    /// As [`Session::start_search`].
    pub fn start_hasty_search(
        &self,
        purpose: Purpose,
        seed: u64,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Arc<Search>, FivefoldError> {
        self.search_by(Arc::new(HastyClock::default()), purpose, seed, listener)
    }
}

/// Panics in a call of no object. Only in libraries made for tests.
///
/// # Errors
/// Always: that is what it shows.
#[uniffi::export]
pub fn provoke_fault() -> Result<(), FivefoldError> {
    guarded(|| -> Result<(), FivefoldError> { panic!("provoked") })
}

/// The bytes this library holds at the moment. Only in libraries made for tests.
///
/// # Errors
/// Never in practice.
#[uniffi::export]
pub fn held_bytes() -> Result<u64, FivefoldError> {
    guarded(|| Ok(held::bytes()))
}

/// Says the same to a listener again and again, on a thread as a search has one, and gives the nanoseconds that the
/// middle one of these messages took: what a message costs. Only in libraries made for tests.
///
/// # Errors
/// If the listener fails, or the system gives no thread.
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

/// The nanoseconds of each of so many messages.
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
