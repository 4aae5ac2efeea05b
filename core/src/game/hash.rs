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
