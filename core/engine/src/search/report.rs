//! Search messages: plain records without game types, with moves as text.

use crate::game::{Move, PositionHistory, Proof, Think};

/// A search's id, unique within the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchId(pub u64);

/// One legal move with its statistics, from the point of view of the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveEvaluation<M = String> {
    /// The whole move, including any actions made before the search; in messages as text.
    pub mv: M,
    /// Simulations that began with this move.
    pub visits: u64,
    /// From -1 (loss) to 1 (win); an estimate unless `proof` is set.
    pub value: f32,
    /// The exact result, if proven.
    pub proof: Option<Proof>,
}

/// A search's results for its root; in messages with moves as text.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SearchView<M = String> {
    /// Simulations, including those of earlier searches of the same tree.
    pub visits: u64,
    /// Simulations of this search alone, for the rate.
    pub new_visits: u64,
    /// Nodes in all trees.
    pub nodes: u64,
    /// The value for the side to move, from -1 to 1: the value of the best move, or of `proof`.
    pub value: f32,
    /// The exact value for the side to move, if proven.
    pub proof: Option<Proof>,
    /// The principal variation, beginning with the best move.
    pub line: Vec<M>,
    /// Every legal move, best first.
    pub candidates: Vec<MoveEvaluation<M>>,
}

/// A progress message of a running search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchProgress {
    /// The search's id.
    pub search: SearchId,
    /// The number of the match; `None` outside a stored match.
    pub match_number: Option<u64>,
    /// The number of moves played before the searched position.
    pub moves_played: u32,
    /// Milliseconds since the search began.
    pub elapsed_ms: u64,
    /// The results so far.
    pub view: SearchView,
}

/// The final message of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchReport {
    /// The search's id.
    pub search: SearchId,
    /// The number of the match; `None` outside a stored match.
    pub match_number: Option<u64>,
    /// The number of moves played before the searched position.
    pub moves_played: u32,
    /// Milliseconds since the search began, without any delay before the report.
    pub elapsed_ms: u64,
    /// The outcome.
    pub outcome: SearchOutcome,
    /// The final results.
    pub view: SearchView,
}

/// The outcome of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchOutcome {
    /// A move to play.
    Move {
        /// The whole move as text.
        text: String,
        /// The reason the search stopped.
        stopped: Stopped,
    },
    /// The search was cancelled.
    Cancelled,
    /// The search or its listener failed.
    Failed {
        /// The reason, for a log.
        reason: String,
    },
}

/// The reason a search stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stopped {
    /// The limit of simulations was reached.
    Visits,
    /// The limit of time was reached.
    Time,
    /// The value of the position is proven.
    Proven,
    /// There is only one legal move.
    OnlyMove,
    /// No remaining simulation can change the choice, or an analysis has been unchanged for long.
    Decided,
    /// The owner asked for the move.
    Asked,
}

impl Stopped {
    /// Returns the reason's name in the engine program's output.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Visits => "visits",
            Self::Time => "time",
            Self::Proven => "proven",
            Self::OnlyMove => "only-turn",
            Self::Decided => "decided",
            Self::Asked => "asked",
        }
    }
}

/// Returns the text of a whole move that begins or continues at the end of `history`.
pub fn move_text<P: Think>(history: &PositionHistory<P>, mv: Move) -> String {
    history.before_move().move_text(mv)
}

/// Converts the moves of a search's results to text.
pub fn view<P: Think>(history: &PositionHistory<P>, findings: &SearchView<Move>) -> SearchView {
    let begin = history.before_move();
    let shown = |proof: Proof| if P::COUNTS_MOVES { proof } else { proof.near() };
    let mut position = *begin;
    let line = findings.line.iter().map(|mv| {
        let text = position.move_text(*mv);
        mv.actions().for_each(|action| position.play_unchecked(action));
        text
    });
    let candidates = findings.candidates.iter().map(|candidate| MoveEvaluation {
        mv: begin.move_text(candidate.mv),
        visits: candidate.visits,
        value: candidate.value,
        proof: candidate.proof.map(shown),
    });
    SearchView {
        visits: findings.visits,
        new_visits: findings.new_visits,
        nodes: findings.nodes,
        value: findings.value,
        proof: findings.proof.map(shown),
        line: line.collect(),
        candidates: candidates.collect(),
    }
}
