//! Playouts without playing: random final positions.
//!
//! On a full board each side has half of the cells, and at most one side has a chain, whatever the order of the moves.
//! A playout is therefore a random half of the free cells and one connectivity check.

use rand::Rng;

use super::{Bridgit, BridgitBoard, Cells, Way, cells::CellSet, lattice::Lattice};
use crate::game::{Random, below};
use crate::games::bits::Wide;

/// Returns the bridges of each side after random moves have filled the board.
#[must_use]
pub fn filled(position: &Bridgit, random: &mut Random) -> [Cells; 2] {
    let free = position.free();
    let count = free.len();
    let vertical = match position.mover() {
        Way::Vertical => count.div_ceil(2),
        Way::Horizontal => count / 2,
    };
    let share = share(free, count, vertical, random);
    [position.bridges(Way::Vertical) | share, position.bridges(Way::Horizontal) | free & !share]
}

/// Draws `wanted` of the `count` free cells uniformly at random.
fn share(free: Cells, count: u32, wanted: u32, random: &mut Random) -> Cells {
    // A coin toss per cell first; surplus or missing cells are then drawn at random.
    let mut chosen = free.halved(|| random.next_u64());
    let mut have = chosen.len();
    while have > wanted {
        chosen = chosen & !chosen.nth(below(random, have));
        have -= 1;
    }
    while have < wanted {
        chosen = chosen | (free & !chosen).nth(below(random, count - have));
        have += 1;
    }
    chosen
}

/// Returns the side with a chain on a full board. `None` is possible only on boards with walls.
#[must_use]
pub fn winner(position: &Bridgit, bridges: [Cells; 2]) -> Option<Way> {
    match position.board().cells() {
        0..=64 => winner_at::<u64>(position, bridges),
        65..=128 => winner_at::<u128>(position, bridges),
        _ => winner_at::<Wide>(position, bridges),
    }
}

fn winner_at<T: CellSet>(position: &Bridgit, bridges: [Cells; 2]) -> Option<Way> {
    let joins = |way: Way| {
        let (board, own): (BridgitBoard, Cells) = (position.board(), bridges[way.index()]);
        let seed = position.reached(way) | board.near(way) & own;
        Lattice::<T>::new(board, way).joins(seed.into(), own.into(), board.far(way).into())
    };
    if joins(Way::Vertical) {
        Some(Way::Vertical)
    } else if position.walls().is_empty() || joins(Way::Horizontal) {
        Some(Way::Horizontal)
    } else {
        None
    }
}
