//! More threads for one search: each grows a tree of its own, and what they know of the root is put together.
//!
//! How far each comes depends on timing, and so does the result.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::findings::{Findings, ValuedTurn};
use super::tree::{Making, Tree};
use crate::game::{Course, Think, Turn};

/// How many simulations run while a tree is held: well below a millisecond in every game.
const SIMULATIONS_A_HOLD: u64 = 16;

/// The trees of all threads but the first.
pub(super) struct Crew<P: Think> {
    trees: Vec<Mutex<Tree<P>>>,
    visits: AtomicU64,
    is_proven: AtomicBool,
    stops: AtomicBool,
}

impl<P: Think> Crew<P> {
    /// A crew for a search of so many threads, the first one included.
    pub(super) fn new(course: &Course<P>, making: &Making, threads: u16) -> Self {
        let others = 1..u64::from(threads.max(1));
        let tree = |number| Tree::new(course.clone(), Making { seed: making.seed.wrapping_add(number), ..*making });
        Self {
            trees: others.map(|number| Mutex::new(tree(number))).collect(),
            visits: AtomicU64::new(0),
            is_proven: AtomicBool::new(false),
            stops: AtomicBool::new(false),
        }
    }

    /// Runs the work of the first thread while the others search too, and ends them with it.
    pub(super) fn work<T>(&self, first: impl FnOnce() -> T) -> T {
        std::thread::scope(|scope| {
            for tree in &self.trees {
                scope.spawn(|| self.search(tree));
            }
            let _end = StopAtEnd(&self.stops);
            first()
        })
    }

    fn search(&self, tree: &Mutex<Tree<P>>) {
        let mut memory = P::Memory::default();
        while !self.stops.load(Ordering::Relaxed) {
            let mut tree = held(tree);
            for _ in 0..SIMULATIONS_A_HOLD {
                if tree.is_proven() {
                    self.is_proven.store(true, Ordering::Relaxed);
                    return;
                }
                tree.simulate(&mut memory);
                self.visits.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// How many simulations the other threads have made.
    pub(super) fn visits(&self) -> u64 {
        self.visits.load(Ordering::Relaxed)
    }

    /// Whether one of the other threads has proven the value of the root.
    pub(super) fn is_proven(&self) -> bool {
        self.is_proven.load(Ordering::Relaxed)
    }

    /// Adds what the other threads know to what the first one knows.
    pub(super) fn add_to(&self, findings: &mut Findings, made: Turn) {
        for tree in &self.trees {
            let other = held(tree).findings(made);
            findings.join(&other);
        }
    }
}

fn held<P: Think>(tree: &Mutex<Tree<P>>) -> MutexGuard<'_, Tree<P>> {
    tree.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the other threads also when the first one panics.
struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
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
