//! What a program with a board of its own needs: a match by its rules, and a search.

use std::sync::Arc;

use fivefold::{
    FivefoldError, Player, Proof, Purpose, Search, SearchLimits, SearchOutcome, Session, Side, Stopped, Verdict,
    provoke_fault,
};

use crate::hear::{Ear, Heard};

fn session(moves: &[&str]) -> Arc<Session> {
    let session = Session::new("connect-four", "en").expect("a game that is there");
    for mv in moves {
        session.play(mv).expect("a legal turn");
    }
    session
}

fn visits(visits: u64) -> Purpose {
    Purpose::Custom { limits: SearchLimits { visits: Some(visits), ms: None, threads: 1, memory_bytes: None } }
}

/// What is heard of a search, from its first message to its last.
fn heard(session: &Session, purpose: Purpose, then: impl Fn(&Search) -> Result<(), FivefoldError>) -> Heard {
    let ear = Ear::new();
    let search = session.start_search(purpose, 7, ear.clone()).expect("a search of a match that goes on");
    then(&search).expect("it never fails");
    let heard = ear.wait_for_report();
    assert_eq!(heard.reports[0].search.0, search.id().expect("it never fails"));
    while !search.is_finished().expect("it never fails") {
        std::thread::yield_now();
    }
    heard
}

fn refusal<T: std::fmt::Debug>(answer: Result<T, FivefoldError>) -> String {
    match answer.expect_err("it is refused") {
        FivefoldError::Refused { reason } | FivefoldError::Save { reason } => reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_match_is_played_by_text_to_its_end() {
    let session = session(&["4", "5", "4", "5", "4", "5"]);
    assert_eq!(session.legal_moves().expect("it goes on")[3].sentence, "Orange drops in column 4");
    let status = session.play("4").expect("the winning turn");
    assert_eq!((status.at, status.side, status.winner), (7, None, Some(Side::First)));
    assert_eq!(status.words, "Orange wins: Orange has four in a row.");
    assert_eq!(status.board.lines().nth(2), Some(" 4 . . . X . . ."));
    assert_eq!(refusal(session.play("1")), "The game is over.");
    assert_eq!(session.undo().expect("a turn is taken back").side, Some(Side::First));
    let again = Session::load(&session.save().expect("it is kept"), "en").expect("its own save");
    assert_eq!(again.status().expect("it stands"), session.status().expect("it stands"));
}

#[test]
fn what_is_no_game_and_no_move_is_named() {
    let unknown = Session::new("chess", "en").expect_err("no such game");
    assert_eq!(unknown, FivefoldError::UnknownGame { id: "chess".to_owned() });
    assert_eq!(refusal(Session::load("nothing", "en").map(drop)).get(..16), Some("not a saved game"));
    assert_eq!(refusal(session(&[]).play("9")), "There is no column 9: the board has 7.");
    assert_eq!(refusal(session(&[]).set_player(Side::First, Player::Level(99))), "There is no level 99.");
}

#[test]
fn a_search_reports_once_and_its_move_is_played() {
    let session = session(&["1", "2", "1", "2", "1", "2"]);
    let heard = heard(&session, visits(50), |_| Ok(()));
    let [report] = heard.reports.as_slice() else { panic!("{} reports", heard.reports.len()) };
    assert_eq!(report.outcome, SearchOutcome::Move { text: "1".to_owned(), stopped: Stopped::Proven });
    assert_eq!((heard.late, report.moves_played, report.match_number), (0, 6, None));
    assert_eq!(session.apply(report.clone()).expect("it is the position's").winner, Some(Side::First));
    assert_eq!(refusal(session.apply(report.clone())), "The search was for another position.");
}

#[test]
fn a_report_says_what_is_known_of_every_move() {
    let session = session(&["3", "3", "4", "4", "5"]);
    let report = heard(&session, Purpose::Hint, |_| Ok(())).reports.remove(0);
    let lost = Some(Proof { verdict: Verdict::Loss, moves: Some(2) });
    assert_eq!((report.moves_played, report.view.proof, report.view.candidates.len()), (5, lost, 7));
    assert!(report.view.candidates.iter().all(|candidate| candidate.proof == lost && candidate.value <= -1.0));
    assert_eq!(report.view.line.first(), Some(&report.view.candidates[0].text));
    assert!(report.view.new_visits <= report.view.visits && report.view.visits <= report.view.nodes);
    assert!(report.elapsed_ms < 60_000);
}

#[test]
fn a_search_says_why_it_stopped() {
    let one_move = "1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 5 4 4 4 4 4 4 5 5 5 5 5 6 6 6 6 6 6 7 7 7 7 7";
    let text = format!(r#"{{"fivefold":1,"game":"connect-four","turns":"{one_move}"}}"#);
    let only = heard(&Session::load(&text, "en").expect("a save"), visits(50), |_| Ok(())).reports.remove(0);
    assert!(matches!(
        only.outcome,
        SearchOutcome::Move { stopped: Stopped::OnlyMove | Stopped::Proven | Stopped::Decided, .. }
    ));
    let ear = Ear::new();
    let search = session(&[]).start_faulty_search(ear.clone()).expect("it begins");
    let failed = ear.wait_for_report().reports.remove(0);
    assert!(matches!(failed.outcome, SearchOutcome::Failed { reason } if reason.contains("provoked")));
    drop(search);
}

#[test]
fn the_same_seed_and_visits_give_the_same_report() {
    let reports = [0; 2].map(|_| heard(&session(&["4", "4"]), visits(500), |_| Ok(())).reports.remove(0));
    assert_eq!(reports[0].view, reports[1].view);
    assert_eq!(reports[0].outcome, reports[1].outcome);
    let stopped = |why: Stopped| !matches!(why, Stopped::Time | Stopped::Asked);
    assert!(matches!(reports[0].outcome, SearchOutcome::Move { stopped: why, .. } if stopped(why)));
}

#[test]
fn a_search_that_never_ends_is_cancelled_or_asked_for_its_move() {
    let session = Session::new("lines-of-action", "en").expect("a game that is there");
    let cancelled = heard(&session, Purpose::Analysis, Search::cancel);
    assert!(cancelled.progress.iter().all(|one| one.elapsed_ms <= cancelled.reports[0].elapsed_ms));
    assert!(cancelled.progress.iter().all(|one| one.match_number.is_none()));
    assert_eq!(cancelled.reports[0].outcome, SearchOutcome::Cancelled);
    let asked = heard(&session, visits(u64::MAX), Search::move_now);
    assert!(matches!(asked.reports[0].outcome, SearchOutcome::Move { stopped: Stopped::Asked, .. }));
    assert!(matches!(session.start_search(Purpose::Move, 1, Ear::new()), Err(FivefoldError::Refused { .. })));
}

#[test]
fn a_panic_is_an_error_and_the_next_call_works() {
    let session = session(&["4"]);
    let fault = FivefoldError::Fault { reason: "panic: provoked".to_owned() };
    assert_eq!(session.provoke_fault(), Err(fault.clone()));
    assert_eq!(provoke_fault(), Err(fault));
    assert_eq!(session.play("4").expect("it is in order").at, 2);
    assert!(!fivefold::fault_words("de").expect("there are words").contains("provoked"));
}

#[test]
fn a_text_that_is_longer_than_any_save_is_refused() {
    let most = usize::try_from(fivefold::longest_save().expect("it is known")).expect("it fits");
    let refused = |length: usize| Session::load(&"a".repeat(length), "en").expect_err("it is no game").to_string();
    assert!(refused(most + 1).contains("bytes") && !refused(most).contains("bytes"));
}
