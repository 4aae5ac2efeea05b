//! What the sheet for a new game shows.

use crate::{game::Side, picture::Picture};

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Two people on this device.
    Person,
    /// A person and the computer.
    Computer,
    /// The computer plays both sides.
    Watch,
}

/// What limits the computer's thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrengthKind {
    /// A level of the game.
    Level,
    /// Seconds a turn.
    Time,
    /// Simulations a turn.
    Visits,
}

/// Who makes the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Who starts; nothing where that makes no difference.
    pub starter: Option<Starter>,
    /// What the person plays with, in words: `You play Orange`.
    pub you_play: String,
    /// The colour of the person.
    pub your_colour: Option<Side>,
    /// The options that are of use now.
    pub options: Vec<OptionRow>,
    /// The board as it will be; the last one that could be, if the options make none.
    pub preview: Picture,
    /// What is chosen by touching the preview: the name of an option of cells.
    pub choosing: Option<String>,
    /// Why no game can be made of it.
    pub refusal: Option<String>,
}

/// How strong a computer is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrengthRow {
    /// The colour it plays with, where two computers play.
    pub colour: Option<Side>,
    /// What limits it.
    pub kind: StrengthKind,
    /// The level, from 1.
    pub level: u8,
    /// How many levels there are.
    pub levels: u8,
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
    /// Whether it can be drawn again.
    pub can_draw: bool,
    /// Whether it can be set back to its standard.
    pub can_reset: bool,
}

/// A game that is being decided about. Every gesture brings the new state.
#[derive(Debug)]
pub struct NewGame {}

#[expect(unused_variables, clippy::missing_panics_doc, clippy::pedantic, reason = "skeleton")]
impl NewGame {
    /// What the sheet shows.
    pub fn state(&self) -> NewGameState {
        todo!()
    }
    /// Who plays whom.
    pub fn set_opponent(&mut self, opponent: Opponent) -> NewGameState {
        todo!()
    }
    /// Who starts.
    pub fn set_starter(&mut self, starter: Starter) -> NewGameState {
        todo!()
    }
    /// What limits a computer; `row` counts the state's strengths.
    pub fn set_strength_kind(&mut self, row: u32, kind: StrengthKind) -> NewGameState {
        todo!()
    }
    /// The level of a computer.
    pub fn set_level(&mut self, row: u32, level: u8) -> NewGameState {
        todo!()
    }
    /// A step more or less of what limits a computer.
    pub fn step_strength(&mut self, row: u32, up: bool) -> NewGameState {
        todo!()
    }
    /// A step more or less of a number.
    pub fn step_option(&mut self, name: &str, up: bool) -> NewGameState {
        todo!()
    }
    /// One of the words of a choice.
    pub fn choose(&mut self, name: &str, word: &str) -> NewGameState {
        todo!()
    }
    /// Begins, or ends, to choose the cells of an option on the preview.
    pub fn choose_cells(&mut self, name: &str) -> NewGameState {
        todo!()
    }
    /// The preview is touched, at a point of its picture.
    pub fn touch_at(&mut self, x: f64, y: f64) -> NewGameState {
        todo!()
    }
    /// Draws the cells of an option again.
    pub fn draw_again(&mut self, name: &str) -> NewGameState {
        todo!()
    }
    /// Sets an option back to its standard.
    pub fn reset_option(&mut self, name: &str) -> NewGameState {
        todo!()
    }
    /// Draws all options.
    pub fn surprise(&mut self) -> NewGameState {
        todo!()
    }
}
