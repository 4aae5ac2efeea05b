//! Positions of Connect Four with a known winner.

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::Path;

use fivefold_engine::game::{Random, below};
use fivefold_engine::games::connect::solver::{Solver, StandardBoard};
use rand::SeedableRng;

use super::append_after;

/// The size of the solver's transposition table.
const TABLE_BYTES: usize = 32 << 20;

/// The solver's node limit per position.
const NODES: u64 = 3_000_000;

/// The numbers of stones of the solved positions, which are too hard for short time limits.
const ROOTS: [u32; 2] = [9, 12];

/// The numbers of stones of their descendants used for training.
const STONES: std::ops::RangeInclusive<i32> = 13..=20;

/// The random walks through the transposition table for each solved position.
const WALKS: u32 = 1_000;

/// The size of a record.
pub const BYTES: usize = 19;

/// A position with bounds of its score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolvedPosition {
    pub board: StandardBoard,
    /// The lower and upper bound of the score.
    pub score: [i8; 2],
    /// Whether this is the first descendant of a solved position.
    pub begins: bool,
}

impl SolvedPosition {
    pub fn to_bytes(self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        let [own, filled] = self.board.sets();
        bytes[..8].copy_from_slice(&own.to_le_bytes());
        bytes[8..16].copy_from_slice(&filled.to_le_bytes());
        bytes[16] = self.score[0].cast_unsigned();
        bytes[17] = self.score[1].cast_unsigned();
        bytes[18] = u8::from(self.begins);
        bytes
    }

    pub fn from_bytes(bytes: [u8; BYTES]) -> Self {
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|index| bytes[at + index]));
        Self {
            board: StandardBoard::of_sets([word(0), word(8)]),
            score: [bytes[16].cast_signed(), bytes[17].cast_signed()],
            begins: bytes[18] != 0,
        }
    }
}

/// Reads all positions of a file.
pub fn read(file: &Path) -> io::Result<Vec<SolvedPosition>> {
    let bytes = std::fs::read(file)?;
    Ok(bytes.as_chunks().0.iter().map(|bytes| SolvedPosition::from_bytes(*bytes)).collect())
}

/// Solves random positions until the file has the descendants of `roots` of them; existing ones are kept.
pub fn solve(roots: usize, seed: u64, file: &Path) -> io::Result<()> {
    let known = if file.exists() { read(file)? } else { Vec::new() };
    // The descendants of the last position may be incomplete and are collected again.
    let complete = known.iter().rposition(|solved| solved.begins).unwrap_or_default();
    let done = known[..complete].iter().filter(|solved| solved.begins).count();
    if done >= roots {
        return Ok(());
    }
    let mut file = append_after(file, complete * BYTES)?;
    let mut solver = Solver::new(TABLE_BYTES).with_book();
    for number in done..roots {
        let mut random = Random::seed_from_u64(seed.wrapping_mul(1 << 32).wrapping_add(number as u64));
        let behind = loop {
            let root = random_board(&mut random);
            solver.forget();
            solver.moves(root, NODES, &|| false, &mut |_, _| {});
            let behind = descendants(root, &solver, &mut random);
            if !behind.is_empty() {
                break behind;
            }
        };
        let bytes: Vec<u8> = behind.into_iter().flat_map(SolvedPosition::to_bytes).collect();
        file.write_all(&bytes)?;
        if (number + 1) % 100 == 0 {
            eprintln!("{} of {roots} solved", number + 1);
        }
    }
    Ok(())
}

/// Returns a random unfinished position.
fn random_board(random: &mut Random) -> StandardBoard {
    loop {
        let stones = ROOTS[0] + below(random, ROOTS[1] - ROOTS[0] + 1);
        let start = Some(StandardBoard::default());
        let board = (0..stones).fold(start, |board, _| {
            let board = board?;
            let column = open_column(board, random)?;
            (!board.wins(column)).then(|| board.play(column))
        });
        if let Some(board) = board {
            return board;
        }
    }
}

fn open_column(board: StandardBoard, random: &mut Random) -> Option<u8> {
    let open: Vec<u8> = (0..7).filter(|column| board.is_open(*column)).collect();
    any_of(&open, random)
}

fn any_of<T: Copy>(list: &[T], random: &mut Random) -> Option<T> {
    let count = u32::try_from(list.len()).unwrap_or(u32::MAX);
    if count == 0 { None } else { list.get(below(random, count) as usize).copied() }
}

/// Returns the descendants in the solver's transposition table, each once.
fn descendants(root: StandardBoard, solver: &Solver, random: &mut Random) -> Vec<SolvedPosition> {
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    for _ in 0..WALKS {
        let mut board = root;
        while board.stones() < *STONES.end() {
            let open = (0..7).filter(|column| board.is_open(*column) && !board.wins(*column));
            let next: Vec<StandardBoard> = open.map(|column| board.play(column)).collect();
            // The table has neither forced moves nor unvisited positions.
            let known: Vec<StandardBoard> =
                next.iter().copied().filter(|next| solver.remembered(*next).is_some()).collect();
            let Some(next) = any_of(if known.is_empty() { &next } else { &known }, random) else { break };
            board = next;
            let Some(score) = solver.remembered(board).filter(|_| STONES.contains(&board.stones())) else { continue };
            if is_decided(score) && seen.insert(board) {
                let score = score.map(|bound| i8::try_from(bound).unwrap_or_default());
                found.push(SolvedPosition { board, score, begins: found.is_empty() });
            }
        }
    }
    found
}

/// Returns whether the bounds determine the winner.
fn is_decided([least, most]: [i32; 2]) -> bool {
    least >= 0 || most <= 0
}

#[cfg(test)]
mod tests {
    use super::{SolvedPosition, solve};
    use fivefold_engine::games::connect::solver::{Solver, StandardBoard};

    #[test]
    fn solved_position_round_trips() {
        let board: StandardBoard = "4444531".parse().expect("an unfinished game");
        for (score, begins) in [([-22, 0], true), ([0, 22], false), ([3, 3], false)] {
            let solved = SolvedPosition { board, score, begins };
            assert_eq!(SolvedPosition::from_bytes(solved.to_bytes()), solved);
        }
    }

    #[test]
    fn solve_writes_true_bounds_and_continues() {
        let file = std::env::temp_dir().join(format!("fivefold-solved-{}", std::process::id()));
        drop(std::fs::remove_file(&file));
        solve(1, 1, &file).expect("a file");
        let one = super::read(&file).expect("the written file");
        solve(2, 1, &file).expect("a file");
        let two = super::read(&file).expect("the written file");
        let whole = std::fs::read(&file).expect("the written file");
        std::fs::write(&file, &whole[..whole.len() - 1]).expect("an incomplete record");
        solve(2, 1, &file).expect("the last position again");
        assert_eq!(std::fs::read(&file).expect("the written file"), whole);
        solve(1, 1, &file).expect("nothing to do");
        assert_eq!(std::fs::read(&file).expect("the written file"), whole);
        std::fs::remove_file(&file).expect("it is there");
        assert!(one.len() > 20 && two.len() > one.len() && two[..one.len()] == one);
        let mut solver = Solver::new(1 << 24);
        for SolvedPosition { board, score: [least, most], .. } in
            two.into_iter().filter(|solved| solved.board.stones() == 20).take(20)
        {
            let score = solver.score(board, &|| false).expect("the solver has no stop condition");
            assert!((i32::from(least)..=i32::from(most)).contains(&score), "{score}");
        }
    }
}
