//! Makes the puzzles of a game, certifies them, and finds out how hard they are.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- puzzles make --game connect-four
//! cargo run --release --package fivefold-tools -- puzzles rate --game connect-four
//! cargo run --release --package fivefold-tools -- puzzles show --game connect-four
//! ```
//!
//! `make` plays games between weak levels, one for each seed, and takes at most one position of each: one of which
//! a claim is proven, that no mirror image of is in the pool, and that a weak level does not find at sight. It appends
//! to the pool of the game, so it may be stopped at any time and goes on with the seed after the last. What is in the
//! pool is never changed but for its rating, which `rate` writes: how often each level finds the first move.

mod make;
mod plan;
mod rate;
mod shape;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use fivefold_engine::games::{self, Game};

/// Makes puzzles.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Adds puzzles to the pool of a game until the plan is fulfilled.
    Make {
        /// The game.
        #[arg(long)]
        game: String,
        /// How many games are played at most.
        #[arg(long, default_value_t = 1_000_000)]
        games: u64,
    },
    /// Adds the chapter of a game: positions that are set up and played to their end.
    Chapter {
        /// The game.
        #[arg(long)]
        game: String,
    },
    /// Finds out how hard the puzzles of a game are and writes their ratings.
    Rate {
        /// The game.
        #[arg(long)]
        game: String,
        /// How often each level tries.
        #[arg(long, default_value_t = 5)]
        tries: u32,
    },
    /// Prints the puzzles of a game with their boards.
    Show {
        /// The game.
        #[arg(long)]
        game: String,
    },
}

pub fn run(arguments: Arguments) -> ExitCode {
    let done = match arguments.work {
        Work::Make { game, games } => find(&game).and_then(|game| make::make(game, &path(game), games)),
        Work::Chapter { game } => find(&game).and_then(|game| make::chapter(game, &path(game))),
        Work::Rate { game, tries } => find(&game).and_then(|game| rate::rate(game, &path(game), tries)),
        Work::Show { game } => find(&game).and_then(|game| shape::show(game, &path(game))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn find(game: &str) -> Result<&'static dyn Game, String> {
    games::find(game).ok_or_else(|| format!("there is no game `{game}`"))
}

/// Where the pool of a game is kept.
fn path(game: &dyn Game) -> PathBuf {
    let file = match game.id() {
        "connect-four" | "connect-any" => format!("connect/puzzles/{}.txt", game.id()),
        id => format!("{}/puzzles.txt", id.replace('-', "_")),
    };
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../engine/src/games").join(file)
}

/// The pool as the file has it, read anew and kept for ever.
fn read(path: &PathBuf) -> Result<&'static str, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.leak())
}
