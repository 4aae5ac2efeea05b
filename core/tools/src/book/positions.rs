//! Positions of random games.

use std::collections::HashSet;

use fivefold_engine::game::{Random, Verdict, below};
use fivefold_engine::games::connect::solver::{Solver, StandardBoard};
use rand::SeedableRng;

const TABLE_BYTES: usize = 32 << 20;

/// The minimum number of stones: positions with fewer are slow to solve in tests.
const FEWEST: u32 = 12;

/// The numbers of printed positions.
const SAMPLES: usize = 320;
const MIDDLE: usize = 400;

/// Returns a random unfinished game of `stones` stones, as columns from 1; `None` if it ended earlier.
pub fn game(random: &mut Random, stones: u32) -> Option<(String, StandardBoard)> {
    let (mut text, mut board) = (String::new(), StandardBoard::default());
    while text.len() < stones as usize {
        let column = u8::try_from(below(random, 7)).expect("a column");
        if !board.is_open(column) {
            continue;
        }
        if board.wins(column) {
            return None;
        }
        board = board.play(column);
        text.push(char::from(b'1' + column));
    }
    Some((text, board))
}

/// Prints distinct positions of 12 to 39 stones and their scores.
pub fn sample() {
    let (mut random, mut solver) = (Random::seed_from_u64(1), Solver::new(TABLE_BYTES));
    let mut done = HashSet::new();
    while done.len() < SAMPLES {
        let stones = FEWEST + below(&mut random, 28);
        let Some((text, board)) = game(&mut random, stones) else { continue };
        if done.insert(board) {
            let score = solver.score(board, &|| false).expect("the solver has no stop condition");
            println!("{text} {score}");
        }
    }
}

/// Prints distinct positions without an immediate win in which some columns keep the outcome and others do not: the
/// columns played, the outcome for the side to move (`1` or `=`) and the columns that keep it.
pub fn middle() {
    let (mut random, mut solver) = (Random::seed_from_u64(2), Solver::new(TABLE_BYTES));
    let mut done = HashSet::new();
    while done.len() < MIDDLE {
        let stones = 15 + below(&mut random, 13);
        let Some((text, board)) = game(&mut random, stones) else { continue };
        if (0..7).any(|column| board.wins(column)) || done.contains(&board) {
            continue;
        }
        let moves = solver.moves(board, u64::MAX, &|| false, &mut |_, _| {}).expect("the solver has no stop condition");
        let Some(best) = moves.iter().map(|mv| mv.proof.verdict).max() else { continue };
        let keeps: String = (0..7u8)
            .filter(|column| moves.iter().any(|mv| mv.column() == Some(*column) && mv.proof.verdict == best))
            .map(|column| char::from(b'1' + column))
            .collect();
        if best == Verdict::Loss || keeps.len() == moves.len() {
            continue;
        }
        done.insert(board);
        println!("{text} {} {keeps}", if best == Verdict::Win { '1' } else { '=' });
    }
}
