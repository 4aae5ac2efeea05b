//! Hints: a hint shows a good move and the reason for it, with the places the reason speaks of. Touching the
//! destination of a move of one action plays it; asking again says it again.

use super::super::{board::Board, words::Words};
use crate::picture::{ShownTone, Signs};
use fivefold_engine::{
    game::{Knowledge, Message, Move, Proof, Reason, Target, Verdict},
    search::{MoveEvaluation, SearchOutcome, SearchReport},
    session::Session,
    text::Join,
};

/// The move the computer recommends to a person.
#[derive(Debug)]
pub struct Hint {
    /// The move's text.
    pub mv: String,
    /// The proof of the move's result, if there is one.
    proof: Option<Proof>,
    /// The number of actions of the partial move for which the hint was asked.
    base: usize,
}

/// Returns whether a move is proven to lose.
fn is_lost(proof: Option<Proof>) -> bool {
    proof.is_some_and(|proof| proof.verdict == Verdict::Loss)
}

/// Returns the weight of the strongest reason for a move.
fn merit(session: &Session, mv: &str) -> u8 {
    let state = session.state();
    let reasons = state.read_move(mv).map(|mv| state.reasons(mv, Knowledge::default())).unwrap_or_default();
    reasons.iter().filter(|reason| reason.is_merit).map(|reason| reason.weight).max().unwrap_or_default()
}

impl Hint {
    /// Returns the best move of a report. If part of a move was made since the search began, returns the best move that
    /// continues it. `base` is the number of actions of the partial move when the search began.
    pub fn of_report(report: SearchReport, session: &Session, base: usize) -> Option<Self> {
        let SearchOutcome::Move { text: best, .. } = report.outcome else { return None };
        let is_playable = |candidate: &&MoveEvaluation| session.state().read_move(&candidate.mv).is_ok();
        let mut playable = report.view.candidates.iter().filter(is_playable);
        let first = playable.clone().next();
        let found = playable.find(|candidate| candidate.mv == best).or(first)?;
        let found = if is_lost(found.proof) {
            // Of the moves that lose as late, the one that blocks the most.
            let equal = report.view.candidates.iter().filter(is_playable).filter(|other| other.proof == found.proof);
            equal.rev().max_by_key(|other| merit(session, &other.mv)).unwrap_or(found)
        } else {
            found
        };
        Some(Self { mv: found.mv.clone(), proof: found.proof, base })
    }

    /// Returns whether the move can still be played, and the part of it for which the hint was asked is still made.
    pub fn applies(&self, session: &Session) -> bool {
        session.actions_made() >= self.base && session.state().read_move(&self.mv).is_ok()
    }

    /// Returns whether the move is one action that ends at this target. Of a move of several actions, a touch makes only
    /// the one it means.
    pub fn ends_at(&self, session: &Session, target: Target) -> bool {
        let state = session.state();
        let is_whole = |mv: &Move| !session.has_partial() && mv.actions().count() == 1;
        let read = state.read_move(&self.mv).ok().filter(is_whole);
        read.is_some_and(|mv| state.trace(mv).last().is_some_and(|end| target == Target::Place(*end)))
    }

    /// Returns the text: the move, and the reason for it if known.
    pub fn words(&self, board: &Board, words: Words) -> String {
        let advice = board.advice(board.session.state(), &self.mv);
        let said = words.say(&Message::new("suggestion").word("move", advice));
        let loss = self.loss(&board.session, words).map(|loss| words.sentence(&loss));
        // A capture is part of the advice already.
        let hint = match self.reason(&board.session).filter(|reason| reason.message.key != "reason-captures") {
            Some(reason) => {
                let reason = board.say(&reason.message);
                words.say(&Message::new("hint-because").word("hint", said).word("reason", reason))
            }
            None if loss.is_some() => words.sentence(&said),
            None => said,
        };
        words.joined(Join::Sentences, [hint].into_iter().chain(loss))
    }

    /// Returns the opponent's win as text, if it is proven.
    fn loss(&self, session: &Session, words: Words) -> Option<String> {
        let proof = self.proof.filter(|_| is_lost(self.proof))?;
        let winner = session.state().position().color(session.side()?.other());
        let message = match proof.winner_moves() {
            Some(moves) => Message::new("analysis-wins-in").number("moves", moves),
            None => Message::new("analysis-wins"),
        };
        let wins = words.say(&message.word("color", words.color(winner)));
        Some(words.labeled(&words.word("best-play"), &wins))
    }

    /// Returns the most important reason for the move.
    fn reason(&self, session: &Session) -> Option<Reason> {
        let state = session.state();
        let known = Knowledge { proof: self.proof, ..Knowledge::default() };
        let mv = state.read_move(&self.mv).ok()?;
        state.reasons(mv, known).into_iter().find(|reason| reason.is_merit)
    }

    /// Shows the move on the board, and the places its reason speaks of.
    pub fn show(&self, session: &Session, signs: &mut Signs) {
        signs.moves.extend(Board::shown_move(session.state(), &self.mv, ShownTone::Hint));
        signs.haloed = self.reason(session).map(|reason| reason.places).unwrap_or_default();
    }
}
