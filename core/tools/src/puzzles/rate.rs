//! Ratings of puzzles, from how often each level finds the first move.

use std::path::PathBuf;

use fivefold_engine::game::{Move, Random};
use fivefold_engine::games::{Game, GameState};
use fivefold_engine::puzzles::{Pool, PoolError, Puzzle, PuzzleTheme};
use rand::SeedableRng;

use crate::matches::player::{Player, PlayerStats};

/// The mean and standard deviation of the prior: the middle of the scale.
const PRIOR: (f64, f64) = (1300.0, 350.0);

/// Levels of more simulations try a puzzle once; levels of more than the second number are skipped, because weaker
/// levels determine the rating.
const SLOW_VISITS: u32 = 5_000;
const MOST_VISITS: u32 = 50_000;

/// The attempts of other levels.
const TRIES: u32 = 5;

/// The comment that names the levels of the ratings.
pub const LEVELS: &str = "# levels ";

/// The line of the puzzles' themes.
const THEMES: &str = "themes ";

/// Writes the themes of all puzzles, then rates every puzzle without a rating by the current levels, and writes the file
/// after each.
pub fn rate(game: &'static dyn Game, path: &PathBuf) -> Result<(), String> {
    let text = super::read(path)?;
    let pool = Pool::read(game, text).map_err(|error| error.to_string())?;
    let levels: Vec<String> = game.levels().iter().map(|level| level.rating.to_string()).collect();
    let remark = format!("{LEVELS}{}", levels.join(" "));
    let has_current_levels = text.lines().any(|line| line == remark);
    let (mut remarks, mut lines): (Vec<String>, Vec<String>) =
        text.lines().map(str::to_owned).partition(|line| line.starts_with('#'));
    remarks.retain(|line| !line.starts_with(LEVELS));
    remarks.push(remark);
    lines.retain(|line| !line.starts_with(THEMES));
    remarks.push(THEMES.to_owned() + &themes(&pool)?);
    lines.splice(0..0, remarks);
    std::fs::write(path, lines.join("\n") + "\n").map_err(|error| error.to_string())?;
    let no_puzzle = ["#", THEMES, "options ", "chapter"];
    let is_puzzle = |line: &String| !line.is_empty() && !no_puzzle.iter().any(|start| line.starts_with(start));
    let places: Vec<usize> = (0..lines.len()).filter(|place| is_puzzle(&lines[*place])).collect();
    let rated = || pool.puzzles().iter().zip(&places).filter(|(puzzle, _)| puzzle.is_rated());
    if !has_current_levels {
        rated().for_each(|(_, place)| lines[*place] = with_rating(&lines[*place], 0));
    }
    for (puzzle, place) in rated().filter(|(puzzle, _)| !(has_current_levels && puzzle.is_tried())) {
        let state = puzzle.position().map_err(|error| error.to_string())?;
        let solutions = puzzle.solutions().map_err(|error| error.to_string())?;
        let found = attempts(game, &*state, &solutions);
        let rating = fitted(&found);
        lines[*place] = with_rating(&lines[*place], rating);
        let counts: Vec<String> = found.iter().map(|(_, found, tries)| format!("{found}/{tries}")).collect();
        eprintln!("{} {}: {rating} {}", game.id(), puzzle.number(), counts.join(" "));
        std::fs::write(path, lines.join("\n") + "\n").map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Returns the letters of the puzzles' themes.
fn themes(pool: &Pool) -> Result<String, String> {
    let letter = |puzzle: &Puzzle| {
        let (state, solutions) = (puzzle.position()?, puzzle.solutions()?);
        Ok(solutions.first().map_or('w', |mv| PuzzleTheme::of(&*state, puzzle.claim(), *mv).letter()))
    };
    let letters: Result<String, PoolError> = pool.puzzles().iter().map(letter).collect();
    letters.map_err(|error| error.to_string())
}

/// Returns a puzzle's line with another rating.
fn with_rating(line: &str, rating: u16) -> String {
    let rating = rating.to_string();
    let words = line.split(' ').enumerate().map(|(place, word)| if place == 2 { &rating } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns each level's rating, successes and attempts.
fn attempts(game: &dyn Game, state: &dyn GameState, solutions: &[Move]) -> Vec<(f64, u32, u32)> {
    let levels = game.levels();
    let of_level = |(level, rating): (usize, f64)| {
        let player: Player = format!("level={}", level + 1).parse().expect("a level is a player");
        let mut random = Random::seed_from_u64(state.key() ^ level as u64);
        // Deterministic and slow levels try once.
        let is_slow = levels[level].visits > SLOW_VISITS;
        let tries = if levels[level].temperature <= 0.0 || is_slow { 1 } else { TRIES };
        let tries = if levels[level].visits > MOST_VISITS { 0 } else { tries };
        let finds = (0..tries)
            .filter(|_| solutions.contains(&player.mv(state, levels, &mut random, &mut PlayerStats::default())));
        (rating, u32::try_from(finds.count()).unwrap_or_default(), tries)
    };
    levels.iter().enumerate().map(|(place, level)| of_level((place, level.rating.into()))).collect()
}

/// Returns the maximum a posteriori rating: the likelihood of the results times the prior.
fn fitted(found: &[(f64, u32, u32)]) -> u16 {
    let loss = |rating: f64| {
        let (mean, spread) = PRIOR;
        let tried = found.iter().map(|(level, found, tries)| {
            let chance = 1.0 / (1.0 + 10_f64.powf((rating - level) / 400.0));
            f64::from(*found) * chance.ln() + f64::from(tries - found) * (1.0 - chance).ln()
        });
        ((rating - mean) / spread).powi(2) / 2.0 - tried.sum::<f64>()
    };
    (400_u16..=2400).step_by(5).min_by(|one, two| loss((*one).into()).total_cmp(&loss((*two).into()))).unwrap_or(1300)
}
