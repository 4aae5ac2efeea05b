//! Earlier positions of an unfinished match, and moves that replace later ones.

use super::driver::TestDriver as _;
use super::fixture::{TestApp, touch};
use crate::{ButtonAction, Match, MatchEvent, MatchState};
use fivefold_engine::session::Player;

/// Returns a match of two people after five moves.
fn five_moves(fixture: &mut TestApp) -> Match {
    let game = fixture.people("connect-four");
    for mv in ["1", "2", "3", "4", "5"] {
        game.play(mv);
    }
    game
}

/// Returns whether a button leads back to the last of the five moves.
fn leads_back(state: &MatchState) -> bool {
    state.offers.iter().any(|button| button.action == ButtonAction::Match { event: MatchEvent::GoTo { number: 5 } })
}

/// Regression test: a match that was left while looking back was at the earlier move when it was opened again, without a way
/// back to the last one, and the next move replaced the later ones.
#[test]
fn match_left_while_looking_back_asks_before_a_move_replaces_several() {
    let mut fixture = TestApp::default();
    let game = five_moves(&mut fixture);
    game.go_to(2);
    game.hidden();
    let number = game.number();
    drop(game);
    let again = fixture.app.open_match(number).expect("the match is stored");
    let state = again.shown();
    assert!(leads_back(&state));
    let state = again.play("7");
    assert_eq!((state.at, state.moves.len()), (2, 5));
    assert_eq!(state.news.text, "Playing here replaces moves 3 to 5. Do it again to continue.");
    assert_eq!(again.play("7").moves.len(), 3);
}

/// Regression test: a match that was left after undoing counted as looked back when it was opened again.
#[test]
fn match_left_after_undoing_is_not_looked_back() {
    let mut fixture = TestApp::default();
    let game = five_moves(&mut fixture);
    game.go_to(2);
    game.go_to(5);
    for _ in 0..3 {
        game.undo();
    }
    game.hidden();
    let number = game.number();
    drop(game);
    let again = fixture.app.open_match(number).expect("the match is stored");
    let state = again.shown();
    assert_eq!((state.at, state.moves.len()), (2, 5));
    assert!(!leads_back(&state));
    assert_eq!(again.play("7").moves.len(), 3);
}

#[test]
fn move_after_looking_back_asks_before_it_replaces_several() {
    let mut fixture = TestApp::default();
    let game = five_moves(&mut fixture);
    game.go_to(1);
    let state = game.play("7");
    let question = "Playing here replaces moves 2 to 5. Do it again to continue.";
    assert_eq!((state.at, state.moves.len(), state.news.text.as_str()), (1, 5, question));
    let state = game.play("7");
    assert_eq!((state.at, state.moves.len()), (2, 2));
    // Undoing means to take back, and one move is soon played again.
    for mv in ["1", "2", "3", "4"] {
        game.play(mv);
    }
    // So does the computer's move, on request.
    let players = [Player::Human, Player::Level(1)];
    let watched = fixture.received("connect-four", &serde_json::json!({}), players, "1 2 3 4 5 6");
    watched.go_to(1);
    let state = watched.let_computer_play();
    assert_eq!((state.at, state.moves.len()), (1, 6));
    assert!(state.news.text.starts_with("Playing here replaces moves 2 to 6."), "{}", state.news.text);
    game.go_to(5);
    assert_eq!(game.play("7").at, 6);
    for _ in 0..5 {
        game.undo();
    }
    assert_eq!(game.play("6").moves.len(), 2);
}

/// Regression test: a touch where the computer is to move was asked about before it was refused.
#[test]
fn touch_on_computers_turn_is_refused_without_a_question() {
    let mut fixture = TestApp::default();
    let players = [Player::Human, Player::Level(1)];
    let game = fixture.received("connect-four", &serde_json::json!({}), players, "1 2 3 4 5 6");
    game.go_to(1);
    assert_eq!(touch(&game, "g1").news.text, "It’s the computer’s turn.");
    assert_eq!(game.play("7").news.text, "It’s the computer’s turn.");
    game.go_to(2);
    assert!(touch(&game, "g1").news.text.starts_with("Playing here replaces moves 3 to 6."));
}
