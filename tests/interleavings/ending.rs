//! The end of a search in many interleavings of its thread with callers.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use shuttle::sync::mpsc::{Receiver, Sender, channel};
use shuttle::thread;

use crate::in_many_orders;
use crate::search::{
    ListenerFault, Search, SearchListener, SearchOutcome, SearchProgress, SearchReport, SearchTask, delayed, endless,
    reporting,
};

/// The action of a listener at progress.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AtProgress {
    Listens,
    Fails,
    Panics,
}

/// Counts callbacks and sends the outcome.
struct TestListener {
    begun: Arc<AtomicUsize>,
    reports: Sender<SearchReport>,
    at_progress: AtProgress,
}

impl SearchListener for TestListener {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        self.begun.fetch_add(1, Ordering::SeqCst);
        // Lets other threads run during the callback.
        thread::yield_now();
        match self.at_progress {
            AtProgress::Listens => Ok(()),
            AtProgress::Fails => Err(ListenerFault { reason: "provoked".to_owned() }),
            AtProgress::Panics => resume_unwind(Box::new("provoked")),
        }
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.reports.send(report).expect("the test receives the report");
        Ok(())
    }
}

fn start(task: SearchTask, at_progress: AtProgress) -> (Search, Arc<AtomicUsize>, Receiver<SearchReport>) {
    let (sender, reports) = channel();
    let begun = Arc::<AtomicUsize>::default();
    let listener = TestListener { begun: Arc::clone(&begun), reports: sender, at_progress };
    (Search::start(task, Arc::new(listener)).expect("the thread starts"), begun, reports)
}

/// Returns the only outcome: the end of the thread closes the channel, so that a second one would be received.
fn only(reports: &Receiver<SearchReport>) -> SearchOutcome {
    let report = reports.recv().expect("every search finishes");
    assert!(reports.recv().is_err(), "a search must finish exactly once");
    report.outcome
}

fn is_move(outcome: &SearchOutcome) -> bool {
    matches!(outcome, SearchOutcome::Move { .. })
}

#[test]
fn cancel_returns_whether_a_progress_callback_is_running() {
    in_many_orders(|| {
        let (search, begun, reports) = start(reporting(3), AtProgress::Listens);
        thread::yield_now();
        let is_running = search.cancel();
        let at_cancel = begun.load(Ordering::SeqCst);
        let outcome = only(&reports);
        let late = begun.load(Ordering::SeqCst) - at_cancel;
        assert!(late <= usize::from(is_running), "{late} callbacks began after cancel, {is_running}");
        assert!(outcome == SearchOutcome::Cancelled || is_move(&outcome), "{outcome:?}");
    });
}

#[test]
fn delayed_report_is_sent_after_move_now_or_drop() {
    in_many_orders(|| {
        let (search, _, reports) = start(delayed(), AtProgress::Listens);
        search.move_now();
        assert!(is_move(&only(&reports)));
        let (search, _, reports) = start(delayed(), AtProgress::Listens);
        drop(search);
        assert_eq!(only(&reports), SearchOutcome::Cancelled);
    });
}

#[test]
fn search_ends_once_when_two_threads_stop_it() {
    in_many_orders(|| {
        let (search, _, reports) = start(endless(), AtProgress::Listens);
        let search = Arc::new(search);
        let other = Arc::clone(&search);
        let other = thread::spawn(move || other.move_now());
        search.cancel();
        let outcome = only(&reports);
        assert!(outcome == SearchOutcome::Cancelled || is_move(&outcome), "{outcome:?}");
        other.join().expect("the thread must not panic");
    });
}

#[test]
fn search_ends_when_handle_is_dropped() {
    in_many_orders(|| {
        let (search, begun, reports) = start(endless(), AtProgress::Listens);
        let dropping = thread::spawn(move || drop(search));
        assert_eq!(only(&reports), SearchOutcome::Cancelled);
        assert_eq!(begun.load(Ordering::SeqCst), 0);
        dropping.join().expect("the thread must not panic");
    });
}

#[test]
fn failing_listener_ends_search_during_cancel() {
    in_many_orders(|| {
        for at_progress in [AtProgress::Fails, AtProgress::Panics] {
            let (search, begun, reports) = start(reporting(3), at_progress);
            thread::yield_now();
            search.cancel();
            match only(&reports) {
                SearchOutcome::Cancelled => {}
                SearchOutcome::Failed { .. } => {
                    assert_eq!(begun.load(Ordering::SeqCst), 1, "only one callback may run");
                }
                SearchOutcome::Move { .. } => assert_eq!(begun.load(Ordering::SeqCst), 0, "no callback may have run"),
            }
        }
    });
}

#[test]
fn listener_is_called_before_search_is_finished() {
    in_many_orders(|| {
        let (search, _, reports) = start(reporting(1), AtProgress::Listens);
        while !search.is_finished() {
            thread::yield_now();
        }
        let report = reports.try_recv().expect("the report precedes the end of the search");
        assert!(is_move(&report.outcome) && report.search == search.id());
    });
}
