use std::{
    sync::{Arc, mpsc},
    time::Duration,
};

use fivefold_engine::{
    search::{Clock, SearchReport, StopFlag, SystemClock},
    session::{SearchError, SearchPurpose, Session},
};

/// The system's clock without the delay before a computer's move.
#[derive(Default)]
struct NoWaitClock(SystemClock);

impl Clock for NoWaitClock {
    fn now(&self) -> Duration {
        self.0.now()
    }

    fn wait(&self, _: Duration, stop: &StopFlag) {
        stop.raise();
    }
}

/// Searches and waits for the report; `None` if the search ends without one, which does not happen.
pub fn search(session: &mut Session, purpose: SearchPurpose, seed: u64) -> Result<Option<SearchReport>, SearchError> {
    let (sender, receiver) = mpsc::channel();
    // Dropping the handle would cancel the search.
    let _search = session.start_search(purpose, seed, Arc::new(NoWaitClock::default()), Arc::new(sender))?;
    Ok(receiver.recv().ok())
}
