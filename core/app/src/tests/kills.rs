//! Kills of the process at any moment, full disks and damaged files lose no moves.

use serde_json::json;

use super::driver::{TestDriver as _, can_copy};
use super::fixture::{Fault, THINKER, TestApp, TestRng, moves, saved, small_games, targets, touch, visible_state};
use crate::{Match, MatchState, NewsKind, NextMatch};
use fivefold_engine::{
    game::{Side, Target},
    session::Player,
};

/// Kills the process and reopens the match: its state is unchanged, and a search that ran runs again.
fn killed(fixture: TestApp, game: Match, after: &str) -> (TestApp, Match) {
    let before = game.state();
    let was_thinking = before.players.iter().any(|bar| bar.is_thinking);
    drop(game);
    let mut fixture = fixture.killed();
    let again = fixture.app.open_match(before.number).expect("the match is stored");
    let state = again.shown();
    assert_eq!(visible_state(&state), visible_state(&before), "after {after}");
    assert_eq!(state.players.iter().any(|bar| bar.is_thinking), was_thinking, "the search runs after {after}");
    (fixture, again)
}

/// Lets the computer make its move.
fn answer(fixture: &TestApp, game: &Match) {
    let at = game.state().at;
    game.move_now();
    fixture.until(game, "the computer moves", |state| state.at > at);
}

fn touch_any(game: &Match, rng: &mut TestRng) {
    let wanted = targets(game);
    if !wanted.is_empty() {
        game.touch(rng.of(&wanted));
    }
}

#[test]
fn every_action_against_computer_survives_kill() {
    for (id, options) in small_games() {
        let mut rng = TestRng::new(11);
        let mut fixture = TestApp::default();
        let text = saved(id, &options, [Player::Human, THINKER], "");
        let game = fixture.app.receive(&text).expect("a valid saved game");
        game.shown();
        touch_any(&game, &mut rng);
        let (fixture, game) = killed(fixture, game, "a first touch");
        while game.state().at == 0 {
            touch_any(&game, &mut rng);
        }
        let (fixture, game) = killed(fixture, game, "a complete move");
        game.undo();
        let (fixture, game) = killed(fixture, game, "undo while it thinks");
        game.redo();
        let (fixture, game) = killed(fixture, game, "redo");
        answer(&fixture, &game);
        let (fixture, game) = killed(fixture, game, "its reply");
        game.play(&game.legal_moves().last().expect("moves exist").text);
        let (fixture, game) = killed(fixture, game, "a move from the list");
        answer(&fixture, &game);
        game.go_to(1);
        let (fixture, game) = killed(fixture, game, "an earlier move");
        game.let_computer_play();
        answer(&fixture, &game);
        game.resign();
        let (fixture, game) = killed(fixture, game, "a resignation");
        let again = game.begin_next(NextMatch::Rematch).expect("a rematch is possible");
        again.shown();
        let (fixture, again) = killed(fixture, again, "a rematch");
        answer(&fixture, &again);
        again.set_player(Side::First, Player::Human);
        killed(fixture, again, "another player");
    }
}

#[test]
fn match_is_unchanged_when_killed_during_hint_or_analysis() {
    for (id, options) in small_games() {
        let mut fixture = TestApp::default();
        let text = saved(id, &options, [Player::Human, THINKER], "");
        let game = fixture.app.receive(&text).expect("a valid saved game");
        game.shown();
        game.hint();
        let (fixture, game) = killed(fixture, game, "a hint");
        assert_ne!(game.state().news.kind, NewsKind::Thinking);
        game.set_analysis(true);
        killed(fixture, game, "an analysis");
    }
}

