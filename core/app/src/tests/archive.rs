//! Games that were played: the day they ended, and what can be done with them. What is deleted can be brought back.

use super::hands::TestDriver as _;
use super::world::{Fault, TestApp, essence, moves};
use crate::{App, CivilDate, KeptDeed, KeptMatch};
use fivefold_engine::text::Language;

fn kept(app: &mut App) -> Vec<KeptMatch> {
    app.home().cards.into_iter().flat_map(|card| card.kept).collect()
}

fn is_in_its_file(world: &TestApp, number: u64) -> bool {
    world.files.names().contains(&format!("matches/{number}.json"))
}

/// A world with a lost game against the computer, which nobody has open.
fn lost() -> (TestApp, u64) {
    let mut world = TestApp::default();
    let game = world.against("connect-four", 1);
    game.play("4");
    let number = game.resign().number;
    (world, number)
}

#[test]
fn what_was_deleted_is_brought_back_as_it_was() {
    let (mut world, number) = lost();
    let (before, counted) = (world.app.home().cards, world.app.statistics());
    let home = world.app.delete(number);
    assert!(home.cards.iter().all(|card| card.kept.is_empty()));
    assert_eq!(world.app.open_match(number).expect_err("it is gone").0, "This game is not kept any more.");
    let said = home.put_aside.expect("it can be brought back");
    assert_eq!((&*said.words, said.by), ("The game of Connect Four was deleted.", None));
    let home = world.app.bring_back();
    assert_eq!((home.put_aside, home.cards), (None, before));
    assert_eq!(world.app.bring_back().put_aside, None, "there is nothing else");
    assert_eq!(world.app.delete(number).put_aside.map(|said| said.key), Some(said.key + 1), "deleted once more");
    world.app.bring_back();
    let mut world = world.killed();
    assert!(world.app.open_match(number).is_ok());
    assert_eq!(world.app.statistics(), counted, "it is one game, whatever becomes of it");
}

#[test]
fn a_process_that_ends_before_the_app_is_put_away_has_lost_nothing() {
    let (mut world, number) = lost();
    let counted = world.app.statistics();
    world.app.delete(number);
    let mut world = world.killed();
    assert_eq!(kept(&mut world.app).len(), 1);
    assert_eq!(world.app.home().put_aside, None);
    assert_eq!(world.app.statistics(), counted);
}

#[test]
fn what_was_deleted_is_off_the_disk_when_the_app_is_put_away_and_can_still_be_brought_back() {
    let (mut world, number) = lost();
    let counted = world.app.statistics();
    world.app.delete(number);
    world.app.settling().wait();
    assert!(!is_in_its_file(&world, number));
    world.app.bring_back();
    assert!(is_in_its_file(&world, number));
    world.app.open_match(number).expect("it is kept").shown();
    assert_eq!(world.app.statistics(), counted);
    world.app.delete(number);
    world.app.settling().wait();
    let mut world = world.killed();
    assert!(kept(&mut world.app).is_empty() && world.app.open_match(number).is_err(), "it was deleted");
}

#[test]
fn what_was_deleted_is_gone_when_the_way_back_is() {
    let later: [fn(&mut TestApp); 3] = [
        |world| world.clock.pass(10 * 60_000),
        |world| {
            let other = world.people("bridgit").number();
            world.app.delete(other);
            assert_ne!(world.app.bring_back().cards[0].current, None, "only the last one is offered");
        },
        |world| {
            world.people("bridgit").play("d4");
            world.people("bridgit");
            let said = world.app.home().put_aside.expect("the running one");
            assert!(said.words.contains("put aside"), "{said:?}");
        },
    ];
    for wait in later {
        let (mut world, number) = lost();
        world.app.delete(number);
        assert!(is_in_its_file(&world, number));
        wait(&mut world);
        world.app.home();
        assert!(!is_in_its_file(&world, number));
        world.app.bring_back();
        assert!(world.app.open_match(number).is_err());
        let mut world = world.killed();
        assert!(kept(&mut world.app).iter().all(|kept| kept.number != number));
    }
}

#[test]
fn whoever_has_a_deleted_match_open_keeps_nothing_of_it_until_it_is_back() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    game.play("4");
    let number = game.number();
    world.app.delete(number);
    game.play("3");
    game.hidden();
    world.app.settling().wait();
    assert!(!is_in_its_file(&world, number), "{:?}", world.files.names());
    world.app.bring_back();
    let other = world.app.open_match(number).expect("it is kept again");
    other.play("2");
    assert_eq!(moves(&game.state()), ["4", "3", "2"], "both are one match");
    let before = essence(&game.state());
    drop((game, other));
    let mut world = world.killed();
    assert_eq!(essence(&world.app.open_match(number).expect("it is kept").state()), before);
}

#[test]
fn a_deleted_match_that_the_disk_would_not_give_up_goes_when_it_does() {
    let (mut world, number) = lost();
    world.app.delete(number);
    world.files.set_fault(Some(Fault::Dead));
    world.app.settling().wait();
    world.clock.pass(10 * 60_000);
    world.app.home();
    world.files.set_fault(None);
    assert!(is_in_its_file(&world, number));
    world.people("bridgit").play("d4");
    let mut world = world.killed();
    assert!(world.app.open_match(number).is_err());
}

