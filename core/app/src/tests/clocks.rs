//! Two people at one device: clocks, names and score.

use super::driver::{TestDriver as _, can_copy};
use super::fixture::{TestApp, saved};
use super::new_game::{person_names, person_rows, switch};
use crate::{
    ButtonAction, Match, MatchEvent, MatchState, NewGameEvent, NewGameState, NewsKind, NextMatch, Opponent,
    ScreenButton,
};
use fivefold_engine::session::Player;

fn timed(fixture: &mut TestApp, minutes: u32) -> Match {
    timed_each(fixture, [minutes; 2])
}

/// Begins a match of two people with these minutes each.
fn timed_each(fixture: &mut TestApp, minutes: [u32; 2]) -> Match {
    let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
    sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
    for (player, minutes) in (0..).zip(minutes) {
        while clocks(&sheet.state())[player as usize] != format!("{minutes}:00") && minutes > 0 {
            sheet.send(NewGameEvent::StepClock { player, is_up: true }).expect("a longer time");
        }
    }
    fixture.app.begin(&sheet).expect("the choices make a game")
}

/// Returns the times of both people on the sheet.
fn clocks(state: &NewGameState) -> Vec<String> {
    person_rows(state).iter().map(|row| row.clock.clone()).collect()
}

#[test]
fn each_person_has_own_clock_that_stays_in_rematch() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
    let state = sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person }).expect("another opponent");
    assert_eq!(clocks(&state), ["No clock", "No clock"]);
    let row = person_rows(&state)[0].clone();
    assert!(!row.steps.less.is_enabled && row.steps.more.is_enabled);
    assert_eq!((row.clock_words.as_str(), row.steps.more.label.as_str()), ("No clock", "Increase Clock: Player 1"));
    assert_eq!(sheet.send(row.steps.less.event), None, "there is no shorter time");
    assert_eq!(sheet.send(NewGameEvent::StepClock { player: 2, is_up: true }), None, "no such person");
    let state = sheet.send(row.steps.more.event).expect("a longer time");
    assert_eq!(
        (clocks(&state), person_rows(&state)[0].clock_words.as_str()),
        (vec!["1:00".into(), "No clock".into()], "1 minute 0 seconds")
    );
    // Only one of them has a clock, so only that one runs.
    let opened = timed_each(&mut fixture, [5, 0]);
    opened.shown();
    assert_eq!(opened.play("4").wake_ms, None, "Blue has no clock");
    fixture.clock.pass(10_000_000);
    assert_eq!(faces(&opened.play("4")), ["5:00", ""]);
    fixture.clock.pass(60_000);
    assert_eq!(faces(&opened.play("4")), ["4:00", ""]);
    opened.resign();
    let again = opened.begin_next(NextMatch::Rematch).expect("the next match can be set up");
    assert_eq!(faces(&again.state()), ["5:00", ""], "the clock stays with its person");
    let mut fixture = fixture.killed();
    let state = fixture.app.new_game("connect-four").expect("the game exists").state();
    assert_eq!(clocks(&state), ["5:00", "No clock"], "the sheet remembers it");
}

#[test]
fn choices_of_older_version_have_one_time_for_both() {
    let choices = serde_json::json!({ "opponent": "person", "minutes": 10, "names": ["Ann", "Ben"] }).to_string();
    let mut fixture = TestApp::with(&[("choices/connect-four.json", &choices)]);
    let sheet = fixture.app.new_game("connect-four").expect("the game exists");
    assert_eq!(
        (clocks(&sheet.state()), person_names(&sheet.state())),
        (vec!["10:00".into(), "10:00".into()], vec!["Ann", "Ben"])
    );
    assert!(fixture.app.home().notices().is_empty());
}

/// Returns the clock texts of the first and the second side.
fn faces(state: &MatchState) -> [String; 2] {
    // The side that begins is at the bottom.
    [1, 0].map(|bar| state.players[bar].clock.as_ref().map(|clock| clock.text.clone()).unwrap_or_default())
}

