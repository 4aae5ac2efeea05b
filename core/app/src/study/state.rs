//! The state of the study screen, shared by reviews, puzzles and lessons.

use super::super::board::{BoardState, Moment, MoveRow};
use crate::picture::Picture;
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
    /// A line above the headline: `Blue’s move`; may be empty.
    pub caption: String,
    /// The color of the coin beside the headline: the side to move, or the winner.
    pub colour: Option<Side>,
    /// The headline: the claim of a puzzle, the subject of a step, the result of a reviewed game.
    pub headline: String,
    /// The instruction or the feedback; two lines at most.
    pub sentence: String,
    /// The tone of the sentence.
    pub tone: Tone,
    /// The hints and which were given; the last one's text is the sentence.
    pub hints: Vec<StudyHint>,
    /// The board with its overlay.
    pub board: BoardState,
    /// The evaluation graph of a game.
    pub graph: Option<StudyGraph>,
    /// Every move of a reviewed game, or since the position of a puzzle.
    pub moves: Vec<MoveRow>,
    /// The number of moves on the board.
    pub at: u32,
    /// The progress of the background analysis, from 0 to 1.
    pub progress: Option<f64>,
    /// The buttons, in order.
    pub actions: Vec<StudyAction>,
    /// Milliseconds until the study advances by itself; the host then calls [`Study::tick`](super::Study::tick).
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

/// The tone of a sentence; never conveyed by color alone.
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

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyAction {
    /// The action.
    pub deed: StudyDeed,
    /// The label.
    pub label: String,
    /// Whether the button is the primary one.
    pub is_main: bool,
    /// Whether the button is enabled.
    pub is_enabled: bool,
}

/// An action besides touching the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyDeed {
    /// To the first position.
    First,
    /// One move or step back.
    Previous,
    /// One move or step forward.
    Next,
    /// To the last position.
    Last,
    /// To the next mistake.
    NextSlip,
    /// Look for a better move than the mistake.
    Retry,
    /// Show the refutation of a mistake.
    Refute,
    /// A hint, or the next one.
    Hint,
    /// Take back the partial move.
    TakeBack,
    /// Pass, where the rules have it.
    Pass,
    /// Back to the task after a wrong move, or repeat the puzzle.
    TryAgain,
    /// Show the answer.
    Answer,
    /// On to the next puzzle or lesson.
    Continue,
    /// Begin a game from the position shown; performed by the host with `Study::play_from_here`.
    PlayFromHere,
    /// Leave the study: the host closes the screen.
    Leave,
}
