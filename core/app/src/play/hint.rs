//! Hints: a hint shows a good move and the reason for it. Touching the move's destination, or asking again, plays it.

use super::{super::board::Board, owner::Play, searcher::Aim};
use crate::picture::{ShownTone, Signs};
use fivefold_engine::{
    game::{Message, Proof, Target, Verdict},
    search::Candidate,
    session::Unrated,
};

/// The move the computer recommends to a person.
pub struct Hint {
    pub mv: String,
    /// The move as evaluated by the search.
    pub found: Vec<Candidate>,
}

impl Hint {
    pub fn new(found: Candidate) -> Self {
        Self { mv: found.text.clone(), found: vec![found] }
    }

    /// Returns the proof of the move's result, if there is one.
    fn proof(&self) -> Option<Proof> {
        self.found.first()?.proof
    }
}

impl Play {
    /// Plays the hinted move; returns whether there was a hint.
    pub(super) fn play_hint(&mut self) -> bool {
        let is_asked = self.searcher.aim() != Some(Aim::Hint) && !self.board.snapshot().may_finish;
        let Some(hint) = self.hint.as_ref().filter(|_| is_asked) else { return false };
        let mv = hint.mv.clone();
        self.play(&mv);
        true
    }

    /// Shows a hint and marks a match of the only person as unrated.
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

    /// Returns the hinted move if it ends at the touched target and no move has been started.
    pub(super) fn hinted_by(&self, target: Target) -> Option<String> {
        let hint = self.hint.as_ref().filter(|_| !self.board.session.has_partial())?;
        let state = self.board.session.state();
        let mv = state.read_move(&hint.mv).ok()?;
        let is_end = state.trace(mv).last().is_some_and(|end| target == Target::Place(*end));
        is_end.then(|| hint.mv.clone())
    }

    /// Returns the text of the hint.
    pub(super) fn hint_words(&self) -> Option<String> {
        let hint = self.hint.as_ref()?;
        let words = self.board.words();
        let wins = hint.proof().filter(|proof| proof.verdict == Verdict::Win).and_then(|proof| proof.moves);
        let said = words.say(&Message::new("suggestion").word("turn", self.board.sentence(&hint.mv)));
        let reason = match wins {
            Some(1) => Some(words.word("hint-because-wins")),
            Some(moves) => Some(words.say(&Message::new("hint-because-wins-in").number("turns", moves))),
            None => self.reason(),
        };
        Some(match reason {
            Some(reason) => words.say(&Message::new("hint-because").word("hint", said).word("reason", reason)),
            None => said,
        })
    }

    /// Returns the reason the move is good, if the game can name one.
    fn reason(&self) -> Option<String> {
        let state = self.board.session.state();
        let mv = state.read_move(&self.hint.as_ref()?.mv).ok()?;
        state.reason(mv).map(|reason| self.board.say(&reason))
    }

    /// Shows the hint on the board.
    pub(super) fn show_hint(&self, signs: &mut Signs) {
        let Some(hint) = &self.hint else { return };
        signs.moves.extend(Board::shown_move(self.board.session.state(), &hint.mv, ShownTone::Hint));
    }
}
