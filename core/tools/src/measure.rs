//! What the search promises apart from strength, measured: how many simulations it makes in a second, how much memory it
//! takes, how soon it stops. The figures on record are in `RESULTS.md` beside this file.
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

/// Measures what the search promises apart from strength.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    what: What,
    /// Only this game.
    #[arg(long, global = true)]
    game: Option<String>,
}

#[derive(Subcommand)]
enum What {
    /// Simulations in a second of processor time, in whole searches from the first position.
    Rates {
        /// The simulations of a search.
        #[arg(long, default_value_t = 100_000)]
        visits: u64,
        /// The searches; their median counts.
        #[arg(long, default_value_t = 5)]
        times: usize,
    },
    /// The memory of a long search beside the most it may take. Only where the system tells it: on Linux.
    Memory {
        /// The simulations of the search.
        #[arg(long, default_value_t = 10_000_000)]
        visits: u64,
        /// What its tree may take, in MiB.
        #[arg(long, default_value_t = 64)]
        most_mb: u64,
    },
    /// The time from a wish to stop to the last message, on the largest boards, while two other searches run; and how
    /// well limits of time are kept.
    Stops {
        /// The searches of each game.
        #[arg(long, default_value_t = 500)]
        times: usize,
    },
}

pub fn run(arguments: Arguments) -> ExitCode {
    let Arguments { what, game } = arguments;
    let measured = match what {
        What::Rates { visits, times } => rates::measure(&Boards::usual(game.as_deref()), visits, times),
        What::Memory { visits, most_mb } => memory::measure(&Boards::usual(game.as_deref()), visits, most_mb),
        What::Stops { times } => stops::measure(&Boards::largest(game.as_deref()), times),
    };
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The value that is not exceeded by this part of them; sorts them.
fn quantile<T: PartialOrd + Copy>(values: &mut [T], percent: usize) -> io::Result<T> {
    values.sort_by(|one, two| one.partial_cmp(two).unwrap_or(std::cmp::Ordering::Equal));
    let index = (values.len() * percent).div_ceil(100).saturating_sub(1);
    values.get(index).copied().ok_or_else(|| io::Error::other("nothing was measured"))
}
