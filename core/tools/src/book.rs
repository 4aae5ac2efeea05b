//! Makes what is known of Connect Four beforehand: the opening book, and solved positions for the tests.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- book build --progress book.progress --threads 2
//! cargo run --release --package fivefold-tools -- book pack --progress book.progress
//! cargo run --release --package fivefold-tools -- book openings
//! cargo run --release --package fivefold-tools -- book keep
//! cargo run --release --package fivefold-tools -- book sample > core/engine/src/games/connect/solver/tests/solved.txt
//! cargo run --release --package fivefold-tools -- book middle > core/engine/src/games/connect/solver/tests/middle.txt
//! cargo run --release --package fivefold-tools -- book measure FOLDER_OF_TEST_SETS
//! ```
//!
//! `build` solves all positions of ten stones, mirror images once; `pack` packs their scores and those of all before, which
//! follow from them. `build` may be stopped at any time and goes on where it was, but has to find again what its table had.
//! More table is better (`--table-mb 8192`), best in large pages: on Linux, with `GLIBC_TUNABLES=glibc.malloc.hugetlb=1`.
//! `RUSTFLAGS=-Ctarget-cpu=native` makes it faster.

mod build;
mod keep;
mod measure;
mod positions;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};

/// Makes the opening book of Connect Four and solved positions for the tests.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Solves the last positions of the opening book.
    Build {
        /// Where what is found out is kept: a byte a position.
        #[arg(long)]
        progress: PathBuf,
        /// How many positions are solved at the same time.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// What the threads may remember together, in MiB.
        #[arg(long, default_value_t = 1024)]
        table_mb: usize,
    },
    /// Packs what was found out.
    Pack {
        /// Where `build` keeps it.
        #[arg(long)]
        progress: PathBuf,
        /// The file of the opening book.
        #[arg(long, default_value = "core/engine/src/games/connect/solver/book/scores.bin")]
        book: PathBuf,
    },
    /// Measures how long all columns of random openings of up to twelve stones take with the book.
    Openings {
        /// The fewest stones.
        #[arg(long, default_value_t = 0)]
        fewest: u32,
        /// Positions of each number of stones.
        #[arg(long, default_value_t = 125)]
        count: usize,
        /// What everything random comes from.
        #[arg(long, default_value_t = 3)]
        seed: u64,
    },
    /// Plays in random positions of 8 to 16 stones on a short clock and counts how often the result is kept.
    Keep {
        /// Milliseconds of processor time a move.
        #[arg(long, value_delimiter = ',', default_value = "50,200")]
        ms: Vec<u64>,
        /// How many positions.
        #[arg(long, default_value_t = 1000)]
        count: usize,
        /// What everything random comes from.
        #[arg(long, default_value_t = 5)]
        seed: u64,
    },
    /// Prints random positions and their scores.
    Sample {
        /// How many.
        #[arg(long, default_value_t = 320)]
        count: usize,
        /// What everything random comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Prints positions of 15 to 27 stones in which a move throws the outcome away, and the columns that keep it.
    Middle {
        /// How many.
        #[arg(long, default_value_t = 400)]
        count: usize,
        /// What everything random comes from.
        #[arg(long, default_value_t = 2)]
        seed: u64,
    },
    /// Solves the public test sets and prints how long it took.
    Measure {
        /// The folder with the files `Test_L1_R1`, `Test_L2_R1` and `Test_L3_R1`.
        folder: PathBuf,
        /// What the solver may remember, in KiB; emptied for each position.
        #[arg(long, default_value_t = 8192)]
        table_kb: usize,
    },
}

pub fn run(arguments: Arguments) -> ExitCode {
    let done = match arguments.work {
        Work::Build { progress, threads, table_mb } => build::build(&progress, threads, table_mb << 20),
        Work::Pack { progress, book } => build::pack(&progress, &book),
        Work::Openings { fewest, count, seed } => {
            measure::openings(fewest, count, seed);
            Ok(())
        }
        Work::Keep { ms, count, seed } => keep::keep(&ms, count, seed),
        Work::Sample { count, seed } => {
            positions::sample(count, seed);
            Ok(())
        }
        Work::Middle { count, seed } => {
            positions::middle(count, seed);
            Ok(())
        }
        Work::Measure { folder, table_kb } => measure::measure(&folder, table_kb << 10),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
