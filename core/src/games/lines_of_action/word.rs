use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A set of squares as the bits of a word: the narrow kind for boards up to 8 x 8, the wide one up to 12 x 12.
///
/// Square `row * STRIDE + column` is bit number that, rows counted from the bottom. Boards narrower than the stride
/// leave bits unused, so that neighbours are always the same distance apart.
pub trait Word:
    Copy
    + Eq
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
    + 'static
{
    /// Squares from one row to the next, and the size of the largest board that fits.
    const STRIDE: usize;

    /// No square.
    const EMPTY: Self;

    /// The squares of the first column.
    const FIRST_COLUMN: Self;

    /// How many pieces stand on each line, as bytes: rows, columns, rising and falling diagonals.
    type Counts: Copy + Eq + Debug + Send + Sync + AsRef<[u8]> + AsMut<[u8]>;

    /// No piece on any line.
    const NO_COUNTS: Self::Counts;

    /// The set of this one square.
    fn only(square: usize) -> Self;

    /// How many squares are in it.
    fn count(self) -> u32;

    /// The square with the smallest number. The set must not be empty.
    fn lowest(self) -> usize;

    /// The set without the square with the smallest number.
    fn without_lowest(self) -> Self;

    /// The bits, 64 at a time, mixed into a hash.
    fn mix(self, hash: u64) -> u64;

    /// Whether no square is in it.
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether this square is in it.
    fn has(self, square: usize) -> bool {
        !(self & Self::only(square)).is_empty()
    }

    /// The squares in it, in the order of their numbers.
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }
}

/// The squares of a set, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Squares<W>(W);

impl<W: Word> Iterator for Squares<W> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0.is_empty() {
            return None;
        }
        let square = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(square)
    }
}

/// One step of a hash: the finaliser of `SplitMix64`, a bijection in which every input bit reaches every output bit.
pub const fn mixed(hash: u64) -> u64 {
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

impl Word for u64 {
    const STRIDE: usize = 8;
    const EMPTY: Self = 0;
    const FIRST_COLUMN: Self = 0x0101_0101_0101_0101;

    type Counts = [u8; 46];
    const NO_COUNTS: Self::Counts = [0; 46];

    fn only(square: usize) -> Self {
        1 << square
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn lowest(self) -> usize {
        self.trailing_zeros() as usize
    }

    fn without_lowest(self) -> Self {
        self & self.wrapping_sub(1)
    }

    fn mix(self, hash: u64) -> u64 {
        mixed(hash ^ self)
    }
}

/// 144 bits, 64 in each element, the lowest first; the rest stays 0 in every set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide([u64; 3]);

impl Wide {
    const fn first_column() -> Self {
        let mut words = [0; 3];
        let mut square = 0;
        // Also above the board: what is shifted out of its last square to the right must not come back from there.
        while square < 64 * words.len() {
            words[square / 64] |= 1 << (square % 64);
            square += Self::STRIDE;
        }
        Self(words)
    }
}

impl Word for Wide {
    const STRIDE: usize = 12;
    const EMPTY: Self = Self([0; 3]);
    const FIRST_COLUMN: Self = Self::first_column();

    type Counts = [u8; 70];
    const NO_COUNTS: Self::Counts = [0; 70];

    fn only(square: usize) -> Self {
        let mut words = [0; 3];
        words[square / 64] = 1 << (square % 64);
        Self(words)
    }

    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn lowest(self) -> usize {
        let [low, middle, high] = self.0;
        let (offset, word) = match (low, middle) {
            (0, 0) => (128, high),
            (0, _) => (64, middle),
            _ => (0, low),
        };
        offset + word.trailing_zeros() as usize
    }

    fn without_lowest(self) -> Self {
        let [low, middle, high] = self.0;
        match (low, middle) {
            (0, 0) => Self([0, 0, high & high.wrapping_sub(1)]),
            (0, _) => Self([0, middle & (middle - 1), high]),
            _ => Self([low & (low - 1), middle, high]),
        }
    }

    fn mix(self, hash: u64) -> u64 {
        self.0.iter().fold(hash, |hash, word| mixed(hash ^ word))
    }
}

impl BitAnd for Wide {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for Wide {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitXor for Wide {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1], self.0[2] ^ other.0[2]])
    }
}

impl Not for Wide {
    type Output = Self;

    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

/// By 1 to 63 bits only: never by more than a row and a square.
impl Shl<usize> for Wide {
    type Output = Self;

    fn shl(self, bits: usize) -> Self {
        let [low, middle, high] = self.0;
        Self([low << bits, middle << bits | low >> (64 - bits), high << bits | middle >> (64 - bits)])
    }
}

/// By 1 to 63 bits only: never by more than a row and a square.
impl Shr<usize> for Wide {
    type Output = Self;

    fn shr(self, bits: usize) -> Self {
        let [low, middle, high] = self.0;
        Self([low >> bits | middle << (64 - bits), middle >> bits | high << (64 - bits), high >> bits])
    }
}

#[cfg(test)]
mod tests {
    use super::{Wide, Word};

    #[test]
    fn a_wide_set_gives_its_squares_back_in_order() {
        let squares = [0, 11, 63, 64, 100, 127, 128, 143];
        let set = squares.iter().fold(Wide::EMPTY, |set, square| set | Wide::only(*square));
        assert_eq!(set.squares().collect::<Vec<_>>(), squares);
        assert_eq!(set.count(), 8);
        assert!(squares.iter().all(|square| set.has(*square)));
        assert!(!set.has(1));
    }

    #[test]
    fn a_wide_set_shifts_across_its_elements() {
        for square in 13..130 {
            let set = Wide::only(square);
            assert_eq!(set << 13, Wide::only(square + 13));
            assert_eq!(set >> 13, Wide::only(square - 13));
        }
    }
}
