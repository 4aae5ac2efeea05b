//! Context mixing: each context counts how often a bit was set in it, and the predictions are combined with weights
//! that learn which contexts are right. (Mahoney, "Adaptive weighing of context models for lossless data compression",
//! 2005.) All arithmetic is on integers, so that results are the same on every platform.

use super::coder::{Coder, PRECISION};

/// The number of contexts of a bit.
pub(super) const CONTEXTS: usize = 9;

/// Bits of a context's hash.
const CONTEXT_BITS: u32 = 17;

/// Multiplicative hashing constant: the golden ratio spreads differences to the highest bits.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// The maximum count of a probability's running mean: later bits count more than earlier ones.
const MEMORY: u8 = 120;

/// The number of log-odds steps on either side of even odds, 256 to a factor of e.
const LOGARITHMS: usize = 8 << 8;

/// A weight of one, in fixed point.
const ONE: i32 = 1 << 16;

/// The learning rate as a right shift: larger is slower.
const SLOWNESS: u32 = 14;

/// The bias input of every bit, independent of its contexts.
const ALWAYS: i32 = 64;

/// A mixer of the predictions of several contexts into one probability.
#[derive(Debug)]
pub(super) struct Mixer {
    /// Indexed by context and its hash.
    chances: [Vec<Chance>; CONTEXTS],
    /// The step of a probability toward a bit by the number of bits before, in parts of 2^16.
    shares: Vec<u32>,
    odds: Odds,
    /// Indexed by kind of bit, in two ways; the last weight is of [`ALWAYS`].
    weights: [Vec<[i32; CONTEXTS + 1]>; 2],
}

/// The adaptive probability of a bit in a context.
#[derive(Clone, Copy, Debug)]
struct Chance {
    probability: u16,
    /// The number of bits it has learned from.
    seen: u8,
}

impl Mixer {
    /// Creates an untrained mixer of this many kinds of bits, each kind in two ways.
    pub(super) fn new(kinds: [i32; 2]) -> Self {
        let unknown = Chance { probability: 1 << 15, seen: 0 };
        let alike = [ONE / 3; CONTEXTS + 1];
        // The initial even odds count for a little more than half a bit.
        let shares = (0..=u32::from(MEMORY)).map(|seen| (10 << 16) / (10 * seen + 16)).collect();
        Self {
            shares,
            odds: Odds::new(),
            chances: std::array::from_fn(|_| vec![unknown; 1 << CONTEXT_BITS]),
            weights: kinds.map(|kinds| vec![alike; usize::try_from(kinds).unwrap_or_default()]),
        }
    }

    /// Codes a bit of two kinds in contexts, which are arbitrary numbers, and learns from it.
    pub(super) fn code(
        &mut self,
        bit: bool,
        kinds: [i32; 2],
        contexts: [u64; CONTEXTS],
        coder: &mut impl Coder,
    ) -> bool {
        let places = contexts.map(|context| (context.wrapping_mul(SPREAD) >> (u64::BITS - CONTEXT_BITS)) as usize);
        let mut inputs = [ALWAYS; CONTEXTS + 1];
        for ((input, chances), place) in inputs.iter_mut().zip(&self.chances).zip(places) {
            *input = self.odds.logarithm(chances[place].probability);
        }
        let [one, other] = &mut self.weights;
        let kinds = kinds.map(|kind| usize::try_from(kind).unwrap_or_default());
        let weights = [&mut one[kinds[0]], &mut other[kinds[1]]];
        let added = |weights: &[i32; CONTEXTS + 1]| -> i64 {
            inputs.iter().zip(weights).map(|(input, weight)| i64::from(*input) * i64::from(*weight)).sum()
        };
        let probability = self.odds.probability((added(weights[0]) + added(weights[1])) / i64::from(2 * ONE));
        let bit = coder.code(bit, probability);
        let error = (i32::from(bit) << PRECISION) - probability.cast_signed();
        for weights in weights {
            for (weight, input) in weights.iter_mut().zip(inputs) {
                *weight += (input * error + (1 << (SLOWNESS - 1))) >> SLOWNESS;
            }
        }
        for (chances, place) in self.chances.iter_mut().zip(places) {
            chances[place].learn(bit, &self.shares);
        }
        bit
    }
}

/// Lookup tables between probabilities and log odds. They are computed because stored tables would take more space in
/// the app than the code.
#[derive(Debug)]
struct Odds {
    /// Indexed by the log odds, the lowest first.
    probabilities: Vec<u32>,
    /// Indexed by the probability, in 4096ths.
    logarithms: Vec<i32>,
}

impl Odds {
    fn new() -> Self {
        const ONE: u64 = 1 << 24;
        // e^(1/256)
        const STEP: u64 = 16_842_880;
        let odds = std::iter::successors(Some(ONE), |odds| Some(odds * STEP / ONE)).take(LOGARITHMS);
        let above = odds.map(|odds| u32::try_from((odds << PRECISION) / (odds + ONE)).unwrap_or(u32::MAX));
        let above: Vec<_> = above.collect();
        let below = above.iter().skip(1).rev().map(|probability| (1 << PRECISION) - probability);
        let probabilities: Vec<_> = below.chain(above.iter().copied()).collect();
        let logarithm = |part: u32| {
            let place = probabilities.partition_point(|probability| probability >> 4 < part);
            place.min(probabilities.len() - 1).cast_signed() - probabilities.len().cast_signed() / 2
        };
        let logarithms = (0..1 << 12).map(|part| i32::try_from(logarithm(part)).unwrap_or_default()).collect();
        Self { probabilities, logarithms }
    }

    /// Returns the log odds of a probability.
    fn logarithm(&self, probability: u16) -> i32 {
        self.logarithms[usize::from(probability >> 4)]
    }

    /// Returns the probability with these log odds, or the nearest one.
    fn probability(&self, logarithm: i64) -> u32 {
        let even = i64::try_from(self.probabilities.len() / 2).unwrap_or_default();
        let place = (logarithm + even).clamp(0, 2 * even);
        self.probabilities[usize::try_from(place).unwrap_or_default()]
    }
}

impl Chance {
    fn learn(&mut self, bit: bool, shares: &[u32]) {
        let share = |rest: u16| ((u32::from(rest) * shares[usize::from(self.seen)]) >> 16) as u16;
        if bit {
            self.probability += share(u16::MAX - self.probability);
        } else {
            self.probability -= share(self.probability);
        }
        self.seen = (self.seen + 1).min(MEMORY);
    }
}
