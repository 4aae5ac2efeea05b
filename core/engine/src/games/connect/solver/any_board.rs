//! Boards of any size, with an optional ban cell and bonus cell.

use super::field::{Field, FieldStones};
use super::parity::Rows;
use crate::game::mixed;
use crate::games::connect::{Bits, Grid, GridCell, MAX_LENGTH, has_four};

/// A board whose size and special cells are run-time values.
#[derive(Clone, Debug)]
pub(super) struct AnyField<B> {
    grid: Grid<B>,
    size: i32,
    /// The fillable cells.
    open: B,
    columns: [B; MAX_LENGTH as usize],
    /// The parity rules; `None` if there are special cells or an odd number of rows.
    rows: Option<Rows<B>>,
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
        let is_plain = grid.ban().is_none() && grid.bonus().is_none();
        let rows = (is_plain && grid.rows().is_multiple_of(2)).then(|| {
            let every_other = |first: u8| {
                let cell = |column, row| grid.bit(GridCell { column, row });
                (0..grid.columns())
                    .flat_map(|column| (first..grid.rows()).step_by(2).map(move |row| (column, row)))
                    .fold(B::NONE, |cells, (column, row)| cells | cell(column, row))
            };
            Rows {
                all: grid.cells(),
                bottoms: grid.bottoms(),
                odd: every_other(0),
                even: every_other(1),
                column: grid.column(0),
                stride: grid.stride(),
            }
        });
        let size = grid.cells().count().cast_signed();
        Self { size, open: grid.cells() & !grid.ban(), columns, rows, seed, grid }
    }

    /// Returns the number of moves until the end of a drawn game, if it is certain.
    pub(super) fn moves_to_draw(&self, stones: &FieldStones<B>, is_mid_move: bool) -> Option<i32> {
        // A blocker takes a cell without being a move of its own, and a future blocker is uncertain.
        let has_blocker = is_mid_move || (self.grid.bonus() & !stones.filled) != B::NONE;
        (!has_blocker).then(|| (self.open & !stones.filled).count().cast_signed())
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
    fn can_make_four(&self, side: B, filled: B) -> bool {
        has_four(side | (self.open & !filled), self.grid.stride())
    }

    #[inline]
    fn is_nearly_full(&self, stones: &FieldStones<B>) -> bool {
        (self.open & !stones.filled).without_lowest().is_none()
    }

    #[inline]
    fn rows(&self) -> Option<&Rows<B>> {
        self.rows.as_ref()
    }

    #[inline]
    fn is_early(&self, _: i32) -> bool {
        false
    }

    #[inline]
    fn hash(&self, stones: &FieldStones<B>) -> u64 {
        // Without blockers the sum encodes both the owners of the stones and the free cells.
        let sets = [stones.own.plus(stones.filled), stones.other];
        let sets = &sets[..if self.grid.bonus().is_none() { 1 } else { 2 }];
        sets.iter().flat_map(|set| set.words()).fold(self.seed, |hash, word| mixed(hash ^ word))
    }
}

/// Returns this many columns, the middle first.
fn middle_first(count: u8) -> Vec<u8> {
    let mut columns: Vec<u8> = (0..count).collect();
    columns.sort_by_key(|column| (2 * column + 1).abs_diff(count));
    columns
}
