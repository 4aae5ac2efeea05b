//! Cells, quadrants and sets of stones.
//!
//! A set of cells is one word of 36 bits, nine for each quadrant: a twist changes nine adjacent bits, so one lookup in
//! a table of the 512 states of a quadrant performs it, and four lookups detect five stones in a row.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "cells and quadrants are numbers below 64"
)]

use crate::game::Corner;

/// The number of cells along each edge of the board.
pub const SIZE: u8 = 6;
/// The number of cells along each edge of a quadrant.
pub const EDGE: u8 = 3;
/// The number of cells of the board.
pub const CELLS: u8 = SIZE * SIZE;
/// The number of cells of a quadrant.
pub const QUADRANT_CELLS: u8 = EDGE * EDGE;
/// The number of states of a quadrant's cells, each empty or not.
pub const STATES: usize = 1 << QUADRANT_CELLS;
/// The bits of one quadrant.
const QUADRANT_MASK: u64 = STATES as u64 - 1;
/// The number of lines of five cells.
pub const LINES: usize = 32;

/// A quadrant of the board: top left, top right, bottom left or bottom right, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quadrant(u8);

impl Quadrant {
    /// All four quadrants, in reading order.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Returns the quadrant of this number, if valid.
    #[must_use]
    pub fn new(index: u8) -> Option<Self> {
        (index < 4).then_some(Self(index))
    }

    /// Returns its number: 0 to 3 in reading order.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns its name in move notation: `nw`, `ne`, `sw` or `se`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.corner().name()
    }

    /// Returns its corner of the board.
    #[must_use]
    pub const fn corner(self) -> Corner {
        Corner::ALL[self.0 as usize]
    }

    /// Returns its nine cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let first = self.0 * QUADRANT_CELLS;
        (first..first + QUADRANT_CELLS).map(Cell)
    }

    /// Returns the lowest bit of its cells.
    const fn shift(self) -> u32 {
        (self.0 * QUADRANT_CELLS) as u32
    }
}

/// A cell, numbered by quadrant and row by row within a quadrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell of this number, if valid.
    #[must_use]
    pub fn new(index: u8) -> Option<Self> {
        (index < CELLS).then_some(Self(index))
    }

    /// Returns the cell in this row, 0-based from the top, and this column, 0-based from the left, if valid.
    #[must_use]
    pub fn at(row: u8, column: u8) -> Option<Self> {
        (row < SIZE && column < SIZE).then(|| Self(cell_index(row, column)))
    }

    /// Returns its number.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns its quadrant.
    #[must_use]
    pub const fn quadrant(self) -> Quadrant {
        Quadrant(self.0 / QUADRANT_CELLS)
    }

    /// Returns its row, 0-based from the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.quadrant().0 / 2 * EDGE + self.0 % QUADRANT_CELLS / EDGE
    }

    /// Returns its column, 0-based from the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.quadrant().0 % 2 * EDGE + self.0 % EDGE
    }

    /// Returns its name: the column as a letter from the left, the row as a number from the bottom.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.column()), SIZE - self.row())
    }

    /// Returns the destination of this cell's stone under a twist.
    #[must_use]
    pub const fn twisted(self, twist: Twist) -> Self {
        if self.quadrant().0 != twist.quadrant.0 {
            return self;
        }
        let inside = self.0 % QUADRANT_CELLS;
        Self(self.0 - inside + twisted_index(twist.kind, inside))
    }

    /// Returns the origin of the stone that a twist brings to this cell.
    #[must_use]
    pub const fn before(self, twist: Twist) -> Self {
        match twist.kind {
            TwistKind::Rotate => self.twisted(twist).twisted(twist).twisted(twist),
            TwistKind::Mirror => self.twisted(twist),
        }
    }
}

/// The kind of a twist: a rotation or a mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TwistKind {
    /// A clockwise rotation by a quarter.
    Rotate,
    /// A mirror that swaps the left and the right column.
    Mirror,
}

impl TwistKind {
    /// Returns the state of a quadrant after this twist.
    #[must_use]
    pub const fn after(self, state: usize) -> usize {
        TWISTED[self as usize][state] as usize
    }
}

/// A twist, the second half of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Twist {
    /// The quadrant that moves.
    pub quadrant: Quadrant,
    /// The kind of the twist.
    pub kind: TwistKind,
}

impl Twist {
    /// The number of twists.
    pub const COUNT: u8 = 8;

    /// All eight twists, quadrant by quadrant, the rotation before the mirror.
    pub const ALL: [Self; Self::COUNT as usize] = {
        let mut all = [Self { quadrant: Quadrant(0), kind: TwistKind::Rotate }; Self::COUNT as usize];
        let mut index = 0;
        while index < Self::COUNT {
            let kind = if index % 2 == 0 { TwistKind::Rotate } else { TwistKind::Mirror };
            all[index as usize] = Self { quadrant: Quadrant(index / 2), kind };
            index += 1;
        }
        all
    };

