use serde_json::Value;

use super::GAME;
use crate::{
    game::{MoveError, Outcome, Side},
    games::{Game, GameState},
};

/// Returns the game state after these moves.
fn after(moves: &str) -> Box<dyn GameState> {
    let mut state = GAME.open(&Value::Null).expect("the game has no options");
    for text in moves.split_whitespace() {
        let mv = state.read_move(text).expect("a legal move");
        mv.actions().for_each(|action| drop(state.play(action).expect("a legal action")));
    }
    state
}

#[test]
fn perft_has_known_count() {
    // 255,168 games, of which 127,872 fill the board.
    let counts: Vec<u64> = (0..=9).map(|depth| after("").perft(depth)).collect();
    assert_eq!(counts, [1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);
}

#[test]
fn three_in_row_win_in_every_direction() {
    for moves in ["a1 a2 b1 b2 c1", "a1 b1 a2 b2 a3", "a1 b1 b2 c1 c3", "c1 a1 b2 b1 a3"] {
        let ending = after(moves).status().ending().expect("the game has a winner");
        assert_eq!((ending.outcome, ending.reason), (Outcome::Win(Side::First), "end-three"), "{moves}");
    }
}

#[test]
fn last_stone_wins_if_it_completes_three() {
    let ending = after("c2 a1 b1 b2 a2 a3 c1 b3 c3").status().ending().expect("the board is full");
    assert_eq!(ending.outcome, Outcome::Win(Side::First));
}

#[test]
fn full_board_without_three_is_draw() {
    let ending = after("b2 a1 c3 a3 a2 c2 b1 b3 c1").status().ending().expect("the board is full");
    assert_eq!((ending.outcome, ending.reason), (Outcome::Draw, "end-full"));
}

#[test]
fn occupied_square_is_refused_with_name() {
    let Err(MoveError::Illegal { text, reason }) = after("b2").read_move("b2") else { panic!("b2 is taken") };
    assert_eq!((text.as_str(), reason.key), ("b2", "refuse-taken"));
}
