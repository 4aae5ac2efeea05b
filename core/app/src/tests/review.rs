use serde_json::json;

use super::hands::TestDriver as _;
use super::world::{TestApp, moves, touch};
use crate::NewsKind;
use fivefold_engine::{game::Side, session::Player};

/// A game that the first side has won.
const WON: &str = "1 2 1 2 1 2 1";

#[test]
fn a_finished_game_is_not_overwritten_by_a_touch_while_it_is_looked_at() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], WON);
    let kept = world.files.text(&format!("matches/{}.json", game.number()));
    game.go_to(0);
    game.redo();
    let state = touch(&game, "g5");
    assert_eq!((state.moves.len(), state.at, state.news.kind), (7, 1, NewsKind::Refusal));
    assert_eq!(game.play("5").moves.len(), 7);
    assert!(game.legal_moves().is_empty());
    assert!(!state.abilities.hint && state.abilities.resign.is_none() && !state.abilities.agree_draw);
    assert_eq!(game.resign().moves.len(), 7);
    assert!(!game.state().abilities.players);
    assert_eq!(game.set_player(Side::First, Player::Level(1)).news.kind, NewsKind::Refusal);
    game.go_to(7);
    assert_eq!(
        world.files.text(&format!("matches/{}.json", game.number())).map(|text| text.len()),
        kept.map(|text| text.len())
    );
}

#[test]
fn undo_in_a_finished_game_looks_back() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], WON);
    let state = game.undo();
    assert_eq!((state.at, state.moves.len(), state.result.is_none()), (6, 7, true));
    assert!(state.abilities.play_from_here && state.abilities.redo);
    assert!(game.redo().result.is_some());
}

#[test]
fn playing_from_an_earlier_move_begins_a_copy() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], WON);
    assert!(!game.state().abilities.play_from_here && game.play_from_here().is_err());
    assert!(game.go_to(2).abilities.play_from_here);
    let copy = game.play_from_here().expect("a game can be copied");
    assert_ne!(copy.number(), game.number());
    assert_eq!(moves(&copy.state()), ["1", "2"]);
    assert_eq!(moves(&copy.play("5")), ["1", "2", "5"]);
    assert_eq!(moves(&game.state()).join(" "), WON);
    let kept = &world.app.home().cards[2].kept;
    assert_eq!(kept.len(), 2);
}

#[test]
fn a_copy_has_the_board_that_was_drawn_by_lot() {
    let mut world = TestApp::default();
    let options = json!({ "rows": 4, "columns": 4, "mode": "ban-bonus", "seed": 7 });
    let game = world.received("connect-any", &options, [Player::Human; 2], "");
    game.play(&game.legal_moves()[0].text);
    game.resign();
    game.go_to(0);
    let copy = game.play_from_here().expect("a game can be copied");
    let labels =
        |game: &crate::Match| game.state().board.spoken.iter().map(|element| element.label.clone()).collect::<Vec<_>>();
    assert_eq!(labels(&copy), labels(&game));
}

#[test]
fn the_computer_does_not_play_on_in_a_finished_game() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human, Player::Level(1)], WON);
    game.shown();
    let state = game.go_to(1);
    assert!(!state.abilities.let_computer_play && !state.players[0].is_thinking);
    assert_eq!(game.let_computer_play().moves.len(), 7);
    // A copy does: it is the computer's turn there.
    let copy = game.play_from_here().expect("a game can be copied");
    assert!(copy.shown().players[0].is_thinking);
}

#[test]
fn a_finished_game_can_be_analysed_move_by_move() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], WON);
    game.shown();
    game.go_to(6);
    assert!(game.set_analysis(true).analysis.expect("it is on").is_running);
    world.until(&game, "it is proven", |state| state.analysis.as_ref().is_some_and(|analysis| analysis.is_proven));
}

#[test]
fn in_a_game_that_goes_on_a_new_move_replaces_the_later_ones() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 3");
    game.go_to(1);
    assert_eq!(moves(&game.play("7")), ["1", "7"]);
}
