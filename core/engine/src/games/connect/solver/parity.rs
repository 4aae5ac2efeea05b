//! Results that follow from zugzwang: no search, a few operations on bit sets.
//!
//! The follower is the side that makes the last move if the board fills up, and the leader the other one. A follower who
//! always answers in the column the leader has just played in gets the upper cell of each pair, counted from the top.
//! As soon as all columns have an even number of free cells, the leader to move, the follower can claim every upper cell
//! that way; the leader gets the lower ones and nothing else. A move in a column with an odd number of free cells is
//! answered in another such column until none is left: each side gets half of their landings. As a safe bound, all of
//! them are counted for the leader. Free cells are counted without holes and blockers, so the rules hold on every board
//! on which no blocker can be dropped any more.

use crate::games::connect::{Bits, has_four};

/// The cells of a board by the side that can claim them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rows<B> {
    /// The fillable cells.
    pub(super) open: B,
    /// The lower cell of each pair, counted from the top: those with an even number of fillable cells from them upward.
    pub(super) leader: B,
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
    /// The occupied cells.
    pub(super) filled: B,
    /// The landing cell of each column.
    pub(super) landings: B,
    /// The free cells that complete four for the opponent.
    pub(super) other_threats: B,
    /// Whether the leader is to move: the number of free cells is even.
    pub(super) is_leader: bool,
}

impl<B: Bits> Rows<B> {
    /// Returns whether the follower certainly does not lose.
    #[inline]
    pub(super) fn follower_holds(&self, quiet: &Quiet<B>) -> bool {
        // If the follower is to move, it takes one of the odd columns first and then answers.
        let leader = if quiet.is_leader { quiet.own } else { quiet.other };
        !has_four(leader | self.leader_cells(quiet), self.stride)
    }

    /// Returns whether a follower who does not lose certainly wins: the cells that it gets for sure complete four.
    #[inline]
    pub(super) fn follower_completes(&self, quiet: &Quiet<B>) -> bool {
        let follower = if quiet.is_leader { quiet.other } else { quiet.own };
        let sure = self.open & !quiet.filled & !self.leader & !quiet.landings;
        has_four(follower | sure, self.stride)
    }

    /// Returns the number of cells above a threat by which the leader certainly wins, the follower being to move: one on
    /// a lower cell, of a column with an odd number of free cells below it. The leader answers in all other columns, and
    /// likewise below the threat, so that in the end the follower must play just below it.
    #[inline]
    pub(super) fn follower_loses(&self, quiet: &Quiet<B>) -> Option<u32> {
        let mut candidates = quiet.other_threats & self.leader;
        if candidates.is_none() {
            return None;
        }
        let free = self.open & !quiet.filled;
        let leader_cells = self.leader_cells(quiet);
        while !candidates.is_none() {
            let number = candidates.lowest();
            candidates = candidates.without_lowest();
            let row = number % self.stride;
            let column = self.column << (number - row);
            if !quiet.landings.meets(column & !self.leader) {
                continue;
            }
            let elsewhere = leader_cells & !column;
            // Below the threat the follower moves first, from the landing on, which is an upper cell.
            let above = self.column << number & column;
            let below = free & column & !above & !self.leader;
            if !has_four(quiet.own | elsewhere | below, self.stride) {
                return Some((above & self.open).count() - 1);
            }
        }
        None
    }

    /// Returns the cells that the answered side can reach: the lower ones and the landings of the odd columns.
    #[inline]
    fn leader_cells(&self, quiet: &Quiet<B>) -> B {
        (self.open & !quiet.filled & self.leader) | (quiet.landings & !self.leader)
    }
}
