use std::fmt::Debug;

use crate::games::bits::Bits;
pub use crate::games::bits::Wide;

use crate::game::mixed;

/// A bitset of squares: the narrow word for boards up to 8 x 8, the wide one up to 12 x 12.
///
/// The bit index of a square is `row * STRIDE + column`, with rows counted from the bottom. Boards narrower than the
/// stride leave bits unused, so neighbors are always the same distance apart.
pub trait Word: Bits {
    /// The bit distance between rows, and the size of the largest board that fits.
    const STRIDE: usize;

    /// The squares of the first column.
    const FIRST_COLUMN: Self;

    /// The piece count of each line, as bytes: rows, columns, rising and falling diagonals.
    type Counts: Copy + Eq + Debug + Send + Sync + AsRef<[u8]> + AsMut<[u8]>;

    /// No piece on any line.
    const NO_COUNTS: Self::Counts;

    /// Mixes the bits into a hash, 64 at a time.
    fn mix(self, hash: u64) -> u64;

    /// Returns the set of this one square.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 200 squares")]
    fn only(square: usize) -> Self {
        Self::one(square as u32)
    }

    /// Returns the squares one row higher; squares above the highest row are lost.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a row has at most 12 squares")]
    fn row_up(self) -> Self {
        self << Self::STRIDE as u32
    }

    /// Returns the squares one row lower.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a row has at most 12 squares")]
    fn row_down(self) -> Self {
        self >> Self::STRIDE as u32
    }

    /// Returns whether the set contains this square.
    fn has(self, square: usize) -> bool {
        self.meets(Self::only(square))
    }

    /// Returns the squares of the set, in ascending order.
    #[inline]
    fn squares(self) -> impl Iterator<Item = usize> {
        self.each().map(|square| square as usize)
    }
}

impl Word for u64 {
    const STRIDE: usize = 8;
    const FIRST_COLUMN: Self = 0x0101_0101_0101_0101;

    type Counts = [u8; 46];
    const NO_COUNTS: Self::Counts = [0; 46];

    fn mix(self, hash: u64) -> u64 {
        mixed(hash ^ self)
    }
}

/// The squares of the first column, including bits above the board, so that bits shifted past the last square are
/// masked too.
const FIRST_OF_TWELVE: Wide = {
    let (mut words, mut square) = ([0; 3], 0);
    while square < 64 * words.len() {
        words[square / 64] |= 1 << (square % 64);
        square += <Wide as Word>::STRIDE;
    }
    Wide::from_words(words)
};

impl Word for Wide {
    const STRIDE: usize = 12;
    const FIRST_COLUMN: Self = FIRST_OF_TWELVE;

    type Counts = [u8; 70];
    const NO_COUNTS: Self::Counts = [0; 70];

    fn mix(self, hash: u64) -> u64 {
        self.to_words().iter().fold(hash, |hash, word| mixed(hash ^ word))
    }
}
