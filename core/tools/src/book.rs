//! The opening book of Connect Four, and solved positions for the tests.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- book build --progress book.progress --threads 2
//! cargo run --release --package fivefold-tools -- book pack --progress book.progress
//! cargo run --release --package fivefold-tools -- book openings
//! cargo run --release --package fivefold-tools -- book accuracy
//! cargo run --release --package fivefold-tools -- book sample > core/engine/src/games/connect/solver/tests/solved.txt
//! cargo run --release --package fivefold-tools -- book middle > core/engine/src/games/connect/solver/tests/middle.txt
//! cargo run --release --package fivefold-tools -- book measure FOLDER_OF_TEST_SETS
//! cargo run --release --package fivefold-tools -- book position 4444
//! ```
//!
//! `build` solves all positions of ten stones, mirror images once; `pack` packs their scores and the scores of all
//! earlier positions, which follow from them. `build` can be interrupted; it then resumes at the same position, with an
//! empty transposition table. Ways to speed it up: a larger table (`--table-mb 8192`); huge pages for it, on Linux with
//! `GLIBC_TUNABLES=glibc.malloc.hugetlb=1`; and `RUSTFLAGS=-Ctarget-cpu=native`.

mod accuracy;
mod build;
mod measure;
mod positions;

use std::io;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use fivefold_engine::games::connect::solver::StandardBoard;

/// Builds the opening book of Connect Four, prints solved positions for the tests and measures the solver.
#[derive(Args)]
pub struct BookArgs {
    #[command(subcommand)]
    command: BookCommand,
}

#[derive(Subcommand)]
enum BookCommand {
    /// Solves the ten-stone positions of the opening book.
    Build {
        /// The file of the results, one byte per position.
        #[arg(long)]
        progress: PathBuf,
        /// The number of positions solved in parallel.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// The size of the shared transposition table, in MiB.
        #[arg(long, default_value_t = 1024)]
        table_mb: usize,
    },
    /// Packs the results of `build`.
    Pack {
        /// The file of `build`'s results.
        #[arg(long)]
        progress: PathBuf,
        /// The file of the opening book.
        #[arg(long, default_value = "core/engine/src/games/connect/solver/book/scores.bin")]
        book: PathBuf,
    },
    /// Measures the time to score all columns of random openings of up to twelve stones with the book.
    Openings {
        /// The minimum number of stones.
        #[arg(long, default_value_t = 0)]
        fewest: u32,
        /// The number of positions for each number of stones.
        #[arg(long, default_value_t = 125)]
        count: usize,
    },
    /// Searches random positions of 8 to 16 stones with short limits and counts how often the result is kept.
    Accuracy {
        /// Milliseconds of processor time per move.
        #[arg(long, value_delimiter = ',', default_value = "50,200")]
        ms: Vec<u64>,
        /// The number of positions.
        #[arg(long, default_value_t = 1000)]
        count: usize,
    },
    /// Prints random positions and their scores.
    Sample,
    /// Prints positions of 15 to 27 stones in which some move changes the outcome, and the columns that keep it.
    Middle,
    /// Solves the public test sets and prints the time taken.
    Measure {
        /// The folder with the files `Test_L1_R1`, `Test_L2_R1` and `Test_L3_R1`.
        folder: PathBuf,
    },
    /// Solves a position without the book and prints its score and the time taken.
    Position {
        /// The columns of its moves, from 1 to 7.
        #[arg(default_value = "")]
        columns: StandardBoard,
    },
}

pub fn run(arguments: BookArgs) -> io::Result<()> {
    match arguments.command {
        BookCommand::Build { progress, threads, table_mb } => build::build(&progress, threads, table_mb << 20),
        BookCommand::Pack { progress, book } => build::pack(&progress, &book),
        BookCommand::Openings { fewest, count } => {
            measure::openings(fewest, count);
            Ok(())
        }
        BookCommand::Accuracy { ms, count } => accuracy::measure(&ms, count),
        BookCommand::Sample => {
            positions::sample();
            Ok(())
        }
        BookCommand::Middle => {
            positions::middle();
            Ok(())
        }
        BookCommand::Measure { folder } => measure::measure(&folder),
        BookCommand::Position { columns } => {
            measure::position(columns);
            Ok(())
        }
    }
}
