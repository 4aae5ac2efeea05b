//! What a match that has ended leads to: a rating, the move that decided it, another game.

use serde_json::json;

use super::hands::TestDriver as _;
use super::world::TestApp;
use crate::{Match, StatisticsSection};
use fivefold_engine::{game::Side, games, session::Player};

/// Orange takes a corner, blue answers wrongly, and orange wins: move 2 is the slip.
const LOST: &str = "a1 a2 b1 c1 b2 c3";

/// A game that is won by one more move, as if it had been played here: what comes as a text is not rated.
fn one_short_of_a_win(world: &mut TestApp, level: u8) -> Match {
    let players = [Player::Human, Player::Level(level)];
    let opened = world.received("connect-four", &json!({}), players, "1 2 1 2 1 2");
    opened.play_for_tests().board.session.change_circumstances(|it| it.unrated = None);
    opened
}

fn section(world: &TestApp) -> StatisticsSection {
    world.app.statistics().sections.into_iter().next().expect("a game was counted")
}

#[test]
fn a_win_is_rated_said_and_shown() {
    let mut world = TestApp::default();
    let opened = one_short_of_a_win(&mut world, 3);
    let result = opened.play("1").result.expect("it is won");
    assert!(result.rating.starts_with("Your rating: 1") && result.rating.contains("(+"), "{}", result.rating);
    let card = section(&world).rating.expect("it was rated");
    assert!(card.title.starts_with("Your rating: about 1"), "{}", card.title);
    assert!(card.words.starts_with("1 rated game,") && card.graph.is_none(), "{card:?}");
    one_short_of_a_win(&mut world, 3).play("1");
    let card = section(&world).rating.expect("it was rated");
    assert!(card.words.starts_with("2 rated games,") && card.graph.is_some(), "{card:?}");
    assert!(card.graph_words.starts_with("The last 2 games: from 1"), "{}", card.graph_words);
    let learn = world.app.learn().games.into_iter().find(|game| game.game == "connect-four").expect("a section");
    assert_eq!(learn.rating, card.title);
    // It outlives the process, and is forgotten with the results.
    let mut world = world.killed();
    assert_eq!(section(&world).rating.map(|rating| rating.title), Some(card.title));
    assert!(world.app.reset_statistics().sections.is_empty());
}

#[test]
fn what_had_help_changes_no_rating_and_a_resignation_taken_back_neither() {
    let mut world = TestApp::default();
    let opened = one_short_of_a_win(&mut world, 3);
    opened.undo();
    opened.redo();
    opened.set_coach(true);
    opened.play("1");
    assert_eq!(opened.state().result.expect("it is won").rating, "Played with help: not rated");
    assert_eq!(section(&world).rating, None);
    let opened = one_short_of_a_win(&mut world, 3);
    opened.resign();
    assert!(opened.state().result.expect("it is lost").rating.contains("(\u{2212}"));
    opened.undo();
    assert_eq!(section(&world).rating, None);
    // Limits of one's own have no rating.
    let limits = world.against_thinker("connect-four");
    limits.resign();
    assert_eq!(limits.state().result.expect("it is lost").rating, "");
}

#[test]
fn a_rating_that_is_none_is_set_aside_with_the_statistics() {
    let text = r#"{"ratings":{"connect-four":{"rating":{"rating":1e9,"deviation":1,"volatility":0},"count":1}}}"#;
    let mut world = TestApp::with(&[("statistics.json", text)]);
    assert_eq!(world.app.home().notices, ["The statistics could not be read and were set aside."]);
    assert!(world.app.statistics().sections.is_empty());
    // Those of a version without ratings are read.
    let old =
        r#"{"games":{"connect-four":{"3":{"wins":2,"draws":0,"losses":1,"streak":0,"best":2}}},"counted":[1,2,3]}"#;
    let mut world = TestApp::with(&[("statistics.json", old)]);
    assert!(world.app.home().notices.is_empty());
    assert_eq!((section(&world).rows[0].wins, section(&world).rating), (2, None));
}

#[test]
fn as_strong_as_me_follows_the_rating() {
    let mut world = TestApp::default();
    let row = |world: &mut TestApp| {
        let sheet = world.app.new_game("connect-four").expect("there is such a game");
        sheet.state().strengths.into_iter().next()
    };
    assert_eq!(row(&mut world).and_then(|row| row.as_me), None, "nothing was rated");
    one_short_of_a_win(&mut world, 3).play("1");
    world.begin("connect-four", |sheet| drop(sheet.set_as_me(0, true)));
    let first = row(&mut world).expect("a computer plays");
    let as_me = first.as_me.expect("a game was rated");
    assert!(as_me.is_on && as_me.hint.starts_with(&format!("Level {}", first.level)), "{as_me:?}");
    for _ in 0..12 {
        one_short_of_a_win(&mut world, 7).play("1");
    }
    let later = row(&mut world).expect("a computer plays");
    assert!(later.level > first.level, "{} after {}", later.level, first.level);
    let mut sheet = world.app.new_game("connect-four").expect("there is such a game");
    let state = sheet.set_level(0, 2);
    assert!(!state.strengths[0].as_me.as_ref().expect("a game was rated").is_on, "a level was chosen");
}

#[test]
fn the_move_that_decided_is_found_in_the_background_and_kept_for_the_review() {
    let mut world = TestApp::default();
    let opened = world.received("tic-tac-toe", &json!({}), [Player::Level(1), Player::Human], LOST);
    opened.set_player(Side::First, Player::Human);
    opened.play("b3");
    assert_eq!(opened.state().result.expect("it is over").deciding, None, "nobody sees it");
    opened.shown();
    let state = world.until(&opened, "the deciding turn", |state| {
        state.result.as_ref().is_some_and(|result| result.deciding.is_some())
    });
    let deciding = state.result.and_then(|result| result.deciding).expect("it is known");
    assert_eq!((deciding.number, deciding.words.as_str()), (2, "Blue lost the game with turn 2"));
    opened.hidden();
    assert!(world.files.names().iter().any(|name| name.starts_with("reviews/")), "{:?}", world.files.names());
    // Whoever comes back sees it at once.
    assert!(opened.shown().result.is_some_and(|result| result.deciding.is_some()));
}

#[test]
fn whoever_has_won_may_try_the_next_level() {
    let mut world = TestApp::default();
    let opened = one_short_of_a_win(&mut world, 3);
    assert!(opened.next_level().is_err(), "nobody has won");
    assert_eq!(opened.play("1").result.expect("it is won").next_level.as_deref(), Some("Try level 4"));
    let next = opened.next_level().expect("it is offered");
    assert_eq!(next.players(), [Player::Level(4), Player::Human], "with the sides changed");
    let levels = games::find("connect-four").expect("there is such a game").levels().len();
    let opened = one_short_of_a_win(&mut world, u8::try_from(levels).expect("few levels"));
    assert_eq!(opened.play("1").result.expect("it is won").next_level, None, "there is none above");
    let lost = one_short_of_a_win(&mut world, 3);
    lost.resign();
    assert_eq!(lost.state().result.expect("it is lost").next_level, None);
}
