//! Threads that share one search: each grows a tree of its own, and what they know of the root is put together in the
//! end (root parallelism: Chaslot, Winands and van den Herik 2008).
//!
//! How far each comes depends on timing, and so does the result.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::findings::Evidence;
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
    trees: Vec<Mutex<Option<Tree<P>>>>,
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
            trees: (1..threads.clamp(1, MOST_THREADS)).map(|_| Mutex::new(None)).collect(),
            limit,
            begun: AtomicU64::new(0),
            is_proven: AtomicBool::new(false),
            stop: AtomicBool::new(false),
        }
    }

    /// Runs the work of the leading thread while the others search too, and ends them with it. A panic in one of the
    /// others ends the first one too, and goes on when all have ended.
    pub(super) fn run<T>(&self, lead: impl FnOnce() -> T) -> T {
        std::thread::scope(|scope| {
            let end = StopAtEnd(&self.stop);
            let search = |(tree, number)| {
                // A system that gives no more threads has to do with fewer.
                std::thread::Builder::new().spawn_scoped(scope, move || self.search(tree, number)).ok()
            };
            let others: Vec<_> = self.trees.iter().zip(1..).map_while(search).collect();
            let done = lead();
            drop(end);
            for other in others {
                other.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
            done
        })
    }

    fn search(&self, tree: &Mutex<Option<Tree<P>>>, number: u64) {
        let _end = StopAtPanic(&self.stop);
        let mut memory = P::Memory::default();
        while !self.must_stop() {
            let mut tree = held(tree);
            let seed = self.settings.seed.wrapping_add(number);
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
        self.trees.iter().filter_map(move |tree| held(tree).as_ref().map(|tree| tree.evidence(turns, made)))
    }
}

fn held<T>(tree: &Mutex<T>) -> MutexGuard<'_, T> {
    tree.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the other threads also when the leading one panics.
struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Ends all threads when this one panics.
struct StopAtPanic<'a>(&'a AtomicBool);

impl Drop for StopAtPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}
