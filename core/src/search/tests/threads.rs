//! What is asked for beyond all measure, and what goes wrong on one thread of several.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use serde_json::json;

use super::games::{search, settings};
use super::tic_tac_toe;
use crate::games;
use crate::games::template::TicTacToe;
use crate::search::crew::Crew;
use crate::search::tree::{MOST_VISITS, Making, Tree};
use crate::search::{SearchLimits, SearchView, Settings, Style, SystemClock, Thinker, Unwatched, Watch};

/// A regression test: threads that counted each for itself once made a hundred times what was asked for.
#[test]
fn hundreds_of_threads_make_as_many_simulations_as_are_asked_for() {
    let limits = SearchLimits { visits: Some(1_000), threads: 256, ..SearchLimits::default() };
    for game in games::all() {
        let state = game.open(&json!({})).expect("default options make a game");
        let view = search(state.as_ref(), Settings { limits, use_oracle: false, ..settings(0) }).view;
        assert_eq!((view.visits, view.new_visits), (1_000, 1_000), "{}", game.id());
        assert!(view.candidates.iter().map(|turn| turn.visits).sum::<u64>() > 900, "{}", game.id());
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
    let making = Making { style: Style::Full, use_oracle: false, seed: 1, memory_bytes: 1 << 20 };
    let course = tic_tac_toe("");
    let mut tree = Tree::<TicTacToe>::new(course.clone(), making);
    tree.arena.nodes[0].visits = u32::try_from(MOST_VISITS).expect("it is counted in 32 bits") - 5;
    let crew = Crew::new(&course, &making, 1, None);
    let made = [(); 3].map(|()| crew.simulate(&mut tree, &mut Vec::new(), None));
    assert_eq!(made, [5, 0, 0]);
}

#[test]
fn a_search_after_one_that_panicked_begins_anew() {
    let thinker = Thinker::<TicTacToe>::new();
    let limits = SearchLimits { visits: Some(300), threads: 3, ..SearchLimits::default() };
    let settings = Settings { keeps_tree: true, limits, ..settings(0) };
    let endless = Settings { limits: SearchLimits { visits: None, ..limits }, ..settings };
    let job = |settings| thinker.job(tic_tac_toe("b2"), settings);
    let panic = catch_unwind(AssertUnwindSafe(|| job(endless)(&Falls).view)).expect_err("it panics");
    assert_eq!(panic.downcast_ref(), Some(&"provoked"));
    let view = job(settings)(&unwatched()).view;
    assert_eq!((view.visits, view.new_visits), (300, 300));
}

fn unwatched() -> Unwatched<'static> {
    static CLOCK: std::sync::LazyLock<SystemClock> = std::sync::LazyLock::new(SystemClock::default);
    Unwatched::new(&*CLOCK)
}

/// Panics when it is asked whether to stop.
struct Falls;

impl Watch for Falls {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&self) -> bool {
        panic!("provoked")
    }

    fn wants_progress(&self) -> bool {
        false
    }

    fn progress(&self, _: SearchView) {}
}
