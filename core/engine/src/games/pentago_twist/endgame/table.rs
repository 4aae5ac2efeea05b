//! The transposition table of the endgame search.
//!
//! A position is a number below 3^36, which is less than 2^58. A bijective hash maps it to 58 bits: the lowest ones
//! select a bucket, the others are stored in the entry, so that entries are never confused.

use super::super::{Quadrant, StoneSet, board::STATES};
use crate::game::mixed_within;

/// Bits of a position's number.
pub const KEY_BITS: u32 = 58;
/// Bits of a bucket's index: 2^18 buckets of 32 bytes are 8 MiB.
const BUCKET_BITS: u32 = 18;
/// Entries per bucket.
const WAYS: usize = 4;
/// Bits of each of the three numbers below the key in an entry.
const FIELD_BITS: u32 = 6;
/// Offset that makes a bound nonnegative.
const BIAS: i8 = 32;

/// Bounds of the score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndgameBounds {
    /// The lower bound.
    pub lower: i8,
    /// The upper bound.
    pub upper: i8,
}

/// A table of bounds, allocated on first use with a fixed size.
#[derive(Clone, Debug, Default)]
pub struct EndgameTable {
    buckets: Vec<Bucket>,
}

/// Half a cache line.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
struct Bucket([u64; WAYS]);

/// The bucket and key of a position.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    bucket: usize,
    rest: u64,
}

impl Key {
    /// Returns the key of a position between moves: the stones of the side to move and those of the other one.
    #[must_use]
    pub fn of(stones: [StoneSet; 2]) -> Self {
        let mixed = mixed_within(number(stones), KEY_BITS);
        let bucket = (mixed & ((1 << BUCKET_BITS) - 1)) as usize;
        Self { bucket, rest: mixed >> BUCKET_BITS }
    }
}

impl EndgameTable {
    /// Allocates the table, if not done yet.
    pub fn prepare(&mut self) {
        if self.buckets.is_empty() {
            self.buckets = vec![Bucket::default(); 1 << BUCKET_BITS];
        }
    }

    /// Returns the stored bounds of a position.
    #[must_use]
    pub fn get(&self, key: Key) -> Option<EndgameBounds> {
        let entries = self.buckets[key.bucket].0;
        let found = entries.into_iter().find(|entry| *entry != 0 && entry >> (3 * FIELD_BITS) == key.rest)?;
        Some(EndgameBounds { lower: field(found, 2) - BIAS, upper: field(found, 1) - BIAS })
    }

    /// Stores bounds of a position with this many empty cells, replacing positions with fewer.
    pub fn put(&mut self, key: Key, bounds: EndgameBounds, empty: i8) {
        let entries = &mut self.buckets[key.bucket].0;
        let same = entries.iter().position(|entry| entry >> (3 * FIELD_BITS) == key.rest);
        let cheapest = || (0..WAYS).min_by_key(|way| field(entries[*way], 0));
        let fields = [bounds.lower + BIAS, bounds.upper + BIAS, empty];
        let entry =
            fields.into_iter().fold(key.rest, |entry, field| entry << FIELD_BITS | u64::from(field.unsigned_abs()));
        if let Some(way) = same.or_else(cheapest) {
            entries[way] = entry;
        }
    }
}

/// Returns the number of a position between moves: the stones of the side to move and those of the other one.
#[must_use]
pub fn number(stones: [StoneSet; 2]) -> u64 {
    Quadrant::ALL.into_iter().fold(0, |number, quadrant| {
        let [own, other] = stones.map(|stones| u64::from(TERNARY[stones.state(quadrant)]));
        number * 19_683 + own + 2 * other
    })
}

/// Returns one of the numbers of an entry, from the lowest bits.
const fn field(entry: u64, index: u32) -> i8 {
    (entry >> (index * FIELD_BITS) & ((1 << FIELD_BITS) - 1)) as i8
}

/// The state of a side's stones in a quadrant as a base-3 number.
static TERNARY: [u16; STATES] = {
    let mut table = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let (mut bit, mut worth) = (0, 1);
        while bit < 9 {
            if state >> bit & 1 != 0 {
                table[state] += worth;
            }
            worth *= 3;
            bit += 1;
        }
        state += 1;
    }
    table
};
