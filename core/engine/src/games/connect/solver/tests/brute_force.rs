use super::{board, play_until};
use crate::game::{
    ExactSolver, Move, NoOptions, Proof, Rules,
    testing::{BruteForce, ExactValue, actions, random},
};
use crate::games::connect::solver::{Solver, Solvers, StandardBoard};
use crate::games::connect::{AnyBoard, Bits, Connect, ConnectFour, GridCell, Variant, Wide};

fn assert_same<B: Bits, V: Variant>(position: &Connect<B, V>, moves: &[(Move, Proof)], brute_force: &mut BruteForce) {
    for action in actions(position) {
        let expected = brute_force.value_of(position, action);
        let of_action = moves.iter().filter(|(mv, _)| mv.actions().next() == Some(action));
        let best = of_action
            .map(|(_, proof)| ExactValue { verdict: proof.verdict, moves: proof.moves.unwrap_or(expected.moves) })
            .max_by_key(|value| value.rank());
        let found = best.unwrap_or_else(|| panic!("{action:?} has no value in {position:?}"));
        assert_eq!(found.rank(), expected.rank(), "{action:?} in {position:?}: {found:?} {expected:?}");
    }
}

fn check<B: Bits>(start: Connect<B, AnyBoard>, free: u32, games: u32, seed: u64) {
    let mut random = random(seed);
    let (mut solver, mut brute_force) = (Solver::new(1 << 16), BruteForce::default());
    let is_late = |position: &Connect<B, AnyBoard>| (position.grid().cells() & !position.filled()).count() <= free;
    for _ in 0..games {
        let Some(position) = play_until(start, is_late, &mut random) else { continue };
        let moves = solver.moves_on_any_board(&position, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped");
        let moves: Vec<_> = moves.iter().map(|valued| (valued.mv, valued.proof)).collect();
        assert_same(&position, &moves, &mut brute_force);
    }
}

#[test]
fn plain_boards_agree_with_brute_force() {
    for (rows, columns) in [(4, 4), (4, 5), (5, 4), (5, 5), (6, 4), (4, 7), (7, 4), (5, 6), (5, 7), (7, 5)] {
        check(board::<u64>(rows, columns, None, None), 11, 60, u64::from(rows * 10 + columns));
    }
    check(board::<u128>(8, 8, None, None), 9, 20, 1);
    check(board::<Wide>(12, 12, None, None), 8, 20, 2);
}

/// The games from an empty board, which a search decides by all its means: parity, mirror images and both tables.
#[test]
fn empty_small_boards_agree_with_brute_force() {
    check(board::<u64>(4, 4, None, None), 16, 1, 0);
    for (column, row) in (0..2).flat_map(|column| (0..4).map(move |row| (column, row))) {
        let special = Some(GridCell { column, row });
        check(board::<u64>(4, 4, special, None), 16, 1, 0);
        check(board::<u64>(4, 4, None, special), 16, 1, 0);
    }
}

#[test]
fn boards_with_a_ban_cell_agree_with_brute_force() {
    for row in 0..4 {
        for column in 0..5 {
            let ban = Some(GridCell { column, row });
            check(board::<u64>(4, 5, ban, None), 10, 15, u64::from(row * 10 + column));
            check(board::<u64>(5, 5, ban, None), 10, 15, u64::from(row * 10 + column));
        }
    }
}

#[test]
fn boards_with_a_bonus_cell_agree_with_brute_force() {
    for row in 0..4 {
        for column in 0..5 {
            let bonus = Some(GridCell { column, row });
            check(board::<u64>(4, 5, None, bonus), 9, 20, u64::from(row * 10 + column));
            check(board::<u64>(5, 5, None, bonus), 9, 20, u64::from(row * 10 + column));
            check(board::<u64>(4, 5, Some(GridCell { column: 4 - column, row: 3 - row }), bonus), 9, 20, 100);
        }
    }
}

#[test]
fn late_positions_of_connect_four_agree_with_brute_force() {
    let mut random = random(5);
    let mut solvers = Solvers::default();
    let start = ConnectFour::start(&NoOptions {}).expect("a board");
    let mut checked = 0;
    for _ in 0..300 {
        let Some(position) = play_until(start, |position| position.filled().count() >= 31, &mut random) else {
            continue;
        };
        let exact = solvers.solve(&position, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped");
        assert_same(&position, &exact.moves, &mut BruteForce::default());
        assert_eq!(
            StandardBoard::of(&position).map(|board| board.proof(board.score(exact.proof).expect("a score"))),
            Some(exact.proof)
        );
        checked += 1;
    }
    assert!(checked > 20, "{checked} games were long enough");
}
