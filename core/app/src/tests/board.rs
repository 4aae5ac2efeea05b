use super::driver::{TestDriver as _, can_send, can_take_back};
use super::fixture::{TestApp, moves, place, targets, touch};
use crate::{BoardGesture, BoardKey, MatchEvent, MatchState, NewsKind, picture::Stroke};
use fivefold_engine::{
    game::{BoardOperationKind, Target},
    games,
};
use std::collections::BTreeSet;

#[test]
fn keys_step_through_moves_and_escape_partial_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    assert!(game.key(BoardKey::Home).is_none() && game.key(BoardKey::Escape).is_none(), "both are left to the system");
    let first = game.legal_moves()[0].text.clone();
    game.play(&first);
    assert_eq!(game.key(BoardKey::PageUp).map(|state| state.at), Some(0));
    assert_eq!(game.key(BoardKey::End).map(|state| state.at), Some(1));
    assert!(game.key(BoardKey::PageDown).is_none(), "the last position is shown");
    game.touch(targets(&game)[0]);
    assert!(game.key(BoardKey::Escape).is_some_and(|state| !can_take_back(&state)));
    assert_eq!(game.key(BoardKey::Backspace).map(|state| state.at), Some(0));
}

#[test]
fn half_of_the_first_move_is_no_composed_position() {
    for (game, options) in super::fixture::small_games() {
        let mut fixture = TestApp::default();
        let opened = fixture.received(game, &options, [fivefold_engine::session::Player::Human; 2], "");
        let state = opened.touch(targets(&opened)[0]);
        assert!(!state.news.text.contains("Composed"), "{game}: {}", state.news.text);
    }
}

#[test]
fn tap_anywhere_in_column_drops_disc() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let state = game.state();
    let spots: Vec<_> =
        state.board.spoken.iter().map(|element| (element.label.clone(), element.x, element.y)).collect();
    for (label, x, y) in spots.iter().filter(|(label, ..)| label.starts_with('c')) {
        let state = game.touch_at(x + 0.4, y + 0.6);
        assert_eq!(moves(&state), ["3"], "{label}");
        game.undo();
    }
    let state = game.touch_at(-0.2, 1.0);
    assert!(state.moves.iter().all(|row| row.number > state.at), "{state:#?}");
    assert_eq!(state.news.kind, NewsKind::Quiet);
}

#[test]
fn complete_move_waits_for_confirmation() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    fixture.app.change_settings(crate::SettingsEvent::SetConfirmMoves { is_on: true });
    assert!(can_send(&touch(&game, "a5"), MatchEvent::Confirm));
    let state = touch(&game, "b5");
    assert!(can_send(&state, MatchEvent::Confirm));
    assert_eq!(state.at, 0);
    let state = game.confirm();
    assert_eq!(moves(&state), ["2"]);
    game.key(BoardKey::Up);
    game.act_at_cursor();
    assert_eq!(moves(&game.act_at_cursor()).len(), 2, "Enter confirms");
}

#[test]
fn invalid_move_text_is_refused_briefly() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let state = game.play(&"x".repeat(100_000));
    assert_eq!(state.news.kind, NewsKind::Refusal);
    assert!(state.news.text.chars().count() < 100, "{}", state.news.text);
    assert_eq!(game.play("9").news.kind, NewsKind::Refusal);
}

#[test]
fn animation_keeps_its_id_until_next_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let first = touch(&game, "d5").board.picture.motion;
    assert_eq!(game.state().board.picture.motion, first);
    assert_eq!(game.point_at(0.5, 0.5).expect("a ghost is shown").board.picture.motion, first);
    assert_ne!(touch(&game, "d5").board.picture.motion, first);
}

#[test]
fn cursor_moves_from_quadrant_to_operations() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    touch(&game, "b5");
    game.lock().board.cursor = Some(Target::Place(place(&game, "b5")));
    let state = game.act_at_cursor();
    assert_eq!(state.at, 0, "the quadrant is chosen");
    let kind = |game: &crate::Match| match game.lock().board.cursor {
        Some(Target::Operation(kind, Some(_))) => Some(kind),
        _ => None,
    };
    assert_eq!(kind(&game), Some(BoardOperationKind::Rotate));
    game.key(BoardKey::Right).expect("there are two operations");
    assert_eq!(kind(&game), Some(BoardOperationKind::Mirror));
    assert_eq!(game.key(BoardKey::Right), None);
    let state = game.act_at_cursor();
    assert_eq!(moves(&state), ["b5:nw|"]);
    assert_eq!(state.moves[0].label, "b5");
    assert!(state.moves[0].picture.is_some(), "a sign stands for the twist");
}

