use std::fmt;
use std::str::FromStr;

use super::Bits;

/// The fewest rows or columns a board has.
pub const MIN_LENGTH: u8 = 4;

/// The most rows or columns a board has.
pub const MAX_LENGTH: u8 = 12;

/// A cell by its column from the left and its row from the bottom, both counted from 0; its text is `c3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The column, 0 at the left.
    pub column: u8,
    /// The row, 0 at the bottom.
    pub row: u8,
}

impl fmt::Display for Cell {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

/// A text that names no cell of any board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the name of a cell")]
pub struct CellError(String);

impl FromStr for Cell {
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

/// The part of a position that never changes: the size of the board and its special cells, as sets of cells.
///
/// Cells are numbered column by column from the bottom, with one number left out above each column. In that order the
/// next cell of a column is found by an addition, and the empty row on top keeps shifted lines from running on into
/// the next column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid<B> {
    columns: u8,
    rows: u8,
    cells: B,
    bottoms: B,
    lids: B,
    ban: B,
    bonus: B,
}

impl<B: Bits> Grid<B> {
    /// A board of this size with these special cells, which must be on it.
    #[must_use]
    pub fn new(columns: u8, rows: u8, ban: Option<Cell>, bonus: Option<Cell>) -> Self {
        let none = B::NONE;
        let mut grid = Self { columns, rows, cells: none, bottoms: none, lids: none, ban: none, bonus: none };
        for column in 0..columns {
            grid.bottoms |= grid.bit(Cell { column, row: 0 });
            for row in 0..rows {
                grid.cells |= grid.bit(Cell { column, row });
            }
        }
        grid.ban = ban.map_or(B::NONE, |cell| grid.bit(cell));
        grid.bonus = bonus.map_or(B::NONE, |cell| grid.bit(cell));
        let top = grid.bottoms << u32::from(rows - 1);
        grid.lids = (top & !grid.ban) | (top & grid.ban) >> 1;
        grid
    }

    /// How many columns there are.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows there are.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// All cells, the ban cell included.
    #[must_use]
    pub const fn cells(&self) -> B {
        self.cells
    }

    /// The lowest cell of every column.
    #[must_use]
    pub const fn bottoms(&self) -> B {
        self.bottoms
    }

    /// The highest cell of every column that can be filled.
    #[inline]
    #[must_use]
    pub const fn lids(&self) -> B {
        self.lids
    }

    /// The cell that is never filled, or nothing.
    #[must_use]
    pub const fn ban(&self) -> B {
        self.ban
    }

    /// The cell that brings a blocker, or nothing.
    #[must_use]
    pub const fn bonus(&self) -> B {
        self.bonus
    }

    /// How far apart the numbers of neighbours in a row are.
    #[inline]
    #[must_use]
    pub fn stride(&self) -> u32 {
        u32::from(self.rows) + 1
    }

    /// The set of this one cell.
    #[inline]
    #[must_use]
    pub fn bit(&self, cell: Cell) -> B {
        B::one(u32::from(cell.column) * self.stride() + u32::from(cell.row))
    }

    /// The cell with this number.
    #[inline]
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "numbers of cells are below 156")]
    pub fn cell(&self, number: u32) -> Cell {
        Cell { column: (number / self.stride()) as u8, row: (number % self.stride()) as u8 }
    }

    /// All cells of a column, the ban cell included.
    #[must_use]
    pub fn column(&self, column: u8) -> B {
        (0..self.rows).fold(B::NONE, |cells, row| cells | self.bit(Cell { column, row }))
    }

    /// Where the next piece of this column comes to rest when `filled` cells are taken; nothing if it is full.
    ///
    /// The ban cell counts as filled from the beginning: the lowest free cell of the column is then found below it
    /// while there is one, and above it afterwards.
    #[inline]
    #[must_use]
    pub fn landing(&self, filled: B, column: u8) -> B {
        let bottom = B::one(u32::from(column) * self.stride());
        filled.plus(bottom) & !filled & self.cells
    }

    /// The cells a piece had to be on for the next one of its column to come to these: those below them, or below the
    /// ban cell under them.
    #[inline]
    #[must_use]
    pub fn below(&self, cells: B) -> B {
        let below = cells >> 1;
        (below & !self.ban) | (below & self.ban) >> 1
    }

    /// Where the next piece of each column comes to rest.
    #[inline]
    #[must_use]
    pub fn landings(&self, filled: B) -> B {
        filled.plus(self.bottoms) & !filled & self.cells
    }
}

/// Whether four of these stones stand in a row. `stride` is [`Grid::stride`], a constant where the compiler can know
/// it.
#[inline]
#[must_use]
pub fn has_four<B: Bits>(stones: B, stride: u32) -> bool {
    let four = |step: u32| {
        let pairs = stones & stones >> step;
        pairs & pairs >> (2 * step)
    };
    !(four(1) | four(stride) | four(stride - 1) | four(stride + 1)).is_none()
}

/// The stones that stand in lines of four or more, upright, level, falling and rising ones.
#[must_use]
pub fn lines<B: Bits>(stones: B, stride: u32) -> [B; 4] {
    [1, stride, stride - 1, stride + 1].map(|step| {
        let pairs = stones & stones >> step;
        let starts = pairs & pairs >> (2 * step);
        starts | starts << step | starts << (2 * step) | starts << (3 * step)
    })
}

/// The cells where one more of these stones would make four in a row. Cells that are filled and numbers that belong to
/// no cell are among them: mask them out.
///
/// Upright lines are looked for upwards only, because columns fill from the bottom.
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
