//! Messages in place of the title.

use super::fixture::TestApp;
use crate::{AppMessage, NextMatch};

fn message(fixture: &mut TestApp) -> Option<AppMessage> {
    fixture.app.home().message
}

#[test]
fn message_stays_four_seconds_and_goes_once() {
    let mut fixture = TestApp::default();
    assert_eq!(message(&mut fixture), None);
    let first = fixture.app.tell("One").message.expect("a message");
    assert_eq!((first.words.as_str(), first.stay_ms, first.has_undo), ("One", 4000, false));
    assert_eq!(fixture.app.tell("Two").message, Some(first.clone()), "the oldest is shown first");
    let second = fixture.app.dismiss(first.key).message.expect("the next message");
    assert_eq!(second.words, "Two");
    assert_eq!(fixture.app.dismiss(first.key).message, Some(second.clone()), "it has gone already");
    assert_eq!(fixture.app.dismiss(second.key).message, None);
}

#[test]
fn message_goes_with_first_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    fixture.app.tell("Copied");
    game.play("9");
    assert!(message(&mut fixture).is_some(), "the move was refused");
    game.play("4");
    assert_eq!(message(&mut fixture), None);
    // The offer to undo a replacement goes too, but the replaced match stays in the list.
    let again = game.begin_next(NextMatch::Restart).expect("the next match can be set up");
    let offer = message(&mut fixture).expect("an undo is offered");
    assert!(offer.has_undo, "{offer:?}");
    again.play("4");
    assert_eq!(message(&mut fixture), None);
    let home = fixture.app.home();
    let stored = home.cards.iter().flat_map(|card| &card.stored).filter(|row| row.number == game.number());
    assert_eq!(stored.count(), 1);
}

#[test]
fn received_game_drops_message_about_earlier_text() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let save = fixture.app.save(game.number()).expect("the match is stored");
    let refusal = fixture.app.receive("hello").expect_err("no game").0;
    assert_eq!(fixture.app.tell(&refusal).message.map(|it| it.words), Some(refusal));
    fixture.app.receive(&save).expect("a saved game");
    assert_eq!(message(&mut fixture), None);
}

#[test]
fn undo_of_deletion_outlives_its_message_in_list() {
    let mut fixture = TestApp::default();
    let number = fixture.people("connect-four").play("4").number;
    let offer = fixture.app.delete(number).message.expect("an undo is offered");
    assert!(offer.has_undo && offer.words == "Connect Four game deleted.", "{offer:?}");
    let home = fixture.app.dismiss(offer.key);
    assert_eq!(home.message, None, "each offer is told once");
    assert!(home.undo_offer.is_some(), "the list still offers it");
    let home = fixture.app.undo_removal();
    assert!(home.cards.iter().any(|card| card.current == Some(number)));
    let later = fixture.app.delete(number).message.expect("another deletion");
    assert!(later.has_undo && later.key != offer.key);
    let next = fixture.app.undo_removal();
    assert_eq!((next.message, next.undo_offer), (None, None), "an undone offer goes");
}
