//! The state of the lessons.

use super::{
    button::{ButtonAction, ScreenButton},
    context::Storage,
    navigation::StudyEntry,
    symbol::Symbol,
    words::Words,
};
use crate::picture::{self, Picture};
use fivefold_engine::{
    game::Message,
    games::{self, Game},
    session::Session,
};

/// The state of the learn screen.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnState {
    /// A section for each game with a lesson.
    pub games: Vec<LearnGame>,
}

/// The learning section of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnGame {
    /// The id of the game.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The start position.
    pub picture: Picture,
    /// The person's rating: `Your rating: about 1240`; empty before the first rated game.
    pub rating: String,
    /// The progress of the lesson: `3 of 8 steps`.
    pub words: String,
    /// The progress from 0 to 1.
    pub share: f64,
    /// The button: `Begin`, `Go on`.
    pub button: ScreenButton,
}

/// Returns the learn screen's state.
pub(super) fn state(storage: &Storage) -> LearnState {
    let games = games::all().iter().filter_map(|game| section(storage, *game)).collect();
    LearnState { games }
}

/// Returns the section of a game, if it has a lesson.
fn section(storage: &Storage, game: &'static dyn Game) -> Option<LearnGame> {
    let wording = storage.profile.wording();
    let (words, texts) = (Words::new(wording), game.texts(wording));
    let (name, steps) = (texts.word("name"), texts.lesson().unwrap_or_default());
    let all = steps.len();
    if all == 0 {
        return None;
    }
    let done = storage.progress.lessons().done(game.id(), &steps).into_iter().filter(|is_done| *is_done).count();
    let said = Message::new("learn-lesson").word("done", done.to_string()).word("all", all.to_string());
    let action = match done {
        0 => "learn-lesson-begin",
        _ if done == all => "learn-lesson-again",
        _ => "learn-lesson-go-on",
    };
    let entry = StudyEntry::Lesson { game: game.id().to_owned() };
    let button = ScreenButton::new(ButtonAction::study(entry), words.word(action), Symbol::Learn).of(&name, words);
    Some(LearnGame {
        game: game.id().to_owned(),
        name,
        picture: picture_of_start(game),
        rating: storage.profile.statistics().rating(game.id()).map(|rating| rating.title(words)).unwrap_or_default(),
        words: words.say(&said),
        share: storage.progress.lessons().share(game),
        button,
    })
}

/// Returns the picture of a game's start position.
fn picture_of_start(game: &dyn Game) -> Picture {
    let session = Session::new(game.id(), &serde_json::json!({}));
    session.map_or_else(|_| Picture::EMPTY, |session| picture::position_of(&session))
}
