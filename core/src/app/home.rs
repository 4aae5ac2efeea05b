//! What the home screen and the rules show.

use crate::picture::Picture;

/// What the home screen shows.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeState {
    /// A card for each game.
    pub cards: Vec<HomeCard>,
    /// What is to be told once, the first one first.
    pub notices: Vec<String>,
    /// Said for a while after a running match was replaced by a new one: how to go back to it.
    pub undo_replacing: Option<String>,
}

/// One game on the home screen.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeCard {
    /// The id of the game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// A line about it.
    pub tagline: String,
    /// The match that is in progress, else a typical position.
    pub picture: Picture,
    /// What a touch does: `Continue, your turn`, `Play`.
    pub action: String,
    /// The match a touch goes on with, if there is one.
    pub current: Option<u64>,
    /// All matches of this game that are kept, the last one played first.
    pub kept: Vec<KeptGame>,
}

/// A match that is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptGame {
    /// Its number.
    pub number: u64,
    /// Who plays whom, and how far it has come.
    pub words: String,
    /// Whether it is over.
    pub is_over: bool,
}

/// The rules of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesState {
    /// The game's name.
    pub name: String,
    /// The pages.
    pub pages: Vec<RulesPage>,
}

/// A page of rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPage {
    /// Its heading.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
    /// A position that shows it, if any, and what it shows.
    pub picture: Option<Picture>,
    /// The words below the picture.
    pub caption: String,
}
