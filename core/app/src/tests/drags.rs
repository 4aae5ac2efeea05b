use super::driver::{TestDriver as _, can_take_back};
use super::fixture::{TestApp, moves, targets, touch};
use crate::{Match, MatchState, SpokenElement};

/// Returns the center of the element whose label begins with this text.
fn middle(state: &MatchState, label: &str) -> (f64, f64) {
    let found = state.board.spoken.iter().find(|element| element.label.starts_with(label));
    let SpokenElement { x, y, width, height, .. } = found.expect("the element exists");
    (x + width / 2.0, y + height / 2.0)
}

/// Presses at one element, drags over the board and releases at another.
fn drag(game: &Match, from: &str, to: &str) -> MatchState {
    let state = game.state();
    let ((x, y), (to_x, to_y)) = (middle(&state, from), middle(&state, to));
    game.pause();
    game.press(x, y);
    game.point_at(f64::midpoint(x, to_x), f64::midpoint(y, to_y));
    game.point_at(to_x, to_y);
    game.touch_at(to_x, to_y)
}

fn picked(state: &MatchState) -> Option<String> {
    state.board.spoken.iter().find(|element| element.is_selected).map(|element| element.label.clone())
}

#[test]
fn dragged_piece_moves_to_target() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    assert_eq!(moves(&drag(&game, "b1", "b3")), ["b1-b3"]);
    // A touch on a piece, and then a drag of the same piece.
    let (x, y) = middle(&game.state(), "a6");
    game.touch_at(x, y);
    assert_eq!(moves(&drag(&game, "a6", "c6")).len(), 2);
}

#[test]
fn dragged_piece_returns_when_dropped_elsewhere() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    let (x, y) = middle(&game.state(), "b1");
    let there = middle(&game.state(), "b2");
    game.press(x, y);
    let state = game.point_at(there.0, there.1).expect("the piece is picked");
    assert!(picked(&state).is_some_and(|label| label.starts_with("b1")));
    // Released at its origin, off the board, and canceled by the system.
    assert_eq!(picked(&game.touch_at(x, y)), None);
    game.press(x, y);
    game.point_at(there.0, there.1);
    assert_eq!(picked(&game.touch_at(-5.0, y)), None);
    game.press(x, y);
    game.point_at(there.0, there.1);
    assert_eq!(game.point_away().map(|state| picked(&state)), Some(None));
    assert!(moves(&game.state()).is_empty());
}

#[test]
fn quadrant_is_rotated_or_mirrored_by_drag() {
    for (from, to, made) in [("a6", "c6", "+"), ("c6", "b4", "+"), ("a5", "c5", "|"), ("c5", "a5", "|")] {
        let mut fixture = TestApp::default();
        let game = fixture.people("pentago-twist");
        touch(&game, "e2");
        let state = drag(&game, from, to);
        assert_eq!(moves(&state), [format!("e2:nw{made}")], "from {from} to {to}");
    }
}

#[test]
fn stone_stays_when_quadrant_drag_is_abandoned() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    touch(&game, "e2");
    // Rotation in the other direction is illegal.
    let state = drag(&game, "c6", "a6");
    assert!(moves(&state).is_empty() && can_take_back(&state) && picked(&state).is_some());
    let ((x, y), (to_x, to_y)) = (middle(&state, "f6"), middle(&state, "e4"));
    game.press(x, y);
    game.point_at(to_x, to_y);
    let state = game.point_away().expect("the drag is canceled");
    assert!(picked(&state).is_none() && can_take_back(&state));
    assert!(
        state.board.spoken.iter().any(|element| element.label.starts_with("e2") && !element.label.contains("empty"))
    );
}

#[test]
fn sliding_touch_acts_where_finger_lifts() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    assert_eq!(moves(&drag(&game, "b3", "d3")), ["4"]);
    let other = fixture.people("bridgit");
    let [first, second] = targets(&other)[..2] else { panic!("there are bridges to lay") };
    let at = |target| {
        let state = other.state();
        let element = state.board.spoken.iter().find(|element| element.target == target).expect("the element exists");
        (element.x + element.width / 2.0, element.y + element.height / 2.0)
    };
    let ((x, y), (to_x, to_y)) = (at(first), at(second));
    other.press(x, y);
    other.point_at(to_x, to_y);
    let state = other.touch_at(to_x, to_y);
    assert_eq!(moves(&state).len(), 1);
}
