//! The stored matches: several per game, one file each.
//!
//! Every match is also held in memory, so that a full disk loses nothing while the process lives.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Deref,
};

use serde_json::Value;

use super::{
    super::{
        dates::Day,
        store::{Found, Store},
    },
    index::{Index, Summary, hash},
};
use fivefold_engine::{
    games::{self, Game},
    session::{MOST_BYTES, MatchTag, SaveError, Session},
};

/// The folder of the matches.
pub const FOLDER: &str = "matches";

/// The folder of earlier versions, which stored one match per game.
const OLD_FOLDER: &str = "games";

/// The maximum number of matches that were received and not played since. Other matches are not limited.
pub const MOST_RECEIVED: usize = 100;

/// The number of days a deleted match is kept.
const BIN_DAYS: i32 = 30;

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
    /// Whether the matches have changed since the index was written.
    is_index_outdated: bool,
}

/// A stored match: its text and its summary.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// The match's number.
    pub number: u64,
    /// The id of the game.
    pub game: &'static str,
    /// The whole match as text.
    pub text: String,
    /// Whether the text is in its file.
    is_written: bool,
    summary: Summary,
}

impl Deref for StoredMatch {
    type Target = Summary;

    fn deref(&self) -> &Summary {
        &self.summary
    }
}

impl StoredMatch {
    fn new(session: &Session, tag: MatchTag, text: String, is_written: bool) -> Self {
        let summary = Summary::new(session, tag.stamp);
        Self { number: tag.number, game: session.game().id(), text, is_written, summary }
    }

    /// Returns whether the match is in progress: something was played and it is not over.
    pub fn is_running(&self) -> bool {
        !self.is_over && self.progress > 0
    }

    /// Writes the match if its text is not in its file.
    fn write(&mut self, store: &Store) {
        self.is_written = self.is_written || store.write(&file(self.number), &self.text).is_ok();
    }

    /// Returns whether a text is the same match, regardless of the data of its storage.
    pub fn is_same(&self, text: &str) -> bool {
        without_storage_data(&self.text) == without_storage_data(text)
    }

    /// Returns the match's session.
    pub fn session(&self) -> Option<Session> {
        // The text was loaded or saved before.
        Session::load(&self.text).ok()
    }
}

/// An unreadable file that was set aside.
#[derive(Debug)]
pub struct UnreadableFile {
    /// Whether a newer version of the app wrote it.
    pub is_newer: bool,
}

impl Archive {
    /// Reads all stored matches. An invalid file is set aside.
    pub fn open(store: &Store) -> (Self, Vec<UnreadableFile>) {
        let mut archive = Self::default();
        let mut unreadable_files = Vec::new();
        let mut index = Index::read(store);
        for name in store.names(FOLDER) {
            let Some(number) = name.strip_suffix(".json").and_then(|number| number.parse().ok()) else { continue };
            let path = format!("{FOLDER}/{name}");
            let Some(text) = read(store, &path, &mut unreadable_files) else { continue };
            if let Some((id, summary)) = index.take(number, &text, NUMBER_LIMIT)
                && let Some(game) = games::find(&id)
            {
                archive.stamp = archive.stamp.max(summary.stamp);
                let stored = StoredMatch { number, game: game.id(), text, is_written: true, summary };
                archive.matches.insert(number, stored);
            } else if let Some(session) = parse(store, &path, &text, &mut unreadable_files) {
                archive.is_index_outdated = true;
                // The app never writes a greater stamp; clamping prevents an overflow of the next one.
                let stamp = session.tag().map_or(0, |tag| tag.stamp).min(NUMBER_LIMIT);
                archive.stamp = archive.stamp.max(stamp);
                archive.matches.insert(number, StoredMatch::new(&session, MatchTag { number, stamp }, text, true));
            }
        }
        archive.migrate(store, &mut unreadable_files);
        (archive, unreadable_files)
    }

