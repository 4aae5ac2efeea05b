//! What a search tells: plain records without any game's types, turns as text.

use super::findings::Findings;
use crate::game::{Course, Proof, Think, Turn};

/// The number of a search; no two searches of a process have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchId(pub u64);

/// One legal turn and what is known of it, for the side that makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The whole turn as text, from the position where it begins.
    pub turn: String,
    /// Simulations that began with it.
    pub visits: u64,
    /// From -1 (loses) to 1 (wins); an estimate unless there is a proof.
    pub value: f32,
    /// The exact result, if it is proven.
    pub proof: Option<Proof>,
}

/// What a search knows.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SearchView {
    /// Simulations, those of earlier searches of the same tree included.
    pub visits: u64,
    /// Those of this search alone: what a rate is counted from.
    pub new_visits: u64,
    /// Nodes of the tree.
    pub nodes: u64,
    /// The value for the side to move, from -1 to 1.
    pub value: f32,
    /// The exact value for the side to move, if it is proven.
    pub proof: Option<Proof>,
    /// The turns that are expected from here on, as text; the best one first.
    pub line: Vec<String>,
    /// Every legal turn, the best one first.
    pub candidates: Vec<Candidate>,
}

/// A message from a running search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchProgress {
    /// Which search.
    pub search: SearchId,
    /// The match it is for, by the number its keeper knows it by; nothing if nobody keeps it.
    pub match_number: Option<u64>,
    /// How many turns had been played in the position that is searched.
    pub turn: u32,
    /// Milliseconds since it began.
    pub elapsed_ms: u64,
    /// What it knows so far.
    pub view: SearchView,
}

/// The last message of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchReport {
    /// Which search.
    pub search: SearchId,
    /// The match it is for, by the number its keeper knows it by; nothing if nobody keeps it.
    pub match_number: Option<u64>,
    /// How many turns had been played in the position that was searched.
    pub turn: u32,
    /// Milliseconds since it began, without the time it was held back.
    pub elapsed_ms: u64,
    /// What came of it.
    pub outcome: SearchOutcome,
    /// What it knows.
    pub view: SearchView,
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchOutcome {
    /// This turn is to be played.
    Move {
        /// The whole turn as text.
        turn: String,
        /// Why the search stopped.
        stopped: Stopped,
    },
    /// It was cancelled.
    Cancelled,
    /// Something is broken: the search, or its listener.
    Failed {
        /// What, for a log.
        reason: String,
    },
}

/// Why a search stopped by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stopped {
    /// The limit of simulations.
    Visits,
    /// The limit of time.
    Time,
    /// Everything is proven.
    Proven,
    /// There is only one legal turn.
    OnlyTurn,
    /// Whatever the simulations that are left, the choice stays the same; or it has done so for long, in an analysis.
    Decided,
    /// Somebody asked for the move.
    Asked,
}

impl Stopped {
    /// The word of the engine program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Visits => "visits",
            Self::Time => "time",
            Self::Proven => "proven",
            Self::OnlyTurn => "only-turn",
            Self::Decided => "decided",
            Self::Asked => "asked",
        }
    }
}

/// The text of a whole turn that begins or goes on at the end of `course`.
pub fn turn_text<P: Think>(course: &Course<P>, turn: Turn) -> String {
    course.before_turn().turn_text(turn)
}

/// What is known, as text.
pub fn view<P: Think>(course: &Course<P>, findings: &Findings) -> SearchView {
    let begin = course.before_turn();
    let mut position = *begin;
    let line = findings.line.iter().map(|turn| {
        let text = position.turn_text(*turn);
        turn.actions().for_each(|action| position.play_unchecked(action));
        text
    });
    let candidates = findings.candidates.iter().map(|candidate| Candidate {
        turn: begin.turn_text(candidate.turn),
        visits: candidate.visits,
        value: candidate.value,
        proof: candidate.proof,
    });
    SearchView {
        visits: findings.visits,
        new_visits: findings.new_visits,
        nodes: findings.nodes,
        value: findings.value,
        proof: findings.proof,
        line: line.collect(),
        candidates: candidates.collect(),
    }
}
