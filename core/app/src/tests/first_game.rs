//! Somebody who knows nothing: from the first start through a lesson to the end of a first game.

use super::world::{TestApp, TestRng};
use crate::{MatchState, StudyDeed, StudyState};
use fivefold_engine::{game::Side, games, session::Player, text::Language};

/// All touches but those that the lesson and the game are played by.
const TOUCHES: usize = 5;

/// What two lines of the smallest phone hold, in letters; those of Chinese and Japanese are twice as wide.
const TWO_LINES: usize = 98;

/// Somebody who reads everything that is there to be read.
struct Newcomer {
    language: Language,
    touches: Vec<String>,
}

impl Newcomer {
    fn touch(&mut self, what: &str) {
        assert!(!what.is_empty(), "there is nothing to touch");
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

/// The lesson of a game and then the game, against the computer.
fn first_game(game: &str, language: Language) -> Vec<String> {
    let mut newcomer = Newcomer { language, touches: Vec::new() };
    let mut world = TestApp::default();
    world.app.set_language(language);
    let card = world.app.home().cards.into_iter().find(|card| card.game == game).expect("it is on the first screen");
    newcomer.touch(&card.learn);
    let study = world.app.lesson(game).expect("it has one");
    let last = loop {
        newcomer.study(&study.shown());
        let state = study.play(&study.answer_for_tests().expect("it knows what to do"));
        newcomer.study(&state);
        let Some(wake) = state.wake_ms else { break state };
        world.clock.pass(wake.into());
        assert_ne!(study.tick().detail, state.detail, "the next step comes by itself");
    };
    let play = last.actions.iter().find(|action| action.deed == StudyDeed::PlayFromHere);
    newcomer.touch(&play.filter(|action| action.is_main && action.is_enabled).expect("a game is offered").label);
    let opened = study.play_from_here().expect("it begins");
    // The weakest computer and no coach: as many touches, and the game is soon over.
    opened.set_player(Side::Second, Player::Level(1));
    opened.set_coach(false);
    let mut dice = TestRng::new(5);
    let mut state = opened.shown();
    while state.result.is_none() {
        let legal = opened.legal_moves();
        state = if legal.is_empty() {
            world.until(&opened, "the computer plays", |state| state.abilities.hint || state.result.is_some())
        } else {
            opened.play(&dice.of(&legal).text)
        };
        newcomer.look(&state);
    }
    newcomer.touches
}

#[test]
fn a_first_game_takes_five_touches_beside_its_own_and_two_lines_to_read() {
    for game in games::all() {
        let touches = first_game(game.id(), Language::ENGLISH);
        assert!(touches.len() <= TOUCHES, "{}: {touches:?}", game.id());
    }
    for language in Language::all() {
        first_game("connect-four", language);
    }
}
