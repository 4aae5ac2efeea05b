//! Tests of extreme limits and of failures in one of several threads.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use serde_json::json;

use super::games::{search, settings};
use super::tic_tac_toe;
use crate::game::{
    Action, FirstValue, Level, Message, Move, MoveError, NoOptions, NoSolver, OptionError, OptionSpec, PositionHistory,
    Random, Rules, Side, Status, Think, Trail, Tuning,
};
use crate::games;
use crate::games::template::TicTacToe;
use crate::search::tree::{MOST_VISITS, Tree, TreeSettings};
use crate::search::workers::Workers;
use crate::search::{SearchLimits, SearchMonitor, SearchView, Settings, Strength, SystemClock, Thinker, Unmonitored};

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
    let job = |settings| thinker.job(PositionHistory::new(OneThreadGame(0)), settings);
    let panic = catch_unwind(AssertUnwindSafe(|| job(endless)(&EndlessMonitor))).err().expect("a worker panics");
    assert_eq!(panic.downcast_ref(), Some(&"provoked"));
    let alone = Settings { limits: SearchLimits { visits: Some(300), ..SearchLimits::default() }, ..endless };
    let view = job(alone)(&EndlessMonitor).view;
    assert_eq!((view.visits, view.new_visits), (300, 300));
}

#[test]
fn only_hints_and_analyses_use_several_threads() {
    let limits = SearchLimits { visits: Some(2_000), ..SearchLimits::default() };
    let run = |settings: Settings| {
        let job = Thinker::<OneThreadGame>::new().job(PositionHistory::new(OneThreadGame(0)), settings);
        let ended = catch_unwind(AssertUnwindSafe(|| job(&EndlessMonitor)));
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
        state.job(Settings { limits, use_oracle: false, ..asked })(&CheckLimit(Cell::new(10))).view
    };
    assert!(results(Settings::for_analysis(3, 1), None).new_visits >= 9 * 16);
    let hint = results(Settings::for_hint(3, 1), Some(300));
    assert!(hint.visits > hint.new_visits, "{} of {} are new", hint.new_visits, hint.visits);
}

/// An endless game that can only be searched on the test's own thread; any other thread panics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OneThreadGame(u64);

impl Rules for OneThreadGame {
    type Options = NoOptions;

    const ACTIONS: usize = 3;

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn start(_: &NoOptions) -> Result<Self, OptionError> {
        Ok(Self(0))
    }

    fn status(&self) -> Status {
        Status::ToMove(Side::BOTH[usize::from(self.0 % 2 == 1)])
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        into.extend([Action(0), Action(1), Action(2)]);
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        (action.0 > 2).then(|| Message::new("refuse-action").number("action", action.0))
    }

    fn play_unchecked(&mut self, _: Action) {
        self.0 += 1;
    }

    fn key(&self) -> u64 {
        self.0
    }

    fn move_text(&self, mv: Move) -> String {
        format!("{mv:?}")
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        Err(MoveError::unreadable(text))
    }
}

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

/// A monitor that never stops the search.
struct EndlessMonitor;

impl SearchMonitor for EndlessMonitor {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&self) -> bool {
        false
    }

    fn wants_progress(&self) -> bool {
        false
    }

    fn progress(&self, _: SearchView) {}
}

/// A monitor that stops the search after this many checks.
struct CheckLimit(Cell<u32>);

impl SearchMonitor for CheckLimit {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&self) -> bool {
        self.0.set(self.0.get().saturating_sub(1));
        self.0.get() == 0
    }

    fn wants_progress(&self) -> bool {
        false
    }

    fn progress(&self, _: SearchView) {}
}
