//! Tests of exact play against brute force.

use std::cell::Cell;
use std::collections::HashMap;

use super::super::{
    PentagoTwist, Twist, TwistAction,
    endgame::{EARLY_NODES, Endgame, LATE, safe_moves},
    threats::winning_move,
};
use super::{random, random_move};
use crate::game::{Action, ExactSolver, Move, Outcome, Proof, Random, Side, Think, Verdict};

/// The result for the side to move and the number of moves until the end, by exhaustive search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Value {
    verdict: Verdict,
    moves: u16,
}

impl Value {
    /// Ranks results, higher is better: a quick win, a slow win, a draw, a slow loss, a quick loss.
    fn rank(self) -> i32 {
        match self.verdict {
            Verdict::Win => 100 - i32::from(self.moves),
            Verdict::Draw => 0,
            Verdict::Loss => i32::from(self.moves) - 100,
        }
    }
}

/// Returns the value of a move that leads to this position, for the side that made it.
fn value_of_move(after: &PentagoTwist, known: &mut HashMap<[u64; 2], Value>) -> Value {
    let made_by = after.side().other();
    match after.outcome() {
        Some(Outcome::Win(side)) if side == made_by => Value { verdict: Verdict::Win, moves: 1 },
        Some(Outcome::Win(_)) => Value { verdict: Verdict::Loss, moves: 1 },
        Some(Outcome::Draw) => Value { verdict: Verdict::Draw, moves: 1 },
        None => {
            let value = brute_force(after, known);
            Value { verdict: value.verdict.reversed(), moves: value.moves + 1 }
        }
    }
}

fn brute_force(position: &PentagoTwist, known: &mut HashMap<[u64; 2], Value>) -> Value {
    let key = Side::BOTH.map(|side| position.stones(side).0);
    if let Some(value) = known.get(&key) {
        return *value;
    }
    let values = moves(position).into_iter().map(|(_, after)| value_of_move(&after, known));
    let best = values.max_by_key(|value| value.rank()).expect("a game under way has moves");
    known.insert(key, best);
    best
}

/// Returns every move, or every completion of the current one, with the resulting position.
fn moves(position: &PentagoTwist) -> Vec<(Move, PentagoTwist)> {
    let mut moves = Vec::new();
    let mut add = |placed: PentagoTwist, mv: Move| {
        for twist in Twist::ALL {
            let mut after = placed;
            after.twist(twist);
            moves.push((mv.then(TwistAction::Twist(twist).into()), after));
        }
    };
    if position.twist_due() {
        add(*position, Move::default());
    } else {
        for cell in position.empty().cells() {
            let mut placed = *position;
            placed.place(cell);
            add(placed, Action::from(TwistAction::Place(cell)).into());
        }
    }
    moves
}

/// Returns an undecided position of a random game with this many empty cells.
fn random_position(empty: u32, random: &mut Random) -> PentagoTwist {
    loop {
        let mut position = PentagoTwist::EMPTY;
        while position.outcome().is_none() {
            if position.empty().count() == empty {
                return position;
            }
            let (cell, twist) = random_move(&position, random);
            position.place(cell);
            position.twist(twist);
        }
    }
}

fn check(position: &PentagoTwist) {
    let mut known = HashMap::new();
    let mut reported: HashMap<Move, Proof> = HashMap::new();
    let exact = Endgame::default().solve(position, u64::MAX, &|| false, &mut |mv, proof| {
        reported.insert(mv, proof);
    });
    let exact = exact.unwrap_or_else(|| panic!("{position:?} was not solved"));
    let proofs: HashMap<Move, Proof> = exact.moves.iter().copied().collect();
    let mut best: Option<Value> = None;
    let all = moves(position);
    assert_eq!(proofs.len(), all.len());
    for (mv, after) in all {
        let value = value_of_move(&after, &mut known);
        let counted = (value.verdict != Verdict::Draw).then_some(value.moves);
        assert_eq!(proofs[&mv], Proof { verdict: value.verdict, moves: counted }, "{mv:?} in {position:?}");
        assert_eq!(reported[&mv].verdict, value.verdict);
        best = best.into_iter().chain([value]).max_by_key(|value| value.rank());
    }
    assert_eq!(Some(exact.proof), exact.moves.first().map(|(_, proof)| *proof));
    assert_eq!(Some(exact.proof.verdict), best.map(|best| best.verdict));
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
        let safe = moves(&position).iter().filter(|(_, after)| is_safe(after)).count();
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
