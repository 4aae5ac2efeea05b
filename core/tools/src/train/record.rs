//! A position with the result of its game, in twenty bytes.

use std::io;
use std::path::Path;

use fivefold_engine::game::{Outcome, Side};

/// The size of a record.
pub const BYTES: usize = 20;

/// The bits of the flags.
const FIRST_TO_MOVE: u8 = 1;
const BEGINS_GAME: u8 = 2;

/// The stored form of the value 1.
const ONE: f32 = 10_000.0;

/// A position of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PositionRecord {
    /// The bit sets of the pieces of each side, in rows of eight.
    pub pieces: [u64; 2],
    /// Whether the first side is to move.
    pub is_first: bool,
    /// Whether this is the first position of its game in the file.
    pub begins_game: bool,
    /// The result for the first side: -1, 0 or 1.
    pub result: i8,
    /// The search's value for the first side, from -1 to 1.
    pub value: f32,
}

impl PositionRecord {
    pub fn to_bytes(self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        bytes[..8].copy_from_slice(&self.pieces[0].to_le_bytes());
        bytes[8..16].copy_from_slice(&self.pieces[1].to_le_bytes());
        bytes[16] = (u8::from(self.is_first) * FIRST_TO_MOVE) | (u8::from(self.begins_game) * BEGINS_GAME);
        bytes[17] = self.result.cast_unsigned();
        #[expect(clippy::cast_possible_truncation, reason = "a value is between -1 and 1")]
        // Not rounded, so that the files of the weights in use are reproduced.
        let value = (self.value * ONE) as i16;
        bytes[18..].copy_from_slice(&value.to_le_bytes());
        bytes
    }

    pub fn from_bytes(bytes: [u8; BYTES]) -> Self {
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|index| bytes[at + index]));
        Self {
            pieces: [word(0), word(8)],
            is_first: bytes[16] & FIRST_TO_MOVE != 0,
            begins_game: bytes[16] & BEGINS_GAME != 0,
            result: bytes[17].cast_signed(),
            value: f32::from(i16::from_le_bytes([bytes[18], bytes[19]])) / ONE,
        }
    }
}

/// Returns a result for the first side: -1, 0 or 1.
pub const fn signed_result(outcome: Outcome) -> i8 {
    match outcome {
        Outcome::Win(Side::First) => 1,
        Outcome::Win(Side::Second) => -1,
        Outcome::Draw => 0,
    }
}

/// Reads all records of a file.
pub fn read(file: &Path) -> io::Result<Vec<PositionRecord>> {
    let bytes = std::fs::read(file)?;
    Ok(bytes.as_chunks().0.iter().map(|bytes| PositionRecord::from_bytes(*bytes)).collect())
}

#[cfg(test)]
mod tests {
    use super::PositionRecord;

    #[test]
    fn record_round_trips() {
        for (is_first, begins_game, result, value) in
            [(true, true, -1, 0.25), (false, true, 1, -1.0), (false, false, 0, 0.5)]
        {
            let record = PositionRecord { pieces: [1 << 63 | 5, 2], is_first, begins_game, result, value };
            assert_eq!(PositionRecord::from_bytes(record.to_bytes()), record);
        }
    }
}
