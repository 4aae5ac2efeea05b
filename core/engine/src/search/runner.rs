//! The thread a search runs on, and its contract with whoever listens.
//!
//! - For every search that was started, [`SearchListener::on_finished`] is called exactly once, on the search's thread,
//!   whatever happens: a panic in the search or in the listener included.
//! - [`SearchListener::on_progress`] is called at most ten times a second, first within a tenth of a second, and never
//!   after `on_finished` has begun.
//! - [`Search::cancel`] only leaves a note and never waits. It answers whether a call of `on_progress` was under way:
//!   if not, none begins any more; if so, that one call may still be running, or even about to begin, and is the last.
//!   More cannot be had: between the decision to call and the first instruction of the listener, the search's thread
//!   may be held up for as long as the system likes, and who cancels neither waits for it nor locks it out. Who must
//!   not hear of a cancelled search compares [`SearchProgress::search`].
//! - No lock is held while the listener runs: it may call anything, also [`Search::cancel`], and drop the handle.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use super::clock::{Clock, StopFlag};
use super::failure;
use super::report::{SearchId, SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped};
use super::watch::Watch;
use crate::sync::{AtomicBool, Mutex, MutexGuard, Ordering, PoisonError, thread};

/// Hears of a search, on the thread of the search.
pub trait SearchListener: Send + Sync {
    /// Hears what the search knows so far.
    ///
    /// # Errors
    /// If it cannot go on; the search ends then, and fails.
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault>;

    /// Hears what came of the search: the last call.
    ///
    /// # Errors
    /// If it could not take the report; nobody is told.
    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault>;
}

/// Why a listener could not take a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the listener failed: {reason}")]
pub struct ListenerFault {
    /// What went wrong, for a log.
    pub reason: String,
}

/// Why a search could not be started; the listener is not called then.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The system gives no thread.
    #[error("no thread for the search")]
    NoThread(#[source] std::io::Error),
}

/// What a search is to do. It ends soon after the watch says so.
pub type Job = Box<dyn FnOnce(&dyn Watch) -> Thought + Send>;

/// What is done before a search thinks. It too ends soon after the watch says so.
pub type Errand = Box<dyn FnOnce(&dyn Watch) + Send>;

/// What came of a job.
pub struct Thought {
    /// The turn to play as text; `None` if the game has ended.
    pub turn: Option<String>,
    /// What is known.
    pub view: SearchView,
    /// Why it stopped.
    pub stopped: Stopped,
    /// What is thrown away only after the report has been given, because that takes time.
    pub spent: Option<Box<dyn Any + Send>>,
}

/// A job and what it is run with.
pub struct Task {
    /// What to do.
    pub job: Job,
    /// The match it is for, by the number its keeper knows it by; told to the listener.
    pub match_number: Option<u64>,
    /// How many turns have been played in the position that is searched; told to the listener.
    pub turn: u32,
    /// How long the report is held back, in milliseconds, unless somebody asks for the move or cancels.
    pub least_ms: u64,
    /// The time.
    pub clock: Arc<dyn Clock>,
}

/// A search that was started. Dropping it cancels.
#[derive(Debug)]
pub struct Search {
    id: SearchId,
    orders: Arc<Orders>,
}

/// What the owner of a search orders, and what it tells the owner.
#[derive(Debug, Default)]
struct Orders {
    /// Locked only to decide whether a message begins, never while one is delivered.
    telling: Mutex<Telling>,
    stop: StopFlag,
    is_finished: AtomicBool,
}

/// Whether progress may be told, and is being told.
#[derive(Debug, Default)]
struct Telling {
    is_cancelled: bool,
    is_under_way: bool,
}

impl Orders {
    fn cancel(&self) -> bool {
        let mut telling = self.telling();
        telling.is_cancelled = true;
        let is_under_way = telling.is_under_way;
        drop(telling);
        self.stop.raise();
        is_under_way
    }

    fn telling(&self) -> MutexGuard<'_, Telling> {
        self.telling.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Decides that a message of progress is told now, unless the search was cancelled.
    fn begin_telling(&self) -> bool {
        let mut telling = self.telling();
        telling.is_under_way = !telling.is_cancelled;
        telling.is_under_way
    }

    fn end_telling(&self) {
        self.telling().is_under_way = false;
    }

    fn is_cancelled(&self) -> bool {
        self.telling().is_cancelled
    }
}

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

