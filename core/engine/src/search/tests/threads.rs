//! Tests of extreme limits and of failures in one of several threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;

use super::games::{search, settings};
use super::{CountingMonitor, tic_tac_toe};
use crate::game::{
    Exact, ExactSolver, FirstValue, Level, Move, NoSolver, PositionHistory, Proof, Random, Think, Trail, Tuning,
    testing::CountingGame,
};
use crate::games;
use crate::games::template::TicTacToe;
use crate::search::tree::{MOST_VISITS, Tree, TreeSettings};
use crate::search::workers::{Workers, clamped};
use crate::search::{
    SearchLimits, SearchMonitor, SearchView, Settings, StopConditions, StopFlag, Strength, SystemClock, Thinker,
    Unmonitored,
};

/// Regression test: the threads of a search share one limit of simulations.
#[test]
fn threads_share_simulation_limit() {
    let limits = SearchLimits { visits: Some(1_000), threads: 256, ..SearchLimits::default() };
    for game in games::all() {
        let state = game.open(&json!({})).expect("default options make a game");
        let view = search(state.as_ref(), Settings { limits, use_oracle: false, ..settings(0) }).view;
        assert_eq!((view.visits, view.new_visits), (1_000, 1_000), "{}", game.id());
        // The trees share the simulations, and each spends a few before its moves are told apart.
        assert!(view.candidates.iter().map(|mv| mv.visits).sum::<u64>() > 500, "{}", game.id());
    }
}

/// Regression test: a request for a million megabytes must not end the process.
#[test]
fn excessive_memory_limit_is_clamped() {
    for memory_bytes in [0, 1_000_000 << 20, u64::MAX] {
        let limits = SearchLimits { visits: Some(100), memory_bytes, ..SearchLimits::default() };
        let thought = Thinker::new().job(tic_tac_toe(""), Settings { limits, ..settings(0) })(&unwatched());
        assert_eq!(thought.view.visits, 100);
    }
}

/// Regression test: 256 threads on two processors ended a minute after the stop request.
#[test]
fn search_has_no_more_threads_than_processors() {
    let processors = std::thread::available_parallelism().expect("it is known").get();
    assert!(usize::from(clamped(u16::MAX)) <= processors);
    assert_eq!([0, 1].map(clamped), [1, 1]);
}

#[test]
fn worker_stops_at_stop_request_and_at_deadline() {
    let settings =
        TreeSettings { uses_oracle: false, uses_learning: true, is_plain: false, seed: 1, memory_bytes: 1 << 20 };
    let workers = Workers::new(&tic_tac_toe(""), settings, 2, None);
    if clamped(2) < 2 {
        return;
    }
    let flag = StopFlag::default();
    flag.raise();
    workers.search(0, StopConditions { flag: Some(&flag), deadline: None });
    let clock = SystemClock::default();
    workers.search(0, StopConditions { flag: None, deadline: Some((&clock, Duration::ZERO)) });
    assert_eq!(workers.begun(), 0);
}

#[test]
fn tree_stops_simulating_at_most_visits() {
    let settings =
        TreeSettings { uses_oracle: false, uses_learning: true, is_plain: false, seed: 1, memory_bytes: 1 << 20 };
    let history = tic_tac_toe("");
    let mut tree = Tree::<TicTacToe>::new(history.clone(), settings);
    tree.arena.nodes[0].visits = u32::try_from(MOST_VISITS).expect("it is counted in 32 bits") - 5;
    let workers = Workers::new(&history, settings, 1, None);
    let made = [(); 3].map(|()| workers.simulate(&mut tree, &mut Vec::new(), None));
    assert_eq!(made, [5, 0, 0]);
}

#[test]
fn search_starts_fresh_after_a_panic() {
    let thinker = Thinker::<OneThreadGame>::new();
    let limits = SearchLimits { threads: 3, ..SearchLimits::default() };
    let endless = Settings { keeps_tree: true, limits, stops_early: false, ..Settings::default() };
    let job = |settings| thinker.job(PositionHistory::new(OneThreadGame::START), settings);
    let panic =
        catch_unwind(AssertUnwindSafe(|| job(endless)(&CountingMonitor::endless()))).expect_err("a worker panics");
    assert_eq!(panic.downcast_ref(), Some(&"provoked"));
    let alone = Settings { limits: SearchLimits { visits: Some(300), ..SearchLimits::default() }, ..endless };
    let view = job(alone)(&CountingMonitor::endless()).view;
    assert_eq!((view.visits, view.new_visits), (300, 300));
}

#[test]
fn only_hints_and_analyses_use_several_threads() {
    let limits = SearchLimits { visits: Some(2_000), ..SearchLimits::default() };
    let run = |settings: Settings| {
        let job = Thinker::<OneThreadGame>::new().job(PositionHistory::new(OneThreadGame::START), settings);
        let ended = catch_unwind(AssertUnwindSafe(|| job(&CountingMonitor::endless())));
        (settings.limits.threads, ended.map(|thought| thought.view.new_visits).ok())
    };
    assert_eq!(run(Settings::for_analysis(3, 1)), (3, None), "the other two threads panic");
    assert_eq!(run(Settings::for_hint(3, 1)), (3, None));
    let (threads, made) = run(Settings::for_move(Strength::Level(1), OneThreadGame::levels(), 1));
    assert!(threads == 1 && made.is_some());
    assert_eq!(run(Settings::for_move(Strength::Limits(limits), &[], 1)), (1, Some(2_000)));
    assert_eq!(Settings::for_analysis(0, 1).limits.threads, 1);
}

