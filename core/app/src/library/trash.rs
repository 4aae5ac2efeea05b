//! The bin of deleted matches, and the last undoable removal: a running match replaced by a new one, or a deletion.
//!
//! A match in the bin keeps its file, marked as deleted, for a month, and can be restored. The file is removed
//! afterwards. A kill at any moment loses nothing.

use std::time::Duration;

use super::{super::dates::Day, Library};

/// The time until an undo expires.
const UNDO_TIME: Duration = Duration::from_mins(10);

/// The last undoable removal, and the number of removals so far.
#[derive(Debug, Default)]
pub struct Trash {
    last: Option<UndoableRemoval>,
    count: u64,
}

/// An undoable removal.
#[derive(Debug)]
pub struct UndoableRemoval {
    /// The serial number of the removal.
    pub key: u64,
    at: Duration,
    /// The removal.
    pub removal: Removal,
}

/// The kinds of undoable removals.
#[derive(Clone, Copy, Debug)]
pub enum Removal {
    /// A running match that was replaced by a new one.
    Replaced {
        /// The number of the running match.
        old: u64,
        /// The number of the new match.
        new: u64,
    },
    /// The deletion of the match of this number.
    Deleted(u64),
}

impl Library {
    /// Returns the undoable removal; `None` once it has expired.
    pub fn undoable(&mut self, now: Duration) -> Option<&UndoableRemoval> {
        let is_there = |last: &UndoableRemoval| match last.removal {
            Removal::Replaced { old, .. } => self.archive.get(old).is_some(),
            Removal::Deleted(number) => self.archive.deleted(number).is_some(),
        };
        let is_undoable = |last: &UndoableRemoval| now.saturating_sub(last.at) < UNDO_TIME && is_there(last);
        if !self.trash.last.as_ref().is_some_and(is_undoable) {
            self.trash.last = None;
        }
        self.trash.last.as_ref()
    }

    /// Returns the number of removals so far: the key of the last one.
    pub const fn removals(&self) -> u64 {
        self.trash.count
    }

    /// Records an undoable removal.
    pub(super) fn set_undoable(&mut self, removal: Removal, now: Duration) {
        self.trash.count += 1;
        self.trash.last = Some(UndoableRemoval { key: self.trash.count, at: now, removal });
    }

    /// Returns the id of the game of a match in the bin; `None` if the match is not in the bin.
    pub fn game_in_bin(&self, number: u64) -> Option<&'static str> {
        self.archive.deleted(number).map(|stored| stored.game)
    }

    /// Returns whether a match was deleted and not restored.
    pub fn is_deleted(&self, number: u64) -> bool {
        self.deleted.contains(&number) || self.archive.deleted(number).is_some()
    }

    /// Moves a match to the bin.
    pub fn delete(&mut self, number: u64, now: Duration) {
        if self.archive.deleted(number).is_some() {
            return;
        }
        self.deleted.insert(number);
        if self.move_to_bin(number) {
            self.set_undoable(Removal::Deleted(number), now);
        } else {
            self.remove(number);
        }
    }

    /// Marks a match as deleted; returns whether it was stored.
    pub(super) fn move_to_bin(&mut self, number: u64) -> bool {
        self.revision += 1;
        self.archive.set_deleted(&self.store, number, Some(self.today.unwrap_or(Day::UNKNOWN)))
    }

    /// Restores a match from the bin.
    pub fn restore(&mut self, number: u64) {
        if self.archive.deleted(number).is_some() && self.archive.set_deleted(&self.store, number, None) {
            self.deleted.remove(&number);
            self.revision += 1;
        }
    }

    /// Undoes the last removal, unless it has expired.
    pub fn undo_removal(&mut self, now: Duration) {
        if self.undoable(now).is_none() {
            return;
        }
        match self.trash.last.take().map(|last| last.removal) {
            Some(Removal::Replaced { old, new }) => {
                self.archive.make_current(&self.store, old);
                let is_untouched = self.archive.get(new).is_some_and(|new| !new.is_running() && !new.is_over);
                if is_untouched {
                    self.remove(new);
                }
            }
            Some(Removal::Deleted(number)) => self.restore(number),
            None => {}
        }
    }

    /// Sets the local date, and removes the matches whose time in the bin is over.
    pub fn set_today(&mut self, today: Day) {
        self.today = Some(today);
        let undated = self.archive.bin().filter(|stored| stored.deleted == Some(Day::UNKNOWN));
        for number in undated.map(|stored| stored.number).collect::<Vec<_>>() {
            self.archive.set_deleted(&self.store, number, Some(today));
        }
        self.empty_bin();
    }

    /// Removes the matches whose time in the bin is over.
    pub(super) fn empty_bin(&mut self) {
        for number in self.archive.expired(self.today) {
            self.deleted.insert(number);
            self.remove(number);
        }
    }

    /// Prepares for the background: retries pending writes and removals, and writes the index.
    pub fn flush(&mut self) {
        self.archive.flush(&self.store);
        self.removed.extend(self.archive.retry_removals(&self.store));
    }
}
