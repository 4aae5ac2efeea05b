//! Two people who hand the device over after every move.

use super::driver::TestDriver as _;
use super::fixture::TestApp;
use super::new_game::switch;
use crate::{
    BoardGesture, BoardKey, ButtonAction, Match, MatchEvent, MatchPart, MatchState, NewGame, NewGameEvent, NextMatch,
    Opponent, People, ScreenButton, SettingsEvent,
};
use fivefold_engine::{
    game::{Place, Side, Target},
    session::Player,
};

const TAKE_OVER: ButtonAction = ButtonAction::Match { event: MatchEvent::TakeOver };

/// Opens the sheet of Ada and Ben, who hand the device over.
fn sheet(fixture: &mut TestApp) -> NewGame {
    let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
    sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
    for (player, name) in [(0, "Ada"), (1, "Ben")] {
        sheet.send(NewGameEvent::SetName { player, name: name.to_owned() });
    }
    sheet.send(NewGameEvent::SetHandOver { is_on: true });
    sheet
}

fn begin(fixture: &mut TestApp) -> Match {
    let sheet = sheet(fixture);
    fixture.app.begin(&sheet).expect("the choices make a game")
}

/// Plays a move and lets its motion and the deafness of new buttons pass.
fn played(fixture: &TestApp, opened: &Match, mv: &str) -> MatchState {
    opened.play(mv);
    fixture.clock.pass(5000);
    opened.state()
}

fn take_over(opened: &Match) -> MatchState {
    opened.after(MatchEvent::TakeOver)
}

fn is_handover(state: &MatchState) -> bool {
    state.parts.contains(&MatchPart::Handover)
}

fn labels(buttons: &[ScreenButton]) -> Vec<&str> {
    buttons.iter().map(|button| button.label.as_str()).collect()
}

#[test]
fn next_person_takes_over_after_motion_of_move() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture);
    let first = opened.state();
    assert_eq!((first.headline.as_str(), is_handover(&first)), ("Ada’s turn", false), "there is nobody to wait for");
    let running = labels(&first.bar).join(" ");
    let falling = opened.play("4");
    assert_eq!((falling.headline.as_str(), is_handover(&falling)), ("Pass to Ben", false));
    assert_eq!((labels(&falling.bar).join(" "), falling.offers.len()), (running.clone(), 0));
    assert!(falling.moment.announcement.ends_with("Pass to Ben"), "{}", falling.moment.announcement);
    fixture.clock.pass(falling.wake_ms.expect("the request follows").into());
    let asking = opened.send(MatchEvent::TimerFired).expect("the disc has landed");
    assert_eq!((asking.headline_side, is_handover(&asking)), (Some(Side::Second), true));
    assert_eq!((labels(&asking.bar), asking.bar[0].action.clone()), (vec!["I’m Ben", "Undo"], TAKE_OVER));
    assert!(asking.is_bar_fixed, "the button that leads on is always seen");
    assert!(asking.bar[0].is_deaf && asking.bar[0].is_main, "it replaces another button under the finger");
    fixture.clock.pass(asking.wake_ms.expect("it listens soon").into());
    assert!(!opened.state().bar[0].is_deaf);
    let state = take_over(&opened);
    assert_eq!((state.headline.as_str(), is_handover(&state)), ("Ben’s turn", false));
    assert_eq!((labels(&state.bar).join(" "), state.moment.announcement.as_str()), (running, "Ben’s turn"));
    assert_eq!(played(&fixture, &opened, "4").headline, "Pass to Ada");
}

#[test]
fn nothing_is_played_until_device_is_handed_over() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture);
    let place = Target::Place(Place(3));
    assert!(opened.state().board.spoken.iter().any(|element| element.target == place));
    let before = played(&fixture, &opened, "4");
    for event in [
        MatchEvent::Play { text: "1".to_owned() },
        MatchEvent::Hint,
        MatchEvent::Board { gesture: BoardGesture::Touch { target: place } },
        MatchEvent::Board { gesture: BoardGesture::TouchAt { x: 0.0, y: 0.0 } },
    ] {
        opened.send(event.clone());
        let state = opened.state();
        assert_eq!((state.at, &state.news, is_handover(&state)), (1, &before.news, true), "{event:?}");
    }
    assert_eq!(opened.press(0.0, 0.0), None, "no piece is lifted");
    opened.key(BoardKey::Right);
    opened.key(BoardKey::Enter);
    assert_eq!((opened.state().at, opened.legal_moves().len()), (1, 0));
    let resigns = |state: &MatchState| {
        let mut rows = state.menu.iter().flatten();
        rows.any(|row| {
            matches!(&row.action, ButtonAction::Ask { question }
            if question.action == ButtonAction::Match { event: MatchEvent::Resign })
        })
    };
    assert!(!resigns(&opened.state()), "nobody resigns for somebody else");
    assert!(resigns(&take_over(&opened)));
    assert_eq!(opened.touch(place).at, 2);
}

