//! The judge against the exact values of games that are solved: each move's grade against the values of the positions
//! before and after it, which are solved for themselves.

use std::env;

use fivefold_engine::{
    game::{Outcome, Random, Side, Verdict, below},
    games::{self, GameState},
    search::{Assignment, Grade, SearchRequest, Settings, Strength, SystemClock, Unmonitored},
};
use rand::SeedableRng;
use serde_json::json;

/// How many moves of each game are judged, and from which move of a game on: a game that has just begun takes longest to
/// be solved. All of all games with `FIVEFOLD_LONG=1`.
const MOVES: usize = 80;
const LATE: usize = 22;
const ALL_MOVES: usize = 10_000;

/// What a position is worth to the side to move.
fn solved(state: &dyn GameState) -> Verdict {
    let exact = state.solve(&|| false).unwrap_or_else(|| panic!("not solved:\n{}", state.text_board()));
    exact.proof.verdict
}

/// What the move that ended a game was worth to the side that made it.
fn value_of_end(mover: Side, outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Win(side) if side == mover => Verdict::Win,
        Outcome::Win(_) => Verdict::Loss,
        Outcome::Draw => Verdict::Draw,
    }
}

/// Plays games, every other one at random and the rest by the levels in turn, and has every move judged after so many.
fn judge_games(game: &str, options: &serde_json::Value, (moves, late): (usize, usize)) {
    let entry = games::find(game).expect("it is offered");
    let (mut judged, mut seed) = (0, 0);
    let mut given_away = 0;
    while judged < moves {
        let mut state = entry.open(options).expect("the options make a game");
        let mut random = Random::seed_from_u64(seed);
        let level = u8::try_from(seed / 2 % 8 + 1).expect("a level");
        // A game begins at random, so that no two are alike.
        let mut at_random = if seed % 2 == 0 { usize::MAX } else { 4 };
        seed += 1;
        // What the position is worth, where the move before has shown it.
        let mut known = None;
        while !state.status().is_over() && judged < moves {
            let legal = state.moves();
            let mv = if at_random > 0 {
                at_random -= 1;
                legal[below(&mut random, u32::try_from(legal.len()).expect("few turns")) as usize]
            } else {
                let purpose = Assignment::Move(Strength::Level(level));
                let request = SearchRequest { purpose, seed: seed + judged as u64, threads: 1 };
                let settings = Settings::for_request(&request, entry.levels());
                let clock = SystemClock::default();
                let thought = state.job(settings)(&Unmonitored::new(&clock));
                state.read_move(&thought.mv.expect("the game goes on")).expect("it is legal")
            };
            let mut after = state.copy();
            mv.actions().for_each(|action| drop(after.play(action)));
            if state.moves_played() < late {
                state = after;
                continue;
            }
            let before = known.take().unwrap_or_else(|| solved(state.as_ref()));
            let side = state.status().side().expect("the game goes on");
            let value = match after.status().ending() {
                Some(ending) => value_of_end(side, ending.outcome),
                None => known.insert(solved(after.as_ref())).reversed(),
            };
            let judgment = state.judge(mv, 1, &|| false).expect("nobody stops it");
            let told = format!("{game}, game {seed}: {judgment:?}\n{}", state.text_board());
            assert_eq!(judgment.grade == Grade::GaveAway, value < before, "{told}");
            assert_eq!(judgment.before.verdict(), Some(before), "{told}");
            assert_eq!(judgment.after.verdict(), Some(value), "{told}");
            assert!(before > Verdict::Loss || !judgment.grade.is_slip(), "nothing is a mistake in a lost game: {told}");
            given_away += usize::from(judgment.grade == Grade::GaveAway);
            judged += 1;
            if judged % 500 == 0 {
                println!("{game}: {judged} turns judged, {given_away} gave something away");
            }
            state = after;
        }
    }
    assert!(given_away * 50 > moves, "only {given_away} of {moves} turns gave anything away");
}

/// How many moves are judged, and after how many of a game.
fn extent(late: usize) -> (usize, usize) {
    if env::var_os("FIVEFOLD_LONG").is_some() {
        (ALL_MOVES, 0)
    } else {
        println!("left out: the long run of {ALL_MOVES} moves each (FIVEFOLD_LONG=1)");
        (MOVES, late)
    }
}

#[test]
fn moves_of_connect_four_are_judged_by_their_exact_values() {
    judge_games("connect-four", &json!({}), extent(LATE));
}

#[test]
fn moves_of_bridgit_are_judged_by_their_exact_values() {
    judge_games("bridgit", &json!({ "size": 7 }), extent(0));
}
