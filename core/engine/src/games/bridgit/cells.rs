use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

use crate::{
    game::Action,
    games::bits::{Bits, Wide},
};

/// A point of the matrix that can hold a bridge; cells are numbered in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BridgeCell(pub u8);

impl From<BridgeCell> for Action {
    fn from(cell: BridgeCell) -> Self {
        Self(cell.0.into())
    }
}

/// A set of cells, one bit per cell; large enough for the largest board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Cells(Wide);

impl Cells {
    /// The empty set.
    pub const NONE: Self = Self(Wide::from_words([0; 3]));

    /// Returns the words of the set, lowest cells first.
    #[must_use]
    pub const fn words(self) -> [u64; 3] {
        self.0.to_words()
    }

    /// Returns the set of only this cell.
    #[must_use]
    pub fn only(cell: BridgeCell) -> Self {
        Self(Wide::one(cell.0.into()))
    }

    /// Returns whether the set contains the cell.
    #[must_use]
    pub fn contains(self, cell: BridgeCell) -> bool {
        self.words().get(usize::from(cell.0 / 64)).is_some_and(|word| word >> (cell.0 % 64) & 1 == 1)
    }

    /// Adds the cell to the set.
    pub fn insert(&mut self, cell: BridgeCell) {
        *self = *self | Self::only(cell);
    }

    /// Removes the cell from the set.
    pub fn remove(&mut self, cell: BridgeCell) {
        *self = *self & !Self::only(cell);
    }

    /// Returns a random subset: each call of `toss` returns the random bits of 64 cells. Empty words need no call.
    #[must_use]
    pub fn halved(self, mut toss: impl FnMut() -> u64) -> Self {
        Self(Wide::from_words(self.words().map(|word| if word == 0 { 0 } else { word & toss() })))
    }

    /// Returns the set of the one cell with this index in this set.
    #[must_use]
    pub fn nth(self, mut index: u32) -> Self {
        let mut found = [0; 3];
        for (word, found) in self.words().into_iter().zip(&mut found) {
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
        Self(Wide::from_words(found))
    }

    /// Returns the number of cells in the set.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_none()
    }

    /// Iterates over the cells of the set in reading order.
    pub fn iter(self) -> impl Iterator<Item = BridgeCell> {
        self.0.each().filter_map(|number| u8::try_from(number).ok()).map(BridgeCell)
    }
}

impl FromIterator<BridgeCell> for Cells {
    fn from_iter<I: IntoIterator<Item = BridgeCell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |set, cell| set | Self::only(cell))
    }
}

impl BitAnd for Cells {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Cells {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Shl<u32> for Cells {
    type Output = Self;

    #[inline]
    fn shl(self, by: u32) -> Self {
        Self(self.0 << by)
    }
}

impl Shr<u32> for Cells {
    type Output = Self;

    #[inline]
    fn shr(self, by: u32) -> Self {
        Self(self.0 >> by)
    }
}

impl<B: Bits + Into<Wide>> From<B> for Cells {
    #[inline]
    fn from(bits: B) -> Self {
        Self(bits.into())
    }
}

macro_rules! from_cells {
    ($($bits:ty),*) => {$(
        impl From<Cells> for $bits {
            #[inline]
            fn from(cells: Cells) -> Self {
                cells.0.into()
            }
        }
    )*};
}

from_cells!(u64, u128, Wide);

/// Bitsets of the width a board needs: most boards fit into one or two words, which is several times faster.
pub trait CellSet: Bits + From<Cells> + Into<Cells> {}

impl<B: Bits + From<Cells> + Into<Cells>> CellSet for B {}
