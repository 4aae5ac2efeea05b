use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

use super::Bits;

/// A set of 192 bits, enough for a board of 12 x 12 cells: three words, the lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wide([u64; 3]);

impl Wide {
    /// Returns the set with these words, the lowest first.
    #[must_use]
    pub const fn from_words(words: [u64; 3]) -> Self {
        Self(words)
    }

    /// Returns the words of the set, the lowest first.
    #[must_use]
    pub const fn to_words(self) -> [u64; 3] {
        self.0
    }

    #[inline]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let (own, other) = (self.0, other.0);
        Self([join(own[0], other[0]), join(own[1], other[1]), join(own[2], other[2])])
    }
}

impl BitAnd for Wide {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Wide {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for Wide {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl BitAndAssign for Wide {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Wide {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Wide {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        let [a, b, c] = self.0;
        Self([!a, !b, !c])
    }
}

impl Shl<u32> for Wide {
    type Output = Self;

    #[inline]
    fn shl(self, by: u32) -> Self {
        let [a, b, c] = self.0;
        let [a, b, c] = match by / 64 {
            0 => [a, b, c],
            1 => [0, a, b],
            _ => [0, 0, a],
        };
        match by % 64 {
            0 => Self([a, b, c]),
            by => Self([a << by, b << by | a >> (64 - by), c << by | b >> (64 - by)]),
        }
    }
}

impl Shr<u32> for Wide {
    type Output = Self;

    #[inline]
    fn shr(self, by: u32) -> Self {
        let [a, b, c] = self.0;
        let [a, b, c] = match by / 64 {
            0 => [a, b, c],
            1 => [b, c, 0],
            _ => [c, 0, 0],
        };
        match by % 64 {
            0 => Self([a, b, c]),
            by => Self([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by]),
        }
    }
}

impl From<u64> for Wide {
    #[inline]
    fn from(word: u64) -> Self {
        Self([word, 0, 0])
    }
}

impl From<u128> for Wide {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "each half is taken by itself")]
    fn from(words: u128) -> Self {
        Self([words as u64, (words >> 64) as u64, 0])
    }
}

/// The lowest word.
impl From<Wide> for u64 {
    #[inline]
    fn from(wide: Wide) -> Self {
        wide.0[0]
    }
}

/// The two lowest words.
impl From<Wide> for u128 {
    #[inline]
    fn from(wide: Wide) -> Self {
        Self::from(wide.0[1]) << 64 | Self::from(wide.0[0])
    }
}

impl Bits for Wide {
    const WIDTH: u32 = 192;
    const NONE: Self = Self([0; 3]);

    #[inline]
    fn one(index: u32) -> Self {
        Self([1, 0, 0]) << index
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        let (own, other) = (self.0, other.0);
        let (low, carry) = own[0].overflowing_add(other[0]);
        let (middle, first) = own[1].overflowing_add(other[1]);
        let (middle, second) = middle.overflowing_add(u64::from(carry));
        let high = own[2].wrapping_add(other[2]).wrapping_add(u64::from(first | second));
        Self([low, middle, high])
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn lowest(self) -> u32 {
        match self.0 {
            [0, 0, c] => 128 + c.trailing_zeros(),
            [0, b, _] => 64 + b.trailing_zeros(),
            [a, ..] => a.trailing_zeros(),
        }
    }

    #[inline]
    fn without_lowest(self) -> Self {
        match self.0 {
            [0, 0, c] => Self([0, 0, c & c.wrapping_sub(1)]),
            [0, b, c] => Self([0, b & b.wrapping_sub(1), c]),
            [a, b, c] => Self([a & (a - 1), b, c]),
        }
    }

    #[inline]
    fn words(self) -> impl Iterator<Item = u64> {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(low: u128) -> Wide {
        let words: Vec<u64> = low.words().collect();
        Wide([words[0], words[1], 0])
    }

    const SAMPLES: [u128; 6] = [0, 1, u64::MAX as u128, 1 << 64, 0x0123_4567_89ab_cdef_0f0f_f0f0_1248_8421, u128::MAX];

    #[test]
    fn arithmetic_agrees_with_native_words() {
        for a in SAMPLES {
            assert_eq!(wide(a).count(), a.count_ones());
            assert_eq!(wide(a).without_lowest(), wide(Bits::without_lowest(a)));
            for b in SAMPLES {
                assert_eq!(wide(a) & wide(b), wide(a & b));
                assert_eq!(wide(a) | wide(b), wide(a | b));
                assert_eq!(wide(a) ^ wide(b), wide(a ^ b));
                if let Some(sum) = a.checked_add(b) {
                    assert_eq!(wide(a).plus(wide(b)), wide(sum));
                }
            }
            for by in 0..128 {
                assert_eq!(wide(a) >> by, wide(a >> by));
                assert_eq!(wide(a) << by & wide(u128::MAX), wide(a << by));
            }
            for by in 0..64 {
                assert_eq!(wide(a) << by >> by, wide(a), "what reaches the third word comes back from it");
            }
        }
    }

    #[test]
    fn carry_propagates_through_three_words() {
        let all_but_top = !Wide::NONE >> 1;
        assert_eq!(all_but_top.plus(Wide::one(0)), Wide::one(191));
        assert_eq!((!Wide::NONE).plus(Wide::one(0)), Wide::NONE);
    }

    #[test]
    fn set_bits_are_iterated_in_place() {
        for index in 0..Wide::WIDTH {
            assert_eq!(Wide::one(index).lowest(), index);
            assert_eq!(Wide::one(index).each().collect::<Vec<_>>(), [index]);
            assert_eq!((Wide::one(191) | Wide::one(index)).lowest(), index);
            assert_eq!(Wide::one(index) >> index, Wide::one(0));
        }
        assert_eq!(Wide::NONE.lowest(), Wide::WIDTH);
    }
}
