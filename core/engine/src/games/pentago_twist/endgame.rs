//! Exact play when few cells are empty.

mod proof;
mod proof_table;
mod replies;
mod search;
mod table;

use proof::ProofSearch;
use proof_table::{ProofGoal, ProofTable};
#[cfg(test)]
pub use replies::Replies;
pub use search::AlphaBeta;
#[cfg(test)]
pub use search::safe_moves;
pub use table::EndgameTable;

use super::{PentagoTwist, StoneSet, Twist, TwistAction, lines::LineCounts, threats::winning_move};
use crate::game::{Action, Exact, ExactSolver, Move, Outcome, Proof, Verdict};

/// The maximum number of empty cells of a position searched to the end. The measurements are in
/// `core/tools/src/measure/RESULTS.md`.
pub const MOST_EMPTY: u8 = 16;
/// The maximum for levels, which were measured with it.
pub const LATE: u8 = 12;
/// The node limit for the outcomes of all moves: some twenty seconds on a desktop processor.
const BUDGET: u64 = 30_000_000;
/// The node limit for the numbers of moves after that: some four seconds.
const COUNT_BUDGET: u64 = 5_000_000;

/// The solver and its tables.
#[derive(Clone, Debug, Default)]
pub struct Endgame {
    proofs: ProofTable,
    bounds: EndgameTable,
    /// The moves that the search expects, best first, for the next solution.
    expected: Vec<Move>,
    /// A move that keeps the result of the last solution, if the position is not lost.
    favorite: Option<Move>,
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
        self.favorite = None;
        let empty = i8::try_from(position.empty().count()).ok()? + i8::from(position.twist_due());
        let most = if position.solves_early { MOST_EMPTY } else { LATE };
        if position.outcome().is_some() || empty > most.cast_signed() {
            return None;
        }
        self.proofs.prepare();
        self.bounds.prepare();
        let leaves = AlphaBeta::new(&mut self.bounds, stop, nodes.min(BUDGET));
        let mut search = ProofSearch { table: &mut self.proofs, leaves };
        let mut candidates = candidates(position, empty);
        let expected = std::mem::take(&mut self.expected);
        candidates.sort_by_key(|candidate| expected.iter().position(|mv| *mv == candidate.mv).unwrap_or(usize::MAX));
        let best = find_best(&mut candidates, &mut search)?;
        let best = &candidates[best];
        found(best.mv, best.proof());
        found(Move::default(), best.proof());
        let result = best.proof().verdict;
        self.favorite = Some(best.mv).filter(|_| result > Verdict::Loss);
        let mut is_chosen = self.favorite.is_none();
        for candidate in &mut candidates {
            candidate.decide(&mut search)?;
            let proof = candidate.proof();
            found(candidate.mv, proof);
            // The proof begins with any move that keeps the result; the search's preference among these is better.
            if !is_chosen && proof.verdict == result {
                self.favorite = Some(candidate.mv);
                is_chosen = true;
            }
        }
        let mut search = search.leaves;
        search.budget = search.budget.min(COUNT_BUDGET);
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

    fn expect(&mut self, moves: &[Move]) {
        self.expected = moves.to_vec();
    }

    fn favorite(&self) -> Option<Move> {
        self.favorite
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

    /// Returns the stones after it, those of the next side to move first.
    fn stones(&self) -> [StoneSet; 2] {
        self.after.both_stones(self.after.side())
    }

    /// Narrows the bounds until the outcome is known.
    fn decide(&mut self, search: &mut ProofSearch) -> Option<()> {
        if self.lower <= 0 && self.upper > 0 {
            let is_win = !search.is_reached(self.stones(), self.empty - 1, ProofGoal::Draw)?;
            if is_win { self.lower = 1 } else { self.upper = 0 }
        }
        if self.lower < 0 && self.upper >= 0 {
            let is_loss = search.is_reached(self.stones(), self.empty - 1, ProofGoal::Win)?;
            if is_loss { self.upper = -1 } else { self.lower = 0 }
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
        let score = -search.score(self.stones(), self.empty - 1, -beta, -alpha)?;
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

/// Returns the index of a move with the best outcome, whose bounds are narrowed until its outcome is known.
fn find_best(candidates: &mut [RankedMove], search: &mut ProofSearch) -> Option<usize> {
    for (goal, least) in [(ProofGoal::Win, 1), (ProofGoal::Draw, 0)] {
        if let Some(best) = candidates.iter().position(|candidate| candidate.lower >= least) {
            return Some(best);
        }
        let open: Vec<usize> = (0..candidates.len()).filter(|index| candidates[*index].upper >= least).collect();
        let after: Vec<_> = open.iter().map(|index| candidates[*index].stones()).collect();
        let empty = candidates.first()?.empty - 1;
        if let Some(best) = search.denied_among(&after, empty, goal.denied())? {
            candidates[open[best]].lower = least;
            return Some(open[best]);
        }
        for index in open {
            candidates[index].upper = least - 1;
        }
    }
    (!candidates.is_empty()).then_some(0)
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
