//! Immediate wins.
//!
//! Stones are given as those of the side to move and those of the other one.

use super::{
    Cell, StoneSet, Twist,
    lines::{Contributions, lacking, other, own},
};

/// A move after which a side has a five and the opponent has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinningMove {
    /// The cell of the stone; an arbitrary one if the twist alone wins.
    pub cell: Cell,
    /// The twist after it.
    pub twist: Twist,
}

/// Returns an immediately winning move of the side to move, if there is one. No half of the move may have been made.
#[must_use]
pub fn winning_move(stones: [StoneSet; 2]) -> Option<WinningMove> {
    winning_move_among(stones, &Contributions::of(stones))
}

/// Returns the result of [`winning_move`], given the contributions of the quadrants.
#[must_use]
pub fn winning_move_among(stones: [StoneSet; 2], contributions: &Contributions) -> Option<WinningMove> {
    for twist in Twist::ALL {
        let counts = contributions.after(twist);
        let (fives, fours) = (counts.fives(), own(counts.open_fours()));
        if own(fives) | fours == 0 || other(fives) != 0 {
            continue;
        }
        let cell = if own(fives) == 0 {
            lacking(fours, stones[0].twisted(twist)).cells().next()?.before(twist)
        } else {
            stones[0].union(stones[1]).complement().cells().next()?
        };
        return Some(WinningMove { cell, twist });
    }
    None
}

/// Returns an immediately winning twist for the side whose stone has been placed, if there is one.
#[must_use]
pub fn winning_twist([own, other]: [StoneSet; 2]) -> Option<Twist> {
    Twist::ALL.into_iter().find(|twist| own.twisted(*twist).fives() != 0 && other.twisted(*twist).fives() == 0)
}

/// Returns the number of different moves that win at once for the side to move.
#[must_use]
pub fn winning_ways(stones: [StoneSet; 2]) -> u32 {
    let contributions = Contributions::of(stones);
    let empty = stones[0].union(stones[1]).complement();
    let ways = Twist::ALL.into_iter().map(|twist| {
        let counts = contributions.after(twist);
        let (fives, fours) = (counts.fives(), own(counts.open_fours()));
        match own(fives) {
            _ if other(fives) != 0 => 0,
            0 => lacking(fours, stones[0].twisted(twist)).count(),
            _ => empty.count(),
        }
    });
    ways.sum()
}
