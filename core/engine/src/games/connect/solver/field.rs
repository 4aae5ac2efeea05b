use super::parity::Rows;
use super::table::ScoreBounds;
use crate::game::{Proof, Verdict};
use crate::games::connect::{Bits, threats};

/// A board as the search wants it: what Connect Four knows when it is compiled, and other boards when they are met.
pub(super) trait Field {
    /// A set of its cells.
    type Cells: Bits;

    /// All cells, those that can never be filled included.
    fn cells(&self) -> Self::Cells;

    /// How many cells there are.
    fn size(&self) -> i32;

    /// How far apart the numbers of neighbours in a row are.
    fn stride(&self) -> u32;

    /// The cells of each column, the most useful one first: more lines run through the middle.
    fn columns(&self) -> &[Self::Cells];

    /// The cell that brings a blocker, or nothing.
    fn bonus(&self) -> Self::Cells;

    /// Where the next piece of each column comes to rest.
    fn landings(&self, filled: Self::Cells) -> Self::Cells;

    /// The cells a piece had to be on for the next one of its column to come to these.
    fn below(&self, cells: Self::Cells) -> Self::Cells;

    /// Whether the side with these stones can still make four somewhere. May say yes too often.
    fn can_make_four(&self, side: Self::Cells, filled: Self::Cells) -> bool;

    /// Whether so little is free that nobody wins if neither side makes four with its next stone.
    fn is_nearly_full(&self, stones: &Stones<Self::Cells>) -> bool;

    /// What parity says of this board, if anything.
    fn rows(&self) -> Option<&Rows<Self::Cells>>;

    /// Whether positions of so many stones are remembered in the table of early ones.
    fn is_early(&self, stones: i32) -> bool;

    /// A number that hardly any other position has.
    fn hash(&self, stones: &Stones<Self::Cells>) -> u64;

    /// What is known by heart of the score of a position.
    fn by_heart(&self, _: &Stones<Self::Cells>) -> Option<ScoreBounds> {
        None
    }

    /// What a position without a win at once is probably worth to the side to move, if something was learned of such boards.
    fn guess(&self, _: &Stones<Self::Cells>) -> Option<i32> {
        None
    }

    /// The score of a win with this stone of the game: 1 for the last one, one more for every stone of the same side
    /// that it comes sooner.
    #[inline]
    fn win_at(&self, stone: i32) -> i32 {
        (self.size() + 2 - stone) / 2
    }

    /// The scores a position can have that goes on, the soonest loss and the soonest win included.
    #[inline]
    fn possible(&self, stones: &Stones<Self::Cells>) -> ScoreBounds {
        ScoreBounds { least: -self.win_at(stones.count + 2), most: self.win_at(stones.count + 1) }
    }

    /// What is known of the score of such a position without a search.
    fn bounds(&self, stones: &Stones<Self::Cells>) -> ScoreBounds {
        let possible = self.possible(stones);
        self.by_heart(stones).map_or(possible, |bounds| bounds.and(possible))
    }

    /// The free cells that complete four for the side with these stones.
    #[inline]
    fn threats(&self, side: Self::Cells, filled: Self::Cells) -> Self::Cells {
        threats(side, self.stride()) & self.cells() & !filled
    }

    /// The landings that an opponent who threatens these cells cannot answer with four at once. One on the bonus cell
    /// is always among them: its blocker may stop anything.
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

    /// What is seen of a position at once.
    #[inline]
    fn look(&self, stones: Stones<Self::Cells>) -> Look<Self::Cells> {
        let landings = self.landings(stones.filled);
        if landings.is_none() {
            return Look::Decided(0);
        }
        if landings.meets(self.threats(stones.own, stones.filled)) {
            return Look::Decided(self.win_at(stones.count + 1));
        }
        let other_threats = self.threats(stones.other, stones.filled);
        let moves = self.safe_moves(landings, other_threats);
        if moves.is_none() {
            return Look::Decided(-self.win_at(stones.count + 2));
        }
        Look::Open(SolverNode { stones, other_threats, moves })
    }
}

/// What is seen of a position at once.
pub(super) enum Look<B> {
    /// Its score: it is full, the side to move makes four, or cannot keep the opponent from making four.
    Decided(i32),
    /// It has to be searched.
    Open(SolverNode<B>),
}

/// The stones of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stones<B> {
    /// Those of the side to move.
    pub(super) own: B,
    /// Those of the opponent.
    pub(super) other: B,
    /// Every cell no piece can come to.
    pub(super) filled: B,
    /// How many there are, blockers left out.
    pub(super) count: i32,
}

impl<B: Bits> Stones<B> {
    /// The position after a stone of the side to move on this landing; it is the opponent's move.
    #[inline]
    pub(super) fn after(&self, landing: B) -> Self {
        Self { own: self.other, other: self.own | landing, filled: self.filled | landing, count: self.count + 1 }
    }

    /// The same with a blocker on this landing.
    #[inline]
    pub(super) fn blocked(&self, landing: B) -> Self {
        Self { filled: self.filled | landing, ..*self }
    }
}

/// A position in which the side to move cannot make four at once.
#[derive(Clone, Copy)]
pub(super) struct SolverNode<B> {
    pub(super) stones: Stones<B>,
    /// The free cells that complete four for the opponent.
    pub(super) other_threats: B,
    /// The moves that do not let the opponent make four at once; at least one.
    pub(super) moves: B,
}

/// What a score of a board of `size` cells means after so many moves; the length of a draw has to be known.
pub(super) fn proof(score: i32, size: i32, moves_made: i32, draw: Option<i32>) -> Proof {
    // Of the two stones that a win with this score may come with, the one that is the winner's.
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
