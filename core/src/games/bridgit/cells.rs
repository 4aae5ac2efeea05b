use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

use super::Cell;

const WORDS: usize = 3;

/// A set of cells, one bit each; room for the largest board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self([0; WORDS]);

    /// The words of the set, the lowest cells first.
    #[must_use]
    pub const fn words(self) -> [u64; WORDS] {
        self.0
    }

    /// The set that has exactly this cell.
    #[must_use]
    pub fn only(cell: Cell) -> Self {
        let mut words = [0; WORDS];
        words[usize::from(cell.0 / 64)] = 1 << (cell.0 % 64);
        Self(words)
    }

    /// Whether the cell is in the set.
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        self.0.get(usize::from(cell.0 / 64)).is_some_and(|word| word >> (cell.0 % 64) & 1 == 1)
    }

    /// Puts the cell into the set.
    pub fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.0 / 64)] |= 1 << (cell.0 % 64);
    }

    /// Takes the cell out of the set.
    pub fn remove(&mut self, cell: Cell) {
        self.0[usize::from(cell.0 / 64)] &= !(1 << (cell.0 % 64));
    }

    /// Those cells of the set that the tosses keep; a toss decides about 64 cells, and is not made for none.
    #[must_use]
    pub fn halved(self, mut toss: impl FnMut() -> u64) -> Self {
        Self(self.0.map(|word| if word == 0 { 0 } else { word & toss() }))
    }

    /// The set that has exactly the cell of this set before which there are `index` others.
    #[must_use]
    pub fn nth(self, mut index: u32) -> Self {
        let mut found = Self::NONE;
        for (word, found) in self.0.into_iter().zip(&mut found.0) {
            let count = word.count_ones();
            if index < count {
                let mut rest = word;
                for _ in 0..index {
                    rest &= rest - 1;
                }
                *found = rest & rest.wrapping_neg();
                break;
            }
            index -= count;
        }
        found
    }

    /// How many cells are in the set.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether no cell is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The cells of the set in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..).step_by(64).zip(self.0).flat_map(|(first, mut word): (u8, u64)| {
            std::iter::from_fn(move || {
                let lowest = u8::try_from(word.trailing_zeros()).ok().filter(|bit| *bit < 64)?;
                word &= word - 1;
                Some(Cell(first + lowest))
            })
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |set, cell| set | Self::only(cell))
    }
}

impl BitAnd for Cells {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for Cells {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl Not for Cells {
    type Output = Self;

    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

/// Moves every cell up by less than a word.
impl Shl<u32> for Cells {
    type Output = Self;

    fn shl(self, by: u32) -> Self {
        let [low, middle, high] = self.0;
        Self([low << by, middle << by | low >> 1 >> (63 - by), high << by | middle >> 1 >> (63 - by)])
    }
}

/// Moves every cell down by less than a word.
impl Shr<u32> for Cells {
    type Output = Self;

    fn shr(self, by: u32) -> Self {
        let [low, middle, high] = self.0;
        Self([low >> by | middle << 1 << (63 - by), middle >> by | high << 1 << (63 - by), high >> by])
    }
}

/// A set of cells as wide as its board needs: most boards fit into one or two words, and are several times faster so.
pub trait Bits:
    Copy
    + PartialEq
    + From<Cells>
    + Into<Cells>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
}

impl Bits for u64 {}
impl Bits for u128 {}
impl Bits for Cells {}

impl From<u64> for Cells {
    fn from(word: u64) -> Self {
        Self([word, 0, 0])
    }
}

impl From<Cells> for u64 {
    fn from(cells: Cells) -> Self {
        cells.0[0]
    }
}

#[expect(clippy::cast_possible_truncation, reason = "each half is taken by itself")]
impl From<u128> for Cells {
    fn from(words: u128) -> Self {
        Self([words as u64, (words >> 64) as u64, 0])
    }
}

impl From<Cells> for u128 {
    fn from(cells: Cells) -> Self {
        Self::from(cells.0[1]) << 64 | Self::from(cells.0[0])
    }
}
