//! What was put aside last and can be brought back for a while: a running match that made room for a new one, or a match
//! that was deleted.
//!
//! A deleted match stays in its file until the way back is no longer offered or the app is put away: a process that ends
//! before has lost nothing. What is still offered then is in memory, and is written again if it is brought back.

use std::time::Duration;

use super::{super::archive::StoredMatch, Data, review};

/// How long the way back is offered.
const OFFERED: Duration = Duration::from_mins(10);

/// What was put aside last.
#[derive(Debug)]
pub struct Offered {
    /// Which one: they are counted.
    pub key: u64,
    at: Duration,
    /// What it is.
    pub what: Aside,
}

/// What can be put aside.
#[derive(Debug)]
pub enum Aside {
    /// A match that was running when another one was begun.
    Replaced {
        /// The match that was running.
        old: u64,
        /// The one that was begun.
        new: u64,
    },
    /// A match that was deleted.
    Deleted(Box<StoredMatch>),
}

impl Data {
    /// What can be brought back, if anything still can.
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

    /// Puts something aside, in the place of what was put aside before.
    pub(super) fn put_aside(&mut self, what: Aside, now: Duration) {
        self.let_go();
        self.asides += 1;
        self.aside = Some(Offered { key: self.asides, at: now, what });
    }

    /// Whether a match is deleted and can be brought back: its number is not free.
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

    /// Brings back what was put aside, and says which match is kept again that had been deleted.
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

    /// The app is put away: what could not be written is tried again, and what was deleted goes from the disk.
    pub fn put_away(&mut self) {
        self.archive.write_rest(&self.store);
        if let Some(Offered { what: Aside::Deleted(kept), .. }) = &mut self.aside {
            self.store.remove(&review(kept.number));
            kept.unwrite(&self.store);
        }
    }

    /// Nothing can be brought back any more.
    fn let_go(&mut self) {
        if let Some(Offered { what: Aside::Deleted(kept), .. }) = self.aside.take() {
            self.drop_match(kept.number);
        }
    }
}
