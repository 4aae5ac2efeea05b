use std::{
    sync::{Arc, mpsc},
    time::Duration,
};

use fivefold_engine::{
    search::{Clock, ListenerFault, SearchListener, SearchProgress, SearchReport, StopFlag, SystemClock},
    session::{Purpose, SearchError, Session},
};

/// The system's clock, but nobody in a terminal waits for a move to look thoughtful.
#[derive(Default)]
struct Brisk(SystemClock);

impl Clock for Brisk {
    fn now(&self) -> Duration {
        self.0.now()
    }

    fn wait(&self, _: Duration, stop: &StopFlag) {
        stop.raise();
    }
}

/// Hands the report over.
struct Post(mpsc::Sender<SearchReport>);

impl SearchListener for Post {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.0.send(report).map_err(|error| ListenerFault { reason: error.to_string() })
    }
}

/// Searches and waits for the report; `None` if a search ends without one, which none does.
pub fn search(session: &mut Session, purpose: Purpose, seed: u64) -> Result<Option<SearchReport>, SearchError> {
    let (sender, receiver) = mpsc::channel();
    // Dropping the handle would cancel.
    let _search = session.start_search(purpose, seed, Arc::new(Brisk::default()), Arc::new(Post(sender)))?;
    Ok(receiver.recv().ok())
}
