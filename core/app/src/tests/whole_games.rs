use std::collections::{BTreeMap, VecDeque};

use serde_json::Value;

use super::hands::TestDriver as _;
use super::world::{TestApp, TestRng, saved, small_games, targets};
use crate::{Arrow, Match, NewsKind};
use fivefold_engine::{
    game::{Place, Target},
    games,
    session::Player,
};

const ARROWS: [Arrow; 4] = [Arrow::Up, Arrow::Right, Arrow::Down, Arrow::Left];

/// Opens a game between two people.
fn opened(world: &mut TestApp, game: &str, options: &Value) -> Match {
    let opened = world.app.receive(&saved(game, options, [Player::Human; 2], "")).expect("it is a saved game");
    opened.shown();
    opened
}

#[test]
fn every_game_is_played_to_its_end_by_touches() {
    for (game, options) in small_games() {
        let mut dice = TestRng::new(1);
        let mut world = TestApp::default();
        let opened = opened(&mut world, game, &options);
        for _ in 0..3000 {
            if opened.state().result.is_some() {
                break;
            }
            let state = opened.touch(dice.of(&targets(&opened)));
            assert_ne!(state.news.kind, NewsKind::Refusal, "{game}: {}", state.news.text);
        }
        let state = opened.state();
        assert!(state.result.is_some(), "{game} never ends");
        assert_eq!(state.headline, state.result.expect("it has ended").title);
    }
}

#[test]
fn every_game_is_played_to_its_end_by_points_on_the_picture() {
    for (game, options) in small_games() {
        let mut dice = TestRng::new(5);
        let mut world = TestApp::default();
        let opened = opened(&mut world, game, &options);
        for _ in 0..3000 {
            let state = opened.state();
            if state.result.is_some() {
                break;
            }
            if state.abilities.pass.is_some() {
                opened.pass();
                continue;
            }
            let wanted = targets(&opened);
            let seen: Vec<_> = state.board.spoken.iter().filter(|element| wanted.contains(&element.target)).collect();
            let element = dice.of(&seen);
            let (x, y) = (element.x + element.width / 2.0, element.y + element.height / 2.0);
            let state = opened.touch_at(x, y);
            assert_ne!(state.news.kind, NewsKind::Refusal, "{game} at {}: {}", element.label, state.news.text);
        }
        assert!(opened.state().result.is_some(), "{game} never ends");
    }
}

#[test]
fn every_game_is_played_to_its_end_by_the_list_of_legal_moves() {
    for (game, options) in small_games() {
        let mut dice = TestRng::new(2);
        let mut world = TestApp::default();
        let opened = opened(&mut world, game, &options);
        for _ in 0..2000 {
            let legal = opened.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = dice.of(&legal);
            assert_eq!(opened.play(&mv.text).moves.last().map(|row| row.sentence.clone()), Some(mv.sentence));
        }
        assert!(opened.state().result.is_some(), "{game} never ends");
    }
}

#[test]
fn every_game_is_played_to_its_end_by_arrows_and_enter() {
    for (game, options) in small_games() {
        let mut dice = TestRng::new(3);
        let mut world = TestApp::default();
        let opened = opened(&mut world, game, &options);
        for _ in 0..3000 {
            if opened.state().result.is_some() {
                break;
            }
            // The operations of a quadrant are offered once it is chosen.
            let state = opened.state();
            let offered = |target: &Target| {
                matches!(target, Target::Operation(_, None))
                    || state.board.spoken.iter().any(|element| element.target == *target)
            };
            let wanted: Vec<Target> = targets(&opened).into_iter().filter(offered).collect();
            walk(&opened, dice.of(&wanted));
        }
        assert!(opened.state().result.is_some(), "{game} never ends");
    }
}

/// Goes to a target by arrows alone, on a shortest way, and presses Enter there.
fn walk(opened: &Match, target: Target) {
    if matches!(target, Target::Operation(_, None)) {
        opened.pass();
        return;
    }
    if cursor(opened).is_none() {
        opened.move_cursor(Arrow::Up).expect("from nowhere the cursor goes somewhere");
    }
    let start = cursor(opened).expect("the cursor is somewhere");
    let mut ways = BTreeMap::from([(key(start), (start, Vec::new()))]);
    let mut open = VecDeque::from([start]);
    while !ways.contains_key(&key(target)) {
        let here = open.pop_front().unwrap_or_else(|| panic!("no way to {target:?}"));
        for arrow in ARROWS {
            opened.play_for_tests().board.cursor = Some(here);
            if opened.move_cursor(arrow).is_none() {
                continue;
            }
            let there = cursor(opened).expect("it has gone somewhere");
            if !ways.contains_key(&key(there)) {
                let way: Vec<Arrow> = ways[&key(here)].1.iter().copied().chain([arrow]).collect();
                ways.insert(key(there), (there, way));
                open.push_back(there);
            }
        }
    }
    opened.play_for_tests().board.cursor = Some(start);
    for arrow in &ways[&key(target)].1 {
        opened.move_cursor(*arrow).expect("there is a way");
    }
    assert_eq!(cursor(opened), Some(target));
    opened.act_at_cursor();
}

fn cursor(opened: &Match) -> Option<Target> {
    opened.play_for_tests().board.cursor
}

fn key(target: Target) -> String {
    format!("{target:?}")
}

#[test]
fn every_place_is_within_reach_of_the_arrows() {
    let mut world = TestApp::default();
    for game in games::all() {
        let opened = world.people(game.id());
        opened.move_cursor(Arrow::Up).expect("from nowhere the cursor goes somewhere");
        let mut seen = vec![cursor(&opened).expect("it is somewhere")];
        let mut next = 0;
        while next < seen.len() {
            for arrow in ARROWS {
                opened.play_for_tests().board.cursor = Some(seen[next]);
                if opened.move_cursor(arrow).is_some() {
                    let there = cursor(&opened).expect("it has gone somewhere");
                    if !seen.contains(&there) {
                        seen.push(there);
                    }
                }
            }
            next += 1;
        }
        let spots = opened.play_for_tests().board.session.layout().spots;
        let all: Vec<Place> = spots.iter().map(|spot| spot.place).collect();
        assert_eq!(seen.len(), all.len(), "{}", game.id());
        assert!(all.iter().all(|place| seen.contains(&Target::Place(*place))), "{}", game.id());
    }
}

#[test]
fn at_the_edge_an_arrow_is_left_to_the_system() {
    let mut world = TestApp::default();
    let opened = world.people("connect-four");
    while opened.move_cursor(Arrow::Left).is_some() {}
    assert_eq!(opened.move_cursor(Arrow::Left), None);
}
