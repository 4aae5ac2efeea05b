//! A hint shows a good turn and says why; touched where it ends, or asked for again, the turn is played.

use super::{super::board::Board, owner::Play, searcher::Aim};
use crate::picture::{ShownTone, Signs};
use fivefold_engine::{
    game::{Message, Proof, Target, Verdict},
    search::Candidate,
    session::Unrated,
};

/// What the computer would do in a person's place.
pub struct Hint {
    pub turn: String,
    /// The turn as the search has valued it.
    pub found: Vec<Candidate>,
}

impl Hint {
    pub fn new(found: Candidate) -> Self {
        Self { turn: found.turn.clone(), found: vec![found] }
    }

    /// The proof of the turn.
    fn proof(&self) -> Option<Proof> {
        self.found.first()?.proof
    }
}

impl Play {
    /// Plays the turn of the hint there is; says whether there is one.
    pub(super) fn play_hint(&mut self) -> bool {
        let is_asked = self.searcher.aim() != Some(Aim::Hint) && !self.board.snapshot().may_finish;
        let Some(hint) = self.hint.as_ref().filter(|_| is_asked) else { return false };
        let turn = hint.turn.clone();
        self.play(&turn);
        true
    }

    /// Shows a hint: whoever has seen it has had help.
    pub(super) fn set_hint(&mut self, hint: Hint) {
        self.hint = Some(hint);
        if self.board.session.only_human().is_some() {
            self.board.session.mark_unrated(Unrated::Helped);
            self.keep();
        }
        self.board.notice = None;
        if let Some(said) = self.hint_words() {
            self.board.tell(None, None, said);
            self.board.revision += 1;
        }
    }

    /// The turn of the hint, if it ends where somebody touches and nothing is made of another one.
    pub(super) fn hinted_by(&self, target: Target) -> Option<String> {
        let hint = self.hint.as_ref().filter(|_| !self.board.session.has_partial())?;
        let state = self.board.session.state();
        let turn = state.read_turn(&hint.turn).ok()?;
        let is_end = state.trace(turn).last().is_some_and(|end| target == Target::Place(*end));
        is_end.then(|| hint.turn.clone())
    }

    /// What the hint says.
    pub(super) fn hint_words(&self) -> Option<String> {
        let hint = self.hint.as_ref()?;
        let words = self.board.words();
        let wins = hint.proof().filter(|proof| proof.verdict == Verdict::Win).and_then(|proof| proof.turns);
        let said = words.say(&Message::new("suggestion").word("turn", self.board.sentence(&hint.turn)));
        let reason = match wins {
            Some(1) => Some(words.word("hint-because-wins")),
            Some(turns) => Some(words.say(&Message::new("hint-because-wins-in").number("turns", turns))),
            None => self.reason(),
        };
        Some(match reason {
            Some(reason) => words.say(&Message::new("hint-because").word("hint", said).word("reason", reason)),
            None => said,
        })
    }

    /// Why the turn is good, where the game can say so.
    fn reason(&self) -> Option<String> {
        let state = self.board.session.state();
        let turn = state.read_turn(&self.hint.as_ref()?.turn).ok()?;
        state.reason(turn).map(|reason| self.board.say(&reason))
    }

    /// Shows the hint on the board.
    pub(super) fn show_hint(&self, signs: &mut Signs) {
        let Some(hint) = &self.hint else { return };
        signs.turns.extend(Board::shown_turn(self.board.session.state(), &hint.turn, ShownTone::Hint));
    }
}
