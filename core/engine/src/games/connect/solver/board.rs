use std::str::FromStr;

use super::field::{Field, Look, Stones, proof};
use super::standard::{COLUMN, STRIDE, Standard};
use crate::game::{Proof, Verdict};
use crate::games::connect::{Bits, Connect, Phase, Variant};

/// How many columns the board has.
pub const COLUMNS: usize = 7;

/// How many cells the board has.
pub const CELLS: i32 = 42;

/// The columns, the most useful one first: more lines run through the middle.
pub const CENTRE_FIRST: [u8; COLUMNS] = [3, 2, 4, 1, 5, 0, 6];

/// A position of Connect Four in which nobody has four: the stones of the side to move and those of both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StandardBoard {
    /// The stones of both.
    pub(super) filled: u64,
    /// The stones of the side to move.
    pub(super) own: u64,
}

impl StandardBoard {
    /// The board of a game that goes on, if it is played on the board of Connect Four.
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

    /// The stones of the side to move and those of both, seven bits a column from the left and from below.
    #[must_use]
    pub const fn sets(self) -> [u64; 2] {
        [self.own, self.filled]
    }

    /// The board of such sets.
    #[must_use]
    pub const fn of_sets([own, filled]: [u64; 2]) -> Self {
        Self { filled, own }
    }

    /// How many stones there are.
    #[must_use]
    pub const fn stones(self) -> i32 {
        self.filled.count_ones().cast_signed()
    }

    /// The cell where the next stone of this column comes to rest; nothing if it is full.
    #[must_use]
    pub(super) const fn landing(self, column: u8) -> u64 {
        let bottom = 1 << (column as u32 * STRIDE);
        (self.filled + bottom) & (COLUMN * bottom)
    }

    /// Where the next stone of each column comes to rest.
    #[inline]
    pub(super) fn landings(self) -> u64 {
        FIELD.landings(self.filled)
    }

    /// The free cells that complete four for the side to move, in reach or not.
    #[inline]
    pub(super) fn own_threats(self) -> u64 {
        FIELD.threats(self.own, self.filled)
    }

    /// The free cells that complete four for the opponent, in reach or not.
    #[inline]
    pub(super) fn other_threats(self) -> u64 {
        FIELD.threats(self.own ^ self.filled, self.filled)
    }

    /// The position after the side to move put a stone on this landing.
    #[must_use]
    pub(super) const fn after(self, landing: u64) -> Self {
        Self { own: self.own ^ self.filled, filled: self.filled | landing }
    }

    /// Whether a stone in this column is legal.
    #[must_use]
    pub const fn is_open(self, column: u8) -> bool {
        self.landing(column) != 0
    }

    /// Whether a stone in this column makes four.
    #[must_use]
    pub fn wins(self, column: u8) -> bool {
        self.own_threats() & self.landing(column) != 0
    }

    /// The position after a stone in this open column, which must not make four.
    #[must_use]
    pub const fn play(self, column: u8) -> Self {
        self.after(self.landing(column))
    }

    /// The positions that the opponent may have made it from with one stone; some of them may never come up.
    pub(super) fn before(self) -> impl Iterator<Item = Self> {
        Self::without_one(self.own ^ self.filled, self.filled)
    }

    /// The positions in which the side to move has a stone less, and is to move nevertheless.
    pub(super) fn with_one_less(self) -> impl Iterator<Item = Self> {
        Self::without_one(self.own, self.filled)
    }

    /// The positions that lack one of the stones of a side, which is to move.
    fn without_one(side: u64, filled: u64) -> impl Iterator<Item = Self> {
        let tops = filled & !(filled >> 1) & side;
        tops.each().map(move |number| Self { own: side & !(1 << number), filled: filled & !(1 << number) })
    }

    /// The position in a mirror.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self { own: mirror(self.own), filled: mirror(self.filled) }
    }

    /// A number that no other position has: above the stones of the side to move, the landing of each column is set.
    #[inline]
    #[must_use]
    pub const fn key(self) -> u64 {
        self.own + self.filled
    }

    /// The lower one of its key and that of its mirror image. (No column carries into the next, so that a key can be
    /// mirrored as cells are.)
    #[inline]
    #[must_use]
    pub(super) fn canonical_key(self) -> u64 {
        self.key().min(mirror(self.key()))
    }

    /// Of the position and its mirror image the one with the lower key.
    #[must_use]
    pub const fn canonical(self) -> Self {
        let mirrored = self.mirrored();
        if mirrored.key() < self.key() { mirrored } else { self }
    }

    /// The score, if the side to move makes four at once or cannot stop the opponent from making four then.
    #[must_use]
    pub(super) fn decided(self) -> Option<i32> {
        match FIELD.look(self.into()) {
            Look::Decided(score) => Some(score),
            Look::Open(_) => None,
        }
    }

    /// The score that means this, if the length of the game is known.
    #[must_use]
    pub fn score(self, proof: Proof) -> Option<i32> {
        let winners_stones = |moves: u16| (self.stones() + i32::from(moves) + 1) / 2;
        match proof.verdict {
            Verdict::Draw => Some(0),
            Verdict::Win => Some(22 - winners_stones(proof.moves?)),
            Verdict::Loss => Some(winners_stones(proof.moves?) - 22),
        }
    }

    /// What a score of this position means.
    #[must_use]
    pub fn proof(self, score: i32) -> Proof {
        proof(score, CELLS, self.stones(), Some(CELLS - self.stones()))
    }
}

/// The board of Connect Four without a book.
const FIELD: Standard = Standard { book: None };

impl From<StandardBoard> for Stones<u64> {
    #[inline]
    fn from(board: StandardBoard) -> Self {
        let StandardBoard { own, filled } = board;
        Self { own, other: own ^ filled, filled, count: board.stones() }
    }
}

impl From<Stones<u64>> for StandardBoard {
    #[inline]
    fn from(stones: Stones<u64>) -> Self {
        Self { own: stones.own, filled: stones.filled }
    }
}

/// Why a text is no position of Connect Four that goes on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// A character is no column.
    #[error("`{0}` is not a column from 1 to 7")]
    Column(char),
    /// A column has no room.
    #[error("column {0} is full")]
    Full(u8),
    /// Somebody has four.
    #[error("the game ends with the stone in column {0}")]
    Ended(u8),
}

impl FromStr for StandardBoard {
    type Err = BoardError;

    /// Reads the columns played from the empty board, counted from 1: `4453`.
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

/// The cells in a mirror, left to right.
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
