use super::{against_computer, english, shown, tic_tac_toe, touch};
use crate::{
    game::{Message, Outcome, Side},
    games::{self, Handicap},
    session::{Limits, Minutes, Player, Session, TimeLeft, Touched},
};

#[test]
fn human_input_is_rejected_when_computer_is_to_move() {
    let mut session = against_computer(Side::First, "");
    assert_eq!(touch(&mut session, "a1"), Touched::Rejected(Message::new("refuse-computer")));
    assert!(session.play("a1").is_err());
    let snapshot = english(&session);
    assert!(snapshot.waits_for_computer && snapshot.marks.is_empty());
    assert_eq!(snapshot.prompt, "The computer is thinking.");
}

#[test]
fn player_change_drops_partial_move() {
    let mut session = tic_tac_toe("a1");
    session.set_confirm(true);
    touch(&mut session, "b2");
    let limits = Player::Limits(Limits { visits: Some(100), ms: None });
    session.set_player(Side::Second, limits).expect("any limits are allowed");
    assert!(!session.has_partial());
    assert!(session.waits_for_computer());
    session.set_player(Side::Second, Player::Human).expect("a human always may");
    assert!(matches!(touch(&mut session, "b2"), Touched::MayFinish { .. }));
}

#[test]
fn nonexistent_level_is_refused() {
    let mut session = tic_tac_toe("");
    for level in [0, 9, 255] {
        let reason = session.set_player(Side::First, Player::Level(level)).expect_err("there are eight");
        assert_eq!(reason, Message::new("refuse-level").number("level", level));
    }
    assert_eq!(session.players(), [Player::Human; 2]);
}

#[test]
fn computer_waits_while_paused_or_in_history() {
    let mut session = against_computer(Side::Second, "a1 b2 c3");
    session.set_paused(true);
    assert!(!session.waits_for_computer());
    assert_eq!(english(&session).prompt, "Paused.");
    session.set_paused(false);
    session.go_to(1).expect("there are three");
    assert!(session.computer_to_move() && !session.waits_for_computer());
    assert_eq!(english(&session).prompt, "It would be the computer’s turn here.");
}

#[test]
fn either_side_loses_on_any_turn_by_resignation_or_time() {
    for lose in [Session::resign, Session::time_out] {
        for side in Side::BOTH {
            let mut session = tic_tac_toe("a1");
            lose(&mut session, side).expect("the game is on");
            assert_eq!(session.conclusion().map(|conclusion| conclusion.outcome), Some(Outcome::Win(side.other())));
            assert_eq!(lose(&mut session, side), Err(Message::new("refuse-over")));
        }
    }
    let mut session = tic_tac_toe("a1");
    session.resign(Side::Second).expect("the game is on");
    assert_eq!(english(&session).result.expect("over").reason, "Blue resigned.");
}

#[test]
fn draw_agreement_requires_two_people() {
    let mut session = tic_tac_toe("a1");
    session.agree_draw().expect("two people");
    assert_eq!(english(&session).result.expect("over").title, "Draw");
    let mut session = against_computer(Side::Second, "");
    assert_eq!(session.agree_draw(), Err(Message::new("refuse-human-draw")));
}

#[test]
fn resignation_is_refused_in_history() {
    let mut session = tic_tac_toe("a1 b2");
    session.undo();
    assert_eq!(session.resign(Side::First), Err(Message::new("refuse-earlier")));
}

#[test]
fn move_before_resignation_continues_match() {
    let mut session = tic_tac_toe("a1 b2");
    session.resign(Side::First).expect("the game is on");
    session.go_to(1).expect("there are two");
    session.play("c3").expect("free");
    assert_eq!(session.conclusion(), None);
}

#[test]
fn rematch_swaps_sides() {
    let session = against_computer(Side::Second, "a1 b2");
    let again = session.rematch().expect("the same game");
    assert_eq!(again.players(), [Player::Level(3), Player::Human]);
    assert_eq!(shown(&again), [""; 0]);
}

#[test]
fn handicap_time_and_name_change_sides_with_their_person() {
    for (game, options) in [
        ("bridgit", serde_json::json!({ "size": 9, "starter": "horizontal" })),
        ("lines-of-action", serde_json::json!({ "size": 6 })),
        ("connect-four", serde_json::json!({})),
        ("connect-any", serde_json::json!({ "rows": 5, "columns": 6, "mode": "ban-bonus", "seed": 3 })),
        ("pentago-twist", serde_json::json!({})),
    ] {
        let handicap = Handicap { side: Side::Second, steps: 1 };
        let found = games::find(game).expect("the game exists");
        let changed = |handicap| found.handicapped(&options, &serde_json::Value::Null, handicap).expect("it has one");
        let mut session = Session::new(game, &changed(handicap)).expect("it opens");
        session.change_circumstances(|it| {
            it.handicap = Some(handicap);
            it.names = ["Ada".to_owned(), "Ben".to_owned()];
            it.time = TimeLeft::new(Minutes([5, 10]));
        });
        let circumstances = session.circumstances().for_rematch(None);
        let mut again = session.rematch().expect("the same game");
        let expected = Session::new(game, &changed(handicap.swapped())).expect("it opens");
        assert_eq!(again.state().key(), expected.state().key(), "{game}");
        again.change_circumstances(|it| *it = circumstances);
        let found = again.circumstances();
        assert_eq!(
            (found.handicap, found.names.each_ref().map(|name| &**name)),
            (Some(handicap.swapped()), ["Ben", "Ada"])
        );
        assert_eq!(found.time, TimeLeft::new(Minutes([10, 5])));
        let third = again.rematch().expect("the same game");
        assert_eq!(third.state().key(), session.state().key(), "{game}");
    }
}

#[test]
fn result_names_color_of_side() {
    let options = serde_json::json!({ "size": 5, "starter": "horizontal" });
    let mut session = Session::new("bridgit", &options).expect("either may start");
    assert_eq!(english(&session).colors, [Side::Second, Side::First]);
    session.resign(Side::First).expect("the game is on");
    let result = english(&session).result.expect("over");
    assert_eq!((result.outcome, result.title.as_str()), (Outcome::Win(Side::Second), "Orange wins"));
    assert_eq!(result.reason, "Blue resigned.");
}
