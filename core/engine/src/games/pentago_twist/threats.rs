//! Immediate wins, and the cells that prevent the opponent's.
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

/// Returns the cells for the stone of `stones[0]` that leave the other side, which moves next, no immediate win.
/// Occupied cells may be included. Neither side may have a five, and at least two cells must be empty.
#[must_use]
pub fn safe_cells(stones: [StoneSet; 2]) -> StoneSet {
    let contributions = Contributions::of(stones);
    let mut safe = StoneSet::ALL;
    for twist in Twist::ALL {
        let counts = contributions.after(twist);
        let (fives, fours) = (counts.fives(), counts.open_fours());
        if other(fives | fours) == 0 || own(fives) != 0 {
            continue;
        }
        // The stone may fill the opponent's only missing cell, or make a five of its own that the twist completes: then
        // the opponent's move only draws.
        let mut answers = 0;
        if other(fives) == 0 {
            let wanted = lacking(other(fours), stones[1].twisted(twist));
            if wanted.count() == 1 {
                answers = wanted.0;
            }
        }
        if own(fours) != 0 {
            answers |= lacking(own(fours), stones[0].twisted(twist)).0;
        }
        safe.0 &= StoneSet(answers).untwisted(twist).0;
        if safe.0 == 0 {
            break;
        }
    }
    safe
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
