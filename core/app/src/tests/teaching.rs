//! The article about the signs, and the end of a lesson.

use super::driver::{answer, play_from_here};
use super::fixture::TestApp;
use crate::{
    Article, ButtonAction, Haptic, NewGameEvent, Page, Screen, Study, StudyEntry, StudyEvent, StudyState, Symbol,
};
use fivefold_engine::{games, session::Player, text::Language};

const COMPLETE: &str = "Lesson complete! Now try it in a game.";

fn signs(fixture: &mut TestApp, game: &str) -> Article {
    match fixture.app.page(&Screen::Signs { game: game.to_owned() }, Vec::new) {
        Ok(Some(Page::Article { state })) => state,
        other => panic!("{game}: {other:?}"),
    }
}

#[test]
fn signs_article_ends_with_computer_of_game() {
    let mut fixture = TestApp::default();
    for game in games::every() {
        let article = signs(&mut fixture, game.id());
        assert_eq!(article.title, "What the symbols mean");
        assert!(article.sections.iter().all(|section| !section.title.is_empty() && !section.paragraphs.is_empty()));
        let texts = game.texts(Language::ENGLISH.into());
        let last = article.sections.last().expect("a section");
        assert_eq!(last.title, texts.word("computer-title"));
        assert!(texts.rules_pages().iter().all(|page| page.title != last.title), "{}", game.id());
    }
    let results = &signs(&mut fixture, "bridgit").sections[0].paragraphs[0];
    assert!(results.contains("W13") && results.contains("L4") && results.contains('='), "{results}");
    let error = fixture.app.page(&Screen::Signs { game: "chess".to_owned() }, Vec::new).expect_err("an unknown game");
    assert_eq!(error.0, "This app doesn’t have that game.");
}

#[test]
fn rules_lead_to_signs_article() {
    let fixture = TestApp::default();
    let screen = Screen::Signs { game: "bridgit".to_owned() };
    let row = fixture.app.rules("bridgit").expect("a game").more.expect("a button");
    assert_eq!(row.action, ButtonAction::Open { screen });
    assert_eq!((row.label.as_str(), row.symbol, row.is_enabled), ("What the symbols mean", Symbol::About, true));
}

fn lesson(fixture: &mut TestApp, game: &str) -> Study {
    fixture.app.study(&StudyEntry::Lesson { game: game.to_owned() }).expect("the game has a lesson")
}

/// Solves the steps from the current one on, and returns the states after each.
fn solved(study: &Study) -> Vec<StudyState> {
    let mut states = Vec::new();
    loop {
        let state = study.play(&answer(study).expect("the step has an answer"));
        let is_last = play_from_here(&state).is_some();
        states.push(state);
        if is_last {
            return states;
        }
        study.after(StudyEvent::Continue);
    }
}

#[test]
fn completed_lesson_leads_into_easy_match() {
    for game in games::all() {
        let mut fixture = TestApp::default();
        // Earlier choices do not apply.
        fixture.begin(game.id(), [NewGameEvent::SetLevel { computer: 0, level: 5 }]);
        let study = lesson(&mut fixture, game.id());
        let states = solved(&study);
        let (last, others) = states.split_last().expect("a step");
        assert!(others.iter().all(|state| state.headline != COMPLETE));
        assert_eq!(last.headline, COMPLETE, "{}", game.id());
        assert_eq!(last.moment.haptic, Some(Haptic::Win), "{}", game.id());
        assert!(last.moment.announcement.ends_with(COMPLETE), "{}", last.moment.announcement);
        assert!(play_from_here(last).is_some_and(|button| button.is_main));
        let opened = study.play_from_here(false).expect("the match begins");
        assert_eq!(opened.players(), [Player::Human, Player::Level(2)], "{}", game.id());
    }
}

#[test]
fn lesson_with_skipped_step_is_not_complete() {
    let mut fixture = TestApp::default();
    let study = lesson(&mut fixture, "connect-four");
    study.after(StudyEvent::Next);
    let states = solved(&study);
    let last = states.last().expect("a step");
    assert!(last.headline != COMPLETE && last.moment.haptic == Some(Haptic::Touch), "{last:?}");
    assert!(play_from_here(last).is_some_and(|button| button.is_main), "a game is offered all the same");
}
