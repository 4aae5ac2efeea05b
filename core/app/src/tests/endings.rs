//! The end of a match: rating, deciding move, next match.

use serde_json::json;

use super::driver::TestDriver as _;
use super::fixture::TestApp;
use super::new_game::{level, switch};
use crate::{ButtonAction, Match, MatchState, NewGameEvent, NewGameState, NextMatch, StatisticsSection};
use fivefold_engine::{game::Side, games, session::Player};

/// Orange takes a corner, blue answers wrongly, and orange wins: the losing move is move 2.
const LOST: &str = "a1 a2 b1 c1 b2 c3";

/// A match one move before a win, played move by move: received matches are not rated.
pub fn one_short_of_a_win(fixture: &mut TestApp, level: u8) -> Match {
    let players = [Player::Human, Player::Level(level)];
    let opened = fixture.received("connect-four", &json!({}), players, "1 2 1 2 1 2");
    opened.lock().board.session.change_circumstances(|it| it.unrated = None);
    opened
}

fn section(fixture: &TestApp) -> StatisticsSection {
    let mut sections = fixture.app.statistics().sections.into_iter();
    sections.find(|section| section.game == "connect-four").expect("every game has a section")
}

#[test]
fn win_is_rated_and_shown() {
    let mut fixture = TestApp::default();
    let opened = one_short_of_a_win(&mut fixture, 3);
    let result = opened.play("1").result.expect("the match is won");
    assert!(
        result.rating.starts_with("First rated win! Your rating: 1") && result.rating.contains("(+"),
        "{}",
        result.rating
    );
    let card = section(&fixture).rating.expect("the match was rated");
    assert!(card.rating.starts_with('1') && card.band.starts_with("give or take "), "{card:?}");
    assert!(card.words.starts_with("1 rated game,") && card.graph.is_none() && card.change.is_empty(), "{card:?}");
    one_short_of_a_win(&mut fixture, 3).play("1");
    let card = section(&fixture).rating.expect("the match was rated");
    assert!(card.words.starts_with("2 rated games,") && card.change.ends_with(" in 2 games"), "{card:?}");
    let graph = card.graph.clone().expect("two games");
    assert!(graph.words.starts_with("Rating over the last 2 games: from 1"), "{}", graph.words);
    let learn = fixture.app.learn().games.into_iter().find(|game| game.game == "connect-four").expect("a section");
    assert!(
        learn.rating.starts_with("Your rating: about ") && learn.rating.ends_with(&card.rating),
        "{}",
        learn.rating
    );
    // The rating survives a kill and is reset with the statistics.
    let mut fixture = fixture.killed();
    assert_eq!(section(&fixture).rating, Some(card));
    let button = fixture.app.statistics().reset.expect("there are results");
    let ButtonAction::Ask { question } = button.action else { panic!("the button does not ask") };
    assert_eq!(question.action, ButtonAction::ResetStatistics);
    assert_eq!(fixture.app.reset_statistics().reset, None);
    assert_eq!(section(&fixture).rating, None);
}

#[test]
fn helped_match_and_undone_resignation_keep_rating() {
    let mut fixture = TestApp::default();
    let opened = one_short_of_a_win(&mut fixture, 3);
    opened.undo();
    opened.redo();
    opened.set_analysis(true);
    opened.play("1");
    assert_eq!(opened.state().result.expect("the match is won").rating, "You had help: not rated");
    assert_eq!(section(&fixture).rating, None);
    let opened = one_short_of_a_win(&mut fixture, 3);
    opened.resign();
    assert!(opened.state().result.expect("the match is lost").rating.contains("(\u{2212}"));
    opened.undo();
    assert_eq!(section(&fixture).rating, None);
    // Custom limits have no rating.
    let limits = fixture.against_thinker("connect-four");
    limits.resign();
    assert_eq!(limits.state().result.expect("the match is lost").rating, "");
}

#[test]
fn undo_after_loss_returns_to_own_move() {
    let mut fixture = TestApp::default();
    let players = [Player::Level(1), Player::Human];
    let opened = fixture.received("connect-four", &json!({}), players, "1 2 1 2 1 3 1");
    assert!(opened.state().result.is_some());
    let state = opened.undo();
    assert_eq!(state.at, 5);
    let copy = opened.begin_next(NextMatch::FromHere).expect("a copy");
    let state = copy.state();
    assert!(state.players.iter().any(|bar| bar.is_to_move && !bar.is_computer));
    assert_eq!(copy.play("1").moves.len(), 6);
}

