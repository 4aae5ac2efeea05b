use std::cell::Cell as Counter;
use std::path::Path;

use crate::game::Verdict;
use crate::games::connect::solver::search::window;
use crate::games::connect::solver::{Solver, StandardBoard};

/// Positions and scores made and solved by the program `book`.
const SOLVED: &str = include_str!("solved.txt");

/// Positions in which a move changes the outcome for the worse: the columns played, the outcome and the columns that
/// keep it.
const MIDDLE: &str = include_str!("middle.txt");

/// Asserts the scores in a text with one position per line: the columns played and the score.
fn assert_scores(text: &str, name: &str) -> usize {
    let mut solver = Solver::new(1 << 23);
    let mut count = 0;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (columns, score) = line.split_once(' ').unwrap_or_else(|| panic!("{name}: `{line}` has no score"));
        let board: StandardBoard = columns.parse().unwrap_or_else(|error| panic!("{name}: `{columns}`: {error}"));
        let found = solver.score(board, &|| false);
        assert_eq!(found.map(|score| score.to_string()).as_deref(), Some(score.trim()), "{name}: `{columns}`");
        count += 1;
    }
    count
}

#[test]
fn scores_match_public_test_sets() {
    let Some(folder) = std::env::var_os("FIVEFOLD_ORACLES") else {
        eprintln!("the public test sets of Connect Four were left out: FIVEFOLD_ORACLES is not set");
        return;
    };
    for name in ["Test_L3_R1", "Test_L2_R1", "Test_L1_R1"] {
        let path = Path::new(&folder).join("connect4").join(name);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(assert_scores(&text, name), 1000);
    }
}

#[test]
fn scores_match_solved_positions() {
    assert!(assert_scores(SOLVED, "solved.txt") >= 300);
}

#[test]
fn all_best_columns_of_hard_positions_are_found() {
    let mut solver = Solver::new(1 << 23);
    for line in MIDDLE.lines().step_by(5) {
        let [columns, outcome, keeping] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("`{line}`") };
        let board: StandardBoard = columns.parse().unwrap_or_else(|error| panic!("`{columns}`: {error}"));
        let moves = solver.moves(board, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped");
        let expected = if outcome == "1" { Verdict::Win } else { Verdict::Draw };
        for mv in &moves {
            let column = mv.column().expect("a column");
            let is_keeping = keeping.contains(char::from(b'1' + column));
            assert_eq!(mv.proof.verdict == expected, is_keeping, "{line}: column {column}");
            assert!(mv.proof.verdict <= expected, "{line}: column {column}");
        }
    }
}

#[test]
fn small_transposition_table_gives_same_scores() {
    for line in SOLVED.lines().step_by(11) {
        let board: StandardBoard = line.split(' ').next().expect("columns").parse().expect("a position");
        let (mut large, mut small) = (Solver::new(1 << 22), Solver::new(0));
        if board.stones() >= 20 {
            assert_eq!(small.score(board, &|| false), large.score(board, &|| false), "{line}");
        }
    }
}

#[test]
fn stop_is_polled_often_and_ends_search() {
    let mut solver = Solver::new(1 << 20);
    let asked = Counter::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() == 10
    };
    assert_eq!(solver.score(StandardBoard::default(), &stop), None);
    assert_eq!(asked.get(), 10);
    assert!(solver.nodes() < 100_000, "{} nodes", solver.nodes());
}

#[test]
fn stopped_search_leaves_table_valid() {
    let board: StandardBoard = "44444326".parse().expect("a position");
    let mut fresh = Solver::new(1 << 22);
    let expected = fresh.score(board, &|| false);
    let mut solver = Solver::new(1 << 22);
    for most in [1, 5, 20] {
        let asked = Counter::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > most
        };
        let _ = solver.score(board, &stop);
    }
    assert_eq!(solver.score(board, &|| false), expected);
}

#[test]
fn malformed_position_is_refused_with_reason() {
    for (text, reason) in [
        ("48", "`8` is not a column from 1 to 7"),
        ("1x", "`x` is not a column from 1 to 7"),
        ("1111111", "column 1 is full"),
        ("1212121", "the game ends with the stone in column 1"),
    ] {
        assert_eq!(text.parse::<StandardBoard>().map_err(|error| error.to_string()), Err(reason.to_owned()));
    }
}

#[test]
fn narrow_range_of_scores_is_split_at_draw_or_lower_bound() {
    let windows = |ranges: [[i32; 2]; 4]| ranges.map(|[least, most]| window(least, most));
    assert_eq!(windows([[-3, 5], [-5, 3], [0, 9], [1, 10]]), [0, -1, 0, 1]);
    assert_eq!(windows([[-20, 21], [-9, 21], [1, 20], [-9, -1]]), [-10, 10, 10, -5]);
}
