//! What nobody sees does not think, and at rest no thread wakes: a battery is not ours to spend.

use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use super::hands::TestDriver as _;
use super::world::{THINKER, TestApp};
use crate::{CivilDate, Match, MatchState};
use fivefold_engine::{game::Side, games, session::Player};

/// Longer than a thread takes to end on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(2);

impl TestApp {
    /// How many threads search. Each holds the host's ear, and nobody else does but the app and the test.
    fn searching(&self) -> usize {
        Arc::strong_count(&self.post) - 2
    }

    /// Waits until no thread searches any more.
    fn comes_to_rest(&self, after: &str) {
        let deadline = Instant::now() + PATIENCE;
        while self.searching() > 0 {
            assert!(Instant::now() < deadline, "a thread goes on after {after}");
            thread::yield_now();
        }
    }

    /// Says that it does not go on: no search runs or is begun, and none looks at the clock, whatever is looked at.
    fn rests(&mut self, open: &[Match]) {
        let (drawn, now) = (self.drawn(), self.now_ms());
        for game in open {
            let state = game.state();
            assert_eq!((state.clone(), self.searching()), (game.state(), 0), "{}", state.game);
        }
        drop((self.app.home(), self.app.statistics(), self.app.learn()));
        assert_eq!((self.searching(), self.drawn(), self.now_ms()), (0, drawn, now));
    }
}

fn is_analysing(state: &MatchState) -> bool {
    state.analysis.as_ref().is_some_and(|analysis| analysis.is_running)
}

#[test]
fn an_app_in_which_a_person_is_to_move_does_nothing_however_many_games_are_seen() {
    let mut world = TestApp::default();
    world.app.set_today(CivilDate { year: 2026, month: 2, day: 28 });
    let games: Vec<Match> = games::all().iter().map(|game| world.people(game.id())).collect();
    for game in &games {
        game.shown();
    }
    world.rests(&games);
    let study = world.app.daily().expect("there are puzzles");
    study.shown();
    world.rests(&games);
}

#[test]
fn what_nobody_sees_leaves_no_thread() {
    let mut world = TestApp::default();
    let game = world.against_thinker("lines-of-action");
    game.shown();
    game.play(&game.legal_moves()[0].text);
    assert_eq!(world.searching(), 1, "the computer thinks");
    game.hidden();
    world.comes_to_rest("the computer's turn was hidden");
    game.undo();
    game.set_player(Side::Second, Player::Human);
    game.shown();
    assert!(is_analysing(&game.set_analysis(true)));
    game.hidden();
    world.comes_to_rest("the analysis was hidden");
    game.shown();
    game.set_analysis(false);
    world.comes_to_rest("the analysis was put away");
    game.hint();
    game.hidden();
    world.comes_to_rest("the hint was hidden");
    let open = [game];
    world.rests(&open);
    let [game] = open;
    game.shown();
    game.set_analysis(true);
    drop(game);
    world.comes_to_rest("the screen is gone");
}

#[test]
fn two_windows_over_a_match_search_once() {
    let mut world = TestApp::default();
    let game = world.against_thinker("lines-of-action");
    game.shown();
    let other = world.app.open_match(game.number()).expect("it is kept");
    other.shown();
    game.play(&game.legal_moves()[0].text);
    assert_eq!(world.searching(), 1);
    drop(other);
    assert_eq!(world.searching(), 1, "one window still shows it");
    drop(game);
    world.comes_to_rest("both windows are gone");
}

#[test]
fn an_end_and_a_review_that_is_finished_or_hidden_leave_no_thread() {
    let mut world = TestApp::default();
    let players = [Player::Human, THINKER];
    let game = world.received("tic-tac-toe", &json!({}), players, "a1 a2 b1 c1 b2 c3 b3");
    game.shown();
    let study = world.app.review(game.number()).expect("it is kept");
    study.shown();
    study.hidden();
    world.comes_to_rest("the review was hidden");
    study.shown();
    while study.state().progress.is_some() {
        study.heard(world.overhear());
    }
    world.comes_to_rest("everything is judged");
    world.rests(&[game]);
}

#[test]
fn an_analysis_that_has_nothing_to_add_ends_by_itself_and_is_not_begun_again() {
    for threads in [1, 3] {
        ends_by_itself(TestApp::of_threads(threads));
    }
}

fn ends_by_itself(mut world: TestApp) {
    let game = world.people("lines-of-action");
    game.shown();
    let mut state = game.set_analysis(true);
    for _ in 0..10_000 {
        if !is_analysing(&state) {
            break;
        }
        // Half a minute goes by between two messages.
        world.clock.pass(30_000);
        state = game.heard(world.overhear());
    }
    assert!(!is_analysing(&state), "it goes on after days");
    let analysis = state.analysis.expect("it is on");
    assert!(!analysis.is_proven && !analysis.line.is_empty(), "{analysis:?}");
    world.comes_to_rest("nothing was added");
    let open = [game];
    world.rests(&open);
    let [game] = open;
    game.hidden();
    assert!(!is_analysing(&game.shown()), "nothing would be added");
    assert!(is_analysing(&game.play(&game.legal_moves()[0].text)), "another position");
}
