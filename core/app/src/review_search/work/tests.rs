use std::{
    cell::Cell,
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::json;

use super::{SharedJudgments, Work};
use fivefold_engine::{
    game::Side,
    games,
    search::{Judgment, SearchMonitor, SearchView},
};

/// A timeout longer than a judgment takes on the slowest machine.
const TIMEOUT: Duration = Duration::from_mins(2);

/// A monitor that blocks the first thread until the others have judged this many moves.
struct BlockingMonitor {
    known: Arc<SharedJudgments>,
    until: usize,
    has_stopped: Cell<bool>,
    stops: bool,
    reports: Cell<usize>,
}

impl BlockingMonitor {
    fn new(known: &Arc<SharedJudgments>, until: usize, stops: bool) -> Self {
        Self { known: Arc::clone(known), until, has_stopped: Cell::new(false), stops, reports: Cell::new(0) }
    }
}

impl SearchMonitor for BlockingMonitor {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&self) -> bool {
        let deadline = Instant::now() + TIMEOUT;
        while judged(&self.known) < self.until {
            assert!(Instant::now() < deadline, "the other threads have judged {} moves", judged(&self.known));
            std::thread::yield_now();
        }
        self.has_stopped.set(self.stops);
        self.stops
    }

    fn wants_progress(&self) -> bool {
        true
    }

    fn progress(&self, _: SearchView) {
        self.reports.set(self.reports.get() + 1);
    }
}

fn judged(known: &SharedJudgments) -> usize {
    known.judged().iter().flatten().count()
}

/// Returns work on the first moves of an unsolved game.
fn work() -> Work {
    let mut end =
        games::find("lines-of-action").expect("the game is offered").open(&json!({})).expect("the match begins");
    let (mut moves, mut sides) = (Vec::new(), Vec::new());
    for number in [5, 11, 2, 7, 3, 9] {
        let mv = end.moves()[number];
        sides.push(end.status().side().unwrap_or(Side::First));
        end = games::played(end.as_ref(), mv);
        moves.push(mv);
    }
    let known = Arc::new(SharedJudgments::default());
    *known.judged() = vec![None; moves.len()];
    Work { moves, sides, end, known, visits: 400, loser: None }
}

fn found(work: Work, threads: u16, until: usize, stops: bool) -> (Vec<Option<Judgment>>, usize) {
    let known = Arc::clone(&work.known);
    let watch = BlockingMonitor::new(&known, until, stops);
    work.run(threads, &watch);
    assert_eq!(watch.has_stopped.get(), stops);
    let judged = known.judged().clone();
    (judged, watch.reports.get())
}

#[test]
fn parallel_judging_matches_single_thread() {
    let (alone, reports) = found(work(), 1, 0, false);
    assert!(alone.iter().all(Option::is_some) && reports == alone.len());
    // The first thread is blocked in its first judgment until the other has made all others.
    let (both, reports) = found(work(), 2, alone.len() - 1, false);
    assert_eq!(both, alone);
    assert!(reports >= 2, "judgments of the other thread are reported too: {reports}");
    assert_eq!(found(work(), 4, 0, false).0, alone);
}

#[test]
fn known_moves_are_skipped_and_stop_ends_judging() {
    let some = work();
    let (alone, _) = found(work(), 1, 0, false);
    (*some.known.judged())[1..5].clone_from_slice(&alone[1..5]);
    assert_eq!(found(some, 3, 4, false).0, alone);
    // The stop is requested as soon as the others have found something.
    let endless = Work { visits: u64::from(u32::MAX), ..work() };
    (*endless.known.judged())[3].clone_from(&alone[3]);
    let (stopped, _) = found(endless, 3, 1, true);
    assert_eq!(stopped.iter().flatten().count(), 1, "the other judgments were interrupted");
}
