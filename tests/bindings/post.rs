use std::{
    sync::mpsc::{Receiver, Sender, channel},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use fivefold::{FivefoldError, SearchListener, SearchProgress, SearchReport};

/// Longer than any search of a scenario.
const PATIENCE: Duration = Duration::from_mins(1);

/// A listener as a front end has one: it leaves the numbers of searches for the thread that plays the scenario.
pub struct Post {
    sender: Mutex<Sender<Letter>>,
}

/// What was heard.
#[derive(Clone, Copy)]
pub struct Letter {
    /// Of which search.
    pub search: u64,
    /// Of which match, if it is for one.
    pub match_number: Option<u64>,
    /// Whether it was the last message.
    pub is_last: bool,
}

impl Post {
    pub fn new() -> (Arc<Self>, Letters) {
        let (sender, receiver) = channel();
        (Arc::new(Self { sender: Mutex::new(sender) }), Letters(receiver))
    }

    fn send(&self, letter: Letter) {
        // Nobody listens any more once a scenario has ended.
        let _ = self.sender.lock().unwrap_or_else(PoisonError::into_inner).send(letter);
    }
}

impl SearchListener for Post {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), FivefoldError> {
        self.send(Letter { search: progress.search.0, match_number: progress.match_number, is_last: false });
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), FivefoldError> {
        self.send(Letter { search: report.search.0, match_number: report.match_number, is_last: true });
        Ok(())
    }
}

/// Where a scenario waits for messages.
pub struct Letters(Receiver<Letter>);

impl Letters {
    /// The next message; none if nothing is said.
    pub fn next(&self) -> Option<Letter> {
        self.0.recv_timeout(PATIENCE).ok()
    }
}
