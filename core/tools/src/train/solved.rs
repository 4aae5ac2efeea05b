//! Positions of Connect Four of which it is known who wins.

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use fivefold_engine::game::{Random, below};
use fivefold_engine::games::connect::solver::{Solver, StandardBoard};
use rand::SeedableRng;

/// What the solver remembers.
const TABLE_BYTES: usize = 32 << 20;

/// How many nodes it gets.
const NODES: u64 = 3_000_000;

/// Stones of the positions that are solved: those for which a short clock is too short.
const ROOTS: [u32; 2] = [9, 12];

/// Stones of the positions behind them that are learnt from.
const STONES: std::ops::RangeInclusive<i32> = 13..=20;

/// Walks through what is remembered of each of them.
const WALKS: u32 = 1_000;

/// The bytes of a record.
pub const BYTES: usize = 19;

/// A position with what is known of its score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solved {
    pub board: StandardBoard,
    /// The score at least and at most.
    pub score: [i8; 2],
    /// Whether it is the first one behind the position that was solved.
    pub begins: bool,
}

impl Solved {
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

/// All positions of a file.
pub fn read(file: &Path) -> io::Result<Vec<Solved>> {
    let bytes = std::fs::read(file)?;
    Ok(bytes.as_chunks().0.iter().map(|bytes| Solved::from_bytes(*bytes)).collect())
}

/// Solves random positions until the file has those behind so many of them. What it has already is kept.
pub fn solve(roots: usize, seed: u64, file: &Path) -> io::Result<()> {
    let known = if file.exists() { read(file)? } else { Vec::new() };
    let done = known.iter().filter(|solved| solved.begins).count();
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    let mut solver = Solver::new(TABLE_BYTES).with_book();
    for number in done..roots {
        let mut random = Random::seed_from_u64(seed.wrapping_mul(1 << 32).wrapping_add(number as u64));
        let behind = loop {
            let root = random_board(&mut random);
            solver.forget();
            solver.moves(root, NODES, &|| false, &mut |_, _| {});
            let behind = positions_behind(root, &solver, &mut random);
            if !behind.is_empty() {
                break behind;
            }
        };
        let bytes: Vec<u8> = behind.into_iter().flat_map(Solved::to_bytes).collect();
        file.write_all(&bytes)?;
        if (number + 1) % 100 == 0 {
            eprintln!("{} of {roots} solved", number + 1);
        }
    }
    Ok(())
}

/// A random game that goes on.
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

/// What the solver remembers of positions that may follow, each once.
fn positions_behind(root: StandardBoard, solver: &Solver, random: &mut Random) -> Vec<Solved> {
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    for _ in 0..WALKS {
        let mut board = root;
        while board.stones() < *STONES.end() {
            let open = (0..7).filter(|column| board.is_open(*column) && !board.wins(*column));
            let next: Vec<StandardBoard> = open.map(|column| board.play(column)).collect();
            // Forced moves are not remembered, nor what nobody has asked for.
            let known: Vec<StandardBoard> =
                next.iter().copied().filter(|next| solver.remembered(*next).is_some()).collect();
            let Some(next) = any_of(if known.is_empty() { &next } else { &known }, random) else { break };
            board = next;
            let Some(score) = solver.remembered(board).filter(|_| STONES.contains(&board.stones())) else { continue };
            if tells_who_wins(score) && seen.insert(board) {
                let score = score.map(|bound| i8::try_from(bound).unwrap_or_default());
                found.push(Solved { board, score, begins: found.is_empty() });
            }
        }
    }
    found
}

/// Whether it is known if the side to move wins, or if it loses.
fn tells_who_wins([least, most]: [i32; 2]) -> bool {
    least >= 0 || most <= 0
}

#[cfg(test)]
mod tests {
    use super::{Solved, solve};
    use fivefold_engine::games::connect::solver::{Solver, StandardBoard};

    #[test]
    fn a_position_is_read_as_it_was_written() {
        let board: StandardBoard = "4444531".parse().expect("a game that goes on");
        for (score, begins) in [([-22, 0], true), ([0, 22], false), ([3, 3], false)] {
            let solved = Solved { board, score, begins };
            assert_eq!(Solved::from_bytes(solved.to_bytes()), solved);
        }
    }

    #[test]
    fn what_is_written_is_true_and_more_is_appended() {
        let file = std::env::temp_dir().join(format!("fivefold-solved-{}", std::process::id()));
        drop(std::fs::remove_file(&file));
        solve(1, 1, &file).expect("a file");
        let one = super::read(&file).expect("what was written");
        solve(2, 1, &file).expect("a file");
        let two = super::read(&file).expect("what was written");
        std::fs::remove_file(&file).expect("it is there");
        assert!(one.len() > 20 && two.len() > one.len() && two[..one.len()] == one);
        let mut solver = Solver::new(1 << 24);
        for Solved { board, score: [least, most], .. } in
            two.into_iter().filter(|solved| solved.board.stones() == 20).take(20)
        {
            let score = solver.score(board, &|| false).expect("nobody stops it");
            assert!((i32::from(least)..=i32::from(most)).contains(&score), "{score}");
        }
    }
}
