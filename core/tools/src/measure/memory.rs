//! The resident memory of a search.

use std::fs;
use std::io;

use fivefold_engine::search::{SearchLimits, Settings, SystemClock, Unmonitored};

use super::boards::Boards;

/// The number of simulations of a search.
const VISITS: u64 = 10_000_000;

/// The memory limit of the tree, in MiB.
const MOST_MB: u64 = 64;

/// Resets the peak memory and returns the current memory in bytes, if the system reports it.
pub fn reset_peak() -> Option<u64> {
    fs::write("/proc/self/clear_refs", "5").ok()?;
    status("VmRSS:")
}

/// Returns the peak memory since the last reset, in bytes.
pub fn peak() -> Option<u64> {
    status("VmHWM:")
}

/// Returns a field of `/proc/self/status`, in bytes.
fn status(field: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? << 10)
}

pub fn mebibytes(bytes: u64) -> String {
    format!("{}.{}", bytes >> 20, (bytes >> 10 & 1023) * 10 / 1024)
}

/// Prints the memory of a long search on each board. Fails if the limit is exceeded by more than a tenth.
pub fn measure(boards: &Boards) -> io::Result<()> {
    println!("| board | simulations | nodes | MiB | of |\n|---|---|---|---|---|");
    let unknown = || io::Error::new(io::ErrorKind::Unsupported, "this system does not report the memory of a process");
    let mut exceeded = Vec::new();
    for (name, state) in &boards.0 {
        let limits = SearchLimits { visits: Some(VISITS), memory_bytes: MOST_MB << 20, ..SearchLimits::default() };
        let job = state.job(Settings { limits, use_oracle: false, stops_early: false, ..Settings::default() });
        let before = reset_peak().ok_or_else(unknown)?;
        let thought = job(&Unmonitored::new(&SystemClock::default()));
        let taken = peak().ok_or_else(unknown)?.saturating_sub(before);
        println!("| {name} | {} | {} | {} | {MOST_MB} |", thought.view.visits, thought.view.nodes, mebibytes(taken));
        if taken * 10 > (MOST_MB << 20) * 11 {
            exceeded.push(name.as_str());
        }
    }
    if exceeded.is_empty() {
        Ok(())
    } else {
        Err(io::Error::other(format!("memory limit exceeded: {}", exceeded.join(", "))))
    }
}