#[test]
fn clock_runs_for_side_to_move_after_first_move() {
    let mut fixture = TestApp::default();
    let opened = timed(&mut fixture, 5);
    opened.shown();
    fixture.clock.pass(60_000);
    let state = opened.tick();
    assert_eq!((faces(&state), state.wake_ms), (["5:00".into(), "5:00".into()], None), "no move was played");
    assert_eq!(opened.play("4").wake_ms, Some(1000));
    fixture.clock.pass(400);
    let state = opened.tick();
    assert_eq!((faces(&state), state.wake_ms), (["5:00".into(), "5:00".into()], Some(600)));
    fixture.clock.pass(61_600);
    let state = opened.play("4");
    assert_eq!(faces(&state), ["5:00", "3:58"]);
    let clocks: Vec<bool> = state.players.iter().filter_map(|bar| bar.clock.as_ref()).map(|it| it.is_running).collect();
    assert_eq!(clocks, [false, true]);
    let words = state.players[0].clock.as_ref().map(|clock| clock.words.clone());
    assert_eq!(words.as_deref(), Some("3 minutes 58 seconds"));
}

/// Regression test: the timer of a system can fire a fraction of a millisecond early, and the clock's display stood still.
#[test]
fn clock_timer_that_fires_early_is_set_again() {
    let mut fixture = TestApp::default();
    let opened = timed(&mut fixture, 5);
    opened.shown();
    let state = opened.play("4");
    let early = opened.send(MatchEvent::TimerFired).expect("a new state");
    assert!(early.revision > state.revision && early.wake_ms == state.wake_ms);
    assert_eq!(timed(&mut fixture, 0).send(MatchEvent::TimerFired), None, "no timer is set");
}

#[test]
fn clock_pauses_while_hidden_and_survives_kill() {
    let mut fixture = TestApp::default();
    let opened = timed(&mut fixture, 10);
    opened.shown();
    opened.play("4");
    fixture.clock.pass(30_000);
    opened.hidden();
    fixture.clock.pass(1_000_000);
    let number = opened.number();
    drop(opened);
    let mut fixture = fixture.killed();
    let opened = fixture.app.open_match(number).expect("the match is stored");
    assert_eq!(faces(&opened.shown()), ["10:00", "9:30"]);
    // An unannounced kill returns only the time since the last save.
    fixture.clock.pass(12_000);
    opened.tick();
    fixture.clock.pass(5_000);
    drop(opened);
    let mut fixture = fixture.killed();
    let opened = fixture.app.open_match(number).expect("the match is stored");
    assert_eq!(faces(&opened.shown()), ["10:00", "9:18"]);
}

#[test]
fn clock_runs_while_earlier_move_is_viewed() {
    let mut fixture = TestApp::default();
    let opened = timed(&mut fixture, 5);
    opened.shown();
    opened.play("4");
    opened.go_to(0);
    fixture.clock.pass(60_000);
    assert_eq!(faces(&opened.tick()), ["5:00", "4:00"]);
    fixture.clock.pass(240_000);
    let state = opened.tick();
    assert_eq!((state.at, state.result.is_some()), (1, true), "the time runs out");
}

#[test]
fn side_out_of_time_loses_for_good() {
    let mut fixture = TestApp::default();
    let opened = timed(&mut fixture, 5);
    opened.shown();
    opened.play("4");
    fixture.clock.pass(299_000);
    let state = opened.tick();
    assert_eq!(faces(&state), ["5:00", "0:01"]);
    assert!(state.players[0].clock.as_ref().is_some_and(|clock| clock.is_low));
    fixture.clock.pass(1000);
    let result = opened.tick().result.expect("the time has run out");
    assert_eq!((result.title.as_str(), result.reason.as_str()), ("Orange won", "Blue ran out of time."));
    assert_eq!(opened.state().players.iter().map(|bar| bar.score.as_str()).collect::<Vec<_>>(), ["0", "1"]);
    // A loss on time cannot be undone: undo steps back.
    let state = opened.undo();
    assert_eq!((state.at, state.result.is_none()), (0, true));
    assert!(can_copy(&state));
    let number = opened.number();
    drop(opened);
    let mut fixture = fixture.killed();
    let opened = fixture.app.open_match(number).expect("the match is stored");
    assert!(opened.go_to(1).result.is_some_and(|result| result.reason == "Blue ran out of time."));
}

