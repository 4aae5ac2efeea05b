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

/// The listener of a search, called on the search thread.
///
/// For every started search `on_finished` is called exactly once, in every case, as the last call. `on_progress` is
/// called at most ten times a second. No lock is held during a call: the listener may call anything or close the
/// search.
#[uniffi::export(foreign)]
pub trait SearchListener: Send + Sync {
    /// Receives intermediate results. A listener that throws ends the search.
    ///
    /// # Errors
    /// If the listener cannot go on.
    fn on_progress(&self, progress: SearchProgress) -> Result<(), FivefoldError>;

    /// Receives the final report, as the last call.
    ///
    /// # Errors
    /// If the listener cannot take the report; the error is ignored.
    fn on_finished(&self, report: SearchReport) -> Result<(), FivefoldError>;
}

/// The purpose of a search; the core sets the parameters for each.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum SearchPurpose {
    /// The move of the computer that is to move, at its strength.
    Move,
    /// The best move for a person who asks.
    Hint,
    /// The values of all legal moves, until canceled, fully proven, or unchanged for half a minute.
    Analysis,
    /// A search with the caller's own limits.
    Custom {
        /// The limits.
        limits: SearchLimits,
    },
}

/// The limits of a search; `None` means unlimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SearchLimits {
    /// Total simulations.
    #[uniffi(default = None)]
    pub visits: Option<u64>,
    /// Milliseconds.
    #[uniffi(default = None)]
    pub ms: Option<u64>,
    /// Threads; with more than one the result depends on timing.
    #[uniffi(default = 1)]
    pub threads: u16,
    /// The maximum memory of the search, in bytes.
    #[uniffi(default = None)]
    pub memory_bytes: Option<u64>,
}

/// A handle to a started search. Closing or dropping the handle cancels the search.
#[derive(Debug, uniffi::Object)]
pub struct Search(search::Search);

impl Search {
    pub(crate) const fn new(search: search::Search) -> Self {
        Self(search)
    }
}

#[uniffi::export]
impl Search {
    /// Returns the id of the search, which all its messages carry.
    ///
    /// # Errors
    /// Only after a fault of the core: a panic becomes an error instead of ending the app.
    pub fn id(&self) -> Result<u64, FivefoldError> {
        guarded(|| Ok(self.0.id().0))
    }

    /// Cancels the search without a move. Never blocks; any thread, any number of times. No progress call follows.
    ///
    /// # Errors
    /// As [`Search::id`].
    pub fn cancel(&self) -> Result<(), FivefoldError> {
        guarded(|| {
            self.0.cancel();
            Ok(())
        })
    }

    /// Ends the search with the best move so far. Never blocks; any thread, any number of times.
    ///
    /// # Errors
    /// As [`Search::id`].
    pub fn move_now(&self) -> Result<(), FivefoldError> {
        guarded(|| {
            self.0.move_now();
            Ok(())
        })
    }

    /// Returns whether the listener has returned from its last call.
    ///
    /// # Errors
    /// As [`Search::id`].
    pub fn is_finished(&self) -> Result<bool, FivefoldError> {
        guarded(|| Ok(self.0.is_finished()))
    }
}

/// Forwards messages of the core to a host's listener.
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

impl From<SearchPurpose> for session::SearchPurpose {
    fn from(purpose: SearchPurpose) -> Self {
        match purpose {
            SearchPurpose::Move => Self::Move,
            SearchPurpose::Hint => Self::Hint,
            SearchPurpose::Analysis => Self::Analysis,
            SearchPurpose::Custom { limits } => Self::Custom(limits.into()),
        }
    }
}
