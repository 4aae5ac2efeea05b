//! What threads meet at, in the files that hand something from one to another: the runner of searches, its clock and the
//! mailbox of the app.
//!
//! `tests/interleavings` compiles those files once more, with a module of this name in which a scheduler decides at each
//! lock and each flag who goes on, and tries the ways there are.

pub use std::sync::atomic::{AtomicBool, Ordering};
pub use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
pub use std::thread;
