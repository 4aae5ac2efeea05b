//! The system ends the process whenever it likes, disks are full and files broken, and nothing that was played is lost.

use serde_json::json;

use super::hands::TestDriver as _;
use super::world::{Fault, THINKER, TestApp, TestRng, essence, moves, saved, small_games, targets, touch};
use crate::{Match, MatchState, NewsKind};
use fivefold_engine::{
    game::{Side, Target},
    session::Player,
};

/// The process ends, and the match is opened again: it is as it was, and thinks if it did.
fn killed(world: TestApp, game: Match, after: &str) -> (TestApp, Match) {
    let before = game.state();
    let was_thinking = before.players.iter().any(|bar| bar.is_thinking);
    drop(game);
    let mut world = world.killed();
    let again = world.app.open_match(before.number).expect("it is kept");
    let state = again.shown();
    assert_eq!(essence(&state), essence(&before), "after {after}");
    assert_eq!(state.players.iter().any(|bar| bar.is_thinking), was_thinking, "it thinks after {after}");
    (world, again)
}

/// Lets the computer make its move.
fn answer(world: &TestApp, game: &Match) {
    let at = game.state().at;
    game.move_now();
    world.until(game, "the computer has made its turn", |state| state.at > at);
}

fn touch_any(game: &Match, dice: &mut TestRng) {
    let wanted = targets(game);
    if !wanted.is_empty() {
        game.touch(dice.of(&wanted));
    }
}

#[test]
fn every_action_against_the_computer_outlives_the_process() {
    for (id, options) in small_games() {
        let mut dice = TestRng::new(11);
        let mut world = TestApp::default();
        let text = saved(id, &options, [Player::Human, THINKER], "");
        let game = world.app.receive(&text).expect("it is a saved game");
        game.shown();
        touch_any(&game, &mut dice);
        let (world, game) = killed(world, game, "a first touch");
        while game.state().at == 0 {
            touch_any(&game, &mut dice);
        }
        let (world, game) = killed(world, game, "a whole turn");
        game.undo();
        let (world, game) = killed(world, game, "undo while it thinks");
        game.redo();
        let (world, game) = killed(world, game, "redo");
        answer(&world, &game);
        let (world, game) = killed(world, game, "its answer");
        game.play(&game.legal_moves().last().expect("there are turns").text);
        let (world, game) = killed(world, game, "a turn from the list");
        answer(&world, &game);
        game.go_to(1);
        let (world, game) = killed(world, game, "an earlier turn");
        game.let_computer_play();
        answer(&world, &game);
        game.resign();
        let (world, game) = killed(world, game, "giving up");
        let again = game.rematch().expect("a game can be played again");
        again.shown();
        let (world, again) = killed(world, again, "a rematch");
        answer(&world, &again);
        again.set_player(Side::First, Player::Human);
        killed(world, again, "another player");
    }
}

#[test]
fn a_hint_and_an_analysis_that_were_cut_off_leave_the_match_as_it_was() {
    for (id, options) in small_games() {
        let mut world = TestApp::default();
        let text = saved(id, &options, [Player::Human, THINKER], "");
        let game = world.app.receive(&text).expect("it is a saved game");
        game.shown();
        game.hint();
        let (world, game) = killed(world, game, "a hint");
        assert_ne!(game.state().news.kind, NewsKind::Thinking);
        game.set_analysis(true);
        killed(world, game, "an analysis");
    }
}

#[test]
fn whichever_call_is_the_last_one_either_the_old_match_is_there_or_the_new_one() {
    for calls in 0..12 {
        let mut world = TestApp::default();
        let game = world.people("connect-four");
        game.play("4");
        let (number, old) = (game.number(), essence(&game.state()));
        world.files.die_after(calls);
        game.play("4");
        let new = essence(&game.state());
        game.resign();
        drop(game);
        let mut world = world.killed();
        assert!(world.app.home().notices.is_empty(), "nothing is broken after {calls} calls");
        let state = world.app.open_match(number).expect("it is kept").state();
        let is_old_or_new = essence(&state) == old || essence(&state) == new || state.result.is_some();
        assert!(is_old_or_new, "after {calls} calls: {state:#?}");
    }
}

#[test]
fn a_match_that_does_not_load_is_set_aside_said_once_and_never_overwritten() {
    let good = saved("connect-four", &json!({}), [Player::Human; 2], "4 4");
    let later = good.replace("\"fivefold\":1", "\"fivefold\":9");
    let long = "x".repeat(2_000_000);
    for bad in ["", "{", &good[..good.len() - 1], &later, &long] {
        let mut world = TestApp::with(&[("matches/7.json", bad), ("matches/8.json", &good)]);
        let home = world.app.home();
        assert_eq!(home.notices.len(), 1);
        assert!(home.notices[0].starts_with("A saved game could not be read and was set aside: "));
        assert!(home.notices[0].chars().count() < 250, "{}", home.notices[0]);
        assert_eq!(home.cards[2].kept.len(), 1, "the app goes on with what can be read");
        assert!(world.app.open_match(7).is_err());
        let mut world = world.killed();
        assert!(world.app.home().notices.is_empty());
        assert_eq!(world.files.text("matches/7.json.unreadable-1").as_deref(), Some(bad));
    }
}

