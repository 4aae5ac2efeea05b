//! Tests of the requirements for every game, run for each entry of the registry.

mod arrangements;
mod handicaps;
mod ladders;
mod reasons;
mod teaching;
mod texts;

use super::every;

#[test]
fn game_ids_are_unique() {
    let ids: Vec<&str> = every().map(super::Game::id).collect();
    for (index, id) in ids.iter().enumerate() {
        assert!(!ids[..index].contains(id), "two games are called `{id}`");
    }
}

#[test]
fn games_open_with_default_and_surprise_options() {
    for game in every() {
        game.open(&serde_json::Value::Null).unwrap_or_else(|error| panic!("{}: {error}", game.id()));
        for seed in 0..200 {
            let options = game.surprise(seed);
            game.open(&options).unwrap_or_else(|error| panic!("{} with {options}: {error}", game.id()));
        }
    }
}

#[test]
fn rules_diagrams_show_reachable_positions() {
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
