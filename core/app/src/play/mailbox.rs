//! How what a search says comes from its thread to the owner of the match: it lies here until the owner, whom the host
//! has woken, asks for it.

use std::mem;
use std::sync::Arc;

use crate::search::{ListenerFault, SearchListener, SearchProgress, SearchReport};
use crate::sync::{Mutex, PoisonError};

/// Where a search leaves what it has to say, until the owner asks.
#[derive(Debug, Default)]
pub struct Mailbox {
    letters: Mutex<Letters>,
}

/// What a search has said since somebody asked last.
#[derive(Debug, Default)]
pub struct Letters {
    /// The newest of what it said on its way.
    pub progress: Option<SearchProgress>,
    /// What it said last.
    pub report: Option<SearchReport>,
}

impl Mailbox {
    /// What lies there.
    pub fn take(&self) -> Letters {
        mem::take(&mut *self.letters.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Hears a search on its thread: leaves it in the mailbox, and then passes it on to the host. In this order: whoever is
/// woken finds what it was woken for.
pub struct Relay {
    /// Where it lies.
    pub mailbox: Arc<Mailbox>,
    /// Who is woken.
    pub host: Arc<dyn SearchListener>,
}

impl SearchListener for Relay {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        self.mailbox.letters.lock().unwrap_or_else(PoisonError::into_inner).progress = Some(progress.clone());
        self.host.on_progress(progress)
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.mailbox.letters.lock().unwrap_or_else(PoisonError::into_inner).report = Some(report.clone());
        self.host.on_finished(report)
    }
}
