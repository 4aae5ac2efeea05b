//! The buttons of a match, its menu, and the same game once more.

use serde_json::json;

use super::{
    driver::TestDriver as _,
    fixture::{TestApp, moves},
};
use crate::{ButtonAction, Match, MatchEvent, MatchState, NewGameEvent, NewsKind, NextMatch, Opponent, ScreenButton};
use fivefold_engine::session::Player;

fn row(game: &Match, label: &str) -> ScreenButton {
    let rows: Vec<_> = game.state().menu.into_iter().flatten().filter(|row| row.label == label).collect();
    let [row] = &rows[..] else { panic!("{label} appears {} times", rows.len()) };
    row.clone()
}

fn labels(game: &Match) -> Vec<Vec<String>> {
    game.state().menu.iter().map(|card| card.iter().map(|row| row.label.clone()).collect()).collect()
}

/// Checks the menu of a state: at most eight rows in cards of one or two, nothing twice, nothing that cannot be done.
fn check(state: &MatchState, name: &str) {
    let rows = state.menu.concat();
    assert!((3..=8).contains(&rows.len()), "{name}: {} rows", rows.len());
    assert!(state.menu.iter().all(|card| (1..=2).contains(&card.len())), "{name}: {:?}", state.menu);
    assert!(rows.iter().chain(&state.tools).all(|button| button.is_enabled), "{name}: {rows:?}");
    assert!(state.tools.len() <= 5, "{name}: {:?}", state.tools);
    let actions: Vec<_> = rows.iter().chain(&state.tools).map(|button| &button.action).collect();
    for (at, action) in actions.iter().enumerate() {
        assert!(!actions[..at].contains(action), "{name}: {action:?} twice");
    }
}

#[test]
fn menu_of_every_state_has_at_most_eight_rows() {
    let mut fixture = TestApp::default();
    for id in ["bridgit", "lines-of-action", "connect-four", "connect-any", "pentago-twist"] {
        let people = fixture.people(id);
        check(&people.state(), "untouched");
        for _ in 0..3 {
            let legal = people.legal_moves();
            check(&people.play(&legal[legal.len() / 2].text), "begun");
        }
        check(&people.undo(), "undone");
        check(&people.go_to(1), "looking back");
        people.go_to(3);
        check(&people.set_analysis(true), "analyzed");
        check(&people.begin_next(NextMatch::Explore).expect("a copy").state(), "explored");
        check(&people.resign(), "finished");
        check(&people.go_to(1), "looking back after the end");
        let computer = fixture.against(id, 2);
        check(&computer.state(), "against the computer");
        let legal = computer.legal_moves();
        check(&computer.play(&legal[0].text), "while the computer thinks");
        check(&computer.resign(), "lost");
        let watched = fixture.received(id, &json!({}), [Player::Level(1), Player::Level(2)], "");
        check(&watched.state(), "watched");
        let linked = fixture.app.receive(&people.link().expect("a short match").message).expect("a link");
        check(&linked.state(), "received");
    }
}

#[test]
fn menu_has_what_can_be_done_now() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let begin = vec!["New game".to_owned()];
    assert_eq!(labels(&game)[0], begin, "nothing to start over");
    game.play("4");
    let cards = [
        ["New game", "Start over"],
        ["Players and strength", "Rules"],
        ["Explore from here", "Share…"],
        ["Agree to a draw", "Resign"],
    ];
    assert_eq!(labels(&game), cards);
    let details = |game: &Match| game.state().menu.concat().into_iter().map(|row| row.detail).collect::<Vec<_>>();
    assert_eq!(details(&game), ["", "", "Two people", "", "a copy, from move 2", "", "", "asks first"]);
    game.resign();
    assert_eq!(labels(&game), [vec!["New game", "Start over"], vec!["Rules"], vec!["Share…"]]);
    let computer = fixture.against("connect-four", 5);
    assert_eq!(row(&computer, "Players and strength").detail, "Level 5");
    assert_eq!(labels(&computer)[2], ["Share…"], "exploring would be a help");
    let copy = game_in_copy(&mut fixture);
    assert_eq!(labels(&copy)[2], ["Set up a position", "Share…"]);
}

/// Begins a match of two people and explores it in a copy.
fn game_in_copy(fixture: &mut TestApp) -> Match {
    let game = fixture.people("connect-four");
    game.play("4");
    let copy = game.begin_next(NextMatch::Explore).expect("a running match of two people can be explored");
    assert_eq!(moves(&copy.state()), ["4"]);
    assert!(copy.state().analysis.is_some());
    copy
}

#[test]
fn share_opens_five_ways_in_place() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let ButtonAction::Unfold { buttons } = row(&game, "Share…").action else { panic!("not in place") };
    let ways: Vec<_> = buttons.iter().map(|way| way.label.as_str()).collect();
    assert_eq!(ways, ["Link", "Picture", "QR code", "Text", "File"]);
    let number = game.number();
    assert_eq!(buttons[3].action, ButtonAction::ShareText { number });
    assert_eq!(buttons[4].action, ButtonAction::ShareFile { number });
}

