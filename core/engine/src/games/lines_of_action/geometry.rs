use std::{
    fmt::{Debug, Formatter},
    sync::OnceLock,
};

use super::word::{Wide, Word};

/// The range of board sizes.
pub const SIZES: std::ops::RangeInclusive<usize> = 5..=12;

/// The eight directions as (rows, columns); the second four are the first four reversed.
pub const DIRECTIONS: [(isize, isize); 8] = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1)];

/// The maximum number of pieces on a line, plus one.
const COUNTS: usize = 13;

/// The lookup tables of a board of one size.
pub struct Geometry<W> {
    /// Rows and columns.
    pub size: usize,
    /// All squares of the board.
    pub board: W,
    /// The squares by number; those off a small board are never used.
    pub squares: Box<[Square<W>]>,
}

/// Compares the sizes only: there is one geometry for each size.
impl<W> PartialEq for Geometry<W> {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size
    }
}

impl<W> Eq for Geometry<W> {}

impl<W> Debug for Geometry<W> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Geometry({})", self.size)
    }
}

/// The lookup tables of one square.
#[derive(Clone, Copy, Debug)]
pub struct Square<W> {
    /// The set of this square alone.
    pub bit: W,
    /// The lines through it (row, column, rising and falling diagonal) as indices of [`Word::Counts`]; direction `d`
    /// runs along line `d % 4`.
    pub lines: [u8; 4],
    /// All squares ahead in each direction.
    pub rays: [W; 8],
    /// The landing square by direction and number of steps. Steps off the board lead to this square itself, which is
    /// never a legal target.
    pub landings: [[u8; COUNTS]; 8],
}

impl<W: Word> Geometry<W> {
    fn new(size: usize) -> Self {
        let inside = |row: usize, column: usize| row < size && column < size;
        let all = (0..W::STRIDE * W::STRIDE).filter(|square| inside(square / W::STRIDE, square % W::STRIDE));
        Self {
            size,
            board: all.fold(W::NONE, |board, square| board | W::only(square)),
            squares: (0..W::STRIDE * W::STRIDE).map(|square| Square::new(size, square)).collect(),
        }
    }

    /// Returns the number of the square in this row and column, both counted from 0 at the bottom left.
    pub fn square(&self, row: usize, column: usize) -> Option<usize> {
        (row < self.size && column < self.size).then_some(row * W::STRIDE + column)
    }
}

impl<W: Word> Square<W> {
    fn new(size: usize, square: usize) -> Self {
        let (row, column) = (square / W::STRIDE, square % W::STRIDE);
        let own = narrow(square);
        let mut rays = [W::NONE; 8];
        let mut landings = [[own; COUNTS]; 8];
        for (direction, step) in DIRECTIONS.into_iter().enumerate() {
            for (steps, landing) in landings[direction].iter_mut().enumerate().skip(1) {
                let Some(to) = ahead(size, (row, column), step, steps) else { break };
                let to = to.0 * W::STRIDE + to.1;
                rays[direction] |= W::only(to);
                *landing = narrow(to);
            }
        }
        let diagonals = 2 * W::STRIDE - 1;
        let lines = [
            row,
            W::STRIDE + column,
            2 * W::STRIDE + (W::STRIDE - 1 + column - row),
            2 * W::STRIDE + diagonals + row + column,
        ];
        Self { bit: W::only(square), lines: lines.map(narrow), rays, landings }
    }
}

/// Returns the square this many steps away, if it is on the board.
fn ahead(size: usize, from: (usize, usize), step: (isize, isize), steps: usize) -> Option<(usize, usize)> {
    let steps = isize::try_from(steps).ok()?;
    let row = from.0.checked_add_signed(step.0 * steps)?;
    let column = from.1.checked_add_signed(step.1 * steps)?;
    (row < size && column < size).then_some((row, column))
}

/// Converts a number of squares, rows or lines to the type of tables and messages.
pub fn narrow(number: usize) -> u8 {
    u8::try_from(number).expect("no board has 256 squares or lines")
}

/// The tables for a size, built on first use.
pub trait Tables: Word {
    /// Returns the geometry of a board of this many rows; at most [`Word::STRIDE`].
    fn geometry(size: usize) -> &'static Geometry<Self>;
}

impl Tables for u64 {
    fn geometry(size: usize) -> &'static Geometry<Self> {
        static BUILT: [OnceLock<Geometry<u64>>; 9] = [const { OnceLock::new() }; 9];
        BUILT[size].get_or_init(|| Geometry::new(size))
    }
}

impl Tables for Wide {
    fn geometry(size: usize) -> &'static Geometry<Self> {
        static BUILT: [OnceLock<Geometry<Wide>>; 13] = [const { OnceLock::new() }; 13];
        BUILT[size].get_or_init(|| Geometry::new(size))
    }
}
