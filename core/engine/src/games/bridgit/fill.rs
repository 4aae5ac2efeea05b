//! The end of a random game, without playing it.
//!
//! However the moves come, in the end each side has half of the cells, and whoever has a chain then was the only one who
//! could get it. So a random game is a random half of the free cells and one look whether the shores are joined.

use rand::Rng;

use super::{BridgitBoard, Cells, Position, Way, cells::CellSet, lattice::Lattice};
use crate::game::{Random, below};
use crate::games::bits::Wide;

/// The bridges of each side on a board that two random players have filled.
#[must_use]
pub fn filled(position: &Position, random: &mut Random) -> [Cells; 2] {
    let free = position.free();
    let count = free.len();
    let vertical = match position.mover() {
        Way::Vertical => count.div_ceil(2),
        Way::Horizontal => count / 2,
    };
    let share = share(free, count, vertical, random);
    [position.bridges(Way::Vertical) | share, position.bridges(Way::Horizontal) | free & !share]
}

/// So many of `count` cells, every choice as likely as any other.
fn share(free: Cells, count: u32, wanted: u32, random: &mut Random) -> Cells {
    // Each by the toss of a coin first; what is too many or too few is then drawn by lot.
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

/// Who has a chain on a board that is filled: nobody only if there are walls.
#[must_use]
pub fn winner(position: &Position, bridges: [Cells; 2]) -> Option<Way> {
    match position.board().cells() {
        0..=64 => winner_at::<u64>(position, bridges),
        65..=128 => winner_at::<u128>(position, bridges),
        _ => winner_at::<Wide>(position, bridges),
    }
}

fn winner_at<T: CellSet>(position: &Position, bridges: [Cells; 2]) -> Option<Way> {
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
