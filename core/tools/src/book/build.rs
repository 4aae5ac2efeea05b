//! The scores of the ten-stone positions of the opening book, from which the scores of all earlier positions follow.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use fivefold_engine::games::connect::solver::{Book, LAST_IN_BOOK, Solver, TranspositionTable, layer};

/// The number of positions a thread takes at a time: adjacent ones, which share transpositions.
const CHUNK: usize = 64;

/// The offset of a score's byte; 0 means unknown.
const SHIFT: i32 = 32;

/// The shared progress.
struct Progress {
    file: File,
    scores: Vec<u8>,
    /// The first position not yet taken by a thread.
    next: usize,
    solved: usize,
}

/// Solves the positions that are still unknown in the file `progress`.
pub fn build(progress: &Path, threads: usize, table_bytes: usize) -> io::Result<()> {
    let boards = layer(LAST_IN_BOOK);
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
    // The threads share one table, because most continuations of different positions transpose.
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
                let found = solver.score(*board, &|| false).expect("the search has no stop condition");
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

/// Packs the scores of the file `progress` into the file `packed`.
pub fn pack(progress: &Path, packed: &Path) -> io::Result<()> {
    let scores = std::fs::read(progress)?;
    let is_solved = |score: &&u8| **score != 0;
    let unknown = layer(LAST_IN_BOOK).len().saturating_sub(scores.iter().filter(is_solved).count());
    if unknown > 0 {
        return Err(io::Error::other(format!("{unknown} positions are still to be solved by `build`")));
    }
    let scores: Vec<i32> = scores.into_iter().map(|score| i32::from(score) - SHIFT).collect();
    let bytes = Book::pack(&scores);
    println!("{} bytes", bytes.len());
    std::fs::write(packed, bytes)
}