#[test]
fn shared_text_has_players_moves_result_and_link() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    for mv in ["1", "2", "1", "2", "1", "2"] {
        game.play(mv);
    }
    let running = fixture.app.text(game.number()).expect("a stored match");
    assert!(running.contains("6. Blue drops in column 2\n\nOrange’s turn\n\nfivefold:connect-four/"), "{running}");
    game.play("1");
    game.go_to(2);
    let text = fixture.app.text(game.number()).expect("a stored match");
    let (words, link) = text.rsplit_once("\n\n").expect("a link below the rest");
    let lines: Vec<_> = words.lines().collect();
    assert_eq!(lines[..5], ["Connect Four", "Orange", "Blue", "", "1. Orange drops in column 1"]);
    assert_eq!(lines[10..12], ["7. Orange drops in column 1", ""]);
    assert_eq!(lines[12], "Orange won. Orange has four in a row.");
    let opened = fixture.app.receive(&text).expect("the text has a link");
    assert!(link.starts_with("fivefold:connect-four/") && moves(&opened.state()).len() == 7, "{text}");
    let mut sheet = fixture.app.new_game("connect-four").expect("there is such a game");
    sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
    sheet.send(NewGameEvent::StepHandicap { is_up: true });
    let helped = fixture.app.begin(&sheet).expect("the match begins");
    let text = fixture.app.text(helped.number()).expect("a stored match");
    assert!(text.starts_with("Connect Four\nOrange\nBlue\u{a0}· Handicap: 1\n\n"), "{text:?}");
    let ranked = fixture.against("connect-four", 3);
    let text = fixture.app.text(ranked.number()).expect("a stored match");
    assert!(text.starts_with("Connect Four\nOrange\nBlue: Computer\u{a0}· Level 3\n\nOrange’s turn"), "{text}");
}

#[test]
fn tools_beside_the_menu_lead_to_redo_moves_and_settings() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let tools = |game: &Match| game.state().tools.iter().map(|tool| tool.label.clone()).collect::<Vec<_>>();
    assert_eq!(tools(&game), ["All legal moves", "Settings"]);
    game.play("4");
    assert_eq!(tools(&game), ["Moves", "All legal moves", "Settings"]);
    assert_eq!(game.undo().at, 0);
    assert_eq!(tools(&game), ["Redo", "Moves", "All legal moves", "Settings"]);
    let ButtonAction::Match { event } = game.state().tools[0].action.clone() else { panic!("not in the match") };
    assert_eq!(game.after(event).at, 1);
    game.resign();
    assert_eq!(tools(&game), ["Undo", "Moves", "Settings"]);
    game.go_to(0);
    assert_eq!(tools(&game), ["Redo", "Analysis", "Moves", "Settings"]);
}

#[test]
fn coach_is_switched_where_one_is_available() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 2);
    for is_on in [true, false] {
        let coach = game.after(MatchEvent::SetCoach { is_on }).coach;
        assert_eq!(coach.map(|row| row.is_on), Some(is_on));
    }
    game.resign();
    assert!(game.after(MatchEvent::SetCoach { is_on: true }).coach.is_none(), "a finished match has no coach");
    assert!(fixture.people("connect-four").state().coach.is_none(), "two people have no coach");
}

#[test]
fn steppers_lead_to_their_moves_and_stop_at_the_ends() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    let targets = |state: &MatchState| -> Vec<Option<u32>> {
        let target = |button: &ScreenButton| match button.action {
            ButtonAction::Match { event: MatchEvent::GoTo { number } } if button.is_enabled => Some(number),
            _ => None,
        };
        state.steppers.iter().map(target).collect()
    };
    assert_eq!(targets(&game.play("5")), [Some(0), Some(1), None, None]);
    assert_eq!(targets(&game.go_to(0)), [None, None, Some(1), Some(2)]);
}

#[test]
fn analysis_and_result_replace_the_last_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let state = game.play("4");
    assert_eq!(
        (state.news.text.as_str(), state.moves[0].spoken.as_str()),
        ("Orange drops in column 4", "1. Orange drops in column 4")
    );
    assert_eq!(game.set_analysis(true).news.text, "");
    assert_eq!(game.play("9").news.kind, NewsKind::Refusal, "a refusal is still shown");
    game.set_analysis(false);
    assert_eq!(game.resign().news.text, "");
}

#[test]
fn restart_begins_same_game_and_keeps_first() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 2);
    game.play("4");
    let again = game.begin_next(NextMatch::Restart).expect("the next match can be set up");
    assert_ne!(again.number(), game.number());
    assert!(again.state().moves.is_empty());
    assert_eq!(again.players(), game.players(), "the players keep their sides");
    assert_eq!(again.players()[1], Player::Level(2));
    assert!(!moves(&game.state()).is_empty(), "the first match is kept");
    assert!(fixture.app.home().undo_offer.is_some(), "an undo is offered");
}

#[test]
fn irreversible_actions_ask_first() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    for (label, event) in [("Resign", MatchEvent::Resign), ("Agree to a draw", MatchEvent::AgreeDraw)] {
        let ButtonAction::Ask { question } = row(&game, label).action else { panic!("{label} does not ask") };
        assert!(question.words.ends_with('?'), "{}", question.words);
        assert_eq!((question.yes.as_str(), question.action), (label, ButtonAction::Match { event }));
    }
    let asked = |game: &Match| match row(game, "Resign").action {
        ButtonAction::Ask { question } => question.words,
        _ => panic!("resigning does not ask"),
    };
    assert_eq!(asked(&game), "Resign as Blue?");
    let alone = fixture.against("connect-four", 1);
    assert_eq!(asked(&alone), "Resign this game?");
}

#[test]
fn saved_text_of_open_match_includes_undo() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    game.undo();
    assert_eq!(fixture.app.save(game.number()).ok(), Some(game.save()));
}
