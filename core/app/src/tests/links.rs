//! A match sent between two devices as links.

use serde_json::json;

use super::fixture::{TestApp, moves};
use crate::Match;
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
