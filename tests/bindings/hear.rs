use std::sync::{Arc, Condvar, Mutex};

use fivefold::{FivefoldError, SearchListener, SearchProgress, SearchReport};

/// A listener that remembers what it heard.
#[derive(Default)]
pub struct Ear {
    heard: Mutex<Heard>,
    news: Condvar,
}

/// What a listener heard of one search.
#[derive(Clone, Default)]
pub struct Heard {
    /// Messages of progress, the oldest first.
    pub progress: Vec<SearchProgress>,
    /// Last messages; there must be one.
    pub reports: Vec<SearchReport>,
    /// Messages of progress after the last message; there must be none.
    pub late: usize,
}

impl Ear {
    pub fn new() -> Arc<Self> {
        Arc::new(Self::default())
    }

    /// Waits until the search has ended.
    pub fn wait_for_report(&self) -> Heard {
        self.wait(|heard| !heard.reports.is_empty())
    }

    fn wait(&self, enough: impl Fn(&Heard) -> bool) -> Heard {
        let heard = self.heard.lock().expect("no test panics while it holds it");
        self.news.wait_while(heard, |heard| !enough(heard)).expect("no test panics while it holds it").clone()
    }

    fn hear(&self, change: impl FnOnce(&mut Heard)) {
        change(&mut self.heard.lock().expect("no test panics while it holds it"));
        self.news.notify_all();
    }
}

impl SearchListener for Ear {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), FivefoldError> {
        self.hear(|heard| {
            heard.late += heard.reports.len();
            heard.progress.push(progress);
        });
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), FivefoldError> {
        self.hear(|heard| heard.reports.push(report));
        Ok(())
    }
}
