//! The end of a match is told when it has been seen, and a button that replaces another is deaf at first.

use std::time::Duration;

use super::{driver::TestDriver as _, fixture::TestApp};
use crate::{
    AnimationSpeed, ButtonAction, Match, MatchEvent, MatchState, Moment, NextMatch, ScreenButton, SettingsEvent,
    StudyEntry, StudyEvent, Symbol,
};

const REMATCH: ButtonAction = ButtonAction::Begin { next: NextMatch::Rematch };

/// Plays a match in which the next move in column 1 wins.
fn one_short_of_a_win(fixture: &mut TestApp) -> Match {
    let game = fixture.people("connect-four");
    for mv in ["1", "2", "1", "2", "1", "2"] {
        game.play(mv);
    }
    game
}

fn send(game: &Match, text: &str) -> MatchState {
    game.send(MatchEvent::Play { text: text.to_owned() }).expect("a legal move")
}

/// Lets the timer of a state fire.
fn wake(fixture: &TestApp, game: &Match, state: &MatchState) -> MatchState {
    fixture.clock.pass(state.wake_ms.expect("a timer is set").into());
    game.send(MatchEvent::TimerFired).expect("the timer has an effect")
}

fn symbols(row: &[ScreenButton]) -> Vec<Symbol> {
    row.iter().map(|button| button.symbol).collect()
}

#[test]
fn result_follows_last_motion_and_rest_follows_line() {
    let mut fixture = TestApp::default();
    let game = one_short_of_a_win(&mut fixture);
    let running = symbols(&game.state().bar);
    let falling = send(&game, "1");
    assert_eq!((falling.at, falling.result.as_ref()), (7, None), "the disc is falling");
    assert_eq!((falling.headline.as_str(), symbols(&falling.bar)), ("", running.clone()));
    assert!(falling.players.iter().all(|bar| bar.score.is_empty() && !bar.is_highlighted));
    assert_eq!(falling.news.text, "Orange drops in column 1");
    let fall_ms = falling.wake_ms.expect("the result follows");
    assert!((200..700).contains(&fall_ms), "{fall_ms}");
    let Moment { sound_ms, haptic_after_sound_ms, .. } = falling.moment;
    assert_eq!((sound_ms, haptic_after_sound_ms), (fall_ms, 0), "the win is heard and felt when the disc has landed");
    let landed = wake(&fixture, &game, &falling);
    let result = landed.result.clone().expect("the disc has landed");
    assert_eq!((landed.headline.as_str(), result.title.as_str()), ("Orange won", "Orange won"));
    assert!(landed.players.iter().all(|bar| bar.score.is_empty()));
    assert_eq!((symbols(&landed.bar), landed.is_bar_fixed), (running, true), "the line is being drawn");
    let drawn = wake(&fixture, &game, &landed);
    assert_eq!(
        (&drawn.bar[0].action, drawn.is_bar_fixed),
        (&REMATCH, false),
        "wide buttons leave the texts too little room"
    );
    assert!(drawn.result.is_some(), "the result stays");
    assert_eq!(drawn.players.iter().map(|bar| bar.score.as_str()).collect::<Vec<_>>(), ["0", "1"]);
    let line_ms = landed.wake_ms.expect("the rest follows");
    assert_eq!(fall_ms + line_ms, drawn.board.picture.length_ms, "all is shown when nothing moves");
    // A timer that fires early is set again.
    game.undo();
    let falling = send(&game, "1");
    fixture.clock.pass(1);
    let early = game.send(MatchEvent::TimerFired).expect("a new state");
    assert_eq!((early.wake_ms, early.result), (falling.wake_ms.map(|ms| ms - 1), None));
}

#[test]
fn undo_rests_while_end_is_shown() {
    let mut fixture = TestApp::default();
    let game = one_short_of_a_win(&mut fixture);
    assert!(game.state().bar[0].is_enabled);
    // A press there would replace the button by the rematch, and the second press of a rhythm would begin it.
    let falling = send(&game, "1");
    assert_eq!((falling.bar[0].symbol, falling.bar[0].is_enabled), (Symbol::Undo, false));
    let landed = wake(&fixture, &game, &falling);
    assert_eq!((landed.bar[0].symbol, landed.bar[0].is_enabled), (Symbol::Undo, false));
    let drawn = wake(&fixture, &game, &landed);
    assert_eq!((&drawn.bar[0].action, drawn.bar[0].is_deaf), (&REMATCH, true));
}

#[test]
fn result_is_immediate_without_motion() {
    let mut fixture = TestApp::default();
    let resigned = one_short_of_a_win(&mut fixture);
    assert!(resigned.send(MatchEvent::Resign).is_some_and(|state| state.result.is_some()));
    fixture.app.change_settings(SettingsEvent::SetSpeed { speed: AnimationSpeed::Off });
    let game = one_short_of_a_win(&mut fixture);
    let state = send(&game, "1");
    assert!(state.result.is_some() && state.bar[0].action == REMATCH, "{:?}", state.bar);
    let number = game.number();
    drop(game);
    let mut fixture = fixture.killed();
    let state = fixture.app.open_match(number).expect("the match is stored").state();
    assert!(state.result.is_some() && state.wake_ms.is_none(), "a reopened match has ended long ago");
}

