//! The longest step of an input that is many inputs: of a sequence of gestures, each is one that somebody waits for.

use std::cell::Cell;
use std::time::Duration;

use cpu_time::ThreadTime;

thread_local! {
    static LONGEST: Cell<Option<Duration>> = const { Cell::new(None) };
}

/// Does one step, and remembers how much of the processor's time it took if that is the most.
pub(crate) fn step<T>(work: impl FnOnce() -> T) -> T {
    let watch = ThreadTime::now();
    let done = work();
    LONGEST.set(LONGEST.get().max(Some(watch.elapsed())));
    done
}

/// The longest step of this thread since this was asked last; `None` if there was none.
#[must_use]
pub fn longest_step() -> Option<Duration> {
    LONGEST.take()
}
