use rand::SeedableRng;

use super::{board, play_until};
use crate::game::{Action, ExactSolver, Move, NoOptions, Outcome, Proof, Random, Rules, Verdict};
use crate::games::connect::solver::{Solver, Solvers, StandardBoard};
use crate::games::connect::{AnyBoard, Bits, Connect, ConnectFour, GridCell, Variant, Wide};

/// Returns the result for the side to move and the number of moves until the end, by exhaustive search with the game's
/// rules.
fn proof_of<B: Bits, V: Variant>(position: &Connect<B, V>) -> (Verdict, u16) {
    if let Some(ending) = position.ending() {
        let verdict = match ending.outcome {
            Outcome::Draw => Verdict::Draw,
            Outcome::Win(side) if side == position.side() => Verdict::Win,
            Outcome::Win(_) => Verdict::Loss,
        };
        return (verdict, 0);
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let results = actions.iter().map(|action| after(position, *action));
    results.max_by_key(|(verdict, moves)| worth(*verdict, *moves)).expect("a game that goes on has actions")
}

/// Returns the result of an action for the side that makes it, and the number of moves until the end, counted from
/// before it.
fn after<B: Bits, V: Variant>(position: &Connect<B, V>, action: Action) -> (Verdict, u16) {
    let mut next = *position;
    next.play_unchecked(action);
    let (verdict, moves) = proof_of(&next);
    if next.status().is_mid_move() { (verdict, moves) } else { (verdict.reversed(), moves + 1) }
}

/// Ranks results: soon wins and late losses first.
fn worth(verdict: Verdict, moves: u16) -> (Verdict, i32) {
    let moves = i32::from(moves);
    (verdict, if verdict == Verdict::Win { -moves } else { moves })
}

fn assert_same<B: Bits, V: Variant>(position: &Connect<B, V>, moves: &[(Move, Proof)]) {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    for action in actions {
        let expected = after(position, action);
        let of_action = moves.iter().filter(|(mv, _)| mv.actions().next() == Some(action));
        let best = of_action
            .map(|(_, proof)| (proof.verdict, proof.moves.unwrap_or(expected.1)))
            .max_by_key(|(verdict, moves)| worth(*verdict, *moves));
        let (verdict, length) = best.unwrap_or_else(|| panic!("{action:?} has no value in {position:?}"));
        assert_eq!(verdict, expected.0, "{action:?} in {position:?}");
        assert!(verdict == Verdict::Draw || length == expected.1, "{action:?} in {position:?}: {length} {expected:?}");
    }
}

fn check<B: Bits>(start: Connect<B, AnyBoard>, free: u32, games: u32, seed: u64) {
    let mut random = Random::seed_from_u64(seed);
    let mut solver = Solver::new(1 << 16);
    let is_late = |position: &Connect<B, AnyBoard>| (position.grid().cells() & !position.filled()).count() <= free;
    for _ in 0..games {
        let Some(position) = play_until(start, is_late, &mut random) else { continue };
        let moves = solver.moves_on_any_board(&position, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped");
        let moves: Vec<_> = moves.iter().map(|valued| (valued.mv, valued.proof)).collect();
        assert_same(&position, &moves);
    }
}

#[test]
fn plain_boards_agree_with_brute_force() {
    for (rows, columns) in [(4, 4), (4, 5), (5, 4), (5, 5), (6, 4), (4, 7)] {
        check(board::<u64>(rows, columns, None, None), 11, 60, u64::from(rows * 10 + columns));
    }
    check(board::<u128>(8, 8, None, None), 9, 20, 1);
    check(board::<Wide>(12, 12, None, None), 8, 20, 2);
}

#[test]
fn boards_with_a_ban_cell_agree_with_brute_force() {
    for row in 0..4 {
        for column in 0..5 {
            let ban = Some(GridCell { column, row });
            check(board::<u64>(4, 5, ban, None), 10, 15, u64::from(row * 10 + column));
        }
    }
}

#[test]
fn boards_with_a_bonus_cell_agree_with_brute_force() {
    for row in 0..4 {
        for column in 0..5 {
            let bonus = Some(GridCell { column, row });
            check(board::<u64>(4, 5, None, bonus), 9, 20, u64::from(row * 10 + column));
            check(board::<u64>(4, 5, Some(GridCell { column: 4 - column, row: 3 - row }), bonus), 9, 20, 100);
        }
    }
}

#[test]
fn late_positions_of_connect_four_agree_with_brute_force() {
    let mut random = Random::seed_from_u64(5);
    let mut solvers = Solvers::default();
    let start = ConnectFour::start(&NoOptions {}).expect("a board");
    let mut checked = 0;
    for _ in 0..300 {
        let Some(position) = play_until(start, |position| position.filled().count() >= 31, &mut random) else {
            continue;
        };
        let exact = solvers.solve(&position, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped");
        assert_same(&position, &exact.moves);
        assert_eq!(
            StandardBoard::of(&position).map(|board| board.proof(board.score(exact.proof).expect("a score"))),
            Some(exact.proof)
        );
        checked += 1;
    }
    assert!(checked > 20, "{checked} games were long enough");
}
