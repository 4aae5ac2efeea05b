use super::hands::TestDriver as _;
use super::world::{TestApp, moves, targets, touch};
use crate::{Match, MatchState, SpokenElement};

/// The middle of the element whose label begins so.
fn middle(state: &MatchState, label: &str) -> (f64, f64) {
    let found = state.board.spoken.iter().find(|element| element.label.starts_with(label));
    let SpokenElement { x, y, width, height, .. } = found.expect("it is on the board");
    (x + width / 2.0, y + height / 2.0)
}

/// A finger is put down on one thing, led over the board and lifted at another.
fn drag(game: &Match, from: &str, to: &str) -> MatchState {
    let state = game.state();
    let ((x, y), (to_x, to_y)) = (middle(&state, from), middle(&state, to));
    game.press(x, y);
    game.point_at(f64::midpoint(x, to_x), f64::midpoint(y, to_y));
    game.point_at(to_x, to_y);
    game.touch_at(to_x, to_y)
}

fn picked(state: &MatchState) -> Option<String> {
    state.board.spoken.iter().find(|element| element.is_selected).map(|element| element.label.clone())
}

#[test]
fn a_piece_is_dragged_to_where_it_is_to_go() {
    let mut world = TestApp::default();
    let game = world.people("lines-of-action");
    assert_eq!(moves(&drag(&game, "b1", "b3")), ["b1-b3"]);
    // A touch of a piece, and a drag of the same one.
    let (x, y) = middle(&game.state(), "a6");
    game.touch_at(x, y);
    assert_eq!(moves(&drag(&game, "a6", "c6")).len(), 2);
}

#[test]
fn a_piece_that_is_let_go_elsewhere_stays_where_it_is() {
    let mut world = TestApp::default();
    let game = world.people("lines-of-action");
    let (x, y) = middle(&game.state(), "b1");
    let there = middle(&game.state(), "b2");
    game.press(x, y);
    let state = game.point_at(there.0, there.1).expect("it is picked");
    assert!(picked(&state).is_some_and(|label| label.starts_with("b1")));
    // Back where it was, off the board, taken by the system.
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
fn a_quadrant_is_turned_about_its_middle_and_mirrored_across_it() {
    for (from, to, made) in [("a6", "c6", "+"), ("c6", "b4", "+"), ("a5", "c5", "|"), ("c5", "a5", "|")] {
        let mut world = TestApp::default();
        let game = world.people("pentago-twist");
        touch(&game, "e2");
        let state = drag(&game, from, to);
        assert_eq!(moves(&state), [format!("e2:nw{made}")], "from {from} to {to}");
    }
}

#[test]
fn a_quadrant_that_is_not_turned_keeps_the_stone_where_it_lies() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    touch(&game, "e2");
    // There is no turn the other way round.
    let state = drag(&game, "c6", "a6");
    assert!(moves(&state).is_empty() && state.abilities.take_back && picked(&state).is_some());
    let ((x, y), (to_x, to_y)) = (middle(&state, "f6"), middle(&state, "e4"));
    game.press(x, y);
    game.point_at(to_x, to_y);
    let state = game.point_away().expect("it is put back");
    assert!(picked(&state).is_none() && state.abilities.take_back);
    assert!(
        state.board.spoken.iter().any(|element| element.label.starts_with("e2") && !element.label.contains("empty"))
    );
}

#[test]
fn a_finger_that_slides_means_the_place_where_it_is_lifted() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    assert_eq!(moves(&drag(&game, "b3", "d3")), ["4"]);
    let other = world.people("bridgit");
    let [first, second] = targets(&other)[..2] else { panic!("there are bridges to lay") };
    let at = |target| {
        let state = other.state();
        let element = state.board.spoken.iter().find(|element| element.target == target).expect("it is there");
        (element.x + element.width / 2.0, element.y + element.height / 2.0)
    };
    let ((x, y), (to_x, to_y)) = (at(first), at(second));
    other.press(x, y);
    other.point_at(to_x, to_y);
    let state = other.touch_at(to_x, to_y);
    assert_eq!(moves(&state).len(), 1);
}
