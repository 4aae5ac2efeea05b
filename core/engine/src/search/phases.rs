//! The phases of one search: **probe** a little, ask the game's **solver**, **search** for what it does not know.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use super::findings::{Evidence, Findings, Solved};
use super::limits::Settings;
use super::report::{Stopped, view};
use super::stillness::Stillness;
use super::tree::{MOST_VISITS, Tree};
use super::watch::Watch;
use super::workers::Workers;
use crate::game::{Course, Exact, Proof, Think, Turn, whole_turns};

/// Simulations of the probe, before the exact solver is asked: so that there is a sensible turn whenever it is
/// interrupted, and a natural one to choose among equally good ones.
const PROBE_VISITS: u64 = 1024;

/// What a search is to do.
pub(super) struct Errand<'a, P> {
    pub(super) course: &'a Course<P>,
    pub(super) settings: &'a Settings,
    pub(super) watch: &'a dyn Watch,
}

/// A search under way.
pub(super) struct Phases<'a, P: Think> {
    pub(super) tree: Tree<P>,
    errand: &'a Errand<'a, P>,
    workers: &'a Workers<P>,
    /// Every legal whole turn, and the part of them that is made.
    turns: Vec<Turn>,
    made: Turn,
    /// What the solver has proven so far of single turns.
    proofs: RefCell<Vec<(Turn, Proof)>>,
    /// What it has proven of the position itself.
    root_proof: Cell<Option<Proof>>,
    /// What it would play, if it has not finished.
    favourite: Option<Turn>,
    /// What the solver has said, if it has finished.
    pub(super) exact: Option<Exact>,
}

impl<'a, P: Think> Phases<'a, P> {
    pub(super) fn new(tree: Tree<P>, errand: &'a Errand<'a, P>, workers: &'a Workers<P>) -> Self {
        let made = errand.course.under_way();
        let turns = whole_turns(errand.course.position(), made);
        Self {
            tree,
            errand,
            workers,
            turns,
            made,
            proofs: RefCell::default(),
            root_proof: Cell::default(),
            favourite: None,
            exact: None,
        }
    }

    /// Searches without a solver.
    pub(super) fn search_only(&mut self, memory: &mut P::Memory) -> Stopped {
        if self.has_only_turn() { self.value_only_turn(memory) } else { self.search(memory) }
    }

    /// The last phase: simulations up to the limits.
    fn search(&mut self, memory: &mut P::Memory) -> Stopped {
        self.simulate(memory, self.limit())
    }

    /// How many simulations there will be at most, if that is limited.
    fn limit(&self) -> Option<u64> {
        self.errand.settings.limits.visits.map(|visits| visits.max(1))
    }

    fn has_only_turn(&self) -> bool {
        self.errand.settings.stops_early && self.turns.len() == 1
    }

    /// One simulation gives the only turn a value to show.
    fn value_only_turn(&mut self, memory: &mut P::Memory) -> Stopped {
        if !self.tree.is_proven() {
            self.tree.simulate(memory);
        }
        Stopped::OnlyTurn
    }

    /// Simulates until all workers together have begun `until` simulations, or there is another reason to stop.
    fn simulate(&mut self, memory: &mut P::Memory, until: Option<u64>) -> Stopped {
        let mut stillness = Stillness::default();
        loop {
            self.workers.simulate(&mut self.tree, memory, until);
            if let Some(reason) = self.reason_to_stop(until) {
                return reason;
            }
            if self.errand.watch.wants_progress() && self.tells_the_same(&mut stillness) {
                return Stopped::Decided;
            }
        }
    }

    /// Tells what is known. Whether there is no use in going on, because that has been the same for long.
    fn tells_the_same(&self, stillness: &mut Stillness) -> bool {
        let Errand { course, settings, watch } = self.errand;
        let findings = self.findings();
        watch.progress(view(course, &findings));
        let still = stillness.hears(&findings, watch.elapsed());
        settings.still_ms.is_some_and(|ms| still >= Duration::from_millis(ms))
    }

    fn reason_to_stop(&self, until: Option<u64>) -> Option<Stopped> {
        let Errand { settings, watch, .. } = self.errand;
        let begun = self.workers.begun();
        let is_late = || settings.limits.ms.is_some_and(|ms| watch.elapsed() >= Duration::from_millis(ms));
        if self.tree.is_proven() || self.workers.have_proven() {
            Some(Stopped::Proven)
        } else if until.is_some_and(|until| begun >= until) || self.tree.visits() >= MOST_VISITS {
            Some(Stopped::Visits)
        } else if watch.stops() || self.workers.must_stop() {
            Some(Stopped::Asked)
        } else if is_late() {
            Some(Stopped::Time)
        } else if self.limit().is_some_and(|limit| self.is_decided(limit.saturating_sub(begun))) {
            Some(Stopped::Decided)
        } else {
            None
        }
    }

