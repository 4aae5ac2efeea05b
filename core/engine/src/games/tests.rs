//! Tests of the requirements for every game, run for each entry of the registry.

mod ladders;
mod texts;

use super::every;

#[test]
fn every_game_has_an_id_of_its_own() {
    let ids: Vec<&str> = every().map(super::Game::id).collect();
    for (index, id) in ids.iter().enumerate() {
        assert!(!ids[..index].contains(id), "two games are called `{id}`");
    }
}

#[test]
fn every_game_opens_with_its_default_options_and_with_any_surprise() {
    for game in every() {
        game.open(&serde_json::Value::Null).unwrap_or_else(|error| panic!("{}: {error}", game.id()));
        for seed in 0..200 {
            let options = game.surprise(seed);
            game.open(&options).unwrap_or_else(|error| panic!("{} with {options}: {error}", game.id()));
        }
    }
}

#[test]
fn every_diagram_of_the_rules_shows_a_position_that_can_be_reached() {
    for game in every() {
        for language in crate::text::Language::all() {
            let diagrams =
                game.texts(language.into()).diagrams().unwrap_or_else(|error| panic!("{}: {error}", game.id()));
            for (page, diagram) in diagrams.iter().flat_map(|(page, list)| list.iter().map(move |each| (page, each))) {
                let place = format!("{} {page} {:?}", game.id(), diagram.moves);
                let mut state = game.open(&diagram.options).unwrap_or_else(|error| panic!("{place}: {error}"));
                for text in diagram.moves.split_whitespace() {
                    let mv = state.read_move(text).unwrap_or_else(|error| panic!("{place}: {error}"));
                    for action in mv.actions() {
                        state.play(action).unwrap_or_else(|reason| panic!("{place}: {}", reason.key));
                    }
                }
            }
        }
    }
}
