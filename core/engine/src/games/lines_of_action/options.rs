use serde::{Deserialize, Serialize};
use serde_json::json;

use super::geometry::SIZES;
use crate::game::{OptionError, OptionKind, OptionSpec};

/// The options of Lines of Action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct LinesOfActionOptions {
    /// Rows and columns, 5 to 12.
    pub size: u32,
    /// The pieces that a piece may pass over.
    pub movement: Movement,
    /// The result when a move connects the pieces of both sides.
    pub both_connected: BothConnected,
}

/// The pieces that a piece may pass over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Movement {
    /// Enemies, but not its own side.
    #[default]
    Leaping,
    /// Its own side, but not enemies.
    Classic,
}

/// The result when a move connects the pieces of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BothConnected {
    /// The side that moved wins.
    #[default]
    Mover,
    /// The game is drawn.
    Draw,
}

impl Default for LinesOfActionOptions {
    fn default() -> Self {
        Self { size: 8, movement: Movement::default(), both_connected: BothConnected::default() }
    }
}

impl LinesOfActionOptions {
    /// Returns the selectable options.
    pub(super) fn specs() -> Vec<OptionSpec> {
        let (min, max) = (*SIZES.start(), *SIZES.end());
        let size = |size: usize| u32::try_from(size).expect("a board of 12 is the largest");
        vec![
            OptionSpec {
                name: "size",
                kind: OptionKind::Number { min: size(min), max: size(max), step: 1 },
                default: json!(8),
                needs: None,
                follows: None,
                is_named: false,
            },
            OptionSpec {
                name: "movement",
                kind: OptionKind::Choice(&["leaping", "classic"]),
                default: json!("leaping"),
                needs: None,
                follows: None,
                is_named: true,
            },
            OptionSpec {
                name: "both-connected",
                kind: OptionKind::Choice(&["mover", "draw"]),
                default: json!("mover"),
                needs: None,
                follows: None,
                is_named: false,
            },
        ]
    }

    /// Returns the number of rows, if valid.
    pub(super) fn rows(self) -> Result<usize, OptionError> {
        let rows = usize::try_from(self.size).ok().filter(|rows| SIZES.contains(rows));
        rows.ok_or_else(|| OptionError::Value {
            name: "size",
            value: self.size.to_string(),
            expected: format!("a board has {} to {} rows", SIZES.start(), SIZES.end()),
        })
    }
}
