use std::{
    sync::mpsc::{Receiver, Sender, channel},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use fivefold::{FivefoldError, SearchListener, SearchProgress, SearchReport};

/// Longer than any search of a scenario.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A listener like a front end's: it passes the ids of searches to the thread that plays the scenario.
pub struct Mailbox {
    sender: Mutex<Sender<Message>>,
}

/// A callback of a search.
#[derive(Clone, Copy)]
pub struct Message {
    /// The id of the search.
    pub search: u64,
    /// Whether the search has ended.
    pub is_last: bool,
}

impl Mailbox {
    pub fn new() -> (Arc<Self>, Messages) {
        let (sender, receiver) = channel();
        (Arc::new(Self { sender: Mutex::new(sender) }), Messages(receiver))
    }

    fn send(&self, search: u64, is_last: bool) {
        // The receiver is gone after the scenario.
        let _ = self.sender.lock().unwrap_or_else(PoisonError::into_inner).send(Message { search, is_last });
    }
}

impl SearchListener for Mailbox {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), FivefoldError> {
        self.send(progress.search.0, false);
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), FivefoldError> {
        self.send(report.search.0, true);
        Ok(())
    }
}

/// The messages of a mailbox.
pub struct Messages(Receiver<Message>);

impl Messages {
    /// Waits for the next message. Returns `None` after a timeout.
    pub fn next(&self) -> Option<Message> {
        self.0.recv_timeout(TIMEOUT).ok()
    }
}
