//! The review of a match: its moves are judged in the background, shown, explained and retried.

use serde_json::json;

use super::driver::{TestDriver as _, offers, play_from_here};
use super::fixture::{TestApp, saved};
use crate::{BoardKey, CivilDate, SettingsEvent, Study, StudyEntry, StudyEvent, StudyState, Tone, picture::Ink};
use fivefold_engine::{
    game::{Side, Target},
    session::{Player, Session},
};

/// Orange takes a corner, blue answers wrongly, and orange wins: the losing move is move 2.
const LOST: &str = "a1 a2 b1 c1 b2 c3 b3";

/// Hands search messages to the study until its state satisfies the condition.
fn until(fixture: &TestApp, study: &Study, is_so: impl Fn(&StudyState) -> bool) -> StudyState {
    while !is_so(&study.state()) {
        study.heard(fixture.next_message());
    }
    study.state()
}

fn inks(state: &StudyState) -> Vec<Ink> {
    use crate::picture::Stroke;
    let strokes = state.board.picture.groups.iter().flat_map(|group| &group.strokes);
    strokes
        .filter_map(|stroke| match stroke {
            Stroke::Ring { ink, .. } => Some(*ink),
            _ => None,
        })
        .collect()
}

/// Returns an app with this finished match, its review and its number.
fn reviewed(game: &str, players: [Player; 2], moves: &str) -> (TestApp, Study, u64) {
    let mut fixture = TestApp::default();
    let number = fixture.received(game, &json!({}), players, moves).number();
    let study = fixture.app.study(&StudyEntry::Review { number }).expect("the match is stored");
    (fixture, study, number)
}

/// Like `reviewed`, after every move has been judged.
fn judged(game: &str, players: [Player; 2], moves: &str) -> (TestApp, Study, StudyState, u64) {
    let (fixture, study, number) = reviewed(game, players, moves);
    study.shown();
    let state = until(&fixture, &study, |state| state.progress.is_none());
    (fixture, study, state, number)
}

const PEOPLE: [Player; 2] = [Player::Human; 2];

#[test]
fn review_explains_slip_and_better_move() {
    let (_, study, state, _) = judged("tic-tac-toe", PEOPLE, LOST);
    assert!(offers(&state, StudyEvent::NextSlip));
    let state = study.after(StudyEvent::NextSlip);
    assert_eq!((state.at, state.tone), (2, Tone::Bad), "{}", state.sentence);
    assert!(state.sentence.starts_with("Move 2 threw away the draw: now it’s a loss. "), "{}", state.sentence);
    assert!(state.sentence.contains(". Better: take "), "{}", state.sentence);
    assert!(inks(&state).contains(&Ink::Win) && inks(&state).contains(&Ink::Loss), "both moves are marked");
    let begun = study.after(StudyEvent::Refute);
    assert_eq!(begun.at, 2);
    let mut told = vec![begun.sentence];
    loop {
        let state = study.after(StudyEvent::Next);
        if told.last() == Some(&state.sentence) || !offers(&state, StudyEvent::Next) {
            told.push(state.sentence);
            break;
        }
        told.push(state.sentence);
    }
    assert!(told.len() >= 3, "{told:?}");
    for _ in 0..told.len() + 2 {
        study.after(StudyEvent::Previous);
    }
    assert!(study.state().at < 2, "stepping back leaves the refutation for the game");
    assert_eq!(study.key(BoardKey::End).map(|state| state.at), Some(7), "keys press the steppers");
    assert!(study.key(BoardKey::PageDown).is_none());
}

#[test]
fn review_is_cached_and_deleted_with_match() {
    let (mut fixture, study, state, number) = judged("tic-tac-toe", PEOPLE, LOST);
    study.hidden();
    drop(study);
    assert!(fixture.files.text(&format!("reviews/{number}.json")).is_some());
    let again = fixture.app.study(&StudyEntry::Review { number }).expect("the match is stored");
    assert_eq!(again.state().moves, state.moves);
    assert!(again.shown().progress.is_none(), "all moves are judged");
    let mut fixture = fixture.reopened();
    assert_eq!(
        fixture.app.study(&StudyEntry::Review { number }).expect("the match is stored").state().moves,
        state.moves
    );
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day: 12 });
    fixture.app.delete(number);
    assert!(fixture.app.study(&StudyEntry::Review { number }).is_err());
    assert!(fixture.files.text(&format!("reviews/{number}.json")).is_some(), "the match is in the bin");
    fixture.app.set_today(CivilDate { year: 2026, month: 12, day: 13 });
    assert_eq!(fixture.files.text(&format!("reviews/{number}.json")), None);
}

