//! The board of Connect Four with all its properties as compile-time constants.

use super::board::{CELLS, CENTER_FIRST, COLUMNS, StandardBoard};
use super::book::{Book, MOST_STONES as MOST_IN_BOOK};
use super::field::{Field, FieldStones};
use super::network::OutcomeNetwork;
use super::parity::Rows;
use super::table::ScoreBounds;
use crate::game::mixed_within;

/// The difference between the numbers of horizontal neighbors: six rows and a spare one.
pub(super) const STRIDE: u32 = 7;

/// The lowest cell of every column.
pub(super) const BOTTOMS: u64 = 0x0408_1020_4081;

/// The cells of the first column.
pub(super) const COLUMN: u64 = 0b11_1111;

/// All cells.
pub(super) const ALL: u64 = BOTTOMS * COLUMN;

/// Bits of a position's key: one per cell and a spare one above each column.
const KEY_BITS: u32 = 49;

/// The rows.
const ROWS: Rows<u64> = Rows {
    all: ALL,
    bottoms: BOTTOMS,
    odd: BOTTOMS * 0b01_0101,
    even: BOTTOMS * 0b10_1010,
    column: COLUMN,
    stride: STRIDE,
};

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

/// The board of Connect Four, optionally with the opening book.
#[derive(Clone, Copy)]
pub(super) struct Standard {
    pub(super) book: Option<&'static Book>,
}

impl Field for Standard {
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

    /// Parity knows nearly as much, and is asked anyway.
    #[inline]
    fn can_make_four(&self, _: u64, _: u64) -> bool {
        true
    }

    #[inline]
    fn is_nearly_full(&self, stones: &FieldStones<u64>) -> bool {
        stones.count >= CELLS - 2
    }

    #[inline]
    fn rows(&self) -> Option<&Rows<u64>> {
        Some(&ROWS)
    }

    #[inline]
    fn is_early(&self, stones: i32) -> bool {
        stones <= EARLY_STONES
    }

    /// Returns a 49-bit key that a position shares at most with its mirror image, and only early in the game.
    #[inline]
    fn hash(&self, stones: &FieldStones<u64>) -> u64 {
        let board = StandardBoard::from(*stones);
        let key = if self.is_early(stones.count) { board.canonical_key() } else { board.key() };
        mixed_within(key, KEY_BITS)
    }

    #[inline]
    fn by_heart(&self, stones: &FieldStones<u64>) -> Option<ScoreBounds> {
        if stones.count <= MOST_IN_BOOK { self.book?.bounds((*stones).into()) } else { None }
    }

    fn guess(&self, stones: &FieldStones<u64>) -> Option<i32> {
        Some(OutcomeNetwork::shared().value(StandardBoard::from(*stones)))
    }
}
