use serde_json::json;

use super::driver::TestDriver as _;
use super::fixture::{Fault, TestApp, saved};
use crate::{App, StatisticsRow};
use fivefold_engine::session::Player;

const WON: &str = "1 2 1 2 1 2 1";

fn rows(app: &App) -> Vec<StatisticsRow> {
    app.statistics().sections.into_iter().flat_map(|section| section.rows).collect()
}

/// Returns the winning streak against a level.
fn streak(row: &StatisticsRow) -> &str {
    &row.counts[3].words
}

/// Returns wins, draws and losses over all levels.
fn counts(app: &App) -> (u32, u32, u32) {
    rows(app).iter().fold((0, 0, 0), |(wins, draws, losses), row| {
        (wins + row.shares[0], draws + row.shares[1], losses + row.shares[2])
    })
}

fn one_short_of_a_win(fixture: &mut TestApp, level: u8) -> crate::Match {
    let players = [Player::Human, Player::Level(level)];
    fixture.app.receive(&saved("connect-four", &json!({}), players, "1 2 1 2 1 2")).expect("a valid saved game")
}

#[test]
fn match_is_counted_once_despite_undo_and_kill() {
    let mut fixture = TestApp::default();
    let mut games = 0;
    for _ in 0..10 {
        let game = fixture.against("connect-four", 1);
        let number = game.number();
        game.resign();
        game.undo();
        game.resign();
        games += 1;
        drop(game);
        for _ in 0..2 {
            fixture = fixture.killed();
            let game = fixture.app.open_match(number).expect("the match is stored");
            game.undo();
            game.resign();
        }
    }
    assert_eq!(counts(&fixture.app), (0, 0, games));
}

#[test]
fn undone_resignation_counts_no_loss() {
    let mut fixture = TestApp::default();
    one_short_of_a_win(&mut fixture, 2).play("1");
    let game = fixture.against("connect-four", 2);
    game.resign();
    assert_eq!((counts(&fixture.app), streak(&rows(&fixture.app)[0])), ((1, 0, 1), "Streak: 0 (best 1)"));
    game.undo();
    assert_eq!((counts(&fixture.app), streak(&rows(&fixture.app)[0])), ((1, 0, 0), "Streak: 1 (best 1)"));
    let number = game.number();
    drop(game);
    fixture = fixture.killed();
    assert_eq!(counts(&fixture.app), (1, 0, 0));
    // A match imported after its end never counts, even after undo.
    let resigned = fixture.app.open_match(number).expect("the match is stored");
    resigned.play("4");
    resigned.resign();
    let text = resigned.save();
    let mut other = TestApp::default();
    one_short_of_a_win(&mut other, 2).play("1");
    other.against("connect-four", 2).resign();
    let received = other.app.receive(&text).expect("a valid saved game");
    received.undo();
    assert_eq!(counts(&other.app), (1, 0, 1));
}

#[test]
fn several_matches_are_each_counted_once() {
    let mut fixture = TestApp::default();
    let one = fixture.against("connect-four", 1);
    one.play("4");
    let other = fixture.against("connect-four", 1);
    other.resign();
    one.resign();
    let (one, other) = (one.number(), other.number());
    fixture = fixture.killed();
    for number in [one, other, one] {
        fixture.app.open_match(number).expect("the match is stored").undo();
        fixture.app.open_match(number).expect("the match is stored").resign();
    }
    assert_eq!(counts(&fixture.app), (0, 0, 2));
}

#[test]
fn uncounted_result_is_counted_at_next_start() {
    let mut fixture = TestApp::default();
    let text = saved("connect-four", &json!({}), [Player::Human, Player::Level(2)], WON);
    fixture.files.put("matches/8.json", text);
    fixture = fixture.reopened();
    assert_eq!(counts(&fixture.app), (1, 0, 0));
    fixture = fixture.killed();
    assert_eq!(counts(&fixture.app), (1, 0, 0));
}

#[test]
fn result_is_counted_once_when_match_was_unreadable() {
    let mut fixture = TestApp::default();
    fixture.against("connect-four", 1).resign();
    fixture.files.set_fault(Some(Fault::NoMatches));
    let mut fixture = fixture.reopened();
    fixture.files.set_fault(None);
    fixture.against("bridgit", 1).resign();
    let fixture = fixture.reopened();
    assert_eq!(counts(&fixture.app), (0, 0, 2));
}

#[test]
fn matches_without_one_person_are_not_counted() {
    let mut fixture = TestApp::default();
    fixture.people("connect-four").resign();
    let watched = fixture.received("connect-four", &json!({}), [Player::Level(1); 2], "1 2 1 2 1 2");
    watched.set_paused(true);
    assert_eq!(watched.resign().result, None);
    assert_eq!(counts(&fixture.app), (0, 0, 0));
}

#[test]
fn imported_finished_match_is_not_counted() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human, Player::Level(1)], WON);
    game.go_to(0);
    game.go_to(7);
    let fixture = fixture.killed();
    assert_eq!(counts(&fixture.app), (0, 0, 0));
}

#[test]
fn unreadable_statistics_are_quarantined_without_recount() {
    let mut fixture = TestApp::default();
    fixture.against("connect-four", 1).resign();
    let stored = fixture.files.text("statistics.json").expect("the statistics are stored");
    fixture.files.put("statistics.json", &stored[..stored.len() / 2]);
    let mut fixture = fixture.killed();
    assert_eq!(fixture.app.home().notices(), ["Your statistics couldn’t be read and were reset."]);
    assert_eq!(fixture.files.text("statistics.json.unreadable-1").as_deref(), Some(&stored[..stored.len() / 2]));
    assert_eq!(counts(&fixture.app), (0, 0, 0));
    fixture.against("connect-four", 1).resign();
    assert_eq!(counts(&fixture.killed().app), (0, 0, 1));
}

#[test]
fn result_is_counted_when_full_disk_has_room() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 1);
    fixture.files.set_fault(Some(Fault::Full));
    let state = game.resign();
    assert_eq!(state.news.text, "This game couldn’t be saved.");
    assert_eq!(counts(&fixture.app), (0, 0, 1));
    fixture.files.set_fault(None);
    game.hidden();
    let fixture = fixture.killed();
    assert_eq!(counts(&fixture.app), (0, 0, 1));
}
