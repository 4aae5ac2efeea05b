use std::sync::Arc;

use fivefold_core::{
    game,
    search::{self, ListenerFault},
    session,
};

use crate::{error::FivefoldError, guard::guarded};

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
    /// The values of all legal turns, until it is cancelled or everything is proven.
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

/// A message from a running search.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct SearchProgress {
    /// The number of the search; no two searches of a process have the same.
    pub search: u64,
    /// How many turns had been played in the position that is searched.
    pub turn: u32,
    /// Milliseconds since it began.
    pub elapsed_ms: u64,
    /// What it knows so far.
    pub view: SearchView,
}

/// The last message of a search.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct SearchReport {
    /// The number of the search.
    pub search: u64,
    /// How many turns had been played in the position that was searched.
    pub turn: u32,
    /// Milliseconds it took, without the time its result was held back.
    pub elapsed_ms: u64,
    /// What came of it.
    pub outcome: SearchOutcome,
    /// What it knows.
    pub view: SearchView,
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum SearchOutcome {
    /// This turn is to be played.
    Move {
        /// The whole turn as text.
        turn: String,
        /// Why the search stopped.
        stopped: Stopped,
    },
    /// It was cancelled.
    Cancelled,
    /// The search or its listener is broken.
    Failed {
        /// What went wrong, for a log.
        reason: String,
    },
}

/// Why a search stopped by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Stopped {
    /// The limit of simulations.
    Visits,
    /// The limit of time.
    Time,
    /// Everything is proven.
    Proven,
    /// There is only one legal turn.
    OnlyTurn,
    /// Whatever the simulations that are left, the choice stays the same.
    Decided,
    /// Somebody asked for the move.
    Asked,
}

/// What a search knows.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct SearchView {
    /// Simulations.
    pub visits: u64,
    /// Nodes of the tree.
    pub nodes: u64,
    /// The value for the side to move, from -1 (lost) to 1 (won).
    pub value: f64,
    /// The exact value for the side to move, if it is proven.
    pub proof: Option<Proof>,
    /// The turns that are expected from here on, as text.
    pub line: Vec<String>,
    /// Every legal turn, the best one first.
    pub candidates: Vec<Candidate>,
}

/// One legal turn and what is known of it, for the side that makes it.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct Candidate {
    /// The whole turn as text.
    pub turn: String,
    /// Simulations that began with it.
    pub visits: u64,
    /// From -1 (loses) to 1 (wins); an estimate unless there is a proof.
    pub value: f64,
    /// The exact result, if it is proven.
    pub proof: Option<Proof>,
}

/// A proven result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Proof {
    /// The result for the side to move; of a turn, for the side that makes it.
    pub verdict: Verdict,
    /// Turns of both sides until the end with best play, where known; 1 is a win at once.
    pub turns: Option<u16>,
}

