use std::sync::{Arc, mpsc};
use std::time::Duration;

use super::{against_computer, shown, tic_tac_toe, touch};
use crate::{
    game::{Side, Target},
    search::{Clock, SearchLimits, SearchOutcome, SearchReport, StopFlag},
    session::{Limits, Player, SearchError, SearchPurpose, Session, Touched},
    text::Language,
};

/// A clock on which waiting takes no time.
struct InstantClock;

impl Clock for InstantClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn wait(&self, _: Duration, stop: &StopFlag) {
        stop.raise();
    }
}

fn search(session: &mut Session, purpose: SearchPurpose) -> SearchReport {
    let (sender, receiver) = mpsc::channel();
    let clock = Arc::new(crate::search::SystemClock::default());
    let search = session.start_search(purpose, 1, clock, Arc::new(sender)).expect("a search is possible");
    let report = receiver.recv().expect("every search ends with a report");
    assert_eq!(report.search, search.id());
    report
}

const FEW: SearchPurpose =
    SearchPurpose::Custom(SearchLimits { visits: Some(200), ms: None, threads: 1, memory_bytes: 1 << 20 });

#[test]
fn computer_plays_reported_move() {
    let mut session = tic_tac_toe("a1 b1 a2 b2");
    let limits = Limits { visits: Some(500), ms: None };
    session.set_player(Side::First, Player::Limits(limits)).expect("any limits are allowed");
    let report = search(&mut session, SearchPurpose::Move);
    assert!(matches!(session.apply(&report), Ok(Touched::Done { .. })));
    assert_eq!(shown(&session)[4], "a3", "it wins at once");
    assert_eq!(session.apply(&report).expect_err("the move is played").key, "refuse-stale");
}

#[test]
fn report_for_other_position_is_refused() {
    let mut session = tic_tac_toe("a1");
    let report = search(&mut session, FEW);
    touch(&mut session, "b2");
    assert_eq!(session.apply(&report).expect_err("the position has changed").key, "refuse-stale");
    session.undo();
    assert_eq!(session.apply(&report).expect_err("the position has changed twice").key, "refuse-stale");
    let mut other = tic_tac_toe("a1");
    assert_eq!(other.apply(&report).expect_err("not its search").key, "refuse-stale");
}

#[test]
fn report_stays_valid_when_pick_is_dropped() {
    let mut session = Session::new("lines-of-action", &serde_json::Value::Null).expect("a known game");
    let report = search(&mut session, FEW);
    let picked = session.snapshot(Language::ENGLISH).marks[0].place;
    session.touch(Target::Place(picked));
    assert!(session.drop_partial());
    assert!(matches!(session.apply(&report), Ok(Touched::Done { .. })));
    let mut session = Session::new("pentago-twist", &serde_json::Value::Null).expect("a known game");
    touch(&mut session, "c4");
    let report = search(&mut session, FEW);
    assert!(session.drop_partial());
    assert_eq!(session.apply(&report).expect_err("the search continued the partial move").key, "refuse-stale");
}

#[test]
fn report_for_other_player_is_refused() {
    let mut session = against_computer(Side::Second, "a1");
    let report = search(&mut session, SearchPurpose::Move);
    session.set_player(Side::Second, Player::Human).expect("a human always may");
    assert_eq!(session.apply(&report).expect_err("a human plays").key, "refuse-stale");
}

#[test]
fn cancelled_search_plays_no_move() {
    let mut session = Session::new("pentago-twist", &serde_json::Value::Null).expect("a known game");
    let (sender, receiver) = mpsc::channel();
    let listener = Arc::new(sender);
    let search = session.start_search(SearchPurpose::Analysis, 1, Arc::new(InstantClock), listener);
    search.expect("a search is possible").cancel();
    let report = receiver.recv().expect("every search ends with a report");
    assert_eq!(report.outcome, SearchOutcome::Cancelled);
    assert_eq!(session.apply(&report).expect_err("there is no move").key, "refuse-no-move");
}

#[test]
fn search_is_refused_without_moves() {
    let refused = |session: &mut Session, purpose| {
        let listener = Arc::new(mpsc::channel().0);
        match session.start_search(purpose, 1, Arc::new(InstantClock), listener) {
            Err(SearchError::Refused(reason)) => reason.key,
            other => panic!("{other:?}"),
        }
    };
    let mut over = tic_tac_toe("a1 a2 b1 b2 c1");
    assert_eq!(refused(&mut over, SearchPurpose::Hint), "refuse-over");
    let mut human = tic_tac_toe("");
    assert_eq!(refused(&mut human, SearchPurpose::Move), "refuse-human-turn");
    human.set_confirm(true);
    touch(&mut human, "a1");
    assert_eq!(refused(&mut human, SearchPurpose::Hint), "refuse-held");
}

#[test]
fn analysis_of_held_move_plays_nothing() {
    let mut session = tic_tac_toe("a1 b1 a2 b2 c1 c2");
    session.set_confirm(true);
    touch(&mut session, "b3");
    let report = search(&mut session, SearchPurpose::Analysis);
    assert_eq!(session.apply(&report).expect_err("a move waits").key, "refuse-held");
    assert!(session.awaits_confirmation());
}

#[test]
fn same_seed_gives_same_report() {
    let view = || search(&mut tic_tac_toe("b2"), FEW).view;
    assert_eq!(view(), view());
}

/// Regression test: every hidden match kept the tree of its last search, of up to 64 MiB.
#[test]
fn forgotten_search_leaves_no_tree() {
    let mut session = tic_tac_toe("");
    search(&mut session, SearchPurpose::Hint);
    let kept = search(&mut session, SearchPurpose::Hint).view;
    assert!(kept.visits > kept.new_visits, "the tree grows on");
    session.forget_searches();
    let begun = search(&mut session, SearchPurpose::Hint).view;
    assert_eq!(begun.visits, begun.new_visits);
}
