use std::{path::Path, sync::Arc};

use super::fixture::{Fault, MemoryFiles, TestApp};
use crate::{App, ButtonAction, CivilDate, Environment, LearnRow, Screen, Study, StudyEntry, StudyEvent, StudyKind};
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
    let daily = app.learn().daily.expect("there is a puzzle every day");
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
    assert!(fixture.app.learn().daily.unwrap().button.is_main, "tomorrow's puzzle is unsolved");
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
    let picture = fixture.app.learn().daily.unwrap().picture;
    assert_eq!(streak(&mut fixture.app, before).0, "1 day in a row");
    assert!(!fixture.app.learn().daily.unwrap().button.is_main);
    assert_eq!(streak(&mut fixture.app, date(2026, 2, 27)), ("No streak yet".into(), "Longest: 2".into()));
    assert_eq!(streak(&mut fixture.app, today).0, "2 days in a row");
    assert_eq!(fixture.app.learn().daily.unwrap().picture, picture);
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
    let daily = fixture.app.learn().daily.unwrap();
    assert_eq!(daily.month, "February 2028");
    // February 1st, 2028 is a Tuesday; the week begins on Sunday in English.
    let days = || daily.weeks.iter().flatten();
    let labels: Vec<String> = days().map(|day| day.label.clone()).collect();
    let numbers = (1..=29).map(|day: u8| day.to_string());
    let blanks = |count| std::iter::repeat_n(String::new(), count);
    assert_eq!(labels, blanks(2).chain(numbers).chain(blanks(4)).collect::<Vec<_>>());
    assert!(daily.weeks.iter().all(|week| week.len() == 7));
    let solved: Vec<&str> = days().filter(|day| day.is_solved).map(|day| day.words.as_str()).collect();
    assert_eq!(solved, ["Monday 28, solved", "Tuesday 29, solved"]);
    assert!(days().any(|day| day.is_today && day.label == "29"));
    assert_eq!(daily.weekdays.first().map(String::as_str), Some("S"));
    let weeks =
        [("de", "M", 1), ("ja", "日", 2), ("ar", "س", 3), ("pt-BR", "D", 2), ("en-GB", "M", 1), ("de-US", "S", 2)];
    for (locale, first, blanks) in weeks {
        fixture.app.set_locale(Locale::new(locale));
        let daily = fixture.app.learn().daily.unwrap();
        let found = daily.weeks[0].iter().filter(|day| day.label.is_empty()).count();
        assert_eq!((daily.weekdays[0].as_str(), found), (first, blanks), "{locale}");
    }
}

#[test]
fn revealed_daily_puzzle_is_not_solved() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(date(2026, 11, 22));
    let study = fixture.app.study(&StudyEntry::Daily).unwrap();
    study.after(StudyEvent::Answer);
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
        assert_eq!(fixture.files.text("puzzles.json.unreadable-1").as_deref(), Some(damaged));
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
    let learn = app.learn();
    assert!(learn.daily.is_none());
    let is_lesson = |row: &LearnRow| {
        matches!(row.button.action, ButtonAction::Open { screen: Screen::Study { entry: StudyEntry::Lesson { .. } } })
    };
    let lessons = learn.games.iter().filter(|game| matches!(&game.rows[..], [row] if is_lesson(row)));
    assert_eq!(lessons.count(), games::all().len(), "lessons need no puzzles");
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