#[test]
fn touch_clears_keyboard_cursor() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let still = game.state().board.picture.groups;
    let walked = game.key(BoardKey::Up).expect("the cursor appears").board.picture.groups;
    assert_ne!(walked, still);
    assert_eq!(game.set_focused(false).expect("the board had focus").board.picture.groups, still);
    assert_eq!(game.set_focused(false), None);
    assert_eq!(game.set_focused(true).expect("the board has focus").board.picture.groups, walked);
    game.touch_at(-1.0, -1.0);
    assert_eq!(game.lock().board.cursor, None);
}

#[test]
fn board_flips_for_opposite_player() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    fixture.app.change_settings(crate::SettingsEvent::SetFlipBoard { is_on: true });
    assert!(!game.state().is_turned);
    let state = touch(&game, "a5");
    assert!(state.is_turned);
    let first = state.board.spoken.first().expect("the board has places").target;
    assert_eq!(first, Target::Place(place(&game, "g1")), "the top left place is read first");
    let state = game.touch_at(0.5 + 0.2, 1.0);
    assert_eq!(state.moves.last().map(|row| row.text.as_str()), Some("7"), "the left edge shows the last column");
    // A match against the computer has no opposite player.
    let alone = fixture.against("connect-four", 1);
    assert!(!alone.play("4").is_turned);
}

#[test]
fn quadrants_are_named_as_seen_on_flipped_board() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    fixture.app.change_settings(crate::SettingsEvent::SetFlipBoard { is_on: true });
    touch(&game, "a1");
    let state = game.play("a1:sw+");
    assert!(state.is_turned && state.news.text.contains("top-right quadrant"), "{:?}", state.news);
    fixture.app.change_settings(crate::SettingsEvent::SetFlipBoard { is_on: false });
    let upright = game.state();
    assert!(!upright.is_turned && upright.news.text.contains("bottom-left quadrant"), "{:?}", upright.news);
}

#[test]
fn moment_has_unique_id() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let first = game.play("4").moment;
    assert_eq!(game.state().moment, first);
    assert!(game.play("4").moment.number > first.number);
    assert_eq!(first.announcement, "Orange drops in column 4.");
}

#[test]
fn screen_reader_finds_operations_on_quadrant_places() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    let state = touch(&game, "b5");
    let element = state.board.spoken.iter().find(|element| element.label.starts_with("b5")).expect("b5 is there");
    let gestures: Vec<BoardGesture> = element.actions.iter().map(|action| action.gesture).collect();
    assert_eq!(gestures.len(), 3);
    assert_eq!(gestures[2], BoardGesture::TakeBack);
    let BoardGesture::Touch { target } = gestures[0] else { panic!("{gestures:?}") };
    assert_eq!(moves(&game.touch(target)), ["b5:nw+"]);
}

#[test]
fn rotor_goes_over_pieces_of_one_color() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    let of = |state: &MatchState, color: usize| -> Vec<String> {
        let spoken = |target: &Target| state.board.spoken.iter().find(|element| element.target == *target);
        let targets = &state.board.rotors[color].targets;
        targets.iter().map(|target| spoken(target).expect("an element").label.clone()).collect()
    };
    let state = game.state();
    assert_eq!(state.board.rotors.iter().map(|rotor| rotor.label.as_str()).collect::<Vec<_>>(), ["Orange", "Blue"]);
    assert_eq!([of(&state, 0).len(), of(&state, 1).len()], [12, 12]);
    let capture = (0..40).find_map(|_| {
        let legal = game.legal_moves();
        let capture = legal.iter().find(|mv| mv.text.contains('x'));
        let state = game.play(&capture.unwrap_or(&legal[0]).text);
        capture.map(|_| state)
    });
    let state = capture.expect("a piece is captured");
    for (color, words) in ["orange piece", "blue piece"].into_iter().enumerate() {
        let labels = state.board.spoken.iter().map(|element| element.label.clone());
        assert_eq!(of(&state, color), labels.filter(|label| label.ends_with(words)).collect::<Vec<_>>(), "{words}");
    }
    assert_eq!(of(&state, 0).len() + of(&state, 1).len(), 23);
}

