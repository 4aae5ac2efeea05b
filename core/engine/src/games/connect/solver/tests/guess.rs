use crate::games::connect::solver::{OutcomeNetwork, Solver, StandardBoard};

/// Positions and scores made and solved by the program `book`.
const SOLVED: &str = include_str!("solved.txt");

/// The hard positions out of a thousand random ones of 8 to 16 stones with a losing and a non-losing column: their
/// results took more than 400,000 nodes. Each line has the columns played, and those that keep the result.
const HARD: &str = include_str!("hard.txt");

#[test]
fn most_trained_results_are_predicted() {
    let (mut asked, mut right) = (0, 0);
    for line in SOLVED.lines() {
        let (columns, score) = line.split_once(' ').expect("a score");
        let board: StandardBoard = columns.parse().expect("a position");
        let score: i32 = score.parse().expect("a number");
        if (13..=20).contains(&board.stones()) && board.decided().is_none() && score != 0 {
            asked += 1;
            right += i32::from((OutcomeNetwork::shared().value(board) > 0) == (score > 0));
        }
    }
    assert!(asked >= 30 && 10 * right >= 8 * asked, "{right} of {asked}");
}

#[test]
fn interrupted_search_prefers_column_by_estimate() {
    let led = HARD.lines().filter(|line| {
        let (columns, keeping) = line.split_once(' ').expect("columns that keep the result");
        let mut solver = Solver::new(1 << 22).with_book();
        drop(solver.moves(columns.parse().expect("a position"), 200_000, &|| false, &mut |_, _| {}));
        solver.lead.is_some_and(|column| keeping.contains(char::from(b'1' + column)))
    });
    // Without the estimate the count was 72.
    let led = led.count();
    assert!(led >= 90, "{led} of {}", HARD.lines().count());
}
