use serde_json::json;

use super::hands::TestDriver as _;
use super::world::{TestApp, moves, place, saved, targets, touch};
use crate::{Arrow, BoardGesture, Feel, NewsKind, Sound};
use fivefold_engine::{
    game::{BoardOperationKind, Side, Target},
    session::Player,
};

#[test]
fn a_touch_plays_a_move_that_is_kept_at_once() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let state = touch(&game, "d5");
    assert_eq!(moves(&state), ["4"]);
    assert!(state.board.picture.length_ms > 0, "the disc falls");
    let kept = world.files.text(&format!("matches/{}.json", game.number())).expect("it is kept");
    assert!(kept.contains("\"turns\":\"4\""), "{kept}");
}

#[test]
fn a_tap_anywhere_in_a_column_drops_there_and_one_beside_the_board_nowhere() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
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
fn a_pick_is_shown_and_dropped_and_put_on_another_piece() {
    let mut world = TestApp::default();
    let game = world.people("lines-of-action");
    let [first, second] = targets(&game)[..2] else { panic!("there are pieces to pick") };
    let state = game.touch(first);
    let picked = |state: &crate::MatchState| {
        state.board.spoken.iter().find(|element| element.is_selected).map(|element| element.target)
    };
    assert_eq!(picked(&state), Some(first));
    assert!(state.abilities.take_back);
    assert_eq!(picked(&game.touch(second)), Some(second));
    let state = game.take_back();
    assert_eq!((picked(&state), state.abilities.take_back), (None, false));
}

#[test]
fn a_half_made_move_says_what_is_missing_and_is_taken_back() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    let state = touch(&game, "b5");
    assert_eq!(state.at, 0);
    assert!(state.news.text.contains("turn or mirror"), "{}", state.news.text);
    assert_eq!(state.moment.announcement, state.news.text);
    let state = game.undo();
    assert!(!state.abilities.take_back);
    assert_eq!(state.board.picture.length_ms, 0);
}

#[test]
fn what_is_undone_comes_again_until_somebody_plays_on() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    for mv in ["4", "4", "3"] {
        game.play(mv);
    }
    game.undo();
    let state = game.undo();
    assert_eq!((state.at, moves(&state).len(), state.abilities.redo), (1, 3, true));
    let state = game.redo();
    assert!(state.board.picture.length_ms > 0, "it is seen again");
    assert_eq!(state.at, 2);
    game.undo();
    let state = game.play("7");
    assert_eq!((moves(&state), state.abilities.redo), (vec!["4", "7"], false));
}

#[test]
fn a_complete_move_waits_to_be_confirmed_and_another_one_may_be_made_instead() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let mut settings = world.app.settings();
    settings.confirm_moves = true;
    world.app.set_settings(settings);
    assert!(touch(&game, "a5").abilities.confirm);
    let state = touch(&game, "b5");
    assert!(state.abilities.confirm);
    assert_eq!(state.at, 0);
    let state = game.confirm();
    assert_eq!(moves(&state), ["2"]);
    game.move_cursor(Arrow::Up);
    game.act_at_cursor();
    assert_eq!(moves(&game.act_at_cursor()).len(), 2, "Enter confirms");
}

#[test]
fn a_touch_that_means_nothing_is_explained_until_one_means_something() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 1 1 1 1 1");
    let state = touch(&game, "a5");
    assert_eq!((state.news.kind, state.news.text.is_empty()), (NewsKind::Refusal, false));
    assert_eq!(state.moment.announcement, state.news.text);
    assert_eq!(state.moment.feel, Some(Feel::Refuse));
    assert_eq!(game.play("2").news.kind, NewsKind::Quiet);
}

#[test]
fn a_move_that_is_no_move_is_explained_shortly() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let state = game.play(&"x".repeat(100_000));
    assert_eq!(state.news.kind, NewsKind::Refusal);
    assert!(state.news.text.chars().count() < 100, "{}", state.news.text);
    assert_eq!(game.play("9").news.kind, NewsKind::Refusal);
}

#[test]
fn a_motion_is_shown_once_and_goes_on_where_it_is() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let first = touch(&game, "d5").board.picture.motion;
    assert_eq!(game.state().board.picture.motion, first);
    assert_eq!(game.point_at(0.5, 0.5).expect("a ghost is shown").board.picture.motion, first);
    assert_ne!(touch(&game, "d5").board.picture.motion, first);
}

#[test]
fn the_ghost_follows_the_pointer_and_goes_with_it() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let still = game.state().board.picture;
    let pointed = game.point_at(0.9, 0.9).expect("a place is pointed at");
    assert_ne!(pointed.board.picture.groups, still.groups);
    assert_eq!(game.point_at(0.9, 0.9), None, "nothing has changed");
    assert_eq!(game.point_away().expect("it was pointed at").board.picture.groups, still.groups);
    assert_eq!(game.point_away(), None);
}

