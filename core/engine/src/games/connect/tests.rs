mod corner_cases;
mod learned;
mod model;
mod moves;
mod options;
mod rules;
mod show;
mod think;

use super::*;
use crate::game::{Rules, testing::played};

/// Returns the position of Four on any board after these moves.
fn any_after(options: &AnyOptions, moves: &str) -> ConnectAny<u64> {
    let start = ConnectAny::start(options).unwrap_or_else(|error| panic!("{error}"));
    played(start, moves)
}

fn cell(name: &str) -> GridCell {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Returns options of a board with these rows and columns; an empty name leaves the special cell out.
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
