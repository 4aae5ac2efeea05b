//! More threads for one search: each grows a tree of its own, and what they know of the root is put together.
//!
//! How far each comes depends on timing, and so does the result.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::findings::{Findings, ValuedTurn};
use super::tree::{MOST_VISITS, Making, Tree};
use crate::game::{Course, Think, Turn};

/// How many simulations run between two looks at the clock and the wish to stop: well below a millisecond in every
/// game, and so many that looking costs nothing.
const SIMULATIONS_A_LOOK: u64 = 16;

/// More threads than this are not started.
pub(super) const MOST_THREADS: u16 = 256;

/// The trees of all threads but the first.
pub(super) struct Crew<P: Think> {
    course: Course<P>,
    making: Making,
    /// Each is made by its thread when there is something for it to do.
    trees: Vec<Mutex<Option<Tree<P>>>>,
    limit: Option<u64>,
    begun: AtomicU64,
    is_proven: AtomicBool,
    stops: AtomicBool,
}

impl<P: Think> Crew<P> {
    /// A crew for a search of so many threads, the first one included, that makes at most so many simulations.
    pub(super) fn new(course: &Course<P>, making: &Making, threads: u16, limit: Option<u64>) -> Self {
        Self {
            course: course.clone(),
            making: *making,
            trees: (1..threads.clamp(1, MOST_THREADS)).map(|_| Mutex::new(None)).collect(),
            limit,
            begun: AtomicU64::new(0),
            is_proven: AtomicBool::new(false),
            stops: AtomicBool::new(false),
        }
    }

    /// Runs the work of the first thread while the others search too, and ends them with it. A panic in one of the
    /// others ends the first one too, and goes on when all have ended.
    pub(super) fn work<T>(&self, first: impl FnOnce() -> T) -> T {
        std::thread::scope(|scope| {
            let end = StopAtEnd(&self.stops);
            let search = |(tree, number)| {
                // A system that gives no more threads has to do with fewer.
                std::thread::Builder::new().spawn_scoped(scope, move || self.search(tree, number)).ok()
            };
            let others: Vec<_> = self.trees.iter().zip(1..).map_while(search).collect();
            let done = first();
            drop(end);
            for other in others {
                other.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
            done
        })
    }

    fn search(&self, tree: &Mutex<Option<Tree<P>>>, number: u64) {
        let _end = StopAtPanic(&self.stops);
        let mut memory = P::Memory::default();
        while !self.stops.load(Ordering::Relaxed) {
            let mut tree = held(tree);
            let seed = self.making.seed.wrapping_add(number);
            let tree = tree.get_or_insert_with(|| Tree::new(self.course.clone(), Making { seed, ..self.making }));
            if self.simulate(tree, &mut memory, self.limit) == 0 {
                if tree.is_proven() {
                    self.is_proven.store(true, Ordering::Relaxed);
                }
                return;
            }
        }
    }

    /// Makes the next few simulations in this tree, as far as all threads together have not begun `until` of them; says
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

    /// How many simulations all threads together have made or are about to make.
    pub(super) fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// Whether one of the other threads has proven the value of the root.
    pub(super) fn is_proven(&self) -> bool {
        self.is_proven.load(Ordering::Relaxed)
    }

    /// Whether one of the other threads has failed.
    pub(super) fn stops(&self) -> bool {
        self.stops.load(Ordering::Relaxed)
    }

    /// Adds what the other threads know to what the first one knows.
    pub(super) fn add_to(&self, findings: &mut Findings, made: Turn) {
        for tree in &self.trees {
            if let Some(tree) = held(tree).as_ref() {
                findings.join(&tree.findings(made));
            }
        }
    }
}

fn held<T>(tree: &Mutex<T>) -> MutexGuard<'_, T> {
    tree.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the other threads also when the first one panics.
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

impl ValuedTurn {
    /// Joins what two searches know of the same turn.
    pub(super) fn join(&mut self, other: &Self) {
        let visits = self.visits + other.visits;
        if visits > 0 && self.proof.is_none() {
            #[expect(clippy::cast_precision_loss, reason = "a share of the visits needs no more digits")]
            let share = other.visits as f32 / visits as f32;
            self.value += share * (other.value - self.value);
        }
        if let (None, Some(proof)) = (self.proof, other.proof) {
            self.proof = Some(proof);
            self.value = other.value;
        }
        self.visits = visits;
    }
}
