use std::str::FromStr;

use super::field::{FieldStones, proof};
use crate::game::{Proof, Verdict};
use crate::games::connect::{Bits, Connect, Phase, Variant, threats};

/// The number of columns.
pub const COLUMNS: usize = 7;

/// The number of cells.
pub const CELLS: i32 = 42;

/// The difference between the numbers of horizontal neighbors: six rows and a spare one.
pub(super) const STRIDE: u32 = 7;

/// The lowest cell of every column.
pub(super) const BOTTOMS: u64 = 0x0408_1020_4081;

/// The cells of the first column.
pub(super) const COLUMN: u64 = 0b11_1111;

/// All cells.
pub(super) const ALL: u64 = BOTTOMS * COLUMN;

/// The columns, the most useful one first: more lines run through the middle.
pub const CENTER_FIRST: [u8; COLUMNS] = [3, 2, 4, 1, 5, 0, 6];

/// A position of Connect Four in which neither side has four: the stones of the side to move and those of both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StandardBoard {
    /// The stones of both sides.
    pub(super) filled: u64,
    /// The stones of the side to move.
    pub(super) own: u64,
}

impl StandardBoard {
    /// Returns the board of an undecided game if it is played on the board of Connect Four.
    #[must_use]
    pub fn of<B: Bits, V: Variant>(position: &Connect<B, V>) -> Option<Self> {
        let grid = position.grid();
        let is_standard = (grid.columns(), grid.rows()) == (7, 6) && grid.ban().is_none() && grid.bonus().is_none();
        if !is_standard || position.phase() != Phase::Disc {
            return None;
        }
        let word = |cells: B| cells.words().next().unwrap_or_default();
        Some(Self { filled: word(position.filled()), own: word(position.stones(position.side())) })
    }

    /// Returns the stones of the side to move and those of both, seven bits per column, left to right and bottom to
    /// top.
    #[must_use]
    pub const fn sets(self) -> [u64; 2] {
        [self.own, self.filled]
    }

    /// Creates a board from the sets returned by [`Self::sets`].
    #[must_use]
    pub const fn of_sets([own, filled]: [u64; 2]) -> Self {
        Self { filled, own }
    }

    /// Returns the number of stones.
    #[must_use]
    pub const fn stones(self) -> i32 {
        self.filled.count_ones().cast_signed()
    }

    /// Returns the landing cell of the next stone in this column, or 0 if the column is full.
    #[must_use]
    pub(super) const fn landing(self, column: u8) -> u64 {
        let bottom = 1 << (column as u32 * STRIDE);
        (self.filled + bottom) & (COLUMN * bottom)
    }

    /// Returns the landing cell of each column.
    #[inline]
    pub(super) fn landings(self) -> u64 {
        (self.filled + BOTTOMS) & ALL
    }

    /// Returns the free cells that complete four for the side to move, reachable or not.
    #[inline]
    pub(super) fn own_threats(self) -> u64 {
        self.threats(self.own)
    }

    /// Returns the free cells that complete four for the opponent, reachable or not.
    #[inline]
    pub(super) fn other_threats(self) -> u64 {
        self.threats(self.own ^ self.filled)
    }

    #[inline]
    fn threats(self, side: u64) -> u64 {
        threats(side, STRIDE) & ALL & !self.filled
    }

    /// Returns the position after the side to move puts a stone on this landing.
    #[must_use]
    pub(super) const fn after(self, landing: u64) -> Self {
        Self { own: self.own ^ self.filled, filled: self.filled | landing }
    }

    /// Returns whether a stone in this column is legal.
    #[must_use]
    pub const fn is_open(self, column: u8) -> bool {
        self.landing(column) != 0
    }

    /// Returns whether a stone in this column makes four.
    #[must_use]
    pub fn wins(self, column: u8) -> bool {
        self.own_threats() & self.landing(column) != 0
    }

    /// Returns the position after a stone in this open column, which must not make four.
    #[must_use]
    pub const fn play(self, column: u8) -> Self {
        self.after(self.landing(column))
    }

