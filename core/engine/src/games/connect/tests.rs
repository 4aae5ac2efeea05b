mod corner_cases;
mod model;
mod options;
mod rules;
mod show;
mod think;
mod turns;

use super::*;
use crate::game::Rules;

/// The position of Four on any board after these turns.
fn any_after(options: &AnyOptions, turns: &str) -> ConnectAny<u64> {
    let start = ConnectAny::start(options).unwrap_or_else(|error| panic!("{error}"));
    after(start, turns)
}

/// The position after these turns, which must be legal.
fn after<B: Bits, V: Variant>(start: Connect<B, V>, turns: &str) -> Connect<B, V> {
    turns.split_whitespace().fold(start, |mut position, text| {
        let turn = position.read_turn(text).unwrap_or_else(|error| panic!("{error} after {position:?}"));
        turn.actions().for_each(|action| position.play_unchecked(action));
        position
    })
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Options of a board with these rows and columns; an empty name leaves the special cell out.
fn board(rows: u8, columns: u8, ban: &str, bonus: &str) -> AnyOptions {
    let mode = match (ban, bonus) {
        ("", "") => Mode::Plain,
        (_, "") => Mode::Ban,
        ("", _) => Mode::Bonus,
        _ => Mode::BanBonus,
    };
    let special = |name: &str| (!name.is_empty()).then(|| cell(name));
    AnyOptions { rows, columns, mode, ban: special(ban), bonus: special(bonus), seed: 0 }
}
