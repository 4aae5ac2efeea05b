//! Display names and ratings of the computer's levels.

use super::words::Words;
use fivefold_engine::game::Message;
use fivefold_engine::games::Game;

/// Returns a level's name and rating: `Medium · 1420`, or `Medium · not measured` in a game without a ladder.
pub fn name(game: &dyn Game, level: u8, words: Words) -> String {
    let Some(entry) = level_of(game, level) else { return String::new() };
    let name = words.level_name(entry);
    words.say(&match rating(game, level) {
        Some(rating) => Message::new("level-rated").word("name", name).word("rating", rating.to_string()),
        None => Message::new("level-unmeasured").word("name", name),
    })
}

/// Returns a one-line description of a level.
pub fn hint(game: &dyn Game, level: u8, words: Words) -> String {
    level_of(game, level).map(|entry| words.level_hint(entry)).unwrap_or_default()
}

/// Returns a level's number, name and rating: `Level 4 · Medium · 1420`.
pub fn title(game: &dyn Game, level: u8, words: Words) -> String {
    match name(game, level, words) {
        name if name.is_empty() => words.say(&Message::new("level").number("level", level)),
        name => words.say(&Message::new("level-named").number("level", level).word("name", name)),
    }
}

/// Returns a level's rating on the scale of its game; `None` if the level does not exist or the levels are not
/// measured.
#[must_use]
pub fn rating(game: &dyn Game, level: u8) -> Option<u16> {
    game.ladder_path().and_then(|_| level_of(game, level)).map(|entry| entry.rating)
}

/// Returns the level with the nearest rating.
pub fn nearest(game: &dyn Game, rating: f64) -> u8 {
    let distance = |level: &fivefold_engine::game::Level| (f64::from(level.rating) - rating).abs();
    let levels = game.levels().iter().enumerate();
    let nearest = levels.min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)));
    nearest.and_then(|(at, _)| u8::try_from(at + 1).ok()).unwrap_or(1)
}

fn level_of(game: &dyn Game, level: u8) -> Option<&'static fivefold_engine::game::Level> {
    game.levels().get(usize::from(level).checked_sub(1)?)
}

#[cfg(test)]
mod tests {
    use super::{rating, title};
    use crate::words::Words;
    use fivefold_engine::{games::template, text::Language};

    #[test]
    fn unmeasured_level_has_name_but_no_rating() {
        let title = title(&template::GAME, 4, Words::new(Language::ENGLISH.into()));
        assert_eq!(title, "Level 4\u{a0}· Medium\u{a0}· not measured");
        assert_eq!(rating(&template::GAME, 4), None, "games against it are not rated");
    }
}
