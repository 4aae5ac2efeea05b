//! Benchmarks of the search: simulations per second, memory and stopping time. The recorded results are in `RESULTS.md`
//! beside this file.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- measure rates
//! cargo run --release --package fivefold-tools -- measure memory
//! cargo run --release --package fivefold-tools -- measure stops
//! ```

mod boards;
mod memory;
mod rates;
mod stops;

use std::io;
use std::process::ExitCode;

use boards::Boards;
use clap::{Args, Subcommand};

/// Measures rates, memory and stopping times of the search.
#[derive(Args)]
pub struct MeasureArgs {
    #[command(subcommand)]
    command: MeasureCommand,
    /// Measures only this game.
    #[arg(long, global = true)]
    game: Option<String>,
}

#[derive(Subcommand)]
enum MeasureCommand {
    /// Measures simulations per second of processor time in searches of the initial position.
    Rates {
        /// The number of simulations of a search.
        #[arg(long, default_value_t = 100_000)]
        visits: u64,
        /// The number of searches, of which the median is printed.
        #[arg(long, default_value_t = 5)]
        times: usize,
    },
    /// Measures the memory of a long search against its limit; Linux only.
    Memory {
        /// The number of simulations of the search.
        #[arg(long, default_value_t = 10_000_000)]
        visits: u64,
        /// The memory limit of the tree, in MiB.
        #[arg(long, default_value_t = 64)]
        most_mb: u64,
    },
    /// Measures the time from a stop request to the last message on the largest boards while two other searches run,
    /// and the overrun of time limits.
    Stops {
        /// The number of searches of each game.
        #[arg(long, default_value_t = 500)]
        times: usize,
    },
}

pub fn run(arguments: MeasureArgs) -> ExitCode {
    let MeasureArgs { command, game } = arguments;
    let measured = match command {
        MeasureCommand::Rates { visits, times } => rates::measure(&Boards::usual(game.as_deref()), visits, times),
        MeasureCommand::Memory { visits, most_mb } => memory::measure(&Boards::usual(game.as_deref()), visits, most_mb),
        MeasureCommand::Stops { times } => stops::measure(&Boards::largest(game.as_deref()), times),
    };
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Sorts the values and returns their quantile.
pub fn quantile<T: PartialOrd + Copy>(values: &mut [T], percent: usize) -> io::Result<T> {
    values.sort_by(|one, two| one.partial_cmp(two).unwrap_or(std::cmp::Ordering::Equal));
    let index = (values.len() * percent).div_ceil(100).saturating_sub(1);
    values.get(index).copied().ok_or_else(|| io::Error::other("nothing was measured"))
}
