//! The bin of deleted matches, and the number of received ones.

use serde_json::json;

use super::fixture::{TestApp, TestRng, saved, touch};
use crate::{App, ButtonAction, CivilDate, StoredMatchRow, library::archive::MOST_RECEIVED};
use fivefold_engine::session::Player;

/// Returns the rows of a game's matches outside the bin, and of those in it.
fn rows(app: &mut App) -> (Vec<StoredMatchRow>, Vec<StoredMatchRow>) {
    let rows = app.home().cards.into_iter().flat_map(|card| card.stored);
    rows.partition(|row| !matches!(row.open, ButtonAction::Restore { .. }))
}

fn numbers(rows: &[StoredMatchRow]) -> Vec<u64> {
    rows.iter().map(|row| row.number).collect()
}

fn link(number: u64, moves: &str) -> String {
    format!("fivefold:connect-four/{number:x}/{moves}")
}

#[test]
fn received_links_remove_no_own_match() {
    let mut fixture = TestApp::default();
    let own: Vec<u64> = (0..10)
        .map(|at| {
            let game = fixture.people("connect-four");
            touch(&game, "d5");
            if at >= 5 {
                game.resign();
            }
            game.number()
        })
        .collect();
    let unplayed = fixture.people("connect-four").number();
    for number in 0..2 * MOST_RECEIVED as u64 + 20 {
        fixture.app.receive(&link(1_000 + number, "3")).expect("a valid link");
    }
    let (stored, bin) = rows(&mut fixture.app);
    let stored = numbers(&stored);
    assert!(own.iter().chain([&unplayed]).all(|number| stored.contains(number)), "{stored:?}");
    assert_eq!((stored.len(), bin.len()), (own.len() + 1 + MOST_RECEIVED, MOST_RECEIVED));
    assert!(!stored.contains(&1_000) && stored.contains(&(1_019 + 2 * MOST_RECEIVED as u64)), "the oldest are removed");
}

#[test]
fn no_sequence_of_received_texts_removes_own_match() {
    for seed in 0..6 {
        let mut random = TestRng::new(seed);
        let mut fixture = TestApp::default();
        let mut own = Vec::new();
        for _ in 0..160 {
            match random.below(16) {
                0 => {
                    let game = fixture.people("connect-four");
                    touch(&game, "d5");
                    own.push((game.number(), game.save()));
                }
                1 => {
                    let number = 50 + random.below(200) as u64;
                    let game = fixture.app.receive(&link(number, "3")).expect("a valid link");
                    if game.state().result.is_none() && game.state().moves.len() == 1 {
                        touch(&game, "a5");
                        own.push((game.number(), game.save()));
                    }
                }
                2 => fixture = fixture.killed(),
                3 => {
                    let (number, _) = own.get(random.below(own.len().max(1))).cloned().unwrap_or_default();
                    drop(fixture.app.receive(&link(number, "33")));
                }
                kind => {
                    let moves = ["3", "33", "", "4"][kind % 4];
                    let turns = moves.replace('3', "4 ");
                    let text = saved("connect-four", &json!({}), [Player::Human, Player::Level(1)], &turns);
                    let number = 50 + random.below(200) as u64;
                    let received = if kind % 5 == 0 { text } else { link(number, moves) };
                    drop(fixture.app.receive(&received).expect("a valid text"));
                }
            }
        }
        let (stored, _) = rows(&mut fixture.app);
        let stored = numbers(&stored);
        for (number, _) in &own {
            assert!(stored.contains(number), "seed {seed}: match {number} is gone");
        }
    }
}

#[test]
fn opening_over_many_files_removes_none() {
    let mut fixture = TestApp::default();
    for number in 0..3 * MOST_RECEIVED {
        let text = saved("connect-four", &json!({}), [Player::Human; 2], if number % 2 == 0 { "4" } else { "4 4" });
        fixture.files.put(&format!("matches/{}.json", number + 1), text);
    }
    fixture = fixture.killed();
    fixture.people("connect-four").play("4");
    fixture.app.receive(&link(7_000, "3")).expect("a valid link");
    assert_eq!(rows(&mut fixture.app).0.len(), 3 * MOST_RECEIVED + 2);
    fixture = fixture.killed();
    assert_eq!(rows(&mut fixture.app).0.len(), 3 * MOST_RECEIVED + 2);
}

