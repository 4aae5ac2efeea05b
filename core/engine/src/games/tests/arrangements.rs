//! Positions set up by hand, in every game that allows them.

use std::collections::BTreeMap;

use rand::SeedableRng;
use serde_json::{Value, json};

use crate::{
    game::{Arrangement, Random, Side, below},
    games::{self, Game, GameState, POSITION},
    session::Session,
};

/// Returns the games that can be set up by hand, with all their options.
fn every_setting() -> impl Iterator<Item = (&'static dyn Game, Value)> {
    let settings = games::every().flat_map(|game| {
        let options = game.variants().into_iter().map(|variant| variant.options).chain(game.test_options());
        options.map(move |options| (game, options))
    });
    settings.filter(|(game, options)| opened(*game, options).position().set_up_rules().is_some())
}

fn opened(game: &dyn Game, options: &Value) -> Box<dyn GameState> {
    game.open(options).unwrap_or_else(|error| panic!("{} {options}: {error}", game.id()))
}

/// Returns the session that starts from these pieces in the setting of another one.
fn arranged(like: &Session, arrangement: &Arrangement) -> Session {
    Session::arranged(like.game(), like.unusual_options(), arrangement, &like.layout()).expect("a possible position")
}

fn mover(state: &dyn GameState) -> Side {
    state.position().color(state.status().side().expect("the game is on"))
}

#[test]
fn position_set_up_by_text_equals_played_one() {
    let mut random = Random::seed_from_u64(29);
    for (game, options) in every_setting() {
        let mut session = Session::new(game.id(), &options).expect("options of the game");
        for _ in 0..60 {
            let state = session.state();
            let moves = state.moves();
            if moves.is_empty() {
                break;
            }
            let arrangement = Arrangement::of(state.position().pieces(), mover(state));
            let again = arranged(&session, &arrangement);
            let place = format!("{} {options} {}", game.id(), again.setting());
            assert_eq!(again.state().position().pieces(), state.position().pieces(), "{place}");
            assert_eq!(again.state().status(), state.status(), "{place}");
            assert_eq!(again.state().actions(), state.actions(), "{place}");
            assert_eq!(again.state().key(), state.key(), "{place}");
            assert_eq!(again.state().position().surplus(), None, "{place}");
            let link = again.link().expect("a short link");
            let saved = again.save();
            for same in [Session::from_link(&link), Session::of_setting(&again.setting()), Session::load(&saved)] {
                let same = same.unwrap_or_else(|error| panic!("{place}: {error}"));
                assert_eq!((same.state().key(), same.setting()), (state.key(), again.setting()), "{place}");
                assert!(same.is_set_up_like(&again), "{place}");
            }
            let count = u32::try_from(moves.len()).expect("few moves");
            let text = state.move_text(moves[below(&mut random, count) as usize]);
            session.play(&text).expect("a legal move");
        }
    }
}

#[test]
fn random_arrangement_survives_its_text_search_and_undo() {
    let mut random = Random::seed_from_u64(7);
    for (game, options) in every_setting() {
        let like = Session::new(game.id(), &options).expect("options of the game");
        let (layout, rules) = (like.layout(), like.state().position().set_up_rules().expect("the game allows it"));
        for round in [0, 2, 5] {
            let mut arrangement =
                Arrangement { pieces: BTreeMap::new(), to_move: Side::BOTH[below(&mut random, 2) as usize] };
            let owners = [Some(Side::First), Some(Side::First), Some(Side::Second), None];
            let kinds = if rules.has_neutral { 4 } else { 3 };
            let spots = u32::try_from(layout.spots.len()).expect("few places");
            for _ in 0..spots * (round + 1) / 8 {
                let place = layout.spots[below(&mut random, spots) as usize].place;
                arrangement.put(&layout, rules, place, owners[below(&mut random, kinds) as usize]);
            }
            let options = like.unusual_options();
            // Lines of Action has at most 23 pieces a side.
            let Ok(mut session) = Session::arranged(game, options, &arrangement, &layout) else { continue };
            let text = arrangement.text(&layout);
            assert_eq!(session.options()[POSITION], json!(text));
            assert_eq!(Arrangement::read(&text, &layout), Ok(arrangement.clone()));
            let moves = session.state().moves();
            assert_eq!(moves.is_empty(), session.is_over(), "{text}");
            let Some(mv) = moves.last() else { continue };
            let (key, played) = (session.state().key(), session.state().move_text(*mv));
            let _ = session.state().solve(500, &|| false);
            let _ = session.state().judge(*mv, 20, &|| false);
            session.play(&played).expect("a legal move");
            session.undo();
            assert_eq!((session.state().key(), session.can_undo()), (key, false), "{text}");
        }
    }
}

