//! The state of the new-game sheet.

use super::{
    super::{button::ScreenButton, switch::SwitchRow},
    NewGameEvent,
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
    /// The rows that are always visible, in groups.
    pub groups: Vec<RowGroup>,
    /// The board and its rules, which are folded at first; `None` without options.
    pub folded: Option<FoldedRows>,
    /// The button that sets up a position with these options, in games that allow it.
    pub set_up: Option<ScreenButton>,
    /// The reason the options are invalid; the game cannot start.
    pub refusal: Option<String>,
}

/// Rows of one question.
#[derive(Clone, Debug, PartialEq)]
pub struct RowGroup {
    /// Whether the rows lie on a card.
    pub is_card: bool,
    /// The rows, in order.
    pub rows: Vec<NewGameRow>,
}

/// Rows that are folded to a title and a summary.
#[derive(Clone, Debug, PartialEq)]
pub struct FoldedRows {
    /// The title.
    pub title: String,
    /// The values in one line: `Rows: 6, Columns: 7`.
    pub summary: String,
    /// The rows in order.
    pub rows: Vec<NewGameRow>,
}

/// A row of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub enum NewGameRow {
    /// One of several options.
    Choice {
        /// The row.
        row: ChoiceRow,
    },
    /// A value with the buttons that change it.
    Value {
        /// The row.
        row: ValueRow,
    },
    /// A toggle.
    Switch {
        /// The texts and the value.
        row: SwitchRow,
        /// The event that toggles the value.
        event: NewGameEvent,
    },
    /// A person's name and clock.
    Name {
        /// The row.
        row: NameRow,
    },
    /// The board with the current options, or the last valid ones. Touches are sent as [`NewGameEvent::TouchPreview`].
    Preview {
        /// The picture.
        picture: Picture,
        /// The height in the host's units; a touch target needs 48 of them.
        height: f64,
    },
    /// A button.
    Button {
        /// The button.
        button: NewGameButton,
    },
}

/// The layout of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceStyle {
    /// Segments of one bar; the label is only spoken.
    Segments,
    /// Segments of one bar below the label and the hint.
    LabeledSegments,
    /// Faces in a row, with the chosen one enlarged; the label and the hint are below it.
    Faces,
    /// Cards with the coins of sides; the label is only spoken.
    Cards,
    /// Chips below the label.
    Chips,
    /// A menu beside the label.
    Menu,
}

/// One of several options.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceRow {
    /// The layout.
    pub style: ChoiceStyle,
    /// The color of the computer that the row belongs to, where there are two.
    pub color: Option<Side>,
    /// The label.
    pub label: String,
    /// A one-line description of the chosen option; may be empty.
    pub hint: String,
    /// The options, of which one is chosen.
    pub options: Vec<NewGameOption>,
}

/// An option of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameOption {
    /// The label; only spoken beside a face.
    pub label: String,
    /// The sides whose coins the option shows.
    pub colors: Vec<Side>,
    /// The face of a level.
    pub face: Option<Picture>,
    /// Whether the option is chosen.
    pub is_chosen: bool,
    /// The event that chooses the option.
    pub event: NewGameEvent,
}

/// A value with the buttons that change it.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueRow {
    /// The color of the computer that the row belongs to, where there are two.
    pub color: Option<Side>,
    /// The label.
    pub label: String,
    /// The value; may be empty.
    pub value: String,
    /// A one-line instruction; may be empty.
    pub hint: String,
    /// The buttons before the steps.
    pub buttons: Vec<NewGameButton>,
    /// The buttons of a stepper.
    pub steps: Option<StepButtons>,
}

/// The buttons of a stepper, whose labels are only spoken.
#[derive(Clone, Debug, PartialEq)]
pub struct StepButtons {
    /// The step down.
    pub less: NewGameButton,
    /// The step up.
    pub more: NewGameButton,
}

/// A button of a row.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameButton {
    /// The label.
    pub label: String,
    /// Whether the button is enabled.
    pub is_enabled: bool,
    /// Whether the button is on; `None` if it is not a switch.
    pub is_on: Option<bool>,
    /// The event of the button.
    pub event: NewGameEvent,
}

/// One of two people: the name and the clock.
#[derive(Clone, Debug, PartialEq)]
pub struct NameRow {
    /// The person's color in the next game.
    pub color: Side,
    /// The field's label, shown while the name is empty: `Player 1`.
    pub label: String,
    /// The name; empty until entered.
    pub name: String,
    /// The maximum length of a name in Unicode code points.
    pub longest: u32,
    /// The person, for [`NewGameEvent::SetName`].
    pub player: u32,
    /// The time on the clock: `10:00`, `No clock`.
    pub clock: String,
    /// The time in words, for screen readers.
    pub clock_words: String,
    /// The buttons that change the time.
    pub steps: StepButtons,
}
