//! Parts that no offered game has: an operation of a game's own, sides that change colors, and a yes/no option.

use serde_json::json;

use super::fixture::{TestApp, moves};
use crate::{BoardGesture, ButtonAction, MatchEvent, MoveRow, NewGameEvent, NewGameRow, NewGameState, StudyEntry};
use fivefold_engine::{
    game::{Side, Target},
    session::Player,
};

const PEOPLE: [Player; 2] = [Player::Human; 2];

fn colors(rows: &[MoveRow]) -> Vec<Side> {
    rows.iter().map(|row| row.color).collect()
}

#[test]
fn own_operation_is_button_with_label_of_game() {
    let mut fixture = TestApp::default();
    let game = fixture.received("hex", &json!({ "size": 5 }), PEOPLE, "c3");
    let state = game.state();
    let [button] = &state.offers[..] else { panic!("one button: {:?}", state.offers) };
    assert_eq!(button.label, "Swap colors");
    let ButtonAction::Match { event } = button.action.clone() else { panic!("{:?}", button.action) };
    let is_touch =
        matches!(event, MatchEvent::Board { gesture: BoardGesture::Touch { target: Target::Operation(..) } });
    assert!(is_touch, "{event:?}");
    let state = game.send(event).expect("the swap is legal");
    assert_eq!((moves(&state), state.offers.len()), (vec!["c3", "swap"], 0));
}

#[test]
fn moves_keep_color_they_were_played_in() {
    let mut fixture = TestApp::default();
    let game = fixture.received("hex", &json!({ "size": 5 }), PEOPLE, "c3 swap b4");
    let expected = [Side::First, Side::Second, Side::Second];
    assert_eq!(colors(&game.state().moves), expected);
    let bars = game.state().players.iter().map(|bar| (bar.side, bar.color)).collect::<Vec<_>>();
    assert!(bars.iter().all(|(side, color)| *color == side.other()), "{bars:?}");
    // Before the swap, the sides have their first colors, and the later moves keep theirs.
    let earlier = game.go_to(1);
    assert_eq!(colors(&earlier.moves), expected);
    assert!(earlier.players.iter().all(|bar| bar.color == bar.side));
    let review = fixture.app.study(&StudyEntry::Review { number: game.number() }).expect("the match is stored");
    assert_eq!(colors(&review.state().moves), expected);
}

fn swap_row(state: &NewGameState) -> (bool, NewGameEvent) {
    let rows = state.folded.iter().flat_map(|folded| &folded.rows);
    let mut switches = rows.filter_map(|row| match row {
        NewGameRow::Switch { row, event } => Some((row, event)),
        _ => None,
    });
    let (row, event) = switches.next().expect("the game has a yes/no option");
    assert_eq!((&*row.label, &*row.hint), ("Swap rule", "The second player may take over the first stone."));
    (row.is_on, event.clone())
}

#[test]
fn yes_no_option_is_switch() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("hex").expect("the game exists");
    let (is_on, event) = swap_row(&sheet.state());
    assert!(is_on);
    let state = sheet.send(event).expect("the option changes");
    let (is_on, event) = swap_row(&state);
    assert!(!is_on);
    assert_eq!(state.folded.expect("the game has options").summary, "Board size: 9, Swap rule: off");
    let state = sheet.send(event).expect("the option changes back");
    assert!(swap_row(&state).0);
    let strange = NewGameEvent::SwitchOption { name: "size".to_owned(), is_on: true };
    assert_eq!(sheet.send(strange), None);
}