/// The leading thread has made simulations by its tenth stop check, however little it gets to run.
#[test]
fn hint_reuses_tree_of_multithreaded_analysis() {
    let state =
        games::find("connect-four").expect("an offered game").open(&json!({})).expect("default options make a game");
    let results = |asked: Settings, visits| {
        let limits = SearchLimits { visits, ms: None, ..asked.limits };
        state.job(Settings { limits, use_oracle: false, ..asked })(&CountingMonitor::new(9)).view
    };
    assert!(results(Settings::for_analysis(3, 1), None).new_visits >= 9 * 16);
    let hint = results(Settings::for_hint(3, 1), Some(300));
    assert!(hint.visits > hint.new_visits, "{} of {} are new", hint.new_visits, hint.visits);
}

/// The kind of an endless game that can only be searched on the test's own thread; any other thread panics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OneThread;

type OneThreadGame = CountingGame<OneThread, { u16::MAX }>;

impl Think for OneThreadGame {
    type Memory = ();
    type Solver = NoSolver;

    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 1 };

    fn levels() -> &'static [Level] {
        TicTacToe::levels()
    }

    fn leaf_value(&self, (): &mut (), _: &mut Random, _: &mut Trail) -> FirstValue {
        // Test threads have names, worker threads have none.
        assert!(std::thread::current().name().is_some(), "provoked");
        FirstValue::DRAW
    }
}

fn unwatched() -> Unmonitored<'static> {
    static CLOCK: std::sync::LazyLock<SystemClock> = std::sync::LazyLock::new(SystemClock::default);
    Unmonitored::new(&*CLOCK)
}

/// Simulates on any thread; its solver waits for an assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Assisted;

type AssistedGame = CountingGame<Assisted, { u16::MAX }>;

/// The number of assistants asked for.
static ASKED: AtomicU32 = AtomicU32::new(0);
/// The number of assistants that began, and of those that were stopped.
static BEGUN: AtomicU32 = AtomicU32::new(0);
static STOPPED: AtomicU32 = AtomicU32::new(0);
/// Whether another thread than the leading one simulated after its assistant was stopped.
static HAS_SIMULATED: AtomicBool = AtomicBool::new(false);

#[derive(Default)]
struct AssistedSolver {
    is_assistant: bool,
    has_assistant: bool,
}

impl ExactSolver<AssistedGame> for AssistedSolver {
    fn solve(
        &mut self,
        _: &AssistedGame,
        _: u64,
        stop: &dyn Fn() -> bool,
        _: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact> {
        if self.is_assistant {
            BEGUN.fetch_add(1, Relaxed);
            wait_until(stop);
            STOPPED.fetch_add(1, Relaxed);
        } else if self.has_assistant {
            wait_until(&|| BEGUN.load(Relaxed) == ASKED.load(Relaxed));
        }
        None
    }

    fn assistant(&mut self, _: &AssistedGame, _: u64) -> Option<Self> {
        ASKED.fetch_add(1, Relaxed);
        self.has_assistant = true;
        Some(Self { is_assistant: true, has_assistant: false })
    }
}

/// Waits for a condition that holds soon unless the test fails.
fn wait_until(holds: &dyn Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_mins(2), "the condition does not hold");
        std::thread::yield_now();
    }
}

impl Think for AssistedGame {
    type Memory = ();
    type Solver = AssistedSolver;

    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 1 };

    fn levels() -> &'static [Level] {
        TicTacToe::levels()
    }

    fn leaf_value(&self, (): &mut (), _: &mut Random, _: &mut Trail) -> FirstValue {
        // Test threads have names, worker threads have none.
        if std::thread::current().name().is_none() && STOPPED.load(Relaxed) > 0 {
            HAS_SIMULATED.store(true, Relaxed);
        }
        FirstValue::DRAW
    }
}

/// A monitor that ends the search as soon as another thread simulates after its assistant.
struct UntilSimulated;

impl SearchMonitor for UntilSimulated {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&self) -> bool {
        HAS_SIMULATED.load(Relaxed)
    }

    fn wants_progress(&self) -> bool {
        false
    }

    fn progress(&self, _: SearchView) {}
}

#[test]
fn other_threads_assist_solver_and_then_simulate_unless_visits_are_limited() {
    let run = |settings: Settings| {
        Thinker::<AssistedGame>::new().job(PositionHistory::new(AssistedGame::START), settings)(&UntilSimulated)
    };
    let analysis = Settings::for_analysis(3, 1);
    let limits = SearchLimits { visits: Some(3_000), ..analysis.limits };
    run(Settings { limits, ..analysis });
    run(Settings { limits: SearchLimits { threads: 1, ..limits }, ..analysis });
    assert_eq!(ASKED.load(Relaxed), 0, "a limit of simulations makes the result reproducible");
    if clamped(3) < 2 {
        return;
    }
    run(analysis);
    let others = u32::from(clamped(3)) - 1;
    assert_eq!([&ASKED, &BEGUN, &STOPPED].map(|count| count.load(Relaxed)), [others; 3]);
}
