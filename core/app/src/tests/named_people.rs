//! Two people with names: their score through an evening, the names in every description, and taking back.

use super::driver::{TestDriver as _, can};
use super::fixture::TestApp;
use super::new_game::{person_names, switch};
use crate::{
    BoardGesture, ButtonAction, CivilDate, Match, MatchEvent, MatchState, NewGameEvent, NextMatch, Opponent, People,
    StudyEntry,
};
use fivefold_engine::{
    game::Side,
    session::{Player, Session, Unrated},
};

/// Begins a match between Ada, who begins, and Ben.
fn begin<const N: usize>(fixture: &mut TestApp, game: &str, events: [NewGameEvent; N]) -> Match {
    let mut sheet = fixture.app.new_game(game).expect("the game exists");
    sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
    for (player, name) in [(0, "Ada"), (1, "Ben")] {
        sheet.send(NewGameEvent::SetName { player, name: name.to_owned() });
    }
    for event in events {
        sheet.send(event);
    }
    fixture.app.begin(&sheet).expect("the choices make a game")
}

fn rematch(opened: &Match) -> Match {
    opened.begin_next(NextMatch::Rematch).expect("the next match can be set up")
}

/// Lets the side to move resign after one move, and returns the score beside the result.
fn resigned(opened: &Match, mv: &str) -> Option<String> {
    opened.play(mv);
    opened.resign();
    opened.state().result.expect("the match is over").score.map(|score| score.spoken)
}

fn undo() -> ButtonAction {
    ButtonAction::Match { event: MatchEvent::Board { gesture: BoardGesture::Undo } }
}

fn bar_scores(state: &MatchState) -> Vec<&str> {
    state.players.iter().map(|bar| bar.score.as_str()).collect()
}

#[test]
fn score_of_an_evening_goes_on_past_midnight() {
    let mut fixture = TestApp::default();
    let date = |day| CivilDate { year: 2026, month: 11, day };
    fixture.app.set_today(date(27));
    let opened = begin(&mut fixture, "connect-four", []);
    assert_eq!(resigned(&opened, "4"), None);
    let second = rematch(&opened);
    assert_eq!(resigned(&second, "4").as_deref(), Some("Score: Ada 1, Ben 1."));
    let third = rematch(&second);
    fixture.app.set_today(date(28));
    third.shown();
    assert_eq!(resigned(&third, "4").as_deref(), Some("Score: Ada 2, Ben 1."));
    let fourth = rematch(&third);
    fourth.shown();
    assert_eq!(resigned(&fourth, "4").as_deref(), Some("Score: Ada 2, Ben 2."));
    // Another game of the same night.
    let other = begin(&mut fixture, "connect-any", []);
    assert!(resigned(&other, "d4").is_some_and(|score| score.contains('3')));
    // The next day begins at nothing, unless a rematch goes on.
    fixture.app.set_today(date(29));
    let next = begin(&mut fixture, "connect-four", []);
    assert_eq!(resigned(&next, "4"), None);
}

#[test]
fn score_stays_and_result_goes_when_earlier_move_is_viewed() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture, "connect-four", []);
    resigned(&opened, "4");
    let again = rematch(&opened);
    assert!(resigned(&again, "4").is_some());
    let earlier = again.go_to(0);
    assert_eq!(earlier.result, None);
    assert_eq!(bar_scores(&earlier), ["1", "1"], "the match viewed is included");
    let last = again.go_to(1);
    assert_eq!(bar_scores(&last), ["", ""], "the score stands beside the result");
    assert!(last.result.is_some_and(|result| result.score.is_some()));
}

#[test]
fn descriptions_of_match_have_names() {
    let mut fixture = TestApp::default();
    let clocks = [0, 1].map(|player| NewGameEvent::StepClock { player, is_up: true });
    let opened = begin(&mut fixture, "connect-four", clocks);
    opened.shown();
    opened.play("4");
    // Longer than any clock.
    fixture.clock.pass(36_000_000);
    let state = opened.state();
    let result = state.result.expect("Ben’s time is over");
    assert_eq!((result.title.as_str(), result.reason.as_str()), ("Ada won", "Ben ran out of time."));
    assert_eq!(state.moment.announcement, "Ben ran out of time.");
    let number = opened.number();
    let text = fixture.app.text(number).expect("the match is stored");
    assert!(text.contains("Ben ran out of time.") && !text.contains("Blue ran out"), "{text}");
    // Ben begins the second match.
    let other = begin(&mut fixture, "connect-four", []);
    other.play("4");
    assert_eq!(other.resign().result.map(|result| result.reason).as_deref(), Some("Ada resigned."));
}

