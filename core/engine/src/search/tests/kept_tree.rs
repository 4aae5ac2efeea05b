//! Tests that a kept tree survives any order of searches, moves, undo and redo.

use serde_json::{Value, json};

use super::games::{play, search, settings};
use crate::game::{
    Move, Proof, Random, Verdict, below,
    testing::{self, one_of},
};
use crate::games::{self, GameState};
use crate::search::Settings;

/// Makes random changes as a player might between two searches.
fn wander(state: &mut dyn GameState, ahead: &mut Vec<Move>, random: &mut Random) {
    match below(random, 5) {
        // Undo, or a tap on an earlier move.
        kind @ (0 | 1) => {
            let moves = if kind == 0 { 1 } else { 1 + below(random, 6) };
            for _ in 0..moves {
                undo(state, ahead);
            }
        }
        // Redo, if available.
        2 => {
            if let Some(mv) = ahead.pop() {
                play(state, mv);
            }
        }
        // An unfinished move, in games with moves of several actions.
        3 => {
            ahead.clear();
            if !state.status().is_over() {
                state.play(one_of(&state.actions(), random)).expect("a legal action");
            }
        }
        _ => {
            ahead.clear();
            if !state.status().is_over() {
                let mv = one_of(&state.moves(), random);
                mv.actions().skip(state.under_way().len()).for_each(|action| {
                    state.play(action).expect("a legal move");
                });
            }
        }
    }
}

fn undo(state: &mut dyn GameState, ahead: &mut Vec<Move>) {
    let mut actions = Vec::new();
    while let Some(action) = state.take_back() {
        actions.push(action);
        if state.under_way().is_empty() {
            break;
        }
    }
    if !actions.is_empty() {
        ahead.push(actions.into_iter().rev().fold(Move::default(), Move::then));
    }
}

/// The tested boards: the default of each game, and others in which earlier versions behaved differently.
fn boards() -> Vec<(&'static str, Value)> {
    let usual = games::every().map(|game| (game.id(), json!({})));
    let others = [
        ("bridgit", json!({ "size": 7 })),
        ("connect-any", json!({ "rows": 5, "columns": 5, "mode": "bonus" })),
        ("lines-of-action", json!({ "size": 6 })),
    ];
    usual.chain(others).collect()
}

/// Regression test: a reset tree must not inherit from the path of the previous tree.
#[test]
fn kept_tree_survives_any_order_of_moves_and_undo() {
    let rounds = if std::env::var_os("FIVEFOLD_LONG").is_some() { 1_000 } else { 40 };
    for (game, options) in boards() {
        let mut random = testing::random(3);
        let mut state = games::find(game).expect("an offered game").open(&options).expect("legal options");
        let mut ahead = Vec::new();
        for round in 0..rounds {
            wander(state.as_mut(), &mut ahead, &mut random);
            if state.status().is_over() {
                undo(state.as_mut(), &mut ahead);
            }
            let visits = [1, 20, 200][below(&mut random, 3) as usize];
            let is_hint = below(&mut random, 4) > 0;
            let kept = Settings { keeps_tree: is_hint, use_oracle: below(&mut random, 8) == 0, ..settings(visits) };
            let thought = search(state.as_ref(), kept);
            let mv = thought.mv.unwrap_or_else(|| panic!("{game} round {round}: no move"));
            assert!(state.read_move(&mv).is_ok(), "{game} round {round}: {mv}");
            let legal = state.moves().len();
            assert_eq!(thought.view.candidates.len(), legal, "{game} round {round}");
        }
    }
}

/// Regression test: the root of a tree that was kept after the first part of a move had the proof of the other side.
#[test]
fn kept_tree_proves_the_side_that_completes_its_move() {
    let game = games::find("pentago-twist").expect("an offered game");
    let mut state = game.open(&json!({})).expect("the default options");
    for text in "b5:ne+ a6:se| e5:ne| e3:se+ b2:se+ f1:ne+ f5:ne+ c2:sw+ e6:ne+ c5:ne+".split(' ') {
        let mv = state.read_move(text).expect("a legal move");
        play(state.as_mut(), mv);
    }
    let analysis = Settings { limits: settings(20_000).limits, ..Settings::for_analysis(1, 7) };
    let whole = search(state.as_ref(), analysis).view;
    let best = state.read_move(&whole.candidates[0].mv).expect("a legal move");
    state.play(best.actions().next().expect("an action")).expect("a legal action");
    let rest = search(state.as_ref(), analysis).view;
    let verdict = |proof: Option<Proof>| proof.map(|proof| proof.verdict);
    assert_eq!(verdict(whole.proof), Some(Verdict::Win));
    assert_eq!(verdict(rest.proof), Some(Verdict::Win), "{:?}", rest.candidates[0]);
}