    /// Returns the positions one stone earlier from which the opponent may have moved; some of them may be unreachable.
    pub(super) fn before(self) -> impl Iterator<Item = Self> {
        Self::without_one(self.own ^ self.filled, self.filled)
    }

    /// Returns the positions in which the side to move has one stone less and still has the move.
    pub(super) fn with_one_less(self) -> impl Iterator<Item = Self> {
        Self::without_one(self.own, self.filled)
    }

    /// Returns the positions that lack one of the stones of a side, which is to move.
    fn without_one(side: u64, filled: u64) -> impl Iterator<Item = Self> {
        let tops = filled & !(filled >> 1) & side;
        tops.each().map(move |number| Self { own: side & !(1 << number), filled: filled & !(1 << number) })
    }

    /// Returns the mirror image.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self { own: mirror(self.own), filled: mirror(self.filled) }
    }

    /// Returns the unique key of the position: above the stones of the side to move, the landing of each column is set.
    #[inline]
    #[must_use]
    pub const fn key(self) -> u64 {
        self.own + self.filled
    }

    /// Returns the lower of the keys of the position and its mirror image. No column carries into the next, so a key is
    /// mirrored like a set of cells.
    #[inline]
    #[must_use]
    pub(super) fn canonical_key(self) -> u64 {
        self.key().min(mirror(self.key()))
    }

    /// Returns the one with the lower key of the position and its mirror image.
    #[must_use]
    pub const fn canonical(self) -> Self {
        let mirrored = self.mirrored();
        if mirrored.key() < self.key() { mirrored } else { self }
    }

    /// Returns the score of this outcome, if the length of the game is known.
    #[must_use]
    pub fn score(self, proof: Proof) -> Option<i32> {
        let winners_stones = |moves: u16| (self.stones() + i32::from(moves) + 1) / 2;
        match proof.verdict {
            Verdict::Draw => Some(0),
            Verdict::Win => Some(22 - winners_stones(proof.moves?)),
            Verdict::Loss => Some(winners_stones(proof.moves?) - 22),
        }
    }

    /// Converts a score of this position to its outcome.
    #[must_use]
    pub fn proof(self, score: i32) -> Proof {
        proof(score, CELLS, self.stones(), Some(CELLS - self.stones()))
    }
}

impl From<StandardBoard> for FieldStones<u64> {
    #[inline]
    fn from(board: StandardBoard) -> Self {
        let StandardBoard { own, filled } = board;
        Self { own, other: own ^ filled, filled, count: board.stones() }
    }
}

impl From<FieldStones<u64>> for StandardBoard {
    #[inline]
    fn from(stones: FieldStones<u64>) -> Self {
        Self { own: stones.own, filled: stones.filled }
    }
}

/// The error for a text that is not an undecided position of Connect Four.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// A character is not a column.
    #[error("`{0}` is not a column from 1 to 7")]
    Column(char),
    /// A column is full.
    #[error("column {0} is full")]
    Full(u8),
    /// A side already has four.
    #[error("the game ends with the stone in column {0}")]
    Ended(u8),
}

impl FromStr for StandardBoard {
    type Err = BoardError;

    /// Parses the columns played from the empty board, 1-based: `4453`.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        text.chars().try_fold(Self::default(), |board, letter| {
            let column = letter.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).unwrap_or_default();
            if !(1..=7).contains(&column) {
                Err(BoardError::Column(letter))
            } else if !board.is_open(column - 1) {
                Err(BoardError::Full(column))
            } else if board.wins(column - 1) {
                Err(BoardError::Ended(column))
            } else {
                Ok(board.play(column - 1))
            }
        })
    }
}

/// Returns the mirror image of a set of cells, left to right.
#[inline]
pub(super) const fn mirror(cells: u64) -> u64 {
    const COLUMN_AND_LID: u64 = 0b111_1111;
    let (mut mirrored, mut column) = (0, 0);
    while column < 7 {
        let from = column * STRIDE;
        mirrored |= (cells >> from & COLUMN_AND_LID) << (6 * STRIDE - from);
        column += 1;
    }
    mirrored
}
