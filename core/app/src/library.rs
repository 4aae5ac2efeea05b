//! The stored matches: the archive, undoable deletions, reviews, and the choices for the next match of each game.

pub(super) mod archive;
mod choices;
mod index;
mod review_record;
mod trash;

use std::{collections::BTreeSet, sync::Arc, time::Duration};

pub use self::{
    archive::StoredMatch,
    choices::{Choices, ChosenStrength, Draft, Opponent, People, Starter, StrengthKind, next},
    review_record::ReviewRecord,
    trash::Removal,
};

use self::{archive::Archive, trash::Trash};
use super::{dates::Day, store::Store};
use fivefold_engine::{
    game::Message,
    games::Game,
    session::{Circumstances, Player, Score, Session, Unrated},
};

const REVIEWS: &str = "reviews";
const CHOICES: &str = "choices";

/// The subfolders of the app's folder.
pub const FOLDERS: [&str; 3] = [archive::FOLDER, REVIEWS, CHOICES];

/// The stored matches. It has no handles to open matches: an open match compares [`Library::revision`] and then asks
/// whether it was deleted.
pub struct Library {
    store: Arc<Store>,
    archive: Archive,
    trash: Trash,
    /// The numbers of matches deleted since the app was opened and not restored. Deleted matches are not written.
    deleted: BTreeSet<u64>,
    /// The numbers of permanently removed matches, until [`Library::take_removed`].
    removed: Vec<u64>,
    revision: u64,
    /// The local date, once the platform has set it.
    today: Option<Day>,
    /// One-time notices.
    pub notices: Vec<Message>,
}

impl Library {
    /// Reads all matches.
    pub fn open(store: Arc<Store>) -> Self {
        let (archive, unreadable_files) = Archive::open(&store);
        Self {
            store,
            archive,
            trash: Trash::default(),
            deleted: BTreeSet::new(),
            removed: Vec::new(),
            revision: 0,
            today: None,
            notices: loss_notice(&unreadable_files).into_iter().collect(),
        }
    }

    /// Returns a number that increases whenever a match is deleted or restored.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the match of a number.
    pub fn get(&self, number: u64) -> Option<&StoredMatch> {
        self.archive.get(number)
    }

    /// Returns the session of a stored match.
    pub fn session(&self, number: u64) -> Option<Session> {
        self.get(number).and_then(StoredMatch::session)
    }

    /// Returns an iterator over all matches, those in the bin included.
    pub fn with_bin(&self) -> impl Iterator<Item = &StoredMatch> {
        self.archive.with_bin()
    }

    /// Returns the matches of a game, most recently played first.
    pub fn of(&self, game: &dyn Game) -> Vec<&StoredMatch> {
        self.archive.of(game)
    }

    /// Returns the current match of a game: the one played last, copies to explore a position excluded.
    pub fn current(&self, game: &str) -> Option<&StoredMatch> {
        self.archive.of_id(game).into_iter().find(|stored| !stored.is_explored)
    }

    /// Returns the score of two people, by their names in a match, after the matches that they have finished today; `None`
    /// before the first one. It includes the score before those, with which a rematch goes on past midnight. It needs two
    /// names to tell who is who.
    pub fn score_today(&self, names: &[String; 2]) -> Option<Score> {
        let [first, second] = names;
        if first == second || names.iter().any(String::is_empty) {
            return None;
        }
        let is_theirs = |stored: &&StoredMatch| {
            let [one, other] = &stored.names;
            let is_today = stored.ended.is_some() && stored.ended == self.today;
            let is_same = (one, other) == (first, second) || (one, other) == (second, first);
            let is_copy = stored.unrated == Some(Unrated::Copied);
            is_today && is_same && !is_copy && !stored.is_received && stored.players == [Player::Human; 2]
        };
        let scores = self.with_bin().filter(is_theirs).filter_map(|stored| {
            let mut score = stored.score.with(stored.outcome?);
            if stored.names != *names {
                score.won.reverse();
            }
            Some(score)
        });
        // Every match begins with the score of those before it, so the highest one is the latest.
        scores.max_by_key(Score::matches)
    }

    /// Returns the matches of a game in the bin, most recently played first.
    pub fn bin_of(&self, game: &dyn Game) -> Vec<&StoredMatch> {
        self.archive.bin_of(game)
    }

    /// Returns an unused number for a new match, `drawn` if possible. Numbers of open matches count as used.
    pub fn free_number(&self, drawn: u64, open: &BTreeSet<u64>) -> u64 {
        let mut number = self.archive.free_number(drawn);
        while open.contains(&number) {
            number = self.archive.free_number(number + 1);
        }
        number
    }

