//! A job on a search thread, whose result is taken when its last message has arrived.

use std::{
    sync::{
        Arc,
        mpsc::{Receiver, TryRecvError, channel},
    },
    time::Duration,
};

use super::environment::Environment;
use fivefold_engine::search::{JobOutput, Search, SearchListener, SearchMonitor, SearchTask, SearchView, Stopped};

/// A running job. Dropping it stops the job.
pub struct BackgroundJob<T> {
    search: Search,
    result: Receiver<T>,
}

/// The values passed on to the listener, and the time before the last message.
#[derive(Clone, Copy, Debug, Default)]
pub struct JobMessages {
    /// The number of the match that receives the messages.
    pub match_number: Option<u64>,
    /// The number of moves played.
    pub moves_played: usize,
    /// The minimum time before the last message.
    pub least: Duration,
}

/// The state of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobState<T> {
    /// The job is running.
    Running,
    /// The job has ended with a result.
    Ended(T),
    /// The job has panicked, or its result was taken.
    Failed,
}

impl<T: Send + 'static> BackgroundJob<T> {
    /// Starts a job; returns `None` if the system provides no thread.
    pub fn start(
        environment: &Environment,
        host: &Arc<dyn SearchListener>,
        messages: JobMessages,
        run: impl FnOnce(&dyn SearchMonitor) -> T + Send + 'static,
    ) -> Option<Self> {
        let (sender, result) = channel();
        let task = SearchTask {
            job: Box::new(move |monitor| {
                // The receiver is gone once the job was stopped.
                drop(sender.send(run(monitor)));
                // The move is unused: the result was sent.
                JobOutput {
                    mv: Some(String::new()),
                    view: SearchView::default(),
                    stopped: Stopped::Visits,
                    spent: None,
                }
            }),
            match_number: messages.match_number,
            mv: u32::try_from(messages.moves_played).unwrap_or(u32::MAX),
            least_ms: u64::try_from(messages.least.as_millis()).unwrap_or(u64::MAX),
            clock: Arc::clone(&environment.clock),
        };
        let search = Search::start(task, Arc::clone(host)).ok()?;
        Some(Self { search, result })
    }

    /// Returns the id of the job's search, which its messages bear.
    pub const fn search(&self) -> u64 {
        self.search.id().0
    }

    /// Returns the state of the job, and its result once.
    pub fn state(&self) -> JobState<T> {
        match self.result.try_recv() {
            Ok(result) => JobState::Ended(result),
            Err(TryRecvError::Empty) => JobState::Running,
            Err(TryRecvError::Disconnected) => JobState::Failed,
        }
    }
}
