//! Moves that win at once, and where a stone has to go so that the opponent has none.
//!
//! Stones are given as those of the side to move and those of the other one.

use super::{
    Cell, Stones, Twist,
    lines::{Shares, lacking, other, own},
};

/// What a side can do to have a five, and the opponent none, at the end of this move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinningMove {
    /// Where the stone goes; any cell will do where the twist alone wins.
    pub cell: Cell,
    /// The twist after it.
    pub twist: Twist,
}

/// A move that wins at once for the side to move, if there is one. No half of the move may have been made.
#[must_use]
pub fn winning_move(stones: [Stones; 2]) -> Option<WinningMove> {
    winning_move_among(stones, &Shares::of(stones))
}

/// The same where the contributions of the quadrants are known.
#[must_use]
pub fn winning_move_among(stones: [Stones; 2], shares: &Shares) -> Option<WinningMove> {
    for twist in Twist::ALL {
        let counts = shares.after(twist);
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

/// A twist that wins at once for the side whose stone has been placed, if there is one.
#[must_use]
pub fn winning_twist([own, other]: [Stones; 2]) -> Option<Twist> {
    Twist::ALL.into_iter().find(|twist| own.twisted(*twist).fives() != 0 && other.twisted(*twist).fives() == 0)
}

/// The cells on which the stone of `stones[0]` has to go so that the other side, whose turn it is then, cannot win at
/// once. Cells that are taken may be among them. Nobody may have a five, and two cells at least must be empty.
#[must_use]
pub fn safe_cells(stones: [Stones; 2]) -> Stones {
    let shares = Shares::of(stones);
    let mut safe = Stones::ALL;
    for twist in Twist::ALL {
        let counts = shares.after(twist);
        let (fives, fours) = (counts.fives(), counts.open_fours());
        if other(fives | fours) == 0 || own(fives) != 0 {
            continue;
        }
        // The stone may fill the only cell the enemy lacks, or make a five of its own that the twist completes: then
        // the enemy's turn is a draw.
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
        safe.0 &= Stones(answers).untwisted(twist).0;
        if safe.0 == 0 {
            break;
        }
    }
    safe
}
