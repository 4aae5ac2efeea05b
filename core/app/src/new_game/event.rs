//! The events of the new-game sheet.

use super::super::library::{Opponent, People, Starter, StrengthKind};

/// A change of the setup: the argument of [`NewGame::send`](super::NewGame::send).
#[derive(Clone, Debug, PartialEq)]
pub enum NewGameEvent {
    /// Sets the pairing of people and computers.
    SetOpponent {
        /// The pairing.
        opponent: Opponent,
    },
    /// Sets the starting player.
    SetStarter {
        /// The starter.
        starter: Starter,
    },
    /// Turns the coach on or off.
    SetCoach {
        /// Whether it is on.
        is_on: bool,
    },
    /// Excludes hints and analysis from a match of two people, or allows them.
    SetNoHelp {
        /// Whether they are excluded.
        is_on: bool,
    },
    /// Turns the app-wide setting on or off that flips the board for the player opposite.
    SetFlipBoard {
        /// Whether it is on.
        is_on: bool,
    },
    /// Lets two people hand the device over after every move, or not.
    SetHandOver {
        /// Whether they do.
        is_on: bool,
    },
    /// Steps the time on the clock of one of two people, from no clock upwards.
    StepClock {
        /// The person: 0 or 1.
        player: u32,
        /// Whether the step is up.
        is_up: bool,
    },
    /// Sets the one of two people who makes the first move.
    SetFirstMove {
        /// The person, or both by turns.
        first_move: People,
    },
    /// Sets the one of two people who may take a move back.
    SetTakingBack {
        /// The person, once a match, or both at any time.
        taking_back: People,
    },
    /// Steps the handicap between two people.
    StepHandicap {
        /// Whether the second person is helped one step more, or the first one.
        is_up: bool,
    },
    /// Sets the name of one of two people.
    SetName {
        /// The person: 0 or 1.
        player: u32,
        /// The name; control characters, and characters beyond the maximum length, are dropped.
        name: String,
    },
    /// Sets the kind of limit of a computer.
    SetStrengthKind {
        /// The computer: 0, or 1 for the second of two.
        computer: u32,
        /// The kind.
        kind: StrengthKind,
    },
    /// Sets the level of a computer.
    SetLevel {
        /// The computer.
        computer: u32,
        /// The level, from 1.
        level: u8,
    },
    /// Sets whether the level of a computer follows the person's rating.
    SetAsMe {
        /// The computer.
        computer: u32,
        /// Whether it does.
        is_on: bool,
    },
    /// Steps the limit of a computer.
    StepStrength {
        /// The computer.
        computer: u32,
        /// Whether the step is up.
        is_up: bool,
    },
    /// Steps an option that is a number.
    StepOption {
        /// The option.
        name: String,
        /// Whether the step is up.
        is_up: bool,
    },
    /// Sets an option with a list of values; an unknown value is ignored.
    SetOption {
        /// The option.
        name: String,
        /// The key of the value.
        word: String,
    },
    /// Turns a yes/no option on or off.
    SwitchOption {
        /// The option.
        name: String,
        /// Whether the option is on.
        is_on: bool,
    },
    /// Resets an option to its default.
    ResetOption {
        /// The option.
        name: String,
    },
    /// Starts or stops choosing the cells of an option on the preview.
    ChooseCells {
        /// The option.
        name: String,
    },
    /// Toggles the cell nearest to a touched point, if cells are being chosen.
    TouchPreview {
        /// The horizontal coordinate in the preview's picture.
        x: f64,
        /// The vertical coordinate.
        y: f64,
    },
    /// Draws the random cells of an option with a new seed.
    DrawAgain {
        /// The option.
        name: String,
    },
    /// Randomizes all options.
    Surprise,
    /// Draws options with which neither side can force a win, if some are known.
    Fair,
}
