//! Scoped threads for one piece of work.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};

/// Processors left free for the user interface and the system.
const LEFT_FREE: usize = 2;

/// The maximum of search threads: more bring diminishing returns and heat on phones.
const MOST_SPARE_THREADS: u16 = 4;

/// Returns the number of threads for a hint or an analysis on this device.
#[must_use]
pub fn spare_threads() -> u16 {
    std::thread::available_parallelism().map_or(1, |processors| spare_of(processors.get()))
}

fn spare_of(processors: usize) -> u16 {
    let spare = u16::try_from(processors.saturating_sub(LEFT_FREE)).unwrap_or(u16::MAX);
    spare.clamp(1, MOST_SPARE_THREADS)
}

/// Runs `lead` on the caller's thread while `others` other threads run `work`, each with its number from 0. When `lead`
/// returns, `stop` is set and the threads are joined; `work` must end soon after `stop` is set. A panic in any thread
/// also sets `stop` and is resumed after all threads have ended.
pub fn together<T>(others: usize, stop: &AtomicBool, work: impl Fn(usize) + Sync, lead: impl FnOnce() -> T) -> T {
    std::thread::scope(|scope| {
        let end = StopAtEnd(stop);
        let work = &work;
        let start = |number| {
            let work = move || {
                let _end = StopAtPanic(stop);
                work(number);
            };
            // If the system provides no more threads, fewer are used.
            std::thread::Builder::new().spawn_scoped(scope, work).ok()
        };
        let others: Vec<_> = (0..others).map_while(start).collect();
        let done = lead();
        drop(end);
        for other in others {
            other.join().unwrap_or_else(|panic| resume_unwind(panic));
        }
        done
    })
}

/// Stops the other threads, also if the leading thread panics.
struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Stops all threads if this one panics.
struct StopAtPanic<'a>(&'a AtomicBool);

impl Drop for StopAtPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::spare_of;

    #[test]
    fn spare_threads_leave_two_processors_free_up_to_four() {
        let spare = [0, 1, 2, 3, 4, 6, 8, 256].map(spare_of);
        assert_eq!(spare, [1, 1, 1, 1, 2, 4, 4, 4]);
    }
}
