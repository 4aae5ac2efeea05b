//! Presentation of search results: overlay values, winning sets, the analysis panel.

use std::cmp::Reverse;

use super::{
    super::{
        board::{Overlay, percent, share, value_in_words},
        word::Word,
        words::{Words, counted},
    },
    AnalysisLine, AnalysisState, Play,
    searcher::{Aim, Left},
};
use crate::picture::{Signs, WinningSets};
use fivefold_engine::{
    game::{Message, Outcome, Proof, Side, Verdict},
    search::Candidate,
    session::{Snapshot, TargetValue},
};

/// The maximum number of candidate moves listed.
const MOST_TRIED: usize = 12;

const SECOND_MS: u64 = 1000;

/// The minimum elapsed time, in milliseconds, before a search rate is shown.
const LEAST_MS: u64 = 50;

impl Play {
    /// Returns the overlay drawn on the board.
    pub(super) fn overlay(&mut self) -> Overlay {
        let snapshot = self.board.snapshot();
        let mut signs = Signs { certificate: self.winning_sets(&snapshot), ..Signs::NONE };
        self.show_hint(&mut signs);
        Overlay { values: self.values(), signs, is_read_only: self.is_review() }
    }

    /// Returns the values of all touch targets; empty while the analysis is off or a move awaits confirmation.
    fn values(&self) -> Vec<TargetValue> {
        match self.searcher.known() {
            Some(known) if self.analyses => self.board.session.values(&known.view.candidates),
            _ => Vec::new(),
        }
    }

    /// Returns the next target to touch to follow the hint.
    #[cfg(test)]
    pub(crate) fn hint_target_for_tests(&self) -> Option<fivefold_engine::game::Target> {
        let values = self.board.session.values(&self.hint.as_ref()?.found);
        values.into_iter().max_by(|one, other| one.value.total_cmp(&other.value)).map(|value| value.target)
    }

    /// Returns the sets that prove the winner, while the analysis is on.
    fn winning_sets(&self, snapshot: &Snapshot) -> Option<WinningSets> {
        let view = &self.searcher.known().filter(|_| self.analyses)?.view;
        let side = snapshot.side?;
        let winner = match view.proof?.verdict {
            Verdict::Win => side,
            Verdict::Loss => side.other(),
            Verdict::Draw => return None,
        };
        let best = self.board.session.state().read_move(&view.candidates.first()?.text).ok()?;
        let sets = self.board.session.state().certificate(best)?.sets;
        Some(WinningSets { colour: snapshot.colours[winner.index()], sets })
    }

    /// Returns the contents of the analysis panel.
    pub(super) fn analysis(&self, snapshot: &Snapshot) -> Option<AnalysisState> {
        if !self.analyses {
            return None;
        }
        let words = self.board.words();
        let known = self.searcher.known().filter(|known| known.view.visits > 0 || known.view.proof.is_some());
        let standing = match (&snapshot.result, snapshot.side, known) {
            (Some(result), ..) => Standing::of_end(result.outcome),
            (None, Some(side), Some(known)) => Standing::of(side, known.view.value, known.view.proof),
            _ => Standing { first_share: 0.5, is_proven: false, winner: None, moves: None },
        };
        let is_known = known.is_some() || snapshot.result.is_some();
        let line = known.zip(snapshot.side).map(|(known, side)| line(snapshot, side, &known.view.line));
        let line = line.unwrap_or_default();
        let value = if is_known { standing.words(snapshot.colours, words) } else { "…".to_owned() };
        let moves = line.iter().map(|mv| mv.text.as_str()).collect::<Vec<_>>().join("  ");
        let wording = self.board.wording();
        let shows_visits = self.board.context.storage().profile.settings().show_visits;
        Some(AnalysisState {
            share: if snapshot.colours[0] == Side::First { standing.first_share } else { 1.0 - standing.first_share },
            is_proven: standing.is_proven,
            bar_words: Word::AnalysisBar.filled(&value, wording),
            words: value,
            line_words: if line.is_empty() { String::new() } else { Word::AnalysisLine.filled(&moves, wording) },
            line,
            visits: known.filter(|_| shows_visits).and_then(|_| self.effort()).unwrap_or_default(),
            tried: if shows_visits { self.tried() } else { Vec::new() },
            is_running: matches!(self.searcher.aim(), Some(Aim::Analysis | Aim::Move)),
            failure: self.has_analysis_failed.then(|| words.word("analysis-failed")),
        })
    }

