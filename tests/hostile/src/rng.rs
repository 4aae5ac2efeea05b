//! Random numbers, the same for the same seed.

/// A random number generator (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Rng(pub u64);

impl Rng {
    /// Returns the next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number from 0 to `bound` - 1.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.number() % bound as u64).unwrap_or_default()
    }

    /// Returns a byte.
    pub fn byte(&mut self) -> u8 {
        self.number().to_le_bytes()[0]
    }

    /// Returns an item of a list.
    pub fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}
