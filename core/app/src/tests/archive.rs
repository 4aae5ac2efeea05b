//! Finished matches: their end date and actions, deletion and its undo.

use super::driver::TestDriver as _;
use super::fixture::{Fault, TestApp, moves, visible_state};
use crate::{App, ButtonAction, CivilDate, NextMatch, Screen, StoredMatchRow, StudyEntry};
use fivefold_engine::text::Language;

/// Returns the matches outside the bin.
fn stored_matches(app: &mut App) -> Vec<StoredMatchRow> {
    let rows = app.home().cards.into_iter().flat_map(|card| card.stored);
    rows.filter(|row| !matches!(row.open, ButtonAction::Restore { .. })).collect()
}

fn is_in_its_file(fixture: &TestApp, number: u64) -> bool {
    fixture.files.names().contains(&format!("matches/{number}.json"))
}

/// Returns an app with a lost match against the computer that is not open.
fn lost() -> (TestApp, u64) {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 1);
    game.play("4");
    let number = game.resign().number;
    (fixture, number)
}

#[test]
fn deleted_match_is_restored_unchanged() {
    let (mut fixture, number) = lost();
    let (before, counted) = (fixture.app.home().cards, fixture.app.statistics());
    let home = fixture.app.delete(number);
    assert!(home.cards.iter().all(|card| card.current.is_none()));
    assert!(fixture.app.open_match(number).is_err(), "the match is deleted");
    let said = home.undo_offer.expect("an undo is offered");
    assert_eq!((&*said.words, said.replaced_by), ("Connect Four game deleted.", None));
    let home = fixture.app.undo_removal();
    assert_eq!((home.undo_offer, home.cards), (None, before));
    assert_eq!(fixture.app.undo_removal().undo_offer, None, "no second undo is offered");
    assert_eq!(
        fixture.app.delete(number).undo_offer.map(|said| said.key),
        Some(said.key + 1),
        "the second deletion has a new key"
    );
    fixture.app.undo_removal();
    let mut fixture = fixture.killed();
    assert!(fixture.app.open_match(number).is_ok());
    assert_eq!(fixture.app.statistics(), counted, "a restored match is not counted again");
}

#[test]
fn deletion_survives_kill() {
    let (mut fixture, number) = lost();
    let counted = fixture.app.statistics();
    fixture.app.delete(number);
    let mut fixture = fixture.killed();
    assert!(stored_matches(&mut fixture.app).is_empty() && is_in_its_file(&fixture, number));
    assert_eq!(fixture.app.home().undo_offer, None);
    fixture.app.restore(number);
    assert_eq!(stored_matches(&mut fixture.app).len(), 1);
    assert_eq!(fixture.app.statistics(), counted, "a restored match is not counted again");
}

#[test]
fn undo_of_deletion_expires() {
    let later: [fn(&mut TestApp); 3] = [
        |fixture| fixture.clock.pass(10 * 60_000),
        |fixture| {
            let other = fixture.people("bridgit").number();
            fixture.app.delete(other);
            assert_ne!(fixture.app.undo_removal().cards[0].current, None, "only the last removal can be undone");
        },
        |fixture| {
            fixture.people("bridgit").play("d4");
            fixture.people("bridgit");
            let said = fixture.app.home().undo_offer.expect("the replaced match can be restored");
            assert!(said.words.contains("is saved"), "{said:?}");
        },
    ];
    for wait in later {
        let (mut fixture, number) = lost();
        fixture.app.delete(number);
        wait(&mut fixture);
        fixture.app.undo_removal();
        assert!(fixture.app.open_match(number).is_err());
        assert!(is_in_its_file(&fixture, number), "the match is in the bin");
    }
}

#[test]
fn open_deleted_match_is_not_saved_until_restored() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    let number = game.number();
    fixture.app.delete(number);
    game.play("3");
    game.hidden();
    fixture.app.flush().wait();
    let file = fixture.files.text(&format!("matches/{number}.json")).unwrap_or_default();
    assert!(file.contains(r#""turns":"4""#) && file.contains("deleted"), "{file}");
    fixture.app.undo_removal();
    let other = fixture.app.open_match(number).expect("the match is stored again");
    other.play("2");
    assert_eq!(moves(&game.state()), ["4", "3", "2"], "both handles share one match");
    let before = visible_state(&game.state());
    drop((game, other));
    let mut fixture = fixture.killed();
    assert_eq!(visible_state(&fixture.app.open_match(number).expect("the match is stored").state()), before);
}

#[test]
fn deletion_is_saved_when_disk_recovers() {
    let (mut fixture, number) = lost();
    fixture.app.delete(number);
    fixture.app.undo_removal();
    fixture.files.set_fault(Some(Fault::Dead));
    fixture.app.delete(number);
    fixture.app.flush().wait();
    fixture.files.set_fault(None);
    fixture.app.flush().wait();
    let mut fixture = fixture.killed();
    assert!(fixture.app.open_match(number).is_err());
}

#[test]
fn restored_match_is_saved_when_disk_has_room() {
    let (mut fixture, number) = lost();
    fixture.app.delete(number);
    fixture.app.flush().wait();
    fixture.files.set_fault(Some(Fault::Full));
    assert_eq!(fixture.app.undo_removal().cards[2].current, Some(number));
    fixture.files.set_fault(None);
    fixture.app.flush().wait();
    let mut fixture = fixture.killed();
    assert!(fixture.app.open_match(number).is_ok());
}

#[test]
fn deleted_match_is_restored_by_its_link() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    game.play("4");
    let (number, link) = (game.number(), game.link().expect("the link is short enough").link);
    drop(game);
    fixture.app.delete(number);
    assert_eq!(fixture.app.receive(&link).expect("a valid link").number(), number);
    assert_eq!((stored_matches(&mut fixture.app).len(), fixture.app.home().undo_offer), (1, None));
}