#[test]
fn pieces_fall_and_are_erased_from_the_top() {
    let session = Session::new("connect-any", &json!({"mode": "ban", "ban": "a2"})).expect("a closed cell");
    let (layout, rules) = (session.layout(), session.state().position().set_up_rules().expect("it falls"));
    let place = |name: &str| layout.spots.iter().find(|spot| spot.name == name).expect("a cell").place;
    let mut arrangement = Arrangement { pieces: BTreeMap::new(), to_move: Side::First };
    for owner in [Some(Side::First), Some(Side::Second), None] {
        assert!(arrangement.put(&layout, rules, place("a6"), owner));
    }
    assert_eq!(arrangement.pieces.get(&place("a1")), Some(&Some(Side::First)));
    assert_eq!(arrangement.pieces.get(&place("a3")), Some(&Some(Side::Second)));
    assert_eq!(arrangement.pieces.get(&place("a4")), Some(&None));
    assert!(arrangement.erase(&layout, rules, place("a1")));
    assert!(!arrangement.pieces.contains_key(&place("a4")));
    let open = Session::new("connect-any", &Value::Null).expect("the default board").layout();
    arrangement.settle(&open);
    assert_eq!(arrangement.pieces.get(&place("a2")), Some(&Some(Side::Second)));
    for _ in 0..4 {
        assert!(arrangement.put(&open, rules, place("a1"), None));
    }
    assert!(!arrangement.put(&open, rules, place("a1"), None), "the column is full");
}

#[test]
fn surplus_counts_pieces_beyond_play() {
    let surplus = |game: &str, position: &str| {
        let session = Session::new(game, &json!({ "position": position })).expect("a possible position");
        session.state().position().surplus().map(|surplus| (surplus.color, surplus.count))
    };
    assert_eq!(surplus("connect-four", "35o6-b"), None);
    assert_eq!(surplus("connect-four", "35o6-o"), Some((Some(Side::First), 1)));
    assert_eq!(surplus("connect-four", "35bb5-b"), Some((Some(Side::Second), 3)));
    assert_eq!(surplus("connect-any", "35xx5-o"), Some((None, 2)));
    assert_eq!(surplus("pentago-twist", "35b-o"), Some((Some(Side::Second), 1)));
    assert_eq!(surplus("lines-of-action", "b2ooooooo1oooooo46b-o"), Some((Some(Side::First), 1)));
}

#[test]
fn impossible_position_is_refused_with_its_reason() {
    let fault = |game: &str, position: Value| {
        let options = json!({ "position": position });
        Session::new(game, &options).expect_err("no position of the game").to_string()
    };
    assert!(fault("connect-four", json!("28o13-b")).contains("floats"));
    assert!(fault("connect-four", json!("35x6-b")).contains("no neutral pieces"));
    assert!(fault("connect-four", json!("35o5-b")).contains("42 cells"));
    assert!(fault("connect-four", json!("99999999999999999999o-b")).contains("pieces (o, b, x)"));
    assert!(fault("connect-four", json!("18446744073709551615o-b")).contains("42 cells"));
    assert!(fault("bridgit", json!("61")).contains("pieces (o, b, x)"));
    assert!(fault("bridgit", json!(61)).contains("it must be a text"));
    assert!(fault("bridgit", json!("é61-o")).contains("pieces (o, b, x)"));
    assert!(fault("pentago-twist", json!("36-x")).contains("pieces (o, b, x)"));
    assert!(fault("pentago-twist", json!("o".repeat(500))).len() < 200);
    assert!(fault("lines-of-action", json!(format!("{}40-o", "o".repeat(24)))).contains("too many"));
    assert!(fault("hex", json!("81-o")).contains("cannot be set up"));
}

#[test]
fn position_without_moves_can_only_be_viewed() {
    for (game, position) in [
        ("connect-four", "35oooo3-b"),
        ("connect-four", "35oooo3-o"),
        ("lines-of-action", "64-o"),
        ("lines-of-action", "o63-b"),
        ("pentago-twist", "ooooo31-o"),
    ] {
        let session = Session::new(game, &json!({ "position": position })).expect("it can be viewed");
        assert!(session.is_over(), "{game} {position}");
        assert!(session.conclusion().is_some(), "{game} {position}");
        let again = Session::load(&session.save()).expect("its own save");
        assert_eq!((again.is_over(), again.final_conclusion()), (true, session.final_conclusion()));
    }
}
