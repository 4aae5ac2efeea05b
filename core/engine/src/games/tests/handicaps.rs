//! Handicaps, in every game that has them.

use serde_json::{Value, json};

use crate::{
    game::{Side, Verdict},
    games::{self, Game, GameState, Handicap, played},
    session::Session,
};

/// More steps than any game has.
const MOST_STEPS: u8 = 4;

/// Returns the options of every game with handicaps.
fn every_setting() -> impl Iterator<Item = (&'static dyn Game, Value)> {
    games::all().iter().flat_map(|game| {
        let options = game.variants().into_iter().map(|variant| variant.options).chain(game.test_options());
        options.chain([json!({})]).map(|options| (*game, options))
    })
}

fn every_handicap() -> impl Iterator<Item = Handicap> {
    Side::BOTH.into_iter().flat_map(|side| (1..=MOST_STEPS).map(move |steps| Handicap { side, steps }))
}

fn opened(game: &dyn Game, options: &Value) -> Box<dyn GameState> {
    game.open(options).unwrap_or_else(|error| panic!("{} {options}: {error}", game.id()))
}

fn start(state: &dyn GameState) -> String {
    format!("{:?} {:?}", state.key(), state.options())
}

#[test]
fn handicap_is_playable_and_without_immediate_win() {
    for (game, options) in every_setting() {
        for handicap in every_handicap() {
            let Some(changed) = game.handicapped(&options, &Value::Null, handicap) else { continue };
            let state = opened(game, &changed);
            let place = format!("{} {changed} {handicap:?}", game.id());
            assert!(!state.status().is_over(), "{place}");
            let moves = state.moves();
            assert!(!moves.is_empty() && moves.iter().all(|mv| !played(&*state, *mv).status().is_over()), "{place}");
            assert_ne!(start(&*state), start(&*opened(game, &options)), "{place}");
            let session = Session::new(game.id(), &changed).expect("it opens");
            let link = Session::from_link(&session.link().expect("a short link")).expect("a link");
            assert!(link.is_set_up_like(&session), "{place}");
        }
    }
}

#[test]
fn every_game_has_two_steps_for_both_sides() {
    for game in games::all() {
        let steps = |side| {
            (1..=MOST_STEPS)
                .filter(|steps| game.handicapped(&json!({}), &Value::Null, Handicap { side, steps: *steps }).is_some())
                .collect::<Vec<_>>()
        };
        assert_eq!(Side::BOTH.map(steps), [vec![1, 2], vec![1, 2]], "{}", game.id());
    }
    let example = games::find("hex").expect("an example");
    assert_eq!(example.handicapped(&json!({}), &Value::Null, Handicap { side: Side::First, steps: 1 }), None);
}

#[test]
fn match_without_its_handicap_is_the_usual_one() {
    for (game, options) in every_setting() {
        let usual = start(&*opened(game, &options));
        for handicap in every_handicap() {
            let Some(changed) = game.handicapped(&options, &Value::Null, handicap) else { continue };
            let again = game.without_handicap(&opened(game, &changed).options());
            assert_eq!(start(&*opened(game, &again)), usual, "{} {options} {handicap:?}", game.id());
        }
    }
}

/// The sentence of the handicap promises it.
#[test]
fn shorter_way_of_bridgit_wins_for_either_beginner() {
    let game = games::find("bridgit").expect("the game exists");
    for (size, starter) in [(7, "vertical"), (7, "horizontal"), (9, "vertical"), (13, "horizontal"), (19, "vertical")] {
        for handicap in every_handicap() {
            let options = json!({ "size": size, "starter": starter });
            let Some(changed) = game.handicapped(&options, &Value::Null, handicap) else { continue };
            let solved = opened(game, &changed).solve(1_000_000, &|| false).expect("Bridg-It is solved");
            let expected = if handicap.side == Side::First { Verdict::Win } else { Verdict::Loss };
            assert_eq!(solved.proof.verdict, expected, "{changed} {handicap:?}");
        }
    }
    let unequal = json!({ "rows": 7, "columns": 9 });
    assert_eq!(game.handicapped(&unequal, &Value::Null, Handicap { side: Side::First, steps: 1 }), None);
}
