//! The exact solver of Connect Four: scores every position.
//!
//! The score follows the convention of the public test sets: 0 is a draw; a side that wins with its n-th stone has
//! 22 - n, and the other one the negative of that. A sooner win has a higher score, so sides that maximize their scores
//! win as soon and lose as late as possible.
//!
//! The same search solves other boards when few enough cells are free: every board of at most 35 cells from the start.
//!
//! | file | content |
//! |---|---|
//! | `field.rs` | the board interface of the search |
//! | `standard.rs`, `any_board.rs` | the board of Connect Four, with compile-time constants, and all others |
//! | `search.rs`, `moves.rs` | the search for a position's score, and for those of all moves |
//! | `parity.rs` | bounds known without a search |
//! | `guess.rs` | an estimate of the winner when there is no time to solve |
//! | `network.rs`, `network.bin` | weights learned from solved positions, made by the program `train` |
//! | `table.rs` | the transposition table |
//! | `board.rs` | a position of Connect Four |
//! | `layer.rs` | all positions with a given number of stones |
//! | `book.rs`, `book` | the scores of all positions of up to ten stones, made by the program `book` |
//! | `position_map.rs` | a hash table from positions to small numbers |

mod any_board;
mod board;
mod book;
mod field;
mod guess;
mod layer;
mod moves;
mod network;
mod parity;
mod position_map;
mod search;
mod standard;
mod table;

#[cfg(test)]
mod tests;

pub use board::{BoardError, CELLS, CENTER_FIRST, COLUMNS, StandardBoard};
pub use book::{Book, LAST as LAST_IN_BOOK, POSITIONS as BOOK_POSITIONS};
pub use layer::layer;
pub use network::{INPUTS, MOST as MOST_OF_SUM, ONE as ONE_OF_WEIGHT, OutcomeNetwork, SURE, WIDTH, for_each_input};
pub use table::TranspositionTable;

use std::cmp::Reverse;
use std::sync::Arc;

use any_board::AnyField;
use field::{Field, FieldStones, proof};
use moves::Root;
use search::{NullWindow, SearchTables};
use standard::Standard;
use table::ScoreBounds;

use super::{Bits, Connect, ConnectAction, MAX_LENGTH, Phase, Variant};
use crate::game::{Action, Exact, ExactSolver, Move, Proof};

/// The memory limit of a game's solver: half of the search's limit.
const TABLE_BYTES: usize = 32 << 20;

/// The size of Connect Four's table of late positions, which fits in a processor's cache.
const LATE_BYTES: usize = 1 << 20;

/// The node limit of the solver. At the end of the book, a position of ten stones takes a median of 0.9
/// million nodes; in ten thousand moves one position took more than 64 million.
const NODES: u64 = 512_000_000;

/// The number of free cells above which other boards are not tried, plus one for every doubling of the node limit. On
/// 8x8, of twelve random positions each, 16,384 nodes solved 10 with 29 free cells and 10 with 32, 131,072 solved 11 with
/// 32 and 8 with 35, 1,048,576 solved 12 with 35 and 11 with 38. Failed attempts cost the search time.
const ANY_FREE_CELLS: u32 = 15;

/// A legal move and its value for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove {
    /// The whole move, or its remaining steps.
    pub mv: Move,
    /// Its score.
    pub score: i32,
    /// The meaning of the score.
    pub proof: Proof,
}

impl ScoredMove {
    /// Returns the column of its first piece, 0-based from the left.
    #[must_use]
    pub fn column(&self) -> Option<u8> {
        column(self.mv)
    }
}

/// Returns the column of a move's first piece.
fn column(mv: Move) -> Option<u8> {
    mv.actions().next().and_then(ConnectAction::from_action).map(ConnectAction::column)
}

/// The solver of one match, created on first use.
#[derive(Debug, Default)]
pub struct Solvers {
    solver: Option<Solver>,
    table_bytes: usize,
    /// The best columns of the previous search.
    expected: Vec<u8>,
}