    /// Whether no turn can overtake the most visited one in so many simulations. Chance in the choice needs all visits.
    fn is_decided(&self, left: u64) -> bool {
        let settings = self.errand.settings;
        settings.stops_early
            && settings.level.is_none_or(|level| level.temperature <= 0.0)
            && settings.limits.threads <= 1
            && self.tree.is_decided(left)
    }

    /// What is known.
    pub(super) fn findings(&self) -> Findings {
        let own = self.tree.evidence(&self.turns, self.made);
        let trees: Vec<Evidence> = std::iter::once(own).chain(self.workers.evidence(&self.turns, self.made)).collect();
        let proofs = self.proofs.borrow();
        let solved = Solved {
            turns: &proofs,
            position: self.root_proof.get(),
            favourite: self.favourite,
            exact: self.exact.as_ref(),
        };
        Findings::derive(&trees, &solved)
    }

    /// All phases.
    pub(super) fn run(&mut self, memory: &mut P::Memory) -> Stopped {
        if self.has_only_turn() {
            return self.value_only_turn(memory);
        }
        let probed = self.probe(memory);
        if !self.is_worth_solving(probed) {
            return probed;
        }
        if self.solve(memory) {
            return Stopped::Proven;
        }
        if probed == Stopped::Visits { self.search(memory) } else { probed }
    }

    /// The first phase: a few simulations that know nothing exact.
    fn probe(&mut self, memory: &mut P::Memory) -> Stopped {
        self.tree.policy.asks_verdicts = false;
        let probed = self.simulate(memory, Some(self.limit().map_or(PROBE_VISITS, |limit| limit.min(PROBE_VISITS))));
        self.tree.policy.asks_verdicts = true;
        probed
    }

    fn is_worth_solving(&self, probed: Stopped) -> bool {
        match probed {
            // What the tree has decided for lack of visits, the solver may yet overturn.
            Stopped::Visits | Stopped::Decided => true,
            // Whoever wants no early stop wants the value of every turn, also where one of them is proven to be best.
            Stopped::Proven => !self.errand.settings.stops_early,
            Stopped::Time | Stopped::OnlyTurn | Stopped::Asked => false,
        }
    }

    /// The second phase: asks the game for the exact value of every turn, and says whether it knew.
    fn solve(&mut self, memory: &mut P::Memory) -> bool {
        let Errand { settings, watch, .. } = self.errand;
        // What the solver does not know in its share of the time that is left, the search may have for thinking.
        let last = settings.limits.ms.map(|ms| {
            let spent = watch.elapsed();
            spent + Duration::from_millis(ms).saturating_sub(spent) * P::SOLVER_PERCENT / 100
        });
        let is_late = || last.is_some_and(|last| watch.elapsed() >= last);
        let (stillness, is_still) = (RefCell::<Stillness>::default(), Cell::new(false));
        let stop = || {
            if watch.wants_progress() && self.tells_the_same(&mut stillness.borrow_mut()) {
                // The search may yet find what the solver does not.
                is_still.set(true);
            }
            is_still.get() || watch.stops() || self.workers.must_stop() || is_late()
        };
        let whole = |turn: Turn| turn.actions().fold(self.made, Turn::then);
        let order: Vec<Turn> = self.findings().candidates.iter().map(|candidate| candidate.turn).collect();
        P::expect(memory, &order);
        let mut found = |turn: Turn, proof: Proof| {
            if turn.is_empty() {
                self.root_proof.set(Some(proof));
                return;
            }
            let (turn, mut proofs) = (whole(turn), self.proofs.borrow_mut());
            match proofs.iter_mut().find(|(known, _)| *known == turn) {
                Some(known) => known.1 = proof,
                None => proofs.push((turn, proof)),
            }
        };
        let exact = self.tree.root.solve(memory, settings.solver_nodes(P::SOLVER_PERCENT), &stop, &mut found);
        let favourite = P::favourite(memory).map(whole);
        self.exact = exact.map(|mut exact| {
            exact.turns.iter_mut().for_each(|(turn, _)| *turn = whole(*turn));
            exact
        });
        self.favourite = favourite.filter(|_| self.exact.is_none());
        self.exact.is_some()
    }
}
