//! Threads that share one search: each grows its own tree, and the results at the root are merged at the end (root
//! parallelism: Chaslot, Winands and van den Herik 2008).
//!
//! The progress of each thread depends on timing, and so does the result.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::findings::Evidence;
use super::monitor::StopConditions;
use super::together::together;
use super::tree::{MOST_VISITS, Tree, TreeSettings};
use crate::game::{ExactSolver, Move, PositionHistory, Think};

/// Simulations between two checks of the clock and the stop flag: well below a millisecond in every game, and enough to
/// make the cost of a check negligible.
const SIMULATIONS_A_LOOK: u64 = 16;

/// Returns the number of threads of a search that requests `threads`: no more than the device has processors. On more
/// threads the leading one waits for a processor, and ends late.
pub(super) fn clamped(threads: u16) -> u16 {
    let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
    threads.clamp(1, u16::try_from(processors).unwrap_or(u16::MAX))
}

/// The workers of one search: the leading caller's thread and the others.
pub(super) struct Workers<P: Think> {
    history: PositionHistory<P>,
    settings: TreeSettings,
    /// The trees of the other threads; each thread creates its own at its first simulation.
    trees: Vec<SharedTree<P>>,
    /// The limit of simulations of all workers together.
    limit: Option<u64>,
    begun: AtomicU64,
    is_proven: AtomicBool,
    stop: AtomicBool,
    /// The solvers that help the leading thread's one, until a thread takes them.
    assistants: Mutex<Vec<P::Solver>>,
    /// The node limit of the assistants; 0 unless the leading thread solves.
    nodes_to_assist: AtomicU64,
}

impl<P: Think> Workers<P> {
    /// Creates the workers for a search with this many threads, including the leading one.
    pub(super) fn new(history: &PositionHistory<P>, settings: TreeSettings, threads: u16, limit: Option<u64>) -> Self {
        Self {
            history: history.clone(),
            settings,
            trees: (1..clamped(threads)).map(|_| SharedTree::default()).collect(),
            limit,
            begun: AtomicU64::new(0),
            is_proven: AtomicBool::new(false),
            stop: AtomicBool::new(false),
            assistants: Mutex::new(Vec::new()),
            nodes_to_assist: AtomicU64::new(0),
        }
    }

    /// Runs `lead` on the caller's thread while the others search, and stops them when it returns. They also stop by
    /// themselves under the given conditions.
    pub(super) fn run<T>(&self, conditions: StopConditions<'_>, lead: impl FnOnce() -> T) -> T {
        together(self.trees.len(), &self.stop, |number| self.search(number, conditions), lead)
    }

    /// Searches on one of the other threads.
    pub(super) fn search(&self, number: usize, conditions: StopConditions<'_>) {
        let mut memory = P::Memory::default();
        let seed = self.settings.seed.wrapping_add(number as u64 + 1);
        while !self.must_stop() && !conditions.hold() {
            self.assist(conditions);
            let mut tree = self.trees[number].worked_on();
            let tree =
                tree.get_or_insert_with(|| Tree::new(self.history.clone(), TreeSettings { seed, ..self.settings }));
            if self.simulate(tree, &mut memory, self.limit) == 0 {
                if tree.is_proven() {
                    self.is_proven.store(true, Ordering::Relaxed);
                }
                return;
            }
        }
    }

    /// Solves the searched position on the leading thread. Its solver's assistants run on the other threads meanwhile and
    /// are stopped when it returns; then the other threads simulate again. A limit of simulations allows no assistants: the
    /// result must not depend on timing.
    pub(super) fn solve<T>(&self, solver: &mut P::Solver, nodes: u64, lead: impl FnOnce(&mut P::Solver) -> T) -> T {
        if self.limit.is_none() {
            let assistants = self.trees.iter().map_while(|_| solver.assistant(self.history.position(), nodes));
            *held(&self.assistants) = assistants.collect();
            self.nodes_to_assist.store(nodes, Ordering::Relaxed);
        }
        let result = lead(solver);
        self.nodes_to_assist.store(0, Ordering::Relaxed);
        held(&self.assistants).clear();
        result
    }

    /// Runs one of the assistants that still wait, as long as the leading thread solves.
    fn assist(&self, conditions: StopConditions<'_>) {
        let nodes = self.nodes_to_assist.load(Ordering::Relaxed);
        if nodes == 0 {
            return;
        }
        let Some(mut assistant) = held(&self.assistants).pop() else { return };
        let stop = || self.nodes_to_assist.load(Ordering::Relaxed) == 0 || self.must_stop() || conditions.hold();
        assistant.solve(self.history.position(), nodes, &stop, &mut |_, _| {});
    }

    /// Runs the next few simulations in this tree, as long as all workers together have begun fewer than `until`.
    /// Returns the number run.
    pub(super) fn simulate(&self, tree: &mut Tree<P>, memory: &mut P::Memory, until: Option<u64>) -> u64 {
        let wanted = SIMULATIONS_A_LOOK.min(MOST_VISITS.saturating_sub(tree.visits()));
        let granted = |begun: u64| until.map_or(wanted, |until| wanted.min(until.saturating_sub(begun)));
        let before =
            self.begun.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |begun| Some(begun + granted(begun)));
        let granted = before.map_or(0, granted);
        let mut made = 0;
        while made < granted && !tree.is_proven() {
            tree.simulate(memory);
            made += 1;
        }
        self.begun.fetch_sub(granted - made, Ordering::Relaxed);
        made
    }

    /// Returns the number of simulations that all workers together have run or are about to run.
    pub(super) fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// Returns whether another thread has proven the value of the root.
    pub(super) fn have_proven(&self) -> bool {
        self.is_proven.load(Ordering::Relaxed)
    }

    /// Returns whether the workers must stop: the lead has returned, or a thread has panicked.
    pub(super) fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Returns the results of the other threads' trees.
    pub(super) fn evidence(&self, moves: &[Move], made: Move) -> impl Iterator<Item = Evidence> {
        self.trees.iter().filter_map(move |slot| slot.looked_at().as_ref().map(|tree| tree.evidence(moves, made)))
    }
}

/// A thread's tree and a gate in front of it. The working thread locks the tree again immediately after unlocking it,
/// and a mutex is not fair: without the gate, a reading thread might wait for long.
struct SharedTree<P: Think> {
    gate: Mutex<()>,
    tree: Mutex<Option<Tree<P>>>,
}

impl<P: Think> Default for SharedTree<P> {
    fn default() -> Self {
        Self { gate: Mutex::new(()), tree: Mutex::new(None) }
    }
}

impl<P: Think> SharedTree<P> {
    /// Locks the tree for its working thread, after any thread waiting at the gate.
    fn worked_on(&self) -> MutexGuard<'_, Option<Tree<P>>> {
        drop(held(&self.gate));
        held(&self.tree)
    }

    /// Locks the tree for another thread, as soon as the working thread finishes its current simulations.
    fn looked_at(&self) -> MutexGuard<'_, Option<Tree<P>>> {
        let _gate = held(&self.gate);
        held(&self.tree)
    }
}

fn held<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
