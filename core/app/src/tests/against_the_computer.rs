use serde_json::json;

use super::driver::{PAUSE, RESUME, TestDriver as _, can, can_send};
use super::fixture::{TestApp, targets, touch};
use crate::{MatchEvent, NewsKind};
use fivefold_engine::{
    game::{Side, Target},
    games,
    session::{Limits, Player},
};

#[test]
fn computer_waits_while_players_are_chosen() {
    let mut fixture = TestApp::default();
    let opened = fixture.against("connect-four", 1);
    opened.shown();
    opened.after(MatchEvent::ChoosePlayers { is_open: true });
    opened.set_player(Side::First, Player::Level(1));
    let state = opened.set_player(Side::Second, Player::Human);
    assert!(state.players.iter().all(|bar| !bar.is_thinking), "both sides may still be changed");
    assert!(opened.after(MatchEvent::ChoosePlayers { is_open: false }).players.iter().any(|bar| bar.is_thinking));
    let state = opened.after(MatchEvent::ChoosePlayers { is_open: true });
    assert!(state.players.iter().all(|bar| !bar.is_thinking), "the search is stopped");
    opened.after(MatchEvent::ChoosePlayers { is_open: false });
    fixture.until(&opened, "the computer moves", |state| state.at == 1);
}

#[test]
fn new_game_offers_level_chosen_during_match() {
    let mut fixture = TestApp::default();
    let opened = fixture.against("connect-four", 3);
    opened.set_player(Side::Second, Player::Level(7));
    let again = fixture.app.new_game("connect-four").expect("the game exists");
    let next = fixture.app.begin(&again).expect("it can be begun");
    assert_eq!(next.players(), [Player::Human, Player::Level(7)]);
}

#[test]
fn computer_answers_after_move_is_saved() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 1);
    game.shown();
    let state = touch(&game, "d5");
    assert!(state.players[0].is_thinking);
    assert_eq!((state.news.kind, state.headline.as_str()), (NewsKind::Thinking, "Blue is thinking"));
    let stored = fixture.files.text(&format!("matches/{}.json", game.number())).expect("the match is stored");
    assert!(stored.contains("\"turns\":\"4\""), "{stored}");
    let state = fixture.until(&game, "the computer replies", |state| state.at == 2);
    assert!(!state.players[0].is_thinking);
    assert!(state.board.picture.length_ms > 0);
    assert_eq!(state.headline, "Your turn");
}

#[test]
fn button_returns_from_earlier_position_to_computers_turn() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("connect-four");
    game.shown();
    let back = |state: &crate::MatchState| {
        let button = state.offers.iter().find(|button| button.label == "Back to the game").cloned();
        button.map(|button| (button.is_main, button.action))
    };
    let state = game.play("4");
    assert!(state.players[0].is_thinking && back(&state).is_none(), "{:?}", state.offers);
    let state = game.go_to(0);
    assert!(!state.players[0].is_thinking, "the computer waits");
    let event = MatchEvent::GoTo { number: 1 };
    assert_eq!(back(&state), Some((true, crate::ButtonAction::Match { event: event.clone() })));
    let state = game.after(event);
    assert!(state.players[0].is_thinking && back(&state).is_none(), "{:?}", state.offers);
    // A move taken back can be redone; the player did not look back.
    assert_eq!(back(&game.undo()), None);
}

#[test]
fn rematch_against_computer_says_that_colors_are_swapped() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 1);
    assert!(!game.shown().news.text.contains("swapped"), "the first match");
    game.resign();
    let second = game.begin_next(crate::NextMatch::Rematch).expect("a rematch");
    second.shown();
    let state = fixture.until(&second, "the computer begins", |state| state.at == 1 && state.headline == "Your turn");
    assert!(state.news.text.starts_with("You’ve swapped colors. "), "{}", state.news.text);
    assert!(!second.play("1").news.text.contains("swapped"));
    second.resign();
    let third = second.begin_next(crate::NextMatch::Rematch).expect("a rematch");
    assert!(third.shown().news.text.starts_with("You’ve swapped colors. "));
}

/// Regression test: a person who took the computer's place had the score of its wins.
#[test]
fn score_counts_matches_of_two_people_only() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 1);
    game.resign();
    let second = game.begin_next(crate::NextMatch::Rematch).expect("a rematch");
    let state = second.set_player(Side::First, Player::Human);
    assert!(state.players.iter().all(|bar| bar.score.is_empty()), "{:?}", state.players);
}

