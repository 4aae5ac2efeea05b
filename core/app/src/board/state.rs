//! What is seen, heard and met of a board.

use crate::picture::{Corner, Ink, Picture};
use fivefold_engine::game::{Side, Target};

/// The board on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardState {
    /// What is seen.
    pub picture: Picture,
    /// What a screen reader meets, in reading order; lengths are the picture's.
    pub spoken: Vec<SpokenElement>,
    /// Which board it is, and how it is looked at: as long as this stays, whoever looks closer at it goes on to.
    pub view: u64,
    /// What ought to be in sight of whoever looks closer: where the keyboard's cursor is, else what is suggested, else
    /// where the last turn was made.
    pub focus: Option<Corner>,
}

/// One thing on the board that a screen reader meets.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenElement {
    /// What it is: `d4, orange disc`.
    pub label: String,
    /// What is known of it: `wins in 3 turns, the best`.
    pub value: Option<String>,
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
    /// What touching it touches.
    pub target: Target,
    /// Whether it is what is picked.
    pub is_selected: bool,
    /// What else can be done there.
    pub actions: Vec<SpokenAction>,
}

/// Something that can be done at a thing on the board besides touching it.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenAction {
    /// What it is.
    pub label: String,
    /// What to do.
    pub gesture: BoardGesture,
}

/// What a finger, a pointer, a key or a screen reader does to a board: to that of a match and to that of what is
/// studied alike.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardGesture {
    /// A finger is put down at a point of the picture: what lies there is dragged along if that can be.
    Press {
        /// From the left edge.
        x: f64,
        /// From the top edge.
        y: f64,
    },
    /// A finger was lifted at a point of the picture; beside the board that means nothing.
    TouchAt {
        /// From the left edge.
        x: f64,
        /// From the top edge.
        y: f64,
    },
    /// Something on the board is touched by other means than a point.
    Touch {
        /// What is touched.
        target: Target,
    },
    /// A finger or pointer is at a point of the picture.
    PointAt {
        /// From the left edge.
        x: f64,
        /// From the top edge.
        y: f64,
    },
    /// No finger or pointer is on the board any more; what was dragged goes back.
    PointAway,
    /// The keyboard's cursor goes that way; at the edge it cannot, and the key is the system's.
    MoveCursor {
        /// Which way.
        arrow: Arrow,
    },
    /// Touches what the cursor is on, or confirms the turn that waits.
    ActAtCursor,
    /// The keyboard has left the board, or come to it.
    Focus {
        /// Whether it has come.
        is_focused: bool,
    },
    /// Takes back what is made of a turn.
    TakeBack,
    /// Takes back: what is made of a turn, else a resignation, else a turn, against the computer up to one's own. What
    /// the computer thinks about is given up. In a match that has ended it looks back; in what is studied it takes back
    /// what is made of a turn, and nothing more.
    Undo,
}

/// A turn that was made, for a strip or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// Its number, from 1.
    pub number: u32,
    /// The colour that made it.
    pub colour: Side,
    /// Its text: `d4`.
    pub text: String,
    /// It as a sentence.
    pub sentence: String,
    /// What it was worth in words, where that is known and worth saying: `gave the win away`; else empty.
    pub worth: String,
    /// The same as a sign, unless it was as it should be.
    pub sign: Option<TurnSign>,
}

/// What players of annotated games write behind a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnSign {
    /// The sign: `??`.
    pub text: String,
    /// The colour of the disc it stands on.
    pub ink: Ink,
}

/// A legal turn, for a list that stands for the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalTurnRow {
    /// Its text, to play it by.
    pub text: String,
    /// It as a sentence.
    pub sentence: String,
}

/// What is heard, felt and announced of a change, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Which moment it is; one that has been met already is over.
    pub number: u64,
    /// What is heard, if sounds are on.
    pub sound: Option<Sound>,
    /// So many milliseconds after the change it is heard: what falls is heard when it lands.
    pub sound_ms: u32,
    /// How it is felt, if vibration is on.
    pub feel: Option<Feel>,
    /// What a screen reader announces; may be empty.
    pub announcement: String,
}

/// How a change is felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feel {
    /// Something was touched or has moved.
    Touch,
    /// A touch means nothing.
    Refuse,
    /// Somebody at this device has won.
    Win,
    /// The computer has won.
    Loss,
    /// Nobody at this device has won or lost.
    Draw,
}

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is placed or slides.
    Wood,
    /// A piece falls.
    Stone,
    /// A bridge is laid.
    Bridge,
    /// A quadrant turns.
    Turn,
    /// Somebody has won.
    Win,
    /// The computer has won.
    Loss,
    /// Nobody at this device has won or lost.
    Draw,
    /// A touch means nothing.
    Refuse,
}

/// An arrow key, as it is seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// Up.
    Up,
    /// Right.
    Right,
    /// Down.
    Down,
    /// Left.
    Left,
}
