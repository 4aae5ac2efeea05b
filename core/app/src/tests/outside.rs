use super::fixture::TestApp;
use crate::{CivilDate, Screen, SettingsEvent, Shortcut, StudyEntry};
use fivefold_engine::games;

const TODAY: CivilDate = CivilDate { year: 2026, month: 12, day: 29 };

fn shown(shortcuts: &[Shortcut]) -> Vec<(&str, &str, String)> {
    shortcuts.iter().map(|shortcut| (&*shortcut.id, &*shortcut.words, shortcut.screen.name())).collect()
}

#[test]
fn nothing_is_shown_outside_before_date_is_set() {
    let outside = TestApp::default().app.outside();
    assert!(outside.days.is_empty() && outside.shortcuts.is_empty());
}

#[test]
fn widget_shows_puzzle_of_its_day_for_a_week() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(TODAY);
    let days = fixture.app.outside().days;
    let last = CivilDate { year: 2027, month: 1, day: 4 };
    assert_eq!((days.len(), days[0].date, days[6].date), (7, TODAY, last));
    for widget in days {
        fixture.app.set_today(widget.date);
        let daily = fixture.app.puzzles().daily.unwrap();
        assert_eq!((widget.title, widget.headline, widget.picture), (daily.title, daily.claim, daily.picture));
        assert_eq!(widget.week.words, "No streak yet");
    }
}

#[test]
fn widget_says_that_puzzle_is_solved() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(TODAY);
    super::puzzles::solve(&fixture.app.study(&StudyEntry::Daily).unwrap());
    let days = fixture.app.outside().days;
    assert_eq!((&*days[0].headline, &*days[0].week.words), ("Solved", "1 day in a row"));
    assert_eq!(days[0].words, format!("{}. Solved. 1 day in a row.", days[0].title));
    assert_ne!(days[1].headline, "Solved");
    assert_eq!(days[1].week.words, "1 day in a row", "tomorrow's puzzle can still be solved");
    assert_eq!(days[2].week.words, "No streak yet", "a day would be missed");
}

#[test]
fn shortcuts_follow_match_played_last() {
    let mut fixture = TestApp::default();
    fixture.app.set_today(TODAY);
    let game = fixture.app.study(&StudyEntry::Daily).unwrap().state().game;
    let name = games::find(&game).unwrap().texts(fivefold_engine::text::Language::ENGLISH.into()).word("name");
    let daily = format!("Daily puzzle\u{a0}· {name}");
    let daily = || ("daily", &*daily, "study daily".to_owned());
    assert_eq!(shown(&fixture.app.outside().shortcuts), [daily()]);
    let first = fixture.people("connect-four");
    first.send(crate::MatchEvent::Play { text: "4".to_owned() });
    let running = ("continue", "Continue\u{a0}· Connect Four", format!("match {}", first.state().number));
    let next = ("new-game", "New game\u{a0}· Connect Four", "new-game connect-four".to_owned());
    assert_eq!(shown(&fixture.app.outside().shortcuts), [daily(), running, next]);
    first.send(crate::MatchEvent::Resign);
    let labels: Vec<_> = fixture.app.outside().shortcuts.into_iter().map(|shortcut| shortcut.id).collect();
    assert_eq!(labels, ["daily", "new-game"], "a finished match is not continued");
    fixture.app.change_settings(SettingsEvent::SetLanguage { language: Some("de".to_owned()) });
    let shortcuts = fixture.app.outside().shortcuts;
    assert_eq!((&*shortcuts[1].label, &*shortcuts[1].detail), ("Neue Partie", "Vier gewinnt"));
    assert_eq!(shortcuts[1].screen, Screen::NewGame { game: "connect-four".to_owned() });
}
