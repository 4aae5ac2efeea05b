//! The opening book: the scores of all positions of up to [`LAST`] stones.
//!
//! The file has no positions. It has a byte for the score of the board without stones and then those of all others in
//! the order of [`layer`], each in the few bits that it takes after what is known from the positions of one stone less.
//! The program `book` finds them out and packs them.

mod coder;
mod mixer;
mod model;

use std::sync::{Mutex, OnceLock, PoisonError};

use super::board::{CENTRE_FIRST, StandardBoard};
use super::layer::{following, layer};
use super::notes::{NOTE_BITS, Notes};
use super::table::ScoreBounds;
use coder::{Coder, Decoder, Encoder};
use model::{Family, ScoreModel};

/// The most stones of a position whose score is known.
pub const LAST: u32 = 10;

/// Something is known of the scores of positions of up to so many stones.
pub(super) const MOST_STONES: i32 = LAST.cast_signed() + 1;

/// How many positions of each number of stones there are.
pub const POSITIONS: [usize; LAST as usize + 1] = [1, 4, 25, 121, 568, 2_144, 8_231, 27_109, 91_295, 269_531, 809_464];

/// What the program `book` has packed.
pub(super) const PACKED: &[u8] = include_bytes!("book/scores.bin");

/// A note in a table is a score with this added, so that all are positive.
const SHIFT: i32 = 1 << (NOTE_BITS - 1);

/// The scores of positions, of one and its mirror image once.
#[derive(Debug)]
pub struct Book {
    /// By the number of stones.
    scores: [OnceLock<Notes>; LAST as usize + 1],
    rest: Mutex<Option<Reading>>,
}

/// What is still to be unpacked.
#[derive(Debug)]
struct Reading {
    file: File<Decoder<'static>>,
    /// The last positions whose scores are known.
    boards: Vec<StandardBoard>,
}

impl Book {
    /// The book of this crate. A thread unpacks it when it is first asked for, which takes three quarters of a second; whoever
    /// asks for a score waits until those of as many stones are there, a tenth of that for up to eight. They stay, in
    /// 14 MiB.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Book> = OnceLock::new();
        SHARED.get_or_init(|| {
            let unpack = || {
                Self::shared().scores(LAST);
            };
            // Without a thread, whoever asks does it.
            drop(std::thread::Builder::new().name("fivefold-book".to_owned()).spawn(unpack));
            Self::of(PACKED)
        })
    }

    /// A book of what [`Book::pack`] has packed.
    #[must_use]
    pub fn of(packed: &'static [u8]) -> Self {
        let first = packed.first().copied().map_or(0, |note| score(note.into()));
        let rest = packed.get(1..).unwrap_or_default();
        let scores: [OnceLock<Notes>; _] = Default::default();
        scores[0].get_or_init(|| noted(0, |_, _| first));
        let reading = Reading { file: File::of(Decoder::new(rest)), boards: layer(0) };
        Self { scores, rest: Mutex::new(Some(reading)) }
    }

    /// The score of a position of up to [`LAST`] stones for the side to move.
    #[must_use]
    pub fn score(&self, board: StandardBoard) -> Option<i32> {
        let stones = board.filled.count_ones();
        if stones <= LAST { read(self.scores(stones), board) } else { None }
    }

    /// What is known of a score. With one stone more than [`LAST`] it is at least what the positions before it leave:
    /// whoever moved there had no better move than their best one.
    #[cold]
    pub(super) fn bounds(&self, board: StandardBoard) -> Option<ScoreBounds> {
        let least = || board.before().filter_map(|before| self.score(before)).map(|score| -score).max();
        self.score(board).map(ScoreBounds::exactly).or_else(|| least().map(ScoreBounds::at_least))
    }

    /// The scores of positions of so many stones. Those of fewer ones come first.
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

    /// Packs the scores of the positions of [`LAST`] stones, in the order of [`layer`], and with them all others, which
    /// follow from them.
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

/// Scores that are packed or unpacked: both do the same, but for who tells a score.
#[derive(Debug)]
struct File<C> {
    coder: C,
    model: ScoreModel,
}

impl<C: Coder> File<C> {
    fn of(coder: C) -> Self {
        Self { coder, model: ScoreModel::default() }
    }

    /// The scores of what follows these positions, whose scores are `known`. What follows takes their place, unless it is
    /// the last.
    fn next(
        &mut self,
        boards: &mut Vec<StandardBoard>,
        known: &Notes,
        told: impl Fn(StandardBoard) -> Option<i32>,
    ) -> Notes {
        let stones = boards.first().map_or(0, |board| board.filled.count_ones()) + 1;
        let (mut next, mut notes) = (Vec::new(), Notes::with_room(POSITIONS[stones as usize]));
        for parent in &*boards {
            let mut family = Family::of(*parent, read(known, *parent).unwrap_or_default());
            let mut unknown = Vec::new();
            for board in following(*parent) {
                match notes.get(board.key()) {
                    Some(note) => family.add(score(note)),
                    // Both sides of a position that is its own mirror image lead to the same.
                    None if unknown.contains(&board) => {}
                    None => unknown.push(board),
                }
            }
            for (place, board) in unknown.iter().enumerate() {
                family.left = unknown.len() - place;
                let known = |board| read(known, board);
                notes.add(board.key(), || {
                    let score = self.model.code(*board, &family, known, told(*board), &mut self.coder);
                    family.add(score);
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

/// Notes of the scores of the positions of so many stones.
fn noted(stones: u32, mut score: impl FnMut(usize, StandardBoard) -> i32) -> Notes {
    let mut notes = Notes::with_room(POSITIONS[stones as usize]);
    for (place, board) in layer(stones).into_iter().enumerate() {
        notes.add(board.key(), || note(score(place, board)));
    }
    notes
}

/// The score of a position, if those of one stone more are known.
fn best(board: StandardBoard, later: &Notes) -> i32 {
    let after = |column| read(later, board.play(column)).map(|score| -score);
    let columns = CENTRE_FIRST.into_iter().filter(|column| board.is_open(*column));
    board.decided().or_else(|| columns.filter_map(after).max()).unwrap_or_default()
}

fn note(score: i32) -> u32 {
    (score + SHIFT).cast_unsigned()
}

fn score(note: u32) -> i32 {
    note.cast_signed() - SHIFT
}

/// What is noted of a position or its mirror image.
fn read(notes: &Notes, board: StandardBoard) -> Option<i32> {
    notes.get(board.canonical_key()).map(score)
}
