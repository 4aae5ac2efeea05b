//! Boards of any size, with an optional ban cell and bonus cell.

use super::field::{Field, FieldStones};
use super::parity::Rows;
use crate::game::mixed;
use crate::games::connect::{Bits, Grid, GridCell, MAX_LENGTH};

/// Positions with at least this many free cells are stored in the large table. (Of 35 cells, 18 or 22 take as long.)
const EARLY_FREE: i32 = 20;

/// A board whose size and special cells are run-time values.
#[derive(Clone, Debug)]
pub(super) struct AnyField<B> {
    grid: Grid<B>,
    size: i32,
    columns: [B; MAX_LENGTH as usize],
    rows: Rows<B>,
    /// Whether the special cells are their own mirror images.
    is_symmetric: bool,
    /// The seed of the hashes, unique to the board.
    seed: u64,
}

impl<B: Bits> AnyField<B> {
    pub(super) fn new(grid: Grid<B>) -> Self {
        let mut columns = [B::NONE; MAX_LENGTH as usize];
        for (cells, column) in columns.iter_mut().zip(middle_first(grid.columns())) {
            *cells = grid.column(column);
        }
        let sizes = u64::from(grid.columns()) << 8 | u64::from(grid.rows());
        let seed = grid.ban().words().chain(grid.bonus().words()).fold(mixed(sizes), |seed, word| mixed(seed ^ word));
        let (size, open) = (grid.cells().count().cast_signed(), grid.cells() & !grid.ban());
        let mut field = Self { is_symmetric: false, size, columns, rows: rows(&grid, open), seed, grid };
        field.is_symmetric = [grid.ban(), grid.bonus()].iter().all(|special| field.mirrored(*special) == *special);
        field
    }

    /// Returns the mirror image of a set of cells, left to right.
    #[inline]
    fn mirrored(&self, cells: B) -> B {
        let stride = self.grid.stride();
        let column = self.rows.column | self.rows.column << 1;
        let (mut left, mut mirrored) = (cells, B::NONE);
        for _ in 0..self.grid.columns() {
            mirrored = mirrored << stride | (left & column);
            left = left >> stride;
        }
        mirrored
    }

    /// Returns the number of moves until the end of a drawn game, if it is certain.
    pub(super) fn moves_to_draw(&self, stones: &FieldStones<B>, is_mid_move: bool) -> Option<i32> {
        // A blocker takes a cell without being a move of its own, and a future blocker is uncertain.
        let has_blocker = is_mid_move || (self.grid.bonus() & !stones.filled) != B::NONE;
        (!has_blocker).then(|| self.free(stones))
    }
}

impl<B: Bits> Field for AnyField<B> {
    type Cells = B;

    #[inline]
    fn cells(&self) -> B {
        self.grid.cells()
    }

    #[inline]
    fn size(&self) -> i32 {
        self.size
    }

    #[inline]
    fn stride(&self) -> u32 {
        self.grid.stride()
    }

    #[inline]
    fn columns(&self) -> &[B] {
        &self.columns[..usize::from(self.grid.columns())]
    }

    #[inline]
    fn bonus(&self) -> B {
        self.grid.bonus()
    }

    #[inline]
    fn landings(&self, filled: B) -> B {
        self.grid.landings(filled)
    }

    #[inline]
    fn below(&self, cells: B) -> B {
        self.grid.below(cells)
    }

    #[inline]
    fn free(&self, stones: &FieldStones<B>) -> i32 {
        (self.rows.open & !stones.filled).count().cast_signed()
    }

    #[inline]
    fn rows(&self, filled: B) -> Option<&Rows<B>> {
        (self.grid.bonus() & !filled).is_none().then_some(&self.rows)
    }

    #[inline]
    fn is_early(&self, free: i32) -> bool {
        free >= EARLY_FREE
    }

    #[inline]
    fn hash(&self, stones: &FieldStones<B>) -> u64 {
        // Without blockers the sum encodes both the owners of the stones and the free cells.
        let sets = [stones.own.plus(stones.filled), if self.grid.bonus().is_none() { B::NONE } else { stones.other }];
        let mut words = sets;
        if self.is_symmetric && self.is_early(self.free(stones)) {
            words = words.min(sets.map(|set| self.mirrored(set)));
        }
        let words = &words[..if self.grid.bonus().is_none() { 1 } else { 2 }];
        words.iter().flat_map(|set| set.words()).fold(self.seed, |hash, word| mixed(hash ^ word))
    }
}

/// Returns the cells by the side that can claim them by parity.
fn rows<B: Bits>(grid: &Grid<B>, open: B) -> Rows<B> {
    let mut leader = B::NONE;
    for column in 0..grid.columns() {
        let cells = (0..grid.rows()).rev().map(|row| grid.bit(GridCell { column, row }));
        for lower in cells.filter(|cell| cell.meets(open)).skip(1).step_by(2) {
            leader |= lower;
        }
    }
    Rows { open, leader, column: grid.column(0), stride: grid.stride() }
}

/// Returns this many columns, the middle first.
fn middle_first(count: u8) -> Vec<u8> {
    let mut columns: Vec<u8> = (0..count).collect();
    columns.sort_by_key(|column| (2 * column + 1).abs_diff(count));
    columns
}
