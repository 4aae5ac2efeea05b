use std::fmt;
use std::str::FromStr;

use super::Bits;

/// The minimum number of rows or columns.
pub const MIN_LENGTH: u8 = 4;

/// The maximum number of rows or columns.
pub const MAX_LENGTH: u8 = 12;

/// A cell by its column from the left and its row from the bottom, both 0-based; its text is `c3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GridCell {
    /// The column, 0 at the left.
    pub column: u8,
    /// The row, 0 at the bottom.
    pub row: u8,
}

impl fmt::Display for GridCell {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

/// The error for a text that names no cell of any board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the name of a cell")]
pub struct CellError(String);

impl FromStr for GridCell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Self, CellError> {
        let read = || {
            let (&letter, digits) = text.as_bytes().split_first()?;
            let column = letter.checked_sub(b'a').filter(|column| *column < MAX_LENGTH)?;
            let row = match digits {
                [ones @ b'1'..=b'9'] => ones - b'1',
                [b'1', ones @ b'0'..=b'2'] => 9 + ones - b'0',
                _ => return None,
            };
            Some(Self { column, row })
        };
        read().ok_or_else(|| CellError(text.chars().take(20).collect()))
    }
}

/// The constant part of a position: the size of the board and its special cells, as sets of cells.
///
/// Cells are numbered column by column from the bottom, with one spare number above each column. With this numbering an
/// addition finds the next cell of a column, and the empty spare row keeps shifted lines from wrapping into the next
/// column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid<B> {
    columns: u8,
    rows: u8,
    cells: B,
    bottoms: B,
    lids: B,
    ban: B,
    bonus: B,
    even_above: B,
}

impl<B: Bits> Grid<B> {
    /// Creates a board of this size with these special cells, which must be on it.
    #[must_use]
    pub fn new(columns: u8, rows: u8, ban: Option<GridCell>, bonus: Option<GridCell>) -> Self {
        let none = B::NONE;
        let (cells, bottoms, lids, even_above) = (none, none, none, none);
        let mut grid = Self { columns, rows, cells, bottoms, lids, ban: none, bonus: none, even_above };
        for column in 0..columns {
            grid.bottoms |= grid.bit(GridCell { column, row: 0 });
            let mut is_even = true;
            for cell in (0..rows).rev().map(|row| GridCell { column, row }) {
                grid.cells |= grid.bit(cell);
                if ban != Some(cell) {
                    if is_even {
                        grid.even_above |= grid.bit(cell);
                    }
                    is_even = !is_even;
                }
            }
        }
        grid.ban = ban.map_or(B::NONE, |cell| grid.bit(cell));
        grid.bonus = bonus.map_or(B::NONE, |cell| grid.bit(cell));
        let top = grid.bottoms << u32::from(rows - 1);
        grid.lids = (top & !grid.ban) | (top & grid.ban) >> 1;
        grid
    }

    /// Returns the number of columns.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// Returns the number of rows.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// Returns all cells, the ban cell included.
    #[must_use]
    pub const fn cells(&self) -> B {
        self.cells
    }

    /// Returns the lowest cell of every column.
    #[must_use]
    pub const fn bottoms(&self) -> B {
        self.bottoms
    }

    /// Returns the highest fillable cell of every column.
    #[inline]
    #[must_use]
    pub const fn lids(&self) -> B {
        self.lids
    }

    /// Returns the ban cell, which is never filled, or the empty set.
    #[must_use]
    pub const fn ban(&self) -> B {
        self.ban
    }

    /// Returns the bonus cell, which grants a blocker, or the empty set.
    #[must_use]
    pub const fn bonus(&self) -> B {
        self.bonus
    }

    /// Returns the cells with an even number of cells above them, the ban cell not counted.
    #[inline]
    #[must_use]
    pub const fn even_above(&self) -> B {
        self.even_above
    }

    /// Returns the difference between the numbers of horizontal neighbors.
    #[inline]
    #[must_use]
    pub fn stride(&self) -> u32 {
        u32::from(self.rows) + 1
    }

    /// Returns the set of this one cell.
    #[inline]
    #[must_use]
    pub fn bit(&self, cell: GridCell) -> B {
        B::one(u32::from(cell.column) * self.stride() + u32::from(cell.row))
    }

    /// Returns the cell with this number.
    #[inline]
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "numbers of cells are below 156")]
    pub fn cell(&self, number: u32) -> GridCell {
        GridCell { column: (number / self.stride()) as u8, row: (number % self.stride()) as u8 }
    }

    /// Returns all cells of a column, the ban cell included.
    #[must_use]
    pub fn column(&self, column: u8) -> B {
        (0..self.rows).fold(B::NONE, |cells, row| cells | self.bit(GridCell { column, row }))
    }

    /// Returns the landing cell of the next piece in this column given the `filled` cells, or the empty set if the
    /// column is full.
    ///
    /// The ban cell counts as filled from the start: the lowest free cell of the column is found below it while there
    /// is one, and above it afterwards.
    #[inline]
    #[must_use]
    pub fn landing(&self, filled: B, column: u8) -> B {
        let bottom = B::one(u32::from(column) * self.stride());
        filled.plus(bottom) & !filled & self.cells
    }

    /// Returns the cells that must be filled before a piece can land on these: those directly below them, or below the
    /// ban cell under them.
    #[inline]
    #[must_use]
    pub fn below(&self, cells: B) -> B {
        let below = cells >> 1;
        (below & !self.ban) | (below & self.ban) >> 1
    }

    /// Returns the landing cell of each column.
    #[inline]
    #[must_use]
    pub fn landings(&self, filled: B) -> B {
        filled.plus(self.bottoms) & !filled & self.cells
    }
}

/// Returns whether four of these stones stand in a row. `stride` is [`Grid::stride`], passed as a compile-time constant
/// where possible.
#[inline]
#[must_use]
pub fn has_four<B: Bits>(stones: B, stride: u32) -> bool {
    let four = |step: u32| {
        let pairs = stones & stones >> step;
        pairs & pairs >> (2 * step)
    };
    !(four(1) | four(stride) | four(stride - 1) | four(stride + 1)).is_none()
}

/// Returns the stones in lines of four or more: vertical, horizontal and both diagonals.
#[must_use]
pub fn lines<B: Bits>(stones: B, stride: u32) -> [B; 4] {
    [1, stride, stride - 1, stride + 1].map(|step| {
        let pairs = stones & stones >> step;
        let starts = pairs & pairs >> (2 * step);
        starts | starts << step | starts << (2 * step) | starts << (3 * step)
    })
}

/// Returns the cells where one more of these stones would make four in a row. The result may include filled cells and
/// spare numbers that belong to no cell: mask them out.
///
/// Vertical lines are checked upwards only, because columns fill from the bottom.
#[inline]
#[must_use]
pub fn threats<B: Bits>(stones: B, stride: u32) -> B {
    let line = |step: u32| {
        let (once_up, once_down) = (stones << step, stones >> step);
        let twice_up = once_up & stones << (2 * step);
        let twice_down = once_down & stones >> (2 * step);
        (twice_up & (stones << (3 * step) | once_down)) | (twice_down & (stones >> (3 * step) | once_up))
    };
    (stones << 1 & stones << 2 & stones << 3) | line(stride) | line(stride - 1) | line(stride + 1)
}
