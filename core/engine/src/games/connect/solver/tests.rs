//! Tests of the solvers against test sets, brute force and known results of whole boards.

mod assistants;
mod boards;
mod book;
mod brute_force;
mod guess;
mod standard;

use crate::game::{Random, Rules, testing::any_action};
use crate::games::connect::{AnyBoard, AnyOptions, Bits, Connect, GridCell, Mode};

/// Returns a board of Four on any board before the first move.
fn board<B: Bits>(rows: u8, columns: u8, ban: Option<GridCell>, bonus: Option<GridCell>) -> Connect<B, AnyBoard> {
    let mode = match (ban, bonus) {
        (None, None) => Mode::Plain,
        (Some(_), None) => Mode::Ban,
        (None, Some(_)) => Mode::Bonus,
        (Some(_), Some(_)) => Mode::BanBonus,
    };
    Connect::start(&AnyOptions { rows, columns, mode, ban, bonus, seed: 0 }).expect("a board")
}

/// Plays at random until at most this many actions are left on the board; `None` if the game ended earlier.
fn play_until<P: Rules>(mut position: P, is_late: impl Fn(&P) -> bool, random: &mut Random) -> Option<P> {
    while !is_late(&position) {
        if position.status().is_over() {
            return None;
        }
        position.play_unchecked(any_action(&position, random));
    }
    (!position.status().is_over()).then_some(position)
}
