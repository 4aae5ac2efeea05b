//! Background judging of a game's moves, the newest first.
//!
//! Judging runs on a search thread under the search contract: progress at most ten times a second, one final message,
//! and no message after a stop request. Judgments are kept, so that judging resumes at the same move.

mod certify;
mod work;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use self::{certify::Certification, work::Work};
use super::{
    background::{BackgroundJob, JobMessages, JobState},
    environment::Environment,
};
use fivefold_engine::{
    game::{Move, Side, Verdict},
    puzzles::Puzzle,
    search::{Judgment, SearchListener, SearchMonitor, Worth, last_safe},
    session::Session,
};

/// The judgments of a game's moves, the puzzles made of its mistakes, and the thread that adds to them.
pub struct ReviewSearch {
    /// The side that made each move.
    sides: Vec<Side>,
    known: Arc<SharedJudgments>,
    /// The side whose mistakes become puzzles once all moves are judged.
    examined: Option<Side>,
    puzzles: SharedPuzzles,
    /// The [`consistent`] judgments as of the last message: the view changes only with a message.
    reported: Arc<Vec<Option<Judgment>>>,
    running: Option<BackgroundJob<()>>,
    visits: u64,
    /// The number of the match that receives the messages, and the side whose last mistake ends the search.
    of_match: Option<(u64, Side)>,
}

/// The judgments, shared with the judging thread.
#[derive(Default)]
struct SharedJudgments(Mutex<Vec<Option<Judgment>>>);

impl SharedJudgments {
    fn judged(&self) -> MutexGuard<'_, Vec<Option<Judgment>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The puzzles, once the mistakes are examined.
type SharedPuzzles = Arc<Mutex<Option<Vec<Puzzle>>>>;

impl ReviewSearch {
    /// Creates a search from earlier judgments of a match; missing ones are made with `visits` simulations each.
    pub fn new(session: &Session, judged: Vec<Option<Judgment>>, visits: u64) -> Self {
        let sides: Vec<Side> = session.played().iter().map(|mv| mv.side).collect();
        Self {
            reported: Arc::new(consistent(&sides, judged.clone())),
            sides,
            known: Arc::new(SharedJudgments(Mutex::new(judged))),
            examined: None,
            puzzles: SharedPuzzles::default(),
            running: None,
            visits,
            of_match: None,
        }
    }

    /// Like [`ReviewSearch::new`]; then makes puzzles of the mistakes of this side.
    pub fn with_puzzles(session: &Session, judged: Vec<Option<Judgment>>, visits: u64, examined: Option<Side>) -> Self {
        Self { examined, ..Self::new(session, judged, visits) }
    }

    /// Like [`ReviewSearch::new`], for the screen of a match that this side lost: ends as soon as the deciding move is
    /// known.
    pub fn of_loss(session: &Session, judged: Vec<Option<Judgment>>, visits: u64, number: u64, loser: Side) -> Self {
        Self { of_match: Some((number, loser)), ..Self::new(session, judged, visits) }
    }

    /// Returns the number of the move by which this side lost, counted from 1, from the reported judgments; `None` if it is
    /// not known.
    pub fn deciding(&self, session: &Session, loser: Side) -> Option<usize> {
        losing_move(&self.sides, &self.reported, loser, !session.state().status().is_over()).map(|mv| mv + 1)
    }

    /// Starts judging the unjudged moves of this match, from the last to the first, and making puzzles. Returns whether the search is
    /// running.
    pub fn start(&mut self, session: &Session, environment: &Environment, host: &Arc<dyn SearchListener>) -> bool {
        if self.running.is_some() || self.is_complete() {
            return self.running.is_some();
        }
        let loser = self.of_match.map(|(_, loser)| loser);
        let known = Arc::clone(&self.known);
        let certification = self.examined.map(|side| (certification(session, side, environment), self.puzzles.clone()));
        let job = job(session, known, self.visits, loser, environment.threads, certification);
        let match_number = self.of_match.map(|(number, _)| number);
        let messages = JobMessages { match_number, moves_played: session.played().len(), ..JobMessages::default() };
        self.running = BackgroundJob::start(environment, host, messages, job);
        self.running.is_some()
    }

    /// Stops judging; the judgments stay.
    pub fn stop(&mut self) {
        self.running = None;
        self.report();
    }

    /// Returns whether a message is from the running thread; clears a thread that has ended.
    pub fn update(&mut self, search: u64) -> bool {
        let is_own = self.running.as_ref().is_some_and(|running| running.search() == search);
        self.running.take_if(|running| is_own && running.state() != JobState::Running);
        if is_own {
            self.report();
        }
        is_own
    }

    fn report(&mut self) {
        self.reported = Arc::new(consistent(&self.sides, self.found()));
    }

