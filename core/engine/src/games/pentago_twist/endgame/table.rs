//! What the endgame search knows of positions it has met.
//!
//! A position is a number below 3^36, which is less than 2^58. It is spread over 58 bits by steps that can be undone:
//! the lowest ones choose a bucket, the others stand in the entry, so that an entry is never taken for another's.

use super::super::{Quadrant, Stones, board::STATES};
use crate::game::mixed_within;

/// Bits of the number of a position.
const KEY_BITS: u32 = 58;
/// Bits of the number of a bucket: 2^17 buckets of 32 bytes are 4 MiB.
const BUCKET_BITS: u32 = 17;
/// Entries of a bucket.
const WAYS: usize = 4;
/// Bits of each of the three numbers below the key in an entry.
const FIELD_BITS: u32 = 6;
/// What is added to a bound so that it is not negative.
const BIAS: i8 = 32;

/// Bounds of the score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndgameBounds {
    /// It is at least this.
    pub lower: i8,
    /// It is at most this.
    pub upper: i8,
}

/// A table of bounds, of fixed size once it is used.
#[derive(Clone, Debug, Default)]
pub struct EndgameTable {
    buckets: Vec<Bucket>,
}

/// Half a cache line.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
struct Bucket([u64; WAYS]);

/// Where a position is found.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    bucket: usize,
    rest: u64,
}

impl Key {
    /// The key of a position between moves: the stones of the side to move and those of the other one.
    #[must_use]
    pub fn of(stones: [Stones; 2]) -> Self {
        let number = Quadrant::ALL.into_iter().fold(0, |number, quadrant| {
            let [own, other] = stones.map(|stones| u64::from(TERNARY[stones.state(quadrant)]));
            number * 19_683 + own + 2 * other
        });
        let mixed = mixed_within(number, KEY_BITS);
        let bucket = (mixed & ((1 << BUCKET_BITS) - 1)) as usize;
        Self { bucket, rest: mixed >> BUCKET_BITS }
    }
}

impl EndgameTable {
    /// Makes room, if that has not been done yet.
    pub fn prepare(&mut self) {
        if self.buckets.is_empty() {
            self.buckets = vec![Bucket::default(); 1 << BUCKET_BITS];
        }
    }

    /// What is known of a position.
    #[must_use]
    pub fn get(&self, key: Key) -> Option<EndgameBounds> {
        let entries = self.buckets[key.bucket].0;
        let found = entries.into_iter().find(|entry| *entry != 0 && entry >> (3 * FIELD_BITS) == key.rest)?;
        Some(EndgameBounds { lower: field(found, 2) - BIAS, upper: field(found, 1) - BIAS })
    }

    /// Remembers bounds of a position with this many empty cells; positions with fewer make room for it.
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

/// One of the numbers of an entry, from the lowest bits.
const fn field(entry: u64, index: u32) -> i8 {
    (entry >> (index * FIELD_BITS) & ((1 << FIELD_BITS) - 1)) as i8
}

/// The state of a side's stones in a quadrant as a number in base three.
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
