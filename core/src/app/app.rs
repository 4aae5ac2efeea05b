//! Everything that is kept, and the way to every screen.

use std::{path::Path, sync::Arc};

use super::{AppSettings, HomeState, Match, NewGame, RulesState, StatisticsState};
use crate::{picture::Palette, search::SearchListener, text::Language};

/// Why something cannot be done, as a sentence for the person.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

/// The app: one for each process, over one folder.
#[derive(Debug)]
pub struct App {}

#[expect(
    unused_variables,
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::pedantic,
    reason = "skeleton"
)]
impl App {
    /// Opens the app over a folder of its own. Whatever cannot be read there is set aside and said once.
    #[must_use]
    pub fn open(folder: &Path, language: Language, listener: Arc<dyn SearchListener>) -> Self {
        todo!()
    }
    /// What the home screen shows; looks again at what is kept.
    pub fn home(&mut self) -> HomeState {
        todo!()
    }
    /// The first notice has been read.
    pub fn notice_read(&mut self) -> HomeState {
        todo!()
    }
    /// Brings the replaced match back to its card.
    pub fn undo_replacing(&mut self) -> HomeState {
        todo!()
    }
    /// Forgets a kept match.
    pub fn delete(&mut self, number: u64) -> HomeState {
        todo!()
    }
    /// What was decided.
    pub fn settings(&self) -> AppSettings {
        todo!()
    }
    /// Decides anew; written at once.
    pub fn set_settings(&mut self, settings: AppSettings) -> AppSettings {
        todo!()
    }
    /// The colours of boards as they are decided, for a light or dark screen; the system may want more contrast.
    pub fn palette(&self, is_dark: bool, wants_contrast: bool) -> Palette {
        todo!()
    }
    /// Everything is said in this language from now on.
    pub fn set_language(&mut self, language: Language) {
        todo!()
    }
    /// The system wants nothing to move, or does not mind.
    pub fn set_reduced_motion(&mut self, is_reduced: bool) {
        todo!()
    }
    /// The results against the computer.
    pub fn statistics(&self) -> StatisticsState {
        todo!()
    }
    /// Forgets all results.
    pub fn reset_statistics(&mut self) -> StatisticsState {
        todo!()
    }
    /// The rules of a game.
    pub fn rules(&self, game: &str) -> Result<RulesState, Refusal> {
        todo!()
    }
    /// Begins to decide about a new game.
    pub fn new_game(&mut self, game: &str) -> Result<NewGame, Refusal> {
        todo!()
    }
    /// Begins the game that was decided about, and remembers how. A match in progress stays kept.
    pub fn begin(&mut self, new_game: &NewGame) -> Result<Match, Refusal> {
        todo!()
    }
    /// Goes on with the current match of a game, or begins one with the choices made last.
    pub fn open_game(&mut self, game: &str) -> Result<Match, Refusal> {
        todo!()
    }
    /// Goes on with a match that is kept. While it is open elsewhere, that is the same match.
    pub fn open_match(&mut self, number: u64) -> Result<Match, Refusal> {
        todo!()
    }
    /// Opens a game that came as text; it is kept beside the others.
    pub fn receive(&mut self, text: &str) -> Result<Match, Refusal> {
        todo!()
    }
    /// Waits until everything is on the disk for good: the app is about to be hidden.
    pub fn settle(&mut self) {
        todo!()
    }
}
