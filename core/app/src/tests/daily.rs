use std::{path::Path, sync::Arc};

use super::fixture::{Fault, MemoryFiles, TestApp};
use crate::{App, CivilDate, Environment, Study, StudyEntry, StudyEvent, StudyKind, picture::Stroke};
use fivefold_engine::{
    games,
    puzzles::{self, PoolError},
    search::{ListenerFault, SearchListener, SearchProgress, SearchReport},
    text::{Language, Locale},
};

/// A listener that is never called: no search runs here.
struct IdleListener;

impl SearchListener for IdleListener {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        Ok(())
    }

    fn on_finished(&self, _: SearchReport) -> Result<(), ListenerFault> {
        Ok(())
    }
}

fn date(year: i32, month: u8, day: u8) -> CivilDate {
    CivilDate { year, month, day }
}

/// Solves the puzzle of this day.
fn solve(app: &mut App, today: CivilDate) {
    app.set_today(today);
    let study = app.study(&StudyEntry::Daily).expect("there is a puzzle every day");
    super::puzzles::solve(&study);
}

fn title(study: &Study) -> (StudyKind, String, String) {
    let state = study.state();
    (state.kind, state.game, state.headline)
}

fn streak(app: &mut App, today: CivilDate) -> (String, String) {
    app.set_today(today);
    let daily = app.puzzles().daily.expect("there is a puzzle every day");
    (daily.streak, daily.longest)
}

#[test]
fn home_shows_no_daily_puzzle_before_date_is_set() {
    let mut fixture = TestApp::default();
    assert_eq!(fixture.app.home().daily, None);
    fixture.app.set_today(date(2026, 11, 22));
    let card = fixture.app.home().daily.expect("a puzzle every day");
    assert_eq!((card.name.as_str(), card.buttons[0].label.as_str()), ("Daily puzzle", "Solve"));
    assert!(card.status != "Solved" && !card.picture.groups.is_empty());
    assert_eq!(card.week.expect("the card has a week").words, "No streak yet");
}

#[test]
fn daily_puzzle_changes_at_midnight() {
    let mut fixture = TestApp::default();
    let (today, tomorrow) = (date(2026, 12, 31), date(2027, 1, 1));
    fixture.app.set_today(today);
    let open = fixture.app.study(&StudyEntry::Daily).unwrap();
    fixture.app.set_today(tomorrow);
    assert_ne!(title(&open), title(&fixture.app.study(&StudyEntry::Daily).unwrap()));
    super::puzzles::solve(&open);
    assert!(fixture.app.puzzles().daily.unwrap().button.is_main, "tomorrow's puzzle is unsolved");
    assert_eq!(streak(&mut fixture.app, tomorrow), ("1 day in a row".into(), "Longest: 1".into()));
    solve(&mut fixture.app, tomorrow);
    assert_eq!(streak(&mut fixture.app, tomorrow).0, "2 days in a row");
    assert_eq!(fixture.app.home().daily.unwrap().status, "Solved");
}

#[test]
fn daily_puzzle_survives_clock_going_back() {
    let mut fixture = TestApp::default();
    let (before, today) = (date(2026, 3, 1), date(2026, 3, 2));
    solve(&mut fixture.app, before);
    solve(&mut fixture.app, today);
    let picture = fixture.app.puzzles().daily.unwrap().picture;
    assert_eq!(streak(&mut fixture.app, before).0, "1 day in a row");
    assert!(!fixture.app.puzzles().daily.unwrap().button.is_main);
    assert_eq!(streak(&mut fixture.app, date(2026, 2, 27)), ("No streak yet".into(), "Longest: 2".into()));
    assert_eq!(streak(&mut fixture.app, today).0, "2 days in a row");
    assert_eq!(fixture.app.puzzles().daily.unwrap().picture, picture);
}

#[test]
fn daily_streak_counts_day_skipped_at_date_line_as_missed() {
    let mut fixture = TestApp::default();
    solve(&mut fixture.app, date(2026, 5, 9));
    let (row, longest) = streak(&mut fixture.app, date(2026, 5, 11));
    assert_eq!((row.as_str(), longest.as_str()), ("No streak yet", "Longest: 1"));
    solve(&mut fixture.app, date(2026, 5, 11));
    assert_eq!(streak(&mut fixture.app, date(2026, 5, 11)).0, "1 day in a row");
}

