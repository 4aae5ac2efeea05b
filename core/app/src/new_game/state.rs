//! What the sheet for a new game shows.

use serde::{Deserialize, Serialize};

use super::super::SwitchRow;
use crate::picture::Picture;
use fivefold_engine::game::Side;

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// Two people on this device.
    Person,
    /// A person and the computer.
    Computer,
    /// The computer plays both sides.
    Watch,
}

/// What limits the computer's thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrengthKind {
    /// A level of the game.
    Level,
    /// Seconds a turn.
    Time,
    /// Simulations a turn.
    Visits,
}

/// Who makes the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Starter {
    /// The person.
    You,
    /// The computer.
    Computer,
    /// Drawn by lot.
    Lot,
}

/// What the sheet shows.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameState {
    /// The id of the game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Who plays whom.
    pub opponent: Opponent,
    /// How strong the computer is: one row, or one for each of two computers, or none between people.
    pub strengths: Vec<StrengthRow>,
    /// Who may start, to choose from; none where it makes no difference.
    pub starters: Vec<StarterChoice>,
    /// The board and its rules in one line: `Rows 6, Columns 7`.
    pub board: String,
    /// The options that are of use now.
    pub options: Vec<OptionRow>,
    /// The clocks that two people may have, to choose from; none elsewhere.
    pub clocks: Vec<ClockChoice>,
    /// What two people are called; none elsewhere.
    pub names: Vec<NameRow>,
    /// The switch of the coach, where there may be one.
    pub coach: Option<SwitchRow>,
    /// The board as it will be; the last one that could be, if the options make none.
    pub preview: Picture,
    /// What is chosen by touching the preview: the name of an option of cells.
    pub choosing: Option<String>,
    /// Why no game can be made of it.
    pub refusal: Option<String>,
}

/// A way to decide who starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StarterChoice {
    /// Who starts.
    pub starter: Starter,
    /// What that means for the person: `Orange, first`, `By chance`.
    pub label: String,
    /// The colours the person may have by it.
    pub colours: Vec<Side>,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

/// A clock to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockChoice {
    /// The minutes of each; 0 is no clock.
    pub minutes: u32,
    /// What it is called: `No clock`, `5 minutes each`.
    pub label: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

/// What one of two people is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameRow {
    /// The colour they begin with.
    pub colour: Side,
    /// What is asked for: `Name of Orange`.
    pub label: String,
    /// What they are called; empty as long as nobody has said so.
    pub name: String,
}

/// A level to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelChoice {
    /// The level, from 1.
    pub level: u8,
    /// What it is called: `Level 3 · Easy`.
    pub label: String,
    /// What it looks like.
    pub face: Picture,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

/// How strong a computer is.
#[derive(Clone, Debug, PartialEq)]
pub struct StrengthRow {
    /// The colour it plays with, where two computers play.
    pub colour: Option<Side>,
    /// What limits it.
    pub kind: StrengthKind,
    /// The level, from 1.
    pub level: u8,
    /// How many levels there are.
    pub levels: u8,
    /// A level as strong as the person, from game to game; nothing before the first rated game.
    pub as_me: Option<SwitchRow>,
    /// Every level, to choose from.
    pub choices: Vec<LevelChoice>,
    /// The level's name.
    pub name: String,
    /// A line about it.
    pub hint: String,
    /// Seconds a turn.
    pub seconds: u32,
    /// Simulations a turn.
    pub visits: u32,
    /// The limit that counts, in words.
    pub words: String,
    /// Whether one less is possible.
    pub can_less: bool,
    /// Whether one more is possible.
    pub can_more: bool,
}

/// An option of the game that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionRow {
    /// A whole number, by steps.
    Number {
        /// The row.
        row: NumberRow,
    },
    /// One of several words.
    Choice {
        /// The row.
        row: ChoiceRow,
    },
    /// Cells of the board, or drawn by lot.
    Cells {
        /// The row.
        row: CellRow,
    },
}

/// A number that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberRow {
    /// The option's name, to change it by.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// The value in words.
    pub value: String,
    /// Whether one less is possible.
    pub can_less: bool,
    /// Whether one more is possible.
    pub can_more: bool,
    /// Whether it can be set back to its standard.
    pub can_reset: bool,
}

/// A choice among words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    /// The option's name, to change it by.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// The words to choose from: their name and what is shown.
    pub words: Vec<String>,
    /// What is shown for each.
    pub labels: Vec<String>,
    /// Which one is chosen.
    pub chosen: u32,
}

/// Cells that can be chosen on the preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellRow {
    /// The option's name, to change it by.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// The cells in words: `c3`, `drawn by lot`.
    pub value: String,
    /// Whether cells can be chosen on the preview; a number that cells are drawn from has none.
    pub can_choose: bool,
    /// Whether it can be drawn again.
    pub can_draw: bool,
    /// Whether it can be set back to its standard.
    pub can_reset: bool,
}
