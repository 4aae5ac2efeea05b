//! Matches between two configurations of the search: pairs of games from the same opening with the sides swapped.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- match --game pentago-twist \
//!     --one visits=1000 --two plain,ms=50 --games 100
//! ```
//!
//! A player is a list of `visits=N`, `ms=N` (processor time per move), `level=N`, `memory-mb=N`, `plain`, `no-oracle`,
//! `unlearned` (without learned evaluations and progressive history), or one of the words `random` and `beginner` (wins in
//! one, blocks in one, else random). `RESULTS.md` beside this file has the recorded matches.

pub mod player;
pub mod score;
pub mod series;

use std::error::Error;

use clap::Args;
use player::Player;
use serde_json::Value;
use series::Series;

/// Plays two configurations of a game's search against each other and reports the score of the first one.
#[derive(Args)]
pub struct MatchArgs {
    /// The game.
    #[arg(long)]
    game: String,
    /// The options of the game, as JSON.
    #[arg(long, default_value = "{}", value_parser = crate::json)]
    options: Value,
    /// The player whose score is reported.
    #[arg(long)]
    one: Player,
    /// Its opponent.
    #[arg(long)]
    two: Player,
    /// The number of games, rounded up to an even number, because openings are played in pairs.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The number of random moves at the start of each pair of games.
    #[arg(long, default_value_t = 2)]
    opening: u32,
    /// Continues each opening with the exact solver until at most this many moves win, so that wins are hard to find.
    #[arg(long)]
    hard: Option<usize>,
    /// The random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games played in parallel.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

pub fn run(arguments: MatchArgs) -> Result<(), Box<dyn Error>> {
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
    let played = series.play(&|score| eprintln!("{score}"))?;
    println!("{}", played.score);
    let [first, second] = played.won_by_side;
    println!("the side that begins won {first}, the other {second}");
    for (name, totals) in ["one", "two"].iter().zip(&played.totals) {
        println!("{name}: {totals}");
    }
    Ok(())
}