#[test]
fn invalid_rating_is_quarantined_with_statistics() {
    let text = r#"{"ratings":{"connect-four":{"rating":{"rating":1e9,"deviation":1,"volatility":0},"count":1}}}"#;
    let mut fixture = TestApp::with(&[("statistics.json", text)]);
    assert_eq!(fixture.app.home().notices(), ["Your statistics couldn’t be read and were reset."]);
    assert!(fixture.app.statistics().reset.is_none());
    // Statistics of a version without ratings load.
    let old =
        r#"{"games":{"connect-four":{"3":{"wins":2,"draws":0,"losses":1,"streak":0,"best":2}}},"counted":[1,2,3]}"#;
    let mut fixture = TestApp::with(&[("statistics.json", old)]);
    assert!(fixture.app.home().notices().is_empty());
    assert_eq!((section(&fixture).rows[0].shares[0], section(&fixture).rating), (2, None));
}

#[test]
fn equal_strength_choice_follows_rating() {
    let mut fixture = TestApp::default();
    let sheet = |fixture: &mut TestApp| fixture.app.new_game("connect-four").expect("the game exists").state();
    let as_me = |state: &NewGameState| switch(state, "Match my strength").cloned();
    assert_eq!(as_me(&sheet(&mut fixture)), None, "no match was rated");
    one_short_of_a_win(&mut fixture, 3).play("1");
    fixture.begin("connect-four", [NewGameEvent::SetAsMe { computer: 0, is_on: true }]);
    let first = sheet(&mut fixture);
    let row = as_me(&first).expect("a match was rated");
    assert!(row.is_on && row.hint.starts_with(&format!("Level {}", level(&first))), "{row:?}");
    for _ in 0..12 {
        one_short_of_a_win(&mut fixture, 7).play("1");
    }
    let later = sheet(&mut fixture);
    assert!(level(&later) > level(&first), "{} after {}", level(&later), level(&first));
    let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
    let state = sheet.send(NewGameEvent::SetLevel { computer: 0, level: 2 }).expect("another level");
    assert!(!as_me(&state).expect("a match was rated").is_on, "a level was chosen");
}

#[test]
fn deciding_move_is_found_and_saved_for_review() {
    let mut fixture = TestApp::default();
    let opened = fixture.received("tic-tac-toe", &json!({}), [Player::Level(1), Player::Human], LOST);
    opened.set_player(Side::First, Player::Human);
    opened.play("b3");
    assert_eq!(opened.state().result.expect("the match is over").deciding, None, "the match is hidden");
    opened.shown();
    let state = fixture.until(&opened, "the deciding move", |state| {
        state.result.as_ref().is_some_and(|result| result.deciding.is_some())
    });
    let deciding = state.result.and_then(|result| result.deciding).expect("the value is known");
    assert_eq!((deciding.number, deciding.words.as_str()), (2, "Blue’s losing move was move 2."));
    opened.hidden();
    assert!(fixture.files.names().iter().any(|name| name.starts_with("reviews/")), "{:?}", fixture.files.names());
    // The reopened match shows it at once.
    assert!(opened.shown().result.is_some_and(|result| result.deciding.is_some()));
}

/// Returns the label of the button for a game at the next level.
fn next_level(state: &MatchState) -> Option<String> {
    let action = ButtonAction::Begin { next: NextMatch::NextLevel };
    state.offers.iter().find(|button| button.action == action).map(|button| button.label.clone())
}

#[test]
fn win_offers_next_level() {
    let mut fixture = TestApp::default();
    let opened = one_short_of_a_win(&mut fixture, 3);
    assert!(opened.begin_next(NextMatch::NextLevel).is_err(), "the match is running");
    assert_eq!(next_level(&opened.play("1")).as_deref(), Some("Try level 4"));
    let next = opened.begin_next(NextMatch::NextLevel).expect("the next level is offered");
    assert_eq!(next.players(), [Player::Level(4), Player::Human], "the sides are swapped");
    assert!(next.lock().is_after_swap, "and the first prompt says so");
    assert_eq!(level(&fixture.app.new_game("connect-four").expect("the game exists").state()), 4);
    let levels = games::find("connect-four").expect("the game exists").levels().len();
    let opened = one_short_of_a_win(&mut fixture, u8::try_from(levels).expect("few levels"));
    assert_eq!(next_level(&opened.play("1")), None, "the level is the highest");
    let lost = one_short_of_a_win(&mut fixture, 3);
    lost.resign();
    assert_eq!(next_level(&lost.state()), None);
}
