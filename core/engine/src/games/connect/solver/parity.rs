//! Results that follow from zugzwang: no search, a few operations on bit sets.
//!
//! A side that always answers in the column the opponent has just played in gets the upper cell of each pair. Where all
//! columns have an even number of rows, as soon as all have an even number of stones, the second side can claim every
//! free cell of an even row that way; the first gets those of odd rows and nothing else. A move in a column with an odd
//! number of stones is answered in another such column until none is left: each side gets half of their landings. As a
//! safe bound, all of them are counted for the side that moves first.

use crate::games::connect::{Bits, has_four};

/// The cells of a board without special cells whose columns have an even number of rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rows<B> {
    /// All cells.
    pub(super) all: B,
    /// The lowest cell of every column.
    pub(super) bottoms: B,
    /// The first, third, … row.
    pub(super) odd: B,
    /// The second, fourth, … row.
    pub(super) even: B,
    /// The cells of the first column.
    pub(super) column: B,
    /// The difference between the numbers of horizontal neighbors.
    pub(super) stride: u32,
}

/// A position in which the side to move has no immediate win but a move after which the opponent has none either.
#[derive(Clone, Copy)]
pub(super) struct Quiet<B> {
    /// The stones of the side to move.
    pub(super) own: B,
    /// The stones of the opponent.
    pub(super) other: B,
    /// The free cells that complete four for the opponent.
    pub(super) other_threats: B,
    /// Whether the first side is to move.
    pub(super) is_first: bool,
}

impl<B: Bits> Rows<B> {
    /// Returns whether the second side certainly does not lose.
    #[inline]
    pub(super) fn second_holds(&self, quiet: &Quiet<B>) -> bool {
        // If the second side is to move, it takes one of the odd columns first and then answers.
        let first = if quiet.is_first { quiet.own } else { quiet.other };
        !has_four(first | self.leader_cells(quiet), self.stride)
    }

    /// Returns the row of a threat by which the first side certainly wins, the second side being to move: one on an odd
    /// row, of a column of which an odd number of cells is free below it. The first side answers in all other columns,
    /// and likewise below the threat, so that in the end the second side must play just below it.
    #[inline]
    pub(super) fn second_loses(&self, quiet: &Quiet<B>) -> Option<u32> {
        let mut candidates = quiet.other_threats & self.odd;
        if candidates.is_none() {
            return None;
        }
        let free = self.all & !(quiet.own | quiet.other);
        let leader_cells = self.leader_cells(quiet);
        while !candidates.is_none() {
            let number = candidates.lowest();
            candidates = candidates.without_lowest();
            let row = number % self.stride;
            let bottom = B::one(number - row);
            let column = self.column << (number - row);
            let below = column & !(column << row);
            let landing = (quiet.own | quiet.other).plus(bottom) & column;
            if !landing.meets(self.even) {
                continue;
            }
            let elsewhere = leader_cells & !column;
            // Below the threat the second side moves first, from the landing on, which is in an even row.
            if !has_four(quiet.own | elsewhere | (below & free & self.even), self.stride) {
                return Some(row);
            }
        }
        None
    }

    /// Returns the cells that the answered side can reach: those of odd rows and the landings of the odd columns.
    #[inline]
    fn leader_cells(&self, quiet: &Quiet<B>) -> B {
        let filled = quiet.own | quiet.other;
        let landings = filled.plus(self.bottoms) & self.all;
        (self.all & !filled & self.odd) | (landings & self.even)
    }
}
