//! Alpha-beta over whole moves.
//!
//! The score of a position is for the side to move. A win scores one more than the number of cells that are empty when
//! the game ends, a loss minus that, a draw 0: a quicker win is a higher score, and a score does not depend on the path
//! to the position.

use super::super::{
    StoneSet, Twist,
    lines::{LineCounts, own},
};
use super::replies::Replies;
use super::table::{EndgameBounds, EndgameTable, Key};

/// Nodes between two polls of `stop`: less than half a millisecond.
const NODES_PER_POLL: u64 = 256;
/// The minimum number of empty cells at which moves that leave the opponent the fewest replies are tried first. This
/// ordering takes longer to compute than one by the lines, and needs a quarter of the nodes. The same order with 5
/// empty cells would take 5 % more time in all.
const FEWEST_REPLIES_FIRST: i8 = 6;
/// The weight of a reply relative to the lines: nearly always more than all of them.
const REPLY: i32 = 1_000;

/// A search with its table and limits.
pub struct AlphaBeta<'a> {
    /// The transposition table.
    table: &'a mut EndgameTable,
    /// The stop condition: returns `true` to stop the search.
    stop: &'a dyn Fn() -> bool,
    /// The number of nodes left.
    pub budget: u64,
    /// A stack of the generated moves of all positions on the path.
    moves: Vec<PlacedTwist>,
}

/// A candidate move: the stones after it, those of the next side to move first.
#[derive(Clone, Copy)]
struct PlacedTwist {
    stones: [StoneSet; 2],
    promise: i32,
}

impl<'a> AlphaBeta<'a> {
    /// Creates a search of at most `budget` nodes that ends when `stop` returns `true`.
    pub fn new(table: &'a mut EndgameTable, stop: &'a dyn Fn() -> bool, budget: u64) -> Self {
        Self { table, stop, budget, moves: Vec::new() }
    }

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
        let begin = self.moves.len();
        let mut best = self.gather(stones, empty);
        if best < beta && empty >= FEWEST_REPLIES_FIRST {
            best = best.max(self.known(begin));
            if best < beta {
                self.rank(begin);
            }
        }
        if best < beta {
            // A stable sort, so that the order of ties does not depend on the standard library.
            self.moves[begin..].sort_by_key(|mv| -mv.promise);
            for index in begin..self.moves.len() {
                let score = -self.score(self.moves[index].stones, empty - 1, -beta, -alpha.max(best))?;
                best = best.max(score);
                if best >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(begin);
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

    /// Collects the moves after which neither side has won nor can win at once, and returns the best score of the other
    /// moves.
    fn gather(&mut self, stones: [StoneSet; 2], empty: i8) -> i8 {
        let moves = &mut self.moves;
        visit_safe_moves(stones, empty, |after| {
            let [theirs, mine] = after;
            moves.push(PlacedTwist { stones: after, promise: LineCounts::of([mine, theirs]).advantage() });
        })
    }

    /// Returns the best lower bound in the table of the score after one of the last moves.
    fn known(&self, begin: usize) -> i8 {
        let bounds = self.moves[begin..].iter().filter_map(|mv| self.table.get(Key::of(mv.stones)));
        bounds.map(|bounds| -bounds.upper).max().unwrap_or(i8::MIN)
    }

    /// Prefers those of the last moves that leave the opponent the fewest replies.
    fn rank(&mut self, begin: usize) {
        for mv in &mut self.moves[begin..] {
            mv.promise -= REPLY * safe_moves(mv.stones);
        }
    }
}

/// Calls `visit` with the stones after every move after which neither side has won nor can win at once, those of the next
/// side to move first. Returns the best score of the other moves. `empty` is the number of empty cells before the move,
/// and the side to move must have no immediate win.
pub fn visit_safe_moves(stones: [StoneSet; 2], empty: i8, mut visit: impl FnMut([StoneSet; 2])) -> i8 {
    let replies = (empty > 1).then(|| Replies::of(stones));
    let mut best = -empty;
    for (index, twist) in Twist::ALL.into_iter().enumerate() {
        let [mine, theirs] = stones.map(|stones| stones.twisted(twist));
        if is_repeated(stones, [mine, theirs], index) {
            continue;
        }
        if theirs.fives() != 0 {
            // The move gives the opponent a five: at best a draw, if the mover has a five too.
            let counts = LineCounts::of([mine, theirs]);
            if own(counts.fives() | counts.open_fours()) != 0 {
                best = best.max(0);
            }
        } else if empty == 1 {
            best = best.max(0);
        } else {
            best = best.max(1 - empty);
            for cell in replies.iter().flat_map(|replies| replies.after(twist).cells()) {
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
    Replies::of(stones).count().cast_signed()
}
