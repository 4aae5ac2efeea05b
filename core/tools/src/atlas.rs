//! The values of the empty boards of Four on any board.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- atlas --output atlas.txt
//! ```
//!
//! Solves every plain board of up to 35 cells and, up to 30 cells, every board with one ban cell or one bonus cell,
//! mirror images once. It can be interrupted; it then continues after the last line of its output. A line has the rows,
//! the columns, the special cell (`-`, `ban c2`, `bonus c2`), the result (`1` if the first side wins, `2` if the second
//! does, `=` for a draw) and the number of moves of both sides with best play, `-` if a blocker makes that of a draw
//! uncertain.

use std::collections::HashSet;
use std::fmt;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use cpu_time::ProcessTime;
use fivefold_engine::game::{Proof, Rules, Verdict};
use fivefold_engine::games::connect::solver::Solver;
use fivefold_engine::games::connect::{AnyOptions, ConnectAny, GridCell, MAX_LENGTH, MIN_LENGTH, Mode};

/// The size of the solver's table in a match.
const TABLE_BYTES: usize = 32 << 20;

/// Solves the empty boards of Four on any board.
#[derive(Args)]
pub struct AtlasArgs {
    /// The file of the results.
    #[arg(long)]
    output: PathBuf,
    /// The largest number of cells of a plain board.
    #[arg(long, default_value_t = 35)]
    plain: u32,
    /// The largest number of cells of a board with a special cell.
    #[arg(long, default_value_t = 30)]
    special: u32,
}

/// An empty board.
#[derive(Clone, Copy, Debug)]
struct EmptyBoard {
    rows: u8,
    columns: u8,
    mode: Mode,
    /// The ban cell or the bonus cell.
    cell: Option<GridCell>,
}

impl fmt::Display for EmptyBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rows, columns, mode, cell } = self;
        let kind = if *mode == Mode::Ban { "ban" } else { "bonus" };
        match cell {
            None => write!(formatter, "{rows} {columns} -"),
            Some(cell) => write!(formatter, "{rows} {columns} {kind} {cell}"),
        }
    }
}

/// Returns all boards of at most this many cells, the smallest first.
fn boards(plain: u32, special: u32) -> Vec<EmptyBoard> {
    let lengths = MIN_LENGTH..=MAX_LENGTH;
    let mut sizes: Vec<_> =
        lengths.clone().flat_map(|rows| lengths.clone().map(move |columns| (rows, columns))).collect();
    let cells = |(rows, columns): (u8, u8)| u32::from(rows) * u32::from(columns);
    sizes.sort_by_key(|size| cells(*size));
    let mut boards = Vec::new();
    for size @ (rows, columns) in sizes {
        if cells(size) <= plain {
            boards.push(EmptyBoard { rows, columns, mode: Mode::Plain, cell: None });
        }
        for mode in [Mode::Ban, Mode::Bonus].into_iter().filter(|_| cells(size) <= special) {
            let left_half =
                (0..columns.div_ceil(2)).flat_map(|column| (0..rows).map(move |row| GridCell { column, row }));
            boards.extend(left_half.map(|cell| EmptyBoard { rows, columns, mode, cell: Some(cell) }));
        }
    }
    boards
}

/// Returns the value of an empty board for the first side.
fn value(solver: &mut Solver, board: EmptyBoard) -> io::Result<Proof> {
    let EmptyBoard { rows, columns, mode, cell } = board;
    let [ban, bonus] = [Mode::Ban, Mode::Bonus].map(|of| cell.filter(|_| mode == of));
    let options = AnyOptions { rows, columns, mode, ban, bonus, seed: 0 };
    let start = ConnectAny::<u64>::start(&options).map_err(io::Error::other)?;
    let moves = solver.moves_on_any_board(&start, u64::MAX, &|| false, &mut |_, _| {});
    let best = moves.into_iter().flatten().max_by_key(|valued| valued.score);
    best.map(|valued| valued.proof).ok_or_else(|| io::Error::other(format!("{board} has no value")))
}

/// Returns the line of a solved board.
fn line(board: EmptyBoard, proof: Proof) -> String {
    let result = match proof.verdict {
        Verdict::Win => '1',
        Verdict::Draw => '=',
        Verdict::Loss => '2',
    };
    let moves = proof.moves.map_or_else(|| "-".to_owned(), |moves| moves.to_string());
    format!("{board} {result} {moves}")
}

/// Solves the boards that are not in the file, appends them and prints the time taken.
fn fill(output: &Path, boards: &[EmptyBoard]) -> io::Result<()> {
    let text = if output.exists() { std::fs::read_to_string(output)? } else { String::new() };
    // An interrupted write leaves a line without its end.
    let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    let known: HashSet<&str> = whole.lines().filter_map(|line| line.rsplitn(3, ' ').nth(2)).collect();
    std::fs::write(output, whole)?;
    let mut file = File::options().append(true).open(output)?;
    let mut solver = Solver::new(TABLE_BYTES);
    for board in boards.iter().filter(|board| !known.contains(board.to_string().as_str())) {
        solver.forget();
        let (start, nodes) = (ProcessTime::now(), solver.nodes());
        let line = line(*board, value(&mut solver, *board)?);
        writeln!(file, "{line}")?;
        println!("{line}: {:.3} s, {} nodes", start.elapsed().as_secs_f64(), solver.nodes() - nodes);
    }
    Ok(())
}

pub fn run(arguments: &AtlasArgs) -> io::Result<()> {
    fill(&arguments.output, &boards(arguments.plain, arguments.special))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_complete_and_unique() {
        let all = boards(35, 30);
        assert_eq!(all.iter().map(EmptyBoard::to_string).collect::<HashSet<_>>().len(), all.len());
        let plain = all.iter().filter(|board| board.mode == Mode::Plain);
        assert_eq!(plain.map(EmptyBoard::to_string).collect::<Vec<_>>().join(", "), PLAIN);
        let on = |rows, columns| all.iter().filter(|board| (board.rows, board.columns) == (rows, columns)).count();
        assert_eq!([on(4, 4), on(5, 5), on(5, 6), on(5, 7)], [1 + 2 * 8, 1 + 2 * 15, 1 + 2 * 15, 1]);
    }

    const PLAIN: &str =
        "4 4 -, 4 5 -, 5 4 -, 4 6 -, 6 4 -, 5 5 -, 4 7 -, 7 4 -, 5 6 -, 6 5 -, 4 8 -, 8 4 -, 5 7 -, 7 5 -";

    #[test]
    fn interrupted_run_is_continued() {
        let path = std::env::temp_dir().join(format!("fivefold-atlas-{}.txt", std::process::id()));
        let boards = boards(20, 16);
        fill(&path, &boards).expect("a file");
        let text = std::fs::read_to_string(&path).expect("a file");
        assert!(text.starts_with("4 4 - = 16\n"), "{text}");
        assert_eq!(text.lines().count(), boards.len());
        for end in [0, 5, 11, 30, text.len() - 1, text.len()] {
            std::fs::write(&path, &text[..end]).expect("a file");
            fill(&path, &boards).expect("a file");
            let rest = std::fs::read_to_string(&path).expect("a file");
            assert_eq!(rest, text, "continued after {end} bytes");
        }
        std::fs::remove_file(&path).expect("a file");
    }
}
