use std::{path::Path, sync::Arc};

use super::world::{Fault, Memory, TestApp};
use crate::{App, CivilDate, Environment, Study, StudyDeed, StudyKind};
use fivefold_engine::{
    games,
    puzzles::{self, PoolError},
    search::{ListenerFault, SearchListener, SearchProgress, SearchReport},
    text::Language,
};

/// Nothing is searched here.
struct Nobody;

impl SearchListener for Nobody {
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

/// Solves the puzzle of a day.
fn solve(app: &mut App, today: CivilDate) {
    app.set_today(today);
    let study = app.daily().expect("there is a puzzle every day");
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
fn before_the_platform_has_said_what_day_it_is_home_shows_no_puzzle() {
    let mut world = TestApp::default();
    assert_eq!(world.app.home().daily, None);
    world.app.set_today(date(2026, 11, 22));
    let card = world.app.home().daily.expect("a puzzle every day");
    assert_eq!((card.title.as_str(), card.action.as_str()), ("Puzzle of the day", "Solve"));
    assert!(!card.is_solved && !card.picture.groups.is_empty());
    assert_eq!(card.streak_words, "No streak yet");
}

#[test]
fn at_midnight_there_is_another_puzzle_and_the_one_that_is_open_counts_for_its_day() {
    let mut world = TestApp::default();
    let (today, tomorrow) = (date(2026, 12, 31), date(2027, 1, 1));
    world.app.set_today(today);
    let open = world.app.daily().unwrap();
    world.app.set_today(tomorrow);
    assert_ne!(title(&open), title(&world.app.daily().unwrap()));
    super::puzzles::solve(&open);
    assert!(!world.app.learn().daily.unwrap().is_solved, "tomorrow’s is not solved");
    assert_eq!(streak(&mut world.app, tomorrow), ("1 day in a row".into(), "Longest: 1".into()));
    solve(&mut world.app, tomorrow);
    assert_eq!(streak(&mut world.app, tomorrow).0, "2 days in a row");
    assert!(world.app.home().daily.unwrap().is_solved);
}

#[test]
fn whoever_travels_west_or_sets_the_clock_back_meets_the_same_puzzle_again_and_loses_nothing() {
    let mut world = TestApp::default();
    let (before, today) = (date(2026, 3, 1), date(2026, 3, 2));
    solve(&mut world.app, before);
    solve(&mut world.app, today);
    let picture = world.app.learn().daily.unwrap().picture;
    assert_eq!(streak(&mut world.app, before).0, "1 day in a row");
    assert!(world.app.learn().daily.unwrap().is_solved);
    assert_eq!(streak(&mut world.app, date(2026, 2, 27)), ("No streak yet".into(), "Longest: 2".into()));
    assert_eq!(streak(&mut world.app, today).0, "2 days in a row");
    assert_eq!(world.app.learn().daily.unwrap().picture, picture);
}

#[test]
fn whoever_travels_east_over_the_date_line_has_missed_the_day_that_was_not_there() {
    let mut world = TestApp::default();
    solve(&mut world.app, date(2026, 5, 9));
    let (row, longest) = streak(&mut world.app, date(2026, 5, 11));
    assert_eq!((row.as_str(), longest.as_str()), ("No streak yet", "Longest: 1"));
    solve(&mut world.app, date(2026, 5, 11));
    assert_eq!(streak(&mut world.app, date(2026, 5, 11)).0, "1 day in a row");
}

#[test]
fn a_leap_day_is_a_day_of_the_row_and_of_the_calendar() {
    let mut world = TestApp::default();
    for day in [date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1)] {
        solve(&mut world.app, day);
    }
    assert_eq!(streak(&mut world.app, date(2028, 3, 1)).0, "3 days in a row");
    world.app.set_today(date(2028, 2, 29));
    let daily = world.app.learn().daily.unwrap();
    assert_eq!(daily.month, "February 2028");
    // The first of February 2028 is a Tuesday.
    let days: Vec<u8> = daily.days.iter().map(|day| day.day).collect();
    assert_eq!(days, std::iter::once(0).chain(1..=29).collect::<Vec<u8>>());
    let solved: Vec<&str> = daily.days.iter().filter(|day| day.is_solved).map(|day| day.words.as_str()).collect();
    assert_eq!(solved, ["Monday 28, solved", "Tuesday 29, solved"]);
    assert!(daily.days.last().unwrap().is_today);
}

#[test]
fn a_puzzle_that_was_shown_is_not_solved() {
    let mut world = TestApp::default();
    world.app.set_today(date(2026, 11, 22));
    let study = world.app.daily().unwrap();
    study.perform(StudyDeed::Answer);
    super::puzzles::solve(&study);
    assert_eq!(streak(&mut world.app, date(2026, 11, 22)).0, "No streak yet");
    study.perform(StudyDeed::First);
    super::puzzles::solve(&study);
    assert_eq!(streak(&mut world.app, date(2026, 11, 22)).0, "1 day in a row", "but then it was found");
}

#[test]
fn what_was_solved_outlives_the_process() {
    let mut world = TestApp::default();
    let today = date(2026, 11, 22);
    solve(&mut world.app, today);
    let mut world = world.killed();
    assert_eq!(streak(&mut world.app, today).0, "1 day in a row");
}

#[test]
fn a_record_that_cannot_be_read_is_set_aside_and_told_once() {
    let wrong_rating = r#"{"games":{"bridgit":{"rating":{"rating":-5,"deviation":60,"volatility":0.06},"last":3}}}"#;
    for damaged in ["", "{\"days\": [1, 2", "[]", "null", "{\"days\": \"x\"}", wrong_rating] {
        let mut world = TestApp::with(&[("puzzles.json", damaged)]);
        assert_eq!(
            world.app.home().notices,
            ["The record of your puzzles could not be read and was set aside."],
            "{damaged}"
        );
        solve(&mut world.app, date(2026, 11, 22));
        assert_eq!(world.files.text("puzzles.json.unreadable-1").as_deref(), Some(damaged));
        let mut world = world.killed();
        assert!(world.app.home().notices.is_empty());
        assert_eq!(streak(&mut world.app, date(2026, 11, 22)).0, "1 day in a row");
    }
}

#[test]
fn a_full_disk_forgets_nothing_as_long_as_the_app_lives() {
    let mut world = TestApp::default();
    world.files.set_fault(Some(Fault::Full));
    let today = date(2026, 11, 22);
    solve(&mut world.app, today);
    assert_eq!(streak(&mut world.app, today).0, "1 day in a row");
}

#[test]
fn puzzles_that_are_damaged_are_told_once_and_everything_else_works() {
    let files = Arc::new(Memory::default());
    let environment = Environment { files, pools: |_| Err(PoolError::Line(7)), ..Environment::default() };
    let mut app = App::open_in(environment, Path::new("/app"), Language::ENGLISH, Arc::new(Nobody));
    app.set_today(date(2026, 11, 22));
    let said = "The puzzles cannot be read. Everything else works.";
    assert_eq!(app.home().notices, [said]);
    assert_eq!(app.home().daily, None);
    app.notice_read();
    let learn = app.learn();
    assert!(learn.daily.is_none() && learn.games.is_empty());
    assert_eq!(app.daily().unwrap_err().0, said);
    assert_eq!(app.puzzle("bridgit").unwrap_err().0, said);
    assert!(app.home().notices.is_empty(), "it was told");
    assert!(app.open_game("bridgit").is_ok());
}

#[test]
fn pools_that_are_cut_anywhere_are_refused_or_shorter_and_never_more() {
    let game = games::find("connect-any").unwrap();
    let text = game.puzzles();
    for at in (0..text.len()).step_by(97) {
        let Ok(pool) = puzzles::Pool::read(game, &text[..at]) else { continue };
        for puzzle in pool.puzzles().iter().rev().take(1) {
            // The last one may be cut; whoever opens it is told, and nothing panics.
            let _ = (puzzle.position().is_ok(), puzzle.solutions().is_ok(), puzzle.session().is_ok());
        }
    }
}
