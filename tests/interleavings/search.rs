//! The core's search runner with this program's `sync`.

#[path = "../../core/engine/src/search/clock.rs"]
#[allow(dead_code, reason = "the system clock is not tested here")]
pub mod clock;
#[path = "../../core/engine/src/search/monitor.rs"]
#[expect(dead_code, reason = "only searches on their own thread are tested here")]
pub mod monitor;
#[path = "../../core/engine/src/search/runner.rs"]
#[allow(dead_code, reason = "the tests use only a part of it")]
pub mod runner;

/// Discards log lines: searches fail here by the thousand.
mod failure {
    pub fn tell(_: &str) {}
}

/// Messages of a search, not shared between threads.
pub mod report {
    pub use fivefold_engine::search::{SearchId, SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped};
}

pub use clock::{Clock, StopFlag};
pub use report::{SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped};
pub use runner::{Job, JobOutput, ListenerFault, Search, SearchListener, SearchTask};

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A clock that advances 100 ms per call and stands still during waits, which only a wake ends.
#[derive(Default)]
pub struct SteppingClock(AtomicU64);

impl Clock for SteppingClock {
    fn now(&self) -> Duration {
        Duration::from_millis(100 * self.0.fetch_add(1, Ordering::SeqCst))
    }

    fn wait(&self, most: Duration, stop: &StopFlag) {
        stop.wait(most);
    }
}

/// Returns a search that reports progress a number of times unless stopped.
pub fn reporting(times: u32) -> SearchTask {
    let job: Job = Box::new(move |watch| {
        for _ in 0..times {
            if watch.stops() {
                break;
            }
            if watch.wants_progress() {
                watch.progress(SearchView::default());
            }
        }
        thought()
    });
    task(job)
}

/// Returns a search that ends only when stopped.
pub fn endless() -> SearchTask {
    task(Box::new(|watch| {
        while !watch.stops() {
            crate::sync::thread::yield_now();
        }
        thought()
    }))
}

/// Returns a finished search whose report is delayed forever.
pub fn delayed() -> SearchTask {
    SearchTask { least_ms: u64::MAX, ..task(Box::new(|_| thought())) }
}

fn task(job: Job) -> SearchTask {
    SearchTask { job, match_number: None, mv: 0, least_ms: 0, clock: Arc::<SteppingClock>::default() }
}

fn thought() -> JobOutput {
    JobOutput { mv: Some("b2".to_owned()), view: SearchView::default(), stopped: Stopped::Visits, spent: None }
}
