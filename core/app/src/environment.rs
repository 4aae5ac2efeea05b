//! The app's external dependencies: clock, random seeds, file system and puzzles. Tests inject their own.

use std::{
    collections::hash_map::RandomState,
    fmt,
    hash::{BuildHasher, Hasher},
    sync::{Arc, Mutex, PoisonError},
};

use super::files::{Disk, FileSystem};
use fivefold_engine::{
    games::Game,
    puzzles::{self, Pool, PoolError},
    search::{Clock, SystemClock, spare_threads},
};

/// The app's external dependencies.
#[derive(Clone)]
pub struct Environment {
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// The file system.
    pub files: Arc<dyn FileSystem>,
    /// The source of random seeds.
    pub seeds: Arc<dyn Seeds>,
    /// The source of puzzles.
    pub pools: Pools,
    /// The number of threads for a hint, an analysis or a review. With more than one thread, hints and analyses depend
    /// on timing; reviews are deterministic. The computer's own moves always use one thread.
    pub threads: u16,
}

/// Returns the puzzle pool of a game, or the reason why it is unreadable.
pub type Pools = fn(&'static dyn Game) -> Result<&'static Pool, PoolError>;

impl fmt::Debug for Environment {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Environment")
    }
}

impl Default for Environment {
    /// Uses the system's clock, disk and processors.
    fn default() -> Self {
        Self {
            clock: Arc::new(SystemClock::default()),
            files: Arc::new(Disk),
            seeds: Arc::new(DrawnSeeds::default()),
            pools: puzzles::pool,
            threads: spare_threads(),
        }
    }
}

/// A source of random numbers.
pub trait Seeds: Send + Sync {
    /// Returns the next number.
    fn next(&self) -> u64;
}

/// The source of unpredictable numbers, based on the random keys of the standard library's hash tables.
#[derive(Debug, Default)]
pub struct DrawnSeeds {
    drawn: Mutex<u64>,
}

impl Seeds for DrawnSeeds {
    fn next(&self) -> u64 {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        *drawn += 1;
        let mut hasher = RandomState::new().build_hasher();
        hasher.write_u64(*drawn);
        hasher.finish()
    }
}
