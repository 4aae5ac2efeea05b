use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::tic_tac_toe;
use crate::search::{
    ListenerFault, Purpose, Search, SearchLimits, SearchListener, SearchOutcome, SearchProgress, SearchReport,
    SearchRequest, Settings, SystemClock, Task, Thinker,
};

/// Tells a channel of everything and does what it is told at progress.
struct Ear {
    reports: Mutex<Sender<SearchReport>>,
    at_progress: Box<dyn Fn() -> Result<(), ListenerFault> + Send + Sync>,
}

impl SearchListener for Ear {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        (self.at_progress)()
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.reports.lock().expect("nobody panics here").send(report).expect("somebody listens");
        Ok(())
    }
}

fn start(
    purpose: Purpose,
    at_progress: impl Fn() -> Result<(), ListenerFault> + Send + Sync + 'static,
) -> (Search, Receiver<SearchReport>) {
    let request = SearchRequest { purpose, seed: 1 };
    let settings = Settings::for_request(&request, <crate::games::template::TicTacToe as crate::game::Think>::levels());
    let job = Thinker::new().job(tic_tac_toe(""), Settings { stops_early: false, ..settings });
    let (sender, receiver) = channel();
    let ear = Ear { reports: Mutex::new(sender), at_progress: Box::new(at_progress) };
    let task = Task { job, turn: 0, least_ms: 0, clock: Arc::new(SystemClock::default()) };
    (Search::start(task, Arc::new(ear)).expect("there are threads"), receiver)
}

const PATIENCE: Duration = Duration::from_secs(20);

#[test]
fn a_search_reports_its_move_once() {
    let limits = SearchLimits { visits: Some(100), ..SearchLimits::default() };
    let (search, reports) = start(Purpose::Custom(limits), || Ok(()));
    let report = reports.recv_timeout(PATIENCE).expect("a report");
    assert_eq!(report.search, search.id());
    assert!(matches!(report.outcome, SearchOutcome::Move { .. }));
    assert_eq!(report.view.candidates.len(), 9);
    assert!(reports.recv_timeout(PATIENCE).is_err(), "the listener is gone without another word");
}
