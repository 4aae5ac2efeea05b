//! The phases of one search: **probe** with a few simulations, run the game's **solver**, then **search** if the solver
//! did not finish.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use super::convergence::Convergence;
use super::findings::{Evidence, Solved, moves_lost_at_once};
use super::limits::Settings;
use super::monitor::SearchMonitor;
use super::report::{SearchView, Stopped, view};
use super::tree::{MOST_VISITS, Tree};
use super::workers::Workers;
use crate::game::{Exact, ExactSolver, Move, PositionHistory, Proof, Think, whole_moves};

/// Simulations of the probe, which runs before the exact solver. The probe provides a sensible move if the search is
/// interrupted, and a natural choice among equally good moves.
const PROBE_VISITS: u64 = 1024;

/// The inputs of a search.
pub(super) struct PhaseContext<'a, P> {
    pub(super) history: &'a PositionHistory<P>,
    pub(super) settings: &'a Settings,
    pub(super) watch: &'a dyn SearchMonitor,
}

/// A running search.
pub(super) struct Phases<'a, P: Think> {
    pub(super) tree: Tree<P>,
    memory: P::Memory,
    context: &'a PhaseContext<'a, P>,
    workers: &'a Workers<P>,
    /// Every legal whole move.
    moves: Vec<Move>,
    /// The actions of the current move that are already made.
    made: Move,
    /// The moves after which the opponent can win at once. A level overlooks them as a person does.
    lost_at_once: Vec<Move>,
    /// The solver's proofs of individual moves so far.
    proofs: RefCell<Vec<(Move, Proof)>>,
    /// The solver's proof of the position itself.
    root_proof: Cell<Option<Proof>>,
    /// The solver's preferred move, if it has not finished.
    favorite: Option<Move>,
    /// The solver's complete solution, if it has finished.
    pub(super) exact: Option<Exact>,
}

impl<'a, P: Think> Phases<'a, P> {
    pub(super) fn new(tree: Tree<P>, context: &'a PhaseContext<'a, P>, workers: &'a Workers<P>) -> Self {
        let made = context.history.under_way();
        let moves = whole_moves(context.history.position(), made);
        Self {
            tree,
            memory: P::Memory::default(),
            context,
            workers,
            lost_at_once: Vec::new(),
            moves,
            made,
            proofs: RefCell::default(),
            root_proof: Cell::default(),
            favorite: None,
            exact: None,
        }
    }

    /// Visits a move that wins at once, or finds the moves that lose at once. The root has all its children, so that a
    /// search would find the win by chance, and might prove a slower one first. A level overlooks moves as a person does.
    fn find_immediate_results(&mut self) {
        if self.context.settings.level.is_some() || !self.tree.policy.proves() || self.tree.is_proven() {
            return;
        }
        if let Some(action) = self.tree.root.winning_action() {
            self.tree.simulate_through(&[action], &mut self.memory);
        } else {
            self.lost_at_once = moves_lost_at_once(self.context.history.position(), &self.moves, self.made);
        }
    }

    /// Searches without the solver.
    pub(super) fn search_only(&mut self) -> Stopped {
        self.find_immediate_results();
        if self.has_only_move() { self.value_only_move() } else { self.search() }
    }

    /// Runs the last phase: simulations up to the limits.
    fn search(&mut self) -> Stopped {
        self.simulate(self.limit())
    }

    /// Returns the limit of simulations, if there is one.
    fn limit(&self) -> Option<u64> {
        self.context.settings.limits.visits.map(|visits| visits.max(1))
    }

    fn has_only_move(&self) -> bool {
        self.context.settings.stops_early && self.moves.len() == 1
    }

    /// Runs one simulation, so that the only move has a value to show.
    fn value_only_move(&mut self) -> Stopped {
        if !self.tree.is_proven() {
            self.tree.simulate(&mut self.memory);
        }
        Stopped::OnlyMove
    }

    /// Simulates until all workers together have begun `until` simulations, or another stop condition holds.
    fn simulate(&mut self, until: Option<u64>) -> Stopped {
        let mut convergence = Convergence::default();
        loop {
            self.workers.simulate(&mut self.tree, &mut self.memory, until);
            if let Some(reason) = self.reason_to_stop(until) {
                return reason;
            }
            if self.context.watch.wants_progress() && self.report_progress(&mut convergence) {
                return Stopped::Decided;
            }
        }
    }

    /// Reports progress. Returns whether the results have been unchanged for `still_ms`, so that the search should end.
    fn report_progress(&self, convergence: &mut Convergence) -> bool {
        let PhaseContext { history, settings, watch } = self.context;
        let findings = self.findings();
        watch.progress(view(history, &findings));
        let still = convergence.record(&findings, watch.elapsed());
        settings.still_ms.is_some_and(|ms| still >= Duration::from_millis(ms))
    }