    /// Migrates the matches of earlier versions.
    fn migrate(&mut self, store: &Store, unreadable_files: &mut Vec<UnreadableFile>) {
        for name in store.names(OLD_FOLDER) {
            let old = format!("{OLD_FOLDER}/{name}");
            let Some(text) = read(store, &old, unreadable_files) else { continue };
            let Some(mut session) = parse(store, &old, &text, unreadable_files) else { continue };
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
        // The time left on the clocks and the like change no order: a match that is left was not played last.
        let kept = self.matches.get(&number).map(|stored| &stored.summary);
        let kept = kept.filter(|kept| **kept == Summary::new(session, kept.stamp)).map(|kept| kept.stamp);
        let stamp = kept.unwrap_or_else(|| self.next_stamp());
        self.write(store, MatchTag { number, stamp }, session)
    }

    fn next_stamp(&mut self) -> u64 {
        self.stamp += 1;
        self.stamp
    }

    fn write(&mut self, store: &Store, tag: MatchTag, session: &mut Session) -> bool {
        let number = tag.number;
        session.set_tag(Some(tag));
        let text = session.save();
        debug_assert!(text.len() <= MOST_BYTES, "match {number} has {} bytes", text.len());
        let is_written = store.write(&file(number), &text).is_ok();
        self.matches.insert(number, StoredMatch::new(session, tag, text, is_written));
        self.is_index_outdated = true;
        self.pending_removals.remove(&number);
        is_written
    }

    /// Makes a match the most recently played of its game.
    pub fn make_current(&mut self, store: &Store, number: u64) {
        let Some(mut session) = self.get(number).and_then(StoredMatch::session) else { return };
        let stamp = self.next_stamp();
        self.write(store, MatchTag { number, stamp }, &mut session);
    }

    /// Moves a match to the bin, or out of it with `None`; returns whether the match exists.
    pub fn set_deleted(&mut self, store: &Store, number: u64, day: Option<Day>) -> bool {
        let Some(stored) = self.matches.get_mut(&number) else { return false };
        let Some(mut session) = stored.session() else { return false };
        session.set_tag(Some(MatchTag { number, stamp: stored.stamp }));
        session.change_circumstances(|it| it.deleted = day.map(|day| day.0));
        stored.text = session.save();
        stored.summary.deleted = day;
        stored.is_written = false;
        stored.write(store);
        self.is_index_outdated = true;
        true
    }

    /// Retries failed writes, and writes the index if it is outdated.
    pub fn flush(&mut self, store: &Store) {
        for stored in self.matches.values_mut() {
            stored.write(store);
        }
        let written = self.matches.values().filter(|stored| stored.is_written);
        let entries = written.map(|stored| (stored.number, stored.text.as_str(), stored.game, &stored.summary));
        self.is_index_outdated = self.is_index_outdated && !Index::write(store, entries);
    }

    /// Deletes a match; returns whether its file is gone too. If not, [`Self::retry_removals`] retries.
    pub fn remove(&mut self, store: &Store, number: u64) -> bool {
        self.matches.remove(&number);
        self.is_index_outdated = true;
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

    /// Returns the match of a number, unless it is in the bin.
    pub fn get(&self, number: u64) -> Option<&StoredMatch> {
        self.matches.get(&number).filter(|stored| stored.deleted.is_none())
    }

    /// Returns the match of a number, if it is in the bin.
    pub fn deleted(&self, number: u64) -> Option<&StoredMatch> {
        self.matches.get(&number).filter(|stored| stored.deleted.is_some())
    }

    /// Returns an iterator over all matches, those in the bin included.
    pub fn with_bin(&self) -> impl Iterator<Item = &StoredMatch> {
        self.matches.values()
    }

    /// Returns an iterator over all matches outside the bin.
    pub fn all(&self) -> impl Iterator<Item = &StoredMatch> {
        self.with_bin().filter(|stored| stored.deleted.is_none())
    }

    /// Returns an iterator over all matches in the bin.
    pub fn bin(&self) -> impl Iterator<Item = &StoredMatch> {
        self.with_bin().filter(|stored| stored.deleted.is_some())
    }

    /// Returns the matches of a game, most recently played first.
    pub fn of(&self, game: &dyn Game) -> Vec<&StoredMatch> {
        self.of_id(game.id())
    }

    /// Returns the matches of the game of an id, most recently played first.
    pub fn of_id(&self, game: &str) -> Vec<&StoredMatch> {
        latest_first(self.all().filter(|stored| stored.game == game))
    }

    /// Returns the matches of a game in the bin, most recently played first.
    pub fn bin_of(&self, game: &dyn Game) -> Vec<&StoredMatch> {
        latest_first(self.bin().filter(|stored| stored.game == game.id()))
    }

    /// Returns a free number for a new match.
    pub fn free_number(&self, drawn: u64) -> u64 {
        let mut number = drawn % NUMBER_LIMIT;
        while number == 0 || self.matches.contains_key(&number) {
            number = (number + 1) % NUMBER_LIMIT;
        }
        number
    }

    /// Returns the received matches beyond [`MOST_RECEIVED`], oldest first. Matches the user has played in and open
    /// matches are never included.
    pub fn surplus(&self, is_open: impl Fn(u64) -> bool) -> Vec<u64> {
        let closed = self.all().filter(|stored| !is_open(stored.number));
        oldest_received(closed, self.all().filter(|stored| stored.is_received).count())
    }

    /// Returns the matches in the bin that have expired, and the received ones beyond [`MOST_RECEIVED`].
    pub fn expired(&self, today: Option<Day>) -> Vec<u64> {
        let is_expired = |stored: &&StoredMatch| {
            stored.deleted.zip(today).is_some_and(|(day, today)| today.0 > day.0.saturating_add(BIN_DAYS))
        };
        let expired = self.bin().filter(|stored| stored.deleted != Some(Day::UNKNOWN)).filter(is_expired);
        let surplus = oldest_received(self.bin(), self.bin().filter(|stored| stored.is_received).count());
        expired.map(|stored| stored.number).chain(surplus).collect()
    }
}

/// Returns a saved game without the data of its storage.
fn without_storage_data(text: &str) -> Option<Value> {
    let mut saved: Value = serde_json::from_str(text).ok()?;
    let fields = saved.as_object_mut()?;
    fields.remove("match");
    if let Some(app) = fields.get_mut("app").and_then(Value::as_object_mut) {
        app.remove("received");
        app.remove("deleted");
        if app.is_empty() {
            fields.remove("app");
        }
    }
    Some(saved)
}

fn latest_first<'a>(matches: impl Iterator<Item = &'a StoredMatch>) -> Vec<&'a StoredMatch> {
    let mut matches: Vec<&StoredMatch> = matches.collect();
    matches.sort_by_key(|stored| std::cmp::Reverse((stored.stamp, stored.number)));
    matches
}

