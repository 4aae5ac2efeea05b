//! Tests of the rules by examples and against an independent reference implementation.

mod corner_cases;
mod counts;
mod endgames;
mod showing;
mod slow;
mod thinking;

use super::{Cell, PentagoTwist, Twist};
use crate::game::{Random, Rules};
use rand::{RngExt, SeedableRng};

/// Returns the position after these moves.
fn played(moves: &str) -> PentagoTwist {
    let mut position = PentagoTwist::EMPTY;
    for text in moves.split_whitespace() {
        let mv = position.read_move(text).expect("the moves of a test are legal");
        mv.actions().for_each(|action| position.play_unchecked(action));
    }
    position
}

/// Returns the cell of this name.
fn cell(name: &str) -> Cell {
    (0..36).filter_map(Cell::new).find(|cell| cell.name() == name).expect("a cell of the board")
}

/// Creates a separate random generator for each test.
fn random(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// Chooses a random move.
fn random_move(position: &PentagoTwist, random: &mut Random) -> (Cell, Twist) {
    let empty: Vec<Cell> = position.empty().cells().collect();
    (empty[random.random_range(0..empty.len())], Twist::ALL[random.random_range(0..Twist::ALL.len())])
}
