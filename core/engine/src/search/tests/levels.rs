//! Tests of the levels in every game.

use serde_json::json;

use super::games::{search, settings};
use crate::game::{
    Move, Outcome,
    testing::{one_of, random},
};
use crate::games::{self, Game, GameState, played};
use crate::search::Settings;

/// Returns the moves that win immediately.
fn wins(state: &dyn GameState) -> Vec<Move> {
    let side = state.status().side().expect("the game goes on");
    let has_won = |mv: &Move| played(state, *mv).status().ending().is_some_and(|end| end.outcome == Outcome::Win(side));
    state.moves().into_iter().filter(has_won).collect()
}

/// Returns the moves after which the opponent neither has won nor can win immediately.
fn safe(state: &dyn GameState) -> Vec<Move> {
    let side = state.status().side().expect("the game goes on");
    let is_safe = |mv: &Move| {
        let after = played(state, *mv);
        match after.status().ending() {
            Some(end) => end.outcome != Outcome::Win(side.other()),
            None => wins(after.as_ref()).is_empty(),
        }
    };
    state.moves().into_iter().filter(is_safe).collect()
}

/// Returns a few positions, `before` moves before the end of a random game, in which `wanted` returns some moves but
/// not all, with those moves.
fn positions(
    game: &dyn Game,
    before: usize,
    wanted: fn(&dyn GameState) -> Vec<Move>,
) -> Vec<(Box<dyn GameState>, Vec<Move>)> {
    let mut found = Vec::new();
    for seed in 0..200 {
        let mut random = random(seed);
        let mut states = vec![game.open(&json!({})).expect("default options make a game")];
        while let Some(state) = states.last().filter(|state| !state.status().is_over()) {
            let mv = one_of(&state.moves(), &mut random);
            states.push(played(state.as_ref(), mv));
        }
        let Some(state) = states.len().checked_sub(1 + before).map(|index| states.swap_remove(index)) else { continue };
        let moves = wanted(state.as_ref());
        if !moves.is_empty() && moves.len() < state.moves().len() {
            found.push((state, moves));
        }
        if found.len() == 4 {
            break;
        }
    }
    found
}

/// Asserts that every level from this one on plays one of the wanted moves.
fn assert_played(game: &dyn Game, from: usize, positions: &[(Box<dyn GameState>, Vec<Move>)]) {
    assert!(!positions.is_empty(), "no position of {} to try", game.id());
    for (state, moves) in positions {
        for (index, level) in game.levels().iter().enumerate().skip(from) {
            for seed in 0..3 {
                let visits = u64::from(level.visits.min(200));
                let settings = Settings { level: Some(*level), seed, ..settings(visits) };
                let text = search(state.as_ref(), settings).mv.expect("the game goes on");
                let mv = state.read_move(&text).expect("a legal move");
                assert!(
                    moves.contains(&mv),
                    "level {} of {} plays {text}:\n{}",
                    index + 1,
                    game.id(),
                    state.position().text_board()
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
fn second_level_and_above_avoid_loss_in_one() {
    /// Returns the moves that do not lose immediately, in positions without an immediate win.
    fn wanted(state: &dyn GameState) -> Vec<Move> {
        if wins(state).is_empty() { safe(state) } else { Vec::new() }
    }
    for game in games::all() {
        assert_played(*game, 1, &positions(*game, 2, wanted));
    }
}
