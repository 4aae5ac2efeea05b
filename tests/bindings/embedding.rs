//! The interface for programs with their own board: a match with its rules, and searches.

use std::sync::Arc;

use fivefold::{
    FivefoldError, Player, PressFilter, Proof, Search, SearchLimits, SearchOutcome, SearchPurpose, Session, Side,
    Stopped, Verdict, provoke_fault,
};

use crate::listener::{Callbacks, RecordingListener};

fn session(moves: &[&str]) -> Arc<Session> {
    let session = Session::new("connect-four", "en").expect("a known game");
    for mv in moves {
        session.play(mv).expect("a legal move");
    }
    session
}

fn visits(visits: u64) -> SearchPurpose {
    SearchPurpose::Custom { limits: SearchLimits { visits: Some(visits), ms: None, threads: 1, memory_bytes: None } }
}

/// Starts a search and returns all its callbacks.
fn search(session: &Session, purpose: SearchPurpose, then: impl Fn(&Search) -> Result<(), FivefoldError>) -> Callbacks {
    let listener = RecordingListener::new();
    let search = session.start_search(purpose, 7, listener.clone()).expect("a search of an open match");
    then(&search).expect("no fault");
    let callbacks = listener.wait_for_report();
    assert_eq!(callbacks.reports[0].search.0, search.id().expect("no fault"));
    while !search.is_finished().expect("no fault") {
        std::thread::yield_now();
    }
    callbacks
}

