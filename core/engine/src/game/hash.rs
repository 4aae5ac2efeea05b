/// Mixes the bits of a 64-bit number bijectively; the building block of a [`key`](super::Rules::key). This is the
/// finalizer of `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
#[must_use]
pub const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// Mixes the bits of a number of `bits` bits (at least 2) bijectively, for tables that distinguish positions by all
/// bits of a small key. Multiplications by odd numbers and xor-shifts to the right are invertible.
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
    fn mixed_within_is_bijective() {
        for bits in [2, 3, 7, 10] {
            let mixed: BTreeSet<u64> = (0..1 << bits).map(|number| mixed_within(number, bits)).collect();
            assert_eq!(mixed, (0..1 << bits).collect(), "{bits} bits");
        }
        assert_eq!(mixed_within(1, 64), 0xaa1e_dc3c_0c85_2970);
    }
}
