//! Boards to look at and not to touch.

use serde_json::{Map, Value};

use super::{Picture, Scene, SeenBoard, paint};
use fivefold_engine::{
    game::{Move, Place},
    games::{Game, GameState},
    text::Diagram,
};

/// A position as it stands: the pieces, the last move by its places, and what decided it.
#[must_use]
pub fn still(state: &dyn GameState, last_move: &[Place], shows_coordinates: bool, is_flipped: bool) -> Picture {
    let board = SeenBoard::new(&state.layout(), shows_coordinates, is_flipped);
    paint(&Scene {
        last_move: last_move.to_vec(),
        winning_lines: state.winning_lines(),
        ..Scene::new(&board, state.pieces())
    })
}

/// A position that explains a rule; nothing if it cannot be reached, which the tests of the games exclude.
#[must_use]
pub fn diagram(game: &dyn Game, diagram: &Diagram) -> Option<Picture> {
    let mut state = game.open(&diagram.options).ok()?;
    let mut last_move = Vec::new();
    for text in state.separate(&diagram.moves) {
        let mv = state.read_move(text).ok()?;
        last_move = play(&mut *state, mv)?;
    }
    Some(still(&*state, &last_move, true, false))
}

/// How many moves lead to a typical position.
const TYPICAL_MOVES: usize = 9;

/// A prime, so that the moves that are picked are spread over the board.
const SCATTER: usize = 7919;

/// A game that is well under way, on a board with whatever its options offer; the same one every time. Nothing if the
/// game cannot be begun with them, which the tests exclude.
#[must_use]
pub fn typical(game: &dyn Game) -> Option<Picture> {
    // With the last word of an option that others wait for, most of them are of use.
    let needed = game.option_specs().into_iter().filter_map(|spec| spec.needs);
    let chosen = needed.filter_map(|(name, words)| Some((name.to_owned(), Value::from(*words.last()?))));
    let mut state = game.open(&Value::Object(chosen.collect::<Map<_, _>>())).ok()?;
    let mut last_move = Vec::new();
    for number in 0..TYPICAL_MOVES {
        let legal = state.moves();
        let Some(mv) = legal.get((number * SCATTER + 3) % legal.len().max(1)) else { break };
        last_move = play(&mut *state, *mv)?;
    }
    Some(still(&*state, &last_move, false, false))
}

/// Plays a legal move and says which places mark it.
fn play(state: &mut dyn GameState, mv: Move) -> Option<Vec<Place>> {
    let mut trace = Vec::new();
    for action in mv.actions() {
        trace = state.play(action).ok()?.completed.map_or(trace, |mv| mv.trace);
    }
    Some(trace)
}
