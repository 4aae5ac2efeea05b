use std::sync::Arc;

use fivefold_engine::{
    search::{self, ListenerFault},
    session,
};

use crate::{
    error::FivefoldError,
    guard::guarded,
    states::{SearchProgress, SearchReport},
};

/// Hears of a search, on the thread of the search.
///
/// For every search that was started `on_finished` is called exactly once, whatever happens, and it is the last call.
/// `on_progress` is called at most ten times a second. No lock is held meanwhile: anything may be called, and the search
/// may be closed.
#[uniffi::export(foreign)]
pub trait SearchListener: Send + Sync {
    /// Hears what the search knows so far. A listener that throws ends the search.
    ///
    /// # Errors
    /// If the listener cannot go on.
    fn on_progress(&self, progress: SearchProgress) -> Result<(), FivefoldError>;

    /// Hears what came of the search: the last call.
    ///
    /// # Errors
    /// If the listener could not take the report; nobody is told.
    fn on_finished(&self, report: SearchReport) -> Result<(), FivefoldError>;
}

/// What a search is for; the numbers that belong to a purpose are the core's.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Purpose {
    /// The move of the computer that is to move, at its strength.
    Move,
    /// The best move for a person who asks.
    Hint,
    /// The values of all legal moves, until it is cancelled, everything is proven, or half a minute has changed nothing.
    Analysis,
    /// Whatever the caller wants to know, within limits of its own.
    Custom {
        /// The limits.
        limits: SearchLimits,
    },
}

/// How far a search goes; what is not given does not limit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SearchLimits {
    /// Simulations in all.
    #[uniffi(default = None)]
    pub visits: Option<u64>,
    /// Milliseconds.
    #[uniffi(default = None)]
    pub ms: Option<u64>,
    /// Threads; with more than one the result depends on timing.
    #[uniffi(default = 1)]
    pub threads: u16,
    /// The most memory for what the search remembers, in bytes.
    #[uniffi(default = None)]
    pub memory_bytes: Option<u64>,
}

/// A search that was started. Closing it, or letting it go, cancels.
#[derive(Debug, uniffi::Object)]
pub struct Search(search::Search);

impl Search {
    pub(crate) const fn new(search: search::Search) -> Self {
        Self(search)
    }
}

#[uniffi::export]
impl Search {
    /// Its number, in all its messages.
    ///
    /// # Errors
    /// Never in practice; a fault of the core is an error and not the end of the app.
    pub fn id(&self) -> Result<u64, FivefoldError> {
        guarded(|| Ok(self.0.id().0))
    }

    /// Ends the search without a move. Never waits; any thread, any number of times. No progress begins afterwards.
    ///
    /// # Errors
    /// As [`Search::id`].
    pub fn cancel(&self) -> Result<(), FivefoldError> {
        guarded(|| {
            self.0.cancel();
            Ok(())
        })
    }

    /// Ends the search with the best move so far. Never waits; any thread, any number of times.
    ///
    /// # Errors
    /// As [`Search::id`].
    pub fn move_now(&self) -> Result<(), FivefoldError> {
        guarded(|| {
            self.0.move_now();
            Ok(())
        })
    }

    /// Whether the listener has returned from its last call.
    ///
    /// # Errors
    /// As [`Search::id`].
    pub fn is_finished(&self) -> Result<bool, FivefoldError> {
        guarded(|| Ok(self.0.is_finished()))
    }
}

/// Passes the messages of the core on to a host.
pub(crate) struct HostListener(pub(crate) Arc<dyn SearchListener>);

impl search::SearchListener for HostListener {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        self.0.on_progress(progress).map_err(|error| ListenerFault { reason: error.to_string() })
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.0.on_finished(report).map_err(|error| ListenerFault { reason: error.to_string() })
    }
}

impl From<SearchLimits> for search::SearchLimits {
    fn from(limits: SearchLimits) -> Self {
        Self {
            visits: limits.visits,
            ms: limits.ms,
            threads: limits.threads,
            memory_bytes: limits.memory_bytes.unwrap_or(search::MEMORY_BYTES),
        }
    }
}

impl From<Purpose> for session::Purpose {
    fn from(purpose: Purpose) -> Self {
        match purpose {
            Purpose::Move => Self::Move,
            Purpose::Hint => Self::Hint,
            Purpose::Analysis => Self::Analysis,
            Purpose::Custom { limits } => Self::Custom(limits.into()),
        }
    }
}
