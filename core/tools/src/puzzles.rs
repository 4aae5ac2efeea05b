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
//!
//! The pool is the file that the game's entry names with `with_puzzles`; `make` creates it. The JSON file beside it says
//! which claims and boards are wanted; without it they are derived from the game's variants.

mod make;
mod plan;
mod rate;
mod shape;

use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use fivefold_engine::games::{self, Game};

/// Makes puzzles.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
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

impl Command {
    /// Returns the id of the game.
    fn game(&self) -> &str {
        match self {
            Self::Make { game, .. } | Self::Chapter { game } | Self::Rate { game, .. } | Self::Show { game } => game,
        }
    }
}

pub fn run(arguments: &Arguments) -> ExitCode {
    match work(&arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn work(command: &Command) -> Result<(), String> {
    let game = find(command.game())?;
    let path = path(game)?;
    match *command {
        Command::Make { games, .. } => make::make(game, &path, games),
        Command::Chapter { .. } => make::chapter(game, &path),
        Command::Rate { tries, .. } => rate::rate(game, &path, tries),
        Command::Show { .. } => shape::show(game, &path),
    }
}

fn find(game: &str) -> Result<&'static dyn Game, String> {
    games::find(game).ok_or_else(|| format!("there is no game `{game}`"))
}

/// Returns the path of a game's pool.
fn path(game: &dyn Game) -> Result<PathBuf, String> {
    path_from(game.id(), game.puzzle_path())
}

fn path_from(id: &str, path: Option<&str>) -> Result<PathBuf, String> {
    let missing = || format!("`{id}` names no pool: add `.with_puzzles(\"games/…/puzzles.txt\")` to its entry");
    let path = path.ok_or_else(missing)?;
    Ok(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../engine/src").join(path))
}

/// Reads a pool into a string that is never freed; an empty one if there is no file yet.
fn read(path: &PathBuf) -> Result<&'static str, String> {
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(text.leak()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(""),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}
