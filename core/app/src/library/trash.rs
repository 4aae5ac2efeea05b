//! The last undoable removal: a running match replaced by a new one, or a deleted match.
//!
//! The file of a deleted match stays until the undo expires or the app moves to the background, so that a kill before that
//! loses nothing. Afterwards the match is held in memory until the undo expires, and an undo writes it again.

use std::time::Duration;

use super::{Library, archive::StoredMatch, review_file};

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
    /// The removed match.
    pub removal: Removal,
}

/// The kinds of undoable removals.
#[derive(Debug)]
pub enum Removal {
    /// A running match that was replaced by a new one.
    Replaced {
        /// The number of the running match.
        old: u64,
        /// The number of the new match.
        new: u64,
    },
    /// A deleted match.
    Deleted(Box<StoredMatch>),
}

impl Library {
    /// Returns the undoable removal; `None` once it has expired.
    pub fn undoable(&mut self, now: Duration) -> Option<&UndoableRemoval> {
        let is_there = |last: &UndoableRemoval| match &last.removal {
            Removal::Replaced { old, .. } => self.archive.get(*old).is_some(),
            Removal::Deleted(_) => true,
        };
        let is_undoable = |last: &UndoableRemoval| now.saturating_sub(last.at) < UNDO_TIME && is_there(last);
        if !self.trash.last.as_ref().is_some_and(is_undoable) {
            self.empty_trash();
        }
        self.trash.last.as_ref()
    }

    /// Records an undoable removal; the previous one becomes final.
    pub(super) fn set_undoable(&mut self, removal: Removal, now: Duration) {
        self.empty_trash();
        self.trash.count += 1;
        self.trash.last = Some(UndoableRemoval { key: self.trash.count, at: now, removal });
    }

    /// Returns whether a match was deleted and can be restored: its number is still in use.
    pub fn is_in_trash(&self, number: u64) -> bool {
        matches!(&self.trash.last, Some(UndoableRemoval { removal: Removal::Deleted(stored), .. }) if stored.number == number)
    }

    /// Returns whether a match was deleted since the app was opened, and not restored.
    pub fn is_deleted(&self, number: u64) -> bool {
        self.deleted.contains(&number)
    }

    /// Deletes a match undoably.
    pub fn delete(&mut self, number: u64, now: Duration) {
        self.deleted.insert(number);
        self.revision += 1;
        match self.archive.take(number) {
            Some(stored) => self.set_undoable(Removal::Deleted(Box::new(stored)), now),
            None if self.is_in_trash(number) => {}
            None => self.remove(number),
        }
    }

    /// Undoes the last removal, unless it has expired.
    pub fn restore(&mut self, now: Duration) {
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
            Some(Removal::Deleted(stored)) => {
                self.deleted.remove(&stored.number);
                self.revision += 1;
                self.archive.put_back(&self.store, *stored);
            }
            None => {}
        }
    }

    /// Prepares for the background: retries pending writes and removes a deleted match from the disk.
    pub fn flush(&mut self) {
        self.archive.retry_writes(&self.store);
        if let Some(UndoableRemoval { removal: Removal::Deleted(stored), .. }) = &mut self.trash.last {
            self.store.remove(&review_file(stored.number));
            stored.remove_file(&self.store);
        }
    }

    /// Discards the pending undo and makes its deletion final.
    fn empty_trash(&mut self) {
        if let Some(UndoableRemoval { removal: Removal::Deleted(stored), .. }) = self.trash.last.take() {
            self.remove(stored.number);
        }
    }
}
