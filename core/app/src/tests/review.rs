use serde_json::json;

use super::driver::{CHANGE_PLAYERS, can, can_copy, can_send};
use super::fixture::{TestApp, moves, touch};
use crate::{MatchEvent, NewsKind, NextMatch};
use fivefold_engine::{game::Side, session::Player};

/// A match won by the first side.
const WON: &str = "1 2 1 2 1 2 1";

#[test]
fn finished_match_is_read_only() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], WON);
    let stored = fixture.files.text(&format!("matches/{}.json", game.number()));
    game.go_to(0);
    game.redo();
    let state = touch(&game, "g5");
    assert_eq!((state.moves.len(), state.at, state.news.kind), (7, 1, NewsKind::Refusal));
    assert_eq!(game.play("5").moves.len(), 7);
    assert!(game.legal_moves().is_empty());
    assert!(
        !can_send(&state, MatchEvent::Hint)
            && !can_send(&state, MatchEvent::Resign)
            && !can_send(&state, MatchEvent::AgreeDraw)
    );
    assert_eq!(game.resign().moves.len(), 7);
    assert!(!can(&game.state(), &CHANGE_PLAYERS));
    assert_eq!(game.set_player(Side::First, Player::Level(1)).news.kind, NewsKind::Refusal);
    game.go_to(7);
    assert_eq!(
        fixture.files.text(&format!("matches/{}.json", game.number())).map(|text| text.len()),
        stored.map(|text| text.len())
    );
}

#[test]
fn play_from_here_begins_copy() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], WON);
    assert!(!can_copy(&game.state()) && game.begin_next(NextMatch::FromHere).is_err());
    assert!(can_copy(&game.go_to(2)));
    let copy = game.begin_next(NextMatch::FromHere).expect("a copy can be made");
    assert_ne!(copy.number(), game.number());
    assert_eq!(moves(&copy.state()), ["1", "2"]);
    assert_eq!(moves(&copy.play("5")), ["1", "2", "5"]);
    assert_eq!(moves(&game.state()).join(" "), WON);
    let stored = &fixture.app.home().cards[2].stored;
    assert_eq!(stored.len(), 2);
}

#[test]
fn copy_keeps_random_setup() {
    let mut fixture = TestApp::default();
    let options = json!({ "rows": 4, "columns": 4, "mode": "ban-bonus", "seed": 7 });
    let game = fixture.received("connect-any", &options, [Player::Human; 2], "");
    game.play(&game.legal_moves()[0].text);
    game.resign();
    game.go_to(0);
    let copy = game.begin_next(NextMatch::FromHere).expect("a copy can be made");
    let labels =
        |game: &crate::Match| game.state().board.spoken.iter().map(|element| element.label.clone()).collect::<Vec<_>>();
    assert_eq!(labels(&copy), labels(&game));
}

#[test]
fn computer_does_not_continue_finished_match() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human, Player::Level(1)], WON);
    game.shown();
    let state = game.go_to(1);
    assert!(!can_send(&state, MatchEvent::LetComputerPlay) && !state.players[0].is_thinking);
    assert_eq!(game.let_computer_play().moves.len(), 7);
    // In a copy it does: it is the computer's turn there.
    let copy = game.begin_next(NextMatch::FromHere).expect("a copy can be made");
    assert!(copy.shown().players[0].is_thinking);
}

#[test]
fn finished_match_can_be_analyzed() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], WON);
    game.shown();
    game.go_to(6);
    assert!(game.set_analysis(true).analysis.expect("the analysis is on").is_running);
    fixture.until(&game, "the position is proven", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.is_proven)
    });
}
