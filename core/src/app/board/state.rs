//! What is seen, heard and met of a board.

use crate::{game::Target, picture::Picture};

/// The board on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardState {
    /// What is seen.
    pub picture: Picture,
    /// What a screen reader meets, in reading order; lengths are the picture's.
    pub spoken: Vec<SpokenElement>,
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
    pub deed: SpokenDeed,
}

/// What an action of a screen reader does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpokenDeed {
    /// Touches this.
    Touch {
        /// What is touched.
        target: Target,
    },
    /// Takes back what is made of a turn.
    TakeBack,
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
    /// Whether it is felt, if vibration is on.
    pub is_felt: bool,
    /// What a screen reader announces; may be empty.
    pub announcement: String,
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
    /// The computer has won, or nobody.
    End,
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
