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
use super::position_map::{PositionMap, VALUE_BITS};
use super::standard::KnownScores;
use super::table::ScoreBounds;
use coder::{Coder, Decoder, Encoder};
use model::{ScoreModel, SuccessorScores};

/// The maximum number of stones of a position in the book.
pub const LAST: u32 = 10;

/// The maximum number of stones of a position with a bound from the book.
pub(super) const MOST_STONES: i32 = LAST.cast_signed() + 1;

/// The number of positions for each number of stones.
pub const POSITIONS: [usize; LAST as usize + 1] = [1, 4, 25, 121, 568, 2_144, 8_231, 27_109, 91_295, 269_531, 809_464];

/// The output of the program `book`.
pub(super) const PACKED: &[u8] = include_bytes!("book/scores.bin");

/// Added to a score to make a table entry positive.
const SHIFT: i32 = 1 << (VALUE_BITS - 1);

/// The scores of positions; a position and its mirror image share one entry.
#[derive(Debug)]
pub struct Book {
    /// Indexed by the number of stones.
    scores: [OnceLock<PositionMap>; LAST as usize + 1],
    rest: Mutex<Option<BookDecoder>>,
}

/// The decoder and its progress.
#[derive(Debug)]
struct BookDecoder {
    codec: BookCodec<Decoder<'static>>,
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
            // If no thread starts, the caller unpacks.
            drop(std::thread::Builder::new().name("fivefold-book".to_owned()).spawn(unpack));
            Self::of(PACKED)
        })
    }

    /// Creates a book from the output of [`Book::pack`].
    #[must_use]
    pub fn of(packed: &'static [u8]) -> Self {
        let first = packed.first().copied().map_or(0, |value| score(value.into()));
        let rest = packed.get(1..).unwrap_or_default();
        let scores: [OnceLock<PositionMap>; _] = Default::default();
        scores[0].get_or_init(|| table_of(0, |_, _| first));
        let decoder = BookDecoder { codec: BookCodec::of(Decoder::new(rest)), boards: layer(0) };
        Self { scores, rest: Mutex::new(Some(decoder)) }
    }

    /// Returns the score of a position of up to [`LAST`] stones for the side to move.
    #[must_use]
    pub fn score(&self, board: StandardBoard) -> Option<i32> {
        let stones = board.filled.count_ones();
        if stones <= LAST { read(self.scores(stones), board) } else { None }
    }

    /// Returns the known bounds of a score. With one stone more than [`LAST`], the scores of the preceding positions
    /// give a lower bound: no move there is better than the best one.
    #[cold]
    pub(super) fn bounds(&self, board: StandardBoard) -> Option<ScoreBounds> {
        let least = || board.before().filter_map(|before| self.score(before)).map(|score| -score).max();
        self.score(board).map(ScoreBounds::exactly).or_else(|| least().map(ScoreBounds::at_least))
    }

    /// Returns the scores of positions with this many stones, after unpacking those with fewer.
    fn scores(&self, stones: u32) -> &PositionMap {
        self.scores[stones as usize].get_or_init(|| {
            let known = self.scores(stones - 1);
            let mut rest = self.rest.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(BookDecoder { codec, boards }) = &mut *rest else { return PositionMap::with_capacity(0) };
            let scores = codec.next(boards, known, |_| None);
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
        let mut known = vec![table_of(LAST, |place, _| scores[place])];
        for stones in (0..LAST).rev() {
            let later = &known[known.len() - 1];
            known.push(table_of(stones, |_, board| best(board, later)));
        }
        known.reverse();
        let (mut codec, mut boards) = (BookCodec::of(Encoder::default()), layer(0));
        for pair in known.windows(2) {
            codec.next(&mut boards, &pair[0], |board| read(&pair[1], board));
        }
        let first = read(&known[0], StandardBoard::default()).map_or(0, value);
        let mut packed = vec![u8::try_from(first).unwrap_or_default()];
        packed.extend(codec.coder.finish());
        packed
    }
}

/// The encoder or decoder of the book, which differ only in the source of a score.
#[derive(Debug)]
struct BookCodec<C> {
    coder: C,
    model: ScoreModel,
}

impl<C: Coder> BookCodec<C> {
    fn of(coder: C) -> Self {
        Self { coder, model: ScoreModel::default() }
    }

    /// Codes the scores of the successors of these positions, whose own scores are `known`. Replaces `boards` by the
    /// successors, unless these are the last layer.
    fn next(
        &mut self,
        boards: &mut Vec<StandardBoard>,
        known: &PositionMap,
        told: impl Fn(StandardBoard) -> Option<i32>,
    ) -> PositionMap {
        let stones = boards.first().map_or(0, |board| board.filled.count_ones()) + 1;
        let (mut next, mut position_map) = (Vec::new(), PositionMap::with_capacity(POSITIONS[stones as usize]));
        for parent in &*boards {
            let mut successors = SuccessorScores::of(*parent, read(known, *parent).unwrap_or_default());
            let mut unknown = Vec::new();
            for board in following(*parent) {
                match position_map.get(board.key()) {
                    Some(value) => successors.add(score(value)),
                    // Both halves of a position that is its own mirror image lead to the same positions.
                    None if unknown.contains(&board) => {}
                    None => unknown.push(board),
                }
            }
            for (place, board) in unknown.iter().enumerate() {
                successors.left = unknown.len() - place;
                let known = |board| read(known, board);
                position_map.add(board.key(), || {
                    let score = self.model.code(*board, &successors, known, told(*board), &mut self.coder);
                    successors.add(score);
                    value(score)
                });
            }
            if stones < LAST {
                next.extend(unknown);
            }
        }
        *boards = next;
        position_map
    }
}

/// Creates a table for the scores of the positions with this many stones.
fn table_of(stones: u32, mut score: impl FnMut(usize, StandardBoard) -> i32) -> PositionMap {
    let mut position_map = PositionMap::with_capacity(POSITIONS[stones as usize]);
    for (place, board) in layer(stones).into_iter().enumerate() {
        position_map.add(board.key(), || value(score(place, board)));
    }
    position_map
}

/// Returns the score of a position, given the scores of the positions with one more stone.
fn best(board: StandardBoard, later: &PositionMap) -> i32 {
    let after = |column| read(later, board.play(column)).map(|score| -score);
    let columns = CENTER_FIRST.into_iter().filter(|column| board.is_open(*column));
    board.decided().or_else(|| columns.filter_map(after).max()).unwrap_or_default()
}

fn value(score: i32) -> u32 {
    (score + SHIFT).cast_unsigned()
}

fn score(value: u32) -> i32 {
    value.cast_signed() - SHIFT
}

/// Returns the entry of a position or its mirror image.
fn read(position_map: &PositionMap, board: StandardBoard) -> Option<i32> {
    position_map.get(board.canonical_key()).map(score)
}
