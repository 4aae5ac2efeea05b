//! What the levels promise in every game that is offered.

use rand::SeedableRng;
use serde_json::json;

use super::games::{play, search, settings};
use crate::game::{Outcome, Random, Turn, below};
use crate::games::{self, Game, GameState};
use crate::search::Settings;

/// The state after a turn.
fn after(state: &dyn GameState, turn: Turn) -> Box<dyn GameState> {
    let mut after = state.copy();
    play(after.as_mut(), turn);
    after
}

/// The turns that win at once.
fn wins(state: &dyn GameState) -> Vec<Turn> {
    let side = state.status().side().expect("the game goes on");
    let has_won =
        |turn: &Turn| after(state, *turn).status().ending().is_some_and(|end| end.outcome == Outcome::Win(side));
    state.turns().into_iter().filter(has_won).collect()
}

/// The turns after which the opponent neither has won nor wins at once.
fn safe(state: &dyn GameState) -> Vec<Turn> {
    let side = state.status().side().expect("the game goes on");
    let is_safe = |turn: &Turn| {
        let after = after(state, *turn);
        match after.status().ending() {
            Some(end) => end.outcome != Outcome::Win(side.other()),
            None => wins(after.as_ref()).is_empty(),
        }
    };
    state.turns().into_iter().filter(is_safe).collect()
}

/// A few positions, so many turns before a random game was won, in which `wanted` finds some turns but not all; and those
/// turns.
fn positions(
    game: &dyn Game,
    before: usize,
    wanted: fn(&dyn GameState) -> Vec<Turn>,
) -> Vec<(Box<dyn GameState>, Vec<Turn>)> {
    let mut found = Vec::new();
    for seed in 0..200 {
        let mut random = Random::seed_from_u64(seed);
        let mut states = vec![game.open(&json!({})).expect("default options make a game")];
        while let Some(state) = states.last().filter(|state| !state.status().is_over()) {
            let legal = state.turns();
            let turn = legal[below(&mut random, u32::try_from(legal.len()).expect("few turns")) as usize];
            states.push(after(state.as_ref(), turn));
        }
        let Some(state) = states.len().checked_sub(1 + before).map(|index| states.swap_remove(index)) else { continue };
        let turns = wanted(state.as_ref());
        if !turns.is_empty() && turns.len() < state.turns().len() {
            found.push((state, turns));
        }
        if found.len() == 4 {
            break;
        }
    }
    found
}

/// Every level from this one on plays one of the wanted turns.
fn assert_played(game: &dyn Game, from: usize, positions: &[(Box<dyn GameState>, Vec<Turn>)]) {
    assert!(!positions.is_empty(), "no position of {} to try", game.id());
    for (state, turns) in positions {
        for (index, level) in game.levels().iter().enumerate().skip(from) {
            for seed in 0..3 {
                let visits = u64::from(level.visits.min(200));
                let settings = Settings { level: Some(*level), seed, ..settings(visits) };
                let text = search(state.as_ref(), settings).turn.expect("the game goes on");
                let turn = state.read_turn(&text).expect("a legal turn");
                assert!(
                    turns.contains(&turn),
                    "level {} of {} plays {text}:\n{}",
                    index + 1,
                    game.id(),
                    state.text_board()
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
    fn wanted(state: &dyn GameState) -> Vec<Turn> {
        if wins(state).is_empty() { safe(state) } else { Vec::new() }
    }
    for game in games::all() {
        assert_played(*game, 1, &positions(*game, 2, wanted));
    }
}