/// Regression test: back from one of its puzzles, a review was at the last move.
#[test]
fn review_reopens_at_move_it_was_left_at() {
    let (mut fixture, study, state, number) = judged("tic-tac-toe", PEOPLE, LOST);
    study.after(StudyEvent::GoTo { number: 2 });
    study.hidden();
    drop(study);
    let place = |fixture: &mut TestApp| fixture.app.study(&StudyEntry::Review { number }).expect("stored").state().at;
    assert_eq!(place(&mut fixture), 2);
    assert_eq!(place(&mut fixture.reopened()), state.at, "after a restart it begins at the end");
}

#[test]
fn review_pauses_while_hidden() {
    let mut fixture = TestApp::default();
    let options = json!({ "size": 5 });
    let started = fixture.received("bridgit", &options, PEOPLE, "");
    while let Some(mv) = started.legal_moves().first() {
        started.play(&mv.text);
    }
    let study = fixture.app.study(&StudyEntry::Review { number: started.number() }).expect("the match is stored");
    study.shown();
    let hidden = study.hidden();
    assert!(hidden.progress.is_none());
    study.shown();
    let state = until(&fixture, &study, |state| state.progress.is_none());
    assert_eq!(state.moves.len(), started.state().moves.len());
    assert!(state.graph.is_some());
}

#[test]
fn damaged_or_foreign_review_is_computed_again() {
    let (fixture, study, state, number) = judged("tic-tac-toe", PEOPLE, LOST);
    study.hidden();
    drop(study);
    let name = format!("reviews/{number}.json");
    let good = fixture.files.text(&name).expect("the review is stored");
    for bad in ["", "{", "[]", "null", "{\"judge\":1}", &good[..good.len() / 2], &good.replace("\"a2\"", "\"b2\"")] {
        fixture.files.put(&name, bad);
        let mut again = TestApp::with(&[(name.as_str(), bad)]);
        let saved = saved("tic-tac-toe", &json!({}), PEOPLE, LOST);
        let other = again.app.receive(&saved).expect("a valid saved game").number();
        again.files.put(&format!("reviews/{other}.json"), bad);
        let study = again.app.study(&StudyEntry::Review { number: other }).expect("the match is stored");
        study.shown();
        let found = until(&again, &study, |state| state.progress.is_none());
        assert_eq!(found.moves, state.moves, "{bad}");
    }
}

#[test]
fn empty_unfinished_and_resigned_matches_are_reviewed() {
    let (_, study, _) = reviewed("connect-four", PEOPLE, "");
    let state = study.shown();
    assert_eq!((state.headline.as_str(), state.moves.len()), ("There are no moves to review.", 0));
    assert!(state.graph.is_none() && state.progress.is_none());
    for event in [StudyEvent::First, StudyEvent::Next, StudyEvent::NextSlip, StudyEvent::Retry, StudyEvent::Refute] {
        assert_eq!(study.after(event).at, 0);
    }
    study.touch_graph(8.0, 1.0);
    study.go_to(7);

    let (fixture, study, _) = reviewed("tic-tac-toe", PEOPLE, "a1 a2 b1");
    study.shown();
    let state = until(&fixture, &study, |state| state.progress.is_none());
    assert_eq!(
        (state.moves.len(), state.caption.as_str()),
        (3, ""),
        "no side has lost, and the marks show the mistake"
    );

    let mut fixture = TestApp::default();
    let game = fixture.received("tic-tac-toe", &json!({}), PEOPLE, "a1 a2 b1");
    game.resign();
    let study = fixture.app.study(&StudyEntry::Review { number: game.number() }).expect("the match is stored");
    study.shown();
    let state = until(&fixture, &study, |state| state.progress.is_none());
    assert!(state.caption.starts_with("Blue could have saved the game until move 2"), "{}", state.caption);
}

/// Blue does not stop the three in column 1.
const OVERLOOKED: &str = "1 2 1 2 1 3 1";

