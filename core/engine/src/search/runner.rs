//! The thread of a search and its contract with the listener.
//!
//! - Each started search calls [`SearchListener::on_finished`] exactly once, on the search's thread, also after a panic
//!   in the search or in the listener.
//! - [`SearchListener::on_progress`] is called at most ten times a second, first within a tenth of a second, and never
//!   after `on_finished` has begun.
//! - [`Search::cancel`] sets a flag and never waits. It returns whether a call of `on_progress` was under way: if not,
//!   no further call begins; if so, that one call may still be running, or about to begin, and is the last. No stronger
//!   guarantee is possible: the search's thread may be suspended between its decision to call and the listener's first
//!   instruction, and `cancel` neither waits for that thread nor locks it out. A listener that must ignore cancelled
//!   searches compares [`SearchProgress::search`].
//! - No lock is held while the listener runs: the listener may call anything, including [`Search::cancel`], and drop
//!   the handle.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::Sender;
use std::time::Duration;

use super::clock::{Clock, StopFlag};
use super::failure;
use super::monitor::{SearchMonitor, StopConditions};
use super::report::{SearchId, SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped};
use crate::sync::{AtomicBool, Mutex, MutexGuard, Ordering, PoisonError, thread};

/// Receives a search's messages, on the thread of the search.
pub trait SearchListener: Send + Sync {
    /// Called with the search's results so far.
    ///
    /// # Errors
    /// If the listener cannot continue; the search then ends as failed.
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault>;

    /// Called with the final report, as the last call.
    ///
    /// # Errors
    /// If the listener cannot take the report; the error is discarded.
    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault>;
}

/// Sends the final report, and ignores progress.
impl SearchListener for Sender<SearchReport> {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.send(report).map_err(|error| ListenerFault { reason: error.to_string() })
    }
}

/// The reason a listener could not take a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the listener failed: {reason}")]
pub struct ListenerFault {
    /// The cause, for a log.
    pub reason: String,
}

/// The reason a search could not be started. The listener is then never called.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The system provided no thread.
    #[error("no thread for the search")]
    NoThread(#[source] std::io::Error),
}

/// The search to run. A job ends soon after the monitor requests a stop.
pub type Job = Box<dyn FnOnce(&dyn SearchMonitor) -> JobOutput + Send>;

/// Work done before a search. The callback ends soon after the monitor requests a stop.
pub type Preparation = Box<dyn FnOnce(&dyn SearchMonitor) + Send>;

/// The result of a job.
pub struct JobOutput {
    /// The move to play as text; `None` if the game has ended.
    pub mv: Option<String>,
    /// The search's results.
    pub view: SearchView,
    /// The reason the search stopped.
    pub stopped: Stopped,
    /// Data dropped only after the report has been delivered, because dropping it takes time.
    pub spent: Option<Box<dyn Any + Send>>,
}

impl fmt::Debug for JobOutput {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { mv, view, stopped, spent: _ } = self;
        let mut output = formatter.debug_struct("JobOutput");
        output.field("mv", mv).field("view", view).field("stopped", stopped).finish_non_exhaustive()
    }
}

/// A job with its parameters.
pub struct SearchTask {
    /// The job to run.
    pub job: Job,
    /// The number of the match, passed on to the listener.
    pub match_number: Option<u64>,
    /// The number of moves played before the searched position, passed on to the listener.
    pub mv: u32,
    /// The minimum time before the report in milliseconds, cut short by a cancellation or a request for the move.
    pub least_ms: u64,
    /// The clock.
    pub clock: Arc<dyn Clock>,
}

impl fmt::Debug for SearchTask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut task = formatter.debug_struct("SearchTask");
        task.field("match_number", &self.match_number).field("mv", &self.mv).field("least_ms", &self.least_ms);
        task.finish_non_exhaustive()
    }
}

/// A handle of a started search. Dropping the handle cancels the search.
#[derive(Debug)]
pub struct Search {
    id: SearchId,
    control: Arc<SearchControl>,
}

/// The state shared by a search and its handle.
#[derive(Debug, Default)]
struct SearchControl {
    /// Locked only to decide whether a message begins, never during its delivery.
    progress: Mutex<ProgressState>,
    stop: StopFlag,
    is_finished: AtomicBool,
}

/// The state of progress messages: cancelled, and under way.
#[derive(Debug, Default)]
struct ProgressState {
    is_cancelled: bool,
    is_under_way: bool,
}

impl SearchControl {
    fn cancel(&self) -> bool {
        let mut progress = self.progress();
        progress.is_cancelled = true;
        let is_under_way = progress.is_under_way;
        drop(progress);
        self.stop.raise();
        is_under_way
    }

    fn progress(&self) -> MutexGuard<'_, ProgressState> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a progress message unless the search was cancelled; returns whether it has begun.
    fn begin_progress(&self) -> bool {
        let mut progress = self.progress();
        progress.is_under_way = !progress.is_cancelled;
        progress.is_under_way
    }

    fn end_progress(&self) {
        self.progress().is_under_way = false;
    }

    fn is_cancelled(&self) -> bool {
        self.progress().is_cancelled
    }
}

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

