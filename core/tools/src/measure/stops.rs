//! The stopping time of a search.

use std::io;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fivefold_engine::games::GameState;
use fivefold_engine::search::{
    ListenerFault, Search, SearchLimits, SearchListener, SearchProgress, SearchReport, SearchTask, Settings,
    SystemClock,
};

use super::boards::Boards;
use super::quantile;

/// The time limit.
const LIMIT: Duration = Duration::from_millis(200);

/// The number of searches of each game.
const TIMES: usize = 500;

/// A listener that sends the time of the last message.
struct Recorder(Mutex<Sender<Instant>>);

impl SearchListener for Recorder {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        Ok(())
    }

    fn on_finished(&self, _: SearchReport) -> Result<(), ListenerFault> {
        let sender = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sender.send(Instant::now()).map_err(|error| ListenerFault { reason: error.to_string() })
    }
}

/// Starts a search, calls `request` with it, and returns its result with the time of the last message.
fn until_finished<T>(
    state: &dyn GameState,
    ms: Option<u64>,
    request: impl FnOnce(&Search) -> T,
) -> io::Result<(T, Instant)> {
    let limits = SearchLimits { ms, ..SearchLimits::default() };
    let job = state.job(Settings { limits, stops_early: false, ..Settings::default() });
    let task = SearchTask { job, match_number: None, mv: 0, least_ms: 0, clock: Arc::new(SystemClock::default()) };
    let (finished, end) = channel();
    let search = Search::start(task, Arc::new(Recorder(Mutex::new(finished)))).map_err(io::Error::other)?;
    let result = request(&search);
    Ok((result, end.recv().map_err(io::Error::other)?))
}

/// Prints the milliseconds from a stop request to the last message, and the overrun of time limits.
pub fn measure(boards: &Boards) -> io::Result<()> {
    println!("| board | request | median ms | 99 of 100 within | longest |\n|---|---|---|---|---|");
    for (name, state) in &boards.0 {
        let others = [state.as_ref(), state.as_ref()].map(|state| {
            let job = state.job(Settings { stops_early: false, ..Settings::default() });
            let task =
                SearchTask { job, match_number: None, mv: 0, least_ms: 0, clock: Arc::new(SystemClock::default()) };
            Search::start(task, Arc::new(Recorder(Mutex::new(channel().0))))
        });
        let (mut cancels, mut moves, mut limits) = (Vec::new(), Vec::new(), Vec::new());
        for number in 0..TIMES {
            // Within the first tenth of a second: while the tree starts to grow and while a solver runs.
            let pause = Duration::from_millis((number % 100) as u64);
            let is_cancel = number % 2 == 0;
            let (asked, ended) = until_finished(state.as_ref(), None, |search| {
                thread::sleep(pause);
                let asked = Instant::now();
                if is_cancel {
                    search.cancel();
                } else {
                    search.move_now();
                }
                asked
            })?;
            let after = ended.saturating_duration_since(asked);
            if is_cancel { cancels.push(after) } else { moves.push(after) }
        }
        for _ in 0..TIMES / 20 {
            let ms = u64::try_from(LIMIT.as_millis()).ok();
            let (began, ended) = until_finished(state.as_ref(), ms, |_| Instant::now())?;
            limits.push(ended.saturating_duration_since(began).saturating_sub(LIMIT));
        }
        drop(others);
        for (request, mut after) in [("cancel", cancels), ("move now", moves), ("200 ms, exceeded by", limits)] {
            let ms = |time: Duration| time.as_secs_f64() * 1e3;
            let (median, most, longest) =
                (quantile(&mut after, 50)?, quantile(&mut after, 99)?, quantile(&mut after, 100)?);
            println!("| {name} | {request} | {:.1} | {:.1} | {:.1} |", ms(median), ms(most), ms(longest));
        }
    }
    Ok(())
}
