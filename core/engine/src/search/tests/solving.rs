//! Tests of the exact solvers' limits in a search with limits.

use super::CountingMonitor;
use super::games::{after_random_moves, settings};
use crate::search::{Settings, Strength, SystemClock, Unmonitored};

/// Games, and a number of random moves after which the solver takes seconds.
const HARD: [(&str, u32); 3] = [("connect-four", 10), ("connect-any", 10), ("pentago-twist", 24)];

#[test]
fn solver_positions_are_few_when_simulations_are_few() {
    for (game, moves) in HARD {
        for seed in 0..4 {
            let watch = CountingMonitor::endless();
            let state = after_random_moves(game, moves, seed);
            state.job(Settings { stops_early: true, ..settings(1) })(&watch);
            let asked = watch.checks.get();
            assert!(asked <= 100, "{game} after {moves} moves of seed {seed} asked {asked} times");
        }
    }
}

#[test]
fn solver_positions_grow_with_simulations() {
    for (game, moves) in HARD {
        let asked = |visits: u64| {
            let watch = CountingMonitor::endless();
            after_random_moves(game, moves, 1).job(settings(visits))(&watch);
            u64::from(watch.checks.get()) - visits / 16
        };
        assert!(asked(8_192) > 2 * asked(1_024), "{game}: {} and {}", asked(8_192), asked(1_024));
    }
}

#[test]
fn level_does_not_limit_solver_by_visits() {
    let game = crate::games::find("connect-four").expect("it is offered");
    let level = Settings::for_move(Strength::Level(8), game.levels(), 1);
    assert!(level.solver_nodes(50) >= 64_000_000, "the solver is in effect unlimited");
    assert!(settings(1).solver_nodes(50) <= 100_000);
}

#[test]
fn result_is_reproducible_when_visits_are_limited() {
    for (game, moves) in [("connect-four", 14), ("connect-any", 14), ("pentago-twist", 26)] {
        let state = after_random_moves(game, moves, 3);
        let clock = SystemClock::default();
        // The solver gives up; its memory would help a second search.
        let search = || state.job(settings(1))(&Unmonitored::new(&clock)).view;
        let first = search();
        for _ in 0..20 {
            assert_eq!(search(), first, "{game}");
        }
    }
}