#[test]
fn losing_move_and_review_have_names() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture, "tic-tac-toe", []);
    opened.shown();
    for mv in ["a1", "a2", "b1", "c1", "b2", "c3", "b3"] {
        opened.play(mv);
    }
    opened.ended();
    let state = fixture.until(&opened, "the losing move is known", |state| {
        state.result.as_ref().is_some_and(|result| result.deciding.is_some())
    });
    let deciding = state.result.and_then(|result| result.deciding).expect("it is known");
    assert_eq!(deciding.words, "Ben’s losing move was move 2.");
    let entry = StudyEntry::Review { number: opened.number() };
    opened.hidden();
    let study = fixture.app.study(&entry).expect("the match is stored");
    study.shown();
    while study.state().progress.is_some() {
        study.heard(fixture.next_message());
    }
    let state = study.state();
    assert!(state.headline.contains("Ada got") && !state.headline.contains("Orange"), "{}", state.headline);
    assert_eq!(state.caption.split('\u{a0}').next(), Some("Ben could have saved the game until move 2"));
}

#[test]
fn undo_is_offered_only_to_the_one_who_may_take_back() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture, "connect-four", [NewGameEvent::SetTakingBack { taking_back: People::Second }]);
    assert!(!can(&opened.play("1"), &undo()), "Ada may not take her move back");
    assert_eq!(opened.undo().at, 1);
    assert!(can(&opened.play("2"), &undo()), "Ben may");
    // Also after the reply, which is taken back with it.
    assert!(can(&opened.play("3"), &undo()));
    let state = opened.undo();
    assert_eq!((state.at, state.moves.len()), (1, 3));
    assert!(!can(&state, &undo()), "no earlier move of his is the last one");
    let state = opened.play("7");
    assert!(state.at == 2 && !can(&state, &undo()), "once is enough");
    // A resignation can be taken back by both.
    assert!(can(&opened.resign(), &undo()));
    assert!(opened.undo().result.is_none());
}

#[test]
fn copy_of_match_keeps_settings_and_is_not_counted() {
    let mut fixture = TestApp::default();
    let events = [
        NewGameEvent::SetTakingBack { taking_back: People::Second },
        NewGameEvent::SetHandOver { is_on: true },
        NewGameEvent::StepClock { player: 0, is_up: true },
        NewGameEvent::StepHandicap { is_up: true },
    ];
    let first = begin(&mut fixture, "connect-four", events);
    let begun = Session::load(&first.save()).expect("a saved game").circumstances().clone();
    assert!(begun.hands_over && begun.takes_back == Some(Side::Second) && begun.handicap.is_some(), "{begun:?}");
    let resign = |game: &Match, fixture: &TestApp| {
        game.play("4");
        fixture.clock.pass(5_000);
        game.after(MatchEvent::TakeOver);
        assert!(game.resign().result.is_some(), "the second side resigns");
    };
    resign(&first, &fixture);
    first.go_to(0);
    let copy = first.begin_next(NextMatch::FromHere).expect("a copy");
    let copied = Session::load(&copy.save()).expect("a saved game").circumstances().clone();
    assert_eq!((&copied.names, copied.handicap, copied.takes_back), (&begun.names, begun.handicap, begun.takes_back));
    assert_eq!((copied.hands_over, copied.time), (true, begun.time));
    resign(&copy, &fixture);
    let again = copy.begin_next(NextMatch::Rematch).expect("a rematch");
    let played = Session::load(&again.save()).expect("a saved game").circumstances().clone();
    assert_eq!(played.won.iter().sum::<u16>(), 1, "only the first one counts");
    assert_eq!(played.handicap.map(|it| it.side), begun.handicap.map(|it| it.side.other()), "it stays with the person");
    assert_eq!((played.unrated, played.hands_over, played.names), (None, true, ["Ben", "Ada"].map(str::to_owned)));
}

