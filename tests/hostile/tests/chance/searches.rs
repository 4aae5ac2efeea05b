//! Ends searches in every way, several at a time: each finishes once and leaks no thread and no memory.

use std::collections::BTreeSet;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use cpu_time::ProcessTime;
use fivefold_engine::games::{self, Game};
use fivefold_engine::search::{
    Clock, ListenerFault, Search, SearchLimits, SearchListener, SearchOutcome, SearchProgress, SearchReport, StopFlag,
};
use fivefold_engine::session::{SearchPurpose, Session};
use fivefold_hostile::Rng;

use crate::memory::held_by_all;
use crate::record::{self, Row};

/// The default number of searches.
const SEARCHES: u64 = 250;

/// The number of searches at a time.
const AT_A_TIME: usize = 10;

/// Maximum growth of memory after the first search of each game.
const MOST_LEFT: isize = 1_000_000;

/// A timeout that no search reaches on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// How a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    ByItself,
    Cancelled,
    CancelledTwice,
    Dropped,
    MoveNow,
    MoveNowAndCancelled,
    CancelledAtProgress,
    DroppedAtProgress,
    FailsAtProgress,
    PanicsAtProgress,
    FailsAtFinish,
    PanicsAtFinish,
    CancelledByAnotherThread,
    AfterItsSession,
}

const ENDS: [End; 14] = [
    End::ByItself,
    End::Cancelled,
    End::CancelledTwice,
    End::Dropped,
    End::MoveNow,
    End::MoveNowAndCancelled,
    End::CancelledAtProgress,
    End::DroppedAtProgress,
    End::FailsAtProgress,
    End::PanicsAtProgress,
    End::FailsAtFinish,
    End::PanicsAtFinish,
    End::CancelledByAnotherThread,
    End::AfterItsSession,
];

/// A clock that makes a search report progress at nearly every check.
#[derive(Default)]
struct FastClock(AtomicU32);

impl Clock for FastClock {
    fn now(&self) -> Duration {
        Duration::from_millis(u64::from(self.0.fetch_add(20, Ordering::Relaxed)))
    }

    fn wait(&self, _: Duration, _: &StopFlag) {}
}

/// Counts messages of a search, and ends it from the callback.
struct RecordingListener {
    end: End,
    search: Mutex<Option<Search>>,
    reports: Mutex<Vec<SearchReport>>,
    message_received: Condvar,
    late: AtomicU32,
}

impl RecordingListener {
    fn reports(&self) -> std::sync::MutexGuard<'_, Vec<SearchReport>> {
        self.reports.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn held(&self) -> std::sync::MutexGuard<'_, Option<Search>> {
        self.search.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SearchListener for RecordingListener {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        if !self.reports().is_empty() {
            self.late.fetch_add(1, Ordering::Relaxed);
        }
        match self.end {
            End::CancelledAtProgress => {
                if let Some(search) = self.held().as_ref() {
                    search.cancel();
                }
            }
            End::DroppedAtProgress => drop(self.held().take()),
            End::FailsAtProgress => return Err(ListenerFault { reason: "provoked: no listener".to_owned() }),
            // A panic without a message on the terminal.
            End::PanicsAtProgress => resume_unwind(Box::new("provoked")),
            _ => {}
        }
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.reports().push(report);
        self.message_received.notify_all();
        match self.end {
            End::FailsAtFinish => Err(ListenerFault { reason: "provoked: no listener".to_owned() }),
            End::PanicsAtFinish => resume_unwind(Box::new("provoked")),
            _ => Ok(()),
        }
    }
}

/// Begins a search of a game and ends it.
fn begin(rng: &mut Rng, game: &dyn Game, end: End) -> Arc<RecordingListener> {
    let mut session = Session::new(game.id(), &serde_json::json!({})).expect("a standard game");
    let listener = Arc::new(RecordingListener {
        end,
        search: Mutex::default(),
        reports: Mutex::default(),
        message_received: Condvar::new(),
        late: AtomicU32::new(0),
    });
    // Searches that end by themselves are small; a few have several threads.
    let visits = if matches!(end, End::ByItself | End::FailsAtFinish | End::PanicsAtFinish) { 20 } else { 100_000 };
    let threads = if rng.below(8) == 0 { 3 } else { 1 };
    let limits = SearchLimits { visits: Some(visits), ms: None, threads, memory_bytes: 1 << 20 };
    let shared: Arc<dyn SearchListener> = Arc::<RecordingListener>::clone(&listener);
    let search = session.start_search(SearchPurpose::Custom(limits), rng.number(), Arc::<FastClock>::default(), shared);
    let search = search.expect("the thread starts");
    for _ in 0..rng.below(3) {
        thread::yield_now();
    }
    match end {
        End::Cancelled => drop(search.cancel()),
        End::CancelledTwice => drop((search.cancel(), search.cancel())),
        End::Dropped => return listener,
        End::MoveNow => search.move_now(),
        End::MoveNowAndCancelled => {
            search.move_now();
            search.cancel();
        }
        End::CancelledByAnotherThread => {
            return thread::scope(|scope| {
                scope.spawn(|| search.cancel());
                listener
            });
        }
        End::AfterItsSession => {
            drop(session);
            search.move_now();
        }
        _ => {}
    }
    *listener.held() = Some(search);
    listener
}