#[test]
fn a_match_that_comes_back_to_a_full_disk_is_written_when_there_is_room() {
    let (mut world, number) = lost();
    world.app.delete(number);
    world.app.settling().wait();
    world.files.set_fault(Some(Fault::Full));
    assert_eq!(world.app.bring_back().cards[2].current, Some(number));
    world.files.set_fault(None);
    world.app.settling().wait();
    let mut world = world.killed();
    assert!(world.app.open_match(number).is_ok());
}

#[test]
fn whichever_call_is_the_last_one_a_deleted_match_is_there_whole_or_gone() {
    for calls in 0..8 {
        let (mut world, number) = lost();
        let before = essence(&world.app.open_match(number).expect("it is kept").state());
        world.app.delete(number);
        world.files.die_after(calls);
        world.app.settling().wait();
        world.app.bring_back();
        world.app.delete(number);
        world.clock.pass(10 * 60_000);
        world.app.home();
        let mut world = world.killed();
        assert!(world.app.home().notices.is_empty(), "nothing is broken after {calls} calls");
        if let Ok(found) = world.app.open_match(number) {
            assert_eq!(essence(&found.state()), before, "after {calls} calls");
        }
    }
}

#[test]
fn a_link_to_a_deleted_match_brings_it_back() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    game.play("4");
    let (number, link) = (game.number(), game.link().expect("it is short").link);
    drop(game);
    world.app.delete(number);
    assert_eq!(world.app.receive(&link).expect("a link").number(), number);
    assert_eq!((kept(&mut world.app).len(), world.app.home().put_aside), (1, None));
}

#[test]
fn a_finished_match_says_when_it_ended_as_people_do() {
    let mut world = TestApp::default();
    world.app.set_today(CivilDate { year: 2026, month: 11, day: 12 });
    let game = world.people("connect-four");
    game.play("4");
    let said = |world: &mut TestApp| kept(&mut world.app).remove(0).detail;
    assert_eq!(said(&mut world), "", "it goes on");
    game.resign();
    assert_eq!(said(&mut world), "Today");
    let days =
        [(2026, 11, 13, "Yesterday"), (2026, 11, 14, "12 Nov"), (2027, 1, 1, "12 Nov 2026"), (2026, 11, 1, "12 Nov")];
    for (year, month, day, words) in days {
        world.app.set_today(CivilDate { year, month, day });
        // To look at it changes nothing.
        game.go_to(0);
        game.go_to(1);
        assert_eq!(said(&mut world), words);
    }
    let mut world = world.killed();
    assert_eq!(said(&mut world), "12 Nov 2026", "nobody has said what day it is");
    let game = world.app.open_game("connect-four").expect("it is kept");
    game.undo();
    assert_eq!(said(&mut world), "", "who takes it back plays on");
    world.app.set_today(CivilDate { year: 2026, month: 12, day: 24 });
    game.resign();
    assert_eq!(said(&mut world), "Today");
    game.rematch().expect("it can be played again").play("4");
    assert_eq!(said(&mut world), "", "the rematch goes on");
}

#[test]
fn a_match_that_ended_nobody_knows_when_says_nothing_of_it() {
    let (mut world, number) = lost();
    assert_eq!(kept(&mut world.app)[0].detail, "", "the platform has not said what day it was");
    world.app.set_today(CivilDate { year: 2026, month: 11, day: 12 });
    let game = world.app.open_match(number).expect("it is kept");
    game.shown();
    game.hidden();
    assert_eq!(kept(&mut world.app)[0].detail, "");
}

#[test]
fn a_date_is_said_in_every_language() {
    let mut world = TestApp::default();
    world.app.set_today(CivilDate { year: 2026, month: 3, day: 9 });
    let game = world.people("connect-four");
    game.play("4");
    game.resign();
    world.app.set_today(CivilDate { year: 2026, month: 3, day: 11 });
    let dates = ["en", "de", "es", "fr", "pt-BR", "ja", "zh-CN", "ar"].map(|tag| {
        world.app.set_language(Language::negotiate(tag));
        kept(&mut world.app).remove(0).detail
    });
    assert_eq!(
        dates,
        [
            "9 Mar",
            "9. März",
            "9 mar",
            "9 mars",
            "9 de mar.",
            "3月9日",
            "3 月 9 日",
            "\u{200f}\u{2068}9\u{2069} \u{2068}مارس\u{2069}"
        ]
    );
}

#[test]
fn a_finished_match_is_reviewed_shared_and_deleted_from_its_list() {
    let (mut world, number) = lost();
    let going = world.people("bridgit").play("d4").number;
    let rows = kept(&mut world.app);
    let deeds = |number| {
        let row = rows.iter().find(|row| row.number == number).expect("it is kept");
        row.deeds.iter().map(|row| (row.deed, row.label.clone())).collect::<Vec<_>>()
    };
    let said = |deed, label: &str| (deed, label.to_owned());
    let [review, share, delete] =
        [said(KeptDeed::Review, "Review"), said(KeptDeed::Share, "Share as text"), said(KeptDeed::Delete, "Delete")];
    assert_eq!(deeds(number), [review, share.clone(), delete.clone()]);
    assert_eq!(deeds(going), [share, delete]);
    assert!(world.app.review(number).is_ok());
    let text = world.app.save(number).expect("it is kept");
    assert_eq!(text, world.app.open_match(number).expect("it is kept").save());
    world.app.delete(number);
    assert!(world.app.save(number).is_err() && world.app.review(number).is_err());
    assert_eq!(kept(&mut world.app).len(), 1);
}
