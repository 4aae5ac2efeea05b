//! Hidden screens run no search and an idle app wakes no thread, so that the app does not drain the battery.

use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use super::driver::TestDriver as _;
use super::fixture::{THINKER, TestApp};
use crate::{CivilDate, Match, MatchState, StudyEntry};
use fivefold_engine::{game::Side, games, search::MEMORY_BYTES, session::Player};

/// The longest wait for a thread to end on the slowest machine.
const TIMEOUT: Duration = Duration::from_mins(2);

impl TestApp {
    /// Returns the number of running searches: the handles of the listener beside those of the app and the test.
    fn search_count(&self) -> usize {
        Arc::strong_count(&self.listener) - 2
    }

    /// Waits until no search runs.
    fn wait_until_at_rest(&self, after: &str) {
        let deadline = Instant::now() + TIMEOUT;
        while self.search_count() > 0 {
            assert!(Instant::now() < deadline, "a thread still runs after {after}");
            thread::yield_now();
        }
    }

    /// Asserts that reading states starts no search and does not read the clock.
    fn assert_at_rest(&mut self, open: &[Match]) {
        let (drawn, now) = (self.seeds_drawn(), self.now_ms());
        for game in open {
            let state = game.state();
            assert_eq!((state.clone(), self.search_count()), (game.state(), 0), "{}", state.game);
        }
        drop((self.app.home(), self.app.statistics(), self.app.learn(), self.app.puzzles()));
        assert_eq!((self.search_count(), self.seeds_drawn(), self.now_ms()), (0, drawn, now));
    }
}

fn is_analyzing(state: &MatchState) -> bool {
    state.analysis.as_ref().is_some_and(|analysis| analysis.is_running)
}

#[test]
fn app_is_idle_while_persons_are_to_move() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(CivilDate { year: 2026, month: 2, day: 28 });
    let games: Vec<Match> = games::all().iter().map(|game| fixture.people(game.id())).collect();
    for game in &games {
        game.shown();
    }
    fixture.assert_at_rest(&games);
    let study = fixture.app.study(&StudyEntry::Daily).expect("the game has puzzles");
    study.shown();
    fixture.assert_at_rest(&games);
}

#[test]
fn hidden_match_leaves_no_thread() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("lines-of-action");
    game.shown();
    game.play(&game.legal_moves()[0].text);
    assert_eq!(fixture.search_count(), 1, "the computer thinks");
    game.hidden();
    fixture.wait_until_at_rest("hiding the match during the computer's search");
    game.undo();
    game.set_player(Side::Second, Player::Human);
    game.shown();
    assert!(is_analyzing(&game.set_analysis(true)));
    game.hidden();
    fixture.wait_until_at_rest("hiding the match during analysis");
    game.shown();
    game.set_analysis(false);
    fixture.wait_until_at_rest("switching off the analysis");
    game.hint();
    game.hidden();
    fixture.wait_until_at_rest("hiding the match during a hint");
    let open = [game];
    fixture.assert_at_rest(&open);
    let [game] = open;
    game.shown();
    game.set_analysis(true);
    drop(game);
    fixture.wait_until_at_rest("dropping the match");
}

#[test]
fn match_in_two_windows_searches_once() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("lines-of-action");
    game.shown();
    let other = fixture.app.open_match(game.number()).expect("the match is stored");
    other.shown();
    game.play(&game.legal_moves()[0].text);
    assert_eq!(fixture.search_count(), 1);
    drop(other);
    assert_eq!(fixture.search_count(), 1, "one window remains");
    drop(game);
    fixture.wait_until_at_rest("dropping both windows");
}

#[test]
fn finished_match_and_review_leave_no_thread() {
    let mut fixture = TestApp::default();
    let players = [Player::Human, THINKER];
    let game = fixture.received("tic-tac-toe", &json!({}), players, "a1 a2 b1 c1 b2 c3 b3");
    game.shown();
    let study = fixture.app.study(&StudyEntry::Review { number: game.number() }).expect("the match is stored");
    study.shown();
    study.hidden();
    fixture.wait_until_at_rest("hiding the review");
    study.shown();
    while study.state().progress.is_some() {
        study.heard(fixture.next_message());
    }
    fixture.wait_until_at_rest("judging every move");
    fixture.assert_at_rest(&[game]);
}

#[test]
fn analysis_stops_for_good_when_converged() {
    for threads in [1, 3] {
        ends_by_itself(TestApp::of_threads(threads));
    }
}

fn ends_by_itself(mut fixture: TestApp) {
    let game = fixture.people("lines-of-action");
    game.shown();
    let mut state = game.set_analysis(true);
    for _ in 0..10_000 {
        if !is_analyzing(&state) {
            break;
        }
        // Half a minute passes between two messages.
        fixture.clock.pass(30_000);
        state = game.heard(fixture.next_message());
    }
    assert!(!is_analyzing(&state), "the analysis never converged");
    let analysis = state.analysis.expect("the analysis is on");
    assert!(!analysis.is_proven && !analysis.rows.is_empty(), "{analysis:?}");
    fixture.wait_until_at_rest("convergence");
    let open = [game];
    fixture.assert_at_rest(&open);
    let [game] = open;
    game.hidden();
    assert!(!is_analyzing(&game.shown()), "a converged analysis does not restart");
    assert!(is_analyzing(&game.play(&game.legal_moves()[0].text)), "a new position is analyzed");
}

#[test]
fn shown_matches_share_memory_of_one_search_tree() {
    let mut fixture = TestApp::default();
    let opened = ["bridgit", "lines-of-action", "connect-any"].map(|game| fixture.people(game));
    let all = || opened.iter().filter_map(|game| game.lock().searcher.tree_bytes()).sum::<u64>();
    for (number, game) in (1..).zip(&opened) {
        game.shown();
        game.set_analysis(true);
        assert!(all() <= MEMORY_BYTES, "{} bytes", all());
        let running = opened.iter().filter(|game| game.lock().searcher.tree_bytes().is_some());
        assert_eq!(running.count(), number, "the others go on");
    }
    opened[1].hidden();
    assert_eq!(opened[1].lock().searcher.tree_bytes(), None);
    drop(fixture.people("connect-four").shown());
    opened[2].hidden();
    opened[0].hidden();
    opened[0].shown();
    assert_eq!(all(), MEMORY_BYTES, "a match alone has everything");
}