#[test]
fn late_or_foreign_report_is_ignored() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("connect-four");
    game.shown();
    game.play("4");
    game.move_now();
    let search = fixture.next_message();
    game.undo();
    // The buttons that replaced others listen again, so that the state no longer depends on the time.
    fixture.clock.pass(1000);
    let before = game.state();
    for number in [search, search + 1, 0, u64::MAX] {
        assert_eq!(game.heard(number), before);
    }
    let other = fixture.people("connect-four");
    other.heard(search);
    assert_eq!(other.state().moves.len(), 0);
}

#[test]
fn report_is_applied_once() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 1);
    game.shown();
    game.play("4");
    let state = fixture.until(&game, "the computer replies", |state| state.at == 2);
    let mut again = state.clone();
    for search in 0..1000 {
        again = game.heard(search);
    }
    assert_eq!(again, state);
}

#[test]
fn touch_is_refused_while_computer_thinks() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("connect-four");
    game.shown();
    game.play("4");
    let state = touch(&game, "a5");
    assert_eq!((state.at, state.players[0].is_thinking), (1, true));
    assert_eq!(state.moment.announcement, "It’s the computer’s turn.");
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.play("1").at, 1);
}

#[test]
fn thinking_shows_visits_when_setting_is_on() {
    let mut fixture = TestApp::default();
    fixture.app.change_settings(crate::SettingsEvent::SetShowVisits { is_on: true });
    let game = fixture.against_thinker("pentago-twist");
    game.shown();
    game.play(&game.legal_moves()[0].text);
    let state = fixture.until(&game, "search results arrive", |state| state.news.text.contains("per second"));
    assert_eq!(state.news.kind, NewsKind::Thinking);
    assert!(state.news.text.ends_with(" s left"), "limited by time: {}", state.news.text);
    fixture.app.change_settings(crate::SettingsEvent::SetShowVisits { is_on: false });
    assert_eq!(game.state().news.text, "One moment…");
}

#[test]
fn two_computers_pause_and_resume() {
    let mut fixture = TestApp::default();
    let quick = Player::Limits(Limits { visits: Some(50), ms: None });
    let game = fixture.received("connect-four", &json!({}), [quick, quick], "");
    assert!(can(&game.shown(), &PAUSE));
    fixture.until(&game, "both have played", |state| state.at >= 2);
    let state = game.set_paused(true);
    assert!(can(&state, &RESUME) && state.players.iter().all(|bar| !bar.is_thinking));
    assert_eq!((state.headline.as_str(), can_send(&state, MatchEvent::Resign)), ("Paused", false));
    game.set_paused(false);
    let at = state.at;
    fixture.until(&game, "the computers continue", |state| state.at > at);
}

#[test]
fn computer_move_appears_after_six_hundred_ms() {
    let mut fixture = TestApp::default();
    fixture.app.set_reduced_motion(true);
    let game = fixture.against("connect-four", 1);
    game.shown();
    let before = fixture.now_ms();
    game.play("4");
    fixture.until(&game, "the computer replies", |state| state.at == 2);
    assert!(fixture.now_ms() - before >= 600, "{}", fixture.now_ms() - before);
}

#[test]
fn computer_move_appears_after_animation_ends() {
    let mut fixture = TestApp::default();
    fixture.app.change_settings(crate::SettingsEvent::SetSpeed { speed: crate::AnimationSpeed::Slow });
    let game = fixture.against("pentago-twist", 1);
    game.shown();
    let before = fixture.now_ms();
    let length = game.play("b5:nw+").board.picture.length_ms;
    assert!(length > 600);
    fixture.until(&game, "the computer replies", |state| state.at == 2);
    assert!(fixture.now_ms() - before >= length.into(), "{length} ms");
}

#[test]
fn announcement_is_made_only_for_changes() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let moment = game.play("4").moment;
    assert_eq!(game.set_player(Side::Second, Player::Level(1)).moment, moment);
    assert_eq!(game.set_paused(true).moment, moment);
    assert_eq!(game.resign().moment.announcement, "Orange resigned.");
}

#[test]
fn every_game_is_played_against_computer() {
    for game in games::all().iter().map(|game| game.id()) {
        let mut fixture = TestApp::default();
        let opened = fixture.against(game, 1);
        opened.shown();
        for _ in 0..3 {
            let at = opened.state().at;
            while opened.state().at == at && opened.state().result.is_none() {
                let wanted = targets(&opened);
                let operation = wanted.iter().find(|target| matches!(target, Target::Operation(..)));
                opened.touch(*operation.unwrap_or(&wanted[wanted.len() / 2]));
            }
            fixture.until(&opened, game, |state| state.result.is_some() || state.at >= at + 2);
        }
    }
}
