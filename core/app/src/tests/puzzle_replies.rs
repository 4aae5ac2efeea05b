//! Replies in puzzles, which a search thread finds while the move is animated.

use super::driver::{TestDriver as _, answer, offers};
use super::fixture::TestApp;
use super::puzzles::{card, example, is_solved, open, solve, test_app};
use crate::{Haptic, Study, StudyEvent, StudyState, Tone};
use fivefold_engine::{
    game::{Place, Target},
    games,
    puzzles::{self, Claim},
};

/// Opens a puzzle of three moves; returns the study, a right and a wrong move.
fn puzzle(fixture: &mut TestApp) -> (Study, String, String) {
    let (puzzle, right) = example("connect-four", Claim::OnlyWin, 3);
    let study = open(fixture, puzzle);
    study.shown();
    let legal = study.legal_moves();
    let wrong = legal.into_iter().map(|row| row.text).find(|text| !right.contains(text)).expect("a wrong move");
    (study, right[0].clone(), wrong)
}

fn played(study: &Study, text: &str) -> StudyState {
    study.after(StudyEvent::Play { text: text.to_owned() })
}

#[test]
fn move_is_shown_at_once_and_its_reply_follows() {
    let mut fixture = test_app();
    let (study, right, wrong) = puzzle(&mut fixture);
    let before = study.state();
    for (text, tone) in [(wrong, Tone::Bad), (right, Tone::Good)] {
        let state = played(&study, &text);
        assert_eq!((state.at, &state.sentence, state.tone), (1, &before.sentence, Tone::Quiet), "{text}");
        assert!(study.legal_moves().is_empty(), "{text}");
        assert!(!offers(&state, StudyEvent::Hint) && !offers(&state, StudyEvent::Answer), "{text}");
        assert!(offers(&state, StudyEvent::Next), "{text}");
        let reply = study.replied();
        assert_eq!((reply.at, reply.tone), (2, tone), "{text}");
        assert!(reply.moment.number > state.moment.number && reply.moment.announcement.contains(&reply.sentence));
        study.send(StudyEvent::TryAgain);
    }
    assert_eq!(solve(&study), 2);
}

#[test]
fn refutation_that_ends_the_game_sounds_like_a_loss() {
    let mut fixture = test_app();
    let pool = puzzles::pool(games::find("connect-four").unwrap()).unwrap();
    let lost = pool.puzzles().iter().find_map(|puzzle| {
        let study = open(&mut fixture, puzzle);
        let (state, right) = (puzzle.position().unwrap(), puzzle.solutions().unwrap());
        let wrong = state.moves().into_iter().find(|mv| !right.contains(mv))?;
        played(&study, &state.move_text(wrong));
        Some(study.replied()).filter(|_| study.lock().board.session.conclusion().is_some())
    });
    let lost = lost.expect("a puzzle with a threat of the opponent");
    assert_eq!((lost.moment.haptic, lost.tone), (Some(Haptic::Loss), Tone::Bad), "{}", lost.sentence);
}

#[test]
fn reply_that_takes_long_is_announced_on_the_screen() {
    let mut fixture = test_app();
    let (study, _, wrong) = puzzle(&mut fixture);
    let state = played(&study, &wrong);
    fixture.clock.pass(state.wake_ms.expect("a timer").into());
    assert_eq!(study.tick().sentence, "Checking your move…");
    let refused = study.touch(Target::Place(Place(0)));
    assert_eq!((refused.at, refused.sentence.as_str()), (1, "Checking your move…"));
    assert_eq!(study.replied().tone, Tone::Bad);
}

#[test]
fn reply_is_found_again_after_the_screen_was_hidden() {
    let mut fixture = test_app();
    let (study, right, _) = puzzle(&mut fixture);
    played(&study, &right);
    let search = study.awaited_search().expect("a search");
    study.hidden();
    assert_eq!((study.awaited_search(), study.heard(search).at), (None, 1));
    study.shown();
    assert_eq!((study.replied().at, study.state().tone), (2, Tone::Good));
    study.send(StudyEvent::Answer);
    study.hidden();
    study.shown();
    assert_eq!(study.replied().at, 4, "the answer goes on");
}

#[test]
fn wrong_move_counts_before_its_reply() {
    let mut fixture = test_app();
    let (study, _, wrong) = puzzle(&mut fixture);
    played(&study, &wrong);
    let mut fixture = fixture.killed();
    let rating = card(&mut fixture, "connect-four").rating;
    assert_ne!(rating, "Not rated yet");
    let (study, ..) = puzzle(&mut fixture);
    assert_eq!((solve(&study), card(&mut fixture, "connect-four").rating), (3, rating), "it is failed for good");
}

#[test]
fn reply_of_another_puzzle_is_ignored() {
    let mut fixture = test_app();
    let (study, right, _) = puzzle(&mut fixture);
    played(&study, &right);
    let search = study.awaited_search().expect("a search");
    let next = study.after(StudyEvent::Next);
    assert_eq!(study.awaited_search(), None);
    let state = study.heard(search);
    assert_eq!((state.title, state.at), (next.title, 0));
    study.play(&answer(&study).expect("a right move"));
    assert!(study.state().at > 0 || is_solved(&study.state()));
}
