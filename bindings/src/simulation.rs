//! A simulated environment for scenarios: fixed random numbers, no waiting, and panics on demand. Only in test libraries.

use std::{
    cell::{Cell, RefCell},
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

/// The requested fault; the next matching reading of a clock panics.
static FAULT: Mutex<Option<Fault>> = Mutex::new(None);

#[derive(Clone, Copy)]
enum Fault {
    /// A panic on this thread.
    OnThread(ThreadId),
    /// A panic in a search of an environment, on another thread, after this many readings of the clock.
    InSearch { environment: u64, caller: ThreadId, readings: u8 },
}

/// The number of environments created.
static ENVIRONMENTS: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// The id of the latest environment of this thread. Faults ignore searches of other environments.
    static ENVIRONMENT: Cell<u64> = const { Cell::new(0) };

    /// The time of that environment in milliseconds.
    static TIME: RefCell<Arc<AtomicU64>> = RefCell::default();
}

#[uniffi::export]
impl AppCore {
    /// Like [`AppCore::new`], with a simulated clock that advances only during waits and to timers, and instantly, with the random
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
            let environment = Environment {
                clock: Arc::new(SimulatedClock::new()),
                seeds: Arc::<CountingSeeds>::default(),
                threads: 1,
                ..Environment::default()
            };
            Ok(Self::open_in(environment, Path::new(folder), locale, listener))
        })
    }
}

/// Advances the clock of the latest environment of this thread.
pub(crate) fn pass(ms: u32) {
    TIME.with_borrow(|time| time.fetch_add(ms.into(), Ordering::Relaxed));
}

/// Makes the next gesture of this thread that reads the clock panic.
pub(crate) fn provoke_fault_in_gesture() {
    provoke(Fault::OnThread(thread::current().id()));
}

/// Makes the next search of the latest environment of this thread panic after its start.
pub(crate) fn provoke_fault_in_search() {
    provoke(Fault::InSearch { environment: ENVIRONMENT.get(), caller: thread::current().id(), readings: 1 });
}

fn provoke(fault: Fault) {
    *FAULT.lock().unwrap_or_else(PoisonError::into_inner) = Some(fault);
}

/// Panics if a fault was requested for a reading of the clock of this environment on this thread.
fn panic_if_requested(environment: u64) {
    let here = thread::current().id();
    let requested = FAULT.lock().unwrap_or_else(PoisonError::into_inner).take_if(|fault| match fault {
        Fault::OnThread(thread) => *thread == here,
        Fault::InSearch { environment: of, caller, readings } if *of == environment && *caller != here => {
            let is_due = *readings == 0;
            *readings = readings.saturating_sub(1);
            is_due
        }
        Fault::InSearch { .. } => false,
    });
    assert!(requested.is_none(), "provoked");
}

/// A clock that advances only during waits, and when a timer fires.
struct SimulatedClock {
    environment: u64,
    ms: Arc<AtomicU64>,
}

impl SimulatedClock {
    /// Returns the clock of a new environment of this thread.
    fn new() -> Self {
        let environment = ENVIRONMENTS.fetch_add(1, Ordering::Relaxed) + 1;
        ENVIRONMENT.set(environment);
        let ms = Arc::<AtomicU64>::default();
        TIME.replace(Arc::clone(&ms));
        Self { environment, ms }
    }
}

impl Clock for SimulatedClock {
    fn now(&self) -> Duration {
        panic_if_requested(self.environment);
        Duration::from_millis(self.ms.load(Ordering::Relaxed))
    }

    fn wait(&self, most: Duration, _: &StopFlag) {
        let ms = u64::try_from(most.as_millis()).unwrap_or(u64::MAX);
        self.ms.fetch_add(ms, Ordering::Relaxed);
    }
}

#[derive(Default)]
struct CountingSeeds {
    last: AtomicU64,
}

impl Seeds for CountingSeeds {
    fn next(&self) -> u64 {
        self.last.fetch_add(1, Ordering::Relaxed) + 1
    }
}
