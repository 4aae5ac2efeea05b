//! The state of the new-game sheet.

use super::super::{
    library::{Opponent, Starter, StrengthKind},
    switch::SwitchRow,
};
use crate::picture::Picture;
use fivefold_engine::game::Side;

/// The state of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameState {
    /// The id of the game.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The pairing of people and computers.
    pub opponent: Opponent,
    /// The computers' strengths: one row, two for two computers, or none between people.
    pub strengths: Vec<StrengthRow>,
    /// The choices of who starts; empty where starting makes no difference.
    pub starters: Vec<StarterChoice>,
    /// The board and its rules in one line: `Rows 6, Columns 7`.
    pub board: String,
    /// The options that currently apply.
    pub options: Vec<OptionRow>,
    /// The clock choices for two people; otherwise empty.
    pub clocks: Vec<ClockChoice>,
    /// The names of two people; otherwise empty.
    pub names: Vec<NameRow>,
    /// The coach switch, where a coach is available.
    pub coach: Option<SwitchRow>,
    /// A preview of the board; the last valid one while the options are invalid.
    pub preview: Picture,
    /// The name of the cell option being chosen by touching the preview.
    pub choosing: Option<String>,
    /// The reason the options are invalid.
    pub refusal: Option<String>,
}

/// A choice of who starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StarterChoice {
    /// The starter.
    pub starter: Starter,
    /// The label: `Orange, first`, `By chance`.
    pub label: String,
    /// The colors the person may get.
    pub colors: Vec<Side>,
    /// Whether this choice is selected.
    pub is_chosen: bool,
}

/// A clock choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockChoice {
    /// Minutes per player; 0 for no clock.
    pub minutes: u32,
    /// The label: `No clock`, `5 minutes each`.
    pub label: String,
    /// Whether this choice is selected.
    pub is_chosen: bool,
}

/// The name of one of two people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameRow {
    /// The person's color in the first game.
    pub color: Side,
    /// The field's label: `Name of Orange`.
    pub label: String,
    /// The name; empty until entered.
    pub name: String,
}

/// A level choice.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelChoice {
    /// The level, from 1.
    pub level: u8,
    /// The label: `Level 3 · Easy`.
    pub label: String,
    /// The level's face.
    pub face: Picture,
    /// Whether this choice is selected.
    pub is_chosen: bool,
}

/// A computer's strength.
#[derive(Clone, Debug, PartialEq)]
pub struct StrengthRow {
    /// The computer's color, where two computers play.
    pub color: Option<Side>,
    /// The kind of limit.
    pub kind: StrengthKind,
    /// The level, from 1.
    pub level: u8,
    /// The number of levels.
    pub levels: u8,
    /// The switch that makes the level follow the person's rating; `None` before the first rated game.
    pub as_me: Option<SwitchRow>,
    /// All level choices.
    pub choices: Vec<LevelChoice>,
    /// The level's name.
    pub name: String,
    /// A one-line description.
    pub hint: String,
    /// Seconds per move.
    pub seconds: u32,
    /// Simulations per move.
    pub visits: u32,
    /// The active limit in words.
    pub words: String,
    /// Whether the value can be decreased.
    pub can_less: bool,
    /// Whether the value can be increased.
    pub can_more: bool,
}

/// A game option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionRow {
    /// An integer, changed in steps.
    Number {
        /// The row.
        row: NumberRow,
    },
    /// One of several words.
    Choice {
        /// The row.
        row: ChoiceRow,
    },
    /// Cells of the board, chosen or random.
    Cells {
        /// The row.
        row: CellRow,
    },
}

/// A number option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberRow {
    /// The option's key.
    pub name: String,
    /// The label.
    pub label: String,
    /// The value in words.
    pub value: String,
    /// Whether the value can be decreased.
    pub can_less: bool,
    /// Whether the value can be increased.
    pub can_more: bool,
    /// Whether the option can be reset to its default.
    pub can_reset: bool,
}

/// An option with several named values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    /// The option's key.
    pub name: String,
    /// The label.
    pub label: String,
    /// The values' keys.
    pub words: Vec<String>,
    /// The values' labels, in the same order.
    pub labels: Vec<String>,
    /// The index of the selected value.
    pub chosen: u32,
}

/// An option of cells, chosen on the preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellRow {
    /// The option's key.
    pub name: String,
    /// The label.
    pub label: String,
    /// The cells in words: `c3`, `drawn by lot`.
    pub value: String,
    /// Whether cells can be chosen on the preview; not for a seed that cells are drawn from.
    pub can_choose: bool,
    /// Whether new random cells can be drawn.
    pub can_draw: bool,
    /// Whether the option can be reset to its default.
    pub can_reset: bool,
}
