/// Spreads every bit of a number over the whole of it and loses none: what a [`key`](super::Rules::key) is made with, word
/// by word. (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014: the finaliser of
/// `SplitMix64`.)
#[must_use]
pub const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// The same for the numbers of `bits` bits, at least two: no two numbers become one. For tables that tell positions apart by all bits
/// of a small key. Multiplications by odd numbers can be undone, and so can shifts to the right that are added without carry.
#[inline]
#[must_use]
pub const fn mixed_within(number: u64, bits: u32) -> u64 {
    let mask = u64::MAX >> (u64::BITS - bits);
    let number = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) & mask;
    let number = (number ^ number >> (bits / 2)).wrapping_mul(0xbf58_476d_1ce4_e5b9) & mask;
    number ^ number >> (bits / 2)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_small_numbers_become_one() {
        for bits in [2, 3, 7, 10] {
            let mixed: BTreeSet<u64> = (0..1 << bits).map(|number| mixed_within(number, bits)).collect();
            assert_eq!(mixed, (0..1 << bits).collect(), "{bits} bits");
        }
        assert_eq!(mixed_within(1, 64), 0xaa1e_dc3c_0c85_2970);
    }
}
