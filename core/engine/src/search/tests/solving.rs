//! How far the exact solvers go when a host has said how far a search goes.

use std::cell::Cell;
use std::time::Duration;

use super::games::{after_random_moves, settings};
use crate::search::{
    Assignment, SearchLimits, SearchRequest, SearchView, Settings, Strength, SystemClock, Unwatched, Watch,
};

/// Counts how often a search asks whether to stop, and never stops it.
#[derive(Default)]
struct Counting(Cell<u32>);

impl Watch for Counting {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&self) -> bool {
        self.0.set(self.0.get() + 1);
        false
    }

    fn wants_progress(&self) -> bool {
        false
    }

    fn progress(&self, _: SearchView) {}
}

/// A game, and after how many random moves its solver is busy for seconds.
const HARD: [(&str, u32); 3] = [("connect-four", 10), ("connect-any", 10), ("pentago-twist", 24)];

#[test]
fn few_simulations_leave_the_solver_few_positions() {
    for (game, moves) in HARD {
        for seed in 0..4 {
            let watch = Counting::default();
            let state = after_random_moves(game, moves, seed);
            state.job(Settings { stops_early: true, ..settings(1) })(&watch);
            let asked = watch.0.get();
            assert!(asked <= 100, "{game} after {moves} turns of seed {seed} asked {asked} times");
        }
    }
}

#[test]
fn more_simulations_give_the_solver_more_positions() {
    for (game, moves) in HARD {
        let asked = |visits: u64| {
            let watch = Counting::default();
            after_random_moves(game, moves, 1).job(settings(visits))(&watch);
            u64::from(watch.0.get()) - visits / 16
        };
        assert!(asked(8_192) > 2 * asked(1_024), "{game}: {} and {}", asked(8_192), asked(1_024));
    }
}

#[test]
fn a_level_means_the_exact_knowledge_it_asks_for() {
    let level = SearchRequest { purpose: Assignment::Move(Strength::Level(8)), seed: 1, threads: 4 };
    let limits = SearchLimits { visits: Some(1), ..SearchLimits::default() };
    let custom = SearchRequest { purpose: Assignment::Custom(limits), seed: 1, threads: 4 };
    let nodes = |request| {
        let game = crate::games::find("connect-four").expect("it is offered");
        Settings::for_request(&request, game.levels()).solver_nodes(50)
    };
    assert!(nodes(level) >= 64_000_000, "as many as the solver ever looks at");
    assert!(nodes(custom) <= 100_000);
}

#[test]
fn simulations_mean_the_same_whatever_was_searched_before() {
    for (game, moves) in [("connect-four", 14), ("connect-any", 14), ("pentago-twist", 26)] {
        let state = after_random_moves(game, moves, 3);
        let clock = SystemClock::default();
        // The solver gives up; what it has seen so far would help it the next time.
        let search = || state.job(settings(1))(&Unwatched::new(&clock)).view;
        let first = search();
        for _ in 0..20 {
            assert_eq!(search(), first, "{game}");
        }
    }
}
