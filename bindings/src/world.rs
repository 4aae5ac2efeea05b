//! A deterministic environment for scenarios: fixed random numbers, no waiting, and panics on demand. Only in test
//! libraries.

use std::{
    cell::Cell,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread::{self, ThreadId},
    time::Duration,
};

use fivefold_app::{Environment, Seeds};
use fivefold_engine::search::{Clock, StopFlag};

use crate::{app::AppCore, error::FivefoldError, guard::guarded, search::SearchListener};

/// The place where the next reading of the clock panics.
static FAULT: Mutex<Option<Fault>> = Mutex::new(None);

#[derive(Clone, Copy)]
enum Fault {
    /// On this thread: in a gesture.
    On(ThreadId),
    /// In a search of this world, at its second reading of the clock, in mid-search. The `ThreadId` is that of the
    /// gestures.
    Beside(u64, ThreadId, u8),
}

/// The number of worlds created.
static WORLDS: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// The world created last on this thread; searches of other worlds are ignored.
    static WORLD: Cell<u64> = const { Cell::new(0) };
}

#[uniffi::export]
impl AppCore {
    /// Like [`AppCore::new`], with a simulated clock that advances only, and instantly, during waits, with the random
    /// numbers 1, 2, 3 and so on, and with one thread. Only in test libraries.
    ///
    /// # Errors
    /// Only after a fault of the core.
    #[uniffi::constructor]
    pub fn for_scenarios(
        folder: &str,
        locale: &str,
        listener: Arc<dyn SearchListener>,
    ) -> Result<Arc<Self>, FivefoldError> {
        guarded(|| {
            let world = Environment {
                clock: Arc::new(StillClock::new()),
                seeds: Arc::<Counted>::default(),
                threads: 1,
                ..Environment::default()
            };
            Ok(Self::open_in(world, Path::new(folder), locale, listener))
        })
    }
}

/// Makes the next gesture of this thread that takes time panic half-way.
pub(crate) fn provoke_fault_in_gesture() {
    provoke(Fault::On(thread::current().id()));
}

/// Makes the next search panic.
pub(crate) fn provoke_fault_in_search() {
    provoke(Fault::Beside(WORLD.get(), thread::current().id(), 1));
}

fn provoke(fault: Fault) {
    *FAULT.lock().unwrap_or_else(PoisonError::into_inner) = Some(fault);
}

fn panic_if_wished(world: u64) {
    let here = thread::current().id();
    let wished = FAULT.lock().unwrap_or_else(PoisonError::into_inner).take_if(|fault| match fault {
        Fault::On(thread) => *thread == here,
        Fault::Beside(wished, thread, looks) if *wished == world && *thread != here => match looks.checked_sub(1) {
            Some(left) => {
                *looks = left;
                false
            }
            None => true,
        },
        Fault::Beside(..) => false,
    });
    assert!(wished.is_none(), "provoked");
}

/// A clock that advances only during waits.
struct StillClock {
    world: u64,
    ms: AtomicU64,
}

impl StillClock {
    /// Returns the clock of a new world on this thread.
    fn new() -> Self {
        let world = WORLDS.fetch_add(1, Ordering::Relaxed) + 1;
        WORLD.set(world);
        Self { world, ms: AtomicU64::new(0) }
    }
}

impl Clock for StillClock {
    fn now(&self) -> Duration {
        panic_if_wished(self.world);
        Duration::from_millis(self.ms.load(Ordering::Relaxed))
    }

    fn wait(&self, most: Duration, _: &StopFlag) {
        let ms = u64::try_from(most.as_millis()).unwrap_or(u64::MAX);
        self.ms.fetch_add(ms, Ordering::Relaxed);
    }
}

#[derive(Default)]
struct Counted {
    last: AtomicU64,
}

impl Seeds for Counted {
    fn next(&self) -> u64 {
        self.last.fetch_add(1, Ordering::Relaxed) + 1
    }
}
