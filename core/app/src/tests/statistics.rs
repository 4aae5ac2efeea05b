use serde_json::json;

use super::hands::TestDriver as _;
use super::rated;
use super::world::{Fault, TestApp, saved};
use crate::{App, StatisticsRow};
use fivefold_engine::{
    game::Side,
    session::{Limits, Player},
};

const WON: &str = "1 2 1 2 1 2 1";

fn rows(app: &App) -> Vec<StatisticsRow> {
    app.statistics().sections.into_iter().flat_map(|section| section.rows).collect()
}

/// Wins, draws and losses of all levels.
fn counts(app: &App) -> (u32, u32, u32) {
    rows(app)
        .iter()
        .fold((0, 0, 0), |(wins, draws, losses), row| (wins + row.wins, draws + row.draws, losses + row.losses))
}

fn one_short_of_a_win(world: &mut TestApp, level: u8) -> crate::Match {
    let players = [Player::Human, Player::Level(level)];
    world.app.receive(&saved("connect-four", &json!({}), players, "1 2 1 2 1 2")).expect("a saved game")
}

#[test]
fn wins_draws_losses_and_streaks_are_counted_by_level() {
    let mut world = TestApp::default();
    for level in [2, 2, 5] {
        one_short_of_a_win(&mut world, level).play("1");
    }
    world.against("connect-four", 2).resign();
    let rows = rows(&world.app);
    let labels: Vec<&str> = rows.iter().map(|row| row.label.as_str()).collect();
    assert_eq!(labels, [rated("Level 2 · Casual", "connect-four", 2), rated("Level 5 · Medium", "connect-four", 5)]);
    assert_eq!((rows[0].wins, rows[0].draws, rows[0].losses, rows[0].streak.as_str()), (2, 0, 1, "0 (best 2)"));
    assert_eq!((rows[1].wins, rows[1].streak.as_str()), (1, "1 (best 1)"));
    assert!(world.app.reset_statistics().sections.is_empty());
    assert_eq!(counts(&world.killed().app), (0, 0, 0));
}

#[test]
fn a_match_is_counted_once_whatever_is_undone_and_whenever_the_process_ends() {
    let mut world = TestApp::default();
    let mut games = 0;
    for _ in 0..10 {
        let game = world.against("connect-four", 1);
        let number = game.number();
        game.resign();
        game.undo();
        game.resign();
        games += 1;
        drop(game);
        for _ in 0..2 {
            world = world.killed();
            let game = world.app.open_match(number).expect("it is kept");
            game.undo();
            game.resign();
        }
    }
    assert_eq!(counts(&world.app), (0, 0, games));
}

#[test]
fn a_resignation_that_is_taken_back_is_no_loss_and_ends_no_row() {
    let mut world = TestApp::default();
    one_short_of_a_win(&mut world, 2).play("1");
    let game = world.against("connect-four", 2);
    game.resign();
    assert_eq!((counts(&world.app), rows(&world.app)[0].streak.as_str()), ((1, 0, 1), "0 (best 1)"));
    game.undo();
    assert_eq!((counts(&world.app), rows(&world.app)[0].streak.as_str()), ((1, 0, 0), "1 (best 1)"));
    let number = game.number();
    drop(game);
    world = world.killed();
    assert_eq!(counts(&world.app), (1, 0, 0));
    // What was over before it came here counts for nothing, whatever is taken back.
    let resigned = world.app.open_match(number).expect("it is kept");
    resigned.play("4");
    resigned.resign();
    let text = resigned.save();
    let mut other = TestApp::default();
    one_short_of_a_win(&mut other, 2).play("1");
    other.against("connect-four", 2).resign();
    let received = other.app.receive(&text).expect("a saved game");
    received.undo();
    assert_eq!(counts(&other.app), (1, 0, 1));
}

#[test]
fn several_matches_are_each_counted_once() {
    let mut world = TestApp::default();
    let one = world.against("connect-four", 1);
    one.play("4");
    let other = world.against("connect-four", 1);
    other.resign();
    one.resign();
    let (one, other) = (one.number(), other.number());
    world = world.killed();
    for number in [one, other, one] {
        world.app.open_match(number).expect("it is kept").undo();
        world.app.open_match(number).expect("it is kept").resign();
    }
    assert_eq!(counts(&world.app), (0, 0, 2));
}

#[test]
fn a_result_that_was_kept_but_not_counted_is_counted_when_the_app_opens() {
    let mut world = TestApp::default();
    let text = saved("connect-four", &json!({}), [Player::Human, Player::Level(2)], WON);
    world.files.put("matches/8.json", text);
    world = world.reopened();
    assert_eq!(counts(&world.app), (1, 0, 0));
    world = world.killed();
    assert_eq!(counts(&world.app), (1, 0, 0));
}

#[test]
fn a_result_is_not_counted_again_when_its_match_could_not_be_read_for_a_while() {
    let mut world = TestApp::default();
    world.against("connect-four", 1).resign();
    world.files.set_fault(Some(Fault::NoMatches));
    let mut world = world.reopened();
    world.files.set_fault(None);
    world.against("bridgit", 1).resign();
    let world = world.reopened();
    assert_eq!(counts(&world.app), (0, 0, 2));
}

#[test]
fn games_between_people_and_between_computers_are_nobodys_result() {
    let mut world = TestApp::default();
    world.people("connect-four").resign();
    let watched = world.received("connect-four", &json!({}), [Player::Level(1); 2], "1 2 1 2 1 2");
    watched.set_paused(true);
    assert_eq!(watched.resign().result, None);
    assert_eq!(counts(&world.app), (0, 0, 0));
}

#[test]
fn what_was_over_before_it_came_is_nobodys_result() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human, Player::Level(1)], WON);
    game.go_to(0);
    game.go_to(7);
    let world = world.killed();
    assert_eq!(counts(&world.app), (0, 0, 0));
}

#[test]
fn limits_of_ones_own_have_a_row_of_their_own() {
    let mut world = TestApp::default();
    let game = world.against("connect-four", 1);
    game.set_player(Side::Second, Player::Limits(Limits { visits: Some(10), ms: None }));
    game.resign();
    assert_eq!(rows(&world.app)[0].label, "Your own setting");
}

#[test]
fn statistics_that_cannot_be_read_are_set_aside_and_nothing_is_counted_twice() {
    let mut world = TestApp::default();
    world.against("connect-four", 1).resign();
    let kept = world.files.text("statistics.json").expect("they are kept");
    world.files.put("statistics.json", &kept[..kept.len() / 2]);
    let mut world = world.killed();
    assert_eq!(world.app.home().notices, ["The statistics could not be read and were set aside."]);
    assert_eq!(world.files.text("statistics.json.unreadable-1").as_deref(), Some(&kept[..kept.len() / 2]));
    assert_eq!(counts(&world.app), (0, 0, 0));
    world.against("connect-four", 1).resign();
    assert_eq!(counts(&world.killed().app), (0, 0, 1));
}

#[test]
fn on_a_full_disk_a_result_is_counted_as_soon_as_there_is_room() {
    let mut world = TestApp::default();
    let game = world.against("connect-four", 1);
    world.files.set_fault(Some(Fault::Full));
    let state = game.resign();
    assert_eq!(state.news.text, "This game could not be saved.");
    assert_eq!(counts(&world.app), (0, 0, 1));
    world.files.set_fault(None);
    game.hidden();
    let world = world.killed();
    assert_eq!(counts(&world.app), (0, 0, 1));
}
