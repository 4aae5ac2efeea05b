use std::{
    sync::{Arc, mpsc},
    time::Duration,
};

use fivefold_engine::{
    search::{Clock, ListenerFault, SearchListener, SearchProgress, SearchReport, StopFlag, SystemClock},
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

/// A listener that sends the report.
struct ChannelListener(mpsc::Sender<SearchReport>);

impl SearchListener for ChannelListener {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.0.send(report).map_err(|error| ListenerFault { reason: error.to_string() })
    }
}

/// Searches and waits for the report; `None` if the search ends without one, which does not happen.
pub fn search(session: &mut Session, purpose: SearchPurpose, seed: u64) -> Result<Option<SearchReport>, SearchError> {
    let (sender, receiver) = mpsc::channel();
    // Dropping the handle would cancel the search.
    let _search =
        session.start_search(purpose, seed, Arc::new(NoWaitClock::default()), Arc::new(ChannelListener(sender)))?;
    Ok(receiver.recv().ok())
}
