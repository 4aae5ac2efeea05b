use rand::SeedableRng;
use serde_json::{Value, json};

use super::{LinesOfActionOptions, Movement, NarrowLines, WideLines, handicap};
use crate::{
    game::{OptionError, Proof, Random, Verdict, below},
    games::{GameEntry, GameState, GameVariant, StateOf},
    text::{Sources, TextFile},
};

/// The number of rows of the largest narrow board.
const NARROW_ROWS: u64 = 8;

/// The entry of this game in the registry.
pub static GAME: GameEntry<NarrowLines> = GameEntry::new(
    "lines-of-action",
    Sources {
        words: &[TextFile::new("lines-of-action")],
        diagrams: include_str!("diagrams.json"),
        lessons: include_str!("lessons.json"),
    },
)
.surprising(surprise)
.valued(value)
.with_handicaps(handicap::RULES)
.with_puzzles("games/lines_of_action/puzzles.txt")
.with_ladder("games/ladders/lines-of-action.json")
.tested_with(variants, test_options)
.opened_by(open);

/// Opens a game in the narrowest position type that holds its board.
fn open(id: &'static str, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError> {
    let rows = [options, setup].into_iter().filter_map(|value| value.get("size")?.as_u64()).max();
    Ok(if rows.unwrap_or_default() > NARROW_ROWS {
        Box::new(StateOf::<WideLines>::open(id, options, setup)?)
    } else {
        Box::new(StateOf::<NarrowLines>::open(id, options, setup)?)
    })
}

/// Returns the value of the start for the first side, if it is known. It is proven by `fivefold prove position --game
/// lines-of-action --options '{"size":5}' --within 15`; a draw for both connected changes nothing.
fn value(options: &Value) -> Option<Proof> {
    let options: LinesOfActionOptions = serde_json::from_value(options.clone()).ok()?;
    let moves = match options.movement {
        Movement::Leaping => 15,
        Movement::Classic => 11,
    };
    (options.size == 5).then_some(Proof { verdict: Verdict::Win, moves: Some(moves) })
}

/// Draws a board size near the default, and random rules.
fn surprise(seed: u64) -> Value {
    let mut random = Random::seed_from_u64(seed);
    let size = 6 + below(&mut random, 4);
    let movement = ["leaping", "classic"][below(&mut random, 2) as usize];
    let both_connected = ["mover", "draw"][below(&mut random, 2) as usize];
    json!({ "size": size, "movement": movement, "both-connected": both_connected })
}

fn variants() -> Vec<GameVariant> {
    vec![
        GameVariant::new("lines-of-action-6", json!({"size": 6})),
        GameVariant::new("lines-of-action-classic", json!({"size": 5, "movement": "classic"})),
        GameVariant::new("lines-of-action-draw", json!({"size": 5, "both-connected": "draw"})),
    ]
}

/// Returns options of all sizes, and of the other rules on small, default and large boards.
fn test_options() -> Vec<Value> {
    let leaping = (5..=12).map(|size| json!({"size": size}));
    let classic = [6, 8, 12].map(|size| json!({"size": size, "movement": "classic", "both-connected": "draw"}));
    leaping.chain(classic).collect()
}
