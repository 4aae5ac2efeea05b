use super::board;
use crate::game::Verdict;
use crate::games::connect::solver::Solver;
use crate::games::connect::{AnyBoard, Bits, Connect, GridCell};

/// Empty boards without special cells: a row of text for 4 rows, for 5 rows, …; a letter for 4 columns, for 5, …:
/// `1` if the first side wins, `2` if the second does, `=` for a draw.
const PLAIN: [&str; 5] = ["==2=2", "====1", "==212", "==1=1", "==212"];

/// Empty boards with one ban cell by rows and columns: a row of text for each row of the board, the top one first, a
/// letter for each place of the ban cell from the left to the middle.
const WITH_BAN: [(u8, u8, &str); 9] = [
    (4, 4, "=1 11 == 11"),
    (4, 5, "111 111 11= 111"),
    (4, 7, "1111 1111 1111 1111"),
    (5, 4, "== 11 == 11 =="),
    (5, 5, "=== === =1= =22 ==1"),
    (5, 6, "1== 111 === =11 ==="),
    (5, 7, "=111 =1== 1111 11=2 1111"),
    (6, 5, "111 111 111 111 11= 111"),
    (6, 6, "111 111 111 111 11= 111"),
];

/// Returns the winner with best play.
fn letter<B: Bits>(solver: &mut Solver, position: &Connect<B, AnyBoard>) -> char {
    let moves = solver.moves_on_any_board(position, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped");
    match moves.iter().map(|valued| valued.proof.verdict).max().expect("an empty board has moves") {
        Verdict::Win => '1',
        Verdict::Draw => '=',
        Verdict::Loss => '2',
    }
}

/// Returns whether a board has at most `quick` cells, or in the slow tests at most `most`.
fn is_due(rows: u8, columns: u8, [quick, most]: [usize; 2]) -> bool {
    let cells = usize::from(rows) * usize::from(columns);
    let is_long = std::env::var_os("FIVEFOLD_LONG").is_some();
    let is_due = cells <= if is_long { most } else { quick };
    if !is_due {
        eprintln!(
            "the empty board of {rows} rows and {columns} columns was left out: FIVEFOLD_LONG is not set, or too large"
        );
    }
    is_due
}

#[test]
fn empty_boards_have_known_results() {
    let mut solver = Solver::new(1 << 25);
    for (rows, results) in (4..).zip(PLAIN) {
        for (columns, expected) in (4..).zip(results.chars()) {
            if is_due(rows, columns, [32, 42]) {
                let found = letter(&mut solver, &board::<u64>(rows, columns, None, None));
                assert_eq!(found, expected, "{rows} rows and {columns} columns");
            }
        }
    }
}

#[test]
fn empty_boards_with_ban_cell_have_known_results() {
    let mut solver = Solver::new(1 << 25);
    for (rows, columns, results) in WITH_BAN {
        if !is_due(rows, columns, [25, 36]) {
            continue;
        }
        for (row, results) in (0..rows).rev().zip(results.split(' ')) {
            for (column, expected) in (0..).zip(results.chars()) {
                let ban = GridCell { column, row };
                let found = letter(&mut solver, &board::<u64>(rows, columns, Some(ban), None));
                assert_eq!(found, expected, "{rows} rows and {columns} columns with the ban cell {ban}");
            }
        }
    }
}

#[test]
fn solver_stops_on_request_or_at_node_limit() {
    let empty = board::<u128>(8, 8, None, None);
    let mut solver = Solver::new(1 << 20);
    assert_eq!(solver.moves_on_any_board(&empty, 10_000, &|| false, &mut |_, _| {}), None);
    assert_eq!(solver.moves_on_any_board(&empty, u64::MAX, &|| true, &mut |_, _| {}), None);
}
