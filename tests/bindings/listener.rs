use std::sync::{Arc, Condvar, Mutex};

use fivefold::{FivefoldError, SearchListener, SearchProgress, SearchReport};

/// A listener that records its callbacks.
#[derive(Default)]
pub struct RecordingListener {
    callbacks: Mutex<Callbacks>,
    changed: Condvar,
}

/// The callbacks of one search.
#[derive(Clone, Default)]
pub struct Callbacks {
    /// The progress messages in order.
    pub progress: Vec<SearchProgress>,
    /// The reports; exactly one is expected.
    pub reports: Vec<SearchReport>,
    /// The number of progress messages after the report; none are expected.
    pub late: usize,
}

impl RecordingListener {
    pub fn new() -> Arc<Self> {
        Arc::new(Self::default())
    }

    /// Waits for the report.
    pub fn wait_for_report(&self) -> Callbacks {
        let callbacks = self.callbacks.lock().expect("an unpoisoned mutex");
        let callbacks = self.changed.wait_while(callbacks, |callbacks| callbacks.reports.is_empty());
        callbacks.expect("an unpoisoned mutex").clone()
    }

    fn record(&self, change: impl FnOnce(&mut Callbacks)) {
        change(&mut self.callbacks.lock().expect("an unpoisoned mutex"));
        self.changed.notify_all();
    }
}

impl SearchListener for RecordingListener {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), FivefoldError> {
        self.record(|callbacks| {
            callbacks.late += callbacks.reports.len();
            callbacks.progress.push(progress);
        });
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), FivefoldError> {
        self.record(|callbacks| callbacks.reports.push(report));
        Ok(())
    }
}
