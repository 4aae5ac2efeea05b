//! Checks the level tables against the measurements in `ladders/<game>.json`, written by the program `calibrate`.

use serde::Deserialize;

use crate::game::BEGINNER_RATING;
use crate::games;

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
    /// Whether all ratings are measured, none estimated.
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

const LADDERS: [(&str, &str); 5] = [
    ("bridgit", include_str!("../ladders/bridgit.json")),
    // The ladder of Connect Four applies to `connect-any` as well.
    ("connect-any", include_str!("../ladders/connect-four.json")),
    ("connect-four", include_str!("../ladders/connect-four.json")),
    ("lines-of-action", include_str!("../ladders/lines-of-action.json")),
    ("pentago-twist", include_str!("../ladders/pentago-twist.json")),
];

fn ladder_of(game: &str) -> Ladder {
    let (_, text) = LADDERS.iter().find(|(id, _)| *id == game).expect("a ladder");
    serde_json::from_str(text).expect("a ladder")
}

#[test]
fn every_game_that_is_offered_has_a_measured_ladder() {
    for game in games::all() {
        let ladder = ladder_of(game.id());
        let settings: Vec<String> = game.levels().iter().map(crate::game::Level::settings).collect();
        let measured: Vec<&String> = ladder.levels.iter().map(|level| &level.settings).collect();
        assert_eq!(measured, settings.iter().collect::<Vec<_>>(), "{}: play `calibrate` again", game.id());
        for (level, measured) in game.levels().iter().zip(&ladder.levels) {
            if let Some(rating) = measured.rating {
                assert!(
                    (rating - f64::from(level.rating)).abs() < 1.0,
                    "{}: {} is {rating}",
                    game.id(),
                    measured.settings
                );
            }
        }
    }
}

#[test]
fn from_level_to_level_it_is_a_step_and_no_cliff() {
    for game in games::all() {
        let levels = game.levels();
        assert!(ladder_of(game.id()).is_measured(), "{}: play `calibrate` on", game.id());
        assert!((8..=17).contains(&levels.len()), "{}: {} levels", game.id(), levels.len());
        assert!(levels[0].rating <= BEGINNER_RATING, "{}", game.id());
        for pair in levels.windows(2) {
            let step = pair[1].rating.saturating_sub(pair[0].rating);
            assert!((150..=250).contains(&step), "{}: from {} to {}", game.id(), pair[0].rating, pair[1].rating);
        }
    }
}
