//! What is asked for beyond all measure, and what goes wrong on one thread of several.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use serde_json::json;

use super::games::{search, settings};
use super::tic_tac_toe;
use crate::game::{
    Action, Course, FirstValue, Level, Message, Move, MoveError, NoOptions, OptionError, OptionSpec, Random, Rules,
    Side, Status, Think, Trail, Tuning,
};
use crate::games;
use crate::games::template::TicTacToe;
use crate::search::tree::{MOST_VISITS, Tree, TreeSettings};
use crate::search::workers::Workers;
use crate::search::{
    Assignment, SearchLimits, SearchRequest, SearchView, Settings, Strength, SystemClock, Thinker, Unwatched, Watch,
};

/// A regression test: threads that counted each for itself once made a hundred times what was asked for.
#[test]
fn hundreds_of_threads_make_as_many_simulations_as_are_asked_for() {
    let limits = SearchLimits { visits: Some(1_000), threads: 256, ..SearchLimits::default() };
    for game in games::all() {
        let state = game.open(&json!({})).expect("default options make a game");
        let view = search(state.as_ref(), Settings { limits, use_oracle: false, ..settings(0) }).view;
        assert_eq!((view.visits, view.new_visits), (1_000, 1_000), "{}", game.id());
        // Up to 63 trees share them, and each spends a few before its moves are told apart.
        assert!(view.candidates.iter().map(|mv| mv.visits).sum::<u64>() > 500, "{}", game.id());
    }
}

/// A regression test: asking for a million megabytes once ended the process.
#[test]
fn memory_beyond_all_measure_is_clamped() {
    for memory_bytes in [0, 1_000_000 << 20, u64::MAX] {
        let limits = SearchLimits { visits: Some(100), memory_bytes, ..SearchLimits::default() };
        let thought = Thinker::new().job(tic_tac_toe(""), Settings { limits, ..settings(0) })(&unwatched());
        assert_eq!(thought.view.visits, 100);
    }
}

#[test]
fn a_tree_that_can_count_no_further_makes_no_simulation() {
    let settings =
        TreeSettings { uses_oracle: false, uses_learning: true, is_plain: false, seed: 1, memory_bytes: 1 << 20 };
    let course = tic_tac_toe("");
    let mut tree = Tree::<TicTacToe>::new(course.clone(), settings);
    tree.arena.nodes[0].visits = u32::try_from(MOST_VISITS).expect("it is counted in 32 bits") - 5;
    let workers = Workers::new(&course, settings, 1, None);
    let made = [(); 3].map(|()| workers.simulate(&mut tree, &mut Vec::new(), None));
    assert_eq!(made, [5, 0, 0]);
}

#[test]
fn a_search_after_one_that_panicked_begins_anew() {
    let thinker = Thinker::<Counting>::new();
    let limits = SearchLimits { threads: 3, ..SearchLimits::default() };
    let endless = Settings { keeps_tree: true, limits, stops_early: false, ..Settings::default() };
    let job = |settings| thinker.job(Course::new(Counting(0)), settings);
    let panic = catch_unwind(AssertUnwindSafe(|| job(endless)(&Patient))).err().expect("a worker panics");
    assert_eq!(panic.downcast_ref(), Some(&"provoked"));
    let alone = Settings { limits: SearchLimits { visits: Some(300), ..SearchLimits::default() }, ..endless };
    let view = job(alone)(&Patient).view;
    assert_eq!((view.visits, view.new_visits), (300, 300));
}

#[test]
fn who_looks_on_gets_the_threads_there_are_and_the_computer_moves_with_one() {
    let limits = SearchLimits { visits: Some(2_000), ..SearchLimits::default() };
    let run = |purpose| {
        let request = SearchRequest { purpose, seed: 1, threads: 3 };
        let settings = Settings::for_request(&request, Counting::levels());
        let job = Thinker::<Counting>::new().job(Course::new(Counting(0)), settings);
        let ended = catch_unwind(AssertUnwindSafe(|| job(&Patient)));
        (settings.limits.threads, ended.map(|thought| thought.view.new_visits).ok())
    };
    assert_eq!(run(Assignment::Analysis), (3, None), "the other two panic");
    assert_eq!(run(Assignment::Hint), (3, None));
    let (threads, made) = run(Assignment::Move(Strength::Level(1)));
    assert!(threads == 1 && made.is_some());
    assert_eq!(run(Assignment::Move(Strength::Limits(limits))), (1, Some(2_000)));
    let alone = SearchRequest { purpose: Assignment::Analysis, seed: 1, threads: 0 };
    assert_eq!(Settings::for_request(&alone, Counting::levels()).limits.threads, 1);
}

/// However little the leading thread gets to run, it has made simulations when it has looked so often.
#[test]
fn a_hint_goes_on_where_an_analysis_of_several_threads_has_been() {
    let state =
        games::find("connect-four").expect("it is offered").open(&json!({})).expect("default options make a game");
    let thought = |purpose, visits| {
        let asked = Settings::for_request(&SearchRequest { purpose, seed: 1, threads: 3 }, TicTacToe::levels());
        let limits = SearchLimits { visits, ms: None, ..asked.limits };
        state.job(Settings { limits, use_oracle: false, ..asked })(&Looking(Cell::new(10))).view
    };
    assert!(thought(Assignment::Analysis, None).new_visits >= 9 * 16);
    let hint = thought(Assignment::Hint, Some(300));
    assert!(hint.visits > hint.new_visits, "{} of {} are new", hint.new_visits, hint.visits);
}

/// A game without an end that is thought about on the thread of the test alone: every other one panics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counting(u64);

impl Rules for Counting {
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

impl Think for Counting {
    type Memory = ();

    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 1 };

    fn levels() -> &'static [Level] {
        TicTacToe::levels()
    }

    fn leaf_value(&self, (): &mut (), _: &mut Random, _: &mut Trail) -> FirstValue {
        // The threads of tests have names, those of workers have none.
        assert!(std::thread::current().name().is_some(), "provoked");
        FirstValue::DRAW
    }
}

fn unwatched() -> Unwatched<'static> {
    static CLOCK: std::sync::LazyLock<SystemClock> = std::sync::LazyLock::new(SystemClock::default);
    Unwatched::new(&*CLOCK)
}

/// Never wants anything.
struct Patient;

impl Watch for Patient {
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

/// Whoever has looked so often has seen enough.
struct Looking(Cell<u32>);

impl Watch for Looking {
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
