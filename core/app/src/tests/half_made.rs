//! The analysis and hints of a position within a move, and of a move that awaits confirmation.

use serde_json::json;

use super::driver::{TestDriver as _, can_send};
use super::fixture::{TestApp, touch};
use crate::{AnalysisState, Match, MatchEvent, MatchState, NewsKind, SettingsEvent};
use fivefold_engine::session::Player;

/// Orange needs c1 for five in a row; the twists have turned nothing.
const WON_BY_C1: &str = "a1:ne+ a6:ne+ b1:ne+ c6:ne+ d1:ne+ b4:ne+ e1:ne+ a4:ne+";

const PEOPLE: [Player; 2] = [Player::Human; 2];

fn analysis(state: &MatchState) -> &AnalysisState {
    state.analysis.as_ref().expect("the analysis is on")
}

fn is_thinking(analysis: &AnalysisState) -> bool {
    analysis.bar_words.ends_with('…')
}

/// Returns whether the bar says what the first row says, or that it is not known yet.
fn agrees(analysis: &AnalysisState) -> bool {
    let best = &analysis.rows[0].value;
    let is_same = match best.split_whitespace().next() {
        Some("wins") => analysis.is_proven && analysis.bar_words.contains("Orange wins"),
        Some("loses") => analysis.is_proven && analysis.bar_words.contains("Blue wins"),
        _ => !analysis.is_proven && analysis.bar_words.ends_with(best.as_str()),
    };
    is_thinking(analysis) || is_same
}

fn hint(fixture: &TestApp, game: &Match) -> MatchState {
    game.hint();
    fixture.until(game, "a hint is shown", |state| state.news.kind == NewsKind::Hint)
}

fn confirming(fixture: &mut TestApp, moves: &str) -> Match {
    fixture.app.change_settings(SettingsEvent::SetConfirmMoves { is_on: true });
    let game = fixture.received("connect-four", &json!({}), PEOPLE, moves);
    game.shown();
    game
}

#[test]
fn bar_is_of_half_made_move_and_agrees_with_best_row() {
    let mut fixture = TestApp::default();
    let game = fixture.received("pentago-twist", &json!({}), PEOPLE, WON_BY_C1);
    game.shown();
    game.set_analysis(true);
    let won = fixture.until(&game, "the win is proven", |state| analysis(state).is_proven);
    assert!(analysis(&won).bar_words.contains("Orange wins"), "{won:?}");
    // No twist wins with this stone.
    let half = touch(&game, "f6");
    assert!(!analysis(&half).is_proven && agrees(analysis(&half)), "{:?}", half.analysis);
    let known = fixture.until(&game, "the twists are valued", |state| {
        assert!(agrees(analysis(state)), "{:?}", state.analysis);
        analysis(state).rows[0].mv.is_some() && !is_thinking(analysis(state))
    });
    assert!(analysis(&known).rows.iter().flat_map(|row| &row.mv).all(|mv| mv.starts_with("f6")), "{known:?}");
    let back = game.take_back();
    assert!(agrees(analysis(&back)), "{:?}", back.analysis);
    fixture.until(&game, "the win is proven again", |state| {
        assert!(agrees(analysis(state)), "{:?}", state.analysis);
        analysis(state).is_proven
    });
}

#[test]
fn hint_for_half_made_move_ends_when_it_is_taken_back() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    game.shown();
    touch(&game, "b5");
    hint(&fixture, &game);
    assert_ne!(game.take_back().news.kind, NewsKind::Hint);
    // A hint for the whole move lasts through it.
    let text = hint(&fixture, &game).news.text;
    let mv = game.lock().hint.as_ref().expect("a hint is shown").mv.clone();
    game.lock().hint = None;
    touch(&game, &mv[..2]);
    game.take_back();
    assert!(hint(&fixture, &game).news.text.starts_with("Suggestion: "), "{text}");
}

#[test]
fn move_that_awaits_confirmation_is_not_dropped_for_a_hint() {
    let mut fixture = TestApp::default();
    let game = confirming(&mut fixture, "");
    assert!(can_send(&game.state(), MatchEvent::Hint));
    let waiting = touch(&game, "a5");
    assert!(can_send(&waiting, MatchEvent::Confirm) && !can_send(&waiting, MatchEvent::Hint));
    let asked = game.hint();
    assert!(can_send(&asked, MatchEvent::Confirm) && asked.news.kind != NewsKind::Thinking);
    assert!(can_send(&game.take_back(), MatchEvent::Hint));
}

#[test]
fn analysis_is_of_the_move_that_awaits_confirmation() {
    let mut fixture = TestApp::default();
    // Orange threatens four in column 1.
    let game = confirming(&mut fixture, "1 2 1 2 1");
    game.set_analysis(true);
    fixture.until(&game, "Blue’s moves are valued", |state| analysis(state).rows[0].mv.is_some());
    let waiting = touch(&game, "c5");
    assert!(can_send(&waiting, MatchEvent::Confirm) && is_thinking(analysis(&waiting)), "{:?}", waiting.analysis);
    let lost = fixture.until(&game, "Orange’s win is found", |state| analysis(state).is_proven);
    assert!(can_send(&lost, MatchEvent::Confirm), "the move still waits");
    assert!(analysis(&lost).bar_words.contains("Orange wins"), "{:?}", lost.analysis);
    assert_eq!(analysis(&lost).rows[0].mv.as_deref(), Some("1"));
    // The position before it is analyzed again.
    assert!(is_thinking(analysis(&game.take_back())));
    fixture.until(&game, "Blue’s moves are valued again", |state| {
        analysis(state).bar_words.contains("Blue") && analysis(state).rows[0].mv.is_some()
    });
}

#[test]
fn analysis_of_winning_move_that_awaits_confirmation_has_no_rows() {
    let mut fixture = TestApp::default();
    let game = confirming(&mut fixture, "1 2 1 2 1 2");
    game.set_analysis(true);
    let waiting = touch(&game, "a5");
    let shown = analysis(&waiting);
    assert!(shown.is_proven && shown.rows.is_empty() && shown.bar_words.contains("Orange wins"), "{shown:?}");
    assert!(!shown.is_running);
    assert!(game.confirm().result.is_some());
}

#[test]
fn moves_that_change_nothing_have_one_value() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    game.shown();
    // Every rotation and reflection leaves a stone in a center where it is.
    let state = touch(&game, "b2");
    assert!(state.moves.is_empty());
    game.set_analysis(true);
    let state = fixture.until(&game, "the analysis has ended", |state| {
        state.analysis.as_ref().is_some_and(|analysis| !analysis.is_running)
    });
    let analysis = state.analysis.expect("the analysis is on");
    assert_eq!(analysis.rows.len(), 1, "all twists lead to one position");
    let mut values: Vec<_> = state.board.spoken.iter().filter_map(|element| element.value.clone()).collect();
    values.sort();
    values.dedup();
    assert!(values.len() <= 2, "the best move is named besides: {values:?}");
}