impl Solvers {
    /// Returns the solver of a position, or `None` if the position is decided or a solution is out of reach.
    fn suited_to<B: Bits, V: Variant>(&mut self, position: &Connect<B, V>, nodes: u64) -> Option<&mut Solver> {
        if matches!(position.phase(), Phase::Won | Phase::Full) {
            return None;
        }
        let free = position.grid().cells() & !position.filled();
        let is_out_of_reach = free.count() > ANY_FREE_CELLS + nodes.max(1).ilog2();
        if is_out_of_reach && StandardBoard::of(position).is_none() {
            return None;
        }
        Some(self.sized_for(nodes))
    }

    /// Returns the solver, with a table sized for this many nodes: clearing a large table takes longer than a short
    /// search.
    fn sized_for(&mut self, nodes: u64) -> &mut Solver {
        let wanted = usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(size_of::<u64>());
        let wanted = wanted.clamp(4 * LATE_BYTES, TABLE_BYTES);
        let kept = self.solver.take().filter(|_| self.table_bytes >= wanted);
        self.table_bytes = self.table_bytes.max(wanted);
        self.solver.insert(kept.unwrap_or_else(|| Solver::new(wanted).with_book()))
    }
}

impl<B: Bits, V: Variant> ExactSolver<Connect<B, V>> for Solvers {
    const TIME_PERCENT: u32 = V::SOLVER_PERCENT;

    fn solve(
        &mut self,
        position: &Connect<B, V>,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact> {
        if let Some(solver) = &mut self.solver {
            solver.lead = None;
        }
        let (nodes, expected) = (nodes.min(NODES), std::mem::take(&mut self.expected));
        let board = StandardBoard::of(position);
        let solver = self.suited_to(position, nodes)?;
        solver.expected = expected;
        let mut moves = match board {
            Some(board) => solver.moves(board, nodes, stop, found)?,
            None => solver.moves_on_any_board(position, nodes, stop, found)?,
        };
        put_best_first(&mut moves);
        let best = *moves.first()?;
        let moves = moves.into_iter().map(|valued| (valued.mv, valued.proof)).collect();
        Some(Exact { proof: best.proof, moves, score: board.and_then(|board| board.score(best.proof)) })
    }

    /// Connect Four is always solved: no position after the book needs more nodes than the solver's limit.
    fn nodes_to_judge(position: &Connect<B, V>) -> u64 {
        if StandardBoard::of(position).is_some() { u64::MAX } else { 1 << 18 }
    }

    fn expect(&mut self, moves: &[Move]) {
        self.expected = moves.iter().copied().filter_map(column).collect();
    }

    /// The tables of all sharing solvers together stay within the limit of one.
    fn assistant(&mut self, position: &Connect<B, V>, nodes: u64) -> Option<Self> {
        let solver = self.suited_to(position, nodes.min(NODES))?;
        let late_tables = 1 + Arc::strong_count(&solver.early);
        let assistant = (solver.early.bytes() + late_tables * LATE_BYTES <= TABLE_BYTES)
            .then(|| Solver { uses_book: solver.uses_book, ..Solver::sharing(Arc::clone(&solver.early)) })?;
        Some(Self { solver: Some(assistant), table_bytes: self.table_bytes, expected: self.expected.clone() })
    }

    fn favorite(&self) -> Option<Move> {
        let column = self.solver.as_ref()?.lead?;
        Some(Action::from(ConnectAction::Disc(column)).into())
    }
}

/// Sorts the moves, best first, and keeps the order of equally good ones. The function is not generic, because one
/// instance per board type would take 5 kB.
fn put_best_first(moves: &mut [ScoredMove]) {
    moves.sort_by_key(|valued| Reverse(valued.score));
}

/// A solver and its transposition tables. Connect Four needs its own; other boards may share one, because the board is
/// part of the hash.
#[derive(Debug)]
pub struct Solver {
    early: Arc<TranspositionTable>,
    late: TranspositionTable,
    uses_book: bool,
    nodes: u64,
    /// The columns to search first, best first.
    expected: Vec<u8>,
    /// The best column found by the last search.
    lead: Option<u8>,
}

impl Solver {
    /// Creates a solver with tables of at most this many bytes, rounded down, or slightly more if the limit is very
    /// small.
    #[must_use]
    pub fn new(table_bytes: usize) -> Self {
        Self::sharing(Arc::new(TranspositionTable::new(table_bytes.saturating_sub(LATE_BYTES).max(table_bytes / 2))))
    }

