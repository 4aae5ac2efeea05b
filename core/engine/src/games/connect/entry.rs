//! The registry entries of both games.

use serde_json::{Value, json};

use super::{AnyBoard, AnyOptions, Connect, ConnectAny, ConnectFour, Variant, Wide, Width};
use crate::{
    game::{Level, OptionError, OptionSpec},
    games::{Family, Game, GameState, Kind, StateOf, state_of::settle},
    text::{Library, Sources, TextFile, Texts, Wording, beside},
};

/// The texts shared by both games.
const SHARED: TextFile = TextFile::new("connect", "games/connect/text/shared.en.ftl");

const ANY_ID: &str = "connect-any";

/// Connect Four.
pub static CONNECT_FOUR: Kind<ConnectFour> = Kind::new(
    "connect-four",
    Sources {
        words: &[SHARED, TextFile::new("connect-four", "games/connect/text/connect-four.en.ftl")],
        diagrams: include_str!("text/connect-four.json"),
        lessons: include_str!("connect-four.lessons.json"),
    },
)
.with_puzzles("games/connect/puzzles/connect-four.txt");

/// Four on any board.
pub static CONNECT_ANY: ConnectAnyEntry = ConnectAnyEntry {
    library: Library::new(
        ANY_ID,
        Sources {
            words: &[SHARED, TextFile::new("connect-any", "games/connect/text/connect-any.en.ftl")],
            diagrams: include_str!("text/connect-any.json"),
            lessons: include_str!("connect-any.lessons.json"),
        },
    ),
};

/// The registry entry of Four on any board, which opens each game in the narrowest bit set that holds its board.
#[derive(Debug)]
pub struct ConnectAnyEntry {
    library: Library,
}

impl Game for ConnectAnyEntry {
    fn id(&self) -> &'static str {
        ANY_ID
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        AnyOptions::specs()
    }

    fn surprise(&self, seed: u64) -> Value {
        let AnyOptions { rows, columns, mode, seed, .. } = AnyOptions::surprise(seed);
        json!({ "rows": rows, "columns": columns, "mode": mode, "seed": seed })
    }

    fn families(&self) -> Vec<Family> {
        vec![
            Family::new("connect-any-plain", json!({"rows": 4, "columns": 5})),
            Family::new("connect-any-ban", json!({"rows": 5, "columns": 5, "mode": "ban", "ban": "c2"})),
            Family::new("connect-any-bonus", json!({"rows": 5, "columns": 5, "mode": "bonus", "bonus": "b1"})),
            Family::new("connect-any-both", json!({"rows": 5, "columns": 6, "mode": "ban-bonus", "seed": 3})),
        ]
    }

    /// Every mode on boards of every width of bit sets, small, large and long ones among them.
    fn variations(&self) -> Vec<Value> {
        let sizes = [(4, 4), (6, 7), (7, 8), (8, 8), (9, 11), (12, 12), (4, 12), (12, 4)];
        let modes = ["plain", "ban", "bonus", "ban-bonus"];
        let options = |(rows, columns)| {
            modes.map(|mode| json!({"rows": rows, "columns": columns, "mode": mode, "seed": rows * 100 + columns}))
        };
        sizes.into_iter().flat_map(options).collect()
    }

    fn levels(&self) -> &'static [Level] {
        AnyBoard::levels()
    }

    fn texts(&self, wording: Wording) -> &Texts {
        self.library.texts(wording)
    }

    fn puzzles(&self) -> &'static str {
        beside("games/connect/puzzles/connect-any.txt")
    }

    fn reopen(&self, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError> {
        let settled: AnyOptions = settle::<Connect<Wide, AnyBoard>>(options, setup)?;
        Ok(match settled.width() {
            Width::Narrow => Box::new(StateOf::<ConnectAny<u64>>::open(ANY_ID, options, setup)?),
            Width::Double => Box::new(StateOf::<ConnectAny<u128>>::open(ANY_ID, options, setup)?),
            Width::Triple => Box::new(StateOf::<ConnectAny<Wide>>::open(ANY_ID, options, setup)?),
        })
    }
}
