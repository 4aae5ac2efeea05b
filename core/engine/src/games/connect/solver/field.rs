use super::parity::Rows;
use super::table::ScoreBounds;
use crate::game::{Proof, Verdict};
use crate::games::connect::{Bits, threats};

/// The board interface of the search. Its properties are compile-time constants for Connect Four and run-time values
/// for other boards.
pub(super) trait Field {
    /// A set of its cells.
    type Cells: Bits;

    /// Returns all cells, including those that can never be filled.
    fn cells(&self) -> Self::Cells;

    /// Returns the number of cells.
    fn size(&self) -> i32;

    /// Returns the difference between the numbers of horizontal neighbors.
    fn stride(&self) -> u32;

    /// Returns the cells of each column, the most useful column first: more lines run through the middle.
    fn columns(&self) -> &[Self::Cells];

    /// Returns the bonus cell, which grants a blocker, or the empty set.
    fn bonus(&self) -> Self::Cells;

    /// Returns the landing cell of each column.
    fn landings(&self, filled: Self::Cells) -> Self::Cells;

    /// Returns the cells that must be filled before a piece can land on these.
    fn below(&self, cells: Self::Cells) -> Self::Cells;

    /// Returns the number of free cells.
    fn free(&self, stones: &FieldStones<Self::Cells>) -> i32;

    /// Returns the parity rules, unless a blocker may still be dropped.
    fn rows(&self, filled: Self::Cells) -> Option<&Rows<Self::Cells>>;

    /// Returns whether positions with this many free cells are stored in the table of early positions.
    fn is_early(&self, free: i32) -> bool;

    /// Returns a hash of a position.
    fn hash(&self, stones: &FieldStones<Self::Cells>) -> u64;

    /// Returns the opening book's bounds of a position's score.
    fn book_bounds(&self, _: &FieldStones<Self::Cells>) -> Option<ScoreBounds> {
        None
    }

    /// Returns the estimated value for the side to move of a position without an immediate win, if the network covers
    /// such boards.
    fn guess(&self, _: &FieldStones<Self::Cells>) -> Option<i32> {
        None
    }

    /// Returns the score of a win with this stone of the game: 1 for the last one, one more for every stone of the same
    /// side that it comes sooner.
    #[inline]
    fn win_at(&self, stone: i32) -> i32 {
        (self.size() + 2 - stone) / 2
    }

    /// Returns whether so few cells are free that the game is drawn if neither side makes four with its next stone.
    #[inline]
    fn is_nearly_full(&self, stones: &FieldStones<Self::Cells>) -> bool {
        self.free(stones) < 2
    }

    /// Returns the range of scores of an undecided position, the soonest loss and the soonest win included.
    #[inline]
    fn possible(&self, stones: &FieldStones<Self::Cells>) -> ScoreBounds {
        ScoreBounds { least: -self.win_at(stones.count + 2), most: self.win_at(stones.count + 1) }
    }

    /// Returns the bounds known of such a position without a search.
    fn bounds(&self, stones: &FieldStones<Self::Cells>) -> ScoreBounds {
        let possible = self.possible(stones);
        self.book_bounds(stones).map_or(possible, |bounds| bounds.and(possible))
    }

    /// Returns the free cells that complete four for the side with these stones.
    #[inline]
    fn threats(&self, side: Self::Cells, filled: Self::Cells) -> Self::Cells {
        threats(side, self.stride()) & self.cells() & !filled
    }

    /// Returns the landings to which an opponent who threatens these cells cannot reply with four at once. A landing on
    /// the bonus cell is always included: its blocker may stop any threat.
    #[inline]
    fn safe_moves(&self, landings: Self::Cells, threats: Self::Cells) -> Self::Cells {
        let to_stop = landings & threats;
        let moves = if to_stop.is_none() {
            landings
        } else if to_stop.without_lowest().is_none() {
            to_stop
        } else {
            Self::Cells::NONE
        };
        (moves & !self.below(threats)) | (landings & self.bonus())
    }

    /// Evaluates a position statically.
    #[inline]
    fn evaluate(&self, stones: FieldStones<Self::Cells>) -> StaticEvaluation<Self::Cells> {
        let landings = self.landings(stones.filled);
        if landings.is_none() {
            return StaticEvaluation::Decided(0);
        }
        if landings.meets(self.threats(stones.own, stones.filled)) {
            return StaticEvaluation::Decided(self.win_at(stones.count + 1));
        }
        let other_threats = self.threats(stones.other, stones.filled);
        let moves = self.safe_moves(landings, other_threats);
        if moves.is_none() {
            return StaticEvaluation::Decided(-self.win_at(stones.count + 2));
        }
        StaticEvaluation::Open(SolverNode { stones, other_threats, moves })
    }
}

/// The result of a static evaluation.
pub(super) enum StaticEvaluation<B> {
    /// The score: the board is full, or the side to move makes four or cannot stop the opponent from making four.
    Decided(i32),
    /// The position must be searched.
    Open(SolverNode<B>),
}

/// The stones of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct FieldStones<B> {
    /// The stones of the side to move.
    pub(super) own: B,
    /// The stones of the opponent.
    pub(super) other: B,
    /// The occupied cells.
    pub(super) filled: B,
    /// The number of stones, blockers excluded.
    pub(super) count: i32,
}

impl<B: Bits> FieldStones<B> {
    /// Returns the position after a stone of the side to move on this landing, with the opponent to move.
    #[inline]
    pub(super) fn after(&self, landing: B) -> Self {
        Self { own: self.other, other: self.own | landing, filled: self.filled | landing, count: self.count + 1 }
    }

    /// Returns these stones with a blocker on this landing.
    #[inline]
    pub(super) fn blocked(&self, landing: B) -> Self {
        Self { filled: self.filled | landing, ..*self }
    }
}

/// A position in which the side to move cannot make four at once.
#[derive(Clone, Copy)]
pub(super) struct SolverNode<B> {
    pub(super) stones: FieldStones<B>,
    /// The free cells that complete four for the opponent.
    pub(super) other_threats: B,
    /// The moves that do not let the opponent make four at once; at least one.
    pub(super) moves: B,
}

/// Converts a score to an outcome on a board of `size` cells after this many moves. `draw` is the number of moves until
/// the end of a drawn game, if known.
pub(super) fn proof(score: i32, size: i32, moves_made: i32, draw: Option<i32>) -> Proof {
    // Two stones have this score; only one of them is the winner's.
    let last = |score: i32, is_winner: bool| {
        let later = size + 2 - 2 * score;
        let is_movers = (later - moves_made) % 2 != 0;
        if is_movers == is_winner { later } else { later - 1 }
    };
    let (verdict, moves) = match score {
        0 => (Verdict::Draw, draw),
        1.. => (Verdict::Win, Some(last(score, true) - moves_made)),
        _ => (Verdict::Loss, Some(last(-score, false) - moves_made)),
    };
    Proof { verdict, moves: moves.and_then(|moves| u16::try_from(moves).ok()) }
}