#[test]
fn timeout_after_undo_ends_match_without_undone_move() {
    let mut fixture = TestApp::default();
    let opened = timed(&mut fixture, 5);
    opened.shown();
    for mv in ["4", "3", "5"] {
        opened.play(mv);
    }
    opened.undo();
    fixture.clock.pass(300_000);
    let state = opened.tick();
    assert_eq!((state.at, state.result.map(|result| result.title)), (2, Some("Blue won".to_owned())));
    assert_eq!(opened.go_to(3).at, 2, "the undone move is gone");
    // A look back is not an undo: the match ends in its last position.
    let opened = timed(&mut fixture, 5);
    opened.shown();
    for mv in ["4", "3", "5"] {
        opened.play(mv);
    }
    opened.go_to(1);
    fixture.clock.pass(300_000);
    let state = opened.tick();
    assert_eq!((state.at, state.result.map(|result| result.title)), (3, Some("Orange won".to_owned())));
}

#[test]
fn move_after_timeout_is_not_played() {
    let mut fixture = TestApp::default();
    let opened = timed(&mut fixture, 5);
    opened.shown();
    opened.play("4");
    fixture.clock.pass(300_000);
    let state = opened.play("4");
    assert_eq!((state.at, state.result.is_some()), (1, true));
}

#[test]
fn clock_of_shown_turn_runs_after_undo() {
    let mut fixture = TestApp::default();
    let opened = timed(&mut fixture, 5);
    opened.shown();
    for mv in ["4", "4"] {
        opened.play(mv);
    }
    opened.undo();
    fixture.clock.pass(60_000);
    let state = opened.tick();
    assert_eq!((state.headline.as_str(), faces(&state)), ("Blue’s turn", ["5:00".into(), "4:00".into()]));
    // Looking back does not stop the clock of the side to move.
    opened.redo();
    opened.go_to(1);
    fixture.clock.pass(60_000);
    assert_eq!(faces(&opened.tick()), ["4:00", "4:00"]);
}

#[test]
fn two_people_have_names_and_running_score() {
    let mut fixture = TestApp::default();
    let set_name = |player, name: &str| NewGameEvent::SetName { player, name: name.to_owned() };
    let events = [
        NewGameEvent::SetOpponent { opponent: Opponent::Person },
        set_name(0, "Ann "),
        set_name(1, "Ben\n, who has a much longer name than that"),
    ];
    let opened = fixture.begin("connect-four", events);
    let names = |state: &MatchState| state.players.iter().map(|bar| bar.name.clone()).collect::<Vec<_>>();
    let scores = |state: &MatchState| state.players.iter().map(|bar| bar.score.clone()).collect::<Vec<_>>();
    let state = opened.state();
    assert_eq!(names(&state), ["Ben, who has a much", "Ann"]);
    assert_eq!((state.headline.as_str(), scores(&state)), ("Ann’s turn", vec![String::new(), String::new()]));
    for mv in ["1", "2", "1", "2", "1", "2"] {
        opened.play(mv);
    }
    let result = opened.play("1").result.expect("the match is won");
    assert_eq!((result.title.as_str(), result.score), ("Ann won", None));
    assert_eq!(scores(&opened.state()), ["0", "1"]);
    let again = opened.begin_next(NextMatch::Rematch).expect("the next match can be set up");
    let state = again.state();
    assert_eq!(
        (names(&state), scores(&state)),
        (vec!["Ben, who has a much".into(), "Ann".into()], vec!["0".to_owned(), "1".to_owned()])
    );
    // An undone result does not count.
    again.play("4");
    again.resign();
    let state = again.state();
    let spoken = state.result.and_then(|result| result.score).map(|score| score.spoken);
    assert_eq!(spoken.as_deref(), Some("Score: Ann 1, Ben, who has a much 1."));
    assert_eq!(scores(&again.undo()), ["0", "1"]);
    let stored = fixture.app.home().cards.into_iter().find(|card| card.game == "connect-four").expect("a card").stored;
    assert_eq!(stored[0].words, "Ben, who has a much vs. Ann, move 2");
    // The new-game sheet remembers the names; against the computer there are none.
    let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
    assert_eq!(person_names(&sheet.state())[0], "Ann");
    let state = sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Computer }).expect("another opponent");
    assert!(person_names(&state).is_empty());
}

