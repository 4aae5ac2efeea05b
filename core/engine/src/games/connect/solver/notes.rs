//! What is known of positions.

use crate::game::mixed;

/// How many bits a table has for what is known of a position.
pub(super) const NOTE_BITS: u32 = 6;

/// Positions by key, with a small number each.
#[derive(Debug)]
pub(super) struct Notes {
    /// Keys with the numbers below them, each at the place of its key or soon after it; 0 is free.
    slots: Vec<u64>,
}

impl Notes {
    /// Room for so many positions.
    pub(super) fn with_room(positions: usize) -> Self {
        Self { slots: vec![0; (positions * 5 / 4).next_power_of_two()] }
    }

    /// Adds a position with the number that `note` tells, unless it is there. Whether it was added.
    #[inline]
    pub(super) fn add(&mut self, key: u64, note: impl FnOnce() -> u32) -> bool {
        let slot = self.slot(key);
        let is_new = self.slots[slot] == 0;
        if is_new {
            self.slots[slot] = key << NOTE_BITS | u64::from(note());
        }
        is_new
    }

    /// The number of a position.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<u32> {
        let slot = self.slots[self.slot(key)];
        (slot != 0).then_some((slot & ((1 << NOTE_BITS) - 1)) as u32)
    }

    /// Where a position is or could be added.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = mixed(key) as usize & mask;
        while self.slots[slot] != 0 && self.slots[slot] >> NOTE_BITS != key {
            slot = (slot + 1) & mask;
        }
        slot
    }
}
