//! Measures how often the search keeps a won or drawn result with short limits.

use std::io;

use cpu_time::ThreadTime;
use fivefold_engine::game::{Random, Verdict, below};
use fivefold_engine::games::connect::solver::Solver;
use fivefold_engine::search::{SearchLimits, SearchMonitor as _, Settings};
use fivefold_engine::session::Session;
use rand::SeedableRng;
use serde_json::json;

use super::positions::game;
use crate::matches::player::ProcessorTime;

const TABLE_BYTES: usize = 32 << 20;

/// The random seed of the positions and of the searches.
const SEED: u64 = 5;

/// The numbers of stones of the positions.
const STONES: std::ops::RangeInclusive<u32> = 8..=16;

/// Searches random positions that are not lost and have a losing column, with each of these time limits, and prints how
/// often the result was kept; every failure is printed.
pub fn measure(times_ms: &[u64], count: usize) -> io::Result<()> {
    let (mut random, mut solver) = (Random::seed_from_u64(SEED), Solver::new(TABLE_BYTES).with_book());
    let mut kept = vec![0_usize; times_ms.len()];
    let mut done = 0;
    while done < count {
        let stones = STONES.start() + below(&mut random, STONES.end() - STONES.start() + 1);
        let Some((text, board)) = game(&mut random, stones) else { continue };
        let values =
            solver.moves(board, u64::MAX, &|| false, &mut |_, _| {}).expect("the solver has no stop condition");
        let best = values.iter().map(|valued| valued.proof.verdict).max();
        if best == Some(Verdict::Loss) || values.iter().all(|valued| valued.proof.verdict != Verdict::Loss) {
            continue;
        }
        done += 1;
        for (ms, kept) in times_ms.iter().zip(&mut kept) {
            let mut session = Session::new("connect-four", &json!({})).map_err(io::Error::other)?;
            session.play_all(&text).map_err(io::Error::other)?;
            let state = session.state();
            let limits = SearchLimits { ms: Some(*ms), ..SearchLimits::default() };
            let watch = ProcessorTime(ThreadTime::now());
            let thought = state.job(Settings { limits, seed: SEED, ..Settings::default() })(&watch);
            let mv = state.read_move(&thought.mv.unwrap_or_default()).ok();
            let played = values.iter().find(|valued| Some(valued.mv) == mv).map(|valued| valued.proof.verdict);
            if played == best {
                *kept += 1;
            } else {
                println!("{text}: {best:?} became {played:?} in {ms} ms ({} ms)", watch.elapsed().as_millis());
            }
        }
    }
    for (ms, kept) in times_ms.iter().zip(kept) {
        println!("{ms} ms: kept {kept} of {count}");
    }
    Ok(())
}