/// A result for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Verdict {
    /// It loses against best play.
    Loss,
    /// Nobody can win.
    Draw,
    /// It wins.
    Win,
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

    /// Ends the search with the best turn so far. Never waits; any thread, any number of times.
    ///
    /// # Errors
    /// As [`Search::id`].
    pub fn move_now(&self) -> Result<(), FivefoldError> {
        guarded(|| {
            self.0.move_now();
            Ok(())
        })
    }

    /// Whether the listener has had its last call and has returned from it.
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
    fn on_progress(&self, progress: search::SearchProgress) -> Result<(), ListenerFault> {
        self.0.on_progress(progress.into()).map_err(|error| ListenerFault { reason: error.to_string() })
    }

    fn on_finished(&self, report: search::SearchReport) -> Result<(), ListenerFault> {
        self.0.on_finished(report.into()).map_err(|error| ListenerFault { reason: error.to_string() })
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

impl From<Purpose> for session::SearchFor {
    fn from(purpose: Purpose) -> Self {
        match purpose {
            Purpose::Move => Self::Move,
            Purpose::Hint => Self::Hint,
            Purpose::Analysis => Self::Analysis,
            Purpose::Custom { limits } => Self::Custom(limits.into()),
        }
    }
}

/// As much of a report as [`session::Session::apply`] needs: which search it was and what came of it.
impl From<SearchReport> for search::SearchReport {
    fn from(report: SearchReport) -> Self {
        let outcome = match report.outcome {
            SearchOutcome::Move { turn, stopped } => search::SearchOutcome::Move { turn, stopped: stopped.into() },
            SearchOutcome::Cancelled => search::SearchOutcome::Cancelled,
            SearchOutcome::Failed { reason } => search::SearchOutcome::Failed { reason },
        };
        Self {
            search: search::SearchId(report.search),
            turn: report.turn,
            elapsed_ms: report.elapsed_ms,
            outcome,
            view: search::SearchView::default(),
        }
    }
}

impl From<Stopped> for search::Stopped {
    fn from(stopped: Stopped) -> Self {
        match stopped {
            Stopped::Visits => Self::Visits,
            Stopped::Time => Self::Time,
            Stopped::Proven => Self::Proven,
            Stopped::OnlyTurn => Self::OnlyTurn,
            Stopped::Decided => Self::Decided,
            Stopped::Asked => Self::Asked,
        }
    }
}

impl From<search::SearchProgress> for SearchProgress {
    fn from(progress: search::SearchProgress) -> Self {
        Self {
            search: progress.search.0,
            turn: progress.turn,
            elapsed_ms: progress.elapsed_ms,
            view: progress.view.into(),
        }
    }
}

impl From<search::SearchReport> for SearchReport {
    fn from(report: search::SearchReport) -> Self {
        Self {
            search: report.search.0,
            turn: report.turn,
            elapsed_ms: report.elapsed_ms,
            outcome: report.outcome.into(),
            view: report.view.into(),
        }
    }
}

impl From<search::SearchOutcome> for SearchOutcome {
    fn from(outcome: search::SearchOutcome) -> Self {
        match outcome {
            search::SearchOutcome::Move { turn, stopped } => Self::Move { turn, stopped: stopped.into() },
            search::SearchOutcome::Cancelled => Self::Cancelled,
            search::SearchOutcome::Failed { reason } => Self::Failed { reason },
        }
    }
}

impl From<search::Stopped> for Stopped {
    fn from(stopped: search::Stopped) -> Self {
        match stopped {
            search::Stopped::Visits => Self::Visits,
            search::Stopped::Time => Self::Time,
            search::Stopped::Proven => Self::Proven,
            search::Stopped::OnlyTurn => Self::OnlyTurn,
            search::Stopped::Decided => Self::Decided,
            search::Stopped::Asked => Self::Asked,
        }
    }
}

impl From<search::SearchView> for SearchView {
    fn from(view: search::SearchView) -> Self {
        Self {
            visits: view.visits,
            nodes: view.nodes,
            value: view.value.into(),
            proof: view.proof.map(Into::into),
            line: view.line,
            candidates: view.candidates.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<search::Candidate> for Candidate {
    fn from(candidate: search::Candidate) -> Self {
        Self {
            turn: candidate.turn,
            visits: candidate.visits,
            value: candidate.value.into(),
            proof: candidate.proof.map(Into::into),
        }
    }
}

impl From<Candidate> for search::Candidate {
    fn from(candidate: Candidate) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "it came from the core, which is no more precise")]
        let value = candidate.value as f32;
        Self { turn: candidate.turn, visits: candidate.visits, value, proof: candidate.proof.map(Into::into) }
    }
}

impl From<Proof> for game::Proof {
    fn from(proof: Proof) -> Self {
        let verdict = match proof.verdict {
            Verdict::Loss => game::Verdict::Loss,
            Verdict::Draw => game::Verdict::Draw,
            Verdict::Win => game::Verdict::Win,
        };
        Self { verdict, turns: proof.turns }
    }
}

impl From<game::Proof> for Proof {
    fn from(proof: game::Proof) -> Self {
        let verdict = match proof.verdict {
            game::Verdict::Loss => Verdict::Loss,
            game::Verdict::Draw => Verdict::Draw,
            game::Verdict::Win => Verdict::Win,
        };
        Self { verdict, turns: proof.turns }
    }
}
