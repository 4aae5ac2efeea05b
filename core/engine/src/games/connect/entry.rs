//! The registry entries of both games.

use serde_json::{Value, json};

use super::{AnyBoard, AnyOptions, Connect, ConnectAny, ConnectFour, Wide, Width, atlas, handicap};
use crate::{
    game::OptionError,
    games::{GameEntry, GameState, GameVariant, StateOf, state_of::settle},
    text::{Sources, TextFile},
};

/// The texts shared by both games.
const SHARED: TextFile = TextFile::new("connect");

/// The measured levels of both games: with the default options they are the same game.
const LADDER: &str = "games/ladders/connect-four.json";

/// Connect Four.
pub static CONNECT_FOUR: GameEntry<ConnectFour> = GameEntry::new(
    "connect-four",
    Sources {
        words: &[SHARED, TextFile::new("connect-four")],
        diagrams: include_str!("connect-four.diagrams.json"),
        lessons: include_str!("connect-four.lessons.json"),
    },
)
.with_handicaps(handicap::RULES)
.with_puzzles("games/connect/puzzles/connect-four.txt")
.with_ladder(LADDER);

/// Four on any board.
pub static CONNECT_ANY: GameEntry<ConnectAny<u64>> = GameEntry::new(
    "connect-any",
    Sources {
        words: &[SHARED, TextFile::new("connect-any")],
        diagrams: include_str!("connect-any.diagrams.json"),
        lessons: include_str!("connect-any.lessons.json"),
    },
)
.surprising(surprise)
.valued(atlas::value)
.with_fair_games(atlas::fair)
.with_handicaps(handicap::RULES)
.with_puzzles("games/connect/puzzles/connect-any.txt")
.with_ladder(LADDER)
.tested_with(variants, test_options)
.opened_by(open);

/// Opens a game in the narrowest bit set that holds its board.
fn open(id: &'static str, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError> {
    let settled: AnyOptions = settle::<Connect<Wide, AnyBoard>>(options, setup)?;
    Ok(match settled.width() {
        Width::Narrow => Box::new(StateOf::<ConnectAny<u64>>::open(id, options, setup)?),
        Width::Double => Box::new(StateOf::<ConnectAny<u128>>::open(id, options, setup)?),
        Width::Triple => Box::new(StateOf::<ConnectAny<Wide>>::open(id, options, setup)?),
    })
}

fn surprise(seed: u64) -> Value {
    let AnyOptions { rows, columns, mode, seed, .. } = AnyOptions::surprise(seed);
    json!({ "rows": rows, "columns": columns, "mode": mode, "seed": seed })
}

fn variants() -> Vec<GameVariant> {
    vec![
        GameVariant::new("connect-any-plain", json!({"rows": 4, "columns": 5})),
        GameVariant::new("connect-any-ban", json!({"rows": 5, "columns": 5, "mode": "ban", "ban": "c2"})),
        GameVariant::new("connect-any-bonus", json!({"rows": 5, "columns": 5, "mode": "bonus", "bonus": "b1"})),
        GameVariant::new("connect-any-both", json!({"rows": 5, "columns": 6, "mode": "ban-bonus", "seed": 3})),
    ]
}

/// Returns all modes on boards of all widths of bit sets, including small, large and long boards.
fn test_options() -> Vec<Value> {
    let sizes = [(4, 4), (6, 7), (7, 8), (8, 8), (9, 11), (12, 12), (4, 12), (12, 4)];
    let modes = ["plain", "ban", "bonus", "ban-bonus"];
    let options = |(rows, columns)| {
        modes.map(|mode| json!({"rows": rows, "columns": columns, "mode": mode, "seed": rows * 100 + columns}))
    };
    sizes.into_iter().flat_map(options).collect()
}
