//! Learns evaluations: games of the search against itself first, then weights that say how they end.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- train play --game lines-of-action \
//!     --visits 300 --games 20000 --seed 1 --file leaping.bin
//! ```
//!
//! `play` may be stopped at any time and goes on where it was; `fit` takes seconds and begins anew. `RESULTS.md` beside
//! this file has the commands that made the weights in use, and what was tried without success.

mod fit;
mod guess;
mod network;
mod play;
mod record;
mod solved;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use serde_json::Value;

/// Learns an evaluation from games of the search against itself.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Plays games and appends their positions to a file.
    Play {
        /// The game.
        #[arg(long)]
        game: String,
        /// The options of the game, as JSON.
        #[arg(long, default_value = "{}", value_parser = read_options)]
        options: Value,
        /// Simulations a move.
        #[arg(long, default_value_t = 300)]
        visits: u64,
        /// How many games the file has in the end.
        #[arg(long)]
        games: u64,
        /// What everything random comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Where the positions go.
        #[arg(long)]
        file: PathBuf,
    },
    /// Learns weights from such files.
    Fit {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// How many sums a side the network has.
        #[arg(long, default_value_t = 16)]
        width: usize,
        /// How often every position is seen.
        #[arg(long, default_value_t = 6)]
        epochs: u32,
        /// How much of what is learnt is the result of the game; the rest is what the search thought.
        #[arg(long, default_value_t = 0.5)]
        result_share: f32,
        /// What everything random comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Where the weights go.
        #[arg(long)]
        output: Option<PathBuf>,
    },
    /// Solves positions of Connect Four, and appends what is known of those behind them to a file.
    Solve {
        /// How many positions are solved.
        #[arg(long)]
        roots: usize,
        /// What everything random comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Where those behind them go.
        #[arg(long)]
        file: PathBuf,
    },
    /// Learns from such files who probably wins.
    Guess {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// How often every position is seen.
        #[arg(long, default_value_t = 6)]
        epochs: u32,
        /// What everything random comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Where the weights go.
        #[arg(long)]
        output: Option<PathBuf>,
    },
}

fn read_options(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text)
}

pub fn run(arguments: Arguments) -> ExitCode {
    let done = match arguments.work {
        Work::Play { game, options, visits, games, seed, file } => {
            play::play(&play::Plan { game, options, visits, games, seed }, &file)
        }
        Work::Solve { roots, seed, file } => solved::solve(roots, seed, &file),
        Work::Guess { files, epochs, seed, output } => guess::fit(&files, epochs, seed, output.as_deref()),
        Work::Fit { files, width, epochs, result_share, seed, output } => {
            fit::fit(&fit::Lesson { width, epochs, result_share, seed }, &files, output.as_deref())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