impl Search {
    /// Runs a task on a thread of its own.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start(task: Task, listener: Arc<dyn SearchListener>) -> Result<Self, StartError> {
        let id = SearchId(NEXT_ID.fetch_add(1, Ordering::Relaxed));
        let orders = Arc::new(Orders::default());
        let search = Self { id, orders: Arc::clone(&orders) };
        thread::Builder::new()
            .name("fivefold-search".to_owned())
            .spawn(move || run(id, task, listener.as_ref(), &orders))
            .map_err(StartError::NoThread)?;
        Ok(search)
    }

    /// Which search it is, in all its messages.
    #[must_use]
    pub const fn id(&self) -> SearchId {
        self.id
    }

    /// Ends the search without a move. Never waits; from any thread, any number of times. Answers whether a call of
    /// [`SearchListener::on_progress`] was under way, which may then even be about to begin; no other one follows.
    #[allow(
        clippy::must_use_candidate,
        reason = "most who cancel know their searches by number; a test makes it private"
    )]
    pub fn cancel(&self) -> bool {
        self.orders.cancel()
    }

    /// Ends the search with the best turn so far. Never waits; from any thread, any number of times.
    pub fn move_now(&self) {
        self.orders.stop.raise();
    }

    /// Whether the listener has been given the last message and has returned from it.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.orders.is_finished.load(Ordering::Acquire)
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// When the first progress is told.
const FIRST_PROGRESS: Duration = Duration::from_millis(50);

/// The time between two messages of progress.
const PROGRESS_PERIOD: Duration = Duration::from_millis(100);

fn run(id: SearchId, task: Task, listener: &dyn SearchListener, orders: &Orders) {
    let Task { job, match_number, turn, least_ms, clock } = task;
    let watch = RunnerWatch {
        id,
        match_number,
        turn,
        began: clock.now(),
        clock: clock.as_ref(),
        next_progress: Cell::new(FIRST_PROGRESS),
        fault: RefCell::default(),
        listener,
        orders,
    };
    let thought = catch_unwind(AssertUnwindSafe(|| job(&watch)));
    let elapsed = watch.elapsed();
    let least = Duration::from_millis(least_ms);
    while thought.is_ok() && watch.elapsed() < least && !watch.stops() {
        clock.wait(least.saturating_sub(watch.elapsed()), &orders.stop);
    }
    let fault = watch.fault.take();
    let (outcome, view, spent) = match (thought, fault) {
        (Err(panic), _) => {
            (SearchOutcome::Failed { reason: panic_reason(panic.as_ref()) }, SearchView::default(), None)
        }
        (Ok(thought), fault) => {
            let outcome = match (fault, thought.turn) {
                _ if orders.is_cancelled() => SearchOutcome::Cancelled,
                (Some(reason), _) => SearchOutcome::Failed { reason },
                (None, Some(turn)) => SearchOutcome::Move { turn, stopped: thought.stopped },
                (None, None) => SearchOutcome::Failed { reason: "the game has ended".to_owned() },
            };
            (outcome, thought.view, thought.spent)
        }
    };
    if let SearchOutcome::Failed { reason } = &outcome {
        failure::tell(reason);
    }
    let elapsed_ms = milliseconds(elapsed);
    let report = SearchReport { search: id, match_number, turn, elapsed_ms, outcome, view };
    // There is nobody left to be told of a fault here.
    drop(catch_unwind(AssertUnwindSafe(|| listener.on_finished(report))));
    orders.is_finished.store(true, Ordering::Release);
    drop(spent);
}

/// What a running search sees of its owner.
struct RunnerWatch<'a> {
    id: SearchId,
    match_number: Option<u64>,
    turn: u32,
    began: Duration,
    clock: &'a dyn Clock,
    next_progress: Cell<Duration>,
    fault: RefCell<Option<String>>,
    listener: &'a dyn SearchListener,
    orders: &'a Orders,
}

impl Watch for RunnerWatch<'_> {
    fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.began)
    }

    fn stops(&self) -> bool {
        self.orders.stop.is_raised()
    }

    fn wants_progress(&self) -> bool {
        !self.stops() && self.elapsed() >= self.next_progress.get()
    }

    fn progress(&self, view: SearchView) {
        let elapsed = self.elapsed();
        let progress = SearchProgress {
            search: self.id,
            match_number: self.match_number,
            turn: self.turn,
            elapsed_ms: milliseconds(elapsed),
            view,
        };
        if !self.orders.begin_telling() {
            return;
        }
        let heard = catch_unwind(AssertUnwindSafe(|| self.listener.on_progress(progress)));
        self.orders.end_telling();
        let fault = match heard {
            Ok(Ok(())) => None,
            Ok(Err(fault)) => Some(fault.to_string()),
            Err(panic) => Some(panic_reason(panic.as_ref())),
        };
        if fault.is_some() {
            *self.fault.borrow_mut() = fault;
            self.orders.stop.raise();
        }
        // Counted from its end, so that a slow listener is not flooded.
        self.next_progress.set(self.elapsed() + PROGRESS_PERIOD);
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

fn panic_reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("panic: {}", text.unwrap_or("without a message"))
}
