//! The opening book: the scores of all positions of up to [`LAST`] stones.
//!
//! The file stores no positions. It has a byte for the score of the empty board and then the scores of all other
//! positions in the order of [`layer`], each encoded given the positions of one stone less. The program `book` computes
//! and packs them.

mod coder;
mod mixer;
mod model;

use std::sync::{Mutex, OnceLock, PoisonError};

use super::board::{CENTER_FIRST, StandardBoard};
use super::field::FieldStones;
use super::layer::{following, layer};
use super::notes::{NOTE_BITS, Notes};
use super::standard::KnownScores;
use super::table::ScoreBounds;
use coder::{Coder, Decoder, Encoder};
use model::{ScoreModel, Siblings};

/// The maximum number of stones of a position in the book.
pub const LAST: u32 = 10;

/// The maximum number of stones of a position with a bound from the book.
pub(super) const MOST_STONES: i32 = LAST.cast_signed() + 1;

/// The number of positions for each number of stones.
pub const POSITIONS: [usize; LAST as usize + 1] = [1, 4, 25, 121, 568, 2_144, 8_231, 27_109, 91_295, 269_531, 809_464];

/// The output of the program `book`.
pub(super) const PACKED: &[u8] = include_bytes!("book/scores.bin");

/// Added to a score to make a table entry positive.
const SHIFT: i32 = 1 << (NOTE_BITS - 1);

/// The scores of positions; a position and its mirror image share one entry.
#[derive(Debug)]
pub struct Book {
    /// Indexed by the number of stones.
    scores: [OnceLock<Notes>; LAST as usize + 1],
    rest: Mutex<Option<Reading>>,
}

/// The state of the decoder.
#[derive(Debug)]
struct Reading {
    file: File<Decoder<'static>>,
    /// The positions of the last decoded layer.
    boards: Vec<StandardBoard>,
}

impl KnownScores for Option<&'static Book> {
    #[inline]
    fn bounds(&self, stones: &FieldStones<u64>) -> Option<ScoreBounds> {
        if stones.count <= MOST_STONES { self.as_ref()?.bounds((*stones).into()) } else { None }
    }
}

impl Book {
    /// Returns the book of this crate. A background thread, started on first use, unpacks it in three quarters of a
    /// second. A request for a score blocks until its layer is unpacked, a tenth of that time for up to eight stones.
    /// The unpacked book stays in memory and takes 14 MiB.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Book> = OnceLock::new();
        SHARED.get_or_init(|| {
            let unpack = || {
                Self::shared().scores(LAST);
            };
            // Without a thread, the caller unpacks.
            drop(std::thread::Builder::new().name("fivefold-book".to_owned()).spawn(unpack));
            Self::of(PACKED)
        })
    }

    /// Creates a book from the output of [`Book::pack`].
    #[must_use]
    pub fn of(packed: &'static [u8]) -> Self {
        let first = packed.first().copied().map_or(0, |note| score(note.into()));
        let rest = packed.get(1..).unwrap_or_default();
        let scores: [OnceLock<Notes>; _] = Default::default();
        scores[0].get_or_init(|| noted(0, |_, _| first));
        let reading = Reading { file: File::of(Decoder::new(rest)), boards: layer(0) };
        Self { scores, rest: Mutex::new(Some(reading)) }
    }

    /// Returns the score of a position of up to [`LAST`] stones for the side to move.
    #[must_use]
    pub fn score(&self, board: StandardBoard) -> Option<i32> {
        let stones = board.filled.count_ones();
        if stones <= LAST { read(self.scores(stones), board) } else { None }
    }

    /// Returns the known bounds of a score. With one stone more than [`LAST`] the score is at least the bound implied
    /// by the positions before it: the mover there had no better move than their best one.
    #[cold]
    pub(super) fn bounds(&self, board: StandardBoard) -> Option<ScoreBounds> {
        let least = || board.before().filter_map(|before| self.score(before)).map(|score| -score).max();
        self.score(board).map(ScoreBounds::exactly).or_else(|| least().map(ScoreBounds::at_least))
    }

    /// Returns the scores of positions with this many stones, after unpacking those with fewer.
    fn scores(&self, stones: u32) -> &Notes {
        self.scores[stones as usize].get_or_init(|| {
            let known = self.scores(stones - 1);
            let mut rest = self.rest.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(Reading { file, boards }) = &mut *rest else { return Notes::with_room(0) };
            let scores = file.next(boards, known, |_| None);
            if stones == LAST {
                *rest = None;
            }
            scores
        })
    }

    /// Packs the scores of the positions of [`LAST`] stones, in the order of [`layer`], and those of all earlier
    /// positions, which follow from them.
    #[must_use]
    pub fn pack(scores: &[i32]) -> Vec<u8> {
        let mut known = vec![noted(LAST, |place, _| scores[place])];
        for stones in (0..LAST).rev() {
            let later = &known[known.len() - 1];
            known.push(noted(stones, |_, board| best(board, later)));
        }
        known.reverse();
        let (mut file, mut boards) = (File::of(Encoder::default()), layer(0));
        for pair in known.windows(2) {
            file.next(&mut boards, &pair[0], |board| read(&pair[1], board));
        }
        let first = read(&known[0], StandardBoard::default()).map_or(0, note);
        let mut packed = vec![u8::try_from(first).unwrap_or_default()];
        packed.extend(file.coder.finish());
        packed
    }
}

