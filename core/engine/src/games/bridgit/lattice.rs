use super::{BridgitBoard, Cells, Way, cells::CellSet};
use crate::games::bits::Wide;

/// The adjacency of bridges: two bridges of one side are neighbors if they share a pier.
///
/// Cells are numbered row by row without gaps, in rows of `width` and `width - 1` cells alternately. Every neighbor is
/// therefore a fixed number of bits away; bits shifted past the end of a row land in a row of the wrong kind and are
/// masked off.
#[derive(Clone, Copy)]
pub struct Lattice<T> {
    odd: T,
    even: T,
    width: u32,
    way: Way,
}

impl<T: CellSet> Lattice<T> {
    /// Creates the adjacency of this side's bridges.
    #[must_use]
    pub fn new(board: BridgitBoard, way: Way) -> Self {
        Self { odd: board.odd().into(), even: (board.all() & !board.odd()).into(), width: board.width().into(), way }
    }

    /// Returns all cells that share a pier with a cell of the set.
    #[inline]
    #[must_use]
    pub fn beside(&self, set: T) -> T {
        let (odd, even) = (set & self.odd, set & self.even);
        let aslant = |cells: T| {
            let width = self.width;
            cells << width | cells << (width - 1) | cells >> width | cells >> (width - 1)
        };
        let along = |cells: T, by: u32| cells << by | cells >> by;
        // The piers of a bridge also touch the next cell in its own direction, two rows or two columns away.
        let (odd_step, even_step) = match self.way {
            Way::Vertical => (2 * self.width - 1, 1),
            Way::Horizontal => (1, 2 * self.width - 1),
        };
        (aslant(even) | along(odd, odd_step)) & self.odd | (aslant(odd) | along(even, even_step)) & self.even
    }

    /// Returns the cells of `own` connected to `seed`, a subset of `own`.
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

    /// Returns whether `goal` is connected to `seed` through `own`. `seed` is a subset of `own`.
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

/// Returns the bridges of `own` connected to the near shore of this way.
#[must_use]
pub fn from_shore(board: BridgitBoard, way: Way, own: Cells) -> Cells {
    grown(board, way, board.near(way) & own, own)
}

/// Returns the cells of `own` connected to `seed`, computed with the narrowest word that fits the board.
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

/// Returns all cells that share a pier of this side with a cell of the set, computed with the narrowest word that fits
/// the board.
#[must_use]
pub fn beside(board: BridgitBoard, way: Way, set: Cells) -> Cells {
    match board.cells() {
        0..=64 => Lattice::<u64>::new(board, way).beside(set.into()).into(),
        65..=128 => Lattice::<u128>::new(board, way).beside(set.into()).into(),
        _ => Lattice::<Wide>::new(board, way).beside(set.into()).into(),
    }
}
