//! Trains evaluations: self-play games first, then weights that predict their results.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- train play --game lines-of-action \
//!     --visits 300 --games 20000 --seed 1 --file leaping.bin
//! ```
//!
//! `play`, `play-connect` and `solve` can be interrupted and then resume at the same game or position. `fit` and
//! `fit-connect` take seconds and always start from scratch.
//! `RESULTS.md` beside this file has the commands of the current weights and the failed experiments.

mod connect_fit;
mod connect_games;
mod fit;
mod guess;
mod network;
mod optimizer;
mod play;
pub mod record;
mod solved;

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde_json::Value;

/// Trains an evaluation on self-play games.
#[derive(Args)]
pub struct TrainArgs {
    #[command(subcommand)]
    command: TrainCommand,
}

/// The games of a file, and how they are played.
#[derive(Args)]
struct SelfPlayArgs {
    /// The number of simulations per move.
    #[arg(long, default_value_t = 300)]
    visits: u64,
    /// The number of games in the file at the end.
    #[arg(long)]
    games: u64,
    /// The random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The output file.
    #[arg(long)]
    file: PathBuf,
}

#[derive(Subcommand)]
enum TrainCommand {
    /// Plays games and appends their positions to a file.
    Play {
        /// The game.
        #[arg(long)]
        game: String,
        /// The options of the game, as JSON.
        #[arg(long, default_value = "{}", value_parser = crate::json)]
        options: Value,
        #[command(flatten)]
        plan: SelfPlayArgs,
    },
    /// Fits weights to the positions of files written by `play`.
    Fit {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The number of hidden units per side.
        #[arg(long, default_value_t = 16)]
        width: usize,
        /// The number of training epochs.
        #[arg(long, default_value_t = 6)]
        epochs: u32,
        /// The weight of the game's result in the target; the rest is the search's value.
        #[arg(long, default_value_t = 0.5)]
        result_share: f32,
        /// The random seed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The output file of the weights.
        #[arg(long)]
        output: Option<PathBuf>,
    },
    /// Plays games of Four on any board, on boards of all sizes, and appends them to a file.
    PlayConnect(SelfPlayArgs),
    /// Fits the evaluation of Four on any board to games of files written by `play-connect`.
    FitConnect {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The number of training epochs.
        #[arg(long, default_value_t = 6)]
        epochs: usize,
        /// The random seed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The output file of the weights.
        #[arg(long)]
        output: Option<PathBuf>,
    },
    /// Solves positions of Connect Four, and appends the known scores of their descendants to a file.
    Solve {
        /// The number of solved positions.
        #[arg(long)]
        roots: usize,
        /// The random seed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The output file of the descendants.
        #[arg(long)]
        file: PathBuf,
    },
    /// Trains the network that predicts the winner, on files written by `solve`.
    Guess {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The number of training epochs.
        #[arg(long, default_value_t = 6)]
        epochs: u32,
        /// The random seed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The output file of the weights.
        #[arg(long)]
        output: Option<PathBuf>,
    },
}

/// The inverse probability of a random move after the opening.
const STRAY: u32 = 25;

/// Returns the seed of one game of a file.
const fn game_seed(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(0x9E37_79B9).wrapping_add(number)
}

/// Opens a file to continue it after its first `length` bytes. An interruption may have left a part of a game there.
fn append_after(file: &Path, length: usize) -> io::Result<File> {
    let file = OpenOptions::new().create(true).append(true).open(file)?;
    file.set_len(length as u64)?;
    Ok(file)
}

pub fn run(arguments: TrainArgs) -> io::Result<()> {
    match arguments.command {
        TrainCommand::Play { game, options, plan: SelfPlayArgs { visits, games, seed, file } } => {
            play::play(&play::SelfPlayPlan { game, options, visits, games, seed }, &file)
        }
        TrainCommand::PlayConnect(SelfPlayArgs { visits, games, seed, file }) => {
            connect_games::play(visits, games, seed, &file)
        }
        TrainCommand::FitConnect { files, epochs, seed, output } => {
            connect_fit::fit(&files, epochs, seed, output.as_deref())
        }
        TrainCommand::Solve { roots, seed, file } => solved::solve(roots, seed, &file),
        TrainCommand::Guess { files, epochs, seed, output } => guess::fit(&files, epochs, seed, output.as_deref()),
        TrainCommand::Fit { files, width, epochs, result_share, seed, output } => {
            fit::fit(&fit::FitOptions { width, epochs, result_share, seed }, &files, output.as_deref())
        }
    }
}