#[test]
fn the_cursor_goes_from_the_quadrant_to_its_operations() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    touch(&game, "b5");
    game.play_for_tests().board.cursor = Some(Target::Place(place(&game, "b5")));
    let state = game.act_at_cursor();
    assert_eq!(state.at, 0, "the quadrant is chosen");
    let kind = |game: &crate::Match| match game.play_for_tests().board.cursor {
        Some(Target::Operation(kind, Some(_))) => Some(kind),
        _ => None,
    };
    assert_eq!(kind(&game), Some(BoardOperationKind::Rotate));
    game.move_cursor(Arrow::Right).expect("there are two operations");
    assert_eq!(kind(&game), Some(BoardOperationKind::Mirror));
    assert_eq!(game.move_cursor(Arrow::Right), None);
    assert_eq!(moves(&game.act_at_cursor()), ["b5:nw|"]);
}

#[test]
fn a_finger_takes_over_from_the_keyboard() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let still = game.state().board.picture.groups;
    let walked = game.move_cursor(Arrow::Up).expect("the cursor comes").board.picture.groups;
    assert_ne!(walked, still);
    assert_eq!(game.set_focused(false).expect("the board had the keys").board.picture.groups, still);
    assert_eq!(game.set_focused(false), None);
    assert_eq!(game.set_focused(true).expect("the board has the keys").board.picture.groups, walked);
    game.touch_at(-1.0, -1.0);
    assert_eq!(game.play_for_tests().board.cursor, None);
}

#[test]
fn the_board_turns_round_for_the_player_opposite() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let mut settings = world.app.settings();
    settings.flip_board = true;
    world.app.set_settings(settings);
    assert!(!game.state().is_turned);
    let state = touch(&game, "a5");
    assert!(state.is_turned);
    let first = state.board.spoken.first().expect("there are places").target;
    assert_eq!(first, Target::Place(place(&game, "g1")), "what lies in the first corner is read first");
    let state = game.touch_at(0.5 + 0.2, 1.0);
    assert_eq!(state.moves.last().map(|row| row.text.as_str()), Some("7"), "the left edge is the right one");
    // Against the computer nobody sits opposite.
    let alone = world.against("connect-four", 1);
    assert!(!alone.play("4").is_turned);
}

#[test]
fn what_is_done_is_heard_and_felt_as_far_as_that_is_wanted() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let state = game.play("4");
    assert_eq!((state.moment.sound, state.moment.feel), (None, Some(Feel::Touch)), "sounds are off at first");
    let mut settings = world.app.settings();
    (settings.sounds, settings.haptics) = (true, false);
    world.app.set_settings(settings);
    let state = game.play("4");
    assert_eq!((state.moment.sound, state.moment.feel), (Some(Sound::Stone), None));
    assert_eq!(game.play("x").moment.sound, Some(Sound::Refuse));
    let bridge = world.people("bridgit");
    assert_eq!(bridge.play(&bridge.legal_moves()[0].text).moment.sound, Some(Sound::Bridge));
    let twist = world.people("pentago-twist");
    assert_eq!(touch(&twist, "b5").moment.sound, Some(Sound::Wood));
    let quadrant = targets(&twist).into_iter().find(|target| matches!(target, Target::Operation(..)));
    assert_eq!(twist.touch(quadrant.expect("a quadrant can be turned")).moment.sound, Some(Sound::Rotate));
    let lost = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
    assert_eq!(lost.play("1").moment.sound, Some(Sound::Win));
}

#[test]
fn a_moment_has_a_number_of_its_own() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let first = game.play("4").moment;
    assert_eq!(game.state().moment, first);
    assert!(game.play("4").moment.number > first.number);
    assert_eq!(first.announcement, "Orange drops in column 4.");
}

#[test]
fn a_screen_reader_finds_operations_at_the_places_of_their_quadrant() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    let state = touch(&game, "b5");
    let element = state.board.spoken.iter().find(|element| element.label.starts_with("b5")).expect("b5 is there");
    let deeds: Vec<BoardGesture> = element.actions.iter().map(|action| action.gesture).collect();
    assert_eq!(deeds.len(), 3);
    assert_eq!(deeds[2], BoardGesture::TakeBack);
    let BoardGesture::Touch { target } = deeds[0] else { panic!("{deeds:?}") };
    assert_eq!(moves(&game.touch(target)), ["b5:nw+"]);
}

#[test]
fn a_shared_picture_has_a_margin_and_nothing_moves_in_it() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let state = touch(&game, "d5");
    let shared = game.shared_picture();
    assert!(shared.width > state.board.picture.width);
    assert_eq!(shared.length_ms, 0);
    assert!(shared.groups.iter().all(|group| group.motions.is_empty()));
}

#[test]
fn nothing_moves_where_that_is_not_wanted() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    world.app.set_reduced_motion(true);
    assert_eq!(touch(&game, "d5").board.picture.length_ms, 0);
    world.app.set_reduced_motion(false);
    let usual = touch(&game, "d5").board.picture.length_ms;
    let mut settings = world.app.settings();
    settings.speed = crate::AnimationSpeed::Slow;
    world.app.set_settings(settings);
    game.undo();
    assert_eq!(touch(&game, "d5").board.picture.length_ms, 2 * usual);
}

