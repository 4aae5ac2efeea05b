//! The matches that are kept, several of a game, each in a file of its own.
//!
//! What is here is also in memory as it was played last, so that a full disk loses nothing as long as the app lives.

use std::{
    collections::{BTreeMap, BTreeSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use super::{
    learn::Day,
    store::{Found, Store},
};
use fivefold_engine::{
    game::Side,
    games::Game,
    session::{Conclusion, MOST_BYTES, MatchTag, Player, Session, Unrated},
};

/// The folder of the matches.
const FOLDER: &str = "matches";

/// Where the apps kept one match of each game before.
const OLD_FOLDER: &str = "games";

/// The most matches that are kept. Nobody looks through more, and all of them together are read in a moment.
pub const MOST_KEPT: usize = 100;

/// The numbers of matches are below this, so that every reader of JSON reads them exactly.
const NUMBERS: u64 = 1 << 53;

/// The matches that are kept, by their numbers.
#[derive(Debug, Default)]
pub struct Archive {
    matches: BTreeMap<u64, StoredMatch>,
    /// The greatest stamp there is.
    stamp: u64,
    /// The matches that are forgotten while their files could not be removed.
    lingering: BTreeSet<u64>,
}

/// A match that is kept, in short.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// Its number.
    pub number: u64,
    /// Of two matches the one with the greater stamp was played later.
    pub stamp: u64,
    /// What is played.
    pub game: &'static str,
    /// The whole match as text.
    pub text: String,
    /// Whether the text is in its file.
    is_written: bool,
    /// How many turns are on the board.
    pub at: usize,
    /// How much was played, whatever turn is shown: turns, and what is made of one.
    made: usize,
    /// Who plays.
    pub players: [Player; 2],
    /// The colours of both sides.
    pub colours: [Side; 2],
    /// Whether the computer is to move at the turn that is shown.
    pub is_computers_turn: bool,
    /// Whether the match has ended, whatever turn is shown.
    pub is_over: bool,
    /// How it ended, whatever turn is shown.
    pub conclusion: Option<Conclusion>,
    /// What two people are called; may be empty.
    pub names: [String; 2],
    /// Why its result is not rated, if that is so.
    pub unrated: Option<Unrated>,
    /// The day it ended, if that is known.
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
            colours: Side::BOTH.map(|side| session.state().colour(side)),
            is_computers_turn: session.computer_to_move(),
            is_over: session.is_over(),
            conclusion,
            names: session.circumstances().names.clone(),
            unrated: session.circumstances().unrated,
            ended: session.circumstances().ended.map(Day),
        }
    }

    /// Whether somebody would miss it: something was played, and it goes on.
    pub const fn is_running(&self) -> bool {
        !self.is_over && self.made > 0
    }

    /// Writes it, if it is not in its file.
    fn write(&mut self, store: &Store) {
        self.is_written = self.is_written || store.write(&file(self.number), &self.text).is_ok();
    }

    /// Takes it from the disk, as far as the disk gives it up.
    pub fn unwrite(&mut self, store: &Store) {
        self.is_written &= !store.remove(&file(self.number));
    }

    /// The match itself.
    pub fn session(&self) -> Option<Session> {
        // It was loaded or saved before.
        Session::load(&self.text).ok()
    }
}

/// How a match ended of which an earlier turn is shown.
fn at_the_end(text: &str) -> Option<Conclusion> {
    let mut session = Session::load(text).ok()?;
    session.go_to(session.played().len()).ok()?;
    session.conclusion()
}

/// A file that could not be read and was set aside.
#[derive(Debug)]
pub struct Loss {
    /// Why.
    pub reason: String,
}

impl Archive {
    /// Reads everything that is kept. A file that is no match is set aside.
    pub fn open(store: &mut Store) -> (Self, Vec<Loss>) {
        let mut archive = Self::default();
        let mut losses = Vec::new();
        for name in store.names(FOLDER) {
            let Some(number) = name.strip_suffix(".json").and_then(|number| number.parse().ok()) else { continue };
            if let Some((session, text)) = load(store, &format!("{FOLDER}/{name}"), &mut losses) {
                // No app writes a greater one; whoever did would make the next one overflow.
                let stamp = session.tag().map_or(0, |tag| tag.stamp).min(NUMBERS);
                archive.stamp = archive.stamp.max(stamp);
                archive.matches.insert(number, StoredMatch::new(&session, MatchTag { number, stamp }, text, true));
            }
        }
        archive.take_over(store, &mut losses);
        (archive, losses)
    }

