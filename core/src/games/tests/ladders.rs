//! The tables of the levels against what was measured of them: `ladders/<game>.json`, which the program `calibrate` keeps.

use serde::Deserialize;

use crate::games;

#[derive(Deserialize)]
struct Ladder {
    levels: Vec<Measured>,
}

#[derive(Deserialize)]
struct Measured {
    settings: String,
    /// Nothing where too few games have been played.
    rating: Option<f64>,
}

const LADDERS: [(&str, &str); 5] = [
    ("bridgit", include_str!("../ladders/bridgit.json")),
    ("connect-any", include_str!("../ladders/connect-any.json")),
    ("connect-four", include_str!("../ladders/connect-four.json")),
    ("lines-of-action", include_str!("../ladders/lines-of-action.json")),
    ("pentago-twist", include_str!("../ladders/pentago-twist.json")),
];

#[test]
fn every_game_that_is_offered_has_a_measured_ladder() {
    for game in games::all() {
        let (_, text) = LADDERS.iter().find(|(id, _)| *id == game.id()).expect("a ladder");
        let ladder: Ladder = serde_json::from_str(text).expect("a ladder");
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
        assert!((8..=14).contains(&levels.len()), "{}: {} levels", game.id(), levels.len());
        for pair in levels.windows(2) {
            let step = pair[1].rating.saturating_sub(pair[0].rating);
            // Steps of 150 to 250 are wanted; measured by 40 games some are known to within a hundred.
            assert!((90..=340).contains(&step), "{}: from {} to {}", game.id(), pair[0].rating, pair[1].rating);
        }
    }
}
