//! Checks the level tables against the measurements in `ladders/<game>.json`, written by the program `calibrate`.

use serde::Deserialize;

use crate::game::{BEGINNER_RATING, Level};
use crate::games::{self, Game};

#[derive(Deserialize)]
struct Ladder {
    levels: Vec<Measured>,
    matches: Vec<Match>,
}

#[derive(Deserialize)]
struct Match {
    wins: u32,
    draws: u32,
    losses: u32,
}

/// Games per match; enough to measure a step to within about fifty points.
const ENOUGH: u32 = 200;

impl Ladder {
    /// Returns whether all ratings are measured, none estimated.
    fn is_measured(&self) -> bool {
        // Every player meets the next two stronger ones; the beginner is the weakest.
        let pairs = 2 * self.levels.len() - 1;
        self.levels.iter().all(|level| level.rating.is_some())
            && self.matches.len() == pairs
            && self.matches.iter().all(|it| it.wins + it.draws + it.losses >= ENOUGH)
    }
}

#[derive(Deserialize)]
struct Measured {
    settings: String,
    /// `None` if too few games have been played.
    rating: Option<f64>,
}

/// Returns the command that measures the levels of a game.
fn command(game: &dyn Game) -> String {
    format!("cargo run --release --package fivefold-tools -- calibrate --game {}", game.id())
}

/// Returns every offered game whose levels are measured, with the measurements.
fn measured() -> impl Iterator<Item = (&'static dyn Game, Ladder)> {
    games::all().iter().filter_map(|game| {
        let path = format!("{}/src/{}", env!("CARGO_MANIFEST_DIR"), game.ladder_path()?);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{path} is missing: {}", command(*game)));
        Some((*game, serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))))
    })
}

#[test]
fn levels_match_their_measured_ladder() {
    for (game, ladder) in measured() {
        let settings: Vec<String> = game.levels().iter().map(Level::settings).collect();
        let measured: Vec<&String> = ladder.levels.iter().map(|level| &level.settings).collect();
        assert_eq!(measured, settings.iter().collect::<Vec<_>>(), "the levels have changed: {}", command(game));
        for (level, measured) in game.levels().iter().zip(&ladder.levels) {
            if let Some(rating) = measured.rating {
                let is_copied = (rating - f64::from(level.rating)).abs() < 1.0;
                assert!(is_copied, "{}: the rating of {} is {rating}", game.id(), measured.settings);
            }
        }
    }
}

#[test]
fn measured_levels_rise_in_even_steps() {
    for (game, ladder) in measured() {
        let levels = game.levels();
        assert!(ladder.is_measured(), "matches are missing: {}", command(game));
        assert!((8..=17).contains(&levels.len()), "{}: {} levels", game.id(), levels.len());
        assert!(levels[0].rating <= BEGINNER_RATING, "{}", game.id());
        for pair in levels.windows(2) {
            let step = pair[1].rating.saturating_sub(pair[0].rating);
            assert!((150..=250).contains(&step), "{}: from {} to {}", game.id(), pair[0].rating, pair[1].rating);
        }
    }
}

/// Checks the levels of games without a ladder, whose estimated ratings only order and name them.
#[test]
fn unmeasured_levels_rise_by_simulations() {
    let unmeasured = games::every().filter(|game| game.ladder_path().is_none());
    for game in unmeasured {
        let rises = |pair: &[Level]| pair[0].visits < pair[1].visits && pair[0].rating < pair[1].rating;
        assert!(game.levels().windows(2).all(rises), "{}: order the levels by simulations", game.id());
    }
}
