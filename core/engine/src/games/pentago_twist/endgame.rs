//! Exact play when few cells are empty.

mod search;
mod table;

use search::AlphaBeta;
#[cfg(test)]
pub use search::safe_moves;
use table::EndgameTable;

use super::{PentagoTwist, Twist, TwistAction, lines::LineCounts, threats::winning_move};
use crate::game::{Action, Exact, ExactSolver, Move, Outcome, Proof, Verdict};

/// The maximum number of empty cells of a position searched to the end. The measurements are in
/// `core/tools/src/measure/RESULTS.md`.
pub const MOST_EMPTY: u8 = 15;
/// With at most this many empty cells, nine positions of ten are solved in a second, half of them in a twentieth.
pub const LATE: u8 = 12;
/// The node limit from which a position with more empty cells is tried, which corresponds to at least a second: half of
/// the attempts fail, and a short search has no time to spare for them.
pub const EARLY_NODES: u64 = 10_000_000;
/// The node limit of a position: several seconds on a desktop processor.
const BUDGET: u64 = 5_000_000;

/// The solver and its table.
#[derive(Clone, Debug, Default)]
pub struct Endgame {
    table: EndgameTable,
}

/// A candidate move and the bounds of its score.
struct RankedMove {
    mv: Move,
    after: PentagoTwist,
    /// The number of empty cells before it.
    empty: i8,
    /// The bounds of its score for the side that makes it.
    lower: i8,
    upper: i8,
    promise: i32,
}

impl ExactSolver<PentagoTwist> for Endgame {
    fn solve(
        &mut self,
        position: &PentagoTwist,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact> {
        let empty = i8::try_from(position.empty().count()).ok()? + i8::from(position.twist_due());
        let is_early = position.solves_early && nodes >= EARLY_NODES;
        let most = if is_early { MOST_EMPTY } else { LATE };
        if position.outcome().is_some() || empty > most.cast_signed() {
            return None;
        }
        self.table.prepare();
        let mut search = AlphaBeta { table: &mut self.table, stop, budget: nodes.min(BUDGET) };
        let mut candidates = candidates(position, empty);
        for candidate in &mut candidates {
            candidate.decide(&mut search)?;
            found(candidate.mv, candidate.proof());
        }
        for candidate in &mut candidates {
            // The outcomes are known: if the search stops here, only numbers of moves are missing.
            if candidate.count_moves(&mut search).is_none() {
                break;
            }
        }
        candidates.sort_by_key(|candidate| (-candidate.lower, -candidate.promise));
        let moves: Vec<(Move, Proof)> = candidates.iter().map(|candidate| (candidate.mv, candidate.proof())).collect();
        Some(Exact { proof: moves.first()?.1, moves, score: None })
    }
}

impl RankedMove {
    fn new(mv: Move, before: &PentagoTwist, after: PentagoTwist, empty: i8) -> Self {
        let side = before.side();
        let (lower, upper) = match after.outcome() {
            Some(Outcome::Win(winner)) if winner == side => (empty, empty),
            Some(Outcome::Win(_)) => (-empty, -empty),
            Some(Outcome::Draw) => (0, 0),
            None if winning_move(after.both_stones(after.side())).is_some() => (1 - empty, 1 - empty),
            None => (1 - empty, empty - 1),
        };
        let promise = LineCounts::of(after.both_stones(side)).advantage();
        Self { mv, after, empty, lower, upper, promise }
    }

    /// Narrows the bounds until the outcome is known.
    fn decide(&mut self, search: &mut AlphaBeta) -> Option<()> {
        if self.lower <= 0 && self.upper >= 0 && self.lower < self.upper {
            self.narrow(search, -1, 1)?;
        }
        Some(())
    }

    /// Narrows the bounds of a won or lost move until the length of the game is known.
    fn count_moves(&mut self, search: &mut AlphaBeta) -> Option<()> {
        // Short games first, because they are the cheapest to search.
        while self.lower < self.upper {
            if self.lower > 0 {
                self.narrow(search, self.upper - 1, self.upper)?;
            } else {
                self.narrow(search, self.lower, self.lower + 1)?;
            }
        }
        Some(())
    }

    /// Compares the score with two bounds.
    fn narrow(&mut self, search: &mut AlphaBeta, alpha: i8, beta: i8) -> Option<()> {
        let stones = self.after.both_stones(self.after.side());
        let score = -search.score(stones, self.empty - 1, -beta, -alpha)?;
        if score < beta {
            self.upper = self.upper.min(score);
        }
        if score > alpha {
            self.lower = self.lower.max(score);
        }
        Some(())
    }

    fn proof(&self) -> Proof {
        let verdict = match (self.lower, self.upper) {
            (1.., _) => Verdict::Win,
            (_, ..=-1) => Verdict::Loss,
            _ => Verdict::Draw,
        };
        let moves = self.empty + 1 - self.lower.abs();
        let counted = self.lower == self.upper && verdict != Verdict::Draw;
        Proof { verdict, moves: counted.then_some(u16::from(moves.unsigned_abs())) }
    }
}

/// Returns every move, or every completion of the current one, the most promising first.
fn candidates(position: &PentagoTwist, empty: i8) -> Vec<RankedMove> {
    let mut candidates = Vec::new();
    let mut add = |before: &PentagoTwist, mv: Move| {
        for twist in Twist::ALL {
            let mut after = *before;
            after.twist(twist);
            candidates.push(RankedMove::new(mv.then(TwistAction::Twist(twist).into()), position, after, empty));
        }
    };
    if position.twist_due() {
        add(position, Move::default());
    } else {
        for cell in position.empty().cells() {
            let mut placed = *position;
            placed.place(cell);
            add(&placed, Action::from(TwistAction::Place(cell)).into());
        }
    }
    candidates.sort_by_key(|candidate| -candidate.promise);
    candidates
}