/// Waits for the report of a search and returns its outcome.
fn finished(listener: &RecordingListener) -> String {
    let (reports, waited) = listener
        .message_received
        .wait_timeout_while(listener.reports(), PATIENCE, |reports| reports.is_empty())
        .expect("no thread has panicked");
    assert!(!waited.timed_out(), "{:?}: the search does not finish", listener.end);
    let outcome = match &reports[0].outcome {
        SearchOutcome::Move { stopped, .. } => format!("a move, {stopped:?}"),
        SearchOutcome::Cancelled => "cancelled".to_owned(),
        SearchOutcome::Failed { reason } => reason.clone(),
    };
    let may = match listener.end {
        End::FailsAtProgress => outcome.ends_with("no listener") || outcome.starts_with("a move"),
        End::PanicsAtProgress => outcome.ends_with("provoked") || outcome.starts_with("a move"),
        End::Cancelled | End::CancelledTwice | End::Dropped => outcome == "cancelled" || outcome.starts_with("a move"),
        End::ByItself | End::MoveNow | End::AfterItsSession | End::FailsAtFinish | End::PanicsAtFinish => {
            outcome.starts_with("a move")
        }
        _ => !outcome.starts_with("panic") && !outcome.starts_with("the listener"),
    };
    assert!(may, "{:?}: {outcome}", listener.end);
    drop(reports);
    // Waits for the handle and then for the thread, which hold the listener.
    drop(listener.held().take());
    format!("{:?}: {outcome}", listener.end)
}

/// Returns the number of search threads.
fn searching() -> usize {
    let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return 0 };
    let names = threads.filter_map(|thread| std::fs::read_to_string(thread.ok()?.path().join("comm")).ok());
    names.filter(|name| name.starts_with("fivefold-search")).count()
}

#[test]
fn searches_end_in_every_way() {
    let _alone = crate::ALONE.write().unwrap_or_else(PoisonError::into_inner);
    let (count, seed) = (record::searches(SEARCHES), record::seed());
    if record::has("searches", seed, count) {
        println!("searches: {count} from seed {seed} are on record");
        return;
    }
    let mut rng = Rng(seed);
    let (mut outcomes, mut before) = (BTreeSet::new(), None);
    let began = ProcessTime::now();
    let all = games::all();
    // Tables of the whole program are filled by the first search that needs them and never freed, so that one search of each
    // game runs to its end first. A thread unpacks the opening book of Connect Four; the solver waits for its last part.
    let mut session = Session::new("connect-four", &serde_json::json!({})).expect("a standard game");
    session.play_all("4 4 4 4 4 4 3 3 3 3").expect("legal moves");
    session.state().solve(1_000, &|| false);
    for batch in 0..=count / AT_A_TIME as u64 {
        let listeners: Vec<_> = if batch == 0 {
            all.iter().map(|game| begin(&mut rng, *game, End::ByItself)).collect()
        } else {
            let mut any = || {
                let end = *rng.of(&ENDS);
                let game = all[rng.below(all.len())];
                begin(&mut rng, game, end)
            };
            (0..AT_A_TIME).map(|_| any()).collect()
        };
        outcomes.extend(listeners.iter().map(|listener| finished(listener)));
        for mut listener in listeners {
            // The thread drops the listener after the last message.
            let listener = loop {
                match Arc::try_unwrap(listener) {
                    Ok(listener) => break listener,
                    Err(shared) => listener = shared,
                }
                thread::yield_now();
            };
            assert_eq!(listener.reports().len(), 1, "{:?}: must finish exactly once", listener.end);
            assert_eq!(listener.late.load(Ordering::Relaxed), 0, "{:?}: progress after the report", listener.end);
        }
        while searching() > 0 {
            thread::yield_now();
        }
        before.get_or_insert_with(held_by_all);
    }
    let most_left = held_by_all() - before.unwrap_or_default();
    assert!(most_left <= MOST_LEFT, "{most_left} bytes leaked");
    assert!(outcomes.len() >= ENDS.len(), "{outcomes:?}");
    let per_search = began.elapsed() / u32::try_from(count).expect("a small count");
    record::add(&Row {
        target: "searches",
        seed,
        inputs: count,
        outcomes: outcomes.len(),
        most_bytes: usize::try_from(most_left).unwrap_or(0),
        longest: per_search,
    });
}