#[test]
fn review_says_what_mistake_allowed_and_why_other_move_is_better() {
    let (_, study, state, _) = judged("connect-four", PEOPLE, OVERLOOKED);
    assert!(state.caption.contains("\u{a0}· Overlooked threats: 1"), "{}", state.caption);
    let (.., other, _) = judged("connect-four", [Player::Human, Player::Level(1)], OVERLOOKED);
    assert!(!other.caption.contains("Overlooked"), "only a person's mistakes are counted");
    let said = study.go_to(6).sentence;
    let allowed = said.find(" Orange can then make four in column 1. ").expect(&said);
    let better = said.find(" Better: drop in column 1. Stops Orange from making four in column 1.").expect(&said);
    assert!(said.starts_with("Move 6 threw away the ") && allowed < better, "{said}");
}

#[test]
fn review_says_until_when_loser_was_winning() {
    let (.., state, _) = judged("connect-four", PEOPLE, "1 7 1 7 1 7 2 7");
    assert!(state.caption.starts_with("Orange last had a win at move 7"), "{}", state.caption);
}

#[test]
fn graph_and_comment_give_same_chances() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    for _ in 0..8 {
        let mv = game.legal_moves()[0].text.clone();
        game.play(&mv);
    }
    game.resign();
    let study = fixture.app.study(&StudyEntry::Review { number: game.number() }).expect("the match is stored");
    study.shown();
    let moves = until(&fixture, &study, |state| state.progress.is_none()).moves.len();
    let percent = |text: &str| text.split('%').next().and_then(|text| text.rsplit(' ').next()?.parse::<i32>().ok());
    let mut compared = 0;
    for at in 1..u32::try_from(moves).expect("few moves") {
        let state = study.go_to(at);
        let Some(said) = state.sentence.split_once("% to ").and_then(|(_, rest)| percent(rest)) else { continue };
        let graph = state.graph.expect("moves exist").words;
        let orange = percent(graph.split_once("Orange: ").expect(&graph).1).expect(&graph);
        assert_eq!(orange, if at % 2 == 1 { said } else { 100 - said }, "{} {graph}", state.sentence);
        compared += 1;
    }
    assert!(compared > 0, "no move dropped the chances");
}

#[test]
fn each_step_of_refutation_has_its_reason() {
    let (_, study, _, _) = judged("connect-four", PEOPLE, OVERLOOKED);
    let mut steps = Vec::new();
    for _ in 0..OVERLOOKED.split(' ').count() {
        study.after(StudyEvent::NextSlip);
        let mut state = study.after(StudyEvent::Refute);
        while offers(&state, StudyEvent::Next) && steps.len() < 40 {
            steps.push(state.sentence.clone());
            state = study.after(StudyEvent::Next);
        }
    }
    // The sentence of a step is the move, then the reason.
    let explained = steps.iter().filter(|step| step.matches(". ").count() > 0).count();
    assert!(explained * 2 > steps.len() && !steps.is_empty(), "{steps:#?}");
}

#[test]
fn show_why_goes_on_to_end_of_refutation() {
    let (_, study, _, _) = judged("connect-four", PEOPLE, OVERLOOKED);
    let presses = |event: StudyEvent| {
        study.go_to(0);
        study.after(StudyEvent::NextSlip);
        let mut state = study.after(StudyEvent::Refute);
        let mut said = vec![state.sentence.clone()];
        while offers(&state, event.clone()) {
            state = study.after(event.clone());
            said.push(state.sentence.clone());
        }
        said
    };
    let (steps, presses) = (presses(StudyEvent::Next), presses(StudyEvent::Refute));
    assert!(steps.len() > 1, "{steps:?}");
    assert_eq!(presses, steps);
}

#[test]
fn better_move_is_asked_only_for_mistake_of_person() {
    let computer_second = [Player::Human, Player::Level(1)];
    let computer_first = [Player::Level(1), Player::Human];
    for (players, is_own) in [(computer_second, false), (computer_first, true), (PEOPLE, true)] {
        let (_, study, ..) = judged("tic-tac-toe", players, LOST);
        let state = study.go_to(2);
        assert_eq!((offers(&state, StudyEvent::Retry), offers(&state, StudyEvent::Refute)), (is_own, true));
        let state = study.after(StudyEvent::Retry);
        assert_eq!(state.sentence == "Find a better move than the one played.", is_own, "{}", state.sentence);
    }
}

