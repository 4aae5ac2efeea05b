//! Generates the puzzles of a game, certifies them, and rates them.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- puzzles make --game connect-four
//! cargo run --release --package fivefold-tools -- puzzles rate --game connect-four
//! cargo run --release --package fivefold-tools -- puzzles show --game connect-four
//! ```
//!
//! `make` plays games between weak levels, one for each seed, and takes at most one position of each: one with a proven
//! claim, without a mirror image in the pool, and not solved at once by a weak level. It appends to the pool of the
//! game, so it can be interrupted and resumes with the next seed. Existing puzzles never change except for their
//! rating, which `rate` computes from how often each level finds the first move; it also writes their themes.
//!
//! The pool is the file that the game's entry names with `with_puzzles`; `make` creates it. The JSON file beside it
//! says which claims and boards are wanted; without it they are derived from the game's variants.

mod make;
mod plan;
mod rate;
mod show;

use std::io::ErrorKind;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use fivefold_engine::games::{self, Game};

/// Generates puzzles.
#[derive(Args)]
pub struct PuzzlesArgs {
    #[command(subcommand)]
    pub command: PuzzlesCommand,
}

#[derive(Subcommand)]
pub enum PuzzlesCommand {
    /// Adds puzzles to the pool of a game until the plan is fulfilled.
    Make {
        /// The game.
        #[arg(long)]
        game: String,
        /// The maximum number of games.
        #[arg(long, default_value_t = 1_000_000)]
        games: u64,
    },
    /// Adds the chapter of a game: generated positions, played to their end.
    Chapter {
        /// The game.
        #[arg(long)]
        game: String,
    },
    /// Writes the themes of the puzzles of a game and rates them.
    Rate {
        /// The game.
        #[arg(long)]
        game: String,
    },
    /// Prints the puzzles of a game with their boards.
    Show {
        /// The game.
        #[arg(long)]
        game: String,
    },
}

impl PuzzlesCommand {
    /// Returns the id of the game.
    fn game(&self) -> &str {
        match self {
            Self::Make { game, .. } | Self::Chapter { game } | Self::Rate { game } | Self::Show { game } => game,
        }
    }
}

pub fn run(command: &PuzzlesCommand) -> Result<(), String> {
    let game = find(command.game())?;
    let path = path(game)?;
    match *command {
        PuzzlesCommand::Make { games, .. } => make::make(game, &path, games),
        PuzzlesCommand::Chapter { .. } => make::chapter(game, &path),
        PuzzlesCommand::Rate { .. } => rate::rate(game, &path),
        PuzzlesCommand::Show { .. } => show::show(game, &path),
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

/// Reads the pool's file and leaks it, as the pool requires a static text; empty if there is no file yet.
fn read(path: &PathBuf) -> Result<&'static str, String> {
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(text.leak()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(""),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}
