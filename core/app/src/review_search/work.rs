//! The judging of a game's moves: every unjudged move, the newest first, on one or more threads.
//!
//! A judgment depends only on the move and a fixed number of simulations, not on the thread or the time of judging.

use std::{
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use super::{SharedJudgments, is_decided};
use fivefold_engine::{
    game::{Move, Side},
    games::GameState,
    search::{SearchMonitor, SearchView, together},
};

/// The interval at which the first thread, once out of moves, checks for a stop request while waiting for the others.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// The moves to judge and the parameters of judging.
pub struct Work {
    /// The moves of the game.
    pub moves: Vec<Move>,
    /// The side that made each move.
    pub sides: Vec<Side>,
    /// The position after all moves.
    pub end: Box<dyn GameState>,
    /// The judgments, shared with the reader.
    pub known: Arc<SharedJudgments>,
    /// The number of simulations per judgment.
    pub visits: u64,
    /// If set, judging ends as soon as no earlier move can be the one by which this side lost.
    pub loser: Option<Side>,
}

impl Work {
    /// Judges the moves on this many threads; only the caller's thread calls the monitor.
    pub fn run(self, threads: u16, watch: &dyn SearchMonitor) {
        let unknown = self.known.judged().iter().filter(|judged| judged.is_none()).count();
        let others = usize::from(threads).min(unknown).saturating_sub(1);
        let shared = SharedWork {
            round: Mutex::new(Round { left: self.moves.len(), busy: 0 }),
            work: &self,
            stop: AtomicBool::new(false),
            unreported: AtomicUsize::new(0),
            move_done: Condvar::new(),
        };
        let work = |_| {
            let mut position = self.position();
            while shared.judge(&mut position, &|| shared.must_stop()) {
                shared.unreported.fetch_add(1, Ordering::Relaxed);
            }
        };
        together(others, &shared.stop, work, || shared.run_first_thread(watch));
    }

    fn position(&self) -> GameCopy {
        GameCopy { state: self.end.copy(), at: self.moves.len() }
    }
}

/// The state shared by the threads.
struct SharedWork<'a> {
    work: &'a Work,
    stop: AtomicBool,
    /// The number of judgments by other threads not yet reported.
    unreported: AtomicUsize,
    round: Mutex<Round>,
    /// Notified when a thread finishes a move.
    move_done: Condvar,
}

/// The distribution of the work.
struct Round {
    /// The number of moves, from the first one, not yet claimed by a thread.
    left: usize,
    /// The number of threads judging a move.
    busy: usize,
}

/// A thread's copy of the game at some move.
struct GameCopy {
    state: Box<dyn GameState>,
    at: usize,
}

impl SharedWork<'_> {
    /// Runs the first thread: judges moves, reports all threads' judgments, and checks for a stop request.
    fn run_first_thread(&self, watch: &dyn SearchMonitor) {
        let stop = || {
            if self.unreported.load(Ordering::Relaxed) > 0 && watch.wants_progress() {
                self.unreported.store(0, Ordering::Relaxed);
                watch.progress(SearchView::default());
            }
            if watch.stops() {
                self.stop.store(true, Ordering::Relaxed);
            }
            self.must_stop()
        };
        let mut position = self.work.position();
        while self.judge(&mut position, &stop) {
            if watch.wants_progress() {
                watch.progress(SearchView::default());
            }
        }
        while self.is_any_busy() && !stop() {
            let round = self.round();
            drop(self.move_done.wait_timeout_while(round, POLL_INTERVAL, |round| round.busy > 0));
        }
    }

    fn is_any_busy(&self) -> bool {
        self.round().busy > 0
    }

    fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn round(&self) -> MutexGuard<'_, Round> {
        self.round.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Judges the newest remaining move; returns whether to continue.
    fn judge(&self, position: &mut GameCopy, stop: &dyn Fn() -> bool) -> bool {
        let Work { moves, sides, known, visits, loser, .. } = self.work;
        let Some(claimed) = self.claim() else { return false };
        let number = claimed.number;
        for mv in moves[number..position.at].iter().rev() {
            for _ in mv.actions() {
                position.state.take_back();
            }
        }
        position.at = number;
        let judgment = position.state.judge(moves[number], *visits, stop);
        let is_judged = judgment.is_some();
        if let Some(place) = known.judged().get_mut(number) {
            *place = judgment;
        }
        let is_enough = loser.is_some_and(|loser| is_decided(sides, &known.judged(), loser));
        if is_enough || !is_judged {
            self.stop.store(true, Ordering::Relaxed);
        }
        !self.must_stop()
    }

    /// Takes the newest unjudged move.
    fn claim(&self) -> Option<ClaimedMove<'_>> {
        if self.must_stop() {
            return None;
        }
        let mut round = self.round();
        let known = self.work.known.judged();
        round.left = (0..round.left).rev().find(|number| known.get(*number).is_some_and(Option::is_none))?;
        round.busy += 1;
        Some(ClaimedMove { number: round.left, shared: self })
    }
}

/// A move being judged; dropping it marks the thread as done, even on a panic.
struct ClaimedMove<'a> {
    number: usize,
    shared: &'a SharedWork<'a>,
}

impl Drop for ClaimedMove<'_> {
    fn drop(&mut self) {
        self.shared.round().busy -= 1;
        self.shared.move_done.notify_all();
    }
}

#[cfg(test)]
mod tests;