/// Regression test: the headline and the facts above it changed while moves were being judged.
#[test]
fn review_counts_choices_once_every_move_is_judged() {
    let (fixture, study, _) = reviewed("tic-tac-toe", PEOPLE, LOST);
    study.shown();
    while study.state().progress.is_some() {
        let state = study.state();
        assert_eq!((state.headline.as_str(), state.caption.as_str()), ("Reviewing the game…", ""));
        study.heard(fixture.next_message());
    }
    assert!(study.state().headline.contains("choices right"), "{}", study.state().headline);
}

#[test]
fn loss_at_once_in_lost_position_is_a_mistake() {
    let (_, study, _, _) = judged("connect-four", PEOPLE, "1 3 3 4 4 7 1 7 3 7 6 7");
    let state = study.go_to(11);
    let said = "Move 11 loses at once. Blue can then make four in column 7. Better: drop in column 7. ";
    assert!(state.sentence.starts_with(said), "{}", state.sentence);
    assert_eq!(state.tone, Tone::Bad);
    assert!(offers(&state, StudyEvent::Retry));
}

#[test]
fn resigned_game_is_not_called_lost_before_its_end() {
    for (moves, caption) in [
        ("a1 b2", "Orange could still have drawn when the game ended"),
        ("a1 a2", "Orange was winning when the game ended"),
        ("", ""),
    ] {
        let mut fixture = TestApp::default();
        let game = fixture.received("tic-tac-toe", &json!({}), [Player::Human, Player::Level(1)], moves);
        game.shown();
        game.resign();
        let study = fixture.app.study(&StudyEntry::Review { number: game.number() }).expect("the match is stored");
        study.shown();
        let state = until(&fixture, &study, |state| state.progress.is_none());
        assert_eq!(state.caption, caption, "{moves}");
        assert_eq!(game.state().result.expect("the match is over").deciding, None, "{moves}");
    }
}

#[test]
fn touch_on_graph_shows_its_position() {
    let (_, study, state, _) = judged("tic-tac-toe", PEOPLE, LOST);
    let width = state.graph.expect("moves exist").picture.width;
    assert_eq!(study.touch_graph(0.0, 1.0).at, 0);
    assert_eq!(study.touch_graph(width, 1.0).at, 7);
    assert_eq!(study.touch_graph(width / 2.0 + 0.1, 1.0).at, 4);
    assert_eq!(study.touch_graph(f64::NAN, f64::INFINITY).moves.len(), 7);
}

/// Regression test: the next move chosen in the list, or on the graph, was played on the board but no state was sent.
#[test]
fn every_position_chosen_in_review_is_sent() {
    let (_, study, state, _) = judged("tic-tac-toe", PEOPLE, LOST);
    let width = state.graph.expect("moves exist").picture.width;
    let at = |event| study.send(event).map(|state| state.at);
    for number in [0, 1, 2, 1, 7] {
        assert_eq!(at(StudyEvent::GoTo { number }), Some(number));
    }
    study.go_to(3);
    assert_eq!(at(StudyEvent::TouchGraph { x: width / 2.0 + 0.1, y: 1.0 }), Some(4));
}

/// The rows of moves are made once; they change with the language and the judgments.
#[test]
fn rows_of_review_follow_language_and_judgments() {
    let (mut fixture, study, state, number) = judged("tic-tac-toe", PEOPLE, LOST);
    assert!(state.moves.iter().any(|mv| mv.sign.is_some()));
    assert_eq!(study.go_to(0).moves, state.moves);
    let set = |language: &str| SettingsEvent::SetLanguage { language: Some(language.to_owned()) };
    fixture.app.change_settings(set("de"));
    let german = study.go_to(1).moves;
    assert!(
        german.iter().zip(&state.moves).all(|(row, before)| row.spoken != before.spoken && row.sign == before.sign)
    );
    fixture.app.change_settings(set("en"));
    assert_eq!(study.go_to(2).moves, state.moves);
    let game = fixture.app.open_match(number).expect("the match is stored");
    assert!(game.state().moves.iter().all(|mv| mv.sign.is_none()));
}