    /// Creates a solver that shares its table of early positions with others.
    #[must_use]
    pub fn sharing(early: Arc<TranspositionTable>) -> Self {
        Self {
            early,
            late: TranspositionTable::new(LATE_BYTES),
            uses_book: false,
            nodes: 0,
            expected: Vec::new(),
            lead: None,
        }
    }

    /// Adds the opening book.
    #[must_use]
    pub fn with_book(self) -> Self {
        Self { uses_book: true, ..self }
    }

    /// Returns the number of nodes visited since the solver was created.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Clears the tables; the book stays.
    pub fn forget(&mut self) {
        self.early.clear();
        self.late.clear();
    }

    /// Returns the stored lower and upper bounds of a position's score, if any.
    #[must_use]
    pub fn remembered(&self, board: StandardBoard) -> Option<[i32; 2]> {
        let (field, stones) = (Standard { book: () }, FieldStones::from(board));
        let table = if field.is_early(field.free(&stones)) { &self.early } else { &self.late };
        table.get(table.slot(field.hash(&stones))).map(|bounds| [bounds.least, bounds.most])
    }

    /// Returns the score of a position for the side to move. `stop` is polled about every millisecond; `None` if it
    /// returned `true`.
    pub fn score(&mut self, board: StandardBoard, stop: &dyn Fn() -> bool) -> Option<i32> {
        self.score_within(board, [-CELLS, CELLS], stop)
    }

    /// Returns the score if it lies between `least` and `most`, else a bound below or above them.
    pub fn score_within(
        &mut self,
        board: StandardBoard,
        [least, most]: [i32; 2],
        stop: &dyn Fn() -> bool,
    ) -> Option<i32> {
        let field = Standard { book: self.book(board) };
        let mut search =
            NullWindow::<_, COLUMNS>::new(&field, SearchTables::new(&self.early, &self.late), u64::MAX, stop);
        let score = search.score(board.into(), ScoreBounds { least, most });
        self.nodes += search.nodes;
        score
    }

    /// Returns the scores of all legal moves for the side to move. `found` is called for each as soon as its outcome is
    /// known, and again when its score is; the empty move stands for the position itself. `None` if `stop` returned
    /// `true` or `nodes` was not enough.
    pub fn moves(
        &mut self,
        board: StandardBoard,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Vec<ScoredMove>> {
        let field = Standard { book: self.book(board) };
        let mut search = NullWindow::<_, COLUMNS>::new(&field, SearchTables::new(&self.early, &self.late), nodes, stop);
        let root = Root { stones: board.into(), is_blocker_due: false };
        search.expected.clone_from(&self.expected);
        let moves = search.moves(&root, &|score| board.proof(score), found);
        self.nodes += search.nodes;
        self.lead = search.lead;
        moves
    }

    /// Returns the scores of all legal moves like [`Self::moves`], on a board of any size and special cells. The game
    /// must not be over.
    pub fn moves_on_any_board<B: Bits, V: Variant>(
        &mut self,
        position: &Connect<B, V>,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Vec<ScoredMove>> {
        let field = AnyField::new(*position.grid());
        let mut search = NullWindow::<_, { MAX_LENGTH as usize }>::new(
            &field,
            SearchTables::new(&self.early, &self.late),
            nodes,
            stop,
        );
        let side = position.side();
        let (own, other) = (position.stones(side), position.stones(side.other()));
        let count = (own | other).count().cast_signed();
        let stones = FieldStones { own, other, filled: position.filled(), count };
        let is_blocker_due = position.phase() == Phase::Blocker;
        // The stone of a half-made move belongs to this move, not to an earlier one.
        let moves_made = count - i32::from(is_blocker_due);
        let draw = field.moves_to_draw(&stones, is_blocker_due);
        let meaning = |score| proof(score, field.size(), moves_made, draw);
        search.expected.clone_from(&self.expected);
        let moves = search.moves(&Root { stones, is_blocker_due }, &meaning, found);
        self.nodes += search.nodes;
        self.lead = search.lead;
        moves
    }

    /// Returns the book where it applies.
    fn book(&self, board: StandardBoard) -> Option<&'static Book> {
        (self.uses_book && board.stones() <= book::MOST_STONES).then(Book::shared)
    }
}
