//! Tests of exact play against brute force.

use std::cell::Cell;
use std::collections::HashMap;

use super::super::{
    PentagoTwist,
    endgame::{EARLY_NODES, Endgame, LATE, safe_moves},
    threats::winning_move,
};
use super::random_game;
use crate::game::{
    ExactSolver, Move, Proof, Random, Think, Verdict,
    testing::{BruteForce, ExactValue, after, random},
    whole_moves,
};

/// Returns an undecided position of a random game with this many empty cells.
fn random_position(empty: u32, random: &mut Random) -> PentagoTwist {
    loop {
        let mut found = None;
        random_game(random, |position, _| {
            if position.empty().count() == empty {
                found = Some(*position);
            }
        });
        if let Some(found) = found {
            return found;
        }
    }
}

fn check(position: &PentagoTwist) {
    let mut brute_force = BruteForce::default();
    let mut reported: HashMap<Move, Proof> = HashMap::new();
    let exact = Endgame::default().solve(position, u64::MAX, &|| false, &mut |mv, proof| {
        reported.insert(mv, proof);
    });
    let exact = exact.unwrap_or_else(|| panic!("{position:?} was not solved"));
    let proofs: HashMap<Move, Proof> = exact.moves.iter().copied().collect();
    let all = whole_moves(position, Move::default());
    assert_eq!(proofs.len(), all.len());
    for mv in all {
        let ExactValue { verdict, moves } = brute_force.value_of(position, mv);
        let counted = (verdict != Verdict::Draw).then_some(moves);
        assert_eq!(proofs[&mv], Proof { verdict, moves: counted }, "{mv:?} in {position:?}");
        assert_eq!(reported[&mv].verdict, verdict);
    }
    assert_eq!(Some(exact.proof), exact.moves.first().map(|(_, proof)| *proof));
    assert_eq!(exact.proof.verdict, brute_force.value(position).verdict);
}

#[test]
fn endgame_agrees_with_brute_force() {
    let mut random = random(31);
    for (empty, positions) in [(1, 250), (2, 250), (3, 250), (4, 150), (5, 80), (6, 20)] {
        for _ in 0..positions {
            check(&random_position(empty, &mut random));
        }
    }
}

#[test]
fn safe_moves_are_counted() {
    let mut random = random(32);
    for empty in (2..30).cycle().take(400) {
        let position = random_position(empty, &mut random);
        let stones = position.both_stones(position.side());
        if winning_move(stones).is_some() {
            continue;
        }
        let is_safe =
            |after: &PentagoTwist| after.outcome().is_none() && winning_move(after.both_stones(after.side())).is_none();
        let moves = whole_moves(&position, Move::default());
        let safe = moves.into_iter().filter(|mv| is_safe(&after(&position, *mv))).count();
        assert_eq!(safe_moves(stones), i32::try_from(safe).expect("a small number"), "{position:?}");
    }
}

#[test]
fn long_searches_solve_earlier_than_levels() {
    let mut random = random(33);
    let is_solved = |position: &PentagoTwist, nodes: u64| {
        let looks = Cell::new(0);
        let stop = || looks.replace(looks.get() + 1) > 100;
        Endgame::default().solve(position, nodes, &stop, &mut |_, _| {}).is_some()
    };
    let easy = std::iter::repeat_with(|| random_position(u32::from(LATE) + 1, &mut random));
    let mut easy = easy.take(100).find(|position| is_solved(position, EARLY_NODES)).expect("some are easy");
    assert!(!is_solved(&easy, EARLY_NODES - 1), "{easy:?}");
    easy.forget_learning();
    assert!(!is_solved(&easy, u64::MAX), "{easy:?}");
}
