//! The coach: remarks on a person's move only if it was a mistake that the person could have seen.
//!
//! A mistake can be seen if a reason says what it allowed within one reply, or if a result within [`NEAR`] own moves
//! is proven. Losses that only a solver sees pass in silence; but in such a position, too, a move is a mistake if it
//! brings the loss that near.
//!
//! The move is judged on the thread of the search for the computer's reply, before that search starts. A remark stops
//! the search: the computer then replies only on request, so that the move can be taken back in time. The budget is
//! counted in simulations, so the same move gets the same judgment on every device. Stopping the search also stops the
//! judgment.

use std::sync::{Arc, Mutex, PoisonError};

use super::super::{
    board::Board,
    mistake::{Mistake, NEAR},
};
use fivefold_engine::{
    game::{Place, Side},
    search::{JUDGE_VISITS, Judgment, Preparation, SearchView},
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
    /// The mistake, once the advice was announced.
    announced: Option<Mistake>,
}

/// A remark on a person's move.
#[derive(Debug)]
pub struct Advice {
    /// The remark, as sentences.
    pub words: String,
    /// The places it speaks of.
    pub places: Vec<Place>,
}

impl JudgedMove {
    fn judgment(&self) -> Option<Judgment> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns whether the judged move is the last one on the board, in a match with a coach.
    fn is_watched(&self, session: &Session) -> bool {
        // After the end the result names the losing move.
        session.circumstances().has_coach && !session.is_over() && session.at() == self.moves
    }

    fn mistake(&self, session: &Session) -> Option<Mistake> {
        let is_mistake = |judged: &Judgment| judged.grade.is_grave() || judged.hastens_loss(NEAR);
        let judgment = self.judgment().filter(|judged| is_mistake(judged) && self.is_watched(session))?;
        Mistake::explained(session.before(self.moves.checked_sub(1)?).as_ref(), &judgment)
    }

    fn advice(&self, mistake: &Mistake, board: &Board) -> Option<Advice> {
        let colors = Side::BOTH.map(|side| board.session.state().position().color(side));
        let (words, places) = mistake.warning(board, colors).filter(|_| self.is_watched(&board.session))?;
        Some(Advice { words, places })
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
        self.0 = Some(JudgedMove { moves, found: Arc::clone(&found), announced: None });
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

    /// Returns the advice once it was announced; reading the state never reveals unannounced advice.
    pub fn advice(&self, board: &Board) -> Option<Advice> {
        let judged = self.0.as_ref()?;
        judged.advice(judged.announced.as_ref()?, board)
    }

    /// Returns advice to announce, once.
    pub fn announce(&mut self, board: &Board) -> Option<Advice> {
        let judged = self.0.as_mut().filter(|judged| judged.announced.is_none())?;
        let mistake = judged.mistake(&board.session)?;
        let advice = judged.advice(&mistake, board)?;
        judged.announced = Some(mistake);
        Some(advice)
    }
}
