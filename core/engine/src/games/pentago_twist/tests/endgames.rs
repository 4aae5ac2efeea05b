//! Tests of exact play against brute force.

use std::cell::Cell;
use std::collections::HashMap;

use super::super::{
    PentagoTwist, Twist,
    endgame::{AlphaBeta, Endgame, EndgameTable, LATE, Replies, safe_moves},
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
fn replies_prevent_immediate_loss() {
    let mut random = random(37);
    let (mut safe, mut lost) = (0, 0);
    for empty in (2..30).cycle().take(1_000) {
        let position = random_position(empty, &mut random);
        let stones = position.both_stones(position.side());
        let replies = Replies::of(stones);
        for twist in Twist::ALL {
            let [mine, theirs] = stones.map(|stones| stones.twisted(twist));
            for cell in mine.union(theirs).complement().cells() {
                let is_safe = theirs.fives() == 0 && winning_move([theirs, mine.with(cell)]).is_none();
                assert_eq!(replies.after(twist).has(cell), is_safe, "{twist:?}, {cell:?} in {position:?}");
                if is_safe { safe += 1 } else { lost += 1 }
            }
            assert_eq!(replies.after(twist).0 & mine.union(theirs).0, 0);
        }
    }
    assert!(safe > 10_000 && lost > 10_000, "{safe} {lost}");
}

#[test]
fn proof_search_agrees_with_alpha_beta() {
    let mut random = random(34);
    let mut found = [0; 3];
    for empty in (7..11).cycle().take(60) {
        let position = random_position(empty, &mut random);
        let solved = Endgame::default().solve(&position, u64::MAX, &|| false, &mut |_, _| {}).expect("few are empty");
        let mut table = EndgameTable::default();
        table.prepare();
        let mut alpha_beta = AlphaBeta::new(&mut table, &|| false, u64::MAX);
        for (mv, proof) in solved.moves {
            let after = after(&position, mv);
            let stones = after.both_stones(after.side());
            if after.outcome().is_none() && winning_move(stones).is_none() {
                let empty = i8::try_from(empty - 1).expect("a small number");
                let score = -alpha_beta.score(stones, empty, -1, 1).expect("no limit");
                assert_eq!(proof.verdict as i8 - Verdict::Draw as i8, score.signum(), "{mv:?} in {position:?}");
                found[proof.verdict as usize] += 1;
            }
        }
    }
    assert!(found.iter().all(|count| *count > 100), "{found:?}");
}

#[test]
fn result_of_position_is_reported_first() {
    let mut random = random(35);
    for empty in (2..11).cycle().take(60) {
        let position = random_position(empty, &mut random);
        let mut found = Vec::new();
        let exact =
            Endgame::default().solve(&position, u64::MAX, &|| false, &mut |mv, proof| found.push((mv, proof.verdict)));
        let verdict = exact.expect("few are empty").proof.verdict;
        assert_eq!(found[0].1, verdict);
        assert_eq!(found[1], (Move::default(), verdict));
    }
}

#[test]
fn expected_move_is_preferred_if_it_keeps_result() {
    let mut random = random(36);
    let mut compared = 0;
    for _ in 0..40 {
        let position = random_position(8, &mut random);
        let mut solver = Endgame::default();
        let exact = solver.solve(&position, u64::MAX, &|| false, &mut |_, _| {}).expect("few are empty");
        let best: Vec<Move> =
            exact.moves.iter().filter(|(_, proof)| proof.verdict == exact.proof.verdict).map(|(mv, _)| *mv).collect();
        if exact.proof.verdict == Verdict::Loss {
            assert_eq!(ExactSolver::<PentagoTwist>::favorite(&solver), None);
            continue;
        }
        for mv in [best[0], best[best.len() - 1]] {
            ExactSolver::<PentagoTwist>::expect(&mut solver, &[mv]);
            assert!(solver.solve(&position, u64::MAX, &|| false, &mut |_, _| {}).is_some());
            assert_eq!(ExactSolver::<PentagoTwist>::favorite(&solver), Some(mv), "{position:?}");
            compared += 1;
        }
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn levels_solve_fewer_empty_cells() {
    let mut random = random(33);
    let is_solved = |position: &PentagoTwist| {
        let looks = Cell::new(0);
        let stop = || looks.replace(looks.get() + 1) > 100;
        Endgame::default().solve(position, u64::MAX, &stop, &mut |_, _| {}).is_some()
    };
    let easy = std::iter::repeat_with(|| random_position(u32::from(LATE) + 1, &mut random));
    let mut easy = easy.take(100).find(|position| is_solved(position)).expect("some are easy");
    easy.forget_learning();
    assert!(!is_solved(&easy), "{easy:?}");
}
