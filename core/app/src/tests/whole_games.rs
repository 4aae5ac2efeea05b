use std::collections::{BTreeMap, VecDeque};

use serde_json::Value;

use super::driver::{TestDriver as _, can_send};
use super::fixture::{TestApp, TestRng, saved, small_games, targets};
use crate::{BoardKey, Match, MatchEvent, NewsKind};
use fivefold_engine::{
    game::{BoardOperationKind, Place, Target},
    games,
    session::Player,
};

const ARROWS: [BoardKey; 4] = [BoardKey::Up, BoardKey::Right, BoardKey::Down, BoardKey::Left];

/// Opens a match between two people.
fn opened(fixture: &mut TestApp, game: &str, options: &Value) -> Match {
    let opened = fixture.app.receive(&saved(game, options, [Player::Human; 2], "")).expect("a valid saved game");
    opened.shown();
    opened
}

#[test]
fn every_game_is_finished_by_touches() {
    for (game, options) in small_games() {
        let mut rng = TestRng::new(1);
        let mut fixture = TestApp::default();
        let opened = opened(&mut fixture, game, &options);
        for _ in 0..3000 {
            if opened.ended().result.is_some() {
                break;
            }
            let state = opened.touch(rng.of(&targets(&opened)));
            assert_ne!(state.news.kind, NewsKind::Refusal, "{game}: {}", state.news.text);
        }
        let state = opened.state();
        assert!(state.result.is_some(), "{game} never ends");
        assert_eq!(state.headline, state.result.expect("the match has ended").title);
    }
}

#[test]
fn every_game_is_finished_by_points_on_picture() {
    for (game, options) in small_games() {
        let mut rng = TestRng::new(5);
        let mut fixture = TestApp::default();
        let opened = opened(&mut fixture, game, &options);
        for _ in 0..3000 {
            let state = opened.ended();
            if state.result.is_some() {
                break;
            }
            if can_send(&state, MatchEvent::Pass) {
                opened.pass();
                continue;
            }
            let wanted = targets(&opened);
            let seen: Vec<_> = state.board.spoken.iter().filter(|element| wanted.contains(&element.target)).collect();
            let element = rng.of(&seen);
            let (x, y) = (element.x + element.width / 2.0, element.y + element.height / 2.0);
            let state = opened.touch_at(x, y);
            assert_ne!(state.news.kind, NewsKind::Refusal, "{game} at {}: {}", element.label, state.news.text);
        }
        assert!(opened.ended().result.is_some(), "{game} never ends");
    }
}

#[test]
fn every_game_is_finished_from_move_list() {
    for (game, options) in small_games() {
        let mut rng = TestRng::new(2);
        let mut fixture = TestApp::default();
        let opened = opened(&mut fixture, game, &options);
        for _ in 0..2000 {
            let legal = opened.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = rng.of(&legal);
            assert_eq!(opened.play(&mv.text).moves.last().map(|row| row.sentence.clone()), Some(mv.sentence));
        }
        assert!(opened.ended().result.is_some(), "{game} never ends");
    }
}

#[test]
fn every_game_is_finished_by_arrows_and_enter() {
    for (game, options) in small_games() {
        let mut rng = TestRng::new(3);
        let mut fixture = TestApp::default();
        let opened = opened(&mut fixture, game, &options);
        for _ in 0..3000 {
            if opened.ended().result.is_some() {
                break;
            }
            // A quadrant's operations are offered once it is chosen.
            let state = opened.state();
            let offered = |target: &Target| {
                matches!(target, Target::Operation(_, None))
                    || state.board.spoken.iter().any(|element| element.target == *target)
            };
            let wanted: Vec<Target> = targets(&opened).into_iter().filter(offered).collect();
            walk(&opened, rng.of(&wanted));
        }
        assert!(opened.ended().result.is_some(), "{game} never ends");
    }
}

/// Moves the cursor to a target along a shortest path of arrows and presses Enter.
fn walk(opened: &Match, target: Target) {
    if let Target::Operation(kind, None) = target {
        // A button below the board.
        drop(if kind == BoardOperationKind::Pass { opened.pass() } else { opened.touch(target) });
        return;
    }
    if cursor(opened).is_none() {
        opened.key(BoardKey::Up).expect("the cursor appears");
    }
    let start = cursor(opened).expect("the cursor has a target");
    let mut ways = BTreeMap::from([(key(start), (start, Vec::new()))]);
    let mut open = VecDeque::from([start]);
    while !ways.contains_key(&key(target)) {
        let here = open.pop_front().unwrap_or_else(|| panic!("no path to {target:?}"));
        for arrow in ARROWS {
            opened.lock().board.cursor = Some(here);
            if opened.key(arrow).is_none() {
                continue;
            }
            let there = cursor(opened).expect("the cursor has moved");
            if !ways.contains_key(&key(there)) {
                let way: Vec<BoardKey> = ways[&key(here)].1.iter().copied().chain([arrow]).collect();
                ways.insert(key(there), (there, way));
                open.push_back(there);
            }
        }
    }
    opened.lock().board.cursor = Some(start);
    for arrow in &ways[&key(target)].1 {
        opened.key(*arrow).expect("the path exists");
    }
    assert_eq!(cursor(opened), Some(target));
    opened.act_at_cursor();
}

fn cursor(opened: &Match) -> Option<Target> {
    opened.lock().board.cursor
}

fn key(target: Target) -> String {
    format!("{target:?}")
}

#[test]
fn arrows_reach_every_place() {
    let mut fixture = TestApp::default();
    for game in games::every() {
        let opened = fixture.people(game.id());
        opened.key(BoardKey::Up).expect("the cursor appears");
        let mut seen = vec![cursor(&opened).expect("the cursor has a target")];
        let mut next = 0;
        while next < seen.len() {
            for arrow in ARROWS {
                opened.lock().board.cursor = Some(seen[next]);
                if opened.key(arrow).is_some() {
                    let there = cursor(&opened).expect("the cursor has moved");
                    if !seen.contains(&there) {
                        seen.push(there);
                    }
                }
            }
            next += 1;
        }
        let spots = opened.lock().board.session.layout().spots;
        let all: Vec<Place> = spots.iter().map(|spot| spot.place).collect();
        assert_eq!(seen.len(), all.len(), "{}", game.id());
        assert!(all.iter().all(|place| seen.contains(&Target::Place(*place))), "{}", game.id());
    }
}

#[test]
fn arrow_at_edge_is_not_consumed() {
    let mut fixture = TestApp::default();
    let opened = fixture.people("connect-four");
    while opened.key(BoardKey::Left).is_some() {}
    assert_eq!(opened.key(BoardKey::Left), None);
}