    /// Takes over the matches of the apps before this one.
    fn take_over(&mut self, store: &mut Store, losses: &mut Vec<Loss>) {
        for name in store.names(OLD_FOLDER) {
            let old = format!("{OLD_FOLDER}/{name}");
            let Some((mut session, text)) = load(store, &old, losses) else { continue };
            // The same number whenever it is done again because the process ended in between.
            let mut number = session.tag().map_or_else(|| hash(&text), |tag| tag.number) % NUMBERS;
            if self.matches.get(&number).is_some_and(|kept| kept.game != session.game().id()) {
                // The numbers told only matches of one game apart.
                number = hash(&text) % NUMBERS;
            }
            if self.matches.contains_key(&number) || self.keep(store, number, &mut session) {
                store.remove(&old);
            }
        }
    }

    /// Keeps a match as it is, and says whether it is in its file.
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

    /// Makes a match the one of its game that was played last.
    pub fn prefer(&mut self, store: &Store, number: u64) {
        let Some(mut session) = self.get(number).and_then(StoredMatch::session) else { return };
        // With a new stamp the text is another one.
        if let Some(kept) = self.matches.get_mut(&number) {
            kept.is_written = false;
        }
        self.keep(store, number, &mut session);
    }

    /// Takes a match out that stays in its file.
    pub fn take(&mut self, number: u64) -> Option<StoredMatch> {
        self.matches.remove(&number)
    }

    /// Takes a match in again as it was when it was taken out.
    pub fn put_back(&mut self, store: &Store, mut kept: StoredMatch) {
        kept.write(store);
        self.lingering.remove(&kept.number);
        self.matches.insert(kept.number, kept);
    }

    /// Tries again to write what could not be written.
    pub fn write_rest(&mut self, store: &Store) {
        for kept in self.matches.values_mut() {
            kept.write(store);
        }
    }

    /// Forgets a match, and says whether its file is gone too; if not, it is tried again by [`Self::sweep`].
    pub fn remove(&mut self, store: &Store, number: u64) -> bool {
        self.matches.remove(&number);
        let is_gone = store.remove(&file(number));
        if !is_gone {
            self.lingering.insert(number);
        }
        is_gone
    }

    /// Whether a match is forgotten, and its file still there.
    pub fn lingers(&self, number: u64) -> bool {
        self.lingering.contains(&number)
    }

    /// Removes the files of forgotten matches that the disk would not give up before, and says whose are gone now.
    pub fn sweep(&mut self, store: &Store) -> Vec<u64> {
        self.lingering.extract_if(.., |number| store.remove(&file(*number))).collect()
    }

    /// The match of a number.
    pub fn get(&self, number: u64) -> Option<&StoredMatch> {
        self.matches.get(&number)
    }

    /// Every match.
    pub fn all(&self) -> impl Iterator<Item = &StoredMatch> {
        self.matches.values()
    }

    /// The matches of a game, the one played last first.
    pub fn of(&self, game: &dyn Game) -> Vec<&StoredMatch> {
        let mut kept: Vec<&StoredMatch> = self.all().filter(|kept| kept.game == game.id()).collect();
        kept.sort_by_key(|kept| std::cmp::Reverse((kept.stamp, kept.number)));
        kept
    }

    /// A number for another match.
    pub fn free_number(&self, drawn: u64) -> u64 {
        let mut number = drawn % NUMBERS;
        while number == 0 || self.matches.contains_key(&number) {
            number = (number + 1) % NUMBERS;
        }
        number
    }

    /// The matches there are too many of: those that ended first, the oldest first, then those nobody has played, then
    /// the oldest. Those that are open stay.
    pub fn surplus(&self, is_open: impl Fn(u64) -> bool) -> Vec<u64> {
        let count = self.matches.len().saturating_sub(MOST_KEPT);
        let mut closed: Vec<&StoredMatch> = self.all().filter(|kept| !is_open(kept.number)).collect();
        closed.sort_by_key(|kept| (!kept.is_over, kept.is_running(), kept.stamp));
        closed.into_iter().take(count).map(|kept| kept.number).collect()
    }
}

/// Reads a match; one that is none is set aside, and the reason is among the losses.
fn load(store: &mut Store, name: &str, losses: &mut Vec<Loss>) -> Option<(Session, String)> {
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
