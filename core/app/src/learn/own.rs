//! The row of the puzzles made of the player's own mistakes.

use super::{
    super::{
        button::{ButtonAction, ScreenButton},
        context::Storage,
        navigation::StudyEntry,
        symbol::Symbol,
        words::{Words, counted},
    },
    LearnRow,
};
use fivefold_engine::games::Game;

/// Returns the row of a game, if it has such puzzles.
pub fn row(storage: &Storage, game: &dyn Game, name: &str, words: Words) -> Option<LearnRow> {
    let count = storage.progress.own().count(game.id());
    let entry = StudyEntry::Own { game: game.id().to_owned() };
    let button = ScreenButton::new(ButtonAction::study(entry), words.word("puzzle-solve"), Symbol::Play);
    let said = words.say(&counted("learn-own", count as u64, words));
    (count > 0).then(|| LearnRow { words: said, share: None, button: button.of(name, words) })
}
