//! The board of Connect Four with all its properties as compile-time constants.

use super::board::{ALL, BOTTOMS, CELLS, CENTER_FIRST, COLUMN, COLUMNS, STRIDE, StandardBoard};
use super::field::{Field, FieldStones, StaticEvaluation};
use super::network::OutcomeNetwork;
use super::parity::Rows;
use super::table::ScoreBounds;
use crate::game::mixed_within;

/// Bits of a position's key: one per cell and a spare one above each column.
const KEY_BITS: u32 = 49;

/// The rows.
const ROWS: Rows<u64> = Rows { open: ALL, leader: BOTTOMS * 0b01_0101, column: COLUMN, stride: STRIDE };

/// The cells of each column, the middle first.
const COLUMN_CELLS: [u64; COLUMNS] = {
    let (mut cells, mut index) = ([0; COLUMNS], 0);
    while index < COLUMNS {
        cells[index] = COLUMN << (CENTER_FIRST[index] as u32 * STRIDE);
        index += 1;
    }
    cells
};

/// Positions of up to this many stones are stored in the large table: there are few of them, each took thousands of
/// nodes, and they recur often. Later positions go to a table that fits the processor's cache.
const EARLY_STONES: i32 = 20;

/// The scores known without a search.
pub(super) trait KnownScores {
    /// Returns the known bounds of a position's score.
    fn bounds(&self, stones: &FieldStones<u64>) -> Option<ScoreBounds>;
}

/// No known scores.
impl KnownScores for () {
    fn bounds(&self, _: &FieldStones<u64>) -> Option<ScoreBounds> {
        None
    }
}

/// The board of Connect Four with the scores of an opening book.
#[derive(Clone, Copy)]
pub(super) struct Standard<K> {
    pub(super) book: K,
}

impl StandardBoard {
    /// Returns the score if the side to move makes four at once or cannot stop the opponent from making four next.
    #[must_use]
    pub(super) fn decided(self) -> Option<i32> {
        match (Standard { book: () }).evaluate(self.into()) {
            StaticEvaluation::Decided(score) => Some(score),
            StaticEvaluation::Open(_) => None,
        }
    }
}

impl<K: KnownScores> Field for Standard<K> {
    type Cells = u64;

    #[inline]
    fn cells(&self) -> u64 {
        ALL
    }

    #[inline]
    fn size(&self) -> i32 {
        CELLS
    }

    #[inline]
    fn stride(&self) -> u32 {
        STRIDE
    }

    #[inline]
    fn columns(&self) -> &[u64] {
        &COLUMN_CELLS
    }

    #[inline]
    fn bonus(&self) -> u64 {
        0
    }

    #[inline]
    fn landings(&self, filled: u64) -> u64 {
        (filled + BOTTOMS) & ALL
    }

    #[inline]
    fn below(&self, cells: u64) -> u64 {
        cells >> 1
    }

    #[inline]
    fn free(&self, stones: &FieldStones<u64>) -> i32 {
        CELLS - stones.count
    }

    #[inline]
    fn rows(&self, _: u64) -> Option<&Rows<u64>> {
        Some(&ROWS)
    }

    #[inline]
    fn is_early(&self, free: i32) -> bool {
        free >= CELLS - EARLY_STONES
    }

    /// Returns a 49-bit key that a position shares at most with its mirror image, and only early in the game.
    #[inline]
    fn hash(&self, stones: &FieldStones<u64>) -> u64 {
        let board = StandardBoard::from(*stones);
        let key = if self.is_early(self.free(stones)) { board.canonical_key() } else { board.key() };
        mixed_within(key, KEY_BITS)
    }

    #[inline]
    fn book_bounds(&self, stones: &FieldStones<u64>) -> Option<ScoreBounds> {
        self.book.bounds(stones)
    }

    fn guess(&self, stones: &FieldStones<u64>) -> Option<i32> {
        Some(OutcomeNetwork::shared().value(StandardBoard::from(*stones)))
    }
}
