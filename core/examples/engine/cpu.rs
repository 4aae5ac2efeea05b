//! The processor time of this program, where the system tells it.

use std::{fs, time::Instant};

/// Measures from a moment on.
pub struct Meter {
    began: Instant,
    spent_ns: Option<u64>,
}

impl Meter {
    /// Begins to measure.
    pub fn start() -> Self {
        Self { began: Instant::now(), spent_ns: spent_ns() }
    }

    /// Milliseconds of processor time since then; of the clock where the system does not tell.
    pub fn elapsed_ms(&self) -> u64 {
        let processor = spent_ns().zip(self.spent_ns).map(|(spent, before)| spent.saturating_sub(before) / 1_000_000);
        processor.unwrap_or_else(|| u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX))
    }
}

/// Nanoseconds that the threads of this program have run. Linux counts them to the nanosecond for each thread.
fn spent_ns() -> Option<u64> {
    let threads = fs::read_dir("/proc/self/task").ok()?;
    threads.flatten().map(|thread| run_ns(&fs::read_to_string(thread.path().join("schedstat")).ok()?)).sum()
}

fn run_ns(schedule: &str) -> Option<u64> {
    schedule.split_whitespace().next()?.parse().ok()
}