#[test]
fn score_of_people_without_names_stays_with_its_person() {
    let mut fixture = TestApp::default();
    let opened = fixture.people("connect-four");
    let bars = |opened: &Match| opened.state().players.into_iter().map(|bar| (bar.name, bar.score)).collect::<Vec<_>>();
    let bar = |name: &str, score: &str| (name.to_owned(), score.to_owned());
    assert_eq!(bars(&opened), [bar("Blue", ""), bar("Orange", "")]);
    for mv in ["1", "2", "1", "2", "1", "2", "1"] {
        opened.play(mv);
    }
    assert_eq!(opened.state().result.map(|result| result.title).as_deref(), Some("Orange won"));
    assert_eq!(bars(&opened), [bar("Blue", "0"), bar("Orange", "1")]);
    // The winner now has the other color, but sits where it sat.
    let again = opened.begin_next(NextMatch::Rematch).expect("the next match can be set up");
    assert_eq!(bars(&again), [bar("Player 2", "0"), bar("Player 1", "1")]);
    assert_eq!(again.state().headline, "Orange’s turn");
    again.play("4");
    again.resign();
    let score = again.state().result.and_then(|result| result.score).map(|score| score.spoken);
    assert_eq!(score.as_deref(), Some("Score: Player 1 1, Player 2 1."), "Player 1 resigned, who moves second");
}

#[test]
fn copy_has_no_score() {
    let mut fixture = TestApp::default();
    let opened = begin(&mut fixture, "connect-four", []);
    resigned(&opened, "4");
    let again = rematch(&opened);
    assert!(resigned(&again, "4").is_some());
    again.go_to(0);
    let copy = again.begin_next(NextMatch::FromHere).expect("a finished match is copied");
    assert_eq!(bar_scores(&copy.state()), ["", ""]);
    assert_eq!(resigned(&copy, "4"), None);
}

#[test]
fn received_finished_match_is_not_counted() {
    let today = CivilDate { year: 2026, month: 11, day: 27 };
    let mut fixture = TestApp::default();
    fixture.app.set_today(today);
    let theirs = begin(&mut fixture, "connect-four", []);
    resigned(&theirs, "4");
    let save = fixture.app.save(theirs.number()).expect("the match is stored");
    let mut fixture = TestApp::default();
    fixture.app.set_today(today);
    let received = fixture.app.receive(&save).expect("a saved match");
    assert_eq!(resigned(&rematch(&received), "4"), None, "their first match");
    let next = begin(&mut fixture, "bridgit", []);
    assert_eq!(resigned(&next, "d4").as_deref(), Some("Score: Ada 1, Ben 1."));
}

#[test]
fn first_move_alternates_through_all_games() {
    let mut fixture = TestApp::default();
    begin(&mut fixture, "connect-four", []).play("4");
    let other = begin(&mut fixture, "pentago-twist", []);
    assert_eq!(other.state().headline, "Ben’s turn", "Ada began the last match");
}

#[test]
fn agreed_rules_are_offered_for_every_game() {
    let mut fixture = TestApp::default();
    let agreed = [NewGameEvent::SetNoHelp { is_on: true }, NewGameEvent::SetHandOver { is_on: true }];
    begin(&mut fixture, "connect-four", agreed).play("4");
    let mut sheet = fixture.app.new_game("connect-any").expect("the game exists");
    let state = sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person }).expect("the sheet of two people");
    for label in ["No hints", "Pass the device"] {
        assert!(switch(&state, label).is_some_and(|row| row.is_on), "{label}");
    }
}

#[test]
fn names_are_offered_for_every_game() {
    let mut fixture = TestApp::default();
    let names = |fixture: &mut TestApp, game: &str| {
        let mut sheet = fixture.app.new_game(game).expect("the game exists");
        sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
        person_names(&sheet.state()).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(names(&mut fixture, "connect-any"), ["", ""]);
    begin(&mut fixture, "connect-four", []).play("4");
    assert_eq!(names(&mut fixture, "connect-any"), ["Ada", "Ben"]);
    // Names removed for a game stay away from it.
    let unnamed = [0, 1].map(|player| NewGameEvent::SetName { player, name: String::new() });
    begin(&mut fixture, "connect-any", unnamed).play("1");
    assert_eq!(names(&mut fixture, "connect-any"), ["", ""]);
}

/// Regression test: a win with a handicap over the computer, which had taken a person's place, was rated.
#[test]
fn match_with_handicap_against_computer_is_not_rated() {
    let mut fixture = TestApp::default();
    let game = begin(&mut fixture, "connect-four", [NewGameEvent::StepHandicap { is_up: true }]);
    let why = |game: &Match| Session::load(&game.save()).expect("a saved game").circumstances().unrated;
    assert_eq!(why(&game), None);
    game.set_player(Side::First, Player::Level(1));
    assert_eq!(why(&game), Some(Unrated::Handicapped));
    game.resign();
    let again = game.begin_next(NextMatch::Rematch).expect("a rematch");
    assert_eq!(why(&again), Some(Unrated::Handicapped));
}
