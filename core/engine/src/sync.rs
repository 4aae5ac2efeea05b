//! The synchronization primitives of the files that share data between threads: the search runner, its clock and the
//! app's mailbox.
//!
//! `tests/interleavings` compiles those files with a substitute for this module, in which a scheduler picks the next
//! thread at each lock and each flag, to explore the interleavings.

pub use std::sync::atomic::{AtomicBool, Ordering};
pub use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
pub use std::thread;