#[test]
fn two_people_without_hints_have_none_until_end() {
    let mut fixture = TestApp::default();
    let events = [NewGameEvent::SetOpponent { opponent: Opponent::Person }, NewGameEvent::SetNoHelp { is_on: true }];
    let opened = fixture.begin("connect-four", events);
    opened.play("4");
    let offers_help = |state: &MatchState| {
        let helps = |button: &ScreenButton| match &button.action {
            ButtonAction::Match { event } => matches!(event, MatchEvent::Hint | MatchEvent::SetAnalysis { .. }),
            ButtonAction::Begin { next } => *next == NextMatch::Explore,
            _ => false,
        };
        state.bar.iter().chain(state.menu.iter().flatten()).any(|button| button.is_enabled && helps(button))
    };
    assert!(!offers_help(&opened.state()));
    // A key of a keyboard sends the events too.
    opened.send(MatchEvent::SetAnalysis { is_on: true });
    opened.send(MatchEvent::Hint);
    let state = opened.state();
    assert_eq!((state.analysis, state.news.kind), (None, NewsKind::Quiet));
    let number = opened.number();
    drop(opened);
    let mut fixture = fixture.killed();
    let opened = fixture.app.open_match(number).expect("the match is stored");
    assert!(!offers_help(&opened.state()), "the match remembers it");
    opened.resign();
    let again = opened.begin_next(NextMatch::Rematch).expect("the next match can be set up");
    assert!(!offers_help(&again.state()), "the rematch has it too");
    assert!(offers_help(&opened.go_to(0)), "a finished match can be analyzed");
}

#[test]
fn concession_without_hints_is_final() {
    for concession in [MatchEvent::Resign, MatchEvent::AgreeDraw] {
        for no_help in [false, true] {
            let mut fixture = TestApp::default();
            let opened = fixture.begin(
                "connect-four",
                [NewGameEvent::SetOpponent { opponent: Opponent::Person }, NewGameEvent::SetNoHelp { is_on: no_help }],
            );
            opened.play("4");
            opened.send(concession.clone());
            opened.go_to(0);
            assert!(opened.set_analysis(true).analysis.is_some());
            opened.go_to(1);
            // Without hints, undo steps back through the finished match.
            let state = opened.undo();
            assert_eq!((state.result.is_some(), state.at), (false, u32::from(!no_help)), "{concession:?}");
            opened.play("1");
            assert_eq!(opened.state().moves.len(), if no_help { 1 } else { 2 }, "{concession:?}");
            assert_eq!(opened.go_to(1).result.is_some(), no_help, "{concession:?}");
        }
    }
}

#[test]
fn match_without_hints_is_copied_only_after_its_end() {
    let mut fixture = TestApp::default();
    let events = [NewGameEvent::SetOpponent { opponent: Opponent::Person }, NewGameEvent::SetNoHelp { is_on: true }];
    let opened = fixture.begin("connect-four", events);
    opened.play("4");
    opened.play("4");
    opened.go_to(1);
    for next in [NextMatch::FromHere, NextMatch::Explore] {
        assert!(opened.begin_next(next).is_err(), "{next:?} of a match in progress");
    }
    opened.go_to(2);
    opened.resign();
    opened.go_to(1);
    for (next, no_help) in [(NextMatch::FromHere, true), (NextMatch::Explore, false)] {
        let copy = opened.begin_next(next).expect("the match is over");
        assert_eq!(copy.lock().board.session.circumstances().no_help, no_help, "{next:?}");
    }
}

#[test]
fn sheet_of_two_people_flips_board_as_settings_do() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
    sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
    let state = sheet.send(NewGameEvent::SetFlipBoard { is_on: true }).expect("the switch changes");
    assert!(switch(&state, "Flip the board every turn").is_some_and(|row| row.is_on));
    assert_eq!(sheet.send(NewGameEvent::SetFlipBoard { is_on: true }), None);
    assert!(fixture.app.settings().flip_board);
}

#[test]
fn invalid_circumstances_are_ignored() {
    let mut fixture = TestApp::default();
    let plain = saved("connect-four", &serde_json::json!({}), [Player::Human; 2], "4 4");
    let strange = [r#""app":7"#, r#""app":{"names":["",7]}"#, r#""app":{"time":{"minutes":-1,"left-ms":[1,2]}}"#];
    for app in strange {
        let text = plain.replacen('{', &format!("{{{app},"), 1);
        let opened = fixture.app.receive(&text).unwrap_or_else(|refusal| panic!("{app}: {refusal}"));
        assert_eq!(opened.state().players[0].name, "Blue", "{app}");
        fixture.app.delete(opened.number());
    }
}
