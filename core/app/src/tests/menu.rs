//! The buttons of a match, its menu, and the same game once more.

use super::{
    driver::TestDriver as _,
    fixture::{TestApp, moves},
};
use crate::{ButtonAction, Match, MatchEvent, MatchState, NewsKind, NextMatch, ScreenButton};
use fivefold_engine::session::Player;

fn row(game: &Match, label: &str) -> ScreenButton {
    let rows: Vec<_> = game.state().menu.into_iter().flatten().filter(|row| row.label == label).collect();
    let [row] = &rows[..] else { panic!("{label} appears {} times", rows.len()) };
    row.clone()
}

fn press(game: &Match, label: &str) -> MatchState {
    let ButtonAction::Match { event } = row(game, label).action else { panic!("{label} is performed by the host") };
    game.after(event)
}

#[test]
fn menu_entries_keep_their_places() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let order = |game: &Match| -> Vec<Vec<_>> {
        game.state()
            .menu
            .iter()
            .map(|group| group.iter().map(|row| (row.symbol, row.label.clone())).collect())
            .collect()
    };
    let before = order(&game);
    assert!(!row(&game, "Undo").is_enabled && !row(&game, "Start over").is_enabled);
    assert!(!row(&game, "Coach").is_enabled, "two people have no coach");
    game.play("4");
    assert!(row(&game, "Undo").is_enabled && row(&game, "Agree to a draw").is_enabled);
    game.set_analysis(true);
    assert_eq!(row(&game, "Analysis").is_on, Some(true));
    game.resign();
    assert!(!row(&game, "Resign").is_enabled && !row(&game, "Change players").is_enabled);
    assert_eq!(order(&game), before);
}

#[test]
fn menu_switches_toggle_their_state() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 2);
    for label in ["Analysis", "Coach"] {
        for is_on in [true, false] {
            press(&game, label);
            assert_eq!(row(&game, label).is_on, Some(is_on), "{label}");
        }
    }
    assert!(game.state().analysis.is_none());
    game.play("4");
    assert_eq!((press(&game, "Undo").at, press(&game, "Redo").at), (0, 1));
    game.resign();
    assert!(press(&game, "Coach").coach.is_none(), "a finished match has no coach");
}

#[test]
fn steppers_lead_to_their_moves_and_stop_at_the_ends() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    let targets = |state: &MatchState| -> Vec<Option<u32>> {
        let target = |button: &ScreenButton| match button.action {
            ButtonAction::Match { event: MatchEvent::GoTo { number } } if button.is_enabled => Some(number),
            _ => None,
        };
        state.steppers.iter().map(target).collect()
    };
    assert_eq!(targets(&game.play("5")), [Some(0), Some(1), None, None]);
    assert_eq!(targets(&game.go_to(0)), [None, None, Some(1), Some(2)]);
}

#[test]
fn analysis_and_result_replace_the_last_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let state = game.play("4");
    assert_eq!(
        (state.news.text.as_str(), state.moves[0].spoken.as_str()),
        ("Orange drops in column 4", "1. Orange drops in column 4")
    );
    assert_eq!(game.set_analysis(true).news.text, "");
    assert_eq!(game.play("9").news.kind, NewsKind::Refusal, "a refusal is still shown");
    game.set_analysis(false);
    assert_eq!(game.resign().news.text, "");
}

#[test]
fn restart_begins_same_game_and_keeps_first() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 2);
    game.play("4");
    let again = game.begin_next(NextMatch::Restart).expect("the next match can be set up");
    assert_ne!(again.number(), game.number());
    assert!(again.state().moves.is_empty());
    assert_eq!(again.players(), game.players(), "the players keep their sides");
    assert_eq!(again.players()[1], Player::Level(2));
    assert!(!moves(&game.state()).is_empty(), "the first match is kept");
    assert!(fixture.app.home().undo_offer.is_some(), "an undo is offered");
}

#[test]
fn irreversible_actions_ask_first() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    for (label, event) in [("Resign", MatchEvent::Resign), ("Agree to a draw", MatchEvent::AgreeDraw)] {
        let ButtonAction::Ask { question } = row(&game, label).action else { panic!("{label} does not ask") };
        assert!(question.words.ends_with('?'), "{}", question.words);
        assert_eq!((question.yes.as_str(), question.action), (label, ButtonAction::Match { event }));
    }
}

#[test]
fn saved_text_of_open_match_includes_undo() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    game.undo();
    assert_eq!(row(&game, "Share as text").action, ButtonAction::Share { number: game.number() });
    assert_eq!(fixture.app.save(game.number()).ok(), Some(game.save()));
}
