//! A hash table from positions to small numbers.

use crate::game::mixed;

/// Bits of the number stored with a position.
pub(super) const VALUE_BITS: u32 = 6;

/// A map from position keys to small numbers.
#[derive(Debug)]
pub(super) struct PositionMap {
    /// The slots of linear probing, each a key and, in its low bits, the number; 0 is an empty slot.
    slots: Vec<u64>,
}

impl PositionMap {
    /// Creates a map with capacity for this many positions.
    pub(super) fn with_capacity(positions: usize) -> Self {
        Self { slots: vec![0; (positions * 5 / 4).next_power_of_two()] }
    }

    /// Adds a position with the number returned by `value`, unless it is present. Returns whether it was added.
    #[inline]
    pub(super) fn add(&mut self, key: u64, value: impl FnOnce() -> u32) -> bool {
        let slot = self.slot(key);
        let is_new = self.slots[slot] == 0;
        if is_new {
            self.slots[slot] = key << VALUE_BITS | u64::from(value());
        }
        is_new
    }

    /// Returns the number stored for a position.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<u32> {
        let slot = self.slots[self.slot(key)];
        (slot != 0).then_some((slot & ((1 << VALUE_BITS) - 1)) as u32)
    }

    /// Returns the slot where a position is or could be added.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = mixed(key) as usize & mask;
        while self.slots[slot] != 0 && self.slots[slot] >> VALUE_BITS != key {
            slot = (slot + 1) & mask;
        }
        slot
    }
}
