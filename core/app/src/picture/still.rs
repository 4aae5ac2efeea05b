//! Boards to look at and not to touch.

use serde_json::{Map, Value};

use super::{Picture, Scene, SeenBoard, paint};
use fivefold_engine::{
    game::{Place, Turn},
    games::{Game, GameState},
    text::Diagram,
};

/// A position as it stands: the pieces, the last turn by its places, and what decided it.
#[must_use]
pub fn still(state: &dyn GameState, last_turn: &[Place], shows_coordinates: bool, is_flipped: bool) -> Picture {
    let board = SeenBoard::new(&state.layout(), shows_coordinates, is_flipped);
    paint(&Scene {
        last_turn: last_turn.to_vec(),
        winning_lines: state.winning_lines(),
        ..Scene::new(&board, state.pieces())
    })
}

/// A position that explains a rule; nothing if it cannot be reached, which the tests of the games exclude.
#[must_use]
pub fn diagram(game: &dyn Game, diagram: &Diagram) -> Option<Picture> {
    let mut state = game.open(&diagram.options).ok()?;
    let mut last_turn = Vec::new();
    for text in state.separate(&diagram.turns) {
        let turn = state.read_turn(text).ok()?;
        last_turn = play(&mut *state, turn)?;
    }
    Some(still(&*state, &last_turn, true, false))
}

/// How many turns lead to a typical position.
const TYPICAL_TURNS: usize = 9;

/// A prime, so that the turns that are picked are spread over the board.
const SCATTER: usize = 7919;

/// A game that is well under way, on a board with whatever its options offer; the same one every time. Nothing if the
/// game cannot be begun with them, which the tests exclude.
#[must_use]
pub fn typical(game: &dyn Game) -> Option<Picture> {
    // With the last word of an option that others wait for, most of them are of use.
    let needed = game.option_specs().into_iter().filter_map(|spec| spec.needs);
    let chosen = needed.filter_map(|(name, words)| Some((name.to_owned(), Value::from(*words.last()?))));
    let mut state = game.open(&Value::Object(chosen.collect::<Map<_, _>>())).ok()?;
    let mut last_turn = Vec::new();
    for number in 0..TYPICAL_TURNS {
        let legal = state.turns();
        let Some(turn) = legal.get((number * SCATTER + 3) % legal.len().max(1)) else { break };
        last_turn = play(&mut *state, *turn)?;
    }
    Some(still(&*state, &last_turn, false, false))
}

/// Plays a legal turn and says which places mark it.
fn play(state: &mut dyn GameState, turn: Turn) -> Option<Vec<Place>> {
    let mut trace = Vec::new();
    for action in turn.actions() {
        trace = state.play(action).ok()?.completed.map_or(trace, |turn| turn.trace);
    }
    Some(trace)
}
