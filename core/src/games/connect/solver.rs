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

mod board;
mod parity;
mod search;
mod table;

#[cfg(test)]
mod tests;

pub use board::{Board, BoardError, CELLS, CENTRE_FIRST, COLUMNS};

use search::Search;
use table::Table;

/// A solver and what it remembers of the positions it has looked at.
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
        self.score_near(board, 0, stop)
    }

    /// The same, sooner if the score is near the guess.
    pub fn score_near(&mut self, board: Board, guess: i32, stop: &dyn Fn() -> bool) -> Option<i32> {
        self.score_within(board, -CELLS / 2, CELLS / 2, guess, stop)
    }

    fn score_within(
        &mut self,
        board: Board,
        least: i32,
        most: i32,
        guess: i32,
        stop: &dyn Fn() -> bool,
    ) -> Option<i32> {
        let mut search = Search { table: &mut self.table, stop, nodes: 0, is_stopped: false };
        let score = search.score(board, least, most, guess);
        self.nodes += search.nodes;
        score
    }
}
