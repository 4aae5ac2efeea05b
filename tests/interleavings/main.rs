//! Tests of thread interleavings with shuttle.
//!
//! The search runner, its clock and the app's mailbox are compiled unchanged with a [`sync`] module by shuttle, which chooses
//! the next thread at each lock, flag and thread operation, randomly with a seed, and reports the schedule of a failure. It
//! also detects deadlocks.
//!
//! Every test tries [`TRIES`] schedules, a hundred times as many with `FIVEFOLD_LONG`. Weak memory is not modeled: the flags
//! are ordered with `Release` and `Acquire`, which the thread sanitizer checks (`cargo task races`).

mod ending;
mod fetching;
#[path = "../../core/app/src/play/mailbox.rs"]
mod mailbox;
mod search;

/// Replaces the core's `sync` module.
mod sync {
    pub use shuttle::sync::atomic::{AtomicBool, Ordering};
    pub use shuttle::sync::{Condvar, Mutex, MutexGuard};
    pub use shuttle::thread;
    pub use std::sync::PoisonError;
}

/// Schedules per test.
const TRIES: usize = 2_000;

/// Runs a test in many schedules, half of them random, half with few context switches (PCT), which find faults where one
/// thread is stalled for long.
fn in_many_orders(test: fn()) {
    let tries = if std::env::var_os("FIVEFOLD_LONG").is_some() { 100 * TRIES } else { TRIES };
    shuttle::check_random(test, tries / 2);
    shuttle::check_pct(test, tries / 2, 3);
}