#[test]
fn finished_match_shows_relative_end_date() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day: 12 });
    let game = fixture.people("connect-four");
    game.play("4");
    let said = |fixture: &mut TestApp| stored_matches(&mut fixture.app).remove(0).detail;
    assert_eq!(said(&mut fixture), "", "a running match has no end date");
    game.resign();
    assert_eq!(said(&mut fixture), "Today");
    let days =
        [(2026, 11, 13, "Yesterday"), (2026, 11, 14, "Nov 12"), (2027, 1, 1, "Nov 12, 2026"), (2026, 11, 1, "Nov 12")];
    for (year, month, day, words) in days {
        fixture.app.set_today(CivilDate { year, month, day });
        // Viewing it changes nothing.
        game.go_to(0);
        game.go_to(1);
        assert_eq!(said(&mut fixture), words);
    }
    let mut fixture = fixture.killed();
    assert_eq!(said(&mut fixture), "Nov 12, 2026", "today's date is not set");
    let game = fixture.app.open_game("connect-four").expect("the match is stored");
    game.undo();
    assert_eq!(said(&mut fixture), "", "an undone resignation has no end date");
    fixture.app.set_today(CivilDate { year: 2026, month: 12, day: 24 });
    game.resign();
    assert_eq!(said(&mut fixture), "Today");
    game.begin_next(NextMatch::Rematch).expect("a rematch is possible").play("4");
    assert_eq!(said(&mut fixture), "", "the rematch is running");
}

#[test]
fn finished_match_shows_no_date_when_end_is_unknown() {
    let (mut fixture, number) = lost();
    assert_eq!(stored_matches(&mut fixture.app)[0].detail, "", "the date was not set at the end");
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day: 12 });
    let game = fixture.app.open_match(number).expect("the match is stored");
    game.shown();
    game.hidden();
    assert_eq!(stored_matches(&mut fixture.app)[0].detail, "");
}

#[test]
fn date_is_formatted_in_every_language() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(CivilDate { year: 2026, month: 3, day: 9 });
    let game = fixture.people("connect-four");
    game.play("4");
    game.resign();
    fixture.app.set_today(CivilDate { year: 2026, month: 3, day: 11 });
    let dates = ["en", "de", "es", "fr", "pt-BR", "ja", "zh-CN", "ar"].map(|tag| {
        fixture.app.set_locale(Language::negotiate(tag));
        stored_matches(&mut fixture.app).remove(0).detail
    });
    assert_eq!(
        dates,
        [
            "Mar 9",
            "9.\u{a0}März",
            "9\u{a0}mar",
            "9\u{a0}mars",
            "9 de mar.",
            "3月9日",
            "3月9日",
            "\u{200f}\u{2068}9\u{2069}\u{a0}\u{2068}مارس\u{2069}"
        ]
    );
}

#[test]
fn finished_match_offers_review_share_and_delete() {
    let (mut fixture, number) = lost();
    let going = fixture.people("bridgit").play("d4").number;
    let rows = stored_matches(&mut fixture.app);
    let actions = |number| {
        let row = rows.iter().find(|row| row.number == number).expect("the match is stored");
        row.menu.iter().map(|row| (row.action.clone(), row.label.clone())).collect::<Vec<_>>()
    };
    let ways = |number| {
        let row = rows.iter().find(|row| row.number == number).expect("the match is stored");
        let share = row.menu.iter().find(|row| matches!(row.action, ButtonAction::Unfold { .. }));
        let share = share.expect("ways to share").action.clone();
        let ButtonAction::Unfold { buttons } = &share else { panic!("{share:?}") };
        let ways = buttons.iter().map(|way| way.action.clone()).collect::<Vec<_>>();
        assert_eq!(ways, [ButtonAction::ShareText { number }, ButtonAction::ShareFile { number }]);
        share
    };
    let share_and_delete = |number| {
        let delete = (ButtonAction::Delete { number }, "Delete".to_owned());
        vec![(ways(number), "Share…".to_owned()), delete]
    };
    let screen = Screen::Study { entry: StudyEntry::Review { number } };
    let review = vec![(ButtonAction::Open { screen }, "Review".to_owned())];
    assert_eq!(actions(number), [review, share_and_delete(number)].concat());
    assert_eq!(actions(going), share_and_delete(going));
    assert!(fixture.app.study(&StudyEntry::Review { number }).is_ok());
    let text = fixture.app.save(number).expect("the match is stored");
    assert_eq!(text, fixture.app.open_match(number).expect("the match is stored").save());
    fixture.app.delete(number);
    assert!(fixture.app.save(number).is_err() && fixture.app.study(&StudyEntry::Review { number }).is_err());
    assert_eq!(stored_matches(&mut fixture.app).len(), 1);
}
