//! Threads that share one search: each grows a tree of its own, and what they know of the root is put together in the
//! end (root parallelism: Chaslot, Winands and van den Herik 2008).
//!
//! How far each comes depends on timing, and so does the result.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::findings::Evidence;
use super::together::together;
use super::tree::{MOST_VISITS, Tree, TreeSettings};
use crate::game::{Course, Think, Turn};

/// How many simulations run between two looks at the clock and the stop flag: well below a millisecond in every game,
/// and so many that looking costs nothing.
const SIMULATIONS_A_LOOK: u64 = 16;

/// More threads than this are not started.
pub(super) const MOST_THREADS: u16 = 256;

/// The workers of one search: the caller's thread, which leads, and the others.
pub(super) struct Workers<P: Think> {
    course: Course<P>,
    settings: TreeSettings,
    /// The trees of the others; each is made by its thread when there is something for it to do.
    trees: Vec<Desk<P>>,
    /// How many simulations all workers together may make.
    limit: Option<u64>,
    begun: AtomicU64,
    is_proven: AtomicBool,
    stop: AtomicBool,
}

impl<P: Think> Workers<P> {
    /// Workers for a search of so many threads, the leading one included.
    pub(super) fn new(course: &Course<P>, settings: TreeSettings, threads: u16, limit: Option<u64>) -> Self {
        Self {
            course: course.clone(),
            settings,
            trees: (1..threads.clamp(1, MOST_THREADS)).map(|_| Desk::default()).collect(),
            limit,
            begun: AtomicU64::new(0),
            is_proven: AtomicBool::new(false),
            stop: AtomicBool::new(false),
        }
    }

    /// Runs the work of the leading thread while the others search too, and ends them with it.
    pub(super) fn run<T>(&self, lead: impl FnOnce() -> T) -> T {
        together(self.trees.len(), &self.stop, |number| self.search(number), lead)
    }

    fn search(&self, number: usize) {
        let mut memory = P::Memory::default();
        let seed = self.settings.seed.wrapping_add(number as u64 + 1);
        while !self.must_stop() {
            let mut tree = self.trees[number].worked_on();
            let tree =
                tree.get_or_insert_with(|| Tree::new(self.course.clone(), TreeSettings { seed, ..self.settings }));
            if self.simulate(tree, &mut memory, self.limit) == 0 {
                if tree.is_proven() {
                    self.is_proven.store(true, Ordering::Relaxed);
                }
                return;
            }
        }
    }

    /// Makes the next few simulations in this tree, as far as all workers together have not begun `until` of them; says
    /// how many.
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

    /// How many simulations all workers together have made or are about to make.
    pub(super) fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// Whether one of the others has proven the value of the root.
    pub(super) fn have_proven(&self) -> bool {
        self.is_proven.load(Ordering::Relaxed)
    }

    /// Whether one of the others has failed.
    pub(super) fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// What the others know.
    pub(super) fn evidence(&self, turns: &[Turn], made: Turn) -> impl Iterator<Item = Evidence> {
        self.trees.iter().filter_map(move |desk| desk.looked_at().as_ref().map(|tree| tree.evidence(turns, made)))
    }
}

/// The tree of a thread, and a gate before it. Who works at the tree takes it up again as soon as it is put down, and a
/// lock is nobody's turn: without the gate, who only wants to look might wait for long.
struct Desk<P: Think> {
    gate: Mutex<()>,
    tree: Mutex<Option<Tree<P>>>,
}

impl<P: Think> Default for Desk<P> {
    fn default() -> Self {
        Self { gate: Mutex::new(()), tree: Mutex::new(None) }
    }
}

impl<P: Think> Desk<P> {
    /// The tree, for its thread: after whoever stands in the gate.
    fn worked_on(&self) -> MutexGuard<'_, Option<Tree<P>>> {
        drop(held(&self.gate));
        held(&self.tree)
    }

    /// The tree, for another thread: as soon as the one at work has made its next few simulations.
    fn looked_at(&self) -> MutexGuard<'_, Option<Tree<P>>> {
        let _gate = held(&self.gate);
        held(&self.tree)
    }
}

fn held<T>(tree: &Mutex<T>) -> MutexGuard<'_, T> {
    tree.lock().unwrap_or_else(PoisonError::into_inner)
}
