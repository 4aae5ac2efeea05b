use serde_json::{Value, json};

use super::{against_computer, survives, tic_tac_toe, touch};
use crate::{
    game::Side,
    session::{MOST_BYTES, MOST_TURNS, SaveError, Session},
};

fn load(saved: &Value) -> Result<Session, SaveError> {
    Session::load(&saved.to_string())
}

fn refused(saved: &Value) -> String {
    load(saved).expect_err("it is wrong").to_string()
}

#[test]
fn a_saved_game_is_one_line_of_json() {
    let mut session = against_computer(Side::Second, "a1 b2 c3");
    session.undo();
    let saved =
        r#"{"fivefold":1,"game":"tic-tac-toe","options":{},"players":["human",{"level":3}],"turns":"a1 b2 c3","at":2}"#;
    assert_eq!(session.save(), saved);
}

#[test]
fn a_match_survives_at_every_turn_and_in_every_state() {
    let mut session = tic_tac_toe("");
    survives(&session);
    for text in ["b2", "a1", "c3", "a3", "a2", "c2", "b3", "b1", "c1"] {
        session.play(text).expect("legal");
        survives(&session);
    }
    session.go_to(4).expect("there are nine");
    survives(&session);
    let mut session = tic_tac_toe("a1");
    session.set_confirm(true);
    touch(&mut session, "b2");
    survives(&session);
    let mut session = tic_tac_toe("a1");
    session.resign(Side::Second).expect("the game is on");
    survives(&session);
    let mut session = tic_tac_toe("a1");
    session.agree_draw().expect("two people");
    survives(&session);
}

#[test]
fn the_least_that_is_a_saved_game_is_enough_and_unknown_keys_are_ignored() {
    let session = load(&json!({"fivefold": 1, "game": "tic-tac-toe", "mood": {"a": [1]}})).expect("enough");
    assert_eq!((session.at(), session.played().len()), (0, 0));
    let session = load(&json!({"fivefold": 1, "game": "tic-tac-toe", "turns": " a1\n b2 "})).expect("enough");
    assert_eq!(session.at(), 2);
}

#[test]
fn an_illegal_turn_is_named_with_its_number() {
    let saved = json!({"fivefold": 1, "game": "tic-tac-toe", "turns": "a1 b2 a1 c3"});
    assert_eq!(refused(&saved), "turn 3: `a1` is not legal here. a1 is taken.");
    let saved = json!({"fivefold": 1, "game": "tic-tac-toe", "turns": "a1 a2 b1 b2 c1 c2"});
    assert_eq!(refused(&saved), "turn 6: `c2` is not legal here. The game is over.");
}

#[test]
fn every_other_fault_of_a_saved_game_is_named() {
    let game = "tic-tac-toe";
    let won = "a1 a2 b1 b2 c1";
    for (saved, error) in [
        (json!({"fivefold": 2, "game": game}), "saved games of version 2 are not known here, only of version 1"),
        (json!({"fivefold": "x", "game": game}), "saved games of version \"x\" are not known here, only of version 1"),
        (json!({"game": game}), "not a saved game: missing field `fivefold` at line 1 column 22"),
        (json!({"fivefold": 1, "game": "chess"}), "there is no game `chess`"),
        (json!({"fivefold": 1, "game": game, "at": 1}), "`at` is 1, but there are 0 turns"),
        (json!({"fivefold": 1, "game": game, "players": ["human", {"level": 9}]}), "there is no level 9"),
        (
            json!({"fivefold": 1, "game": game, "turns": won, "result": "agreed"}),
            "`result` is given, but the game was over by its rules",
        ),
        (
            json!({"fivefold": 1, "game": game, "partial": {"turn": "d4"}}),
            "`partial`: `d4` is not the beginning of a turn here",
        ),
        (
            json!({"fivefold": 1, "game": game, "partial": {"picked": "z"}}),
            "`partial`: `z` is not the beginning of a turn here",
        ),
        (
            json!({"fivefold": 1, "game": game, "options": {"size": 4}}),
            "options: unknown field `size`, there are no fields",
        ),
        (json!({"fivefold": 1, "game": game, "options": 4}), "options: options must be an object"),
    ] {
        assert_eq!(refused(&saved), error, "{saved}");
    }
}

#[test]
fn absurd_sizes_are_refused_at_once() {
    let long = " ".repeat(10_000_000);
    assert_eq!(Session::load(&long).expect_err("too long"), SaveError::TooLong(10_000_000));
    let deep = "[".repeat(MOST_BYTES);
    assert!(matches!(Session::load(&deep), Err(SaveError::Form(_))));
    let many = "a1 ".repeat(MOST_TURNS + 1);
    let saved = json!({"fivefold": 1, "game": "tic-tac-toe", "turns": many});
    assert!(matches!(load(&saved), Err(SaveError::Turn { number: 2, .. })));
}

#[test]
fn what_is_no_saved_game_is_an_error_whatever_it_is() {
    for text in ["", "null", "1", "[]", "{}", "{\"fivefold\":", "🙂", "\u{0}", "{\"fivefold\":1}"] {
        assert!(matches!(Session::load(text), Err(SaveError::Form(_))), "{text}");
    }
}
