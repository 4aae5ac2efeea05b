//! Benchmarks of the search, simulations per second, memory and stopping time, and of replies in puzzles. The recorded results are in `RESULTS.md`
//! beside this file.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- measure rates
//! cargo run --release --package fivefold-tools -- measure memory
//! cargo run --release --package fivefold-tools -- measure stops
//! cargo run --release --package fivefold-tools -- measure replies
//! cargo run --release --package fivefold-tools -- measure endgames games.bin
//! ```

mod boards;
mod endgames;
mod memory;
mod rates;
mod replies;
mod stops;

use std::io;
use std::path::PathBuf;

use boards::Boards;
use clap::{Args, Subcommand};

/// Measures rates, memory and stopping times of the search, and replies in puzzles.
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
    Memory,
    /// Measures the time from a stop request to the last message on the largest boards while two other searches run,
    /// and the overrun of time limits.
    Stops,
    /// Measures the processor time of the computer's replies in puzzles.
    Replies,
    /// Measures the processor time of exact results in endgames of Pentago Twist.
    Endgames {
        /// Positions written by `train play`.
        file: PathBuf,
        /// The numbers of empty cells.
        #[arg(long, value_delimiter = ',', default_values_t = [12, 14, 16])]
        empty: Vec<u32>,
        /// The number of positions for each.
        #[arg(long, default_value_t = 24)]
        count: usize,
        /// The limit for a position.
        #[arg(long, default_value_t = 20.0)]
        seconds: f64,
    },
}

pub fn run(arguments: MeasureArgs) -> io::Result<()> {
    let MeasureArgs { command, game } = arguments;
    match command {
        MeasureCommand::Rates { visits, times } => rates::measure(&Boards::usual(game.as_deref()), visits, times),
        MeasureCommand::Memory => memory::measure(&Boards::usual(game.as_deref())),
        MeasureCommand::Stops => stops::measure(&Boards::largest(game.as_deref())),
        MeasureCommand::Replies => replies::measure(game.as_deref()),
        MeasureCommand::Endgames { file, empty, count, seconds } => endgames::measure(&file, &empty, count, seconds),
    }
}

/// Sorts the values and returns their quantile.
pub fn quantile<T: PartialOrd + Copy>(values: &mut [T], percent: usize) -> io::Result<T> {
    values.sort_by(|one, two| one.partial_cmp(two).unwrap_or(std::cmp::Ordering::Equal));
    let index = (values.len() * percent).div_ceil(100).saturating_sub(1);
    values.get(index).copied().ok_or_else(|| io::Error::other("nothing was measured"))
}
