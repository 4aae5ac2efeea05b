//! The opening book: the scores of all positions of [`STONES`] stones, from which those of all earlier ones follow by a
//! short search.
//!
//! The file has no positions. It has the scores in the order of [`layer`], without those that can be seen at once, in
//! bits that the program `book` packs.

mod coder;

use std::sync::OnceLock;

use super::board::StandardBoard;
use super::layer::{for_each_next, layer};
use super::notes::{NOTE_BITS, Notes};
use coder::{BitModel, Decoder, Encoder};

/// How many stones the positions of the book have.
pub const STONES: i32 = 9;

/// How many positions the book has.
pub const POSITIONS: usize = 269_531;

/// The book as the program `book` packs it.
pub(super) const PACKED: &[u8] = include_bytes!("book.bin");

/// A note in the table is the score with this added, so that all are positive.
const SHIFT: i32 = 1 << (NOTE_BITS - 1);

/// The scores of the positions of nine stones, of a position and its mirror image once.
#[derive(Debug)]
pub struct Book {
    scores: Notes,
}

impl Book {
    /// The book of this crate. It is unpacked when it is first asked for, which takes some tens of milliseconds, and
    /// stays: 4 MiB.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Book> = OnceLock::new();
        SHARED.get_or_init(|| Self::unpack(PACKED))
    }

    /// Packs the scores of the positions of nine stones, in the order of [`layer`].
    #[must_use]
    pub fn pack(scores: &[i32]) -> Vec<u8> {
        let (mut encoder, mut model) = (Encoder::default(), BitModel::default());
        for (board, score) in layer(STONES.cast_unsigned()).into_iter().zip(scores) {
            if board.decided().is_none() {
                model.code(board, (score + SHIFT).cast_unsigned(), &mut encoder);
            }
        }
        encoder.finish()
    }

    /// Reads what [`Book::pack`] has packed.
    #[must_use]
    pub fn unpack(packed: &[u8]) -> Self {
        let (mut decoder, mut model) = (Decoder::new(packed), BitModel::default());
        let mut scores = Notes::with_room(POSITIONS);
        for_each_next(&layer(STONES.cast_unsigned() - 1), |board| {
            scores.add(board.key(), || match board.decided() {
                Some(score) => (score + SHIFT).cast_unsigned(),
                None => model.code(board, 0, &mut decoder),
            });
        });
        Self { scores }
    }

    /// The score of a position of nine stones for the side to move.
    #[must_use]
    pub fn score(&self, board: StandardBoard) -> Option<i32> {
        self.scores.get(board.canonical().key()).map(|note| note.cast_signed() - SHIFT)
    }
}
