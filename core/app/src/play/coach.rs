//! The coach: comments on a person's move only if it gave the game away.
//!
//! The move is judged on the thread of the search for the computer's reply, before that search starts. The budget is
//! counted in simulations, so the same move gets the same judgement on every device. Stopping the search also stops the
//! judgement.

use std::sync::{Arc, Mutex, PoisonError};

use super::{
    super::{board::BoardOwner, library::Choices, switch::SwitchRow},
    owner::Play,
};
use fivefold_engine::{
    game::{Side, Verdict},
    search::{Errand, Grade, JUDGE_VISITS, Judgement, SearchView},
    session::{Session, Unrated},
};

/// The coach's judgement of a person's last move.
#[derive(Debug, Default)]
pub struct Coach {
    looked: Option<Look>,
}

/// The judgement of one move.
#[derive(Debug)]
struct Look {
    /// The number of moves played, this one included.
    moves: usize,
    /// The judgement, or `None` until it is known; shared with the search thread.
    found: Arc<Mutex<Option<Judgement>>>,
    /// Whether the judgement was announced.
    is_told: bool,
}

impl Look {
    fn judgement(&self) -> Option<Judgement> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns whether the judged move is the person's last one in the game on the board.
    fn is_of(&self, session: &Session, person: Side) -> bool {
        let since = session.played().get(self.moves..session.at());
        since.is_some_and(|moves| moves.iter().all(|mv| mv.side != person))
    }
}

impl Play {
    /// Returns the coach's switch; `None` unless exactly one person plays against the computer.
    pub(super) fn coach_row(&self) -> Option<SwitchRow> {
        let is_possible = self.board.session.only_human().is_some() && !self.board.session.is_over();
        is_possible.then(|| SwitchRow::coach(self.board.words(), self.board.session.circumstances().has_coach))
    }

    pub(super) fn set_coach(&mut self, is_on: bool) {
        if self.coach_row().is_some() {
            let game = self.board.session.game();
            self.board.session.change_circumstances(|it| it.has_coach = is_on);
            let mut storage = self.board.context.storage();
            let choices = Choices { coach: Some(is_on), ..storage.library.choices(game) };
            storage.library.set_choices(game, &choices);
            drop(storage);
            self.keep();
            self.board.revision += 1;
        }
    }

    /// Returns the player's coach setting for this game.
    pub(super) fn coach_choice(&self) -> Option<bool> {
        self.board.context.storage().library.choices(self.board.session.game()).coach
    }

    /// Returns the job that judges the person's move, once, before the computer searches for its reply.
    pub(super) fn coach_errand(&mut self) -> Option<Errand> {
        let session = &self.board.session;
        let person = session.only_human().filter(|_| session.circumstances().has_coach)?;
        let moves = session.at();
        let mv = session.played().get(moves.checked_sub(1)?).filter(|mv| mv.side == person)?.mv;
        let known = self.coach.looked.take_if(|look| look.moves == moves && look.judgement().is_some());
        if known.is_some() {
            self.coach.looked = known;
            return None;
        }
        let found = Arc::default();
        self.coach.looked = Some(Look { moves, found: Arc::clone(&found), is_told: false });
        let before = session.before(moves - 1);
        Some(Box::new(move |watch| {
            let judged = before.judge(mv, JUDGE_VISITS, &|| watch.stops());
            *found.lock().unwrap_or_else(PoisonError::into_inner) = judged;
            if watch.wants_progress() {
                watch.progress(SearchView::default());
            }
        }))
    }

    /// Drops the advice after the position has changed other than by a move.
    pub(super) fn forget_advice(&mut self) {
        self.coach.looked = None;
    }

    /// Returns the coach's advice once it was announced; reading the state never reveals unannounced advice.
    pub(super) fn advice(&self) -> Option<String> {
        self.found_advice().filter(|_| self.coach.looked.as_ref().is_some_and(|look| look.is_told))
    }

    /// Returns the advice for the judgement found so far, announced or not.
    fn found_advice(&self) -> Option<String> {
        let session = &self.board.session;
        let person = session.only_human().filter(|_| session.circumstances().has_coach && !session.is_over())?;
        let judgement = self.coach.looked.as_ref().filter(|look| look.is_of(session, person))?.judgement()?;
        let key = match (judgement.grade, judgement.before.verdict(), judgement.after.verdict()) {
            (Grade::GaveAway, Some(Verdict::Win), Some(Verdict::Draw)) => "coach-win-draw",
            (Grade::GaveAway, Some(Verdict::Win), _) => "coach-win-loss",
            (Grade::GaveAway, ..) => "coach-draw-loss",
            (Grade::Blunder, ..) => "coach-blunder",
            _ => return None,
        };
        Some(self.board.words().word(key))
    }

    /// Announces the coach's advice once; `is_more` if another announcement was made just before.
    pub(super) fn tell_advice(&mut self, is_more: bool) {
        if self.coach.looked.as_ref().is_none_or(|look| look.is_told) {
            return;
        }
        let Some(advice) = self.found_advice() else { return };
        if let Some(look) = &mut self.coach.looked {
            look.is_told = true;
        }
        if is_more {
            self.board.say_more(&advice);
        } else {
            self.board.tell(None, None, advice);
        }
        self.board.revision += 1;
    }

    /// Takes back the criticized move and the computer's reply.
    pub(super) fn take_advice(&mut self) {
        if self.advice().is_some() {
            self.board.session.drop_partial();
            self.undo();
        }
    }

    /// Marks the match as unrated if the person's move just played was made with help.
    pub(super) fn mark_help(&mut self, side: Side) {
        let session = &self.board.session;
        let moves = session.played().len();
        if session.only_human() == Some(side) {
            let replaces = moves <= self.moves_before;
            if replaces || self.analyses || session.circumstances().has_coach {
                self.board.session.mark_unrated(Unrated::Helped);
            }
        }
        self.moves_before = moves;
    }
}
