//! The coach says what gave the game away, and what had help is not rated.

use serde_json::json;

use super::hands::TestDriver as _;
use super::world::{TestApp, saved};
use crate::{Match, MatchState, Opponent};
use fivefold_engine::{
    game::Side,
    session::{Player, Session, Unrated},
};

const AGAINST: [Player; 2] = [Player::Level(1), Player::Human];

/// Orange has taken a corner: only the centre holds the draw.
fn beside_a_corner(world: &mut TestApp, has_coach: bool) -> Match {
    let opened = world.received("tic-tac-toe", &json!({}), AGAINST, "a1");
    opened.set_coach(has_coach);
    opened.shown();
    opened
}

/// Plays a move and waits for the computer's answer.
fn answered(world: &TestApp, opened: &Match, mv: &str) -> MatchState {
    let at = opened.play(mv).at;
    world.until(opened, "the computer answers", |state| state.at > at)
}

fn said(state: &MatchState) -> Option<&str> {
    state.advice.as_ref().map(|advice| advice.words.as_str())
}

fn unrated(opened: &Match) -> Option<Unrated> {
    Session::load(&opened.save()).expect("a saved game").circumstances().unrated
}

#[test]
fn a_move_that_gave_the_game_away_is_said_and_taken_back() {
    let mut world = TestApp::default();
    let opened = beside_a_corner(&mut world, true);
    let state = answered(&world, &opened, "a2");
    let advice = state.advice.expect("the draw was given away");
    assert_eq!(advice.words, "That turn gave the draw away: now it loses.");
    assert_eq!(advice.action, "Take back");
    assert!(state.moment.announcement.ends_with(&advice.words), "{:?}", state.moment);
    let state = opened.take_advice();
    assert_eq!((state.at, said(&state)), (1, None));
    // The same move is judged alike whenever it is made.
    assert_eq!(said(&answered(&world, &opened, "a2")), Some(advice.words.as_str()));
    // With the next move it is said no more.
    opened.take_advice();
    assert_eq!(said(&answered(&world, &opened, "b2")), None, "the draw was held");
}

#[test]
fn whoever_has_no_coach_hears_nothing() {
    let mut world = TestApp::default();
    let opened = beside_a_corner(&mut world, false);
    assert_eq!(said(&answered(&world, &opened, "a2")), None);
    assert_eq!(opened.take_advice().at, 3, "there is nothing to take back");
    // Two people and two computers have none.
    let people = world.people("connect-four");
    assert_eq!(people.set_coach(true).coach, None);
    assert!(!people.save().contains("coach"));
}

#[test]
fn a_coach_who_is_interrupted_looks_again() {
    let mut world = TestApp::default();
    let opened = beside_a_corner(&mut world, true);
    opened.play("a2");
    opened.hidden();
    opened.shown();
    let state = world.until(&opened, "the computer answers", |state| state.at == 3);
    assert!(state.advice.is_some());
    // What is undone, and a game that is opened again, says nothing of what was.
    assert_eq!(said(&opened.undo()), None);
    let number = opened.number();
    drop(opened);
    let mut world = world.killed();
    let state = world.app.open_match(number).expect("it is kept").state();
    assert_eq!((state.at, said(&state), state.coach.as_ref().map(|row| row.is_on)), (1, None, Some(true)));
}

#[test]
fn a_coach_is_there_at_first_and_at_weak_levels_unless_somebody_decides() {
    let mut world = TestApp::default();
    let coach = |world: &mut TestApp, level: u8| {
        let mut sheet = world.app.new_game("connect-four").expect("there is such a game");
        sheet.set_opponent(Opponent::Computer);
        sheet.set_level(0, level).coach.map(|row| row.is_on)
    };
    assert_eq!(coach(&mut world, 5), Some(true), "nobody has played it");
    world.people("connect-four").play("4");
    assert_eq!((coach(&mut world, 2), coach(&mut world, 3)), (Some(true), Some(false)));
    let opened = world.begin("connect-four", |sheet| {
        sheet.set_opponent(Opponent::Computer);
        sheet.set_coach(true);
    });
    assert_eq!(opened.state().coach.map(|row| row.is_on), Some(true));
    assert_eq!(coach(&mut world, 5), Some(true), "somebody has decided");
    let mut sheet = world.app.new_game("connect-four").expect("there is such a game");
    assert_eq!(sheet.set_opponent(Opponent::Person).coach, None);
    assert_eq!(sheet.set_opponent(Opponent::Watch).coach, None);
    opened.set_coach(false);
    assert_eq!(coach(&mut world, 1), Some(false), "somebody has decided in the midst of a game");
}

#[test]
fn what_had_help_is_marked_and_what_had_none_is_not() {
    let mut world = TestApp::default();
    let fresh = |world: &mut TestApp| world.against("connect-four", 1);
    let opened = fresh(&mut world);
    opened.play("4");
    opened.undo();
    opened.redo();
    assert_eq!(unrated(&opened), None, "looking back is no help");
    opened.undo();
    opened.play("3");
    assert_eq!(unrated(&opened), Some(Unrated::Helped), "another turn instead of one that was played");

    let opened = fresh(&mut world);
    opened.set_analysis(true);
    assert_eq!(unrated(&opened), None);
    opened.play("4");
    assert_eq!(unrated(&opened), Some(Unrated::Helped), "the analysis");

    let opened = fresh(&mut world);
    opened.set_coach(true);
    opened.play("4");
    assert_eq!(unrated(&opened), Some(Unrated::Helped), "the coach");

    let opened = fresh(&mut world);
    opened.hint();
    world.until(&opened, "a hint", |_| opened.play_for_tests().hint.is_some());
    assert_eq!(unrated(&opened), Some(Unrated::Helped), "a hint that shows a turn");

    let opened = fresh(&mut world);
    opened.set_player(Side::Second, Player::Level(2));
    assert_eq!(unrated(&opened), None, "nothing was played");
    opened.play("4");
    opened.set_player(Side::Second, Player::Level(99));
    opened.set_player(Side::Second, Player::Level(2));
    assert_eq!(unrated(&opened), None, "there is no such level, and nothing has changed");
    opened.set_player(Side::Second, Player::Level(1));
    assert_eq!(unrated(&opened), Some(Unrated::Changed));
}

#[test]
fn what_began_in_the_midst_of_a_game_is_marked() {
    let mut world = TestApp::default();
    let players = [Player::Human, Player::Level(1)];
    let opened = world.received("connect-four", &json!({}), players, "4 4");
    assert_eq!(unrated(&opened), Some(Unrated::Copied));
    let people =
        world.app.receive(&saved("connect-four", &json!({}), [Player::Human; 2], "4 4")).expect("a saved game");
    assert_eq!(unrated(&people), None, "nobody rates two people");
    assert_eq!(unrated(&opened.rematch().expect("it can be set up")), None, "another game");
}

#[test]
fn the_end_and_the_list_say_what_had_help() {
    let mut world = TestApp::default();
    let opened = world.against("connect-four", 1);
    opened.set_coach(true);
    opened.play("4");
    opened.resign();
    assert_eq!(opened.state().result.expect("it is over").rating, "Played with help: not rated");
    let card = world.app.home().cards.into_iter().find(|card| card.game == "connect-four").expect("a card");
    assert_eq!(card.kept[0].detail, "Played with help: not rated");
}