    /// Stores a match under a free number. Unless it is a copy to explore a position, it becomes the current one of its
    /// game: if the previous one is running, its replacement becomes undoable; if the previous one is unplayed, it is
    /// removed, unless it or the new match was received. The oldest received and unplayed matches beyond their maximum
    /// number move to the bin.
    pub fn add(&mut self, number: u64, session: &mut Session, now: Duration, open: &BTreeSet<u64>) {
        let Circumstances { is_received, is_explored, .. } = *session.circumstances();
        if let Some(before) = self.current(session.game().id()).filter(|_| !is_explored) {
            let old = before.number;
            if before.is_running() {
                self.set_undoable(Removal::Replaced { old, new: number }, now);
            } else if !(before.is_over || before.is_received || is_received) {
                self.remove(old);
            }
        }
        self.deleted.remove(&number);
        self.archive.persist(&self.store, number, session);
        for old in self.archive.surplus(|other| other == number || open.contains(&other)) {
            self.move_to_bin(old);
        }
        self.empty_bin();
    }

    /// Stores a match again and returns whether no write is pending. Deleted matches, and matches removed before their
    /// first move, are not written. Sets the end date of a match that ends.
    pub fn persist(&mut self, number: u64, session: &mut Session, today: Option<Day>) -> bool {
        self.removed.extend(self.archive.retry_removals(&self.store));
        if self.is_deleted(number) {
            return true;
        }
        if self.archive.get(number).is_none() && session.is_untouched() {
            return !self.archive.has_pending_removal(number);
        }
        self.set_end_date(number, session, today);
        self.archive.persist(&self.store, number, session)
    }

    /// Makes a match the current one of its game, because it is opened. A finished one does not take the place of a
    /// running one.
    pub fn make_current(&mut self, number: u64) {
        let gives_way = |stored: &StoredMatch| {
            let current = self.current(stored.game);
            current.is_some_and(|it| it.number != number && !(stored.is_over && it.is_running()))
        };
        if self.archive.get(number).is_some_and(gives_way) {
            self.archive.make_current(&self.store, number);
        }
    }

    /// Sets the end date of a finished match. Running matches, and matches imported after their end, have none.
    fn set_end_date(&self, number: u64, session: &mut Session, today: Option<Day>) {
        let was_over = self.archive.get(number).is_some_and(|stored| stored.is_over);
        let ended = match session.is_over() {
            false => None,
            true if was_over => return,
            true => today.map(|today| today.0),
        };
        if session.circumstances().ended != ended {
            session.change_circumstances(|it| it.ended = ended);
        }
    }

    /// Removes a match permanently. An open handle stays valid: playing on stores the match again.
    fn remove(&mut self, number: u64) {
        self.store.remove(&review_file(number));
        if self.archive.remove(&self.store, number) {
            self.removed.push(number);
        }
    }

    /// Returns the numbers of the matches permanently removed since the last call.
    pub fn take_removed(&mut self) -> Vec<u64> {
        std::mem::take(&mut self.removed)
    }

    /// Returns the stored review of a match. An unreadable record is set aside and can be recomputed.
    pub fn review(&self, number: u64) -> Option<ReviewRecord> {
        self.store.read_checked(&review_file(number), ReviewRecord::checked).unwrap_or_default()
    }

    /// Stores the review of a match if the match is stored; returns whether it was written.
    pub fn store_review(&self, number: u64, record: &ReviewRecord) -> bool {
        self.archive.get(number).is_some() && self.store.write_json(&review_file(number), record)
    }

    /// Returns the choices for the next match of a game.
    pub fn choices(&mut self, game: &dyn Game) -> Choices {
        let found = self.store.read_checked(&choices_file(game), Choices::checked).unwrap_or_else(|()| {
            self.notices.push(Message::new("set-aside-choices"));
            None
        });
        found.unwrap_or_else(|| Choices::first(game))
    }

    /// Stores the choices for the next match of a game.
    pub fn set_choices(&self, game: &dyn Game, chosen: &Choices) {
        self.store.write_json(&choices_file(game), chosen);
    }
}

/// Returns one notice for all unreadable matches.
fn loss_notice(unreadable_files: &[archive::UnreadableFile]) -> Option<Message> {
    match unreadable_files {
        [] => None,
        [loss] => Some(Message::new(if loss.is_newer { "set-aside-newer" } else { "set-aside-match" })),
        unreadable_files => {
            let count = i64::try_from(unreadable_files.len()).unwrap_or(i64::MAX);
            Some(Message::new("set-aside-matches").number("count", count))
        }
    }
}

fn review_file(number: u64) -> String {
    format!("{REVIEWS}/{number}.json")
}

fn choices_file(game: &dyn Game) -> String {
    format!("{CHOICES}/{}.json", game.id())
}