    fn reason_to_stop(&self, until: Option<u64>) -> Option<Stopped> {
        let PhaseContext { settings, watch, .. } = self.context;
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

    /// Returns whether no move can overtake the most visited one within `left` simulations. Always `false` at a
    /// positive temperature, because a random choice uses all visits.
    fn is_decided(&self, left: u64) -> bool {
        let settings = self.context.settings;
        settings.stops_early
            && settings.level.is_none_or(|level| level.temperature <= 0.0)
            && settings.limits.threads <= 1
            && self.tree.is_decided(left)
    }

    /// Returns the current results.
    pub(super) fn findings(&self) -> SearchView<Move> {
        let own = self.tree.evidence(&self.moves, self.made);
        let trees: Vec<Evidence> = std::iter::once(own).chain(self.workers.evidence(&self.moves, self.made)).collect();
        let proofs = self.proofs.borrow();
        let solved = Solved {
            moves: &proofs,
            lost_at_once: &self.lost_at_once,
            position: self.root_proof.get(),
            favorite: self.favorite,
            exact: self.exact.as_ref(),
        };
        SearchView::derive(&trees, &solved)
    }

    /// Runs all phases.
    pub(super) fn run(&mut self, solver: &mut P::Solver) -> Stopped {
        self.find_immediate_results();
        if self.has_only_move() {
            return self.value_only_move();
        }
        let probed = self.probe();
        if !self.is_worth_solving(probed) {
            return probed;
        }
        if self.solve(solver) {
            return Stopped::Proven;
        }
        if probed == Stopped::Visits { self.search() } else { probed }
    }

    /// Runs the first phase: a few simulations without exact verdicts.
    fn probe(&mut self) -> Stopped {
        self.tree.policy.asks_verdicts = false;
        let probed = self.simulate(Some(self.limit().map_or(PROBE_VISITS, |limit| limit.min(PROBE_VISITS))));
        self.tree.policy.asks_verdicts = true;
        probed
    }

    fn is_worth_solving(&self, probed: Stopped) -> bool {
        match probed {
            // The solver may still overturn a choice that is decided only by the visit limit.
            Stopped::Visits | Stopped::Decided => true,
            // Without early stopping every move's value is wanted, even if the best one is proven.
            Stopped::Proven => !self.context.settings.stops_early,
            Stopped::Time | Stopped::OnlyMove | Stopped::Asked => false,
        }
    }

    /// Runs the second phase: asks the game for the exact value of every move. Returns whether the solver finished.
    fn solve(&mut self, solver: &mut P::Solver) -> bool {
        let PhaseContext { settings, watch, .. } = self.context;
        // The solver gets a share of the remaining time; the rest is left for the search.
        let last = settings.limits.ms.map(|ms| {
            let spent = watch.elapsed();
            spent + Duration::from_millis(ms).saturating_sub(spent) * P::Solver::TIME_PERCENT / 100
        });
        let is_late = || last.is_some_and(|last| watch.elapsed() >= last);
        let (convergence, is_still) = (RefCell::<Convergence>::default(), Cell::new(false));
        let stop = || {
            if watch.wants_progress() && self.report_progress(&mut convergence.borrow_mut()) {
                // The search may still change the results.
                is_still.set(true);
            }
            is_still.get() || watch.stops() || self.workers.must_stop() || is_late()
        };
        let whole = |mv: Move| mv.actions().fold(self.made, Move::then);
        let order: Vec<Move> = self.findings().candidates.iter().map(|candidate| candidate.mv).collect();
        solver.expect(&order);
        let mut found = |mv: Move, proof: Proof| {
            if mv.is_empty() {
                self.root_proof.set(Some(proof));
                return;
            }
            let (mv, mut proofs) = (whole(mv), self.proofs.borrow_mut());
            match proofs.iter_mut().find(|(known, _)| *known == mv) {
                Some(known) => known.1 = proof,
                None => proofs.push((mv, proof)),
            }
        };
        let nodes = settings.solver_nodes(P::Solver::TIME_PERCENT);
        let root = &self.tree.root;
        let exact = self.workers.solve(solver, nodes, |solver| solver.solve(root, nodes, &stop, &mut found));
        let favorite = solver.favorite().map(whole);
        self.exact = exact.map(|mut exact| {
            exact.moves.iter_mut().for_each(|(mv, _)| *mv = whole(*mv));
            exact
        });
        self.favorite = favorite.filter(|_| self.exact.is_none());
        self.exact.is_some()
    }
}