impl Search {
    /// Starts a task on its own thread.
    ///
    /// # Errors
    /// If the system provides no thread.
    pub fn start(task: SearchTask, listener: Arc<dyn SearchListener>) -> Result<Self, StartError> {
        let id = SearchId(NEXT_ID.fetch_add(1, Ordering::Relaxed));
        let control = Arc::new(SearchControl::default());
        let search = Self { id, control: Arc::clone(&control) };
        thread::Builder::new()
            .name("fivefold-search".to_owned())
            .spawn(move || run(id, task, listener.as_ref(), &control))
            .map_err(StartError::NoThread)?;
        Ok(search)
    }

    /// Returns the search's id, which is part of all its messages.
    #[must_use]
    pub const fn id(&self) -> SearchId {
        self.id
    }

    /// Cancels the search without a move. Never blocks; callable from any thread, any number of times. Returns whether
    /// a call of [`SearchListener::on_progress`] was under way or about to begin; no further call follows.
    #[allow(clippy::must_use_candidate, reason = "most callers compare search ids instead; private in one test build")]
    pub fn cancel(&self) -> bool {
        self.control.cancel()
    }

    /// Ends the search with the best move so far. Never blocks; callable from any thread, any number of times.
    pub fn move_now(&self) {
        self.control.stop.raise();
    }

    /// Returns whether the listener has returned from its last message.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.control.is_finished.load(Ordering::Acquire)
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// The time of the first progress message.
const FIRST_PROGRESS: Duration = Duration::from_millis(50);

/// The interval between two progress messages.
const PROGRESS_PERIOD: Duration = Duration::from_millis(100);

fn run(id: SearchId, task: SearchTask, listener: &dyn SearchListener, control: &SearchControl) {
    let SearchTask { job, match_number, mv, least_ms, clock } = task;
    let watch = RunnerMonitor {
        id,
        match_number,
        mv,
        began: clock.now(),
        clock: clock.as_ref(),
        next_progress: Cell::new(FIRST_PROGRESS),
        fault: RefCell::default(),
        listener,
        control,
    };
    let thought = catch_unwind(AssertUnwindSafe(|| job(&watch)));
    let elapsed = watch.elapsed();
    let least = Duration::from_millis(least_ms);
    while thought.is_ok() && watch.elapsed() < least && !watch.stops() {
        clock.wait(least.saturating_sub(watch.elapsed()), &control.stop);
    }
    let fault = watch.fault.take();
    let (outcome, view, spent) = match (thought, fault) {
        (Err(panic), _) => {
            (SearchOutcome::Failed { reason: panic_reason(panic.as_ref()) }, SearchView::default(), None)
        }
        (Ok(thought), fault) => {
            let outcome = match (fault, thought.mv) {
                _ if control.is_cancelled() => SearchOutcome::Cancelled,
                (Some(reason), _) => SearchOutcome::Failed { reason },
                (None, Some(mv)) => SearchOutcome::Move { text: mv, stopped: thought.stopped },
                (None, None) => SearchOutcome::Failed { reason: "the game has ended".to_owned() },
            };
            (outcome, thought.view, thought.spent)
        }
    };
    if let SearchOutcome::Failed { reason } = &outcome {
        failure::tell(reason);
    }
    let elapsed_ms = milliseconds(elapsed);
    let report = SearchReport { search: id, match_number, moves_played: mv, elapsed_ms, outcome, view };
    // A fault of the last call cannot be reported to any listener.
    drop(catch_unwind(AssertUnwindSafe(|| listener.on_finished(report))));
    control.is_finished.store(true, Ordering::Release);
    drop(spent);
}

/// The monitor of a running search.
struct RunnerMonitor<'a> {
    id: SearchId,
    match_number: Option<u64>,
    mv: u32,
    began: Duration,
    clock: &'a dyn Clock,
    next_progress: Cell<Duration>,
    fault: RefCell<Option<String>>,
    listener: &'a dyn SearchListener,
    control: &'a SearchControl,
}

impl SearchMonitor for RunnerMonitor<'_> {
    fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.began)
    }

    fn stops(&self) -> bool {
        self.control.stop.is_raised()
    }

    fn wants_progress(&self) -> bool {
        !self.stops() && self.elapsed() >= self.next_progress.get()
    }

    fn progress(&self, view: SearchView) {
        let elapsed = self.elapsed();
        let progress = SearchProgress {
            search: self.id,
            match_number: self.match_number,
            moves_played: self.mv,
            elapsed_ms: milliseconds(elapsed),
            view,
        };
        if !self.control.begin_progress() {
            return;
        }
        let heard = catch_unwind(AssertUnwindSafe(|| self.listener.on_progress(progress)));
        self.control.end_progress();
        let fault = match heard {
            Ok(Ok(())) => None,
            Ok(Err(fault)) => Some(fault.to_string()),
            Err(panic) => Some(panic_reason(panic.as_ref())),
        };
        if fault.is_some() {
            *self.fault.borrow_mut() = fault;
            self.control.stop.raise();
        }
        // Counted from the end of the call, so that a slow listener is not flooded.
        self.next_progress.set(self.elapsed() + PROGRESS_PERIOD);
    }

    fn stop_conditions(&self, ms: Option<u64>) -> StopConditions<'_> {
        let deadline = ms.map(|ms| (self.clock, self.began.saturating_add(Duration::from_millis(ms))));
        StopConditions { flag: Some(&self.control.stop), deadline }
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

fn panic_reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("panic: {}", text.unwrap_or("without a message"))
}
