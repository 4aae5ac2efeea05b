//! Kills of the process at any moment, full disks and damaged files lose no moves.

use serde_json::json;

use super::driver::TestDriver as _;
use super::fixture::{Fault, THINKER, TestApp, TestRng, moves, saved, small_games, targets, touch, visible_state};
use crate::{Match, NewsKind, NextMatch};
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
        assert!(game.let_computer_play().news.text.starts_with("Playing here replaces"), "{id}");
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
fn unreadable_match_is_quarantined_and_reported_once() {
    let good = saved("connect-four", &json!({}), [Player::Human; 2], "4 4");
    let later = good.replace("\"fivefold\":1", "\"fivefold\":9");
    let long = "x".repeat(2_000_000);
    for bad in ["", "{", &good[..good.len() - 1], &later, &long] {
        let mut fixture = TestApp::with(&[("matches/7.json", bad), ("matches/8.json", &good)]);
        let home = fixture.app.home();
        assert_eq!(home.notices().len(), 1);
        let expected = if bad == later {
            "A saved game comes from a newer version of Fivefold and can’t be opened here."
        } else {
            "A saved game couldn’t be opened, so it’s no longer in your list."
        };
        assert_eq!(home.notices()[0], expected);
        assert_eq!(home.cards[2].stored.len(), 1, "the readable match is kept");
        assert!(fixture.app.open_match(7).is_err());
        let mut fixture = fixture.killed();
        assert!(fixture.app.home().notices().is_empty());
        assert_eq!(fixture.files.text("unreadable/matches-7.json-1").as_deref(), Some(bad));
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
fn every_readable_match_of_previous_version_is_migrated() {
    let numbered = |game: &str| {
        let text = saved(game, &json!({}), [Player::Human; 2], "");
        format!("{{\"match\":7,{}", &text[1..])
    };
    let (one, other) = (numbered("connect-four"), numbered("bridgit"));
    let files = [("games/a.json", one.as_str()), ("games/b.json", &other), ("games/c.json", "garbage")];
    let mut fixture = TestApp::with(&files);
    let home = fixture.app.home();
    assert_eq!(home.notices(), ["A saved game couldn’t be opened, so it’s no longer in your list."]);
    // The numbers of earlier versions were unique per game only.
    let numbers = [0, 2].map(|card| home.cards[card].stored.iter().map(|row| row.number).collect::<Vec<_>>());
    assert!(
        matches!(&numbers.concat()[..], [one, other] if one != other && numbers.concat().contains(&7)),
        "{numbers:?}"
    );
}

#[test]
fn migration_waits_for_room_on_disk() {
    let mut fixture = TestApp::default();
    fixture.files.put("games/bridgit.json", saved("bridgit", &json!({}), [Player::Human; 2], ""));
    fixture.files.set_fault(Some(Fault::Full));
    fixture = fixture.reopened();
    assert_eq!(fixture.app.home().cards[0].stored.len(), 1);
    assert!(fixture.files.names().contains(&"games/bridgit.json".to_owned()));
    fixture.files.set_fault(None);
    fixture = fixture.reopened();
    assert_eq!(fixture.app.home().cards[0].stored.len(), 1);
    assert!(!fixture.files.names().contains(&"games/bridgit.json".to_owned()));
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

#[test]
fn analysis_stays_on_after_kill() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let number = game.number();
    game.play("4");
    game.set_analysis(true);
    drop(game);
    let mut fixture = fixture.killed();
    let game = fixture.app.open_match(number).expect("the match is stored");
    assert!(game.shown().analysis.expect("it is on").is_running);
    // A match that follows begins without it.
    assert_eq!(game.begin_next(NextMatch::Restart).expect("the same again").state().analysis, None);
    game.set_analysis(false);
    drop(game);
    let mut fixture = fixture.killed();
    assert_eq!(fixture.app.open_match(number).expect("the match is stored").shown().analysis, None);
}
