//! Scores as bits: an arithmetic coder with adaptive probabilities. What packs and what unpacks run the same code, and
//! each bit takes less room the better it was foreseen.

use crate::games::connect::solver::StandardBoard;
use crate::games::connect::solver::notes::NOTE_BITS as SYMBOL_BITS;

/// Bits of a probability.
const PRECISION: u32 = 16;

/// How many bits a probability is the mean of at most: later ones count more than earlier ones.
const MEMORY: usize = 250;

/// What a probability moves towards the newest of so many bits, in parts of 2^16.
const SHARES: [u32; MEMORY + 1] = {
    let (mut shares, mut bits) = ([0; MEMORY + 1], 2_u32);
    while bits as usize <= MEMORY {
        shares[bits as usize] = (1 << 16) / bits;
        bits += 1;
    }
    shares
};

/// How many values each part of a context has: the symbol before, halved, and the threats of each side.
const HALVES: u32 = 1 << (SYMBOL_BITS - 1);
const THREATS: u32 = 4;

/// Packs or unpacks bits.
pub(super) trait Coder {
    /// Codes a bit that is set with this probability. Packing takes `bit`, unpacking finds it: it is returned.
    fn code(&mut self, bit: bool, probability: u32) -> bool;
}

/// What scores are expected to be.
pub(super) struct ScoreModel {
    /// For each context the nodes of a binary tree.
    chances: Vec<[BitChance; 1 << SYMBOL_BITS]>,
    last: u32,
}

/// How probable it is that a bit is set.
#[derive(Clone, Copy)]
pub(super) struct BitChance {
    probability: u32,
    /// How many bits it has learnt from, and one to begin with.
    seen: usize,
}

impl ScoreModel {
    /// Codes the symbol of a position. The one before is often that of a sibling, and threats tell who is ahead.
    pub(super) fn code(&mut self, board: StandardBoard, symbol: u32, coder: &mut impl Coder) -> u32 {
        let own = board.own_threats().count_ones().min(THREATS - 1);
        let other = board.other_threats().count_ones().min(THREATS - 1);
        let chances = &mut self.chances[((self.last / 2 * THREATS + own) * THREATS + other) as usize];
        // A node of the tree: the bits so far with a 1 before them.
        let mut node = 1_u32;
        for place in (0..SYMBOL_BITS).rev() {
            let bit = chances[node as usize].code(symbol >> place & 1 == 1, coder);
            node = node << 1 | u32::from(bit);
        }
        self.last = node ^ 1 << SYMBOL_BITS;
        self.last
    }
}

impl Default for ScoreModel {
    fn default() -> Self {
        Self { chances: vec![[BitChance::EVEN; 1 << SYMBOL_BITS]; (HALVES * THREATS * THREATS) as usize], last: 0 }
    }
}

impl BitChance {
    /// Nothing is known.
    pub(super) const EVEN: Self = Self { probability: 1 << (PRECISION - 1), seen: 1 };

    /// Codes a bit, and learns from it.
    pub(super) fn code(&mut self, bit: bool, coder: &mut impl Coder) -> bool {
        let bit = coder.code(bit, self.probability);
        self.learn(bit);
        bit
    }

    fn learn(&mut self, bit: bool) {
        self.seen = (self.seen + 1).min(MEMORY);
        // A share is a half at most, so that this fits.
        let share = |rest: u32| (rest * SHARES[self.seen]) >> 16;
        if bit {
            self.probability += share((1 << PRECISION) - self.probability);
        } else {
            self.probability -= share(self.probability);
        }
    }
}

/// The numbers that continue what has been written lie from `low` to `high`.
#[derive(Clone, Copy)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    /// The last number of those for a bit that is set.
    fn middle(self, probability: u32) -> u32 {
        // Neither part may be empty.
        let probability = probability.clamp(32, (1 << PRECISION) - 32);
        let below = (u64::from(self.high - self.low) * u64::from(probability)) >> PRECISION;
        self.low + u32::try_from(below).unwrap_or(u32::MAX)
    }

    fn take(&mut self, bit: bool, middle: u32) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// The next byte, once it is certain.
    fn byte(&mut self) -> Option<u8> {
        let byte = self.low >> 24;
        (byte == self.high >> 24).then(|| {
            *self = Self { low: self.low << 8, high: self.high << 8 | 0xff };
            byte as u8
        })
    }
}

impl Default for Interval {
    fn default() -> Self {
        Self { low: 0, high: u32::MAX }
    }
}

/// Packs.
#[derive(Default)]
pub(super) struct Encoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Encoder {
    /// All bytes.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Any number of the interval will do, and this one is there: the ends differ in their first bytes.
        self.bytes.push((self.interval.high >> 24) as u8);
        self.bytes
    }
}

impl Coder for Encoder {
    fn code(&mut self, bit: bool, probability: u32) -> bool {
        self.interval.take(bit, self.interval.middle(probability));
        while let Some(byte) = self.interval.byte() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// Unpacks; after the end of the bytes there are zeros.
pub(super) struct Decoder<'a> {
    interval: Interval,
    number: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    /// A decoder of what an [`Encoder`] made.
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { interval: Interval::default(), number: 0, bytes: bytes.iter() };
        (0..4).for_each(|_| decoder.read());
        decoder
    }

    fn read(&mut self) {
        self.number = self.number << 8 | u32::from(self.bytes.next().copied().unwrap_or_default());
    }
}

impl Coder for Decoder<'_> {
    fn code(&mut self, _: bool, probability: u32) -> bool {
        let middle = self.interval.middle(probability);
        let bit = self.number <= middle;
        self.interval.take(bit, middle);
        while self.interval.byte().is_some() {
            self.read();
        }
        bit
    }
}
