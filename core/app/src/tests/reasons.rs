//! Reasons on the board: of a hint, of the coach, and of a proven win.

use serde_json::json;

use super::fixture::TestApp;
use crate::{
    BoardState, Match, MatchState, NewsKind,
    picture::{Ink, Stroke},
};
use fivefold_engine::session::Player;

/// Returns the number of halos on a board: each has a ring or a bar in the ink of cards.
fn halos(board: &BoardState) -> usize {
    let strokes = board.picture.groups.iter().flat_map(|group| &group.strokes);
    strokes.filter(|stroke| is_halo(stroke)).count()
}

fn is_halo(stroke: &Stroke) -> bool {
    match stroke {
        Stroke::Ring { ink, radius, .. } => *ink == Ink::Card && (*radius - 0.425).abs() < 1e-9,
        Stroke::Bar { ink, .. } => *ink == Ink::Card,
        _ => false,
    }
}

fn hinted(fixture: &TestApp, game: &Match) -> MatchState {
    game.shown();
    game.hint();
    fixture.until(game, "a hint is shown", |state| state.news.kind == NewsKind::Hint)
}

#[test]
fn hint_lights_places_of_its_reason_until_it_ends() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1");
    let state = hinted(&fixture, &game);
    assert!(state.news.text.ends_with("Stops Orange from making four in column 1."), "{}", state.news.text);
    assert_eq!(state.moment.announcement, state.news.text, "a screen reader hears the same sentence");
    assert!(halos(&state.board) > 0, "the reason is lit");
    assert_eq!(halos(&game.play("1").board), 0, "it ends with the hint");
}

#[test]
fn hint_in_bridgit_lights_bridge_it_speaks_of() {
    let mut fixture = TestApp::default();
    let game = fixture.received("bridgit", &json!({ "size": 5 }), [Player::Human; 2], "");
    let state = hinted(&fixture, &game);
    assert!(state.news.text.contains(". Keeps two separate paths: Blue can’t cut both."), "{}", state.news.text);
    assert!(halos(&state.board) > 0, "the bridge is lit, which is not on the board yet");
}

/// Returns a match with a coach in which a person, who is second, plays a move and hears about it.
fn coached(fixture: &mut TestApp, moves: &str, mv: &str) -> (Match, MatchState) {
    let game = fixture.received("connect-four", &json!({}), [Player::Level(1), Player::Human], moves);
    game.set_coach(true);
    game.shown();
    let at = game.play(mv).at;
    let state = fixture.until(&game, "the coach speaks or the computer replies", |state| {
        state.advice.is_some() || state.at > at || state.result.is_some()
    });
    (game, state)
}

#[test]
fn coach_names_threat_and_lights_its_cells() {
    let mut fixture = TestApp::default();
    let (_game, state) = coached(&mut fixture, "1 2 1 2 1", "3");
    let advice = "Careful! Orange can then make four in column 1.";
    assert_eq!(state.advice.as_deref(), Some(advice));
    assert_eq!(state.moment.announcement, advice);
    assert!(halos(&state.board) > 0, "the cell is lit");
}

#[test]
fn coach_keeps_silent_about_distant_loss() {
    let mut fixture = TestApp::default();
    // Blue answers the middle column at the edge, which loses, but in many moves.
    let (game, state) = coached(&mut fixture, "4", "1");
    assert_eq!((state.advice, game.state().at), (None, 3));
}

#[test]
fn proven_bridgit_position_is_explained_by_two_paths() {
    let mut fixture = TestApp::default();
    let game = fixture.received("bridgit", &json!({ "size": 7 }), [Player::Human; 2], "");
    game.shown();
    game.set_analysis(true);
    let state = fixture.until(&game, "the position is proven", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.is_proven)
    });
    let analysis = state.analysis.expect("the analysis is on");
    assert_eq!(analysis.headline.as_deref(), Some("With best play: Orange wins"), "it still has to find the move");
    assert_eq!(analysis.legend.as_deref(), Some("Bars: one path. Dots: another. One move can’t cut both."));
    assert_eq!(analysis.rows.len(), 2, "the headline and the legend take the place of a row");
    let has = |wanted: Ink, is_dotted: bool| {
        let strokes = state.board.picture.groups.iter().flat_map(|group| &group.strokes);
        strokes
            .filter(|it| matches!(it, Stroke::Bar { ink, dotted, .. } if *ink == wanted && *dotted == is_dotted))
            .count()
    };
    assert!(has(Ink::Win, false) > 0 && has(Ink::Draw, true) > 0, "both trees are drawn, in two colors");
    let best = analysis.rows[0].mv.clone().expect("the winning move");
    game.play(&best);
    let state = fixture.until(&game, "the next position is proven", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.is_proven)
    });
    let analysis = state.analysis.expect("the analysis is on");
    assert_eq!(analysis.headline.as_deref(), Some("Orange can no longer be stopped"));
}

#[test]
fn analysis_rows_have_constant_number_and_words_only() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    game.shown();
    let rows = |state: &MatchState| state.analysis.clone().expect("the analysis is on").rows;
    assert_eq!(rows(&game.set_analysis(true)).len(), 3);
    let state = fixture.until(&game, "rows", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.rows.iter().all(|row| row.mv.is_some()))
    });
    for row in rows(&state) {
        assert!(!row.spoken.contains('|') && !row.spoken.contains(':'), "{}", row.spoken);
        assert!(row.spoken.starts_with("Place a stone") && !row.sentence.contains(':'), "{row:?}");
        assert!(row.picture.is_some(), "the twist is drawn: {row:?}");
    }
    // Two columns are left.
    let few = fixture.received(
        "connect-any",
        &json!({ "rows": 4, "columns": 4, "mode": "plain" }),
        [Player::Human; 2],
        "1 2 1 2 2 1 2 1 3 4 3 4 4 3",
    );
    few.shown();
    few.set_analysis(true);
    let state = fixture.until(&few, "the values are known", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.rows[0].mv.is_some() && !analysis.is_running)
    });
    assert_eq!(rows(&state).len(), 2, "no row is empty");
}

#[test]
fn hint_in_lost_position_blocks_and_says_that_it_is_lost() {
    let mut fixture = TestApp::default();
    // Orange has an open three.
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], "4 4 3 3 5");
    let said = hinted(&fixture, &game).news.text;
    assert!(said.contains("column 2.") || said.contains("column 6."), "{said}");
    assert!(said.ends_with("Orange wins in 1 move."), "{said}");
}
