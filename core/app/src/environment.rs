//! What the app takes from the world: time, chance and a disk. Tests bring their own.

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

/// What the app takes from the world.
#[derive(Clone)]
pub struct Environment {
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Where files are.
    pub files: Arc<dyn FileSystem>,
    /// Where chance comes from.
    pub seeds: Arc<dyn Seeds>,
    /// Where puzzles come from.
    pub pools: Pools,
    /// How many threads a hint, an analysis or a review may have. With more than one, what a hint or an analysis finds
    /// depends on timing; what a review finds does not. The computer's own moves have one in any case.
    pub threads: u16,
}

/// The puzzles of a game, or why they cannot be read.
pub type Pools = fn(&'static dyn Game) -> Result<&'static Pool, PoolError>;

impl fmt::Debug for Environment {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Environment")
    }
}

impl Default for Environment {
    /// The clock, the disk and the processors of the system.
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

/// Numbers by lot.
pub trait Seeds: Send + Sync {
    /// The next one.
    fn next(&self) -> u64;
}

/// Numbers that nobody can foretell, from what the standard library draws for its hash tables.
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
