use serde_json::json;

use super::driver::TestDriver as _;
use super::fixture::{Fault, TestApp, saved};
use crate::{App, ButtonAction, MatchEvent, NextMatch, Page, Screen, StatisticsRow, picture};
use fivefold_engine::{game::Side, games, session::Player};

const WON: &str = "1 2 1 2 1 2 1";

fn rows(app: &App) -> Vec<StatisticsRow> {
    app.statistics().sections.into_iter().flat_map(|section| section.rows).collect()
}

/// Returns the winning streak in a game.
fn streak(app: &App, game: &str) -> Option<String> {
    let section = app.statistics().sections.into_iter().find(|section| section.game == game)?;
    let mut counts = section.facts.into_iter().flat_map(|facts| facts.counts);
    counts.find(|count| count.label == "Streak").map(|count| count.value)
}

/// Returns wins, draws and losses over all levels.
fn counts(app: &App) -> (u32, u32, u32) {
    rows(app).iter().fold((0, 0, 0), |(wins, draws, losses), row| {
        (wins + row.shares[0], draws + row.shares[1], losses + row.shares[2])
    })
}

fn one_short_of_a_win(fixture: &mut TestApp, level: u8) -> crate::Match {
    let players = [Player::Human, Player::Level(level)];
    fixture.app.receive(&saved("connect-four", &json!({}), players, "1 2 1 2 1 2")).expect("a valid saved game")
}

#[test]
fn match_is_counted_once_despite_undo_and_kill() {
    let mut fixture = TestApp::default();
    let mut games = 0;
    for _ in 0..10 {
        let game = fixture.against("connect-four", 1);
        let number = game.number();
        game.resign();
        game.undo();
        game.resign();
        games += 1;
        drop(game);
        for _ in 0..2 {
            fixture = fixture.killed();
            let game = fixture.app.open_match(number).expect("the match is stored");
            game.undo();
            game.resign();
        }
    }
    assert_eq!(counts(&fixture.app), (0, 0, games));
}

#[test]
fn undone_resignation_counts_no_loss() {
    let mut fixture = TestApp::default();
    one_short_of_a_win(&mut fixture, 2).play("1");
    let game = fixture.against("connect-four", 2);
    game.resign();
    let shown = |app: &App| (counts(app), streak(app, "connect-four"));
    assert_eq!(shown(&fixture.app), ((1, 0, 1), Some("0 (best 1)".to_owned())));
    game.undo();
    assert_eq!(shown(&fixture.app), ((1, 0, 0), Some("1 (best 1)".to_owned())));
    let number = game.number();
    drop(game);
    fixture = fixture.killed();
    assert_eq!(counts(&fixture.app), (1, 0, 0));
    // A match imported after its end never counts, even after undo.
    let resigned = fixture.app.open_match(number).expect("the match is stored");
    resigned.play("4");
    resigned.resign();
    let text = resigned.save();
    let mut other = TestApp::default();
    one_short_of_a_win(&mut other, 2).play("1");
    other.against("connect-four", 2).resign();
    let received = other.app.receive(&text).expect("a valid saved game");
    received.undo();
    assert_eq!(counts(&other.app), (1, 0, 1));
}

#[test]
fn several_matches_are_each_counted_once() {
    let mut fixture = TestApp::default();
    let one = fixture.against("connect-four", 1);
    one.play("4");
    let other = fixture.against("connect-four", 1);
    other.resign();
    one.resign();
    let (one, other) = (one.number(), other.number());
    fixture = fixture.killed();
    for number in [one, other, one] {
        fixture.app.open_match(number).expect("the match is stored").undo();
        fixture.app.open_match(number).expect("the match is stored").resign();
    }
    assert_eq!(counts(&fixture.app), (0, 0, 2));
}

#[test]
fn uncounted_result_is_counted_at_next_start() {
    let mut fixture = TestApp::default();
    let text = saved("connect-four", &json!({}), [Player::Human, Player::Level(2)], WON);
    fixture.files.put("matches/8.json", text);
    fixture = fixture.reopened();
    assert_eq!(counts(&fixture.app), (1, 0, 0));
    fixture = fixture.killed();
    assert_eq!(counts(&fixture.app), (1, 0, 0));
}

#[test]
fn result_is_counted_once_when_match_was_unreadable() {
    let mut fixture = TestApp::default();
    fixture.against("connect-four", 1).resign();
    fixture.files.set_fault(Some(Fault::NoMatches));
    let mut fixture = fixture.reopened();
    fixture.files.set_fault(None);
    fixture.against("bridgit", 1).resign();
    let fixture = fixture.reopened();
    assert_eq!(counts(&fixture.app), (0, 0, 2));
}

#[test]
fn explored_match_is_not_counted() {
    let mut fixture = TestApp::default();
    let opened = fixture.against("connect-four", 1);
    opened.play("4");
    opened.resign();
    assert_eq!(counts(&fixture.app), (0, 0, 1));
    opened.go_to(0);
    let copy = opened.begin_next(NextMatch::Explore).expect("a copy");
    copy.after(MatchEvent::SetPlayer { side: Side::Second, player: Player::Level(9) });
    copy.resign();
    assert!(copy.state().result.is_some());
    assert_eq!(counts(&fixture.app), (0, 0, 1));
    assert_eq!(counts(&fixture.killed().app), (0, 0, 1));
}

