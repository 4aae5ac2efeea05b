//! The scores of all positions of nine stones, and who wins those of ten.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use clap::ValueEnum;
use fivefold_core::games::connect::solver::{Book, CELLS, SCORED, Solver, StandardBoard, TranspositionTable, layer};

/// Positions a thread takes at once: neighbours, which have much in common.
const CHUNK: usize = 64;

/// The byte of a score is the score plus this; 0 is unknown.
const SHIFT: i32 = 32;

/// A part of the book.
#[derive(Clone, Copy, ValueEnum)]
pub enum Part {
    /// The scores of nine stones.
    Scores,
    /// The signs of the scores of ten stones.
    Signs,
}

impl Part {
    fn boards(self) -> Vec<StandardBoard> {
        let more = match self {
            Self::Scores => 0,
            Self::Signs => 1,
        };
        layer(SCORED.cast_unsigned() + more)
    }

    fn solve(self, solver: &mut Solver, board: StandardBoard) -> i32 {
        let within = match self {
            Self::Scores => [-CELLS, CELLS],
            Self::Signs => [Book::shared().least(board).unwrap_or(-1).clamp(-1, 1), 1],
        };
        let found = solver.score_within(board, within, &|| false).expect("nobody stops it");
        match self {
            Self::Scores => found,
            Self::Signs => found.signum(),
        }
    }

    /// Its packed file.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Scores => "scores.bin",
            Self::Signs => "signs.bin",
        }
    }

    fn pack(self, values: &[i32]) -> Vec<u8> {
        match self {
            Self::Scores => Book::pack_scores(values),
            Self::Signs => Book::shared().pack_signs(values),
        }
    }
}

/// What is kept and shared.
struct Progress {
    file: File,
    scores: Vec<u8>,
    /// The first position that no thread has taken.
    next: usize,
    solved: usize,
}

/// Solves what is not yet in the file `progress`.
pub fn build(part: Part, progress: &Path, threads: usize, table_bytes: usize) -> io::Result<()> {
    let boards = part.boards();
    let mut scores = if progress.exists() { std::fs::read(progress)? } else { Vec::new() };
    scores.resize(boards.len(), 0);
    let mut file = File::options().create(true).write(true).truncate(false).open(progress)?;
    file.write_all(&scores)?;
    let is_unknown = |score: &&u8| **score == 0;
    let unknown = scores.iter().filter(is_unknown).count();
    println!("{} positions, {unknown} of them to be solved", boards.len());
    let start = Instant::now();
    let shared = Mutex::new(Progress { file, scores, next: 0, solved: 0 });
    let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
    // Most of the work is shared: the positions of nine stones lead to far fewer of twelve than there are ways to them.
    let table = Arc::new(TranspositionTable::new(table_bytes));
    let work = || -> io::Result<()> {
        let mut solver = Solver::sharing(Arc::clone(&table));
        loop {
            let (from, mut chunk) = {
                let mut shared = lock();
                let from = shared.next;
                if from >= boards.len() {
                    return Ok(());
                }
                shared.next = (from + CHUNK).min(boards.len());
                (from, shared.scores[from..shared.next].to_vec())
            };
            let mut count = 0;
            for (score, board) in chunk.iter_mut().zip(&boards[from..]).filter(|(score, _)| **score == 0) {
                let found = part.solve(&mut solver, *board);
                *score = u8::try_from(found + SHIFT).expect("a score is small");
                count += 1;
            }
            if count == 0 {
                continue;
            }
            let mut shared = lock();
            shared.solved += count;
            let offset = u64::try_from(from).expect("a file is not that long");
            shared.file.seek(SeekFrom::Start(offset))?;
            shared.file.write_all(&chunk)?;
            let left = unknown - shared.solved;
            #[expect(clippy::cast_precision_loss, reason = "a rough estimate")]
            let hours = start.elapsed().as_secs_f64() / 3600.0 * left as f64 / shared.solved as f64;
            println!("{} solved, {left} left, about {hours:.2} h", shared.solved);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Packs what the file `progress` has into the file `packed`.
pub fn pack(part: Part, progress: &Path, packed: &Path) -> io::Result<()> {
    let values = std::fs::read(progress)?;
    let is_solved = |value: &&u8| **value != 0;
    let unknown = part.boards().len().saturating_sub(values.iter().filter(is_solved).count());
    if unknown > 0 {
        return Err(io::Error::other(format!("{unknown} positions are still to be solved by `build`")));
    }
    let values: Vec<i32> = values.into_iter().map(|value| i32::from(value) - SHIFT).collect();
    let bytes = part.pack(&values);
    println!("{} positions in {} bytes", values.len(), bytes.len());
    std::fs::write(packed, bytes)
}