fn refusal<T: std::fmt::Debug>(answer: Result<T, FivefoldError>) -> String {
    match answer.expect_err("a refusal") {
        FivefoldError::Refused { reason } | FivefoldError::Save { reason } => reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn match_is_played_by_text_to_its_end() {
    let session = session(&["4", "5", "4", "5", "4", "5"]);
    assert_eq!(session.legal_moves().expect("an open match")[3].sentence, "Orange drops in column 4");
    let status = session.play("4").expect("the winning move");
    assert_eq!((status.at, status.side, status.winner), (7, None, Some(Side::First)));
    assert_eq!(status.words, "Orange wins: Orange has four in a row.");
    assert_eq!(status.board.lines().nth(2), Some(" 4 . . . X . . ."));
    assert_eq!(refusal(session.play("1")), "The game is over.");
    assert_eq!(session.undo().expect("a move to undo").side, Some(Side::First));
    let again = Session::load(&session.save().expect("a save"), "en").expect("its own save");
    assert_eq!(again.status().expect("a status"), session.status().expect("a status"));
}

#[test]
fn unknown_game_and_invalid_move_are_named() {
    let unknown = Session::new("chess", "en").expect_err("no such game");
    assert_eq!(unknown, FivefoldError::UnknownGame { id: "chess".to_owned() });
    assert_eq!(refusal(Session::load("nothing", "en").map(drop)).get(..16), Some("not a saved game"));
    assert_eq!(refusal(session(&[]).play("9")), "There’s no column 9: the board has 7.");
    assert_eq!(refusal(session(&[]).set_player(Side::First, Player::Level(99))), "There’s no level 99.");
}

#[test]
fn search_reports_once_and_its_move_is_played() {
    let session = session(&["1", "2", "1", "2", "1", "2"]);
    let callbacks = search(&session, visits(50), |_| Ok(()));
    let [report] = callbacks.reports.as_slice() else { panic!("{} reports", callbacks.reports.len()) };
    assert_eq!(report.outcome, SearchOutcome::Move { text: "1".to_owned(), stopped: Stopped::Proven });
    assert_eq!((callbacks.late, report.moves_played, report.match_number), (0, 6, None));
    assert_eq!(session.apply(report.clone()).expect("a report of this position").winner, Some(Side::First));
    assert_eq!(refusal(session.apply(report.clone())), "The search was for another position.");
}

#[test]
fn report_evaluates_every_move() {
    let session = session(&["3", "3", "4", "4", "5"]);
    let report = search(&session, SearchPurpose::Hint, |_| Ok(())).reports.remove(0);
    let lost = Some(Proof { verdict: Verdict::Loss, moves: Some(2) });
    assert_eq!((report.moves_played, report.view.proof, report.view.candidates.len()), (5, lost, 7));
    assert!(report.view.candidates.iter().all(|candidate| candidate.proof == lost && candidate.value <= -1.0));
    assert_eq!(report.view.line.first(), Some(&report.view.candidates[0].mv));
    assert!(report.view.new_visits <= report.view.visits && report.view.visits <= report.view.nodes);
    assert!(report.elapsed_ms < 60_000);
}

#[test]
fn search_reports_why_it_stopped() {
    let one_move = "1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 5 4 4 4 4 4 4 5 5 5 5 5 6 6 6 6 6 6 7 7 7 7 7";
    let text = format!(r#"{{"fivefold":1,"game":"connect-four","turns":"{one_move}"}}"#);
    let only = search(&Session::load(&text, "en").expect("a save"), visits(50), |_| Ok(())).reports.remove(0);
    assert!(matches!(
        only.outcome,
        SearchOutcome::Move { stopped: Stopped::OnlyMove | Stopped::Proven | Stopped::Decided, .. }
    ));
    let listener = RecordingListener::new();
    let search = session(&[]).start_faulty_search(listener.clone()).expect("a search");
    let failed = listener.wait_for_report().reports.remove(0);
    assert!(matches!(failed.outcome, SearchOutcome::Failed { reason } if reason.contains("provoked")));
    drop(search);
}

#[test]
fn same_seed_and_visits_give_same_report() {
    let reports = [0; 2].map(|_| search(&session(&["4", "4"]), visits(500), |_| Ok(())).reports.remove(0));
    assert_eq!(reports[0].view, reports[1].view);
    assert_eq!(reports[0].outcome, reports[1].outcome);
    let stopped = |why: Stopped| !matches!(why, Stopped::Time | Stopped::Asked);
    assert!(matches!(reports[0].outcome, SearchOutcome::Move { stopped: why, .. } if stopped(why)));
}

#[test]
fn endless_search_is_cancelled_or_asked_for_move() {
    let session = Session::new("lines-of-action", "en").expect("a known game");
    let cancelled = search(&session, SearchPurpose::Analysis, Search::cancel);
    assert!(cancelled.progress.iter().all(|one| one.elapsed_ms <= cancelled.reports[0].elapsed_ms));
    assert!(cancelled.progress.iter().all(|one| one.match_number.is_none()));
    assert_eq!(cancelled.reports[0].outcome, SearchOutcome::Cancelled);
    let asked = search(&session, visits(u64::MAX), Search::move_now);
    assert!(matches!(asked.reports[0].outcome, SearchOutcome::Move { stopped: Stopped::Asked, .. }));
    assert!(matches!(
        session.start_search(SearchPurpose::Move, 1, RecordingListener::new()),
        Err(FivefoldError::Refused { .. })
    ));
}

#[test]
fn panic_becomes_error_and_next_call_works() {
    let session = session(&["4"]);
    let fault = FivefoldError::Fault { reason: "panic: provoked".to_owned() };
    assert_eq!(session.provoke_fault(), Err(fault.clone()));
    assert_eq!(provoke_fault(), Err(fault));
    assert_eq!(session.play("4").expect("no fault").at, 2);
    assert!(!fivefold::fault_words("de").expect("a message").contains("provoked"));
}

#[test]
fn press_that_follows_another_one_onto_replaced_screen_is_not_heard() {
    let presses = PressFilter::new().expect("no fault");
    assert_eq!(presses.hears(1_000), Ok(true));
    presses.pressed(1_000).expect("no fault");
    presses.replaced().expect("no fault");
    assert_eq!((presses.hears(1_599), presses.hears(1_600)), (Ok(false), Ok(true)));
}

#[test]
fn text_longer_than_any_save_is_refused() {
    let most = usize::try_from(fivefold::longest_save().expect("no fault")).expect("it fits");
    let refused = |length: usize| Session::load(&"a".repeat(length), "en").expect_err("no saved game").to_string();
    assert!(refused(most + 1).contains("bytes") && !refused(most).contains("bytes"));
}
