//! Compares the rules with a slow reference implementation, with one test for each corner case.

mod pairs;
mod rules;
mod show;
mod slow;
mod solver;
mod think;

use serde_json::Value;

use super::{Bridgit, BridgitOptions};
use crate::game::testing::{self, any_action, one_of};
use crate::game::{OptionError, Random, Rules, below};

/// Returns the position before the first move of a game with these options.
pub fn start(options: &Value) -> Bridgit {
    open(options).unwrap_or_else(|error| panic!("{options}: {error}"))
}

/// Like [`start`], but for options that may be invalid.
pub fn open(options: &Value) -> Result<Bridgit, OptionError> {
    let options: BridgitOptions =
        serde_json::from_value(options.clone()).unwrap_or_else(|error| panic!("{options}: {error}"));
    Bridgit::start(&options)
}

/// Returns the position after these moves.
pub fn played(options: &Value, moves: &str) -> Bridgit {
    testing::played(start(options), moves)
}

/// Returns an unfinished position of any board after some random moves.
pub fn random_position(random: &mut Random, puzzle: bool) -> Bridgit {
    loop {
        let mut position = start(&any_options(random, puzzle));
        for _ in 0..below(random, position.free().len() + 1) {
            if position.ending().is_none() {
                position.play_unchecked(any_action(&position, random));
            }
        }
        if position.ending().is_none() {
            return position;
        }
    }
}

/// Returns random options: any rows and columns, either starter, and optionally walls and bridges.
pub fn any_options(random: &mut Random, puzzle: bool) -> Value {
    let length = |random: &mut Random| 5 + 2 * below(random, 8);
    let (rows, columns) = (length(random), length(random));
    let starter = one_of(&["vertical", "horizontal"], random);
    let mut lists: [Vec<String>; 3] = Default::default();
    if puzzle {
        let bare = start(&serde_json::json!({"rows": rows, "columns": columns}));
        let chance = 1 + below(random, 9);
        for cell in bare.free().iter() {
            if below(random, 10) < chance {
                lists[below(random, 3) as usize].push(bare.cell_name(cell));
            }
        }
    }
    let [walls, vertical, horizontal] = lists;
    serde_json::json!({
        "rows": rows, "columns": columns, "starter": starter,
        "walls": walls, "vertical": vertical, "horizontal": horizontal,
    })
}