#[test]
fn matches_without_one_person_are_not_counted() {
    let mut fixture = TestApp::default();
    fixture.people("connect-four").resign();
    let watched = fixture.received("connect-four", &json!({}), [Player::Level(1); 2], "1 2 1 2 1 2");
    watched.set_paused(true);
    assert_eq!(watched.resign().result, None);
    assert_eq!(counts(&fixture.app), (0, 0, 0));
}

#[test]
fn imported_finished_match_is_not_counted() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human, Player::Level(1)], WON);
    game.go_to(0);
    game.go_to(7);
    let fixture = fixture.killed();
    assert_eq!(counts(&fixture.app), (0, 0, 0));
}

#[test]
fn unreadable_statistics_are_quarantined_without_recount() {
    let mut fixture = TestApp::default();
    fixture.against("connect-four", 1).resign();
    let stored = fixture.files.text("statistics.json").expect("the statistics are stored");
    fixture.files.put("statistics.json", &stored[..stored.len() / 2]);
    let mut fixture = fixture.killed();
    assert_eq!(fixture.app.home().notices(), ["Your statistics couldn’t be read and were reset."]);
    assert_eq!(fixture.files.text("unreadable/statistics.json-1").as_deref(), Some(&stored[..stored.len() / 2]));
    assert_eq!(counts(&fixture.app), (0, 0, 0));
    fixture.against("connect-four", 1).resign();
    assert_eq!(counts(&fixture.killed().app), (0, 0, 1));
}

#[test]
fn result_is_counted_when_full_disk_has_room() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 1);
    fixture.files.set_fault(Some(Fault::Full));
    let state = game.resign();
    assert_eq!(state.news.text, "This game couldn’t be saved.");
    assert_eq!(counts(&fixture.app), (0, 0, 1));
    fixture.files.set_fault(None);
    game.hidden();
    let fixture = fixture.killed();
    assert_eq!(counts(&fixture.app), (0, 0, 1));
}

#[test]
fn each_level_played_has_one_row_without_zeros() {
    let mut fixture = TestApp::default();
    one_short_of_a_win(&mut fixture, 2).play("1");
    one_short_of_a_win(&mut fixture, 3).play("1");
    fixture.against("connect-four", 3).resign();
    let state = fixture.app.statistics();
    let section = &state.sections[usize::try_from(state.shown).expect("small")];
    assert_eq!((&*section.game, state.sections.len()), ("connect-four", games::all().len()));
    assert_eq!(section.heads, ["Against each level", "Wins", "Draws", "Losses"]);
    let rows: Vec<_> = section.rows.iter().map(|row| (row.numbers.join("|"), row.shares.clone())).collect();
    assert_eq!(rows, [("1||1".to_owned(), vec![1, 0, 1]), ("1||".to_owned(), vec![1, 0, 0])], "strongest first");
    let row = &section.rows[0];
    assert!(row.words.ends_with("Wins: 1, Losses: 1") && row.label.ends_with(&row.short), "{row:?}");
    assert_eq!(row.face, picture::face(3, 9, None));
    assert_eq!(streak(&fixture.app, "connect-four").as_deref(), Some("0 (best 2)"), "over all levels");
    let unplayed = state.sections.iter().find(|section| section.game == "bridgit").expect("a section");
    assert!(unplayed.rows.is_empty() && unplayed.heads.is_empty() && streak(&fixture.app, "bridgit").is_none());
}

#[test]
fn game_without_rating_says_how_to_get_one() {
    let fixture = TestApp::default();
    for section in fixture.app.statistics().sections {
        assert!(section.rating.is_none() && section.note.contains("rating"), "{}", section.note);
        let open = ButtonAction::Open { screen: Screen::NewGame { game: section.game.clone() } };
        assert_eq!(section.play.map(|button| button.action), Some(open));
    }
    assert_eq!(fixture.app.statistics().reset, None);
}

#[test]
fn streaks_of_older_version_become_those_of_game() {
    let old = r#"{"games":{"bridgit":{"2":{"wins":4,"streak":1,"best":3},"3":{"wins":1,"losses":1,"best":1}}}}"#;
    let fixture = TestApp::with(&[("statistics.json", old)]);
    assert_eq!(streak(&fixture.app, "bridgit").as_deref(), Some("1 (best 3)"));
}

#[test]
fn bar_leads_to_ratings_puzzles_lessons_and_menu() {
    let mut fixture = TestApp::default();
    assert_eq!(fixture.app.home().you.action, ButtonAction::Open { screen: Screen::Statistics });
    for name in ["statistics", "puzzles", "learn"] {
        let screen = Screen::named(name).expect("older versions stored it");
        let bar = match fixture.app.page(&screen, Vec::new) {
            Ok(Some(Page::Statistics { bar, .. } | Page::Puzzles { bar, .. } | Page::Learn { bar, .. })) => bar,
            page => panic!("{page:?}"),
        };
        let labels: Vec<_> = bar.tabs.iter().map(|tab| tab.label.as_str()).collect();
        assert_eq!(labels, ["Ratings", "Puzzles", "Lessons"]);
        let on: Vec<_> = bar.tabs.iter().filter(|tab| tab.is_on == Some(true)).map(|tab| tab.action.clone()).collect();
        assert_eq!(on, [ButtonAction::Switch { screen }]);
        let menu: Vec<_> = bar.menu.iter().flatten().map(|button| button.label.as_str()).collect();
        assert_eq!(menu, ["Settings", "Paste a game", "About"]);
    }
}
