//! The rules by example, and beside a second implementation that shares no code with them.

mod corner_cases;
mod counts;
mod endgames;
mod showing;
mod slow;
mod thinking;

use super::{Cell, PentagoTwist, Twist};
use crate::game::{Random, Rules};
use rand::{RngExt, SeedableRng};

/// The position after these moves.
fn played(moves: &str) -> PentagoTwist {
    let mut position = PentagoTwist::EMPTY;
    for text in moves.split_whitespace() {
        let mv = position.read_move(text).expect("the turns of a test are legal");
        mv.actions().for_each(|action| position.play_unchecked(action));
    }
    position
}

/// The cell of this name.
fn cell(name: &str) -> Cell {
    (0..36).filter_map(Cell::new).find(|cell| cell.name() == name).expect("a cell of the board")
}

/// A generator of its own for every test.
fn random(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// A move chosen blindly.
fn random_move(position: &PentagoTwist, random: &mut Random) -> (Cell, Twist) {
    let empty: Vec<Cell> = position.empty().cells().collect();
    (empty[random.random_range(0..empty.len())], Twist::ALL[random.random_range(0..Twist::ALL.len())])
}
