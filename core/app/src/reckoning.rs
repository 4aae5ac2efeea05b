//! What is reckoned of a game in the background: what each of its turns was worth, the newest first.
//!
//! It runs on the thread of a search and under its contract: progress at most ten times a second, one last message, and
//! nothing after a wish to stop. What is known already stays, so that it goes on where it was left.

mod record;
mod work;

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicBool, Ordering},
};

pub use record::Record;

use self::work::Work;
use super::environment::Environment;
use fivefold_engine::{
    game::{Move, Side},
    search::{Job, Judgement, Search, SearchListener, SearchView, Stopped, Task, Thought, last_safe},
    session::Session,
};

/// What is known of the moves of a game, and who finds out more.
pub struct Reckoning {
    known: Arc<Known>,
    /// As much of it as was heard of: what is seen changes only when somebody is told.
    heard: Vec<Option<Judgement>>,
    running: Option<Running>,
    visits: u64,
    /// The match whose messages it sends, and the side whose last mistake is all it looks for.
    of_match: Option<(u64, Side)>,
}

/// What is known, shared with the thread that finds out.
#[derive(Default)]
struct Known(Mutex<Vec<Option<Judgement>>>);

impl Known {
    fn judged(&self) -> MutexGuard<'_, Vec<Option<Judgement>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thread that finds out.
struct Running {
    search: Search,
    has_ended: Arc<AtomicBool>,
}

/// Says that a thread has nothing more to say, however it has ended.
struct SaysEnd(Arc<AtomicBool>);

impl Drop for SaysEnd {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

impl Reckoning {
    /// Of some moves this is known. What is not will be judged by so many simulations each.
    pub fn new(judged: Vec<Option<Judgement>>, visits: u64) -> Self {
        Self {
            known: Arc::new(Known(Mutex::new(judged.clone()))),
            heard: judged,
            running: None,
            visits,
            of_match: None,
        }
    }

    /// As [`Reckoning::new`], for the screen of a match that this side has lost: it ends as soon as it is known which
    /// move decided it.
    pub fn of_loss(judged: Vec<Option<Judgement>>, visits: u64, number: u64, loser: Side) -> Self {
        Self { of_match: Some((number, loser)), ..Self::new(judged, visits) }
    }

    /// The number of the move by which this side lost, counted from 1, as far as was heard.
    pub fn deciding(&self, session: &Session, loser: Side) -> Option<usize> {
        let sides: Vec<Side> = session.played().iter().map(|mv| mv.side).collect();
        let mv = last_safe_move(&sides, &self.heard, loser)?;
        self.heard.get(mv)?.as_ref().filter(|judged| judged.grade.is_grave()).map(|_| mv + 1)
    }

    /// Goes on with the moves of this match that are not known, from the last one to the first. Whether anything is to
    /// be done and can be.
    pub fn start(&mut self, session: &Session, environment: &Environment, host: &Arc<dyn SearchListener>) -> bool {
        if self.running.is_some() || self.is_complete() {
            return self.running.is_some();
        }
        let has_ended = Arc::new(AtomicBool::new(false));
        let mv = u32::try_from(session.played().len()).unwrap_or(u32::MAX);
        let loser = self.of_match.map(|(_, loser)| loser);
        let known = Arc::clone(&self.known);
        let job = job(session, known, self.visits, loser, environment.threads, SaysEnd(Arc::clone(&has_ended)));
        let match_number = self.of_match.map(|(number, _)| number);
        let task = Task { job, match_number, mv, least_ms: 0, clock: Arc::clone(&environment.clock) };
        self.running = Search::start(task, Arc::clone(host)).ok().map(|search| Running { search, has_ended });
        self.running.is_some()
    }

    /// Ends it; what is known stays.
    pub fn stop(&mut self) {
        self.running = None;
        self.heard = self.found();
    }

    /// Whether a message is of the thread that runs; one that has ended runs no more.
    pub fn hear(&mut self, search: u64) -> bool {
        let is_own = self.running.as_ref().is_some_and(|running| running.search.id().0 == search);
        self.running.take_if(|running| is_own && running.has_ended.load(Ordering::Acquire));
        if is_own {
            self.heard = self.found();
        }
        is_own
    }

    /// Whether it runs.
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// What was heard of each move.
    pub fn judged(&self) -> Vec<Option<Judgement>> {
        self.heard.clone()
    }

    /// What is known of each move.
    pub fn found(&self) -> Vec<Option<Judgement>> {
        self.known.judged().clone()
    }

    /// Whether everything is known.
    pub fn is_complete(&self) -> bool {
        self.known.judged().iter().all(Option::is_some)
    }
}

/// The last move of a side before which it could have held the game, counted from 0; only once all moves after it are
/// judged too.
fn last_safe_move(sides: &[Side], judged: &[Option<Judgement>], loser: Side) -> Option<usize> {
    let moves: Vec<(Side, Option<&Judgement>)> =
        sides.iter().zip(judged).map(|(side, judged)| (*side, judged.as_ref())).collect();
    let mv = last_safe(&moves, loser)?;
    judged[mv..].iter().all(Option::is_some).then_some(mv)
}

/// Judges the moves of a match that are not known yet, from the last one to the first; for a loser only until it is known
/// which move decided.
fn job(session: &Session, known: Arc<Known>, visits: u64, loser: Option<Side>, threads: u16, end: SaysEnd) -> Job {
    let moves: Vec<Move> = session.played().iter().map(|mv| mv.mv).collect();
    let sides: Vec<Side> = session.played().iter().map(|mv| mv.side).collect();
    let work = Work { end: session.before(moves.len()), moves, sides, known, visits, loser };
    Box::new(move |watch| {
        let _end = end;
        work.run(threads, watch);
        // The move is nobody's: what has come of it is with those who share it.
        Thought { mv: Some(String::new()), view: SearchView::default(), stopped: Stopped::Visits, spent: None }
    })
}