#[test]
fn leap_day_counts_in_streak_and_calendar() {
    let mut fixture = TestApp::default();
    for day in [date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1)] {
        solve(&mut fixture.app, day);
    }
    assert_eq!(streak(&mut fixture.app, date(2028, 3, 1)).0, "3 days in a row");
    fixture.app.set_today(date(2028, 2, 29));
    let daily = fixture.app.puzzles().daily.unwrap();
    assert_eq!(
        (daily.month.as_str(), daily.days.words.as_str()),
        ("February 2028", "February 2028. Monday 28, solved. Tuesday 29, solved.")
    );
    let captions = |app: &mut App| -> Vec<String> {
        let picture = app.puzzles().daily.unwrap().days.picture;
        let strokes = picture.groups.into_iter().flat_map(|group| group.strokes);
        let text = |stroke| if let Stroke::Caption { text, .. } = stroke { Some(text) } else { None };
        strokes.filter_map(text).collect()
    };
    // The week begins on Sunday in English. Solved days have a disc in place of the number.
    let numbers: Vec<String> = ["S", "M", "T", "W", "T", "F", "S"]
        .map(str::to_owned)
        .into_iter()
        .chain((1..=27).map(|day: u8| day.to_string()))
        .collect();
    assert_eq!(captions(&mut fixture.app), numbers);
    for (locale, first) in [("de", "M"), ("ja", "日"), ("ar", "س"), ("pt-BR", "D"), ("en-GB", "M"), ("de-US", "S")] {
        fixture.app.set_locale(Locale::new(locale));
        assert_eq!(captions(&mut fixture.app)[0], first, "{locale}");
    }
}

#[test]
fn revealed_daily_puzzle_is_not_solved() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(date(2026, 11, 22));
    let study = fixture.app.study(&StudyEntry::Daily).unwrap();
    study.after(StudyEvent::Answer);
    study.after(StudyEvent::TryAgain);
    super::puzzles::solve(&study);
    assert_eq!(streak(&mut fixture.app, date(2026, 11, 22)).0, "No streak yet");
    study.after(StudyEvent::First);
    super::puzzles::solve(&study);
    assert_eq!(streak(&mut fixture.app, date(2026, 11, 22)).0, "1 day in a row", "solved at the second attempt");
}

#[test]
fn solved_daily_puzzle_survives_kill() {
    let mut fixture = TestApp::default();
    let today = date(2026, 11, 22);
    solve(&mut fixture.app, today);
    let mut fixture = fixture.killed();
    assert_eq!(streak(&mut fixture.app, today).0, "1 day in a row");
}

#[test]
fn unreadable_puzzle_record_is_quarantined_and_reported_once() {
    let wrong_rating = r#"{"games":{"bridgit":{"rating":{"rating":-5,"deviation":60,"volatility":0.06},"last":3}}}"#;
    for damaged in ["", "{\"days\": [1, 2", "[]", "null", "{\"days\": \"x\"}", wrong_rating] {
        let mut fixture = TestApp::with(&[("puzzles.json", damaged)]);
        assert_eq!(fixture.app.home().notices(), ["Your puzzle progress couldn’t be read and was reset."], "{damaged}");
        solve(&mut fixture.app, date(2026, 11, 22));
        assert_eq!(fixture.files.text("unreadable/puzzles.json-1").as_deref(), Some(damaged));
        let mut fixture = fixture.killed();
        assert!(fixture.app.home().notices().is_empty());
        assert_eq!(streak(&mut fixture.app, date(2026, 11, 22)).0, "1 day in a row");
    }
}

#[test]
fn full_disk_keeps_puzzle_results_in_memory() {
    let mut fixture = TestApp::default();
    fixture.files.set_fault(Some(Fault::Full));
    let today = date(2026, 11, 22);
    solve(&mut fixture.app, today);
    assert_eq!(streak(&mut fixture.app, today).0, "1 day in a row");
}

#[test]
fn damaged_puzzle_pool_is_reported_once() {
    let files = Arc::new(MemoryFiles::default());
    let environment = Environment { files, pools: |_| Err(PoolError::Line(7)), ..Environment::default() };
    let mut app = App::open_in(environment, Path::new("/app"), Language::ENGLISH, Arc::new(IdleListener));
    app.set_today(date(2026, 11, 22));
    let said = "The puzzles can’t be loaded. Everything else works.";
    assert_eq!(app.home().notices(), [said]);
    assert_eq!(app.home().daily, None);
    let key = app.home().message.expect("the damage is reported").key;
    app.dismiss(key);
    assert!(app.puzzles().daily.is_none());
    assert!(app.puzzles().games.is_empty());
    let learn = app.learn();
    assert_eq!(learn.games.len(), games::all().len(), "lessons need no puzzles");
    assert!(learn.games.iter().all(|game| !game.picture.groups.is_empty()));
    assert_eq!(app.study(&StudyEntry::Daily).unwrap_err().0, said);
    assert_eq!(app.study(&StudyEntry::Puzzle { game: "bridgit".to_owned() }).unwrap_err().0, said);
    assert!(app.home().notices().is_empty(), "the damage was reported");
    assert!(app.open_game("bridgit").is_ok());
}

#[test]
fn truncated_puzzle_pool_is_refused_or_shorter() {
    let game = games::find("connect-any").unwrap();
    let text = game.puzzles();
    for at in (0..text.len()).step_by(97) {
        let Ok(pool) = puzzles::Pool::read(game, &text[..at]) else { continue };
        for puzzle in pool.puzzles().iter().rev().take(1) {
            // The last puzzle may be truncated: opening it fails without a panic.
            let _ = (puzzle.position().is_ok(), puzzle.solutions().is_ok(), puzzle.session().is_ok());
        }
    }
}
