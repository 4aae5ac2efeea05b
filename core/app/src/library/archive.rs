//! The stored matches: several per game, one file each.
//!
//! Every match is also held in memory, so that a full disk loses nothing while the process lives.

use std::{
    collections::{BTreeMap, BTreeSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use super::super::{
    dates::Day,
    store::{Found, Store},
};
use fivefold_engine::{
    game::Side,
    games::Game,
    session::{Conclusion, MOST_BYTES, MatchTag, Player, Session, Unrated},
};

/// The folder of the matches.
const FOLDER: &str = "matches";

/// The folder of earlier versions, which stored one match per game.
const OLD_FOLDER: &str = "games";

/// The maximum number of stored matches; this many are still read quickly at startup.
pub const MOST_MATCHES: usize = 100;

/// The exclusive upper bound of match numbers, so that every JSON parser reads them exactly.
const NUMBER_LIMIT: u64 = 1 << 53;

/// The stored matches by number.
#[derive(Debug, Default)]
pub struct Archive {
    matches: BTreeMap<u64, StoredMatch>,
    /// The greatest stamp in use.
    stamp: u64,
    /// Deleted matches whose files could not be removed yet.
    pending_removals: BTreeSet<u64>,
}

/// A summary of a stored match.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// The match's number.
    pub number: u64,
    /// The order of play: of two matches the one with the greater stamp was played later.
    pub stamp: u64,
    /// The id of the game.
    pub game: &'static str,
    /// The whole match as text.
    pub text: String,
    /// Whether the text was written to its file.
    is_written: bool,
    /// The number of moves on the board.
    pub at: usize,
    /// The number of moves played, undone moves included, plus the actions of a partial move.
    progress: usize,
    /// The players.
    pub players: [Player; 2],
    /// The colors of both sides.
    pub colors: [Side; 2],
    /// The side to move in the position shown.
    pub turn: Option<Side>,
    /// Whether the match is over, regardless of the move shown.
    pub is_over: bool,
    /// The conclusion, regardless of the move shown.
    pub conclusion: Option<Conclusion>,
    /// The names of two people; may be empty.
    pub names: [String; 2],
    /// The reason the result is not rated, if any.
    pub unrated: Option<Unrated>,
    /// The end date, if known.
    pub ended: Option<Day>,
}

impl StoredMatch {
    fn new(session: &Session, tag: MatchTag, text: String, is_written: bool) -> Self {
        let conclusion = match session.conclusion() {
            None if session.is_over() => final_conclusion(&text),
            conclusion => conclusion,
        };
        Self {
            number: tag.number,
            stamp: tag.stamp,
            game: session.game().id(),
            text,
            is_written,
            at: session.at(),
            progress: session.played().len() + session.actions_made(),
            players: session.players(),
            colors: Side::BOTH.map(|side| session.state().position().color(side)),
            turn: session.side(),
            is_over: session.is_over(),
            conclusion,
            names: session.circumstances().names.clone(),
            unrated: session.circumstances().unrated,
            ended: session.circumstances().ended.map(Day),
        }
    }

    /// Returns whether the match is in progress: something was played and it is not over.
    pub const fn is_running(&self) -> bool {
        !self.is_over && self.progress > 0
    }

    /// Writes the match if its text is not in its file.
    fn write(&mut self, store: &Store) {
        self.is_written = self.is_written || store.write(&file(self.number), &self.text).is_ok();
    }

    /// Removes the match's file, if possible.
    pub fn remove_file(&mut self, store: &Store) {
        self.is_written &= !store.remove(&file(self.number));
    }

    /// Returns the match's session.
    pub fn session(&self) -> Option<Session> {
        // The text was loaded or saved before.
        Session::load(&self.text).ok()
    }
}

/// Returns the conclusion of a match that shows an earlier move.
fn final_conclusion(text: &str) -> Option<Conclusion> {
    let mut session = Session::load(text).ok()?;
    session.go_to(session.played().len()).ok()?;
    session.conclusion()
}

/// An unreadable file that was set aside.
#[derive(Debug)]
pub struct Loss {
    /// The reason.
    pub reason: String,
}

impl Archive {
    /// Reads all stored matches. An invalid file is set aside.
    pub fn open(store: &Store) -> (Self, Vec<Loss>) {
        let mut archive = Self::default();
        let mut losses = Vec::new();
        for name in store.names(FOLDER) {
            let Some(number) = name.strip_suffix(".json").and_then(|number| number.parse().ok()) else { continue };
            if let Some((session, text)) = load(store, &format!("{FOLDER}/{name}"), &mut losses) {
                // The app writes no greater stamp; clamping prevents an overflow of the next one.
                let stamp = session.tag().map_or(0, |tag| tag.stamp).min(NUMBER_LIMIT);
                archive.stamp = archive.stamp.max(stamp);
                archive.matches.insert(number, StoredMatch::new(&session, MatchTag { number, stamp }, text, true));
            }
        }
        archive.migrate(store, &mut losses);
        (archive, losses)
    }

    /// Migrates the matches of earlier versions.
    fn migrate(&mut self, store: &Store, losses: &mut Vec<Loss>) {
        for name in store.names(OLD_FOLDER) {
            let old = format!("{OLD_FOLDER}/{name}");
            let Some((mut session, text)) = load(store, &old, losses) else { continue };
            // Deterministic, so that a migration repeated after an interruption gives the same number.
            let mut number = session.tag().map_or_else(|| hash(&text), |tag| tag.number) % NUMBER_LIMIT;
            if self.matches.get(&number).is_some_and(|stored| stored.game != session.game().id()) {
                // Old numbers were unique per game only.
                number = hash(&text) % NUMBER_LIMIT;
            }
            if self.matches.contains_key(&number) || self.persist(store, number, &mut session) {
                store.remove(&old);
            }
        }
    }

    /// Stores a match; returns whether it was written to its file.
    pub fn persist(&mut self, store: &Store, number: u64, session: &mut Session) -> bool {
        let stored = self.matches.get(&number);
        if let Some(stored) = stored.filter(|stored| stored.is_written) {
            session.set_tag(Some(MatchTag { number, stamp: stored.stamp }));
            if session.save() == stored.text {
                return true;
            }
        }
        self.stamp += 1;
        let tag = MatchTag { number, stamp: self.stamp };
        session.set_tag(Some(tag));
        let text = session.save();
        let is_written = store.write(&file(number), &text).is_ok();
        self.matches.insert(number, StoredMatch::new(session, tag, text, is_written));
        self.pending_removals.remove(&number);
        is_written
    }

    /// Makes a match the most recently played of its game.
    pub fn make_current(&mut self, store: &Store, number: u64) {
        let Some(mut session) = self.get(number).and_then(StoredMatch::session) else { return };
        // The new stamp changes the text.
        if let Some(stored) = self.matches.get_mut(&number) {
            stored.is_written = false;
        }
        self.persist(store, number, &mut session);
    }

    /// Removes a match from memory; its file stays.
    pub fn take(&mut self, number: u64) -> Option<StoredMatch> {
        self.matches.remove(&number)
    }

    /// Puts a match back that was removed with [`Self::take`].
    pub fn put_back(&mut self, store: &Store, mut stored: StoredMatch) {
        stored.write(store);
        self.pending_removals.remove(&stored.number);
        self.matches.insert(stored.number, stored);
    }

    /// Retries failed writes.
    pub fn retry_writes(&mut self, store: &Store) {
        for stored in self.matches.values_mut() {
            stored.write(store);
        }
    }

    /// Deletes a match; returns whether its file is gone too. If not, [`Self::retry_removals`] retries.
    pub fn remove(&mut self, store: &Store, number: u64) -> bool {
        self.matches.remove(&number);
        let is_gone = store.remove(&file(number));
        if !is_gone {
            self.pending_removals.insert(number);
        }
        is_gone
    }

    /// Returns whether a match is deleted but its file still exists.
    pub fn has_pending_removal(&self, number: u64) -> bool {
        self.pending_removals.contains(&number)
    }

    /// Retries removing the files of deleted matches; returns the numbers whose files are gone now.
    pub fn retry_removals(&mut self, store: &Store) -> Vec<u64> {
        self.pending_removals.extract_if(.., |number| store.remove(&file(*number))).collect()
    }

    /// Returns the match of a number.
    pub fn get(&self, number: u64) -> Option<&StoredMatch> {
        self.matches.get(&number)
    }

    /// Returns an iterator over all matches.
    pub fn all(&self) -> impl Iterator<Item = &StoredMatch> {
        self.matches.values()
    }

    /// Returns the matches of a game, most recently played first.
    pub fn of(&self, game: &dyn Game) -> Vec<&StoredMatch> {
        let mut stored: Vec<&StoredMatch> = self.all().filter(|stored| stored.game == game.id()).collect();
        stored.sort_by_key(|stored| std::cmp::Reverse((stored.stamp, stored.number)));
        stored
    }

    /// Returns a free number for a new match.
    pub fn free_number(&self, drawn: u64) -> u64 {
        let mut number = drawn % NUMBER_LIMIT;
        while number == 0 || self.matches.contains_key(&number) {
            number = (number + 1) % NUMBER_LIMIT;
        }
        number
    }

    /// Returns the surplus matches to delete: finished ones first, oldest first, then unplayed ones, then the oldest.
    /// Open matches are never included.
    pub fn surplus(&self, is_open: impl Fn(u64) -> bool) -> Vec<u64> {
        let count = self.matches.len().saturating_sub(MOST_MATCHES);
        let mut closed: Vec<&StoredMatch> = self.all().filter(|stored| !is_open(stored.number)).collect();
        closed.sort_by_key(|stored| (!stored.is_over, stored.is_running(), stored.stamp));
        closed.into_iter().take(count).map(|stored| stored.number).collect()
    }
}

/// Reads a match; an invalid file is set aside and added to the losses.
fn load(store: &Store, name: &str, losses: &mut Vec<Loss>) -> Option<(Session, String)> {
    let reason = match store.read(name, MOST_BYTES) {
        Found::Nothing => return None,
        Found::Unreadable(reason) => reason,
        Found::Text(text) => match Session::load(&text) {
            Ok(session) => return Some((session, text)),
            Err(error) => {
                store.set_aside(name);
                error.reason()
            }
        },
    };
    losses.push(Loss { reason });
    None
}

fn file(number: u64) -> String {
    format!("{FOLDER}/{number}.json")
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
