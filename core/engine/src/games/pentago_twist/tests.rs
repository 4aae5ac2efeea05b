//! Tests of the rules by examples and against an independent reference implementation.

mod corner_cases;
mod counts;
mod endgames;
mod showing;
mod slow;
mod thinking;

use super::{Cell, PentagoTwist};
use crate::game::{Random, testing};

/// Returns the position after these moves.
fn played(moves: &str) -> PentagoTwist {
    testing::played(PentagoTwist::EMPTY, moves)
}

/// Returns the cell of this name.
fn cell(name: &str) -> Cell {
    (0..36).filter_map(Cell::new).find(|cell| cell.name() == name).expect("a cell of the board")
}

/// Plays a random game, calls `visit` with every position between moves, and returns the final position.
fn random_game(random: &mut Random, mut visit: impl FnMut(&PentagoTwist, &mut Random)) -> PentagoTwist {
    testing::random_game(PentagoTwist::EMPTY, random, |position, random| {
        if !position.twist_due() {
            visit(position, random);
        }
    })
}
