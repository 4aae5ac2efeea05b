//! A beginner's path: from the first start through a lesson to the end of a first match.

use super::driver::{answer, can_send, play_from_here};
use super::fixture::{TestApp, TestRng};
use crate::{MatchEvent, MatchState, StudyEntry, StudyState};
use fivefold_engine::{game::Side, games, session::Player, text::Language};

/// The limit of touches besides those that play the lesson and the match.
const TOUCHES: usize = 5;

/// The letters that fit two lines on the smallest phone; Chinese and Japanese letters count twice.
const TWO_LINES: usize = 98;

/// A player who reads every text on the screen.
struct Newcomer {
    language: Language,
    touches: Vec<String>,
}

impl Newcomer {
    fn touch(&mut self, what: &str) {
        assert!(!what.is_empty(), "the label is empty");
        self.touches.push(what.to_owned());
    }

    fn read(&self, text: &str) {
        let wide = text.chars().filter(|letter| ('\u{2e80}'..'\u{ffef}').contains(letter)).count();
        let letters = text.chars().count() + wide;
        assert!(letters <= TWO_LINES, "{:?}: {letters} letters, {TWO_LINES} fit: {text}", self.language);
    }

    fn study(&self, state: &StudyState) {
        self.read(&state.headline);
        self.read(&state.sentence);
    }

    fn look(&self, state: &MatchState) {
        self.read(&state.headline);
        self.read(&state.news.text);
        if let Some(result) = &state.result {
            let deciding = result.deciding.iter().map(|deciding| &deciding.words);
            [&result.title, &result.reason, &result.rating]
                .into_iter()
                .chain(deciding)
                .for_each(|text| self.read(text));
        }
    }
}

/// Plays a game's lesson and then a match against the computer.
fn first_game(game: &str, language: Language) -> Vec<String> {
    let mut newcomer = Newcomer { language, touches: Vec::new() };
    let mut fixture = TestApp::default();
    fixture.app.set_locale(language);
    let card = fixture.app.home().cards.into_iter().find(|card| card.game == game).expect("the game has a card");
    newcomer.touch(&card.buttons[0].label);
    let study = fixture.app.study(&StudyEntry::Lesson { game: game.to_owned() }).expect("the game has a lesson");
    let last = loop {
        newcomer.study(&study.shown());
        let state = study.play(&answer(&study).expect("the step has an answer"));
        newcomer.study(&state);
        // The button of the last step has replaced another one, and is deaf at first.
        let advances = state.offers.iter().all(|button| !button.is_deaf);
        let Some(wake) = state.wake_ms.filter(|_| advances) else { break state };
        fixture.clock.pass(wake.into());
        assert_ne!(study.tick().detail, state.detail, "the lesson advances automatically");
    };
    let play = play_from_here(&last);
    newcomer.touch(&play.filter(|action| action.is_main && action.is_enabled).expect("a game is offered").label);
    let opened = study.play_from_here(false).expect("the match begins");
    // The weakest computer and no coach: the number of touches is the same, and the match is short.
    opened.set_player(Side::Second, Player::Level(1));
    opened.set_coach(false);
    let mut rng = TestRng::new(5);
    let mut state = opened.shown();
    while state.result.is_none() {
        let legal = opened.legal_moves();
        state = if legal.is_empty() {
            fixture.until(&opened, "the computer plays", |state| {
                can_send(state, MatchEvent::Hint) || state.result.is_some()
            })
        } else {
            opened.play(&rng.of(&legal).text)
        };
        newcomer.look(&state);
    }
    newcomer.touches
}

#[test]
fn first_game_takes_five_extra_touches_and_two_lines() {
    for game in games::all() {
        let touches = first_game(game.id(), Language::ENGLISH);
        assert!(touches.len() <= TOUCHES, "{}: {touches:?}", game.id());
    }
    for language in Language::all() {
        first_game("connect-four", language);
    }
}
