//! The search of a match and the results for its position.

use std::sync::Arc;

use super::{
    super::context::Context,
    mailbox::{ForwardingListener, Mailbox, Messages},
};
use fivefold_engine::{
    search::{Preparation, Search, SearchLimits, SearchProgress, SearchReport, SearchView},
    session::{SearchOptions, SearchPurpose, Session},
};

/// The running search, and the results of the running or the previous search.
#[derive(Debug, Default)]
pub struct Searcher {
    running: Option<RunningSearch>,
    results: Option<SearchResults>,
}

/// The search results for a position.
#[derive(Debug)]
pub struct SearchResults {
    /// The search's results.
    pub view: SearchView,
    /// The time the search took so far, in milliseconds.
    pub elapsed_ms: u64,
    /// The number of actions of the partial move when the search began.
    pub base: usize,
}

#[cfg(test)]
impl SearchResults {
    /// Returns results that a search found before any part of a move was made.
    pub const fn of(view: SearchView) -> Self {
        Self { view, elapsed_ms: 0, base: 0 }
    }
}

#[derive(Debug)]
struct RunningSearch {
    search: Search,
    purpose: SearchPurpose,
    mailbox: Arc<Mailbox>,
    limits: SearchLimits,
    /// The number of actions of the partial move when the search began.
    base: usize,
}

/// The remaining budget of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// The remaining simulations.
    Simulations(u64),
    /// The remaining milliseconds.
    Milliseconds(u64),
}

/// The messages of a search since the last call.
pub enum SearchUpdate {
    /// No messages, or those of another search.
    None,
    /// The results have been updated.
    Progress,
    /// The search has ended.
    Finished(SearchPurpose, Box<SearchReport>),
}

impl Searcher {
    /// Starts a search, replacing the running one; returns whether it started. The job `before` runs on the search's
    /// thread before it.
    pub fn start(
        &mut self,
        session: &mut Session,
        purpose: SearchPurpose,
        least_ms: u64,
        before: Option<Preparation>,
        context: &Context,
    ) -> bool {
        self.stop();
        let (environment, host) = (&context.environment, &context.host);
        let mailbox = Arc::new(Mailbox::default());
        let listener = Arc::new(ForwardingListener { mailbox: Arc::clone(&mailbox), host: Arc::clone(host) });
        let options = SearchOptions {
            purpose,
            seed: environment.seeds.next(),
            threads: environment.threads,
            memory_bytes: context.tree_bytes(),
            least_ms,
            preparation: before,
        };
        let (base, mut limits) = (session.actions_made(), session.limits_of(purpose).unwrap_or_default());
        limits.memory_bytes = limits.memory_bytes.min(options.memory_bytes);
        let started = session.start_with(options, Arc::clone(&environment.clock), listener);
        self.running = started.ok().map(|search| RunningSearch { search, purpose, mailbox, limits, base });
        self.running.is_some()
    }

    /// Takes the messages of the running search from its mailbox; ignores other searches.
    pub fn update(&mut self, search: u64) -> SearchUpdate {
        let Some(running) = self.running.take_if(|running| running.search.id().0 == search) else {
            return SearchUpdate::None;
        };
        let Messages { progress, report } = running.mailbox.take();
        let base = running.base;
        if let Some(report) = report {
            if !report.view.candidates.is_empty() {
                let (view, elapsed_ms) = (report.view.clone(), report.elapsed_ms);
                self.results = Some(SearchResults { view, elapsed_ms, base });
            }
            return SearchUpdate::Finished(running.purpose, Box::new(report));
        }
        self.running = Some(running);
        let Some(SearchProgress { view, elapsed_ms, .. }) = progress else { return SearchUpdate::None };
        // The coach's progress message has an empty view.
        if view != SearchView::default() {
            self.results = Some(SearchResults { view, elapsed_ms, base });
        }
        SearchUpdate::Progress
    }

    /// Stops the search and ignores its later messages.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// Ends the search, which then reports the best move so far.
    pub fn move_now(&self) {
        if let Some(running) = &self.running {
            running.search.move_now();
        }
    }

    /// Discards the results after the position has changed.
    pub fn discard_results(&mut self) {
        self.stop();
        self.results = None;
    }

    /// Stops a search that began with more than `made` actions of the move, and discards its results: after part of the
    /// move is taken back, the results do not cover the alternatives.
    pub fn discard_beyond(&mut self, made: usize) {
        self.running.take_if(|running| running.base > made);
        self.results.take_if(|known| known.base > made);
    }

    /// Stops an analysis that began with another part of the move than these actions; its results stay.
    pub fn stop_analysis_except(&mut self, made: usize) {
        self.running.take_if(|running| running.purpose == SearchPurpose::Analysis && running.base != made);
    }

    /// Returns the purpose of the running search.
    pub fn purpose(&self) -> Option<SearchPurpose> {
        self.running.as_ref().map(|running| running.purpose)
    }

    /// Returns the remaining budget of the running search, if it has a limit. A level is limited by simulations; its
    /// time limit only guards against very slow devices.
    pub fn left(&self) -> Option<Budget> {
        let SearchLimits { visits, ms, .. } = self.running.as_ref()?.limits;
        let known = self.results.as_ref()?;
        let simulations = visits.map(|most| Budget::Simulations(most.saturating_sub(known.view.new_visits)));
        simulations.or(ms.map(|most| Budget::Milliseconds(most.saturating_sub(known.elapsed_ms))))
    }

    /// Returns the most memory of the running search's tree.
    #[cfg(test)]
    pub fn tree_bytes(&self) -> Option<u64> {
        self.running.as_ref().map(|running| running.limits.memory_bytes)
    }

    /// Returns the search results for the position.
    pub const fn results(&self) -> Option<&SearchResults> {
        self.results.as_ref()
    }
}
