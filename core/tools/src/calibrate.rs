//! Measures the ratings of a game's levels.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- calibrate --game pentago-twist
//! ```
//!
//! A beginner and all levels play matches, each against the next two. A logistic model (Bradley and Terry's, better
//! known as Elo's) then gives each player its maximum-likelihood rating; the beginner has 800. Results and ratings are
//! saved in `core/engine/src/games/ladders/<game>.json`. Saved results are not played again, so the program can be
//! interrupted; the cheapest matches are played first, and all of them partly before any of them in full. The settings
//! and ratings of the levels are in the game's `think.rs`; a test checks that they agree with the saved ones.
//!
//! `--trial FILE` measures other levels than the game's: a file of the same format, in which `levels` needs only
//! `settings` and to which the results are saved.

mod fit;
mod ladder;
mod trial;

use std::path::PathBuf;

use crate::matches::{player::Player, series::Series};
use clap::Args;
use fivefold_engine::game::Level;
use fivefold_engine::games;
use fivefold_engine::search::{SearchLimits, Settings, Style};
use ladder::{Ladder, Pairing};
use serde_json::json;

/// Measures the levels of a game against one another.
#[derive(Args)]
pub struct CalibrateArgs {
    /// The game.
    #[arg(long)]
    game: String,
    /// The number of games of each match, played in pairs from the same opening; 0 only recomputes the ratings.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The number of games played in parallel.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Measures the levels in this file instead of the game's, and saves the results there.
    #[arg(long)]
    trial: Option<PathBuf>,
}

/// The number of games of a match between two writes of the file.
const GAMES_A_ROUND: u32 = 20;

/// The games to play in every match before the next stage begins.
const STAGES: [u32; 3] = [40, 100, u32::MAX];

pub fn run(arguments: &CalibrateArgs) -> Result<(), Box<dyn std::error::Error>> {
    let game = games::find(&arguments.game).ok_or_else(|| format!("there is no game `{}`", arguments.game))?;
    let path = game.ladder_path().map_or_else(|| format!("games/ladders/{}.json", game.id()), str::to_owned);
    let kept = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../engine/src").join(&path);
    let levels = match &arguments.trial {
        Some(file) => trial::levels(&std::fs::read_to_string(file)?)?,
        None => game.levels().to_vec(),
    };
    let mut ladder = Ladder::open(arguments.trial.clone().unwrap_or(kept), &levels)?;
    let mut pairs: Vec<(usize, usize)> = ladder.pairs();
    // Player 0 is the beginner, which does not search.
    let visits = |player: usize| player.checked_sub(1).map_or(0, |level| u64::from(levels[level].visits));
    pairs.sort_by_key(|(one, two)| visits(*one) + visits(*two));
    for stage in STAGES {
        for (one, two) in &pairs {
            while ladder.games(*one, *two) < stage.min(arguments.games) {
                play(arguments, &levels, &mut ladder, [*one, *two])?;
            }
        }
        ladder.rate()?;
        println!("{ladder}");
        if stage >= arguments.games {
            break;
        }
    }
    if game.ladder_path().is_none() && arguments.trial.is_none() {
        println!("Add `.with_ladder(\"{path}\")` to the entry of `{}`, and the ratings to its levels.", game.id());
    }
    Ok(())
}

/// Plays the next games of a match; the number of games played so far determines the seed.
fn play(
    arguments: &CalibrateArgs,
    levels: &[Level],
    ladder: &mut Ladder,
    [one, two]: [usize; 2],
) -> Result<(), Box<dyn std::error::Error>> {
    let seed = u64::from(ladder.games(one, two) / GAMES_A_ROUND) + 1;
    let player = |number: usize| number.checked_sub(1).map_or(Player::Beginner, |level| of_level(levels[level]));
    let series = Series {
        game: arguments.game.clone(),
        options: json!({}),
        players: [player(one), player(two)],
        pairs: GAMES_A_ROUND / 2,
        opening: 1,
        hard: None,
        seed,
        jobs: arguments.jobs.max(1),
    };
    let results = series.play(&|_| {})?;
    let pairing = ladder.add(one, two, seed, &Pairing::from(&results.score))?;
    eprintln!("{one} against {two}: {pairing}");
    Ok(())
}

fn of_level(level: Level) -> Player {
    let limits = SearchLimits { visits: Some(u64::from(level.visits)), ..SearchLimits::default() };
    // Levels do not use learned evaluations.
    let settings = Settings { limits, level: Some(level), style: Style::Unlearned, ..Settings::default() };
    Player::Search { settings: Box::new(settings), level: None }
}
