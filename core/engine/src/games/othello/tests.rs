use serde_json::json;

use super::GAME;
use crate::{
    game::{Effect, MoveError, Outcome, Side},
    games::{Game, GameState},
};

fn after(size: u16, moves: &str) -> Box<dyn GameState> {
    let mut state = GAME.open(&json!({ "size": size })).expect("a supported size");
    for text in moves.split_whitespace() {
        let mv = state.read_move(text).unwrap_or_else(|error| panic!("{error}:\n{}", state.position().text_board()));
        mv.actions().for_each(|action| drop(state.play(action).expect("a legal action")));
    }
    state
}

/// Plays the first legal action repeatedly until `is_there` returns true, and panics at the end of the game.
fn until(size: u16, is_there: impl Fn(&dyn GameState) -> bool) -> Box<dyn GameState> {
    let mut state = after(size, "");
    while !is_there(&*state) {
        let action = *state.actions().first().expect("the condition holds before the end");
        state.play(action).expect("it is legal");
    }
    state
}

#[test]
fn perft_has_known_counts() {
    // The usual board: counts by many programs, among them Edax.
    let counts: Vec<u64> = (0..=8).map(|depth| after(8, "").perft(depth)).collect();
    assert_eq!(counts, [1, 4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216]);
}

#[test]
fn enclosed_discs_turn_in_every_direction() {
    let state = after(8, "d6");
    assert_eq!((state.position().count(Side::First), state.position().count(Side::Second)), (Some(4), Some(1)));
    let state = after(8, "d6 c6");
    assert_eq!((state.position().count(Side::First), state.position().count(Side::Second)), (Some(3), Some(3)));
}

#[test]
fn discs_at_the_same_distance_turn_together() {
    let mut state = after(8, "d6");
    let action = state.read_move("c6").expect("legal").actions().next().expect("one");
    let effects = state.play(action).expect("legal").effects;
    assert!(matches!(effects.as_slice(), [Effect::Appear(_), Effect::Together(turned)] if turned.len() == 1));
}

#[test]
fn discs_are_not_enclosed_across_edges() {
    for size in [6, 8, 10] {
        let state = after(size, "");
        assert_eq!(state.actions().len(), 4, "{size}");
    }
}

#[test]
fn side_without_move_may_only_pass() {
    let state = until(8, |state| !state.operations().is_empty());
    let texts: Vec<String> = state.moves().into_iter().map(|mv| state.move_text(mv)).collect();
    assert_eq!(texts, ["pass"]);
    assert!(state.marks(None).is_empty());
}

#[test]
fn side_with_move_may_not_pass() {
    let Err(MoveError::Illegal { reason, .. }) = after(8, "").read_move("pass") else { panic!("it has moves") };
    assert_eq!(reason.key, "refuse-pass");
}

#[test]
fn result_states_disc_counts() {
    let state = until(6, |state| state.status().is_over());
    let ending = state.status().ending().expect("it is over");
    let counts = Side::BOTH.map(|side| i64::from(state.position().count(side).expect("discs are counted")));
    let numbers: Vec<_> = state.result(ending).arguments.into_iter().map(|(_, value)| value).collect();
    match ending.outcome {
        Outcome::Win(side) => assert!(counts[side.index()] > counts[side.other().index()]),
        Outcome::Draw => assert_eq!(counts[0], counts[1]),
    }
    assert!(numbers.contains(&crate::game::Argument::Number(*counts.iter().max().expect("two"))));
}

#[test]
fn unsupported_board_size_is_refused() {
    let error = GAME.open(&json!({"size": 7})).err().expect("an odd size");
    assert_eq!(error.to_string(), "option `size` is 7: a board has 6, 8 or 10 rows");
}