#[test]
fn deleted_match_can_be_restored_for_thirty_days() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day: 12 });
    let [kept, lost] = [(); 2].map(|()| fixture.people("connect-four").play("4").number);
    fixture.app.delete(kept);
    fixture.app.delete(lost);
    fixture = fixture.killed();
    fixture.app.set_today(CivilDate { year: 2026, month: 12, day: 12 });
    let (stored, bin) = rows(&mut fixture.app);
    assert_eq!((stored.len(), bin.len()), (0, 2));
    assert_eq!(bin[0].detail, "Deleted; kept for 30 days");
    let refusal = fixture.app.open_match(kept).expect_err("the match is in the bin").0;
    assert_eq!(refusal, "This game was deleted. Restore it from the list of games.");
    fixture.app.restore(kept);
    assert!(fixture.app.open_match(kept).is_ok());
    fixture.app.set_today(CivilDate { year: 2026, month: 12, day: 13 });
    let (stored, bin) = rows(&mut fixture.app);
    assert_eq!((numbers(&stored), bin.len()), (vec![kept], 0));
    let mut fixture = fixture.killed();
    assert!(!fixture.files.names().contains(&format!("matches/{lost}.json")));
    assert_eq!(fixture.app.open_match(lost).expect_err("it is gone").0, "This game isn’t saved anymore.");
}

#[test]
fn deletion_without_date_is_dated_later() {
    let mut fixture = TestApp::default();
    let number = fixture.people("connect-four").play("4").number;
    fixture.app.delete(number);
    fixture = fixture.killed();
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day: 12 });
    fixture.app.set_today(CivilDate { year: 2026, month: 12, day: 12 });
    assert_eq!(rows(&mut fixture.app).1.len(), 1);
    fixture.app.set_today(CivilDate { year: 2026, month: 12, day: 13 });
    assert_eq!(rows(&mut fixture.app).1.len(), 0);
}

/// Loading a match plays its moves again, which for a hundred long ones took six seconds.
#[test]
fn start_reads_index_instead_of_playing_matches() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 1);
    game.play("4");
    let number = game.resign().number;
    fixture.people("bridgit").play("d4");
    fixture.app.flush().wait();
    let index = fixture.files.text("index.json").expect("it is written before the app is hidden");
    let before = fixture.app.home();
    let mut fixture = fixture.killed();
    assert_eq!(fixture.app.home().cards, before.cards);
    // A summary that differs from its match shows that the match was not loaded.
    fixture.files.put("index.json", index.replace("\"level\":1", "\"level\":2"));
    let mut fixture = fixture.killed();
    assert!(fixture.app.home().cards[2].stored[0].words.starts_with("Against the computer, level 2"));
    // It counts for the same text only.
    let text = fixture.files.text(&format!("matches/{number}.json")).expect("the match is stored");
    fixture.files.put(&format!("matches/{number}.json"), text.replace("\"level\":1", "\"level\":3"));
    let mut fixture = fixture.killed();
    assert!(fixture.app.home().cards[2].stored[0].words.starts_with("Against the computer, level 3"));
    // Nor for a game that is not offered, nor is a file of another name a match.
    fixture.files.put("matches/notes.json", "x");
    fixture.files.put(&format!("matches/{number}.json"), &text);
    fixture.files.put("index.json", index.replace("connect-four", "chess"));
    fixture = fixture.killed();
    assert_eq!(fixture.app.home().cards[2].stored.len(), 1);
    assert!(fixture.files.names().contains(&"matches/notes.json".to_owned()));
    for index in ["garbage", "{}", r#"{"version":"0","matches":{}}"#] {
        fixture.files.put("index.json", index);
        fixture = fixture.killed();
        assert_eq!(fixture.app.home().cards[2].stored.len(), 1, "{index}");
        assert!(fixture.app.home().notices().is_empty(), "{index}");
    }
}

#[test]
fn received_text_does_not_choose_its_place_in_storage() {
    let mut fixture = TestApp::default();
    let text = r#"{"fivefold":1,"game":"connect-four","turns":"4","app":{"deleted":20000,"received":false}}"#;
    let number = fixture.app.receive(text).expect("a valid saved game").number();
    assert_eq!(numbers(&rows(&mut fixture.app).0), [number]);
}
