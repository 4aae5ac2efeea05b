use rand::SeedableRng;
use serde_json::{Value, json};

use super::{NarrowLines, WideLines};
use crate::{
    game::{Level, OptionError, OptionSpec, Random, below},
    games::{Family, Game, GameState, Kind, StateOf},
    text::{Sources, TextFile, Texts, Wording},
};

/// The number of rows of the largest narrow board.
const NARROW_ROWS: u64 = 8;

/// The entry of this game in the registry.
pub static GAME: Entry = Entry(
    Kind::<NarrowLines>::new(
        "lines-of-action",
        Sources {
            words: &[TextFile::new("lines-of-action", "games/lines_of_action/text/en.ftl")],
            diagrams: include_str!("text/diagrams.json"),
            lessons: include_str!("lessons.json"),
        },
    )
    .surprising(surprise)
    .with_puzzles("games/lines_of_action/puzzles.txt")
    .tried_with(families, variations),
);

/// Lines of Action of all sizes: one entry for two types of positions.
#[derive(Debug)]
pub struct Entry(Kind<NarrowLines>);

impl Game for Entry {
    fn id(&self) -> &'static str {
        self.0.id()
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        self.0.option_specs()
    }

    fn surprise(&self, seed: u64) -> Value {
        self.0.surprise(seed)
    }

    fn families(&self) -> Vec<Family> {
        self.0.families()
    }

    fn variations(&self) -> Vec<Value> {
        self.0.variations()
    }

    fn levels(&self) -> &'static [Level] {
        self.0.levels()
    }

    fn texts(&self, wording: Wording) -> &Texts {
        self.0.texts(wording)
    }

    fn puzzles(&self) -> &'static str {
        self.0.puzzles()
    }

    fn reopen(&self, options: &Value, setup: &Value) -> Result<Box<dyn GameState>, OptionError> {
        let rows = [options, setup].into_iter().filter_map(|value| value.get("size")?.as_u64()).max();
        if rows.unwrap_or_default() > NARROW_ROWS {
            return Ok(Box::new(StateOf::<WideLines>::open(self.id(), options, setup)?));
        }
        self.0.reopen(options, setup)
    }
}

/// Draws a board size near the usual one, and random rules.
fn surprise(seed: u64) -> Value {
    let mut random = Random::seed_from_u64(seed);
    let size = 6 + below(&mut random, 4);
    let movement = ["leaping", "classic"][below(&mut random, 2) as usize];
    let both_connected = ["mover", "draw"][below(&mut random, 2) as usize];
    json!({ "size": size, "movement": movement, "both-connected": both_connected })
}

fn families() -> Vec<Family> {
    vec![
        Family::new("lines-of-action-6", json!({"size": 6})),
        Family::new("lines-of-action-classic", json!({"size": 5, "movement": "classic"})),
        Family::new("lines-of-action-draw", json!({"size": 5, "both-connected": "draw"})),
    ]
}

/// All sizes, and the other rules on small, usual and large boards.
fn variations() -> Vec<Value> {
    let leaping = (5..=12).map(|size| json!({"size": size}));
    let classic = [6, 8, 12].map(|size| json!({"size": size, "movement": "classic", "both-connected": "draw"}));
    leaping.chain(classic).collect()
}