    /// Returns the visit count as text, or `None` if it is not to be shown.
    pub(super) fn visits(&self) -> Option<String> {
        let shows_visits = self.board.context.storage().profile.settings().show_visits && !self.analyses;
        self.effort().filter(|_| shows_visits)
    }

    /// Returns the visits, the search rate and the remaining budget as text. The rate counts only this search's own
    /// visits.
    fn effort(&self) -> Option<String> {
        let (known, words) = (self.searcher.known()?, self.board.words());
        let visits = words.say(&counted("visits", known.view.visits, words));
        if known.elapsed_ms < LEAST_MS {
            return Some(visits);
        }
        let rate = words.number(known.view.new_visits.saturating_mul(1000) / known.elapsed_ms);
        let spent = words.say(&Message::new("visits-rate").word("visits", visits).word("rate", rate));
        let left = self.searcher.left().map(|left| match left {
            Left::Simulations(count) => Message::new("left-simulations").word("number", words.number(count)),
            Left::Milliseconds(ms) => Message::new("left-seconds").word("number", words.number(ms.div_ceil(SECOND_MS))),
        });
        Some(left.map_or_else(|| spent.clone(), |left| format!("{spent} · {}", words.say(&left))))
    }

    /// Returns the most visited moves, each with its value and visit count.
    fn tried(&self) -> Vec<String> {
        let (Some(known), words) = (self.searcher.known(), self.board.words()) else { return Vec::new() };
        let mut tried: Vec<&Candidate> = known.view.candidates.iter().filter(|it| it.visits > 0).collect();
        // The sort is stable: among equally visited moves the better one stays first.
        tried.sort_by_key(|candidate| Reverse(candidate.visits));
        let told = |candidate: &Candidate| {
            let value = value_in_words(candidate.value, candidate.proof, words);
            let visits = words.say(&counted("visits", candidate.visits, words));
            [candidate.text.clone(), value, visits].join(" · ")
        };
        tried.into_iter().take(MOST_TRIED).map(told).collect()
    }
}

/// The evaluation of a position for both sides.
struct Standing {
    /// The first side's share of the bar, from 0 to 1.
    first_share: f64,
    is_proven: bool,
    /// The side that wins with best play, if proven.
    winner: Option<Side>,
    /// The number of moves until the result is decided, if known.
    moves: Option<u16>,
}

impl Standing {
    /// Creates the evaluation from the search's value and proof for the side to move.
    fn of(side: Side, value: f32, proof: Option<Proof>) -> Self {
        let Some(Proof { verdict, moves }) = proof else {
            let own = share(value);
            let first_share = if side == Side::First { own } else { 1.0 - own };
            return Self { first_share, is_proven: false, winner: None, moves: None };
        };
        let outcome = match verdict {
            Verdict::Win => Outcome::Win(side),
            Verdict::Loss => Outcome::Win(side.other()),
            Verdict::Draw => Outcome::Draw,
        };
        Self { moves, ..Self::of_end(outcome) }
    }

    fn of_end(outcome: Outcome) -> Self {
        let (winner, first_share) = match outcome {
            Outcome::Win(Side::First) => (Some(Side::First), 1.0),
            Outcome::Win(Side::Second) => (Some(Side::Second), 0.0),
            Outcome::Draw => (None, 0.5),
        };
        Self { first_share, is_proven: true, winner, moves: None }
    }

    fn words(&self, colours: [Side; 2], words: Words) -> String {
        let colour = |side: Side| words.colour(colours[side.index()]);
        match (self.is_proven, self.winner, self.moves) {
            (true, None, _) => words.word("analysis-drawn"),
            (true, Some(winner), None) => words.say(&Message::new("analysis-wins").word("colour", colour(winner))),
            (true, Some(winner), Some(moves)) => {
                words.say(&Message::new("analysis-wins-in").word("colour", colour(winner)).number("turns", moves))
            }
            (false, ..) => {
                // The text names the side that is ahead.
                let (ahead, share) = if self.first_share >= 0.5 {
                    (Side::First, self.first_share)
                } else {
                    (Side::Second, 1.0 - self.first_share)
                };
                let message = Message::new("analysis-share").word("colour", colour(ahead));
                words.say(&message.number("percent", percent(share)))
            }
        }
    }
}

/// Returns the principal variation, the sides moving alternately.
fn line(snapshot: &Snapshot, side: Side, moves: &[String]) -> Vec<AnalysisLine> {
    let mut maker = side;
    let mut lines = Vec::new();
    for text in moves {
        lines.push(AnalysisLine { colour: snapshot.colours[maker.index()], text: text.clone() });
        maker = maker.other();
    }
    lines
}
