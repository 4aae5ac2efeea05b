//! The last undoable removal: a running match replaced by a new one, or a deleted match.
//!
//! A deleted match stays in its file until the undo expires or the app moves to the background, so that a process that
//! ends earlier loses nothing. From then on, an unexpired deletion is kept in memory, and an undo writes it again.

use std::time::Duration;

use super::{super::archive::StoredMatch, Data, review};

/// The time until an undo expires.
const OFFERED: Duration = Duration::from_mins(10);

/// An undoable removal.
#[derive(Debug)]
pub struct Offered {
    /// The serial number of the removal.
    pub key: u64,
    at: Duration,
    /// The removed match.
    pub what: Aside,
}

/// The kinds of undoable removals.
#[derive(Debug)]
pub enum Aside {
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

impl Data {
    /// Returns the undoable removal; `None` once it has expired.
    pub fn offered(&mut self, now: Duration) -> Option<&Offered> {
        let is_there = |aside: &Offered| match &aside.what {
            Aside::Replaced { old, .. } => self.archive.get(*old).is_some(),
            Aside::Deleted(_) => true,
        };
        let is_offered = |aside: &Offered| now.saturating_sub(aside.at) < OFFERED && is_there(aside);
        if !self.aside.as_ref().is_some_and(is_offered) {
            self.let_go();
        }
        self.aside.as_ref()
    }

    /// Stores an undoable removal; the previous one becomes final.
    pub(super) fn put_aside(&mut self, what: Aside, now: Duration) {
        self.let_go();
        self.asides += 1;
        self.aside = Some(Offered { key: self.asides, at: now, what });
    }

    /// Returns whether a match is deleted with an undo pending: its number is still in use.
    pub fn is_deleted(&self, number: u64) -> bool {
        matches!(&self.aside, Some(Offered { what: Aside::Deleted(kept), .. }) if kept.number == number)
    }

    /// Deletes a match.
    pub fn delete(&mut self, number: u64, now: Duration) {
        match self.archive.take(number) {
            Some(kept) => self.put_aside(Aside::Deleted(Box::new(kept)), now),
            None if self.is_deleted(number) => {}
            None => self.drop_match(number),
        }
    }

    /// Undoes the removal; returns the number of a restored match that had been deleted.
    pub fn bring_back(&mut self, now: Duration) -> Option<u64> {
        self.offered(now)?;
        match self.aside.take()?.what {
            Aside::Replaced { old, new } => {
                self.archive.prefer(&self.store, old);
                let is_untouched = self.archive.get(new).is_some_and(|new| !new.is_running() && !new.is_over);
                if is_untouched {
                    self.drop_match(new);
                }
                None
            }
            Aside::Deleted(kept) => {
                let number = kept.number;
                self.archive.put_back(&self.store, *kept);
                Some(number)
            }
        }
    }

    /// Prepares for the background: retries pending writes and removes a deleted match from the disk.
    pub fn put_away(&mut self) {
        self.archive.write_rest(&self.store);
        if let Some(Offered { what: Aside::Deleted(kept), .. }) = &mut self.aside {
            self.store.remove(&review(kept.number));
            kept.unwrite(&self.store);
        }
    }

    /// Discards the pending undo and makes its deletion final.
    fn let_go(&mut self) {
        if let Some(Offered { what: Aside::Deleted(kept), .. }) = self.aside.take() {
            self.drop_match(kept.number);
        }
    }
}
