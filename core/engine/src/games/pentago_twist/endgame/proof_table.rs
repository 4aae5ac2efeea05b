//! The transposition table of the proof-number search, with the goals and numbers that it stores.

use super::super::StoneSet;
use super::table::{KEY_BITS, number};
use crate::game::mixed_within;

/// Bits of a bucket's index: 2^19 buckets of 64 bytes are 32 MiB.
const BUCKET_BITS: u32 = 19;
/// Entries per bucket.
const WAYS: usize = 4;
/// Bits of the binary logarithm of the positions searched, below the key in an entry.
const EFFORT_BITS: u32 = 7;

/// The aim of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofGoal {
    Win,
    /// A draw or a win.
    Draw,
}

impl ProofGoal {
    /// Returns the goal of the opponent that is reached if and only if this one is not.
    #[must_use]
    pub const fn denied(self) -> Self {
        match self {
            Self::Win => Self::Draw,
            Self::Draw => Self::Win,
        }
    }
}

/// Proof and disproof number: the number of positions to solve at least in order to prove that the goal is reached, and
/// that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofNumbers {
    pub proof: u32,
    pub disproof: u32,
}

impl ProofNumbers {
    /// The number of an impossible proof. A sum of other numbers stays below it.
    pub const INFINITE: u32 = u32::MAX;
    pub const UNLIMITED: Self = Self { proof: Self::INFINITE, disproof: Self::INFINITE };
    pub const REACHED: Self = Self { proof: 0, disproof: Self::INFINITE };
    pub const DENIED: Self = Self { proof: Self::INFINITE, disproof: 0 };

    pub const fn of(is_reached: bool) -> Self {
        if is_reached { Self::REACHED } else { Self::DENIED }
    }

    pub const fn is_solved(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// Returns whether a number has reached its limit.
    pub const fn reach(self, limits: Self) -> bool {
        self.is_solved() || self.proof >= limits.proof || self.disproof >= limits.disproof
    }
}

/// A table of proof numbers, allocated on first use with a fixed size.
#[derive(Clone, Debug, Default)]
pub struct ProofTable {
    /// For each entry, the key and the effort in one word, and the numbers in another one, which is 0 in a free entry.
    buckets: Vec<[[u64; 2]; WAYS]>,
}

/// The bucket and key of a position and a goal. A bijective hash gives both, so that entries are never confused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ProofKey(u64);

impl ProofKey {
    /// Returns the key of a position between moves and the goal of its side to move, whose stones are the first ones.
    #[must_use]
    pub fn of(stones: [StoneSet; 2], goal: ProofGoal) -> Self {
        Self(mixed_within(number(stones) << 1 | u64::from(goal == ProofGoal::Win), KEY_BITS + 1))
    }

    const fn bucket(self) -> usize {
        (self.0 % (1 << BUCKET_BITS)) as usize
    }

    const fn rest(self) -> u64 {
        self.0 >> BUCKET_BITS
    }
}

impl ProofTable {
    /// Allocates the table, if not done yet. The operating system clears its pages on first use.
    pub fn prepare(&mut self) {
        if self.buckets.is_empty() {
            self.buckets = vec![[[0; 2]; WAYS]; 1 << BUCKET_BITS];
        }
    }

    /// Returns the stored numbers.
    #[must_use]
    pub fn get(&self, key: ProofKey) -> Option<ProofNumbers> {
        let bucket = &self.buckets[key.bucket()];
        let [_, numbers] = bucket.iter().find(|[word, numbers]| *numbers != 0 && word >> EFFORT_BITS == key.rest())?;
        #[expect(clippy::cast_possible_truncation, reason = "each half of the word is a number")]
        let numbers = ProofNumbers { proof: (numbers >> u32::BITS) as u32, disproof: *numbers as u32 };
        Some(numbers)
    }

    /// Stores numbers that took this many positions, replacing the entry that took the fewest.
    pub fn put(&mut self, key: ProofKey, numbers: ProofNumbers, effort: u64) {
        let bucket = &mut self.buckets[key.bucket()];
        let same = bucket.iter().position(|[word, _]| word >> EFFORT_BITS == key.rest());
        let effort_of = |way: usize| bucket[way][0] % (1 << EFFORT_BITS);
        let cheapest = || (0..WAYS).min_by_key(|way| effort_of(*way));
        let Some(way) = same.or_else(cheapest) else { return };
        let effort = u64::from(u64::BITS - effort.leading_zeros());
        let effort = if same.is_some() { effort.max(effort_of(way)) } else { effort };
        bucket[way] =
            [key.rest() << EFFORT_BITS | effort, u64::from(numbers.proof) << u32::BITS | u64::from(numbers.disproof)];
    }
}