    /// Returns whether judging is running.
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Returns the reported judgment of each move.
    pub fn judged(&self) -> Arc<Vec<Option<Judgment>>> {
        Arc::clone(&self.reported)
    }

    /// Returns the judgment of each move as made, reported or not.
    pub fn found(&self) -> Vec<Option<Judgment>> {
        self.known.judged().clone()
    }

    /// Takes the puzzles made of the mistakes; `None` until all are examined, and after the first call.
    pub fn take_puzzles(&mut self) -> Option<Vec<Puzzle>> {
        let puzzles = self.puzzles.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.examined.take_if(|_| puzzles.is_some());
        puzzles
    }

    /// Returns whether all moves are judged and the mistakes examined.
    pub fn is_complete(&self) -> bool {
        self.examined.is_none() && self.known.judged().iter().all(Option::is_some)
    }
}

/// Returns judgments that do not contradict the proof of a later move: the result of the position before a move is that of
/// the move before it. A move has no judgment until the moves after it have one.
fn consistent(sides: &[Side], judged: Vec<Option<Judgment>>) -> Vec<Option<Judgment>> {
    let mut judged = judged;
    for mv in (1..judged.len()).rev() {
        let next = judged[mv].as_ref().map(|next| (next.before, next.best.clone()));
        judged[mv - 1] = judged[mv - 1].take().zip(next).map(|(judgment, (before, best))| match before {
            Worth::Proven(proof) => {
                let judgment = judgment.with_proof(proof.before(sides[mv - 1] != sides[mv]));
                let has_line = !judgment.refutation.is_empty() || !judgment.grade.is_slip();
                let refutation = if has_line { judgment.refutation } else { vec![best] };
                Judgment { refutation, ..judgment }
            }
            Worth::Estimated { .. } => judgment,
        });
    }
    judged
}

/// Returns the move by which a side lost a game, counted from 0: the last mistake after which its loss is proven, as soon as
/// all later moves are judged. `None` if it is not known, or the side gave up a position that was not lost.
pub fn losing_move(sides: &[Side], judged: &[Option<Judgment>], loser: Side, is_given_up: bool) -> Option<usize> {
    let newest = judged.iter().zip(sides).enumerate().rev();
    let known = newest.map_while(|(mv, (judged, side))| Some((mv, side, judged.as_ref()?)));
    let mut own = known.filter(|(_, side, _)| **side == loser).peekable();
    if is_given_up && !own.peek()?.2.after.is_lost() {
        return None;
    }
    let is_losing = |(_, _, judged): &(usize, &Side, &Judgment)| {
        let [before, after] = [judged.before, judged.after].map(Worth::verdict);
        judged.grade.is_grave() && before != Some(Verdict::Loss) && after == Some(Verdict::Loss)
    };
    own.find(is_losing).map(|(mv, ..)| mv)
}

/// Returns whether all moves are judged since one before which this side could still have held the game.
fn is_decided(sides: &[Side], judged: &[Option<Judgment>], loser: Side) -> bool {
    let moves: Vec<(Side, Option<&Judgment>)> =
        sides.iter().zip(judged).map(|(side, judged)| (*side, judged.as_ref())).collect();
    last_safe(&moves, loser).is_some_and(|mv| judged[mv..].iter().all(Option::is_some))
}

/// Returns the certification of the mistakes of a side.
fn certification(session: &Session, side: Side, environment: &Environment) -> Certification {
    Certification {
        game: session.game(),
        options: session.options(),
        moves: session.played().iter().map(|mv| mv.mv).collect(),
        sides: session.played().iter().map(|mv| mv.side).collect(),
        side,
        pools: environment.pools,
    }
}

/// Creates the job that judges the unjudged moves of a match, from the last to the first; with a `loser`, only until
/// the deciding move is known.
fn job(
    session: &Session,
    known: Arc<SharedJudgments>,
    visits: u64,
    loser: Option<Side>,
    threads: u16,
    certification: Option<(Certification, SharedPuzzles)>,
) -> impl FnOnce(&dyn SearchMonitor) + Send + 'static {
    let moves: Vec<Move> = session.played().iter().map(|mv| mv.mv).collect();
    let sides: Vec<Side> = session.played().iter().map(|mv| mv.side).collect();
    let work = Work { end: session.before(moves.len()), moves, sides, known: Arc::clone(&known), visits, loser };
    move |watch| {
        work.run(threads, watch);
        if let Some((certification, puzzles)) = certification {
            let judged = known.judged().clone();
            let made = certification.run(&judged, &|| watch.stops());
            *puzzles.lock().unwrap_or_else(PoisonError::into_inner) = made;
        }
    }
}

#[cfg(test)]
mod tests;
