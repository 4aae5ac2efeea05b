//! What threads hand to each other, in the orders in which they can be run.
//!
//! The runner of searches, its clock and the mailbox of the app are compiled once more, as they are, over a [`sync`] of
//! which every lock, flag and thread belongs to shuttle: it decides at each of them who goes on, by chance and by a seed, and
//! says of a failure in which order it came about. It sees a thread that waits for ever, too.
//!
//! Every test makes [`TRIES`] orders, a hundred times as many with `FIVEFOLD_LONG`. What is not tried: weak memory; the
//! flags order what they guard (`Release` and `Acquire`), which the thread sanitizer looks at (`cargo task races`).

mod ending;
mod fetching;
#[path = "../../core/app/src/play/mailbox.rs"]
mod mailbox;
mod search;

/// What the core's module of this name has, by shuttle.
mod sync {
    pub use shuttle::sync::atomic::{AtomicBool, Ordering};
    pub use shuttle::sync::{Condvar, Mutex, MutexGuard};
    pub use shuttle::thread;
    pub use std::sync::PoisonError;
}

/// How many orders each test tries.
const TRIES: usize = 2_000;

/// Tries something in many orders, some of them by chance, some with few changes between threads: those find what needs
/// one thread to stand still for long.
fn in_many_orders(test: fn()) {
    let tries = if std::env::var_os("FIVEFOLD_LONG").is_some() { 100 * TRIES } else { TRIES };
    shuttle::check_random(test, tries / 2);
    shuttle::check_pct(test, tries / 2, 3);
}
