//! Levels that no game has yet.

use fivefold_engine::game::Level;
use serde::Deserialize;

#[derive(Deserialize)]
struct Trial {
    levels: Vec<Tried>,
}

#[derive(Deserialize)]
struct Tried {
    settings: String,
}

/// The levels in the text of a ladder's file.
///
/// # Errors
/// If it is no such text, or a level is set to something else than [`Level::settings`] says.
pub fn levels(text: &str) -> Result<Vec<Level>, String> {
    let trial: Trial = serde_json::from_str(text).map_err(|error| error.to_string())?;
    trial.levels.iter().map(|level| of(&level.settings)).collect()
}

/// The level that is set so.
fn of(settings: &str) -> Result<Level, String> {
    let number = |after: &str| {
        let (_, rest) = settings.split_once(after)?;
        rest.split(',').next()?.trim().parse::<f32>().ok()
    };
    let choice = [number("temperature"), number("loss"), number("exact")];
    let visits = settings.split_once(" simulations").and_then(|(visits, _)| visits.parse().ok());
    let read = match (visits, number("threats"), choice) {
        (Some(visits), Some(threats), [Some(temperature), Some(loss), Some(exact)]) => {
            Level::new(0, visits, [temperature, loss, exact]).seeing(threats)
        }
        _ => return Err(format!("`{settings}` is no level")),
    };
    // What is kept under its settings is kept under these words.
    if read.settings() == settings { Ok(read) } else { Err(format!("`{settings}` should be `{}`", read.settings())) }
}

#[cfg(test)]
mod tests {
    use fivefold_engine::games;

    #[test]
    fn every_level_is_read_from_its_own_settings() {
        for game in games::all() {
            for level in game.levels() {
                let read = super::of(&level.settings()).expect("it is a level");
                assert_eq!((read.settings(), read.visits), (level.settings(), level.visits));
            }
        }
        assert!(super::of("8 simulations, temperature 1").is_err());
        assert!(super::of("8 simulations, temperature 1.0, loss 0.4, threats 0.6, exact 0").is_err());
    }
}
