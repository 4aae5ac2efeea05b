//! Tests of the levels in every game.

use serde_json::json;

use super::games::{search, settings};
use crate::game::{
    Level, Move, Outcome,
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

/// Returns the move that a level plays.
fn played_by(state: &dyn GameState, level: Level, seed: u64) -> Move {
    let settings = Settings { level: Some(level), seed, ..settings(u64::from(level.visits)) };
    let text = search(state, settings).mv.expect("the game goes on");
    state.read_move(&text).expect("a legal move")
}

/// Stones scattered over the board, while a line grows, are no moves of a person.
#[test]
fn weak_levels_play_near_earlier_moves() {
    let game = games::find("bridgit").expect("the game exists");
    for level in game.levels().iter().filter(|level| level.stays_near) {
        for seed in 0..5 {
            let mut state = game.open(&json!({})).expect("default options make a game");
            let layout = state.position().layout();
            let mut points: Vec<(f32, f32)> = Vec::new();
            for number in 0..10 {
                let mv = played_by(state.as_ref(), *level, 10 * seed + number);
                let place = state.trace(mv)[0];
                let spot = layout.spots.iter().find(|spot| spot.place == place).expect("the place is on the board");
                let is_near = |(x, y): &(f32, f32)| (x - spot.x).abs().max((y - spot.y).abs()) < 2.5;
                assert!(points.is_empty() || points.iter().any(is_near), "{}", state.position().text_board());
                points.push((spot.x, spot.y));
                state = played(state.as_ref(), mv);
            }
        }
    }
}

#[test]
fn first_level_sees_fresh_straight_threat_and_overlooks_old_diagonal() {
    let game = games::find("connect-four").expect("the game exists");
    let replies = |moves: &str| -> Vec<String> {
        let mut state = game.open(&json!({})).expect("default options make a game");
        for text in moves.split(' ') {
            let mv = state.read_move(text).expect("a legal move");
            state = played(state.as_ref(), mv);
        }
        let reply = |seed| state.move_text(played_by(state.as_ref(), game.levels()[0], seed));
        (0..40).map(reply).collect()
    };
    assert!(replies("1 7 1 7 1").iter().all(|reply| reply == "1"), "three discs in a column, the last one just played");
    // a1, b2 and c3 threaten d4, which can be filled; the last move was elsewhere.
    let replies = replies("1 2 2 3 4 3 3 4 7 4 7");
    assert!(replies.iter().any(|reply| reply != "4"), "an old diagonal is overlooked now and then: {replies:?}");
}