/// Packing or unpacking of scores: the two differ only in the source of a score.
#[derive(Debug)]
struct File<C> {
    coder: C,
    model: ScoreModel,
}

impl<C: Coder> File<C> {
    fn of(coder: C) -> Self {
        Self { coder, model: ScoreModel::default() }
    }

    /// Codes the scores of the successors of these positions, whose scores are `known`. The successors replace them,
    /// unless they are the last layer.
    fn next(
        &mut self,
        boards: &mut Vec<StandardBoard>,
        known: &Notes,
        told: impl Fn(StandardBoard) -> Option<i32>,
    ) -> Notes {
        let stones = boards.first().map_or(0, |board| board.filled.count_ones()) + 1;
        let (mut next, mut notes) = (Vec::new(), Notes::with_room(POSITIONS[stones as usize]));
        for parent in &*boards {
            let mut siblings = Siblings::of(*parent, read(known, *parent).unwrap_or_default());
            let mut unknown = Vec::new();
            for board in following(*parent) {
                match notes.get(board.key()) {
                    Some(note) => siblings.add(score(note)),
                    // Both halves of a position that is its own mirror image lead to the same positions.
                    None if unknown.contains(&board) => {}
                    None => unknown.push(board),
                }
            }
            for (place, board) in unknown.iter().enumerate() {
                siblings.left = unknown.len() - place;
                let known = |board| read(known, board);
                notes.add(board.key(), || {
                    let score = self.model.code(*board, &siblings, known, told(*board), &mut self.coder);
                    siblings.add(score);
                    note(score)
                });
            }
            if stones < LAST {
                next.extend(unknown);
            }
        }
        *boards = next;
        notes
    }
}

/// Creates a table for the scores of the positions with this many stones.
fn noted(stones: u32, mut score: impl FnMut(usize, StandardBoard) -> i32) -> Notes {
    let mut notes = Notes::with_room(POSITIONS[stones as usize]);
    for (place, board) in layer(stones).into_iter().enumerate() {
        notes.add(board.key(), || note(score(place, board)));
    }
    notes
}

/// Returns the score of a position, given the scores of one stone more.
fn best(board: StandardBoard, later: &Notes) -> i32 {
    let after = |column| read(later, board.play(column)).map(|score| -score);
    let columns = CENTER_FIRST.into_iter().filter(|column| board.is_open(*column));
    board.decided().or_else(|| columns.filter_map(after).max()).unwrap_or_default()
}

fn note(score: i32) -> u32 {
    (score + SHIFT).cast_unsigned()
}

fn score(note: u32) -> i32 {
    note.cast_signed() - SHIFT
}

/// Returns the entry of a position or its mirror image.
fn read(notes: &Notes, board: StandardBoard) -> Option<i32> {
    notes.get(board.canonical_key()).map(score)
}
