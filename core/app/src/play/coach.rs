//! The coach: comments on a person's move only if it gave the game away.
//!
//! The move is judged on the thread of the search for the computer's reply, before that search starts. The budget is
//! counted in simulations, so the same move gets the same judgment on every device. Stopping the search also stops the
//! judgment.

use std::sync::{Arc, Mutex, PoisonError};

use fivefold_engine::{
    game::{Side, Verdict},
    search::{Grade, JUDGE_VISITS, Judgment, Preparation, SearchView},
    session::Session,
};

/// The coach's judgment of a person's last move.
#[derive(Debug, Default)]
pub struct Coach(Option<JudgedMove>);

/// The judgment of one move.
#[derive(Debug)]
struct JudgedMove {
    /// The number of moves played, this one included.
    moves: usize,
    /// The judgment, or `None` until it is known; shared with the search thread.
    found: Arc<Mutex<Option<Judgment>>>,
    /// Whether the advice was announced.
    is_announced: bool,
}

impl JudgedMove {
    fn judgment(&self) -> Option<Judgment> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns whether the judged move is the person's last one on the board.
    fn is_last_of(&self, session: &Session, person: Side) -> bool {
        let since = session.played().get(self.moves..session.at());
        since.is_some_and(|moves| moves.iter().all(|mv| mv.side != person))
    }

    /// Returns the key of the advice; `None` unless the move gave the game away.
    fn advice(&self, session: &Session) -> Option<&'static str> {
        let person = session.only_human().filter(|_| session.circumstances().has_coach && !session.is_over())?;
        let judgment = self.judgment().filter(|_| self.is_last_of(session, person))?;
        match (judgment.grade, judgment.before.verdict(), judgment.after.verdict()) {
            (Grade::GaveAway, Some(Verdict::Win), Some(Verdict::Draw)) => Some("coach-win-draw"),
            (Grade::GaveAway, Some(Verdict::Win), _) => Some("coach-win-loss"),
            (Grade::GaveAway, ..) => Some("coach-draw-loss"),
            (Grade::Blunder, ..) => Some("coach-blunder"),
            _ => None,
        }
    }
}

impl Coach {
    /// Returns the job that judges the person's move, once, before the computer searches for its reply.
    pub fn job(&mut self, session: &Session) -> Option<Preparation> {
        let person = session.only_human().filter(|_| session.circumstances().has_coach)?;
        let moves = session.at();
        let mv = session.played().get(moves.checked_sub(1)?).filter(|mv| mv.side == person)?.mv;
        if self.0.as_ref().is_some_and(|judged| judged.moves == moves && judged.judgment().is_some()) {
            return None;
        }
        let found = Arc::default();
        self.0 = Some(JudgedMove { moves, found: Arc::clone(&found), is_announced: false });
        let before = session.before(moves - 1);
        Some(Box::new(move |watch| {
            let judged = before.judge(mv, JUDGE_VISITS, &|| watch.stops());
            *found.lock().unwrap_or_else(PoisonError::into_inner) = judged;
            if watch.wants_progress() {
                watch.progress(SearchView::default());
            }
        }))
    }

    /// Drops the judgment after the position has changed other than by a move.
    pub fn reset(&mut self) {
        self.0 = None;
    }

    /// Returns the key of the advice once it was announced; reading the state never reveals unannounced advice.
    pub fn advice(&self, session: &Session) -> Option<&'static str> {
        self.0.as_ref().filter(|judged| judged.is_announced)?.advice(session)
    }

    /// Returns the key of advice to announce, once.
    pub fn announce(&mut self, session: &Session) -> Option<&'static str> {
        let judged = self.0.as_mut().filter(|judged| !judged.is_announced)?;
        let advice = judged.advice(session)?;
        judged.is_announced = true;
        Some(advice)
    }
}
