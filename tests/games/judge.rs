//! Compares the judge with exact values in solved games: each move's grade against the independently solved values of the
//! positions before and after it.

use std::env;

use fivefold_engine::{
    game::{Outcome, Random, Side, Verdict, below},
    games::{self, GameState},
    search::{Grade, Settings, Strength, SystemClock, Unmonitored},
};
use rand::SeedableRng;
use serde_json::json;

/// The number of judged moves per game, and the first judged move number, because early positions take longest to solve.
/// With `FIVEFOLD_LONG=1`, all moves.
const MOVES: usize = 80;
const LATE: usize = 22;
const ALL_MOVES: usize = 10_000;

/// Returns the exact value of a position for the side to move.
fn exact_value(state: &dyn GameState) -> Verdict {
    let exact =
        state.solve(u64::MAX, &|| false).unwrap_or_else(|| panic!("not solved:\n{}", state.position().text_board()));
    exact.proof.verdict
}

/// Returns the value of a game's outcome for the side that made the last move.
fn value_of_end(mover: Side, outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Win(side) if side == mover => Verdict::Win,
        Outcome::Win(_) => Verdict::Loss,
        Outcome::Draw => Verdict::Draw,
    }
}

/// Plays games, alternately random and by each level in turn, and judges every move from move `late` on.
fn judge_games(game: &str, options: &serde_json::Value, (moves, late): (usize, usize)) {
    let entry = games::find(game).expect("a known game");
    let (mut judged, mut seed) = (0, 0);
    let mut given_away = 0;
    while judged < moves {
        let mut state = entry.open(options).expect("valid options");
        let mut random = Random::seed_from_u64(seed);
        let level = u8::try_from(seed / 2 % 8 + 1).expect("a level");
        // A random opening makes the games differ.
        let mut at_random = if seed % 2 == 0 { usize::MAX } else { 4 };
        seed += 1;
        // The value of the position, if computed for the previous move.
        let mut known = None;
        while !state.status().is_over() && judged < moves {
            let legal = state.moves();
            let mv = if at_random > 0 {
                at_random -= 1;
                legal[below(&mut random, u32::try_from(legal.len()).expect("few moves")) as usize]
            } else {
                let settings = Settings::for_move(Strength::Level(level), entry.levels(), seed + judged as u64);
                let clock = SystemClock::default();
                let thought = state.job(settings)(&Unmonitored::new(&clock));
                state.read_move(&thought.mv.expect("the game goes on")).expect("a legal move")
            };
            let mut after = state.copy();
            mv.actions().for_each(|action| drop(after.play(action)));
            if state.moves_played() < late {
                state = after;
                continue;
            }
            let before = known.take().unwrap_or_else(|| exact_value(state.as_ref()));
            let side = state.status().side().expect("the game goes on");
            let value = match after.status().ending() {
                Some(ending) => value_of_end(side, ending.outcome),
                None => known.insert(exact_value(after.as_ref())).reversed(),
            };
            let judgment = state.judge(mv, 1, &|| false).expect("the judge is not stopped");
            let context = format!("{game}, game {seed}: {judgment:?}\n{}", state.position().text_board());
            assert_eq!(judgment.grade == Grade::GaveAway, value < before, "{context}");
            assert_eq!(judgment.before.verdict(), Some(before), "{context}");
            assert_eq!(judgment.after.verdict(), Some(value), "{context}");
            let loses_at_once = judgment.grade == Grade::Mistake && judgment.after.moves() == Some(2);
            let may_err = before > Verdict::Loss || loses_at_once;
            assert!(may_err || !judgment.grade.is_slip(), "no move of a lost game loses more: {context}");
            given_away += usize::from(judgment.grade == Grade::GaveAway);
            judged += 1;
            if judged % 500 == 0 {
                println!("{game}: {judged} moves judged, {given_away} gave the result away");
            }
            state = after;
        }
    }
    assert!(given_away * 50 > moves, "only {given_away} of {moves} moves gave the result away");
}

/// Returns the number of judged moves and the first judged move number.
fn extent(late: usize) -> (usize, usize) {
    if env::var_os("FIVEFOLD_LONG").is_some() {
        (ALL_MOVES, 0)
    } else {
        println!("skipped: the long run of {ALL_MOVES} moves each (FIVEFOLD_LONG=1)");
        (MOVES, late)
    }
}

#[test]
fn judge_matches_exact_values_of_connect_four() {
    judge_games("connect-four", &json!({}), extent(LATE));
}

#[test]
fn judge_matches_exact_values_of_bridgit() {
    judge_games("bridgit", &json!({ "size": 7 }), extent(0));
}
