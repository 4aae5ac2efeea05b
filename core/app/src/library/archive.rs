//! The stored matches: several per game, one file each.
//!
//! Every match is also kept in memory, so that a full disk loses nothing while the process lives.

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

/// The folder of earlier versions, which kept one match per game.
const OLD_FOLDER: &str = "games";

/// The maximum number of stored matches; this many are still read quickly at startup.
pub const MOST_KEPT: usize = 100;

/// The upper bound of match numbers, so that every JSON parser reads them exactly.
const NUMBERS: u64 = 1 << 53;

/// The stored matches by number.
#[derive(Debug, Default)]
pub struct Archive {
    matches: BTreeMap<u64, StoredMatch>,
    /// The greatest stamp in use.
    stamp: u64,
    /// Deleted matches whose files could not be removed yet.
    lingering: BTreeSet<u64>,
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
    /// The total amount played, regardless of the move shown: moves, plus the actions of a partial move.
    made: usize,
    /// The players.
    pub players: [Player; 2],
    /// The colors of both sides.
    pub colors: [Side; 2],
    /// Whether the computer is to move in the position shown.
    pub is_computers_turn: bool,
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
            None if session.is_over() => at_the_end(&text),
            conclusion => conclusion,
        };
        Self {
            number: tag.number,
            stamp: tag.stamp,
            game: session.game().id(),
            text,
            is_written,
            at: session.at(),
            made: session.played().len() + session.actions_made(),
            players: session.players(),
            colors: Side::BOTH.map(|side| session.state().color(side)),
            is_computers_turn: session.computer_to_move(),
            is_over: session.is_over(),
            conclusion,
            names: session.circumstances().names.clone(),
            unrated: session.circumstances().unrated,
            ended: session.circumstances().ended.map(Day),
        }
    }

    /// Returns whether the match is in progress: something was played and it is not over.
    pub const fn is_running(&self) -> bool {
        !self.is_over && self.made > 0
    }

    /// Writes the match if its text is not in its file.
    fn write(&mut self, store: &Store) {
        self.is_written = self.is_written || store.write(&file(self.number), &self.text).is_ok();
    }

    /// Removes the match's file, if possible.
    pub fn unwrite(&mut self, store: &Store) {
        self.is_written &= !store.remove(&file(self.number));
    }

    /// Returns the match's session.
    pub fn session(&self) -> Option<Session> {
        // The text was loaded or saved before.
        Session::load(&self.text).ok()
    }
}

/// Returns the conclusion of a match of which an earlier move is shown.
fn at_the_end(text: &str) -> Option<Conclusion> {
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
                let stamp = session.tag().map_or(0, |tag| tag.stamp).min(NUMBERS);
                archive.stamp = archive.stamp.max(stamp);
                archive.matches.insert(number, StoredMatch::new(&session, MatchTag { number, stamp }, text, true));
            }
        }
        archive.take_over(store, &mut losses);
        (archive, losses)
    }

    /// Migrates the matches of earlier versions.
    fn take_over(&mut self, store: &Store, losses: &mut Vec<Loss>) {
        for name in store.names(OLD_FOLDER) {
            let old = format!("{OLD_FOLDER}/{name}");
            let Some((mut session, text)) = load(store, &old, losses) else { continue };
            // A number that stays the same if the migration is repeated after an interruption.
            let mut number = session.tag().map_or_else(|| hash(&text), |tag| tag.number) % NUMBERS;
            if self.matches.get(&number).is_some_and(|kept| kept.game != session.game().id()) {
                // Old numbers were unique per game only.
                number = hash(&text) % NUMBERS;
            }
            if self.matches.contains_key(&number) || self.keep(store, number, &mut session) {
                store.remove(&old);
            }
        }
    }

    /// Stores a match; returns whether it was written to its file.
    pub fn keep(&mut self, store: &Store, number: u64, session: &mut Session) -> bool {
        let kept = self.matches.get(&number);
        if let Some(kept) = kept.filter(|kept| kept.is_written) {
            session.set_tag(Some(MatchTag { number, stamp: kept.stamp }));
            if session.save() == kept.text {
                return true;
            }
        }
        self.stamp += 1;
        let tag = MatchTag { number, stamp: self.stamp };
        session.set_tag(Some(tag));
        let text = session.save();
        let is_written = store.write(&file(number), &text).is_ok();
        self.matches.insert(number, StoredMatch::new(session, tag, text, is_written));
        self.lingering.remove(&number);
        is_written
    }

    /// Makes a match the most recently played of its game.
    pub fn prefer(&mut self, store: &Store, number: u64) {
        let Some(mut session) = self.get(number).and_then(StoredMatch::session) else { return };
        // The new stamp changes the text.
        if let Some(kept) = self.matches.get_mut(&number) {
            kept.is_written = false;
        }
        self.keep(store, number, &mut session);
    }

    /// Removes a match from memory; its file stays.
    pub fn take(&mut self, number: u64) -> Option<StoredMatch> {
        self.matches.remove(&number)
    }

    /// Puts a match back that was removed with [`Self::take`].
    pub fn put_back(&mut self, store: &Store, mut kept: StoredMatch) {
        kept.write(store);
        self.lingering.remove(&kept.number);
        self.matches.insert(kept.number, kept);
    }

    /// Retries failed writes.
    pub fn write_rest(&mut self, store: &Store) {
        for kept in self.matches.values_mut() {
            kept.write(store);
        }
    }

    /// Deletes a match; returns whether its file is gone too. If not, [`Self::sweep`] retries.
    pub fn remove(&mut self, store: &Store, number: u64) -> bool {
        self.matches.remove(&number);
        let is_gone = store.remove(&file(number));
        if !is_gone {
            self.lingering.insert(number);
        }
        is_gone
    }

    /// Returns whether a match is deleted but its file still exists.
    pub fn lingers(&self, number: u64) -> bool {
        self.lingering.contains(&number)
    }

    /// Retries removing the files of deleted matches; returns the numbers whose files are gone now.
    pub fn sweep(&mut self, store: &Store) -> Vec<u64> {
        self.lingering.extract_if(.., |number| store.remove(&file(*number))).collect()
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
        let mut kept: Vec<&StoredMatch> = self.all().filter(|kept| kept.game == game.id()).collect();
        kept.sort_by_key(|kept| std::cmp::Reverse((kept.stamp, kept.number)));
        kept
    }

    /// Returns a free number for a new match.
    pub fn free_number(&self, drawn: u64) -> u64 {
        let mut number = drawn % NUMBERS;
        while number == 0 || self.matches.contains_key(&number) {
            number = (number + 1) % NUMBERS;
        }
        number
    }

    /// Returns the surplus matches to delete: finished ones first, oldest first, then unplayed ones, then the oldest.
    /// Open matches are kept.
    pub fn surplus(&self, is_open: impl Fn(u64) -> bool) -> Vec<u64> {
        let count = self.matches.len().saturating_sub(MOST_KEPT);
        let mut closed: Vec<&StoredMatch> = self.all().filter(|kept| !is_open(kept.number)).collect();
        closed.sort_by_key(|kept| (!kept.is_over, kept.is_running(), kept.stamp));
        closed.into_iter().take(count).map(|kept| kept.number).collect()
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
