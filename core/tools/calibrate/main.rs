//! Finds the simulations of the levels of a game, so that each scores three quarters against the one below it.
//!
//! ```text
//! cargo run --release -p fivefold-core --example calibrate -- --game pentago-twist
//! ```
//!
//! Everything but the simulations is taken from the level table in the game's `think.rs`, where the numbers that come
//! out here are written afterwards. Each match is noted in `core/tools/calibrate/<game>.jsonl` as soon as it is
//! over; what is noted there is not played again, so the program may be stopped at any time. `--check` only plays the
//! levels as they stand in the table.

mod notes;

#[path = "../match/player.rs"]
mod player;
#[path = "../match/score.rs"]
mod score;
#[path = "../match/series.rs"]
mod series;

use std::path::PathBuf;

use clap::Parser;
use fivefold_core::game::Level;
use fivefold_core::games;
use fivefold_core::search::{SearchLimits, Settings};
use notes::{Note, Notes};
use player::Player;
use serde_json::json;
use series::Series;

/// Finds the simulations of the levels of a game, or checks the table it has.
#[derive(Parser)]
struct Arguments {
    /// The game.
    #[arg(long)]
    game: String,
    /// Games of every match, two by two from the same opening.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Only play the levels as they are.
    #[arg(long)]
    check: bool,
    /// The highest level that is looked at.
    #[arg(long, default_value_t = 8)]
    top: usize,
    /// How many games are played at the same time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

/// What a level should score against the one below it.
const WANTED: std::ops::RangeInclusive<f64> = 0.67..=0.83;

/// How often simulations are tried for one level before the nearest is taken.
const ATTEMPTS: usize = 6;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let game = games::find(&arguments.game).ok_or_else(|| format!("there is no game `{}`", arguments.game))?;
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tools/calibrate/{}.jsonl", arguments.game));
    let mut notes = Notes::open(path)?;
    let mut levels = *game.levels();
    let beginner = measure(&arguments, &mut notes, "1 against a beginner", levels[0], None)?;
    println!("level 1 scores {beginner}");
    for number in 1..arguments.top.min(levels.len()) {
        let below = Some(levels[number - 1]);
        let pair = format!("{} against {number}", number + 1);
        let mut tried: Vec<(u32, f64)> = Vec::new();
        loop {
            let note = measure(&arguments, &mut notes, &pair, levels[number], below)?;
            println!("{pair}: {} simulations score {note}", levels[number].visits);
            tried.push((levels[number].visits, note.rate));
            let is_exact_top = levels[number].temperature <= 0.0 && levels[number].exact >= 1.0;
            if arguments.check || is_exact_top || WANTED.contains(&note.rate) || tried.len() == ATTEMPTS {
                break;
            }
            levels[number].visits = next_try(&tried);
        }
        let middle = f64::midpoint(*WANTED.start(), *WANTED.end());
        if let Some((visits, _)) = tried.iter().min_by(|a, b| (a.1 - middle).abs().total_cmp(&(b.1 - middle).abs())) {
            levels[number].visits = *visits;
        }
    }
    let visits: Vec<u32> = levels.iter().map(|level| level.visits).collect();
    println!("{} {visits:?}", arguments.game);
    Ok(())
}

/// The simulations to try after these: between the nearest ones that were too few and too many, or half as much again.
fn next_try(tried: &[(u32, f64)]) -> u32 {
    let few = tried.iter().filter(|(_, rate)| rate < WANTED.start()).map(|(visits, _)| *visits).max();
    let many = tried.iter().filter(|(_, rate)| rate > WANTED.end()).map(|(visits, _)| *visits).min();
    match (few, many) {
        (Some(few), Some(many)) => few.midpoint(many).max(1),
        (Some(few), None) => few + few / 2 + 1,
        (None, Some(many)) => (many / 3 * 2).max(1),
        (None, None) => tried.last().map_or(1, |(visits, _)| *visits),
    }
}

fn of_level(level: Level) -> Player {
    let limits = SearchLimits { visits: Some(u64::from(level.visits)), ..SearchLimits::default() };
    Player::Search { settings: Box::new(Settings { limits, level: Some(level), ..Settings::default() }), level: None }
}

/// A level in short, for the notes.
fn in_short(level: Level) -> String {
    let Level { visits, temperature, loss, sees_threats, exact } = level;
    format!("{visits} simulations, temperature {temperature}, loss {loss}, threats {sees_threats}, exact {exact}")
}

/// The result of a match of two levels, or of one and a beginner: the noted one if it was played before.
fn measure(
    arguments: &Arguments,
    notes: &mut Notes,
    pair: &str,
    one: Level,
    two: Option<Level>,
) -> Result<Note, Box<dyn std::error::Error>> {
    let players = format!("{} against {}", in_short(one), two.map_or("a beginner".to_owned(), in_short));
    if let Some(note) = notes.find(pair, &players, arguments.games) {
        return Ok(note);
    }
    let series = Series {
        game: arguments.game.clone(),
        options: json!({}),
        players: [of_level(one), two.map_or(Player::Beginner, of_level)],
        pairs: arguments.games.div_ceil(2),
        opening: 1,
        seed: 1,
        jobs: arguments.jobs.max(1),
    };
    let played = series.play(&|score| eprintln!("{pair}: {score}"))?;
    let note = Note {
        pair: pair.to_owned(),
        players,
        games: played.score.games(),
        rate: played.score.rate(),
        uncertainty: played.score.uncertainty(),
    };
    notes.add(&note)?;
    Ok(note)
}