#[test]
fn saving_is_atomic_when_killed_after_any_call() {
    for calls in 0..12 {
        let mut fixture = TestApp::default();
        let game = fixture.people("connect-four");
        game.play("4");
        let (number, old) = (game.number(), visible_state(&game.state()));
        fixture.files.kill_after(calls);
        game.play("4");
        let new = visible_state(&game.state());
        game.resign();
        drop(game);
        let mut fixture = fixture.killed();
        assert!(fixture.app.home().notices.is_empty(), "no file is damaged after {calls} calls");
        let state = fixture.app.open_match(number).expect("the match is stored").state();
        let is_old_or_new = visible_state(&state) == old || visible_state(&state) == new || state.result.is_some();
        assert!(is_old_or_new, "after {calls} calls: {state:#?}");
    }
}

#[test]
fn unreadable_match_is_quarantined_and_reported_once() {
    let good = saved("connect-four", &json!({}), [Player::Human; 2], "4 4");
    let later = good.replace("\"fivefold\":1", "\"fivefold\":9");
    let long = "x".repeat(2_000_000);
    for bad in ["", "{", &good[..good.len() - 1], &later, &long] {
        let mut fixture = TestApp::with(&[("matches/7.json", bad), ("matches/8.json", &good)]);
        let home = fixture.app.home();
        assert_eq!(home.notices.len(), 1);
        let expected = if bad == later {
            "A saved game comes from a newer version of Fivefold and can’t be opened here."
        } else {
            "A saved game couldn’t be opened, so it’s no longer in your list."
        };
        assert_eq!(home.notices[0], expected);
        assert_eq!(home.cards[2].stored.len(), 1, "the readable match is kept");
        assert!(fixture.app.open_match(7).is_err());
        let mut fixture = fixture.killed();
        assert!(fixture.app.home().notices.is_empty());
        assert_eq!(fixture.files.text("matches/7.json.unreadable-1").as_deref(), Some(bad));
    }
}

/// A regression test: incrementing the greatest stamp overflowed.
#[test]
fn match_with_maximal_stamp_can_be_played() {
    let good = saved("connect-four", &json!({}), [Player::Human; 2], "4 4");
    let stamped = good.replacen('{', &format!("{{\"match\":{{\"number\":7,\"stamp\":{}}},", u64::MAX), 1);
    let mut fixture = TestApp::with(&[("matches/7.json", &stamped)]);
    let opened = fixture.app.open_match(7).expect("the match is stored");
    assert_eq!(moves(&opened.play("4")), ["4", "4", "4"]);
    let mut fixture = fixture.killed();
    assert_eq!(moves(&fixture.app.open_match(7).expect("the match is stored").state()), ["4", "4", "4"]);
}

#[test]
fn temporarily_unreadable_matches_return() {
    let mut fixture = TestApp::default();
    let number = {
        let game = fixture.people("connect-four");
        game.play("4");
        game.number()
    };
    fixture.files.set_fault(Some(Fault::NoReadNorRename));
    let mut fixture = fixture.reopened();
    assert_eq!(fixture.app.home().cards[2].current, None);
    fixture.files.set_fault(None);
    fixture.people("connect-four").play("1");
    let mut fixture = fixture.reopened();
    assert_eq!(moves(&fixture.app.open_match(number).expect("the match is stored").state()), ["4"]);
}

#[test]
fn matches_of_previous_version_are_migrated() {
    let text = saved("connect-four", &json!({}), [Player::Human; 2], "4 4");
    let numbered = format!("{{\"match\":1234567,{}", &text[1..]);
    let other = saved("bridgit", &json!({}), [Player::Human; 2], "");
    let mut fixture = TestApp::with(&[("games/connect-four.json", &numbered), ("games/bridgit.json", &other)]);
    let game = fixture.app.open_match(1_234_567).expect("the match is migrated");
    assert_eq!(moves(&game.state()), ["4", "4"]);
    assert_eq!(fixture.app.home().cards[0].stored.len(), 1);
    assert!(fixture.files.names().iter().all(|name| name.starts_with("matches/")), "{:?}", fixture.files.names());
    // A kill during the migration leaves both files.
    fixture.files.put("games/bridgit.json", &other);
    let mut fixture = fixture.reopened();
    assert_eq!(fixture.app.home().cards[0].stored.len(), 1);
}

