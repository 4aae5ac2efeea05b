//! The search of a match and the results for its position.

use std::sync::Arc;

use super::{
    super::environment::Environment,
    mailbox::{Letters, Mailbox, Relay},
};
use fivefold_engine::{
    search::{Errand, Search, SearchLimits, SearchListener, SearchProgress, SearchReport, SearchView},
    session::{Purpose, Session, Wish},
};

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A move that will be played.
    Move,
    /// A hint.
    Hint,
    /// The values of all legal moves.
    Analysis,
}

/// The running search, and the results of it or the previous one.
#[derive(Debug, Default)]
pub struct Searcher {
    running: Option<Running>,
    known: Option<KnownPosition>,
}

/// The search results for a position.
#[derive(Debug)]
pub struct KnownPosition {
    /// The search's results.
    pub view: SearchView,
    /// The time the search took so far, in milliseconds.
    pub elapsed_ms: u64,
    /// The number of actions of the move already made when the search began.
    base: usize,
}

#[derive(Debug)]
struct Running {
    search: Search,
    aim: Aim,
    mailbox: Arc<Mailbox>,
    limits: SearchLimits,
    /// The number of actions of the move already made when the search began.
    base: usize,
}

/// The remaining budget of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The remaining simulations.
    Simulations(u64),
    /// The remaining milliseconds.
    Milliseconds(u64),
}

/// The outcome of polling a search.
pub enum Heard {
    /// Another search, or no news.
    Nothing,
    /// The results have been updated.
    Progress,
    /// The search has ended.
    Finished(Aim, SearchReport),
}

impl Searcher {
    /// Starts a search, replacing the running one; returns whether it started.
    pub fn start(
        &mut self,
        session: &mut Session,
        aim: Aim,
        least_ms: u64,
        errand: Option<Errand>,
        environment: &Environment,
        host: &Arc<dyn SearchListener>,
    ) -> bool {
        self.stop();
        let mailbox = Arc::new(Mailbox::default());
        let relay = Arc::new(Relay { mailbox: Arc::clone(&mailbox), host: Arc::clone(host) });
        let purpose = match aim {
            Aim::Move => Purpose::Move,
            Aim::Hint => Purpose::Hint,
            Aim::Analysis => Purpose::Analysis,
        };
        let wish = Wish { purpose, seed: environment.seeds.next(), threads: environment.threads, least_ms, errand };
        let (base, limits) = (session.actions_made(), session.limits_of(purpose).unwrap_or_default());
        let started = session.start_wished(wish, Arc::clone(&environment.clock), relay);
        self.running = started.ok().map(|search| Running { search, aim, mailbox, limits, base });
        self.running.is_some()
    }

    /// Polls a search if it is the running one.
    pub fn hear(&mut self, search: u64) -> Heard {
        let Some(running) = self.running.take_if(|running| running.search.id().0 == search) else {
            return Heard::Nothing;
        };
        let Letters { progress, report } = running.mailbox.take();
        let base = running.base;
        if let Some(report) = report {
            if !report.view.candidates.is_empty() {
                let (view, elapsed_ms) = (report.view.clone(), report.elapsed_ms);
                self.known = Some(KnownPosition { view, elapsed_ms, base });
            }
            return Heard::Finished(running.aim, report);
        }
        self.running = Some(running);
        let Some(SearchProgress { view, elapsed_ms, .. }) = progress else { return Heard::Nothing };
        // A search that has not begun to think has an empty view.
        if view != SearchView::default() {
            self.known = Some(KnownPosition { view, elapsed_ms, base });
        }
        Heard::Progress
    }

    /// Stops the search; its results no longer arrive.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// Makes the search finish now and report the best move so far.
    pub fn move_now(&self) {
        if let Some(running) = &self.running {
            running.search.move_now();
        }
    }

    /// Discards the results after the position has changed.
    pub fn forget(&mut self) {
        self.stop();
        self.known = None;
    }

    /// Stops a search that began with more than `made` actions of the move, and discards its results: after part of the
    /// move is taken back, they do not cover the alternatives.
    pub fn taken_back(&mut self, made: usize) {
        self.running.take_if(|running| running.base > made);
        self.known.take_if(|known| known.base > made);
    }

    /// Returns the purpose of the running search.
    pub fn aim(&self) -> Option<Aim> {
        self.running.as_ref().map(|running| running.aim)
    }

    /// Returns the remaining budget of the running search, if it has a limit. A level is limited by simulations; its
    /// time limit only guards against very slow devices.
    pub fn left(&self) -> Option<Left> {
        let SearchLimits { visits, ms, .. } = self.running.as_ref()?.limits;
        let known = self.known.as_ref()?;
        let simulations = visits.map(|most| Left::Simulations(most.saturating_sub(known.view.new_visits)));
        simulations.or(ms.map(|most| Left::Milliseconds(most.saturating_sub(known.elapsed_ms))))
    }

    /// Returns the search results for the position.
    pub const fn known(&self) -> Option<&KnownPosition> {
        self.known.as_ref()
    }
}
