//! Two configurations of the search against each other: pairs of games from the same opening with the sides changed.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- match --game pentago-twist \
//!     --one visits=1000 --two plain,ms=50 --games 100
//! ```
//!
//! A player is a list of `visits=N`, `ms=N` (of processor time a move), `level=N`, `memory-mb=N`, `plain`,
//! `no-oracle`, `unlearned` (without evaluations that were learned), or one of the words `random` and `beginner` (wins in one, blocks in one, else plays at random).
//! `RESULTS.md` beside this file holds the matches on record.

pub mod player;
pub mod score;
pub mod series;

use clap::Args;
use player::Player;
use serde_json::Value;
use series::Series;

/// Plays two configurations of a game's search against each other and reports the score of the first one.
#[derive(Args)]
pub struct Arguments {
    /// The game.
    #[arg(long)]
    game: String,
    /// The options of the game, as JSON.
    #[arg(long, default_value = "{}", value_parser = read_options)]
    options: Value,
    /// The player whose score is reported.
    #[arg(long)]
    one: Player,
    /// Its opponent.
    #[arg(long)]
    two: Player,
    /// How many games; an odd number is rounded up, because openings are played in pairs.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// How many random moves begin each pair of games.
    #[arg(long, default_value_t = 2)]
    opening: u32,
    /// Plays each opening on, exactly, until the side to move wins by so many moves at most: what is won is not won easily.
    #[arg(long)]
    hard: Option<usize>,
    /// What everything random comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

fn read_options(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text)
}

pub fn run(arguments: Arguments) -> std::process::ExitCode {
    let series = Series {
        game: arguments.game,
        options: arguments.options,
        players: [arguments.one, arguments.two],
        pairs: arguments.games.div_ceil(2),
        opening: arguments.opening,
        hard: arguments.hard,
        seed: arguments.seed,
        jobs: arguments.jobs.max(1),
    };
    match series.play(&|score| eprintln!("{score}")) {
        Ok(played) => {
            println!("{}", played.score);
            for (name, effort) in ["one", "two"].iter().zip(&played.efforts) {
                println!("{name}: {effort}");
            }
            std::process::ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            std::process::ExitCode::FAILURE
        }
    }
}
