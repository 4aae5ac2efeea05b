//! Connect Four, solved: the exact score of every position.
//!
//! The score follows the convention of the public test sets: 0 is a draw; a side that wins with its n-th stone has
//! 22 - n, and the other one the negative of that. So the sooner the win, the higher its score, and both sides that
//! maximise their scores win as soon and lose as late as they can.
//!
//! Other boards are solved by the same search where few enough cells are free.
//!
//! | file | what is in it |
//! |---|---|
//! | `field.rs` | what the search asks of a board |
//! | `standard.rs`, `any_board.rs` | the board of Connect Four, known to the compiler, and all others |
//! | `search.rs`, `moves.rs` | the search for a score, and for those of all moves |
//! | `parity.rs` | bounds known without a search |
//! | `guess.rs` | who probably wins, where there is no time to find out |
//! | `network.rs`, `network.bin` | what was learned of solved positions, made by the program `train` |
//! | `table.rs` | the transposition table |
//! | `board.rs` | a position of Connect Four |
//! | `layer.rs` | all positions of a number of stones |
//! | `book.rs`, `book` | the scores of all positions of up to ten stones, made by the program `book` |
//! | `notes.rs` | a table of positions with a number each |

mod any_board;
mod board;
mod book;
mod field;
mod guess;
mod layer;
mod moves;
mod network;
mod notes;
mod parity;
mod search;
mod standard;
mod table;

#[cfg(test)]
mod tests;

pub use board::{BoardError, CELLS, CENTRE_FIRST, COLUMNS, StandardBoard};
pub use book::{Book, LAST as LAST_IN_BOOK, POSITIONS as BOOK_POSITIONS};
pub use layer::layer;
pub use network::{INPUTS, MOST as MOST_OF_SUM, Network, ONE as ONE_OF_WEIGHT, SURE, WIDTH, for_each_input};
pub use table::TranspositionTable;

use std::cmp::Reverse;
use std::sync::Arc;

use any_board::AnyField;
use field::{Field, Stones, proof};
use moves::Root;
use search::NullWindow;
use standard::Standard;
use table::ScoreBounds;

use super::{Bits, Connect, ConnectAction, MAX_LENGTH, Phase, Variant};
use crate::game::{Action, Exact, Move, Proof};

/// What a game's solver may remember: half of what a search may use.
const TABLE_BYTES: usize = 32 << 20;

/// What the solver of Connect Four remembers of late positions: little enough for a processor's cache.
const LATE_BYTES: usize = 1 << 20;

/// Positions looked at before the solver of Connect Four gives up. Where the book ends, a position of ten stones takes 0.9
/// million at the median; in ten thousand moves some position took more than 64 million.
const NODES: u64 = 512_000_000;

/// The same for other boards, where giving up is common.
const ANY_NODES: u64 = 4_000_000;

/// How many free cells of other boards are too many to try, beside one for every doubling of the positions that may be
/// looked at. On 8x8, of twelve random positions each, 16,384 looks solved 8 with 26 free cells and 5 with 29, 131,072
/// solved 10 with 29, 1,048,576 solved 11 with 32 and 9 with 35. What is not solved in the end is time that the search
/// misses.
const ANY_FREE_CELLS: u32 = 12;

/// A legal move and its value for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The whole move, or what is left of it.
    pub mv: Move,
    /// Its score.
    pub score: i32,
    /// What the score means.
    pub proof: Proof,
}

impl Valued {
    /// The column of its first piece, counted from 0 at the left.
    #[must_use]
    pub fn column(&self) -> Option<u8> {
        column(self.mv)
    }
}

/// The column of a move's first piece.
fn column(mv: Move) -> Option<u8> {
    mv.actions().next().and_then(ConnectAction::from_action).map(ConnectAction::column)
}

/// The solver of one match, made when it is first asked.
#[derive(Debug, Default)]
pub struct Solvers {
    solver: Option<Solver>,
    table_bytes: usize,
    /// The columns that looked best before.
    expected: Vec<u8>,
}

impl Solvers {
    /// The solver of Connect Four, with a table that holds so many positions: to clear a large one takes longer than a
    /// short search.
    fn standard(&mut self, nodes: u64) -> &mut Solver {
        let wanted = usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(size_of::<u64>());
        let wanted = wanted.clamp(4 * LATE_BYTES, TABLE_BYTES);
        let kept = self.solver.take().filter(|_| self.table_bytes >= wanted);
        self.table_bytes = self.table_bytes.max(wanted);
        self.solver.insert(kept.unwrap_or_else(|| Solver::new(wanted).with_book()))
    }
}

impl Solvers {
    /// Takes the moves that look best.
    pub fn expect(&mut self, moves: &[Move]) {
        self.expected = moves.iter().copied().filter_map(column).collect();
    }

    /// What stood the hardest test in a search that could not finish.
    #[must_use]
    pub fn favourite(&self) -> Option<Move> {
        let column = self.solver.as_ref()?.lead?;
        Some(Action::from(ConnectAction::Disc(column)).into())
    }

