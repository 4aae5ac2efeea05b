//! Puzzles made of the player's own mistakes.

use serde_json::json;

use super::driver::offers;
use super::fixture::TestApp;
use crate::{ButtonAction, CivilDate, Screen, Study, StudyEntry, StudyEvent, StudyState, Tone};
use fivefold_engine::session::Player;

const GAME: &str = "connect-any";

/// Orange overlooks its win in column 1, and blue can win in column 5.
const MISSED: &str = "1 5 1 5 1 5 2";
const MIRRORED: &str = "5 1 5 1 5 1 4";

/// Orange overlooks wins in the columns 1 and 5, and blue can win in column 2.
const MISSED_TWO: &str = "2 2 3 2 4 2 3";

const AGAINST_COMPUTER: [Player; 2] = [Player::Human, Player::Level(1)];

fn small_board() -> serde_json::Value {
    json!({ "rows": 5, "columns": 5, "mode": "plain" })
}

fn entry() -> StudyEntry {
    StudyEntry::Own { game: GAME.to_owned() }
}

fn test_app() -> TestApp {
    let mut fixture = TestApp::default();
    set_day(&mut fixture, 1);
    fixture
}

fn set_day(fixture: &mut TestApp, day: u8) {
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day });
}

/// Plays these moves, resigns and returns the number of the match.
fn lost(fixture: &mut TestApp, players: [Player; 2], moves: &str) -> u64 {
    let game = fixture.received(GAME, &small_board(), players, moves);
    game.resign();
    game.number()
}

/// Reviews a match until all is judged.
fn reviewed(fixture: &mut TestApp, number: u64) -> StudyState {
    let study = fixture.app.study(&StudyEntry::Review { number }).expect("the match is stored");
    study.shown();
    while study.state().progress.is_some() {
        study.heard(fixture.next_message());
    }
    study.state()
}

fn made(moves: &str) -> (TestApp, u64) {
    let mut fixture = test_app();
    let number = lost(&mut fixture, AGAINST_COMPUTER, moves);
    reviewed(&mut fixture, number);
    (fixture, number)
}

/// Returns the label of the button that leads from the review to the puzzles.
fn to_puzzles(state: &StudyState) -> Option<&str> {
    let action = ButtonAction::Open { screen: Screen::Study { entry: entry() } };
    state.bar.iter().find(|button| button.action == action).map(|button| button.label.as_str())
}

/// Returns the chip of the puzzle screen that opens the puzzles.
fn chip(fixture: &mut TestApp) -> Option<String> {
    let action = ButtonAction::Open { screen: Screen::Study { entry: entry() } };
    let mut chips = fixture.app.puzzles().games.into_iter().flat_map(|game| game.chips);
    chips.find(|chip| chip.action == action).map(|chip| chip.label)
}

fn open(fixture: &mut TestApp) -> Study {
    fixture.app.study(&entry()).expect("there is a puzzle")
}

fn is_solved(state: &StudyState) -> bool {
    offers(state, StudyEvent::Continue)
}

#[test]
fn missed_win_becomes_puzzle_of_player() {
    let mut fixture = test_app();
    assert!(chip(&mut fixture).is_none() && fixture.app.study(&entry()).is_err());
    let number = lost(&mut fixture, AGAINST_COMPUTER, MISSED);
    let review = reviewed(&mut fixture, number);
    assert_eq!(to_puzzles(&review), Some("1 new puzzle"));
    assert_eq!(chip(&mut fixture).as_deref(), Some("Your mistakes: 1"));
    let study = open(&mut fixture);
    let state = study.state();
    assert_eq!(
        (state.title.as_str(), state.detail.as_str(), state.headline.as_str()),
        ("Your mistake", "Your game, move 7", "Orange wins in one move")
    );
    assert!(is_solved(&study.play("1")));
    assert_eq!(to_puzzles(&reviewed(&mut fixture, number)), None, "the puzzle is no longer new");
    let card = fixture.app.puzzles().games.into_iter().find(|card| card.game == GAME).expect("offered");
    assert_eq!(card.rating, "Not rated yet", "an own puzzle is not rated");
}

#[test]
fn next_puzzle_after_last_own_one_is_of_the_pool() {
    let (mut fixture, _) = made(MISSED);
    let study = open(&mut fixture);
    study.play("1");
    let state = study.after(StudyEvent::Continue);
    assert!(state.title.starts_with("Puzzle "), "{}", state.title);
}

#[test]
fn same_or_mirrored_mistake_becomes_puzzle_once() {
    let (mut fixture, number) = made(MISSED);
    assert_eq!(to_puzzles(&reviewed(&mut fixture, number)), Some("1 new puzzle"), "the review is read from its file");
    let mirrored = lost(&mut fixture, AGAINST_COMPUTER, MIRRORED);
    assert_eq!(to_puzzles(&reviewed(&mut fixture, mirrored)), None);
    assert_eq!(chip(&mut fixture).as_deref(), Some("Your mistakes: 1"));
}

