//! Several threads at one piece of work.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};

/// Of so many processors the rest is left to whoever draws the screen, and to the system.
const LEFT_FREE: usize = 2;

/// More than so many threads warm a phone more than they find.
const MOST_SPARE_THREADS: u16 = 4;

/// How many threads may think for a person who looks on, on this device.
#[must_use]
pub fn spare_threads() -> u16 {
    std::thread::available_parallelism().map_or(1, |processors| spare_of(processors.get()))
}

fn spare_of(processors: usize) -> u16 {
    let spare = u16::try_from(processors.saturating_sub(LEFT_FREE)).unwrap_or(u16::MAX);
    spare.clamp(1, MOST_SPARE_THREADS)
}

/// Runs `lead` on the caller's thread while so many other threads do `work`, each with its number from 0, and ends them
/// with it: they see to it that they end soon after `stop` says yes. A panic in one of them says so too, and goes on when
/// all have ended.
pub fn together<T>(others: usize, stop: &AtomicBool, work: impl Fn(usize) + Sync, lead: impl FnOnce() -> T) -> T {
    std::thread::scope(|scope| {
        let end = StopAtEnd(stop);
        let work = &work;
        let start = |number| {
            let work = move || {
                let _end = StopAtPanic(stop);
                work(number);
            };
            // A system that gives no more threads has to do with fewer.
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

/// Ends the other threads also when the leading one panics.
struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Ends all threads when this one panics.
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
    fn two_processors_are_left_free_and_four_threads_are_enough() {
        let spare = [0, 1, 2, 3, 4, 6, 8, 256].map(spare_of);
        assert_eq!(spare, [1, 1, 1, 1, 2, 4, 4, 4]);
    }
}