/// Returns the oldest received matches, as many as `count` exceeds [`MOST_RECEIVED`] by.
fn oldest_received<'a>(matches: impl Iterator<Item = &'a StoredMatch>, count: usize) -> Vec<u64> {
    let received = latest_first(matches.filter(|stored| stored.is_received));
    received.into_iter().rev().take(count.saturating_sub(MOST_RECEIVED)).map(|stored| stored.number).collect()
}

/// Reads the text of a match; an unreadable file is set aside and added to the list.
fn read(store: &Store, name: &str, unreadable_files: &mut Vec<UnreadableFile>) -> Option<String> {
    match store.read(name, MOST_BYTES) {
        Found::Nothing => None,
        Found::Text(text) => Some(text),
        Found::Unreadable(reason) => {
            log::warn!("{name} was set aside: {reason}");
            unreadable_files.push(UnreadableFile { is_newer: false });
            None
        }
    }
}

/// Loads a match; an invalid file is set aside and added to the list.
fn parse(store: &Store, name: &str, text: &str, unreadable_files: &mut Vec<UnreadableFile>) -> Option<Session> {
    let loss = |error: SaveError| {
        store.set_aside(name);
        log::warn!("{name} was set aside: {error}");
        unreadable_files.push(UnreadableFile { is_newer: matches!(error, SaveError::Version(_)) });
    };
    Session::load(text).map_err(loss).ok()
}

fn file(number: u64) -> String {
    format!("{FOLDER}/{number}.json")
}
