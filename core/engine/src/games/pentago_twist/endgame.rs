//! Exact play when few cells are empty.

mod search;
mod table;

use search::AlphaBeta;
#[cfg(test)]
pub use search::safe_moves;
use table::EndgameTable;

use super::{PentagoTwist, Twist, TwistAction, lines::LineCounts, threats::winning_move};
use crate::game::{Action, Exact, Move, Outcome, Proof, Verdict};

/// The most empty cells a position may have to be searched to the end. What was measured is in `core/tools/src/measure/RESULTS.md`.
pub const MOST_EMPTY: u8 = 15;
/// With no more empty cells than this, nine positions of ten are solved in a second, half of them in a twentieth.
pub const LATE: u8 = 12;
/// With more, it is tried only where the search may take this many nodes, which is to say a second or longer: half of
/// the attempts fail, and a short search needs its time itself.
pub const EARLY_NODES: u64 = 10_000_000;
/// How many nodes a position may take before the search gives up: several seconds of a desktop processor.
const BUDGET: u64 = 5_000_000;

/// What is kept between searches.
#[derive(Clone, Debug, Default)]
pub struct Endgame {
    table: EndgameTable,
}

/// One of the turns to be valued.
struct RankedMove {
    mv: Move,
    after: PentagoTwist,
    /// How many cells were empty before it.
    empty: i8,
    /// The bounds of its score, for the side that makes it.
    lower: i8,
    upper: i8,
    promise: i32,
}

impl Endgame {
    /// The exact value of a position and of each of its moves, or of what is left of them; see
    /// [`Think::solve`](crate::game::Think::solve).
    pub fn solve(
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
            // Whoever wins is known: giving up costs no more than the number of moves.
            if candidate.count_moves(&mut search).is_none() {
                break;
            }
        }
        candidates.sort_by_key(|candidate| (-candidate.lower, -candidate.promise));
        let moves: Vec<(Move, Proof)> = candidates.iter().map(|candidate| (candidate.mv, candidate.proof())).collect();
        Some(Exact { proof: moves.first()?.1, moves })
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

    /// Narrows the bounds until they tell who wins.
    fn decide(&mut self, search: &mut AlphaBeta) -> Option<()> {
        if self.lower <= 0 && self.upper >= 0 && self.lower < self.upper {
            self.narrow(search, -1, 1)?;
        }
        Some(())
    }

    /// Narrows the bounds of a won or lost move until they tell when the game ends.
    fn count_moves(&mut self, search: &mut AlphaBeta) -> Option<()> {
        // Quick ends come first, because looking for them costs least.
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

/// Every move, or every way to complete the one under way, the most promising first.
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
