//! The index of the stored matches: a summary of each, so that the app starts without playing any match again.
//!
//! The index is a cache. A summary is valid only for the text and the app version it was made from; other matches are
//! loaded.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use serde::{Deserialize, Serialize};

use super::super::{dates::Day, store::Store};
use fivefold_engine::{
    game::{Outcome, Side},
    session::{MOST_MOVES, Player, Score, Session, Unrated, checked_name},
};

const FILE: &str = "index.json";

/// The content of a match that lists show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// The order of play: the match with the greater stamp was played later.
    pub stamp: u64,
    /// The number of moves up to the position shown, or to the end of a finished match, like the colors and the side to
    /// move.
    pub at: usize,
    /// The number of moves played, undone moves included, plus the actions of a partial move.
    pub progress: usize,
    /// The players.
    pub players: [Player; 2],
    /// The colors of both sides.
    pub colors: [Side; 2],
    /// The side to move.
    pub turn: Option<Side>,
    /// Whether the match is over, regardless of the move shown.
    pub is_over: bool,
    /// The outcome, regardless of the move shown.
    pub outcome: Option<Outcome>,
    /// The names of two people; may be empty.
    pub names: [String; 2],
    /// The score of two people before the match.
    pub score: Score,
    /// The reason the result is not rated, if any.
    pub unrated: Option<Unrated>,
    /// The end date, if known.
    pub ended: Option<Day>,
    /// Whether the match is a copy to explore a position.
    pub is_explored: bool,
    /// Whether the match was received and the user has not played in it.
    pub is_received: bool,
    /// The date of the deletion of a match in the bin; [`Day::UNKNOWN`] until the platform has set the date.
    pub deleted: Option<Day>,
}

impl Summary {
    /// Summarizes a match.
    pub fn new(session: &Session, stamp: u64) -> Self {
        let circumstances = session.circumstances();
        let moves = if session.is_over() { session.played().len() } else { session.at() };
        let end = (session.at() < moves).then(|| session.before(moves));
        let state = end.as_deref().unwrap_or_else(|| session.state());
        let turn = end.as_ref().map_or_else(|| session.side(), |end| end.status().side());
        Self {
            stamp,
            at: moves,
            progress: session.played().len() + session.actions_made(),
            players: session.players(),
            colors: Side::BOTH.map(|side| state.position().color(side)),
            turn,
            is_over: session.is_over(),
            outcome: session.final_conclusion().map(|conclusion| conclusion.outcome),
            names: circumstances.names.clone(),
            score: circumstances.score_with(None),
            unrated: circumstances.unrated,
            ended: circumstances.ended.map(Day),
            is_explored: circumstances.is_explored,
            is_received: circumstances.is_received,
            deleted: circumstances.deleted.map(Day),
        }
    }

    /// Clamps values read from a file to the bounds of those the app writes.
    fn checked(self, most_stamp: u64) -> Self {
        Self {
            stamp: self.stamp.min(most_stamp),
            at: self.at.min(MOST_MOVES),
            progress: self.progress.min(MOST_MOVES),
            names: self.names.map(|name| checked_name(&name)),
            ..self
        }
    }
}

/// The summary of one match, with the hash of its text.
#[derive(Serialize, Deserialize)]
struct Entry {
    hash: u64,
    game: String,
    summary: Summary,
}

/// The contents of the file.
#[derive(Default, Serialize, Deserialize)]
pub struct Index {
    version: String,
    matches: BTreeMap<u64, Entry>,
}

impl Index {
    /// Reads the index; empty if there is none of this version.
    pub fn read(store: &Store) -> Self {
        // An unreadable index is rebuilt.
        let found: Option<Self> = store.read_json(FILE).unwrap_or_default();
        found.filter(|index| index.version == env!("CARGO_PKG_VERSION")).unwrap_or_default()
    }

    /// Returns the game's id and the summary of a match, if they were made from this text.
    pub fn take(&mut self, number: u64, text: &str, most_stamp: u64) -> Option<(String, Summary)> {
        let entry = self.matches.remove(&number).filter(|entry| entry.hash == hash(text))?;
        Some((entry.game, entry.summary.checked(most_stamp)))
    }

    /// Writes the index of these matches: number, text, id of the game and summary.
    pub fn write<'a>(store: &Store, matches: impl Iterator<Item = (u64, &'a str, &'a str, &'a Summary)>) -> bool {
        let entry = |(number, text, game, summary): (u64, &str, &str, &Summary)| {
            (number, Entry { hash: hash(text), game: game.to_owned(), summary: summary.clone() })
        };
        let index = Self { version: env!("CARGO_PKG_VERSION").to_owned(), matches: matches.map(entry).collect() };
        store.write_json(FILE, &index)
    }
}

/// Returns the hash of a text.
pub fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
