//! An arithmetic coder: the better a bit was predicted, the less space it takes.

/// Bits of a probability.
pub(super) const PRECISION: u32 = 16;

/// Encodes or decodes bits.
pub(super) trait Coder {
    /// Codes a bit that is set with this probability and returns it. Encoding takes `bit`; decoding ignores it.
    fn code(&mut self, bit: bool, probability: u32) -> bool;
}

/// The interval of the arithmetic coder, from `low` to `high`.
#[derive(Clone, Copy, Debug)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    /// Returns the last number of the subinterval of a set bit.
    fn middle(self, probability: u32) -> u32 {
        // Neither subinterval may be empty.
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

    /// Returns the next byte, once it is certain.
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

/// The encoder.
#[derive(Default)]
pub(super) struct Encoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Encoder {
    /// Returns all bytes.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Any number of the interval identifies it. This one lies inside, because the ends differ in their first bytes.
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

/// The decoder; reads zeros after the end of the bytes.
#[derive(Debug)]
pub(super) struct Decoder<'a> {
    interval: Interval,
    number: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    /// Creates a decoder of an [`Encoder`]'s output.
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
