//! The search that a match runs, and what is known of its position.

use std::sync::Arc;

use super::{
    super::environment::Environment,
    mailbox::{Letters, Mailbox, Relay},
};
use fivefold_engine::{
    search::{Errand, Search, SearchLimits, SearchListener, SearchProgress, SearchReport, SearchView},
    session::{Purpose, Session, Wish},
};

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A move that will be played.
    Move,
    /// A hint.
    Hint,
    /// The values of all legal moves.
    Analysis,
}

/// The search that runs, and what it or the last one knows of the position.
#[derive(Debug, Default)]
pub struct Searcher {
    running: Option<Running>,
    known: Option<KnownPosition>,
}

/// What is known of a position.
#[derive(Debug)]
pub struct KnownPosition {
    /// What a search has found.
    pub view: SearchView,
    /// In how much time.
    pub elapsed_ms: u64,
    /// How many actions of the move had been made when it began.
    base: usize,
}

#[derive(Debug)]
struct Running {
    search: Search,
    aim: Aim,
    mailbox: Arc<Mailbox>,
    limits: SearchLimits,
    /// How many actions of the move had been made when it began.
    base: usize,
}

/// What is left of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// So many simulations.
    Simulations(u64),
    /// So much time.
    Milliseconds(u64),
}

/// What has come of asking a search.
pub enum Heard {
    /// Nothing: it is another search, or it had nothing to say.
    Nothing,
    /// What is known has grown.
    Progress,
    /// It has ended.
    Finished(Aim, SearchReport),
}

impl Searcher {
    /// Begins a search instead of the one that runs, and says whether it could.
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

    /// Takes in what a search has said, if it is the one that runs.
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
        // Before a search thinks it has nothing to say of the position.
        if view != SearchView::default() {
            self.known = Some(KnownPosition { view, elapsed_ms, base });
        }
        Heard::Progress
    }

    /// Ends the search; nothing of it arrives any more.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// Ends the search with the best move so far, which it will report.
    pub fn move_now(&self) {
        if let Some(running) = &self.running {
            running.search.move_now();
        }
    }

    /// Another position is on the board: nothing is known of it.
    pub fn forget(&mut self) {
        self.stop();
        self.known = None;
    }

    /// A part of the move was taken back, and so many actions are left. A search that began with more of them does not
    /// know the others.
    pub fn taken_back(&mut self, made: usize) {
        self.running.take_if(|running| running.base > made);
        self.known.take_if(|known| known.base > made);
    }

    /// What the search that runs is for.
    pub fn aim(&self) -> Option<Aim> {
        self.running.as_ref().map(|running| running.aim)
    }

    /// What is left of the search that runs, where it has a limit: of a level that is one of simulations, whose time only
    /// guards against machines that are far too slow.
    pub fn left(&self) -> Option<Left> {
        let SearchLimits { visits, ms, .. } = self.running.as_ref()?.limits;
        let known = self.known.as_ref()?;
        let simulations = visits.map(|most| Left::Simulations(most.saturating_sub(known.view.new_visits)));
        simulations.or(ms.map(|most| Left::Milliseconds(most.saturating_sub(known.elapsed_ms))))
    }

    /// What is known of the position.
    pub const fn known(&self) -> Option<&KnownPosition> {
        self.known.as_ref()
    }
}
