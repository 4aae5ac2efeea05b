//! Experimental levels, read from a file.

use fivefold_engine::game::Level;
use serde::Deserialize;

#[derive(Deserialize)]
struct TrialFile {
    levels: Vec<TrialLevel>,
}

#[derive(Deserialize)]
struct TrialLevel {
    settings: String,
}

/// Returns the levels in the text of a ladder file.
///
/// # Errors
/// If the text cannot be parsed, or a level's settings are not in the form of [`Level::settings`].
pub fn levels(text: &str) -> Result<Vec<Level>, String> {
    let trial: TrialFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
    trial.levels.iter().map(|level| of(&level.settings)).collect()
}

/// Parses a level.
fn of(settings: &str) -> Result<Level, String> {
    let number = |after: &str| {
        let (_, rest) = settings.split_once(after)?;
        rest.split(',').next()?.trim().parse::<f32>().ok()
    };
    let choice = [number("temperature"), number("loss"), number("exact")];
    let visits = settings.split_once(" simulations").and_then(|(visits, _)| visits.parse().ok());
    let read = match (visits, number("threats"), choice) {
        (Some(visits), Some(threats), [Some(temperature), Some(loss), Some(exact)]) => {
            let level = Level::new(0, visits, [temperature, loss, exact]).seeing(threats);
            if settings.ends_with(", near") { level.near() } else { level }
        }
        _ => return Err(format!("`{settings}` is not a level")),
    };
    // Results are stored by the exact text of the settings.
    if read.settings() == settings { Ok(read) } else { Err(format!("`{settings}` should be `{}`", read.settings())) }
}

#[cfg(test)]
mod tests {
    use fivefold_engine::games;

    #[test]
    fn levels_are_parsed_from_their_settings() {
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