#[test]
fn every_element_of_board_has_short_name_to_say() {
    let mut fixture = TestApp::default();
    for rules in games::all() {
        let game = fixture.people(rules.id());
        let spoken = game.state().board.spoken;
        let names: BTreeSet<_> = spoken.iter().map(|element| element.input_label.as_str()).collect();
        assert_eq!(names.len(), spoken.len(), "{}: each has another name", rules.id());
        assert!(spoken.iter().all(|element| element.label.contains(&element.input_label)), "{}", rules.id());
    }
}

#[test]
fn shared_picture_has_heading_and_no_animation() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let state = touch(&game, "d5");
    let shared = game.shared_picture();
    assert!(shared.width > state.board.picture.width);
    assert_eq!(shared.length_ms, 0);
    assert!(shared.groups.iter().all(|group| group.motions.is_empty()));
    let strokes = shared.groups.iter().flat_map(|group| &group.strokes);
    let captions = strokes.filter_map(|stroke| match stroke {
        Stroke::Caption { text, bold: true, .. } => Some(text.clone()),
        _ => None,
    });
    assert!(captions.collect::<Vec<_>>().contains(&state.name));
}

#[test]
fn board_entrance_plays_once_per_opening() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    let arriving = game.state().board.picture;
    assert!(arriving.length_ms > 0 && arriving.motion > 0);
    assert_eq!(game.state().board.picture, arriving, "the motion keeps its id");
    let mv = game.legal_moves()[0].text.clone();
    assert_ne!(game.play(&mv).board.picture.motion, arriving.motion);
    assert_eq!(game.go_to(0).board.picture.length_ms, 0, "the arrival is not repeated");
}

#[test]
fn zoom_view_id_changes_with_board_and_flip() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let view = game.state().board.view;
    assert_eq!(game.play("4").board.view, view);
    assert_eq!(game.undo().board.view, view);
    fixture.app.change_settings(crate::SettingsEvent::SetFlipBoard { is_on: true });
    assert_eq!(game.state().board.view, view, "the first side's view is unchanged");
    assert_ne!(game.play("4").board.view, view, "the board is flipped for the opposite player");
    assert_ne!(fixture.people("connect-four").state().board.view, view);
}

#[test]
fn focus_is_last_move_or_cursor() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    assert_eq!(game.state().board.focus, None);
    let state = game.play("4");
    let middle = |state: &crate::MatchState, name: &str| {
        let met = state.board.spoken.iter().find(|element| element.label.starts_with(name)).expect("a place");
        (met.x + 0.5, met.y + 0.5)
    };
    let focus = |state: &crate::MatchState| state.board.focus.map(|corner| (corner.x, corner.y));
    assert_eq!(focus(&state), Some(middle(&state, "d1")));
    game.make(BoardGesture::Focus { is_focused: true });
    let state = game.make(BoardGesture::Key { key: BoardKey::Left }).expect("the cursor appears");
    let first = focus(&state);
    let state = game.make(BoardGesture::Key { key: BoardKey::Left }).expect("the cursor moves");
    assert_ne!(focus(&state), first);
    let state = game.make(BoardGesture::Focus { is_focused: false }).expect("the focus is lost");
    assert_eq!(focus(&state), Some(middle(&state, "d1")));
}

#[test]
fn focus_is_hinted_target() {
    let mut fixture = TestApp::default();
    let game = fixture.people("bridgit");
    game.shown();
    game.play(&game.legal_moves()[0].text.clone());
    let before = game.state().board.focus;
    game.hint();
    let state = fixture.until(&game, "a hint", |state| state.news.kind == NewsKind::Hint);
    assert!(state.board.focus.is_some() && state.board.focus != before, "{before:?}");
}