    /// Returns its number: twice the quadrant's, plus one for the mirror.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.quadrant.0 * 2 + self.kind as u8
    }

    /// Returns its text: the quadrant and `+` for a rotation or `|` for a mirror.
    #[must_use]
    pub fn name(self) -> String {
        let sign = match self.kind {
            TwistKind::Rotate => '+',
            TwistKind::Mirror => '|',
        };
        format!("{}{sign}", self.quadrant.name())
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct StoneSet(pub(super) u64);

impl StoneSet {
    /// Every cell of the board.
    pub const ALL: Self = Self((1 << CELLS) - 1);

    /// Returns the set of this one cell.
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// Returns whether the set contains the cell.
    #[must_use]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Returns this set with the cell added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.0)
    }

    /// Returns the union of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the complement.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(self.0 ^ Self::ALL.0)
    }

    /// Returns the number of cells in the set.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over its cells by number.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            lowest
        })
    }

    /// Returns the state of one quadrant as a table index.
    #[must_use]
    pub const fn state(self, quadrant: Quadrant) -> usize {
        (self.0 >> quadrant.shift() & QUADRANT_MASK) as usize
    }

    /// Returns the set after a twist.
    #[must_use]
    pub const fn twisted(self, twist: Twist) -> Self {
        let state = self.state(twist.quadrant);
        let change = (state ^ twist.kind.after(state)) as u64;
        Self(self.0 ^ change << twist.quadrant.shift())
    }

    /// Returns the set that a twist turns into this one.
    #[must_use]
    pub const fn untwisted(self, twist: Twist) -> Self {
        match twist.kind {
            TwistKind::Rotate => self.twisted(twist).twisted(twist).twisted(twist),
            TwistKind::Mirror => self.twisted(twist),
        }
    }

    /// Returns the lines of five in the set, one bit for each of [`line()`]'s.
    #[must_use]
    pub const fn fives(self) -> u32 {
        FIVES[0][self.state(Quadrant(0))]
            & FIVES[1][self.state(Quadrant(1))]
            & FIVES[2][self.state(Quadrant(2))]
            & FIVES[3][self.state(Quadrant(3))]
    }

    /// Returns the set after a half rotation of the board, the only symmetry of the game.
    #[must_use]
    pub const fn half_turned(self) -> Self {
        Self(self.0.reverse_bits() >> (u64::BITS - CELLS as u32))
    }
}

/// Returns one of the [`LINES`] rows of five cells.
#[must_use]
pub const fn line(index: usize) -> StoneSet {
    StoneSet(MASKS[index])
}

/// Returns the number of the cell in this row and column.
const fn cell_index(row: u8, column: u8) -> u8 {
    (row / EDGE * 2 + column / EDGE) * QUADRANT_CELLS + row % EDGE * EDGE + column % EDGE
}

/// Returns the destination of a quadrant's cell, by its number in the quadrant.
const fn twisted_index(kind: TwistKind, inside: u8) -> u8 {
    let (row, column) = (inside / EDGE, inside % EDGE);
    match kind {
        TwistKind::Rotate => column * EDGE + (EDGE - 1 - row),
        TwistKind::Mirror => row * EDGE + (EDGE - 1 - column),
    }
}

/// The state of a quadrant after a rotation and after a mirror.
static TWISTED: [[u16; STATES]; 2] = [twisted_states(TwistKind::Rotate), twisted_states(TwistKind::Mirror)];

const fn twisted_states(kind: TwistKind) -> [u16; STATES] {
    let mut table = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let mut inside = 0;
        while inside < QUADRANT_CELLS {
            if state >> inside & 1 != 0 {
                table[state] |= 1 << twisted_index(kind, inside);
            }
            inside += 1;
        }
        state += 1;
    }
    table
}

/// The lines of five: those along rows first, then columns, then falling and rising diagonals.
const MASKS: [u64; LINES] = {
    let directions: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let mut masks = [0; LINES];
    let mut count = 0;
    let mut direction = 0;
    while direction < directions.len() {
        let (down, right) = directions[direction];
        let mut start = 0;
        while start < CELLS as i8 {
            let (row, column) = (start / SIZE as i8, start % SIZE as i8);
            let (last_row, last_column) = (row + 4 * down, column + 4 * right);
            if last_row < SIZE as i8 && last_column >= 0 && last_column < SIZE as i8 {
                let mut step = 0;
                while step < 5 {
                    masks[count] |= 1 << cell_index((row + step * down) as u8, (column + step * right) as u8);
                    step += 1;
                }
                count += 1;
            }
            start += 1;
        }
        direction += 1;
    }
    assert!(count == LINES);
    masks
};

/// For each quadrant and each of its states, the lines whose cells in the quadrant are all set.
static FIVES: [[u32; STATES]; 4] = {
    let mut table = [[0; STATES]; 4];
    let mut quadrant = 0;
    while quadrant < 4 {
        let mut state = 0;
        while state < STATES {
            let mut line = 0;
            while line < LINES {
                let needed = MASKS[line] >> (quadrant * QUADRANT_CELLS as usize) & QUADRANT_MASK;
                if needed & !(state as u64) == 0 {
                    table[quadrant][state] |= 1 << line;
                }
                line += 1;
            }
            state += 1;
        }
        quadrant += 1;
    }
    table
};