/// A regression test: the stamp after the greatest one was no number any more.
#[test]
fn a_match_with_a_stamp_beyond_all_measure_is_played_on() {
    let good = saved("connect-four", &json!({}), [Player::Human; 2], "4 4");
    let stamped = good.replacen('{', &format!("{{\"match\":{{\"number\":7,\"stamp\":{}}},", u64::MAX), 1);
    let mut world = TestApp::with(&[("matches/7.json", &stamped)]);
    let opened = world.app.open_match(7).expect("it is kept");
    assert_eq!(moves(&opened.play("4")), ["4", "4", "4"]);
    let mut world = world.killed();
    assert_eq!(moves(&world.app.open_match(7).expect("it is kept").state()), ["4", "4", "4"]);
}

#[test]
fn matches_that_cannot_be_read_now_are_there_later() {
    let mut world = TestApp::default();
    let number = {
        let game = world.people("connect-four");
        game.play("4");
        game.number()
    };
    world.files.set_fault(Some(Fault::NoReadNorRename));
    let mut world = world.reopened();
    assert_eq!(world.app.home().cards[2].current, None);
    world.files.set_fault(None);
    world.people("connect-four").play("1");
    let mut world = world.reopened();
    assert_eq!(moves(&world.app.open_match(number).expect("it is kept").state()), ["4"]);
}

#[test]
fn the_matches_of_the_version_before_are_taken_over() {
    let text = saved("connect-four", &json!({}), [Player::Human; 2], "4 4");
    let numbered = format!("{{\"match\":1234567,{}", &text[1..]);
    let other = saved("bridgit", &json!({}), [Player::Human; 2], "");
    let mut world = TestApp::with(&[("games/connect-four.json", &numbered), ("games/bridgit.json", &other)]);
    let game = world.app.open_match(1_234_567).expect("it is taken over");
    assert_eq!(moves(&game.state()), ["4", "4"]);
    assert_eq!(world.app.home().cards[0].kept.len(), 1);
    assert!(world.files.names().iter().all(|name| name.starts_with("matches/")), "{:?}", world.files.names());
    // The process may have ended in between.
    world.files.put("games/bridgit.json", &other);
    let mut world = world.reopened();
    assert_eq!(world.app.home().cards[0].kept.len(), 1);
}

#[test]
fn a_full_disk_is_said_and_forgotten_when_there_is_room_again() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    world.files.set_fault(Some(Fault::Full));
    assert_eq!(game.play("1").news.text, "This game could not be saved.");
    let number = game.number();
    drop(game);
    let game = world.app.open_match(number).expect("it is kept as long as the app lives");
    assert_eq!(moves(&game.state()), ["1"]);
    world.files.set_fault(None);
    assert_eq!(game.play("2").news.kind, NewsKind::Quiet);
    let mut world = world.killed();
    assert_eq!(moves(&world.app.open_match(number).expect("it is kept").state()), ["1", "2"]);
}

#[test]
fn a_half_made_move_outlives_the_process() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    touch(&game, "b5");
    let (_world, game) = killed(world, game, "half a turn");
    let state = game.touch(*targets(&game).iter().find(|target| matches!(target, Target::Operation(..))).expect("one"));
    assert_eq!(moves(&state)[0].split(':').next(), Some("b5"));
}

/// What must be kept, in a model that knows no files: what the match showed when it was written last.
struct Model {
    written: MatchState,
}

#[test]
fn at_random_moments_with_random_faults_nothing_is_lost() {
    for (seed, (id, options)) in (100..).zip(small_games()) {
        let mut dice = TestRng::new(seed);
        let mut world = TestApp::default();
        let text = saved(id, &options, [Player::Human; 2], "");
        let mut game = world.app.receive(&text).expect("it is a saved game");
        let mut model = Model { written: game.shown() };
        for step in 0..150 {
            let fault = [None, None, None, Some(Fault::Full), Some(Fault::NoRename)][dice.below(5)];
            world.files.set_fault(fault);
            let state = random_gesture(&mut game, &mut dice);
            if fault.is_none() {
                assert!(state.news.text != "This game could not be saved.", "{id} {step}");
                model.written = state;
            } else if essence(&state) != essence(&model.written) {
                assert!(state.news.kind == NewsKind::Refusal, "{id} {step}: it says that it is not saved");
            }
            if dice.below(6) == 0 {
                drop(game);
                // The process may end in the middle of a write.
                world.files.set_fault(None);
                if dice.below(3) == 0 {
                    world.files.put(&format!("matches/{}.json.new", model.written.number), "{\"fivefold\":1,\"ga");
                }
                world = world.killed();
                assert!(world.app.home().notices.is_empty(), "{id} {step}");
                game = world.app.open_match(model.written.number).expect("it is kept");
                assert_eq!(essence(&game.shown()), essence(&model.written), "{id} {step}");
            }
        }
    }
}

fn random_gesture(game: &mut Match, dice: &mut TestRng) -> MatchState {
    let state = game.state();
    match dice.below(16) {
        _ if state.result.is_some() && dice.below(2) == 0 => {
            *game = game.rematch().expect("a game can be played again");
            game.shown()
        }
        0 | 1 => game.undo(),
        2 => game.redo(),
        3 => game.go_to(u32::try_from(dice.below(state.moves.len() + 2)).expect("few turns")),
        4 => game.take_back(),
        5 if dice.below(4) == 0 => game.resign(),
        6 if state.abilities.play_from_here => {
            *game = game.play_from_here().expect("a game can be copied");
            game.shown()
        }
        7 => {
            game.touch(Target::Place(fivefold_engine::game::Place(u16::try_from(dice.below(70)).expect("few places"))))
        }
        8 => game.play("nonsense"),
        _ => {
            let wanted = targets(game);
            if wanted.is_empty() { game.redo() } else { game.touch(dice.of(&wanted)) }
        }
    }
}
