//! The mailbox between a search's thread and the owner of the match: messages stay in it until the host wakes the
//! owner, which takes them.

use std::mem;
use std::sync::Arc;

use crate::search::{ListenerFault, SearchListener, SearchProgress, SearchReport};
use crate::sync::{Mutex, PoisonError};

/// The mailbox for a search's progress and report.
#[derive(Debug, Default)]
pub struct Mailbox {
    messages: Mutex<Messages>,
}

/// The messages of a search since the last call of [`Mailbox::take`].
#[derive(Debug, Default)]
pub struct Messages {
    /// The latest progress.
    pub progress: Option<SearchProgress>,
    /// The final report.
    pub report: Option<SearchReport>,
}

impl Mailbox {
    /// Takes all messages.
    pub fn take(&self) -> Messages {
        mem::take(&mut *self.messages.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The listener on the search's thread: first stores a message in the mailbox, then notifies the host, so that the
/// woken owner finds the message.
pub struct ForwardingListener {
    /// The mailbox.
    pub mailbox: Arc<Mailbox>,
    /// The host's listener.
    pub host: Arc<dyn SearchListener>,
}

impl SearchListener for ForwardingListener {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        self.mailbox.messages.lock().unwrap_or_else(PoisonError::into_inner).progress = Some(progress.clone());
        self.host.on_progress(progress)
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.mailbox.messages.lock().unwrap_or_else(PoisonError::into_inner).report = Some(report.clone());
        self.host.on_finished(report)
    }
}
