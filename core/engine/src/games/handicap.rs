//! Handicaps: help for one side, agreed before the first move.
//!
//! A handicap is part of a match's options, so that saved games, links and the search need to know nothing of it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{GameState, POSITION};
use crate::game::{Arrangement, BoardLayout, Message, Side};

/// The options of a game by name.
pub type GameOptions = Map<String, Value>;

/// Help for one side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handicap {
    /// The side that is helped.
    pub side: Side,
    /// The amount of help, from 1.
    pub steps: u8,
}

/// The handicaps of a game.
#[derive(Clone, Copy, Debug)]
pub struct HandicapRules {
    /// The way in which a side is helped.
    pub kind: HandicapKind,
    /// The number of things that one step adds or removes, which the text `handicap` of the game counts.
    pub unit: u8,
}

/// The way in which a side is helped.
#[derive(Clone, Copy, Debug)]
pub enum HandicapKind {
    /// The match starts with other pieces than usual. The function changes the usual ones and returns whether the board
    /// allows it.
    Pieces(fn(&BoardLayout, &mut Arrangement, Handicap) -> bool),
    /// The match is played with other options.
    Options {
        /// Returns the options with a handicap, if the board allows it.
        changed: fn(&GameOptions, Handicap) -> Option<GameOptions>,
        /// The options that only a handicap sets.
        names: &'static [&'static str],
    },
}

impl Handicap {
    /// Returns the same help for the other side.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self { side: self.side.other(), ..self }
    }
}

impl HandicapRules {
    /// Returns the options of a match with a handicap; `usual` is the match without it, with `options`.
    pub(super) fn applied(self, options: &Value, usual: &dyn GameState, handicap: Handicap) -> Option<Value> {
        let options = options.as_object().cloned().unwrap_or_default();
        Some(Value::Object(match self.kind {
            HandicapKind::Pieces(change) => {
                let (position, layout) = (usual.position(), usual.position().layout());
                let mut pieces = Arrangement::of(position.pieces(), position.color(Side::First));
                let is_possible = handicap.steps > 0 && change(&layout, &mut pieces, handicap);
                let with_position = |mut options: GameOptions| {
                    options.insert(POSITION.to_owned(), pieces.text(&layout).into());
                    options
                };
                is_possible.then(|| with_position(options))?
            }
            HandicapKind::Options { changed, .. } => changed(&options, handicap)?,
        }))
    }

    /// Returns the options of a match without its handicap.
    pub(super) fn removed(self, options: &Value) -> Value {
        let mut options = options.as_object().cloned().unwrap_or_default();
        match self.kind {
            HandicapKind::Pieces(_) => drop(options.remove(POSITION)),
            HandicapKind::Options { names, .. } => options.retain(|name, _| !names.contains(&&**name)),
        }
        Value::Object(options)
    }

    /// Returns what a handicap means, without the names of the players: `$name` is helped, `$other` is not.
    pub(super) fn meaning(self, handicap: Handicap) -> Message {
        Message::new("handicap").number("count", u32::from(self.unit) * u32::from(handicap.steps))
    }
}
