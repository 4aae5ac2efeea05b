//! A match sent between two devices as links.

use serde_json::json;

use super::{
    fixture::{TestApp, moves},
    qr_reader::read,
};
use crate::{ButtonAction, Match, MatchSheet, NewGameEvent, Opponent};
use fivefold_engine::session::Player;

fn sent(opened: &Match) -> String {
    opened.link().expect("the link is short enough").message
}

#[test]
fn match_is_played_by_links_between_two_devices() {
    let (mut here, mut there) = (TestApp::default(), TestApp::default());
    let ours = here.people("connect-four");
    ours.play("4");
    let theirs = there.app.receive(&sent(&ours)).expect("a valid link");
    assert_eq!(moves(&theirs.state()), ["4"]);
    assert_eq!(theirs.number(), ours.number(), "both devices share the number");
    theirs.play("3");
    let back = here.app.receive(&sent(&theirs)).expect("a valid link");
    assert_eq!(back.number(), ours.number());
    assert_eq!(moves(&ours.state()), ["4", "3"], "the open match is updated");
    assert_eq!(here.app.home().cards[2].stored.len(), 1, "no second match is stored");
    ours.play("4");
    theirs.resign();
    let there_again = there.app.receive(&sent(&ours)).expect("a valid link");
    assert_ne!(there_again.number(), theirs.number(), "the resigned match is not continued");
}

/// The label of the button that shows the code, if it is offered.
fn offer(game: &Match) -> Option<String> {
    let code = ButtonAction::Sheet { sheet: MatchSheet::ShowCode };
    game.state().offers.into_iter().find(|button| button.action == code).map(|button| button.label)
}

/// Scans the code on the other device's screen.
fn scanned(shown: &Match, by: &mut TestApp) -> Match {
    let code = shown.link().expect("a short match").code.expect("a code");
    by.app.receive(&read(&code)).expect("the camera opens the link")
}

#[test]
fn code_of_game_against_computer_names_no_opponent() {
    let mut fixture = TestApp::default();
    let opened = fixture.against("connect-four", 1);
    let link = opened.link().expect("a short match");
    assert_eq!(link.title, "Scan this with another phone’s camera");
    assert!(link.message.starts_with("My game of Connect Four: "), "{}", link.message);
}

#[test]
fn two_phones_play_by_codes_without_network() {
    let (mut ada, mut ben) = (TestApp::default(), TestApp::default());
    let names = ["Ada", "Ben"].map(str::to_owned);
    let events = names.into_iter().zip(0..).map(|(name, player)| NewGameEvent::SetName { player, name });
    let mut new_game = ada.app.new_game("connect-four").expect("a game");
    let people = NewGameEvent::SetOpponent { opponent: Opponent::Person };
    for event in [people].into_iter().chain(events) {
        new_game.send(event);
    }
    let hers = ada.app.begin(&new_game).expect("the options make a game");
    hers.play("4");
    let link = hers.link().expect("a short match");
    assert_eq!((link.title.as_str(), link.words.as_str()), ("Let Ben scan this with the camera", "Ben’s turn"));
    let his = scanned(&hers, &mut ben);
    assert_eq!((his.state().headline.as_str(), offer(&his)), ("Your turn", None));
    assert_eq!(his.play("3").headline, "Orange’s turn");
    assert_eq!(offer(&his).as_deref(), Some("Show the code"), "one tap after the own move");
    assert_eq!(his.link().expect("a short match").title, "Let Orange scan this with the camera");
    let hers = scanned(&his, &mut ada);
    assert_eq!((hers.state().headline.as_str(), offer(&hers)), ("Your turn", None));
    assert_eq!(moves(&hers.state()), ["4", "3"]);
    assert_eq!(hers.play("4").headline, "Ben’s turn");
    assert_eq!(offer(&hers).as_deref(), Some("Show the code"));
    scanned(&his, &mut ada);
    assert_eq!(hers.state().news.text, "You’ve already played on. Send your latest move instead.");
    assert!(offer(&hers).is_some(), "the latest code is one tap away");
    scanned(&hers, &mut ben);
    for [mine, theirs] in [["3", "4"], ["2", "4"]] {
        his.play(mine);
        scanned(&his, &mut ada);
        hers.play(theirs);
        scanned(&hers, &mut ben);
    }
    assert_eq!(hers.ended().result.map(|result| result.title).as_deref(), Some("Ada won"));
    assert!(offer(&hers).is_some(), "the winning move is shown too");
    assert_eq!(his.ended().result.map(|result| result.title).as_deref(), Some("Orange won"));
    assert_eq!(offer(&his), None);
}

#[test]
fn side_of_linked_match_survives_kill() {
    let (mut here, mut there) = (TestApp::default(), TestApp::default());
    let ours = here.people("connect-four");
    ours.play("4");
    let number = there.app.receive(&sent(&ours)).expect("a valid link").number();
    let mut there = there.killed();
    let theirs = there.app.open_match(number).expect("the match is stored");
    assert_eq!(theirs.state().headline, "Your turn");
    theirs.play("4");
    assert!(offer(&theirs).is_some());
    assert_eq!(offer(&ours), None, "nothing has arrived here");
}

#[test]
fn linked_match_survives_kill() {
    let (mut here, mut there) = (TestApp::default(), TestApp::default());
    let ours = here.people("pentago-twist");
    ours.play(&ours.legal_moves()[5].text);
    let number = there.app.receive(&sent(&ours)).expect("a valid link").number();
    let mut there = there.killed();
    let theirs = there.app.open_match(number).expect("the match is stored");
    assert_eq!(moves(&theirs.state()), moves(&ours.state()));
    let legal = theirs.legal_moves();
    theirs.play(&legal[0].text);
    theirs.resign();
    here.app.receive(&sent(&theirs)).expect("a valid link");
    assert_eq!(ours.ended().result, theirs.ended().result, "the result is transferred");
}

#[test]
fn diverged_matches_are_both_kept() {
    let (mut here, mut there) = (TestApp::default(), TestApp::default());
    let ours = here.people("bridgit");
    ours.play(&ours.legal_moves()[0].text);
    let theirs = there.app.receive(&sent(&ours)).expect("a valid link");
    ours.play(&ours.legal_moves()[1].text);
    theirs.play(&theirs.legal_moves()[2].text);
    let other = here.app.receive(&sent(&theirs)).expect("a valid link");
    assert_ne!(other.number(), ours.number());
    assert_eq!(moves(&other.state()), moves(&theirs.state()));
    let news = "This game differs from yours starting at move 2. Both are saved.";
    assert_eq!(other.state().news.text, news);
    assert_eq!(here.app.home().cards[0].stored.len(), 2);
}

#[test]
fn match_against_computer_ignores_foreign_moves() {
    let mut fixture = TestApp::default();
    let ours = fixture.received("connect-four", &json!({}), [Player::Human, Player::Level(1)], "4 4");
    let mut there = TestApp::default();
    let theirs = there.app.receive(&sent(&ours)).expect("a valid link");
    theirs.play("3");
    let back = fixture.app.receive(&sent(&theirs)).expect("a valid link");
    assert_ne!(back.number(), ours.number());
    assert_eq!(moves(&ours.state()), ["4", "4"]);
}

#[test]
fn saved_game_with_link_is_received_as_saved_game() {
    let mut fixture = TestApp::default();
    let saved = r#"{"fivefold":1,"game":"connect-four","turns":"4 4","remark":"fivefold:chess/0/"}"#;
    let opened = fixture.app.receive(saved).expect("a valid saved game");
    assert_eq!(moves(&opened.state()), ["4", "4"]);
}
