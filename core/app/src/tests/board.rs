use serde_json::json;

use super::driver::{TestDriver as _, can_send, can_take_back};
use super::fixture::{TestApp, moves, place, saved, targets, touch};
use crate::{BoardGesture, BoardKey, Feel, MatchEvent, NewsKind, Sound};
use fivefold_engine::{
    game::{BoardOperationKind, Side, Target},
    session::Player,
};

#[test]
fn touch_plays_move_that_is_saved() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let state = touch(&game, "d5");
    assert_eq!(moves(&state), ["4"]);
    assert!(state.board.picture.length_ms > 0, "the disc falls");
    let stored = fixture.files.text(&format!("matches/{}.json", game.number())).expect("the match is stored");
    assert!(stored.contains("\"turns\":\"4\""), "{stored}");
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
fn picked_piece_is_shown_changed_and_dropped() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    let [first, second] = targets(&game)[..2] else { panic!("there are pieces to pick") };
    let state = game.touch(first);
    let picked = |state: &crate::MatchState| {
        state.board.spoken.iter().find(|element| element.is_selected).map(|element| element.target)
    };
    assert_eq!(picked(&state), Some(first));
    assert!(can_take_back(&state));
    assert_eq!(picked(&game.touch(second)), Some(second));
    let state = game.take_back();
    assert_eq!((picked(&state), can_take_back(&state)), (None, false));
}

#[test]
fn half_made_move_names_missing_step_and_is_undone() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    let state = touch(&game, "b5");
    assert_eq!(state.at, 0);
    assert!(state.news.text.contains("rotate or mirror"), "{}", state.news.text);
    assert_eq!(state.moment.announcement, state.news.text);
    let state = game.undo();
    assert!(!can_take_back(&state));
    assert_eq!(state.board.picture.length_ms, 0);
}

#[test]
fn undone_moves_are_redone_until_new_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    for mv in ["4", "4", "3"] {
        game.play(mv);
    }
    game.undo();
    let state = game.undo();
    assert_eq!((state.at, moves(&state).len(), can_send(&state, MatchEvent::Redo)), (1, 3, true));
    let state = game.redo();
    assert!(state.board.picture.length_ms > 0, "redo is animated");
    assert_eq!(state.at, 2);
    game.undo();
    let state = game.play("7");
    assert_eq!((moves(&state), can_send(&state, MatchEvent::Redo)), (vec!["4", "7"], false));
}

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
fn refusal_is_shown_until_next_move() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], "1 1 1 1 1 1");
    let state = touch(&game, "a5");
    assert_eq!((state.news.kind, state.news.text.is_empty()), (NewsKind::Refusal, false));
    assert_eq!(state.moment.announcement, state.news.text);
    assert_eq!(state.moment.feel, Some(Feel::Refuse));
    assert_eq!(game.play("2").news.kind, NewsKind::Quiet);
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
fn ghost_follows_pointer() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let still = game.state().board.picture;
    let pointed = game.point_at(0.9, 0.9).expect("a place is hovered");
    assert_ne!(pointed.board.picture.groups, still.groups);
    assert_eq!(game.point_at(0.9, 0.9), None, "nothing has changed");
    assert_eq!(game.point_away().expect("a place was hovered").board.picture.groups, still.groups);
    assert_eq!(game.point_away(), None);
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
    assert_eq!(moves(&game.act_at_cursor()), ["b5:nw|"]);
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
fn sound_and_haptics_follow_settings() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let state = game.play("4");
    assert_eq!((state.moment.sound, state.moment.feel), (None, Some(Feel::Touch)), "sounds are off by default");
    fixture.app.change_settings(crate::SettingsEvent::SetSounds { is_on: true });
    fixture.app.change_settings(crate::SettingsEvent::SetHaptics { is_on: false });
    let state = game.play("4");
    assert_eq!((state.moment.sound, state.moment.feel), (Some(Sound::Stone), None));
    assert_eq!(game.play("x").moment.sound, Some(Sound::Refuse));
    let bridge = fixture.people("bridgit");
    assert_eq!(bridge.play(&bridge.legal_moves()[0].text).moment.sound, Some(Sound::Bridge));
    let twist = fixture.people("pentago-twist");
    assert_eq!(touch(&twist, "b5").moment.sound, Some(Sound::Wood));
    let quadrant = targets(&twist).into_iter().find(|target| matches!(target, Target::Operation(..)));
    assert_eq!(twist.touch(quadrant.expect("a quadrant can be turned")).moment.sound, Some(Sound::Rotate));
    let lost = fixture.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
    assert_eq!(lost.play("1").moment.sound, Some(Sound::Win));
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
fn shared_picture_has_margin_and_no_animation() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let state = touch(&game, "d5");
    let shared = game.shared_picture();
    assert!(shared.width > state.board.picture.width);
    assert_eq!(shared.length_ms, 0);
    assert!(shared.groups.iter().all(|group| group.motions.is_empty()));
}

#[test]
fn animation_follows_reduced_motion_and_speed() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    fixture.app.set_reduced_motion(true);
    assert_eq!(touch(&game, "d5").board.picture.length_ms, 0);
    fixture.app.set_reduced_motion(false);
    let usual = touch(&game, "d5").board.picture.length_ms;
    fixture.app.change_settings(crate::SettingsEvent::SetSpeed { speed: crate::AnimationSpeed::Slow });
    game.undo();
    assert_eq!(touch(&game, "d5").board.picture.length_ms, 2 * usual);
}

#[test]
fn pass_is_offered_only_when_legal() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    assert!(!can_send(&game.state(), MatchEvent::Pass));
    assert_eq!(game.pass().news.kind, NewsKind::Refusal);
}

#[test]
fn players_are_named_at_their_seats() {
    let mut fixture = TestApp::default();
    let people = fixture.people("connect-four").state().players;
    assert_eq!([people[0].name.as_str(), people[1].name.as_str()], ["Blue", "Orange"]);
    let text = saved("connect-four", &json!({}), [Player::Level(3), Player::Human], "");
    let players = fixture.app.receive(&text).expect("a valid saved game").state().players;
    assert_eq!((players[1].name.as_str(), players[1].side), ("You", Side::Second));
    assert_eq!((players[0].name.as_str(), players[0].detail.as_str()), ("Computer", "Level 3"));
    assert!(players[0].is_to_move && players[0].is_computer);
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

#[test]
fn sound_is_delayed_until_disc_lands() {
    let mut fixture = TestApp::default();
    fixture.app.change_settings(crate::SettingsEvent::SetSounds { is_on: true });
    let game = fixture.people("connect-four");
    let deep = game.play("4");
    assert_eq!(deep.moment.sound, Some(Sound::Stone));
    assert!(deep.moment.sound_ms > 300 && deep.moment.sound_ms < deep.board.picture.length_ms, "{:?}", deep.moment);
    game.play("4");
    let higher = game.play("4");
    assert!(higher.moment.sound_ms < deep.moment.sound_ms, "a shorter fall lands earlier");
    let other = fixture.people("lines-of-action");
    let mv = other.legal_moves()[0].text.clone();
    let state = other.play(&mv);
    assert_eq!((state.moment.sound, state.moment.sound_ms), (Some(Sound::Wood), 0));
    fixture.app.change_settings(crate::SettingsEvent::SetSpeed { speed: crate::AnimationSpeed::Off });
    assert_eq!(game.play("2").moment.sound_ms, 0, "nothing moves");
}
