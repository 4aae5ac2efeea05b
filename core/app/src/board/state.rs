//! The visible, audible and spoken state of a board.

use super::{super::words::Words, BoardKey};
use crate::picture::{self, Corner, DisplayBoard, Ink, Picture};
use fivefold_engine::{
    game::{Message, MoveLabel, Side, Target},
    session::MoveText,
    text::Join,
};

/// The board on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardState {
    /// The picture.
    pub picture: Picture,
    /// The accessibility elements, in reading order; lengths are in the picture's units.
    pub spoken: Vec<SpokenElement>,
    /// The ways of a screen reader over some of the elements: the pieces of each color.
    pub rotors: Vec<SpokenRotor>,
    /// The id of the board and its orientation; the host keeps its zoom while the id stays the same.
    pub view: u64,
    /// The point to keep in view while zoomed: the keyboard cursor, else the suggested move, else the last move.
    pub focus: Option<Corner>,
}

impl BoardState {
    /// A board that is not drawn.
    pub(crate) const EMPTY: Self =
        Self { picture: Picture::EMPTY, spoken: Vec::new(), rotors: Vec::new(), view: 0, focus: None };
}

/// An accessibility element on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenElement {
    /// The label: `d4, orange disc`.
    pub label: String,
    /// What a player says to touch it: `d4`.
    pub input_label: String,
    /// The evaluation: `wins in 3 moves, the best`.
    pub value: Option<String>,
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
    /// The target of a tap.
    pub target: Target,
    /// Whether the element is picked.
    pub is_selected: bool,
    /// The custom actions.
    pub actions: Vec<SpokenAction>,
}

/// A way of a screen reader from one element to the next, over the others.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenRotor {
    /// The label: `Orange`.
    pub label: String,
    /// The targets of the elements, in reading order.
    pub targets: Vec<Target>,
}

/// A custom accessibility action of an element.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenAction {
    /// The label.
    pub label: String,
    /// The gesture to perform.
    pub gesture: BoardGesture,
}

/// A gesture on a board by finger, pointer, key or screen reader; the same for matches and studies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardGesture {
    /// A finger goes down at a point of the picture, possibly starting a drag. Right after a touch it is ignored until it
    /// is lifted, as the second half of a double press.
    Press {
        /// The distance from the left edge.
        x: f64,
        /// The distance from the top edge.
        y: f64,
    },
    /// A finger is lifted at a point of the picture; ignored beside the board.
    TouchAt {
        /// The distance from the left edge.
        x: f64,
        /// The distance from the top edge.
        y: f64,
    },
    /// A target on the board is activated without coordinates, for example by a screen reader.
    Touch {
        /// The target.
        target: Target,
    },
    /// A finger or pointer hovers at a point of the picture.
    PointAt {
        /// The distance from the left edge.
        x: f64,
        /// The distance from the top edge.
        y: f64,
    },
    /// The finger or pointer has left the board; a drag is canceled.
    PointAway,
    /// A key is pressed; a key without an effect is left to the system.
    Key {
        /// The key.
        key: BoardKey,
    },
    /// The board has gained or lost keyboard focus.
    Focus {
        /// Whether the board has focus.
        is_focused: bool,
    },
    /// Takes back the partial move.
    TakeBack,
    /// Undoes the partial move, else a resignation, else a move (against the computer, back to the person's own).
    /// Cancels the computer's search. In a finished match steps back; in a study takes back only the partial move.
    Undo,
}

/// A played move, for a strip or a list.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRow {
    /// The move number, from 1.
    pub number: u32,
    /// The color that made the move.
    pub color: Side,
    /// The notation: `d4:nw+`.
    pub text: String,
    /// The short form to be shown: `d4`.
    pub label: String,
    /// The picture beside the short form, of an operation on a region of the board.
    pub picture: Option<Picture>,
    /// The move as a sentence.
    pub sentence: String,
    /// The number, the sentence and a notable judgment as one text: `3. Orange drops in column 4, threw away the win`.
    pub spoken: String,
    /// The judgment as an annotation sign, unless the move was correct.
    pub sign: Option<MoveSign>,
}

impl MoveRow {
    /// Creates the row of a move. The judgment is empty if it is unknown or not notable.
    #[must_use]
    pub(crate) fn new(mv: &MoveText, judgment: &str, board: &DisplayBoard, words: Words) -> Self {
        let number = u32::try_from(mv.number).unwrap_or(u32::MAX);
        let said = words.joined(Join::List, [mv.sentence.as_str(), judgment]);
        let spoken = words.say(&Message::new("move-row").number("number", number).word("move", said));
        let (text, sentence) = (mv.text.clone(), mv.sentence.clone());
        let (label, picture) = (mv.label.text.clone(), label_picture(&mv.label, board));
        Self { number, color: mv.color, text, label, picture, sentence, spoken, sign: None }
    }
}

/// Returns the picture of the operation in a move's short form.
pub fn label_picture(label: &MoveLabel, board: &DisplayBoard) -> Option<Picture> {
    label.operation.map(|(kind, region)| picture::operation(board, kind, region))
}

/// An annotation sign after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveSign {
    /// The sign: `??`.
    pub text: String,
    /// The color of the disc behind the sign.
    pub ink: Ink,
}

/// A legal move, for a list that replaces the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMoveRow {
    /// The move's text, the argument of the event that plays it.
    pub text: String,
    /// The move as a sentence.
    pub sentence: String,
}

/// The one-time sound, haptics and announcement of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The moment's id; the host ignores an id it has handled.
    pub number: u64,
    /// The sound, if sounds are on.
    pub sound: Option<Sound>,
    /// The sound's delay after the change in milliseconds: its impact is heard when a piece lands.
    pub sound_ms: u32,
    /// The haptics, if vibration is on.
    pub haptic: Option<Haptic>,
    /// The haptics' delay after the sound in milliseconds: a piece is felt when it lands.
    pub haptic_after_sound_ms: u32,
    /// The screen reader announcement; may be empty.
    pub announcement: String,
}

/// A kind of haptic feedback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haptic {
    /// A touch or a motion.
    Touch,
    /// A rejected touch.
    Refuse,
    /// A person at this device has won.
    Win,
    /// The computer has won.
    Loss,
    /// A draw.
    Draw,
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is placed or slides.
    Wood,
    /// A piece falls.
    Stone,
    /// A bar is laid.
    Plank,
    /// A quadrant is rotated.
    Rotate,
    /// A person has won.
    Win,
    /// The computer has won.
    Loss,
    /// A draw.
    Draw,
    /// A rejected touch.
    Refuse,
}
