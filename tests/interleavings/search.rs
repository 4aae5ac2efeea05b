//! The core's runner of searches and what it is made of, over this program's `sync`.

#[path = "../../core/engine/src/search/clock.rs"]
#[allow(dead_code, reason = "the clock of the system is not used here")]
pub mod clock;
#[path = "../../core/engine/src/search/monitor.rs"]
#[expect(dead_code, reason = "a search without a thread is not looked at here")]
pub mod monitor;
#[path = "../../core/engine/src/search/runner.rs"]
#[allow(dead_code, reason = "the core has more use for it than is tried here")]
pub mod runner;

/// Searches fail here by the thousand, and each is looked at.
mod failure {
    pub fn tell(_: &str) {}
}

/// What a search tells: values that no thread shares.
pub mod report {
    pub use fivefold_engine::search::{SearchId, SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped};
}

pub use clock::{Clock, StopFlag};
pub use report::{SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped};
pub use runner::{Job, ListenerFault, Search, SearchListener, Task, Thought};

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A clock that goes a tenth of a second at every look, and stands while somebody waits: only who is woken goes on.
#[derive(Default)]
pub struct Looks(AtomicU64);

impl Clock for Looks {
    fn now(&self) -> Duration {
        Duration::from_millis(100 * self.0.fetch_add(1, Ordering::SeqCst))
    }

    fn wait(&self, most: Duration, stop: &StopFlag) {
        stop.wait(most);
    }
}

/// A search that tells of its progress so many times, if nobody stops it.
pub fn telling(times: u32) -> Task {
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

/// A search that ends only when it is stopped.
pub fn endless() -> Task {
    task(Box::new(|watch| {
        while !watch.stops() {
            crate::sync::thread::yield_now();
        }
        thought()
    }))
}

/// A search that has ended, and whose report is held back for ever.
pub fn held_back() -> Task {
    Task { least_ms: u64::MAX, ..task(Box::new(|_| thought())) }
}

fn task(job: Job) -> Task {
    Task { job, match_number: None, mv: 0, least_ms: 0, clock: Arc::<Looks>::default() }
}

fn thought() -> Thought {
    Thought { mv: Some("b2".to_owned()), view: SearchView::default(), stopped: Stopped::Visits, spent: None }
}