#[test]
fn button_that_replaces_another_is_deaf_for_600_ms() {
    let mut fixture = TestApp::default();
    fixture.app.change_settings(SettingsEvent::SetSpeed { speed: AnimationSpeed::Off });
    let game = one_short_of_a_win(&mut fixture);
    assert!(game.state().bar.iter().all(|button| !button.is_deaf), "nothing was replaced");
    let ended = send(&game, "1");
    assert_eq!(ended.bar.iter().map(|button| button.is_deaf).collect::<Vec<_>>(), [true, true]);
    assert_eq!(ended.wake_ms, Some(600));
    fixture.clock.pass(599);
    assert!(game.state().bar.iter().all(|button| button.is_deaf));
    let later = wake(&fixture, &game, &game.state());
    assert!(later.bar.iter().all(|button| !button.is_deaf) && later.wake_ms.is_none());
    // A switch stays the same button.
    game.undo();
    fixture.clock.pass(600);
    assert!(game.set_analysis(true).bar.iter().all(|button| !button.is_deaf));
}

#[test]
fn second_press_on_hint_does_not_play_it() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.shown();
    let asked = game.hint();
    assert!(asked.bar[1].symbol == Symbol::Forward && asked.bar[1].is_deaf, "{:?}", asked.bar[1]);
    fixture.until(&game, "a hint", |state| state.bar[1].symbol == Symbol::Hint);
    assert!(game.state().bar[1].is_deaf);
    fixture.clock.pass(600);
    assert!(!game.state().bar[1].is_deaf);
}

#[test]
fn bar_of_puzzle_and_lesson_never_changes() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(crate::CivilDate { year: 2026, month: 11, day: 22 });
    let entries = ["bridgit", "lines-of-action", "connect-four", "connect-any", "pentago-twist"].map(str::to_owned);
    let puzzles = entries.clone().map(|game| StudyEntry::Puzzle { game });
    let lessons = entries.map(|game| StudyEntry::Lesson { game });
    for entry in puzzles.into_iter().chain(lessons) {
        let study = fixture.app.study(&entry).expect("the study exists");
        let labels = |state: &crate::StudyState| -> Vec<String> {
            assert!((2..=3).contains(&state.bar.len()) && state.offers.len() <= 2, "{entry:?}: {:?}", state.bar);
            // A puzzle can be explored too.
            let most = if state.kind == crate::StudyKind::Puzzle { 5 } else { 4 };
            assert!((3..=most).contains(&state.menu.concat().len()), "{entry:?}");
            state.bar.iter().map(|button| button.label.clone()).collect()
        };
        let bar = labels(&study.state());
        let legal = study.legal_moves();
        for mv in legal.iter().take(12) {
            assert_eq!(labels(&study.play(&mv.text)), bar, "{entry:?} after {}", mv.text);
            assert_eq!(labels(&study.after(StudyEvent::TryAgain)), bar, "{entry:?}");
        }
        for event in [StudyEvent::Hint, StudyEvent::Answer, StudyEvent::Next, StudyEvent::First] {
            assert_eq!(labels(&study.after(event.clone())), bar, "{entry:?} after {event:?}");
        }
        for spoken in study.state().board.spoken {
            study.make(crate::BoardGesture::Touch { target: spoken.target });
            assert_eq!(labels(&study.state()), bar, "{entry:?} after a touch");
        }
    }
}

#[test]
fn primary_button_of_study_is_deaf_when_it_replaces_another() {
    let mut fixture = TestApp::default();
    let study = fixture.app.study(&StudyEntry::Lesson { game: "connect-four".to_owned() }).expect("a lesson");
    let next = study.state().offers.remove(0);
    assert!(next.is_main && !next.is_enabled && !next.is_deaf, "{next:?}");
    let wrong = study.legal_moves().iter().map(|mv| study.play(&mv.text)).find(|state| state.offers[0] != next);
    let again = &wrong.expect("a move ends the step").offers[0];
    assert!(again.is_enabled, "{again:?}");
    if again.symbol != next.symbol {
        assert!(again.is_deaf, "{again:?}");
        fixture.clock.pass(Duration::from_millis(600).as_millis().try_into().expect("a short time"));
        assert!(!study.tick().offers[0].is_deaf);
    }
}

/// The sound and the haptics of a move belong to the end of its first motion; the second knock of a bridge and the stop of a
/// quadrant are heard then.
#[test]
fn landing_is_heard_and_felt_at_its_end() {
    let mut fixture = TestApp::default();
    fixture.app.change_settings(SettingsEvent::SetSounds { is_on: true });
    let mut landing = |game: &str, moves: &[&str]| {
        let game = fixture.people(game);
        let moment = moves.iter().fold(None, |_, mv| Some(send(&game, mv).moment)).expect("a move");
        (moment.sound_ms, moment.haptic_after_sound_ms)
    };
    assert_eq!(landing("lines-of-action", &["b8-d6"]), (240, 0), "a slide");
    assert_eq!(landing("bridgit", &["d4"]), (110, 70), "both ends of a bridge");
    let (sound_ms, after_ms) = landing("connect-four", &["4"]);
    assert!(after_ms == 0 && (350..500).contains(&sound_ms), "a fall of six rows: {sound_ms}");
    assert!(landing("connect-four", &["4", "4", "4"]).0 < sound_ms, "a shorter fall");
    fixture.app.change_settings(SettingsEvent::SetSpeed { speed: AnimationSpeed::Off });
    let game = fixture.people("connect-four");
    let moment = send(&game, "4").moment;
    assert_eq!((moment.sound_ms, moment.haptic_after_sound_ms), (0, 0), "without motions at once");
}