#[test]
fn review_of_earlier_version_makes_puzzles() {
    let (fixture, number) = made(MISSED);
    let file = format!("reviews/{number}.json");
    let record = fixture.files.text(&file).expect("the review is stored");
    assert!(record.contains("\"is_examined\":true"), "{record}");
    fixture.files.put(&file, record.replace(",\"is_examined\":true", ""));
    fixture.files.put("own-puzzles.json", "{}");
    let mut fixture = fixture.reopened();
    assert_eq!(chip(&mut fixture), None);
    reviewed(&mut fixture, number);
    assert_eq!(chip(&mut fixture).as_deref(), Some("Your mistakes: 1"));
}

#[test]
fn own_puzzle_is_gone_when_solved_on_two_days() {
    let (mut fixture, _) = made(MISSED);
    for _ in 0..2 {
        assert!(is_solved(&open(&mut fixture).play("1")));
    }
    assert!(chip(&mut fixture).is_some(), "once a day counts");
    let mut fixture = fixture.reopened();
    set_day(&mut fixture, 2);
    assert!(is_solved(&open(&mut fixture).play("1")));
    assert_eq!(chip(&mut fixture), None);
    let mirrored = lost(&mut fixture, AGAINST_COMPUTER, MIRRORED);
    reviewed(&mut fixture, mirrored);
    assert_eq!(chip(&mut fixture), None, "a solved mistake does not return");
}

#[test]
fn failed_own_puzzle_starts_again() {
    let (mut fixture, _) = made(MISSED);
    for day in [1, 2, 3] {
        set_day(&mut fixture, day);
        let study = open(&mut fixture);
        if day == 2 {
            assert_eq!(study.play("2").tone, Tone::Bad);
            study.after(StudyEvent::TryAgain);
        }
        assert!(is_solved(&study.play("1")));
    }
    assert!(chip(&mut fixture).is_some());
    set_day(&mut fixture, 4);
    let study = open(&mut fixture);
    study.after(StudyEvent::Hint);
    study.play("1");
    assert!(chip(&mut fixture).is_some(), "a hint does not count");
    set_day(&mut fixture, 5);
    assert!(is_solved(&open(&mut fixture).play("1")));
    assert_eq!(chip(&mut fixture), None);
}

#[test]
fn mistake_of_two_people_or_with_two_answers_is_no_puzzle() {
    for (players, moves) in [([Player::Human; 2], MISSED), (AGAINST_COMPUTER, MISSED_TWO)] {
        let mut fixture = test_app();
        let number = lost(&mut fixture, players, moves);
        let review = reviewed(&mut fixture, number);
        assert!(offers(&review, StudyEvent::NextSlip), "{moves} has a mistake");
        assert_eq!((to_puzzles(&review), chip(&mut fixture)), (None, None), "{moves}");
    }
}

#[test]
fn received_finished_game_makes_no_puzzle() {
    let mut fixture = test_app();
    let moves = format!("{MISSED} 5");
    let number = fixture.received(GAME, &small_board(), AGAINST_COMPUTER, &moves).number();
    assert_eq!(to_puzzles(&reviewed(&mut fixture, number)), None);
}

#[test]
fn own_puzzles_survive_deletion_of_match_and_reset_of_statistics() {
    let (mut fixture, number) = made(MISSED);
    fixture.app.delete(number);
    fixture.app.reset_statistics();
    let mut fixture = fixture.reopened();
    set_day(&mut fixture, 2);
    assert!(is_solved(&open(&mut fixture).play("1")));
}

#[test]
fn unreadable_own_puzzles_are_quarantined_and_reported_once() {
    let line = |line: &str| {
        let puzzle = r#""number":1,"game":"connect-any","options":{},"position":5,"match":1,"solved":0"#;
        format!(r#"{{"puzzles":[{{{puzzle},"line":"{line}"}}],"made":1}}"#)
    };
    for damaged in ["", "[]", "{\"made\":-1}", &line("nonsense"), &line("w0 1 0 0 1 1")] {
        let mut fixture = TestApp::with(&[("own-puzzles.json", damaged)]);
        let notices = fixture.app.home().notices();
        assert_eq!(notices, ["The puzzles from your mistakes couldn’t be read and were reset."], "{damaged}");
        assert_eq!(fixture.files.text("unreadable/own-puzzles.json-1").as_deref(), Some(damaged));
        assert!(fixture.killed().app.home().notices().is_empty());
    }
    // The moves are read when the puzzle is opened.
    let mut fixture = TestApp::with(&[("own-puzzles.json", &line("w1 1 0 0 !!!! 1"))]);
    assert!(fixture.app.study(&entry()).is_err());
    let later = line("x").replace(GAME, "chess");
    let mut fixture = TestApp::with(&[("own-puzzles.json", &later)]);
    assert!(fixture.app.home().notices().is_empty() && fixture.app.study(&entry()).is_err());
}
