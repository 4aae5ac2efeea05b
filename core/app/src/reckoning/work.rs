//! The work of a reckoning: every move that is not known is judged, the newest first, by one thread or by several.
//!
//! What a move is worth is found by simulations that are counted, from nothing but the move: which thread judges it, and
//! when, makes no difference.

use std::{
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use super::{Known, last_safe_move};
use fivefold_engine::{
    game::{Move, Side},
    games::GameState,
    search::{SearchMonitor, SearchView, together},
};

/// How long the first thread, when nothing is left for it, waits for the others before it looks whether to stop.
const LOOK: Duration = Duration::from_millis(5);

/// What is to be judged, and how.
pub struct Work {
    /// The moves of the game.
    pub moves: Vec<Move>,
    /// Who made each of them.
    pub sides: Vec<Side>,
    /// The position after all of them.
    pub end: Box<dyn GameState>,
    /// What is known already, and will be.
    pub known: Arc<Known>,
    /// The simulations of each judgement.
    pub visits: u64,
    /// The side whose last mistake is all that is looked for.
    pub loser: Option<Side>,
}

impl Work {
    /// Does it by so many threads, of which the caller's is the only one that talks to the watch.
    pub fn run(self, threads: u16, watch: &dyn SearchMonitor) {
        let unknown = self.known.judged().iter().filter(|judged| judged.is_none()).count();
        let others = usize::from(threads).min(unknown).saturating_sub(1);
        let shift = WorkSlice {
            round: Mutex::new(Round { left: self.moves.len(), busy: 0 }),
            work: &self,
            stop: AtomicBool::new(false),
            untold: AtomicUsize::new(0),
            put_down: Condvar::new(),
        };
        let work = |_| {
            let mut desk = self.desk();
            while shift.judge(&mut desk, &|| shift.must_stop()) {
                shift.untold.fetch_add(1, Ordering::Relaxed);
            }
        };
        together(others, &shift.stop, work, || shift.lead(watch));
    }

    fn desk(&self) -> WorkQueue {
        WorkQueue { state: self.end.copy(), at: self.moves.len() }
    }
}

/// What the threads have in common.
struct WorkSlice<'a> {
    work: &'a Work,
    stop: AtomicBool,
    /// Judgements of the other threads of which nobody was told.
    untold: AtomicUsize,
    round: Mutex<Round>,
    /// Somebody has done with a move.
    put_down: Condvar,
}

/// Who does what.
struct Round {
    /// So many moves, from the first one, nobody has taken up.
    left: usize,
    /// So many threads judge one.
    busy: usize,
}

/// The game as one thread has it before it, after so many moves.
struct WorkQueue {
    state: Box<dyn GameState>,
    at: usize,
}

impl WorkSlice<'_> {
    /// The first thread: judges like the others, tells of what all have found, and looks whether to stop.
    fn lead(&self, watch: &dyn SearchMonitor) {
        let stop = || {
            if self.untold.load(Ordering::Relaxed) > 0 && watch.wants_progress() {
                self.untold.store(0, Ordering::Relaxed);
                watch.progress(SearchView::default());
            }
            if watch.stops() {
                self.stop.store(true, Ordering::Relaxed);
            }
            self.must_stop()
        };
        let mut desk = self.work.desk();
        while self.judge(&mut desk, &stop) {
            if watch.wants_progress() {
                watch.progress(SearchView::default());
            }
        }
        while self.somebody_judges() && !stop() {
            let round = self.round();
            drop(self.put_down.wait_timeout_while(round, LOOK, |round| round.busy > 0));
        }
    }

    fn somebody_judges(&self) -> bool {
        self.round().busy > 0
    }

    fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn round(&self) -> MutexGuard<'_, Round> {
        self.round.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Judges the newest move that is left, and says whether to go on.
    fn judge(&self, desk: &mut WorkQueue, stop: &dyn Fn() -> bool) -> bool {
        let Work { moves, sides, known, visits, loser, .. } = self.work;
        let Some(taken) = self.take() else { return false };
        let number = taken.number;
        for mv in moves[number..desk.at].iter().rev() {
            for _ in mv.actions() {
                desk.state.take_back();
            }
        }
        desk.at = number;
        let judgement = desk.state.judge(moves[number], *visits, stop);
        let is_judged = judgement.is_some();
        if let Some(place) = known.judged().get_mut(number) {
            *place = judgement;
        }
        let is_enough = loser.is_some_and(|loser| last_safe_move(sides, &known.judged(), loser).is_some());
        if is_enough || !is_judged {
            self.stop.store(true, Ordering::Relaxed);
        }
        !self.must_stop()
    }

    /// Takes up the newest move that is not known.
    fn take(&self) -> Option<Taken<'_>> {
        if self.must_stop() {
            return None;
        }
        let mut round = self.round();
        let known = self.work.known.judged();
        round.left = (0..round.left).rev().find(|number| known.get(*number).is_some_and(Option::is_none))?;
        round.busy += 1;
        Some(Taken { number: round.left, shift: self })
    }
}

/// A move that somebody judges, until that is done, however it ends.
struct Taken<'a> {
    number: usize,
    shift: &'a WorkSlice<'a>,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.shift.round().busy -= 1;
        self.shift.put_down.notify_all();
    }
}

#[cfg(test)]
mod tests;
