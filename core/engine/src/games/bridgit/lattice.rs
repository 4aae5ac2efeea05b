use super::{BridgitBoard, Cells, Way, cells::CellSet};
use crate::games::bits::Wide;

/// Who is next to whom: two bridges of one side are neighbours when they share a pier.
///
/// Cells are numbered row by row with no gaps, rows of `width` and of `width - 1` cells in turn. So every neighbour is a
/// fixed number of bits away; what runs over the end of a row lands in a row of the wrong kind and is masked off.
#[derive(Clone, Copy)]
pub struct Lattice<T> {
    odd: T,
    even: T,
    width: u32,
    way: Way,
}

impl<T: CellSet> Lattice<T> {
    /// The neighbourhood of this side's bridges.
    #[must_use]
    pub fn new(board: BridgitBoard, way: Way) -> Self {
        Self { odd: board.odd().into(), even: (board.all() & !board.odd()).into(), width: board.width().into(), way }
    }

    /// Every cell that shares a pier with a cell of the set.
    #[inline]
    #[must_use]
    pub fn beside(&self, set: T) -> T {
        let (odd, even) = (set & self.odd, set & self.even);
        let aslant = |cells: T| {
            let width = self.width;
            cells << width | cells << (width - 1) | cells >> width | cells >> (width - 1)
        };
        let along = |cells: T, by: u32| cells << by | cells >> by;
        // A bridge's piers lead on to the next cell in its own direction, two rows or two columns on.
        let (odd_step, even_step) = match self.way {
            Way::Vertical => (2 * self.width - 1, 1),
            Way::Horizontal => (1, 2 * self.width - 1),
        };
        (aslant(even) | along(odd, odd_step)) & self.odd | (aslant(odd) | along(even, even_step)) & self.even
    }

    /// Everything of `own` that hangs together with `seed`, which is a part of `own`.
    #[inline]
    #[must_use]
    pub fn connected(&self, seed: T, own: T) -> T {
        let mut reached = seed;
        loop {
            let more = reached | self.beside(reached) & own;
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Whether something of `own` that hangs together with `seed`, which is a part of it, is in `goal`.
    #[inline]
    #[must_use]
    pub fn joins(&self, seed: T, own: T, goal: T) -> bool {
        let mut reached = seed;
        loop {
            if reached.meets(goal) {
                return true;
            }
            let more = reached | self.beside(reached) & own;
            if more == reached {
                return false;
            }
            reached = more;
        }
    }
}

/// What of the bridges `own` hangs together with the shore this way begins at.
#[must_use]
pub fn from_shore(board: BridgitBoard, way: Way, own: Cells) -> Cells {
    grown(board, way, board.near(way) & own, own)
}

/// Everything of `own` that hangs together with `seed`, computed as narrow as the board allows.
#[must_use]
pub fn grown(board: BridgitBoard, way: Way, seed: Cells, own: Cells) -> Cells {
    fn at<T: CellSet>(board: BridgitBoard, way: Way, seed: Cells, own: Cells) -> Cells {
        Lattice::<T>::new(board, way).connected(seed.into(), own.into()).into()
    }
    match board.cells() {
        0..=64 => at::<u64>(board, way, seed, own),
        65..=128 => at::<u128>(board, way, seed, own),
        _ => at::<Wide>(board, way, seed, own),
    }
}

/// Every cell that shares a pier of this side with a cell of the set, computed as narrow as the board allows.
#[must_use]
pub fn beside(board: BridgitBoard, way: Way, set: Cells) -> Cells {
    match board.cells() {
        0..=64 => Lattice::<u64>::new(board, way).beside(set.into()).into(),
        65..=128 => Lattice::<u128>::new(board, way).beside(set.into()).into(),
        _ => Lattice::<Wide>::new(board, way).beside(set.into()).into(),
    }
}
