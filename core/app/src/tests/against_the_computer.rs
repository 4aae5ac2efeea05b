use serde_json::json;

use super::driver::{AGREE_DRAW, CHANGE_PLAYERS, PAUSE, RESIGN, RESUME, TestDriver as _, can, can_send};
use super::fixture::{THINKER, TestApp, moves, saved, targets, touch};
use super::rated;
use crate::{ButtonAction, MatchEvent, NewsKind, NextMatch};
use fivefold_engine::{
    game::{Side, Target},
    session::{Limits, Player},
};

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
fn computer_thinks_only_while_match_is_shown() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("lines-of-action");
    let state = game.play(&game.legal_moves()[0].text);
    assert!(!state.players[0].is_thinking);
    assert!(game.shown().players[0].is_thinking);
    assert!(!game.hidden().players[0].is_thinking);
    assert!(can_send(&game.shown(), MatchEvent::MoveNow));
    game.move_now();
    fixture.until(&game, "the computer replies", |state| state.at == 2);
}

#[test]
fn undo_cancels_search_of_computer() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("pentago-twist");
    game.shown();
    assert!(game.play(&game.legal_moves()[0].text).players[0].is_thinking);
    let state = game.undo();
    assert_eq!((state.players[0].is_thinking, state.at), (false, 0));
}

#[test]
fn late_or_foreign_report_is_ignored() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("connect-four");
    game.shown();
    game.play("4");
    game.move_now();
    let search = fixture.next_message();
    let before = game.undo();
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
    assert_eq!(state.moment.announcement, "It is the computer’s turn.");
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
    let state = fixture.until(&game, "search results arrive", |state| state.news.text.contains("a second"));
    assert_eq!(state.news.kind, NewsKind::Thinking);
    assert!(state.news.text.ends_with(" s left"), "limited by time: {}", state.news.text);
    fixture.app.change_settings(crate::SettingsEvent::SetShowVisits { is_on: false });
    assert_eq!(game.state().news.text, "Thinking");
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
    assert_eq!((state.headline.as_str(), can(&state, &RESIGN)), ("Paused", false));
    game.set_paused(false);
    let at = state.at;
    fixture.until(&game, "the computers continue", |state| state.at > at);
}

#[test]
fn computer_waits_for_request_at_earlier_move() {
    let mut fixture = TestApp::default();
    let players = [Player::Human, Player::Level(1)];
    let game = fixture.received("connect-four", &json!({}), players, "4 4 3 3");
    game.shown();
    let state = game.go_to(1);
    assert!(can_send(&state, MatchEvent::LetComputerPlay) && !state.players[0].is_thinking);
    assert_eq!(state.news.text, "Move 1 of 4. Orange drops in column 4");
    let state = game.let_computer_play();
    assert!(state.players[0].is_thinking && !can_send(&state, MatchEvent::LetComputerPlay));
    fixture.until(&game, "the computer replies", |state| state.at == 2 && state.moves.len() == 2);
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
fn rematch_swaps_sides_in_new_match() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 2);
    game.shown();
    assert!(can(&game.resign(), &ButtonAction::Begin { next: NextMatch::Rematch }));
    let again = game.begin_next(NextMatch::Rematch).expect("a rematch is possible");
    assert_ne!(again.number(), game.number());
    assert_eq!(again.players(), [Player::Level(2), Player::Human]);
    assert_eq!(again.state().at, 0);
    again.shown();
    fixture.until(&again, "the computer begins", |state| state.at == 1);
    assert!(game.state().result.is_some(), "the first match keeps its result");
}

#[test]
fn resignation_and_agreed_draw_end_match() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    let state = game.resign();
    let result = state.result.expect("the match has ended");
    assert_eq!((result.winner, result.title.as_str()), (Some(Side::First), "Orange won"));
    assert!(game.undo().result.is_none());
    assert!(can(&game.state(), &AGREE_DRAW));
    let result = game.agree_draw().result.expect("the match has ended");
    assert_eq!((result.winner, result.title.as_str()), (None, "Draw"));
    let alone = fixture.against("connect-four", 1);
    assert!(!can(&alone.state(), &AGREE_DRAW));
    assert_eq!(alone.agree_draw().result, None);
}

#[test]
fn headline_addresses_only_person_as_you() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human, Player::Level(1)], "1 2 1 2 1 2");
    assert_eq!(game.play("1").headline, "You won");
    let game = fixture.received("connect-four", &json!({}), [Player::Level(1), Player::Human], "1 2 1 2 1 2 1");
    assert_eq!(game.state().headline, "Orange won");
}

#[test]
fn players_and_strength_change_during_match() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.shown();
    game.play("4");
    let choices = game.player_choices(Side::Second);
    assert_eq!(choices.len(), 10);
    assert!(choices[0].is_chosen && choices[0].label == "A person");
    assert_eq!(choices[3].label, rated("Level 3 · Casual", "connect-four", 3));
    assert!(can(&game.state(), &CHANGE_PLAYERS));
    let state = game.set_player(Side::Second, THINKER);
    assert!(state.players[0].is_thinking, "the computer is to move");
    assert_eq!(game.player_choices(Side::Second).len(), 11, "custom limits are offered");
    let state = game.set_player(Side::Second, Player::Level(1));
    assert_eq!(state.players[0].detail, "Level 1");
    fixture.until(&game, "the computer replies", |state| state.at == 2);
    assert!(!game.set_player(Side::Second, Player::Human).players[0].is_computer);
    assert_eq!(game.set_player(Side::Second, Player::Level(99)).news.kind, NewsKind::Refusal);
}

#[test]
fn match_continues_when_person_replaces_paused_computer() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [THINKER, THINKER], "4");
    game.shown();
    game.set_paused(true);
    let state = game.set_player(Side::First, Player::Human);
    assert!(state.players[0].is_thinking && !can(&state, &RESUME), "{state:#?}");
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
fn failed_search_is_explained_and_match_continues() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("pentago-twist");
    fixture.set_searches_fail(true);
    game.shown();
    game.play("b5:nw+");
    let state = fixture.until(&game, "the search has failed", |state| state.news.kind == NewsKind::Refusal);
    assert_eq!(state.news.text, "The computer could not finish thinking. The game goes on.");
    assert!(can_send(&state, MatchEvent::LetComputerPlay) && !state.players[0].is_thinking);
    fixture.set_searches_fail(false);
    assert!(game.let_computer_play().players[0].is_thinking);
    game.move_now();
    fixture.until(&game, "the computer replies", |state| state.at == 2);
}

#[test]
fn every_game_is_played_against_computer() {
    for game in ["bridgit", "lines-of-action", "connect-four", "connect-any", "pentago-twist"] {
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

#[test]
fn computer_with_custom_limits_is_named_by_them() {
    let mut fixture = TestApp::default();
    let limits = |visits, ms| Player::Limits(Limits { visits, ms });
    let players = [limits(Some(10_000), None), limits(None, Some(1000))];
    let text = saved("connect-four", &json!({}), players, "");
    let bars = fixture.app.receive(&text).expect("a valid saved game").state().players;
    assert_eq!(bars[1].detail, "10,000 simulations a move");
    assert_eq!(bars[0].detail, "1 second a move");
    assert_eq!(moves(&fixture.people("bridgit").state()).len(), 0);
}
