//! Bitsets of cells, for all games on boards of cells. The smallest word that holds a board is the fastest.

mod wide;

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

pub use wide::Wide;

/// A set of cells: an unsigned integer with one bit per cell.
///
/// Shift amounts must be less than [`Bits::WIDTH`]; bits shifted out are lost.
pub trait Bits:
    Copy
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of bits.
    const WIDTH: u32;

    /// The empty set.
    const NONE: Self;

    /// Returns the set with only the bit of this index.
    fn one(index: u32) -> Self;

    /// Wrapping addition.
    #[must_use]
    fn plus(self, other: Self) -> Self;

    /// Returns the number of set bits.
    fn count(self) -> u32;

    /// Returns the index of the lowest set bit; [`Bits::WIDTH`] if the set is empty.
    fn lowest(self) -> u32;

    /// Returns the set without its lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;

    /// Returns the 64-bit words, lowest first.
    fn words(self) -> impl Iterator<Item = u64>;

    /// Returns whether the set is empty.
    #[inline]
    fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Returns whether the two sets intersect.
    #[inline]
    fn meets(self, other: Self) -> bool {
        self & other != Self::NONE
    }

    /// Iterates over the indices of the set bits, lowest first.
    #[inline]
    fn each(self) -> Each<Self> {
        Each(self)
    }
}

/// An iterator over the indices of the set bits, lowest first.
#[derive(Clone, Debug)]
pub struct Each<B>(B);

impl<B: Bits> Iterator for Each<B> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_none() {
            return None;
        }
        let lowest = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(lowest)
    }
}

macro_rules! native_bits {
    ($number:ty, $words:expr) => {
        impl Bits for $number {
            const WIDTH: u32 = <$number>::BITS;
            const NONE: Self = 0;

            #[inline]
            fn one(index: u32) -> Self {
                1 << index
            }

            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn words(self) -> impl Iterator<Item = u64> {
                let words: fn(Self) -> _ = $words;
                words(self).into_iter()
            }
        }
    };
}

native_bits!(u64, |bits| [bits]);
native_bits!(u128, |bits| {
    let low = u64::try_from(bits & u128::from(u64::MAX)).unwrap_or_default();
    let high = u64::try_from(bits >> 64).unwrap_or_default();
    [low, high]
});
