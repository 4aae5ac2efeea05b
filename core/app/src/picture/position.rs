//! Pictures of positions without interaction or animation.

use serde_json::Value;

use super::{Coordinates, DisplayBoard, Picture, Scene, Signs, coordinates, paint};
use fivefold_engine::{
    game::{Move, Place},
    games::{Game, GameState},
    session::Session,
    text::Diagram,
};

/// Returns the picture of a position: the pieces, the last move, and the winning lines.
#[must_use]
pub fn position(state: &dyn GameState, last_move: &[Place], is_flipped: bool) -> Picture {
    let board = DisplayBoard::new(&state.position().layout(), is_flipped);
    paint(&scene(state, &board, last_move))
}

fn scene<'a>(state: &dyn GameState, board: &'a DisplayBoard, last_move: &[Place]) -> Scene<'a> {
    Scene {
        last_move: last_move.to_vec(),
        winning_lines: state.position().winning_lines(),
        ..Scene::new(board, state.position().pieces())
    }
}

/// Returns the picture of a session's current position, with the last move and the winning lines.
#[must_use]
pub fn position_of(session: &Session) -> Picture {
    let last_move = session.at().checked_sub(1).and_then(|last| session.played().get(last));
    let trace = last_move.map(|mv| mv.trace.as_slice()).unwrap_or_default();
    position(session.state(), trace, false)
}

/// Returns the picture of a position that explains a rule; `None` if the position is unreachable or a numbered place is
/// unknown, which the tests exclude.
#[must_use]
pub fn diagram(game: &dyn Game, diagram: &Diagram) -> Option<Picture> {
    let mut state = game.open(&diagram.options).ok()?;
    let mut last_move = Vec::new();
    for text in state.separate(&diagram.moves) {
        let mv = state.read_move(text).ok()?;
        last_move = play(&mut *state, mv)?;
    }
    let board = DisplayBoard::new(&state.position().layout(), false);
    let place = |name: &str| board.spots().iter().find(|spot| spot.name == name).map(|spot| spot.place);
    let groups = (1..).zip(&diagram.numbered);
    let numbers = groups
        .flat_map(|(number, names)| names.split_whitespace().map(move |name| (name, number)))
        .map(|(name, number)| Some((place(name)?, number)))
        .collect::<Option<Vec<_>>>()?;
    // Captions name places.
    let scene = scene(&*state, &board, &last_move);
    let signs = Signs { numbers, ..Signs::NONE };
    let picture = paint(&Scene { coordinates: Coordinates::OfPlaces, signs, ..scene });
    Some(coordinates::with_margin(picture, coordinates::margin(&board)))
}

/// The number of moves before a typical position.
const TYPICAL_MOVES: usize = 9;

/// A prime stride, which spreads the selected moves over the board.
const SCATTER: usize = 7919;

/// Returns the picture of a deterministic midgame position of a typical game; `None` if the game rejects the options,
/// which the tests exclude.
#[must_use]
pub fn typical_position(game: &dyn Game) -> Option<Picture> {
    let mut state = game.open(&Value::Object(game.typical_options())).ok()?;
    let mut last_move = Vec::new();
    for number in 0..TYPICAL_MOVES {
        let legal = state.moves();
        let Some(mv) = legal.get((number * SCATTER + 3) % legal.len().max(1)) else { break };
        last_move = play(&mut *state, *mv)?;
    }
    Some(position(&*state, &last_move, false))
}

/// Plays a legal move and returns the places that mark it.
fn play(state: &mut dyn GameState, mv: Move) -> Option<Vec<Place>> {
    let mut trace = Vec::new();
    for action in mv.actions() {
        trace = state.play(action).ok()?.completed.map_or(trace, |mv| mv.trace);
    }
    Some(trace)
}