#[test]
fn review_copy_continues_and_keeps_original() {
    let (mut fixture, study, _, number) = judged("tic-tac-toe", PEOPLE, LOST);
    assert!(study.play_from_here(false).is_err(), "a finished position cannot be continued");
    assert!(play_from_here(&study.go_to(2)).is_some());
    let copy = study.play_from_here(false).expect("a new game is offered");
    assert_eq!(copy.state().moves.len(), 1, "the mistake is left out");
    copy.play("b2");
    assert_eq!(study.play_from_here(true).expect("it can be explored").state().moves.len(), 2);
    study.go_to(3);
    assert_eq!(study.play_from_here(false).expect("a new game is offered").state().moves.len(), 3);
    assert_eq!(fixture.app.open_match(number).expect("the match is stored").state().moves.len(), 7);
}

#[test]
fn review_ignores_touches_on_board() {
    let (_, study, _, _) = judged("tic-tac-toe", PEOPLE, LOST);
    assert_eq!(study.go_to(2).moves[0].color, Side::First);
    assert_eq!(study.play("b2").at, 2);
    assert_eq!(study.state().moves.len(), 7);
    let before = Session::load(&saved("tic-tac-toe", &json!({}), PEOPLE, LOST)).expect("a valid saved game");
    assert_eq!(before.played().len(), 7);
}

#[test]
fn review_reports_opponent_when_person_had_no_decision() {
    let against = [Player::Level(1), Player::Human];
    let (_fixture, _study, state, _) = judged("tic-tac-toe", against, "a1");
    assert_eq!(state.headline, "You had no real choices. Orange got 1 of 1 choices right.");
}

#[test]
fn winner_without_decision_has_no_mistakes() {
    let mut session = Session::new("tic-tac-toe", &json!({})).expect("a game");
    session.play_all("a1").expect("a legal move");
    session.resign(Side::First).expect("the match is running");
    session.set_player(Side::First, Player::Level(1)).expect("a player");
    let mut fixture = TestApp::default();
    let number = fixture.app.receive(&session.save()).expect("a saved game").number();
    let study = fixture.app.study(&StudyEntry::Review { number }).expect("the match is stored");
    study.shown();
    assert!(study.state().headline.starts_with("Reviewing"), "{}", study.state().headline);
    let state = until(&fixture, &study, |state| state.progress.is_none());
    assert_eq!(state.headline, "No mistakes. Orange got 1 of 1 choices right.");
}

#[test]
fn mistakes_of_reviewed_match_are_in_statistics_of_month() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day: 26 });
    let game = fixture.against("connect-four", 1);
    game.shown();
    game.resign();
    let is_counted = |fixture: &TestApp| {
        let facts = fixture.app.statistics().sections.into_iter().flat_map(|section| section.facts);
        let mut of_month =
            facts.filter(|facts| facts.title == "Your mistakes this month").flat_map(|facts| facts.counts);
        of_month.any(|count| count.words == "Overlooked threats: 1")
    };
    assert!(!is_counted(&fixture));
    let against = [Player::Level(1), Player::Human];
    let number = fixture.received("connect-four", &json!({}), against, OVERLOOKED).number();
    for _ in 0..2 {
        let study = fixture.app.study(&StudyEntry::Review { number }).expect("the match is stored");
        study.shown();
        until(&fixture, &study, |state| state.progress.is_none());
        study.hidden();
        assert!(is_counted(&fixture), "each match is counted once");
    }
}

/// Regression test: the mark of the better move was on another place than its name, or on a stone that the played twist had
/// brought there.
#[test]
fn twist_carries_mark_of_played_stone_only() {
    // Orange could have won with c1. One twist moves c1 and the stone played on a3, the other one neither.
    for (twist, better, played) in [("sw+", &[][..], "c3"), ("ne+", &["c1"], "a3")] {
        let moves = format!("a1:ne+ a6:ne+ b1:ne+ c6:ne+ d1:ne+ b4:ne+ e1:ne+ a4:ne+ a3:{twist}");
        let (_, study, state, _) = judged("pentago-twist", PEOPLE, &moves);
        let name = |place| {
            let element = state.board.spoken.iter().find(|element| element.target == Target::Place(place));
            element.expect("the board has the place").input_label.clone()
        };
        let study = &mut *study.lock();
        let signs = study.exercise.overlay(&study.board).signs;
        let names = [signs.good, signs.bad].map(|places| places.into_iter().map(name).collect::<Vec<_>>());
        assert_eq!(names, [better, &[played]], "{twist}");
    }
}
