//! The opening book: the scores of all positions of [`SCORED`] stones, from which those of all earlier ones follow by a
//! short search, and who wins those with one stone more.
//!
//! The files have no positions. They have what is known of them in the order of [`layer`], without what can be seen at
//! once, in bits that the program `book` packs.

mod coder;
mod signs;

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::board::StandardBoard;
use super::layer::{for_each_next, layer};
use super::notes::{NOTE_BITS, Notes};
use super::table::ScoreBounds;
use coder::{Coder, Decoder, Encoder, ScoreModel};
use signs::SignModel;

/// How many stones the positions have whose scores are known.
pub const SCORED: i32 = 9;

/// Positions of so many stones are known, or come from known ones.
pub(super) const STONES: RangeInclusive<i32> = SCORED..=SCORED + 2;

/// How many positions of [`SCORED`] stones there are, and how many of one more.
pub const POSITIONS: [usize; 2] = [269_531, 809_464];

/// Both files as the program `book` packs them.
pub(super) const SCORES: &[u8] = include_bytes!("book/scores.bin");
pub(super) const SIGNS: &[u8] = include_bytes!("book/signs.bin");

/// A note in a table is what is known with this added, so that all are positive.
const SHIFT: i32 = 1 << (NOTE_BITS - 1);

/// What is known of positions, of one and its mirror image once.
#[derive(Debug)]
pub struct Book {
    scores: Notes,
    signs: OnceLock<Notes>,
}

impl Book {
    /// The book of this crate. It is unpacked when it is first asked for, and stays: the scores take some tens of
    /// milliseconds and 4 MiB. Who wins one stone later takes some hundreds and 8 MiB; hardly anybody asks at once, so that
    /// a thread has the time to do it.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Book> = OnceLock::new();
        SHARED.get_or_init(|| {
            let unpack = || {
                Self::shared().signs();
            };
            // Without a thread, whoever asks does it.
            drop(std::thread::Builder::new().name("fivefold-book".to_owned()).spawn(unpack));
            Self::of_scores(SCORES)
        })
    }

    /// The score of a position of [`SCORED`] stones for the side to move.
    #[must_use]
    pub fn score(&self, board: StandardBoard) -> Option<i32> {
        read(&self.scores, board)
    }

    /// The sign of the score of a position of one stone more.
    #[must_use]
    pub fn sign(&self, board: StandardBoard) -> Option<i32> {
        read(self.signs(), board)
    }

    fn signs(&self) -> &Notes {
        self.signs.get_or_init(|| self.unpacked_signs(SIGNS))
    }

    /// What is known of the score of a position of [`STONES`], itself or by those it may come from.
    #[cold]
    pub(super) fn bounds(&self, board: StandardBoard) -> Option<ScoreBounds> {
        match board.stones() - SCORED {
            0 => self.score(board).map(ScoreBounds::exactly),
            1 => Some(ScoreBounds::of_sign(self.sign(board)?).and(ScoreBounds::at_least(self.least(board)?))),
            _ => {
                let worst = board.before().filter_map(|before| self.sign(before)).min()?;
                (worst <= 0).then_some(ScoreBounds::at_least(-worst))
            }
        }
    }

    /// The score that a position of one stone more has at least: whoever moved there had no better move than their best
    /// one.
    #[must_use]
    pub fn least(&self, board: StandardBoard) -> Option<i32> {
        board.before().filter_map(|before| self.score(before)).map(|score| -score).max()
    }

    /// Packs the scores of the positions of [`SCORED`] stones, in the order of [`layer`].
    #[must_use]
    pub fn pack_scores(scores: &[i32]) -> Vec<u8> {
        let (mut encoder, mut model) = (Encoder::default(), ScoreModel::default());
        for (board, score) in layer(SCORED.cast_unsigned()).into_iter().zip(scores) {
            if board.decided().is_none() {
                model.code(board, (score + SHIFT).cast_unsigned(), &mut encoder);
            }
        }
        encoder.finish()
    }

    /// A book of what [`Book::pack_scores`] has packed.
    #[must_use]
    pub fn of_scores(packed: &[u8]) -> Self {
        let (mut decoder, mut model) = (Decoder::new(packed), ScoreModel::default());
        let scores = noted(SCORED, |board| match board.decided() {
            Some(score) => score,
            None => model.code(board, 0, &mut decoder).cast_signed() - SHIFT,
        });
        Self { scores, signs: OnceLock::new() }
    }

    /// Packs the signs of the scores of the positions of one stone more, in the order of [`layer`].
    #[must_use]
    pub fn pack_signs(&self, signs: &[i32]) -> Vec<u8> {
        let (mut encoder, mut model) = (Encoder::default(), SignModel::default());
        for (board, sign) in layer(SCORED.cast_unsigned() + 1).into_iter().zip(signs) {
            self.coded_sign(board, *sign, &mut model, &mut encoder);
        }
        encoder.finish()
    }

    fn unpacked_signs(&self, packed: &[u8]) -> Notes {
        let (mut decoder, mut model) = (Decoder::new(packed), SignModel::default());
        noted(SCORED + 1, |board| self.coded_sign(board, 0, &mut model, &mut decoder))
    }

    /// The sign of a position's score, which takes part in the code if it does not follow from the scores.
    fn coded_sign(&self, board: StandardBoard, sign: i32, model: &mut SignModel, coder: &mut impl Coder) -> i32 {
        let before = board.before().filter_map(|before| self.score(before));
        model.code(board.decided(), before, sign, coder)
    }
}

/// Notes of what is found out about all positions of so many stones.
fn noted(stones: i32, mut known: impl FnMut(StandardBoard) -> i32) -> Notes {
    let positions = POSITIONS[usize::from(stones > SCORED)];
    let mut notes = Notes::with_room(positions);
    for_each_next(&layer(stones.cast_unsigned() - 1), |board| {
        notes.add(board.key(), || (known(board) + SHIFT).cast_unsigned());
    });
    notes
}

/// What is noted of a position or its mirror image.
fn read(notes: &Notes, board: StandardBoard) -> Option<i32> {
    notes.get(board.canonical().key()).map(|note| note.cast_signed() - SHIFT)
}