/// Regression test: the button took back the other player's move together with the last one.
#[test]
fn pass_screen_has_undo_only_for_its_holder() {
    let mut fixture = TestApp::default();
    let mut sheet = sheet(&mut fixture);
    sheet.send(NewGameEvent::SetTakingBack { taking_back: People::Second });
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    let undo = |state: &MatchState| labels(&state.bar).contains(&"Undo");
    assert!(!undo(&played(&fixture, &opened, "4")), "only Ben may take a move back");
    take_over(&opened);
    assert!(undo(&played(&fixture, &opened, "3")), "Ben still holds the device");
}

#[test]
fn earlier_position_waits_for_nobody() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture);
    let asking = played(&fixture, &opened, "4");
    let earlier = opened.go_to(0);
    assert_eq!((is_handover(&earlier), earlier.headline.as_str()), (false, "Ada’s turn"));
    assert_ne!(labels(&earlier.bar), labels(&asking.bar));
    opened.go_to(1);
    fixture.clock.pass(5000);
    assert!(is_handover(&opened.state()));
    // Ada takes her move back and plays another one.
    opened.undo();
    let again = played(&fixture, &opened, "3");
    assert_eq!((again.at, again.moves.len(), is_handover(&again)), (1, 1, true));
    take_over(&opened);
    opened.go_to(0);
    opened.go_to(1);
    fixture.clock.pass(5000);
    assert!(!is_handover(&opened.state()), "Ben has the device");
    // A refused move hands nothing over.
    let refused = opened.play("9");
    assert_eq!((refused.at, is_handover(&refused)), (1, false));
}

#[test]
fn clocks_wait_until_device_is_handed_over() {
    let mut fixture = TestApp::default();
    let mut sheet = sheet(&mut fixture);
    for player in [0, 1] {
        sheet.send(NewGameEvent::StepClock { player, is_up: true });
    }
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    opened.shown();
    let times = |state: &MatchState| {
        let faces = state.players.iter().filter_map(|bar| bar.clock.as_ref());
        faces.map(|face| (face.text.clone(), face.is_running)).collect::<Vec<_>>()
    };
    let expected = |ben: (&str, bool), ada: (&str, bool)| [ben, ada].map(|(text, runs)| (text.to_owned(), runs));
    opened.play("4");
    fixture.clock.pass(600_000);
    assert_eq!(times(&opened.state()), expected(("1:00", false), ("1:00", false)));
    // Looking back starts no clock either.
    opened.go_to(0);
    fixture.clock.pass(600_000);
    assert_eq!(times(&opened.go_to(1)), expected(("1:00", false), ("1:00", false)));
    assert_eq!(times(&take_over(&opened)), expected(("1:00", true), ("1:00", false)));
    fixture.clock.pass(10_000);
    opened.play("4");
    fixture.clock.pass(600_000);
    assert_eq!(times(&take_over(&opened)), expected(("0:50", false), ("1:00", true)));
}

#[test]
fn board_flips_when_device_is_handed_over() {
    let mut fixture = TestApp::default();
    fixture.app.change_settings(SettingsEvent::SetFlipBoard { is_on: true });
    let opened = begin(&mut fixture);
    assert!(!played(&fixture, &opened, "4").is_turned);
    assert!(take_over(&opened).is_turned);
    assert!(played(&fixture, &opened, "4").is_turned);
    assert!(!take_over(&opened).is_turned);
}

#[test]
fn only_two_people_in_play_hand_device_over() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture);
    for mv in ["1", "2", "1", "2", "1", "2"] {
        assert!(is_handover(&played(&fixture, &opened, mv)));
        take_over(&opened);
    }
    let state = played(&fixture, &opened, "1");
    assert_eq!((is_handover(&state), state.headline.as_str()), (false, "Ada won"));
    // The rematch keeps it, and so does the sheet; a computer takes nothing over.
    let again = opened.begin_next(NextMatch::Rematch).expect("the next match can be set up");
    assert_eq!(played(&fixture, &again, "4").headline, "Pass to Ada");
    let computer = again.after(MatchEvent::SetPlayer { side: Side::Second, player: Player::Level(1) });
    assert!(!is_handover(&computer));
    let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
    assert!(switch(&sheet.state(), "Pass the device").is_some_and(|row| row.is_on));
    sheet.send(NewGameEvent::SetHandOver { is_on: false });
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    assert_eq!(played(&fixture, &opened, "4").headline, "Ada’s turn");
}

#[test]
fn match_opened_again_asks_who_has_device() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture);
    played(&fixture, &opened, "4");
    take_over(&opened);
    let number = opened.number();
    drop(opened);
    let mut fixture = fixture.killed();
    let opened = fixture.app.open_match(number).expect("the match is stored");
    let state = opened.state();
    assert_eq!((is_handover(&state), state.headline.as_str()), (true, "Pass to Ben"));
}

/// Regression test: the second press of a double press on the one wide button reached the hint button, which takes its
/// place.
#[test]
fn second_press_on_handover_does_nothing() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture);
    played(&fixture, &opened, "4");
    let state = take_over(&opened);
    assert!(state.bar.len() > 1 && state.bar.iter().all(|button| button.is_deaf), "{:?}", state.bar);
    fixture.clock.pass(600);
    assert!(opened.state().bar.iter().all(|button| !button.is_deaf));
}
