//! What the levels promise in every game that is offered.

use rand::SeedableRng;
use serde_json::json;

use super::games::{play, search, settings};
use crate::game::{Outcome, Random, Turn, below};
use crate::games::{self, Game, Table};
use crate::search::Settings;

/// The table after a turn.
fn after(table: &dyn Table, turn: Turn) -> Box<dyn Table> {
    let mut after = table.copy();
    play(after.as_mut(), turn);
    after
}

/// The turns that win at once.
fn wins(table: &dyn Table) -> Vec<Turn> {
    let side = table.status().side().expect("the game goes on");
    let has_won =
        |turn: &Turn| after(table, *turn).status().ending().is_some_and(|end| end.outcome == Outcome::Win(side));
    table.turns().into_iter().filter(has_won).collect()
}

/// The turns after which the opponent neither has won nor wins at once.
fn safe(table: &dyn Table) -> Vec<Turn> {
    let side = table.status().side().expect("the game goes on");
    let is_safe = |turn: &Turn| {
        let after = after(table, *turn);
        match after.status().ending() {
            Some(end) => end.outcome != Outcome::Win(side.other()),
            None => wins(after.as_ref()).is_empty(),
        }
    };
    table.turns().into_iter().filter(is_safe).collect()
}

/// A few positions, so many turns before a random game was won, in which `wanted` finds some turns but not all; and those
/// turns.
fn positions(game: &dyn Game, before: usize, wanted: fn(&dyn Table) -> Vec<Turn>) -> Vec<(Box<dyn Table>, Vec<Turn>)> {
    let mut found = Vec::new();
    for seed in 0..200 {
        let mut random = Random::seed_from_u64(seed);
        let mut tables = vec![game.open(&json!({})).expect("default options make a game")];
        while let Some(table) = tables.last().filter(|table| !table.status().is_over()) {
            let legal = table.turns();
            let turn = legal[below(&mut random, u32::try_from(legal.len()).expect("few turns")) as usize];
            tables.push(after(table.as_ref(), turn));
        }
        let Some(table) = tables.len().checked_sub(1 + before).map(|index| tables.swap_remove(index)) else { continue };
        let turns = wanted(table.as_ref());
        if !turns.is_empty() && turns.len() < table.turns().len() {
            found.push((table, turns));
        }
        if found.len() == 4 {
            break;
        }
    }
    found
}

/// Every level from this one on plays one of the wanted turns.
fn assert_played(game: &dyn Game, from: usize, positions: &[(Box<dyn Table>, Vec<Turn>)]) {
    assert!(!positions.is_empty(), "no position of {} to try", game.id());
    for (table, turns) in positions {
        for (index, level) in game.levels().iter().enumerate().skip(from) {
            for seed in 0..3 {
                let visits = u64::from(level.visits.min(200));
                let settings = Settings { level: Some(*level), seed, ..settings(visits) };
                let text = search(table.as_ref(), settings).turn.expect("the game goes on");
                let turn = table.read_turn(&text).expect("a legal turn");
                assert!(
                    turns.contains(&turn),
                    "level {} of {} plays {text}:\n{}",
                    index + 1,
                    game.id(),
                    table.picture()
                );
            }
        }
    }
}

#[test]
fn every_level_wins_in_one() {
    for game in games::all() {
        assert_played(*game, 0, &positions(*game, 1, wins));
    }
}

#[test]
fn from_the_second_level_on_a_loss_in_one_is_seen() {
    /// Of the positions that cannot be won at once, the turns that do not lose at once.
    fn wanted(table: &dyn Table) -> Vec<Turn> {
        if wins(table).is_empty() { safe(table) } else { Vec::new() }
    }
    for game in games::all() {
        assert_played(*game, 1, &positions(*game, 2, wanted));
    }
}
