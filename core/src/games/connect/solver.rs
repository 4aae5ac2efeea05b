//! Connect Four, solved: the exact score of every position.
//!
//! The score follows the convention of the public test sets: 0 is a draw; a side that wins with its n-th stone has
//! 22 - n, and the other one the negative of that. So the sooner the win, the higher its score, and both sides that
//! maximise their scores win as soon and lose as late as they can.
//!
//! | file | what is in it |
//! |---|---|
//! | `board.rs` | a position as two bit sets |
//! | `search.rs` | the search |
//! | `parity.rs` | bounds known without a search |
//! | `table.rs` | what the search remembers |
//! | `layer.rs` | all positions of a number of stones, for the program that makes the opening book |
//! | `any.rs` | the same for Four on any board |

mod any;
mod board;
mod layer;
mod parity;
mod search;
mod table;

#[cfg(test)]
mod tests;

pub use any::AnySolver;
pub use board::{Board, BoardError, CELLS, CENTRE_FIRST, COLUMNS};
pub use layer::layer;

use std::cmp::Reverse;

use search::Search;
use table::Table;

use super::{Bits, Connect, Phase, Step, Variant};
use crate::game::{Action, Exact, Proof, Turn};

/// What a game's solver may remember: half of what a search may use.
const TABLE_BYTES: usize = 32 << 20;

/// Positions looked at before the solver of Connect Four gives up: a few seconds on a telephone, enough for nearly every
/// position of 10 stones and more (a position of 9 takes 1.7 million on average, and there are seven columns).
const NODES: u64 = 16_000_000;

/// The same for other boards, where giving up is common.
const ANY_NODES: u64 = 4_000_000;

/// How many free cells of other boards are too many to try, beside one for every doubling of the positions that may be
/// looked at. On 8x8, of twelve random positions each, 16,384 looks solved 8 with 26 free cells and 5 with 29, 131,072
/// solved 10 with 29, 1,048,576 solved 11 with 32 and 9 with 35. What is not solved in the end is time that the search
/// misses.
const ANY_FREE_CELLS: u32 = 12;

/// A legal turn and its value for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The whole turn, or what is left of it.
    pub turn: Turn,
    /// Its score.
    pub score: i32,
    /// What the score means.
    pub proof: Proof,
}

impl Valued {
    /// The column of its first piece, counted from 0 at the left.
    #[must_use]
    pub fn column(&self) -> Option<u8> {
        self.turn.actions().next().and_then(Step::from_action).map(Step::column)
    }
}

/// The solvers of one match, made when they are first asked.
#[derive(Debug, Default)]
pub struct Solvers {
    standard: Option<Solver>,
    any: Option<AnySolver>,
}

impl Solvers {
    /// The exact values of a position and its turns, if the game goes on and they can be had by looking at so many
    /// positions, and in reasonable time.
    pub fn solve<B: Bits, V: Variant>(
        &mut self,
        position: &Connect<B, V>,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Exact> {
        if matches!(position.phase(), Phase::Won | Phase::Full) {
            return None;
        }
        let board = Board::of(position);
        let mut turns = if let Some(board) = board {
            let solver = self.standard.get_or_insert_with(|| Solver::new(TABLE_BYTES));
            solver.turns(board, nodes.min(NODES), stop, found)?
        } else {
            let nodes = nodes.clamp(1, ANY_NODES);
            let free = position.grid().cells() & !position.filled();
            if free.count() > ANY_FREE_CELLS + nodes.ilog2() {
                return None;
            }
            let solver = self.any.get_or_insert_with(|| AnySolver::new(TABLE_BYTES));
            solver.turns(position, nodes, stop, found)?
        };
        turns.sort_by_key(|valued| Reverse(valued.score));
        let best = *turns.first()?;
        let turns = turns.into_iter().map(|valued| (valued.turn, valued.proof)).collect();
        Some(Exact { proof: best.proof, turns, score: board.map(|_| best.score), certificate: None })
    }
}

/// A solver of Connect Four and what it remembers of the positions it has looked at.
#[derive(Debug)]
pub struct Solver {
    table: Table,
    nodes: u64,
}

impl Solver {
    /// A solver that remembers as much as fits these bytes, rounded down to a power of two.
    #[must_use]
    pub fn new(table_bytes: usize) -> Self {
        Self { table: Table::new(table_bytes), nodes: 0 }
    }

    /// How many positions have been looked at since the solver was made.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets all positions.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// The score of a position for the side to move. `stop` is asked about every millisecond; `None` if it said yes.
    pub fn score(&mut self, board: Board, stop: &dyn Fn() -> bool) -> Option<i32> {
        let mut search = Search { table: &mut self.table, stop, nodes: 0, nodes_most: u64::MAX, is_stopped: false };
        let score = search.score(board);
        self.nodes += search.nodes;
        score
    }

    /// The scores of all legal turns for the side to move, each told to `found` as soon as it is known, the middle
    /// first. `None` if `stop` said yes or `nodes` positions have not been enough.
    pub fn turns(
        &mut self,
        board: Board,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Vec<Valued>> {
        let stones = board.stones();
        let mut search = Search { table: &mut self.table, stop, nodes: 0, nodes_most: nodes, is_stopped: false };
        let mut known = Vec::with_capacity(COLUMNS);
        for column in CENTRE_FIRST {
            if !board.is_open(column) {
                continue;
            }
            let score = if board.wins(column) {
                Some((43 - stones) / 2)
            } else {
                search.score(board.play(column)).map(|score| -score)
            };
            let Some(score) = score else {
                self.nodes += search.nodes;
                return None;
            };
            let valued = Valued { turn: Action::from(Step::Disc(column)).into(), score, proof: board.proof(score) };
            found(valued.turn, valued.proof);
            known.push(valued);
        }
        self.nodes += search.nodes;
        Some(known)
    }
}
