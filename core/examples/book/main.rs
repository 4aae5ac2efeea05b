//! Makes what is known of Connect Four beforehand: the opening book, and solved positions for the tests.
//!
//! ```text
//! cargo run --release -p fivefold-core --example book -- build --progress core/examples/book/progress.bin --threads 2
//! cargo run --release -p fivefold-core --example book -- sample > core/src/games/connect/solver/tests/solved.txt
//! cargo run --release -p fivefold-core --example book -- middle > core/examples/book/middle.txt
//! cargo run --release -p fivefold-core --example book -- measure FOLDER_OF_TEST_SETS
//! ```
//!
//! `build` solves all positions of nine stones, mirror images once. It may be stopped at any time and goes on where it
//! was. The memory of its tables is used best in large pages: on Linux, with `GLIBC_TUNABLES=glibc.malloc.hugetlb=1`.

mod build;
mod measure;
mod positions;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Makes the opening book of Connect Four and solved positions for the tests.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Solves all positions of nine stones.
    Build {
        /// Where the scores are kept: a byte a position.
        #[arg(long)]
        progress: PathBuf,
        /// How many positions are solved at the same time.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// What each thread may remember, in MiB.
        #[arg(long, default_value_t = 1024)]
        table_mb: usize,
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

fn main() -> ExitCode {
    let done = match Arguments::parse().work {
        Work::Build { progress, threads, table_mb } => build::build(&progress, threads, table_mb << 20),
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
