//! The predictive model of the book's scores.

use super::coder::Coder;
use super::mixer::Mixer;
use crate::game::mixed;
use crate::games::connect::solver::board::{StandardBoard, mirror};

/// The highest score: the first side wins with its fourth stone.
const HIGHEST: i32 = 18;

/// Bits of a score in a context number.
const FIELD_BITS: u32 = 7;

/// The code of an unknown score.
const NONE: i8 = 31;

/// The number of bit kinds by rejected scores of the position; larger counts share the last kind.
const STEPS: i32 = 8;

/// The number of bit kinds by predecessors of the position; larger counts share the last kind.
const PARENTS: i32 = 8;

/// The value of [`SuccessorScores::candidates`] for this many or more, and if the score of the parent is already explained.
const ENOUGH: i32 = 7;

/// Predictions of scores, adapted to the scores coded so far.
#[derive(Debug)]
pub(super) struct ScoreModel {
    mixer: Mixer,
    /// Indexed by the stones of the side to move, and by those of the opponent.
    recent: [Recent; 2],
}

/// The last two scores of the positions with the same stones of one side.
#[derive(Debug)]
struct Recent {
    scores: Vec<[i8; 2]>,
}

impl ScoreModel {
    /// Codes the score of one of the successors of a position, unless immediate tactics decide the position: a bit for each score from
    /// the least on, set for the actual one. Encoding takes `score`; decoding ignores it. `known` returns the scores of
    /// positions of one stone less.
    pub(super) fn code(
        &mut self,
        board: StandardBoard,
        successors: &SuccessorScores,
        known: impl Fn(StandardBoard) -> Option<i32>,
        actual: Option<i32>,
        coder: &mut impl Coder,
    ) -> i32 {
        let either = |cells: u64| cells.min(mirror(cells));
        let sides = [either(board.own), either(board.own ^ board.filled)];
        let score = board.decided().unwrap_or_else(|| {
            let [own, other] = [0, 1].map(|side| self.recent[side].of(sides[side]));
            let shape = either(board.filled);
            let is_threatened = i32::from(board.landings() & board.other_threats() != 0);
            let ScoreBounds { least, parents, with_one_less: [low, high] } = ScoreBounds::of(board, known);
            let candidates = if -successors.score == least { successors.candidates() } else { ENOUGH };
            let (lowest, mean) = (successors.lowest, successors.mean());
            let mut score = least;
            // The last candidate that can explain the score of the parent has the least score: no bit is coded.
            while score < HIGHEST && candidates > 1 {
                let contexts = [
                    shape << FIELD_BITS | field(score),
                    packed([score, low, high]),
                    packed([score, own[0], own[1]]),
                    packed([score, other[0], other[1]]),
                    packed([score, least, is_threatened, candidates]),
                    packed([score - least, score - own[0], is_threatened, candidates]),
                    packed([score - least, score - other[0], is_threatened, candidates]),
                    packed([score, least, high, is_threatened]),
                    packed([score, lowest, mean, is_threatened]),
                ];
                let steps = (score - least).min(STEPS - 1);
                let asked = (steps * 3 + score.signum() + 1) * 2 + i32::from(candidates > 2);
                let kinds = [asked, parents.min(PARENTS - 1) * 2 + is_threatened];
                if self.mixer.code(actual == Some(score), kinds, contexts, coder) {
                    break;
                }
                score += 1;
            }
            score
        });
        self.recent.iter_mut().zip(sides).for_each(|(recent, side)| recent.add(side, score));
        score
    }
}

impl Default for ScoreModel {
    fn default() -> Self {
        Self { mixer: Mixer::new([STEPS * 3 * 2, PARENTS * 2]), recent: [Recent::default(), Recent::default()] }
    }
}

/// Statistics of the successors of one position.
#[derive(Debug)]
pub(super) struct SuccessorScores {
    /// The score of that position.
    score: i32,
    /// The number of successors with unknown scores.
    pub(super) left: usize,
    /// The number of successors with known scores, and those scores.
    count: i32,
    sum: i32,
    lowest: i32,
}

impl SuccessorScores {
    /// Creates the empty statistics of a position with this score.
    pub(super) fn of(parent: StandardBoard, score: i32) -> Self {
        // The score of a position decided by immediate tactics does not depend on its successors.
        let lowest = if parent.decided().is_some() { -score } else { i32::from(NONE) };
        Self { score, left: 0, count: 0, sum: 0, lowest }
    }

    /// Records a score.
    pub(super) fn add(&mut self, score: i32) {
        self.count += 1;
        self.sum += score;
        self.lowest = self.lowest.min(score);
    }

    /// Returns the number of positions that may still explain the score of the parent.
    fn candidates(&self) -> i32 {
        if self.lowest == -self.score { ENOUGH } else { i32::try_from(self.left).unwrap_or(ENOUGH) }
    }

    /// Returns twice the mean of the known scores.
    fn mean(&self) -> i32 {
        (2 * self.sum).checked_div_euclid(self.count).unwrap_or_else(|| i32::from(NONE))
    }
}

/// Bounds of a score that follow from the positions of one stone less.
struct ScoreBounds {
    /// The least score: the opponent had no better move in any predecessor than its best one.
    least: i32,
    /// The number of predecessors.
    parents: i32,
    /// The lowest and the highest score if the side to move had one stone less.
    with_one_less: [i32; 2],
}

impl ScoreBounds {
    fn of(board: StandardBoard, score: impl Fn(StandardBoard) -> Option<i32>) -> Self {
        let (mut least, mut parents) = (-HIGHEST, 0);
        for score in board.before().filter_map(&score) {
            (least, parents) = (least.max(-score), parents + 1);
        }
        let mut with_one_less = [i32::from(NONE), -i32::from(NONE)];
        // With an odd number the side would have two stones less than the opponent.
        if board.stones() % 2 == 0 {
            for score in board.with_one_less().filter_map(score) {
                with_one_less = [with_one_less[0].min(score), with_one_less[1].max(score)];
            }
        }
        Self { least, parents, with_one_less }
    }
}

impl Recent {
    /// The bits of an index. Few sets of stones share one.
    const INDEX_BITS: u32 = 16;

    fn index(side: u64) -> usize {
        (mixed(side) >> (u64::BITS - Self::INDEX_BITS)) as usize
    }

    /// Returns the last scores of positions with this set of stones, the newest first.
    fn of(&self, side: u64) -> [i32; 2] {
        self.scores[Self::index(side)].map(i32::from)
    }

    fn add(&mut self, side: u64, score: i32) {
        let scores = &mut self.scores[Self::index(side)];
        *scores = [i8::try_from(score).unwrap_or(NONE), scores[0]];
    }
}

impl Default for Recent {
    fn default() -> Self {
        Self { scores: vec![[NONE; 2]; 1 << Self::INDEX_BITS] }
    }
}

/// Returns a score, or a difference of two, as bits of a context number.
fn field(score: i32) -> u64 {
    u64::from((score + (1 << (FIELD_BITS - 1))).cast_unsigned())
}

/// Packs scores into one context number.
fn packed<const COUNT: usize>(scores: [i32; COUNT]) -> u64 {
    scores.into_iter().fold(0, |number, score| number << FIELD_BITS | field(score))
}