#[test]
fn the_pass_is_offered_where_there_is_no_other_move() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    assert_eq!(game.state().abilities.pass, None);
    assert_eq!(game.pass().news.kind, NewsKind::Refusal);
}

#[test]
fn players_sit_at_their_places_and_are_named() {
    let mut world = TestApp::default();
    let people = world.people("connect-four").state().players;
    assert_eq!([people[0].name.as_str(), people[1].name.as_str()], ["Blue", "Orange"]);
    let text = saved("connect-four", &json!({}), [Player::Level(3), Player::Human], "");
    let players = world.app.receive(&text).expect("a saved game").state().players;
    assert_eq!((players[1].name.as_str(), players[1].side), ("You", Side::Second));
    assert_eq!((players[0].name.as_str(), players[0].detail.as_str()), ("Computer", "Level 3"));
    assert!(players[0].is_to_move && players[0].is_computer);
}

#[test]
fn a_board_arrives_when_it_is_opened_and_not_when_it_is_met_again() {
    let mut world = TestApp::default();
    let game = world.people("lines-of-action");
    let arriving = game.state().board.picture;
    assert!(arriving.length_ms > 0 && arriving.motion > 0);
    assert_eq!(game.state().board.picture, arriving, "it is the same motion as long as it is the same board");
    let mv = game.legal_moves()[0].text.clone();
    assert_ne!(game.play(&mv).board.picture.motion, arriving.motion);
    assert_eq!(game.go_to(0).board.picture.length_ms, 0, "it does not arrive again");
}

#[test]
fn what_is_looked_at_closer_is_the_same_board_until_it_is_turned_round_or_another() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    let view = game.state().board.view;
    assert_eq!(game.play("4").board.view, view);
    assert_eq!(game.undo().board.view, view);
    let mut settings = world.app.settings();
    settings.flip_board = true;
    world.app.set_settings(settings);
    assert_eq!(game.state().board.view, view, "who begins sees it as before");
    assert_ne!(game.play("4").board.view, view, "for the player opposite it lies the other way round");
    assert_ne!(world.people("connect-four").state().board.view, view);
}

#[test]
fn the_last_move_and_the_cursor_ought_to_be_in_sight() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    assert_eq!(game.state().board.focus, None);
    let state = game.play("4");
    let middle = |state: &crate::MatchState, name: &str| {
        let met = state.board.spoken.iter().find(|element| element.label.starts_with(name)).expect("a place");
        (met.x + 0.5, met.y + 0.5)
    };
    let focus = |state: &crate::MatchState| state.board.focus.map(|corner| (corner.x, corner.y));
    assert_eq!(focus(&state), Some(middle(&state, "d1")));
    game.gesture(BoardGesture::Focus { is_focused: true });
    let state = game.gesture(BoardGesture::MoveCursor { arrow: Arrow::Left }).expect("the cursor comes");
    let first = focus(&state);
    let state = game.gesture(BoardGesture::MoveCursor { arrow: Arrow::Left }).expect("it goes on");
    assert_ne!(focus(&state), first);
    let state = game.gesture(BoardGesture::Focus { is_focused: false }).expect("it goes");
    assert_eq!(focus(&state), Some(middle(&state, "d1")));
}

#[test]
fn what_is_suggested_ought_to_be_in_sight() {
    let mut world = TestApp::default();
    let game = world.people("bridgit");
    game.shown();
    game.play(&game.legal_moves()[0].text.clone());
    let before = game.state().board.focus;
    game.hint();
    let state = world.until(&game, "a hint", |state| state.news.kind == NewsKind::Hint);
    assert!(state.board.focus.is_some() && state.board.focus != before, "{before:?}");
}

#[test]
fn what_falls_is_heard_when_it_lands_and_what_is_placed_at_once() {
    let mut world = TestApp::default();
    let mut settings = world.app.settings();
    settings.sounds = true;
    world.app.set_settings(settings.clone());
    let game = world.people("connect-four");
    let deep = game.play("4");
    assert_eq!(deep.moment.sound, Some(Sound::Stone));
    assert!(deep.moment.sound_ms > 300 && deep.moment.sound_ms < deep.board.picture.length_ms, "{:?}", deep.moment);
    game.play("4");
    let higher = game.play("4");
    assert!(higher.moment.sound_ms < deep.moment.sound_ms, "it falls less far");
    let other = world.people("lines-of-action");
    let mv = other.legal_moves()[0].text.clone();
    let state = other.play(&mv);
    assert_eq!((state.moment.sound, state.moment.sound_ms), (Some(Sound::Wood), 0));
    settings.speed = crate::AnimationSpeed::Off;
    world.app.set_settings(settings);
    assert_eq!(game.play("2").moment.sound_ms, 0, "nothing moves");
}
