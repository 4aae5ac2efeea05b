use std::{
    sync::mpsc::{Receiver, Sender, channel},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use fivefold::{FivefoldError, SearchListener, SearchProgress, SearchReport};

/// Longer than any search of a scenario.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A listener that passes the ids of the searches that have ended to the thread that plays the scenario. It ignores
/// progress, whose messages depend on the speed of the machine; the last message brings everything that was found.
pub struct Mailbox {
    sender: Mutex<Sender<u64>>,
}

impl Mailbox {
    pub fn new() -> (Arc<Self>, EndedSearches) {
        let (sender, receiver) = channel();
        (Arc::new(Self { sender: Mutex::new(sender) }), EndedSearches(receiver))
    }
}

impl SearchListener for Mailbox {
    fn on_progress(&self, _: SearchProgress) -> Result<(), FivefoldError> {
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), FivefoldError> {
        // The receiver is gone after the scenario.
        let _ = self.sender.lock().unwrap_or_else(PoisonError::into_inner).send(report.search.0);
        Ok(())
    }
}

/// The ids of the searches that have ended.
pub struct EndedSearches(Receiver<u64>);

impl EndedSearches {
    /// Waits for the end of a search. Returns `None` after a timeout.
    pub fn next(&self) -> Option<u64> {
        self.0.recv_timeout(TIMEOUT).ok()
    }
}
