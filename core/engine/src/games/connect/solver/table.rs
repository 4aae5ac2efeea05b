//! The transposition table.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Bits of a stored bound.
const BOUND_BITS: u32 = 9;

/// Bits of a stored tag: the rest of an entry beside two bounds.
const TAG_BITS: u32 = u64::BITS - 2 * BOUND_BITS;

/// Bounds are stored with this added, so that they are positive and no entry in use is 0.
const SHIFT: i32 = 1 << (BOUND_BITS - 1);

/// Score bounds by position, one position per slot; the newest replaces the older. Several searches may use it
/// concurrently: an entry is one word, so reads are never torn.
#[derive(Debug)]
pub struct TranspositionTable {
    /// A tag, an upper and a lower bound each; 0 is an empty slot.
    entries: Vec<AtomicU64>,
    slot_bits: u32,
    /// The hashes of some of the positions that searches are visiting, each at its own place.
    claims: [AtomicU64; CLAIMS],
}

/// The number of claimed positions: more than searches visit at a time.
const CLAIMS: usize = 1 << 10;

/// The slot and tag of a position.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    index: usize,
    tag: u64,
}

/// Bounds of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScoreBounds {
    pub(super) least: i32,
    pub(super) most: i32,
}

/// Greater than any score.
const MOST: i32 = SHIFT - 1;

impl ScoreBounds {
    /// Returns bounds that contain only this score.
    pub(super) const fn exactly(score: i32) -> Self {
        Self { least: score, most: score }
    }

    /// Returns bounds with this score as the lower bound.
    pub(super) const fn at_least(score: i32) -> Self {
        Self { least: score, most: MOST }
    }

    /// Returns the bound that decides whether the score is above `alpha`, if there is one.
    #[inline]
    pub(super) fn deciding(self, alpha: i32) -> Option<i32> {
        if self.least > alpha { Some(self.least) } else { Some(self.most).filter(|most| *most <= alpha) }
    }

    /// Returns the intersection of both bounds.
    pub(super) fn and(self, other: Self) -> Self {
        Self { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    /// Returns the same bounds for the opponent.
    pub(super) const fn reversed(self) -> Self {
        Self { least: -self.most, most: -self.least }
    }
}

impl TranspositionTable {
    /// Creates a table of at most this many bytes, rounded down to a power of two, and at least 64 bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let slot_bits = (bytes / size_of::<u64>()).max(8).ilog2();
        let entries = (0..1_usize << slot_bits).map(|_| AtomicU64::new(0)).collect();
        Self { entries, slot_bits, claims: [const { AtomicU64::new(0) }; CLAIMS] }
    }

    /// Clears the table.
    pub(super) fn clear(&self) {
        self.entries.iter().for_each(|entry| entry.store(0, Relaxed));
    }

    /// Returns the size in bytes.
    pub(super) const fn bytes(&self) -> usize {
        size_of::<u64>() << self.slot_bits
    }

    /// Claims the position with this hash for one search. Returns whether no other search has claimed it.
    pub(super) fn claim(&self, hash: u64) -> bool {
        self.claim_of(hash).swap(hash, Relaxed) != hash
    }

    /// Ends a claim, unless another one has taken its place.
    pub(super) fn release(&self, hash: u64) {
        let _ = self.claim_of(hash).compare_exchange(hash, 0, Relaxed, Relaxed);
    }

    #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
    fn claim_of(&self, hash: u64) -> &AtomicU64 {
        &self.claims[hash as usize % CLAIMS]
    }

    /// Returns the slot of the position with this hash. Positions whose hashes differ in the lowest 49 bits are never
    /// confused.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
    pub(super) fn slot(&self, hash: u64) -> Slot {
        let index = hash as usize & (self.entries.len() - 1);
        Slot { index, tag: hash >> self.slot_bits & ((1 << TAG_BITS) - 1) }
    }

    /// Returns the stored bounds of this slot's position.
    #[inline]
    pub(super) fn get(&self, slot: Slot) -> Option<ScoreBounds> {
        let entry = self.entries[slot.index & (self.entries.len() - 1)].load(Relaxed);
        (entry != 0 && entry >> (2 * BOUND_BITS) == slot.tag)
            .then(|| ScoreBounds { least: bound(entry), most: bound(entry >> BOUND_BITS) })
    }

    /// Stores bounds, replacing the entry in the slot.
    #[inline]
    pub(super) fn put(&self, slot: Slot, bounds: ScoreBounds) {
        let mask = self.entries.len() - 1;
        let entry = (slot.tag << BOUND_BITS | stored(bounds.most)) << BOUND_BITS | stored(bounds.least);
        self.entries[slot.index & mask].store(entry, Relaxed);
    }
}

#[inline]
const fn bound(bits: u64) -> i32 {
    (bits & ((1 << BOUND_BITS) - 1)) as i32 - SHIFT
}

#[inline]
const fn stored(bound: i32) -> u64 {
    (bound + SHIFT).cast_unsigned() as u64
}