    /// The exact values of a position and its moves, if the game goes on and they can be had by looking at so many
    /// positions, and in reasonable time.
    pub fn solve<B: Bits, V: Variant>(
        &mut self,
        position: &Connect<B, V>,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact> {
        if let Some(solver) = &mut self.solver {
            solver.lead = None;
        }
        if matches!(position.phase(), Phase::Won | Phase::Full) {
            return None;
        }
        let board = StandardBoard::of(position);
        let mut moves = if let Some(board) = board {
            let nodes = nodes.min(NODES);
            let expected = std::mem::take(&mut self.expected);
            let solver = self.standard(nodes);
            solver.expected = expected;
            solver.moves(board, nodes, stop, found)?
        } else {
            let nodes = nodes.clamp(1, ANY_NODES);
            let free = position.grid().cells() & !position.filled();
            if free.count() > ANY_FREE_CELLS + nodes.ilog2() {
                return None;
            }
            let solver =
                self.solver.get_or_insert_with(|| Solver::sharing(Arc::new(TranspositionTable::new(TABLE_BYTES))));
            solver.expected = std::mem::take(&mut self.expected);
            solver.moves_on_any_board(position, nodes, stop, found)?
        };
        put_best_first(&mut moves);
        let best = *moves.first()?;
        let moves = moves.into_iter().map(|valued| (valued.mv, valued.proof)).collect();
        Some(Exact { proof: best.proof, moves })
    }
}

/// Equally good moves stay in their order. One sort for all kinds of boards: each of its own would take 5 kB.
fn put_best_first(moves: &mut [Valued]) {
    moves.sort_by_key(|valued| Reverse(valued.score));
}

/// A solver and what it remembers of the positions it has looked at. Connect Four needs one for itself; other boards may
/// share one, because their positions are told apart by the board too.
#[derive(Debug)]
pub struct Solver {
    early: Arc<TranspositionTable>,
    late: TranspositionTable,
    uses_book: bool,
    nodes: u64,
    /// The columns to look at first.
    expected: Vec<u8>,
    /// The column that stood the hardest test of the last search.
    lead: Option<u8>,
}

impl Solver {
    /// A solver that remembers as much as fits these bytes, rounded down, or a little more if they are very few.
    #[must_use]
    pub fn new(table_bytes: usize) -> Self {
        Self::sharing(Arc::new(TranspositionTable::new(table_bytes.saturating_sub(LATE_BYTES).max(table_bytes / 2))))
    }

    /// A solver that shares what it remembers of early positions with others.
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

    /// The same solver with the opening book.
    #[must_use]
    pub fn with_book(self) -> Self {
        Self { uses_book: true, ..self }
    }

    /// How many positions have been looked at since the solver was made.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets all positions but those of the book.
    pub fn forget(&mut self) {
        self.early.clear();
        self.late.clear();
    }

    /// What is remembered of the score of a position, if anything: at least and at most.
    #[must_use]
    pub fn remembered(&self, board: StandardBoard) -> Option<[i32; 2]> {
        let (field, stones) = (Standard { book: None }, Stones::from(board));
        let table = if field.is_early(stones.count) { &self.early } else { &self.late };
        table.get(table.slot(field.hash(&stones))).map(|bounds| [bounds.least, bounds.most])
    }

    /// The score of a position for the side to move. `stop` is asked about every millisecond; `None` if it said yes.
    pub fn score(&mut self, board: StandardBoard, stop: &dyn Fn() -> bool) -> Option<i32> {
        self.score_within(board, [-CELLS, CELLS], stop)
    }

    /// The same if the score lies between `least` and `most`; whether it lies below or above, if it does not.
    pub fn score_within(
        &mut self,
        board: StandardBoard,
        [least, most]: [i32; 2],
        stop: &dyn Fn() -> bool,
    ) -> Option<i32> {
        let field = Standard { book: self.book(board) };
        let mut search = NullWindow::<_, COLUMNS>::new(&field, (&self.early, &self.late), u64::MAX, stop);
        let score = search.score(board.into(), ScoreBounds { least, most });
        self.nodes += search.nodes;
        score
    }

    /// The scores of all legal moves for the side to move. `found` is told of each as soon as it is known who wins with
    /// it, and again when the score is; the empty move stands for the position itself. `None` if `stop` said yes or
    /// `nodes` positions have not been enough.
    pub fn moves(
        &mut self,
        board: StandardBoard,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Vec<Valued>> {
        let field = Standard { book: self.book(board) };
        let mut search = NullWindow::<_, COLUMNS>::new(&field, (&self.early, &self.late), nodes, stop);
        let root = Root { stones: board.into(), is_blocker_due: false };
        search.expected.clone_from(&self.expected);
        let moves = search.moves(&root, &|score| board.proof(score), found);
        self.nodes += search.nodes;
        self.lead = search.lead;
        moves
    }

    /// The same for a board of any size with any special cells, if the game on it goes on.
    pub fn moves_on_any_board<B: Bits, V: Variant>(
        &mut self,
        position: &Connect<B, V>,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Vec<Valued>> {
        let field = AnyField::new(*position.grid());
        let mut search = NullWindow::<_, { MAX_LENGTH as usize }>::new(&field, (&self.early, &self.early), nodes, stop);
        let side = position.side();
        let (own, other) = (position.stones(side), position.stones(side.other()));
        let count = (own | other).count().cast_signed();
        let stones = Stones { own, other, filled: position.filled(), count };
        let is_blocker_due = position.phase() == Phase::Blocker;
        // The stone of a move that is half made is of this move, not of an earlier one.
        let moves_made = count - i32::from(is_blocker_due);
        let draw = field.moves_to_draw(&stones, is_blocker_due);
        let meaning = |score| proof(score, field.size(), moves_made, draw);
        search.expected.clone_from(&self.expected);
        let moves = search.moves(&Root { stones, is_blocker_due }, &meaning, found);
        self.nodes += search.nodes;
        self.lead = search.lead;
        moves
    }

    /// The book, where it is of use.
    fn book(&self, board: StandardBoard) -> Option<&'static Book> {
        (self.uses_book && board.stones() <= book::MOST_STONES).then(Book::shared)
    }
}