#[test]
fn full_disk_warning_ends_when_there_is_room() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    fixture.files.set_fault(Some(Fault::Full));
    assert_eq!(game.play("1").news.text, "This game couldn’t be saved.");
    let number = game.number();
    drop(game);
    let game = fixture.app.open_match(number).expect("the match stays in memory");
    assert_eq!(moves(&game.state()), ["1"]);
    fixture.files.set_fault(None);
    assert_eq!(game.play("2").news.kind, NewsKind::Quiet);
    let mut fixture = fixture.killed();
    assert_eq!(moves(&fixture.app.open_match(number).expect("the match is stored").state()), ["1", "2"]);
}

#[test]
fn half_made_move_survives_kill() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    touch(&game, "b5");
    let (_fixture, game) = killed(fixture, game, "half of a move");
    let state = game.touch(*targets(&game).iter().find(|target| matches!(target, Target::Operation(..))).expect("one"));
    assert_eq!(moves(&state)[0].split(':').next(), Some("b5"));
}

/// The reference model without files: the state of the match when it was last saved.
struct Model {
    saved: MatchState,
}

#[test]
fn random_kills_and_disk_faults_lose_nothing() {
    for (seed, (id, options)) in (100..).zip(small_games()) {
        let mut rng = TestRng::new(seed);
        let mut fixture = TestApp::default();
        let text = saved(id, &options, [Player::Human; 2], "");
        let mut game = fixture.app.receive(&text).expect("a valid saved game");
        let mut model = Model { saved: game.shown() };
        for step in 0..150 {
            let fault = [None, None, None, Some(Fault::Full), Some(Fault::NoRename)][rng.below(5)];
            fixture.files.set_fault(fault);
            let state = random_gesture(&mut game, &mut rng);
            if fault.is_none() {
                assert!(state.news.text != "This game couldn’t be saved.", "{id} {step}");
                model.saved = state;
            } else if visible_state(&state) != visible_state(&model.saved) {
                assert!(state.news.kind == NewsKind::Refusal, "{id} {step}: the unsaved change is reported");
            }
            if rng.below(6) == 0 {
                drop(game);
                // A kill in the middle of a write leaves a truncated file.
                fixture.files.set_fault(None);
                if rng.below(3) == 0 {
                    fixture.files.put(&format!("matches/{}.json.new", model.saved.number), "{\"fivefold\":1,\"ga");
                }
                fixture = fixture.killed();
                assert!(fixture.app.home().notices.is_empty(), "{id} {step}");
                game = fixture.app.open_match(model.saved.number).expect("the match is stored");
                assert_eq!(visible_state(&game.shown()), visible_state(&model.saved), "{id} {step}");
            }
        }
    }
}

fn random_gesture(game: &mut Match, rng: &mut TestRng) -> MatchState {
    let state = game.state();
    match rng.below(16) {
        _ if state.result.is_some() && rng.below(2) == 0 => {
            *game = game.begin_next(NextMatch::Rematch).expect("a rematch is possible");
            game.shown()
        }
        0 | 1 => game.undo(),
        2 => game.redo(),
        3 => game.go_to(u32::try_from(rng.below(state.moves.len() + 2)).expect("few moves")),
        4 => game.take_back(),
        5 if rng.below(4) == 0 => game.resign(),
        6 if can_copy(&state) => {
            *game = game.begin_next(NextMatch::FromHere).expect("a copy can be made");
            game.shown()
        }
        7 => game.touch(Target::Place(fivefold_engine::game::Place(u16::try_from(rng.below(70)).expect("few places")))),
        8 => game.play("nonsense"),
        _ => {
            let wanted = targets(game);
            if wanted.is_empty() { game.redo() } else { game.touch(rng.of(&wanted)) }
        }
    }
}
