//! Simulations per second.

use std::io;

use cpu_time::ThreadTime;
use fivefold_engine::search::{SearchLimits, Settings, Style, SystemClock, Unmonitored};

use super::boards::Boards;
use super::{memory, quantile};

/// Prints the simulations per second of processor time on each board, for the full search without exact solvers and for
/// the plain search, and the memory of the tree.
pub fn measure(boards: &Boards, visits: u64, times: usize) -> io::Result<()> {
    println!("| board | search | thousand simulations a second | nodes | MiB |\n|---|---|---|---|---|");
    for (name, state) in &boards.0 {
        for (style, word) in [(Style::Full, "as played"), (Style::Plain, "plain")] {
            let limits = SearchLimits { visits: Some(visits), ..SearchLimits::default() };
            let settings = Settings { limits, style, use_oracle: false, stops_early: false, ..Settings::default() };
            let (mut rates, mut nodes, mut bytes) = (Vec::new(), 0, None);
            for seed in 0..times.max(1) {
                let job = state.job(Settings { seed: seed as u64, ..settings });
                let before = memory::reset_peak();
                let start = ThreadTime::now();
                let thought = job(&Unmonitored::new(&SystemClock::default()));
                #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^52 simulations")]
                let done = thought.view.visits as f64;
                rates.push(done / start.elapsed().as_secs_f64() / 1e3);
                nodes = thought.view.nodes;
                bytes = memory::peak().zip(before).map(|(most, before)| most.saturating_sub(before));
            }
            let memory = bytes.map_or_else(|| "?".to_owned(), memory::mebibytes);
            println!("| {name} | {word} | {:.0} | {nodes} | {memory} |", quantile(&mut rates, 50)?);
        }
    }
    Ok(())
}
