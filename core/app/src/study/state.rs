//! The state of the study screen, shared by reviews, puzzles and lessons.

use super::super::{
    board::{Board, BoardState, Moment, MoveRow},
    button::{PieceButton, ScreenButton},
    symbol::Symbol,
};
use crate::picture::{Ink, Picture};
use fivefold_engine::game::Side;

/// An immutable snapshot of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyState {
    /// Increases with every change; of two states the higher revision is newer.
    pub revision: u64,
    /// The kind of study.
    pub kind: StudyKind,
    /// The id of the game.
    pub game: String,
    /// The title: `Review`, `Puzzle 17`, `Learn Bridg-It`.
    pub title: String,
    /// A detail beside the title: `3 of 8`, `rated 1240`; may be empty.
    pub detail: String,
    /// The steps of a lesson; otherwise empty.
    pub steps: Vec<StepMark>,
    /// Changes with each new step of a lesson and each new puzzle; the view then scrolls to its top.
    pub scroll_key: u32,
    /// A line above the headline: `Blue’s move`; may be empty.
    pub caption: String,
    /// The color of the coin beside the headline: the side to move, or the winner.
    pub color: Option<Side>,
    /// The headline: the claim of a puzzle, the subject of a step, the result of a reviewed game.
    pub headline: String,
    /// The instruction or the feedback; two lines at most.
    pub sentence: String,
    /// The tone of the sentence.
    pub tone: Tone,
    /// The color of the sentence and its symbol.
    pub ink: Ink,
    /// The symbol beside the sentence: the tone is never conveyed by color alone.
    pub symbol: Option<Symbol>,
    /// The hints and which were given; the last one's text is the sentence.
    pub hints: Vec<StudyHint>,
    /// The switch of the side to move in a position that is set up, in place of the headline; otherwise empty.
    pub turns: Vec<PieceButton>,
    /// The board with its overlay.
    pub board: BoardState,
    /// The pieces that can be set up, below the board; otherwise empty.
    pub tray: Vec<PieceButton>,
    /// The evaluation graph of a game.
    pub graph: Option<StudyGraph>,
    /// Every move of a reviewed game, or since the position of a puzzle.
    pub moves: Vec<MoveRow>,
    /// The number of moves on the board.
    pub at: u32,
    /// The progress of the background analysis, from 0 to 1.
    pub progress: Option<f64>,
    /// The buttons that apply at this step, in order: the primary one and what belongs to it.
    pub offers: Vec<ScreenButton>,
    /// The bar at the bottom: the same buttons in the same places at every step, to the left of the overflow menu.
    pub bar: Vec<ScreenButton>,
    /// The overflow menu, in groups.
    pub menu: Vec<Vec<ScreenButton>>,
    /// The steps through the moves of a reviewed game: to the first position, back, on, and to the last one.
    pub steppers: Vec<ScreenButton>,
    /// Milliseconds until the study advances automatically; the host then sends
    /// [`StudyEvent::TimerFired`](super::StudyEvent::TimerFired).
    pub wake_ms: Option<u32>,
    /// The sound, haptics and announcement of the last change.
    pub moment: Moment,
}

/// The kind of study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyKind {
    /// A played game.
    Review,
    /// A position with a task.
    Puzzle,
    /// The rules, step by step.
    Lesson,
    /// A position that is set up by hand.
    SetUp,
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepMark {
    /// The step is done.
    Done,
    /// The step is on the board.
    Current,
    /// The step is not done.
    Open,
}

/// The tone of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Neutral information or an instruction.
    Quiet,
    /// Correct.
    Good,
    /// Wrong.
    Bad,
}

/// One of the available hints, ordered from the vaguest to the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyHint {
    /// The label: `Where to look`.
    pub label: String,
    /// Whether the hint was given.
    pub is_given: bool,
}

/// The evaluation graph of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyGraph {
    /// The picture.
    pub picture: Picture,
    /// The accessibility text.
    pub words: String,
}

impl StudyState {
    /// Creates a state with a title, an empty board and nothing else.
    pub(super) fn new(kind: StudyKind, title: String, board: &Board) -> Self {
        let (ink, symbol) = Tone::Quiet.signs();
        Self {
            revision: board.revision,
            kind,
            game: board.session.game().id().to_owned(),
            title,
            detail: String::new(),
            steps: Vec::new(),
            scroll_key: 0,
            caption: String::new(),
            color: None,
            headline: String::new(),
            sentence: String::new(),
            tone: Tone::Quiet,
            ink,
            symbol,
            hints: Vec::new(),
            turns: Vec::new(),
            board: BoardState::EMPTY,
            tray: Vec::new(),
            graph: None,
            moves: Vec::new(),
            at: 0,
            progress: None,
            offers: Vec::new(),
            bar: Vec::new(),
            menu: Vec::new(),
            steppers: Vec::new(),
            wake_ms: None,
            moment: board.moment.clone(),
        }
    }
}

impl Tone {
    /// Returns the color of a sentence in this tone, and its symbol.
    #[must_use]
    pub const fn signs(self) -> (Ink, Option<Symbol>) {
        match self {
            Self::Quiet => (Ink::Text, None),
            Self::Good => (Ink::Win, Some(Symbol::Done)),
            Self::Bad => (Ink::Loss, Some(Symbol::Close)),
        }
    }
}
