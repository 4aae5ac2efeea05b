//! Alpha-beta over whole moves.
//!
//! The score of a position is for the side to move. A win scores one more than the number of cells that are empty when
//! the game ends, a loss minus that, a draw 0: a quicker win is a higher score, and a score does not depend on the path
//! to the position.

use super::super::{
    StoneSet, Twist,
    lines::{Contributions, LineCounts, other, own},
    threats::safe_cells,
};
use super::table::{EndgameBounds, EndgameTable, Key};

/// Nodes between two polls of `stop`: less than half a millisecond.
const NODES_PER_POLL: u64 = 256;
/// The minimum number of empty cells at which moves that leave the opponent the fewest replies are tried first. This
/// ordering takes longer to compute than one by the lines, and needs a quarter of the nodes. With fewer empty cells the
/// ordering costs more than it saves.
const FEWEST_REPLIES_FIRST: i8 = 7;
/// The weight of a reply relative to the lines: nearly always more than all of them.
const REPLY: i32 = 1_000;
/// The maximum number of moves of a position: eight twists after a stone on each empty cell.
const MOST_MOVES: usize = 8 * super::MOST_EMPTY as usize;

/// A search with its table and limits.
pub struct AlphaBeta<'a> {
    /// The transposition table.
    pub table: &'a mut EndgameTable,
    /// The stop condition: returns `true` to stop the search.
    pub stop: &'a dyn Fn() -> bool,
    /// The number of nodes left.
    pub budget: u64,
}

/// A candidate move: the stones after it, those of the next side to move first.
#[derive(Clone, Copy)]
struct PlacedTwist {
    stones: [StoneSet; 2],
    promise: i32,
}

/// The candidate moves.
struct Moves {
    list: [PlacedTwist; MOST_MOVES],
    count: usize,
}

impl AlphaBeta<'_> {
    /// Returns the score of a position if it lies between the bounds, else a bound on the same side of them; `None` if
    /// the search gave up. `empty` is the number of empty cells, and the side to move must have no immediate win.
    pub fn score(&mut self, stones: [StoneSet; 2], empty: i8, mut alpha: i8, mut beta: i8) -> Option<i8> {
        // The side to move can win with its next move at the earliest.
        let highest = (empty - 2).max(0);
        if alpha >= highest {
            return Some(highest);
        }
        beta = beta.min(highest);
        let key = Key::of(stones);
        let mut bounds = EndgameBounds { lower: -empty, upper: highest };
        if let Some(known) = self.table.get(key) {
            if known.lower >= beta || known.lower == known.upper {
                return Some(known.lower);
            }
            if known.upper <= alpha {
                return Some(known.upper);
            }
            bounds = known;
            beta = beta.min(known.upper);
            alpha = alpha.max(known.lower);
        }
        self.spend(1)?;
        let mut moves = Moves { list: [PlacedTwist { stones, promise: 0 }; MOST_MOVES], count: 0 };
        let mut best = moves.gather(stones, empty);
        if best < beta {
            moves.sort();
            for mv in &moves.list[..moves.count] {
                let score = -self.score(mv.stones, empty - 1, -beta, -alpha.max(best))?;
                best = best.max(score);
                if best >= beta {
                    break;
                }
            }
        }
        if best < beta {
            bounds.upper = bounds.upper.min(best);
        }
        if best > alpha {
            bounds.lower = bounds.lower.max(best);
        }
        self.table.put(key, bounds, empty);
        Some(best)
    }

    /// Takes nodes from the budget. Returns `None` if the search has to stop.
    pub fn spend(&mut self, nodes: u64) -> Option<()> {
        let before = self.budget;
        self.budget = before.checked_sub(nodes)?;
        let polls = before / NODES_PER_POLL != self.budget / NODES_PER_POLL;
        (!(polls && (self.stop)())).then_some(())
    }
}

impl Moves {
    /// Collects the moves after which neither side has won nor can win at once, and returns the best score of the other
    /// moves.
    fn gather(&mut self, stones: [StoneSet; 2], empty: i8) -> i8 {
        visit_safe_moves(stones, empty, |after| {
            let [theirs, mine] = after;
            let lines = LineCounts::of([mine, theirs]).advantage();
            let replies = if empty < FEWEST_REPLIES_FIRST { 0 } else { safe_moves(after) };
            self.list[self.count] = PlacedTwist { stones: after, promise: lines - REPLY * replies };
            self.count += 1;
        })
    }

    fn sort(&mut self) {
        // A stable sort, so that the order of ties does not depend on the standard library.
        self.list[..self.count].sort_by_key(|mv| -mv.promise);
    }
}

/// Calls `visit` with the stones after every move after which neither side has won nor can win at once, those of the next
/// side to move first. Returns the best score of the other moves. `empty` is the number of empty cells before the move,
/// and the side to move must have no immediate win.
pub fn visit_safe_moves(stones: [StoneSet; 2], empty: i8, mut visit: impl FnMut([StoneSet; 2])) -> i8 {
    let contributions = Contributions::of(stones);
    let mut best = -empty;
    for (index, twist) in Twist::ALL.into_iter().enumerate() {
        let [mine, theirs] = stones.map(|stones| stones.twisted(twist));
        if is_repeated(stones, [mine, theirs], index) {
            continue;
        }
        let counts = contributions.after(twist);
        if other(counts.fives()) != 0 {
            // The move gives the opponent a five: at best a draw, if the mover has a five too.
            if own(counts.fives() | counts.open_fours()) != 0 {
                best = best.max(0);
            }
        } else if empty == 1 {
            best = best.max(0);
        } else {
            best = best.max(1 - empty);
            let free = mine.union(theirs).complement();
            for cell in StoneSet(free.0 & safe_cells([mine, theirs]).0).cells() {
                visit([theirs, mine.with(cell)]);
            }
        }
    }
    best
}

/// Returns whether an earlier twist has the same effect.
fn is_repeated(stones: [StoneSet; 2], after: [StoneSet; 2], index: usize) -> bool {
    Twist::ALL[..index].iter().any(|earlier| stones.map(|stones| stones.twisted(*earlier)) == after)
}

/// Returns the number of moves of the side to move after which neither side has won and the opponent cannot win at
/// once.
pub fn safe_moves(stones: [StoneSet; 2]) -> i32 {
    let after = |twist| {
        let [mine, theirs] = stones.map(|stones| stones.twisted(twist));
        let free = mine.union(theirs).complement();
        if theirs.fives() == 0 { (free.0 & safe_cells([mine, theirs]).0).count_ones().cast_signed() } else { 0 }
    };
    Twist::ALL.into_iter().map(after).sum()
}
