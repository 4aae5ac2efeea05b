//! What the screen of a review, a puzzle or a lesson shows: the same screen for all three.

use super::super::board::{BoardState, Moment, TurnRow};
use crate::picture::Picture;
use fivefold_engine::game::Side;

/// Everything the screen shows at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyState {
    /// Grows with every change; of two states the one with the higher number is newer.
    pub revision: u64,
    /// What is studied.
    pub kind: StudyKind,
    /// The id of the game.
    pub game: String,
    /// What the screen is called: `Review`, `Puzzle 17`, `Learn Bridg-It`.
    pub title: String,
    /// More about it, beside the title: `3 of 8`, `rated 1240`; may be empty.
    pub detail: String,
    /// The steps of a lesson; empty elsewhere.
    pub steps: Vec<StepMark>,
    /// A line above the headline: `Blue’s turn`; may be empty.
    pub caption: String,
    /// The colour whose coin stands beside the headline: of who is asked to play, or of who has won.
    pub colour: Option<Side>,
    /// What it is about: the claim of a puzzle, what a step teaches, the result of a review.
    pub headline: String,
    /// What to do, or what came of it; two lines at most.
    pub sentence: String,
    /// How the sentence is meant.
    pub tone: Tone,
    /// How far the hints have gone, where there are any; what the last one says is the sentence.
    pub hints: Vec<StudyHint>,
    /// The board, with everything that is to be seen on it.
    pub board: BoardState,
    /// How the result changed in the course of a game.
    pub graph: Option<StudyGraph>,
    /// Every turn of a game that is reviewed, or that was made since the position of a puzzle.
    pub turns: Vec<TurnRow>,
    /// How many of them are on the board.
    pub at: u32,
    /// How much is done of what is reckoned in the background, from 0 to 1.
    pub progress: Option<f64>,
    /// The buttons, in order.
    pub actions: Vec<StudyAction>,
    /// After so many milliseconds it goes on by itself: [`Study::tick`](super::Study::tick) brings that.
    pub wake_ms: Option<u32>,
    /// What is heard, felt and announced of the last change.
    pub moment: Moment,
}

/// What is studied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyKind {
    /// A game that was played.
    Review,
    /// A position with a task.
    Puzzle,
    /// The rules, step by step.
    Lesson,
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepMark {
    /// It was done.
    Done,
    /// It is on the board.
    Current,
    /// It was not done.
    Open,
}

/// How a sentence is meant; it is never said by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It says what there is or what to do.
    Quiet,
    /// It was right.
    Good,
    /// It was wrong.
    Bad,
}

/// One of the hints that can be had, from the vaguest to the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyHint {
    /// What it tells: `Where to look`.
    pub label: String,
    /// Whether it was given.
    pub is_given: bool,
}

/// How the result changed in the course of a game, drawn and said.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyGraph {
    /// What is seen.
    pub picture: Picture,
    /// The same for who cannot see it.
    pub words: String,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyAction {
    /// What it does.
    pub deed: StudyDeed,
    /// What it says.
    pub label: String,
    /// Whether it is the one that stands out.
    pub is_main: bool,
    /// Whether it can be pressed.
    pub is_enabled: bool,
}

/// What can be done besides touching the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyDeed {
    /// To the first position.
    First,
    /// A turn back, or a step.
    Previous,
    /// A turn on, or the next step.
    Next,
    /// To the last position.
    Last,
    /// To the next turn that was not good.
    NextSlip,
    /// Find something better than a turn that was not good.
    Retry,
    /// See why a turn was not good.
    Refute,
    /// A hint, or the next one.
    Hint,
    /// Take back what is made of a turn.
    TakeBack,
    /// Pass, where the rules have it.
    Pass,
    /// Back to the task after a wrong turn, or the same once more.
    TryAgain,
    /// See the answer.
    Answer,
    /// On to what comes next: another puzzle, the next lesson.
    Continue,
    /// Begin a game from the position shown; the host does it by `Study::play_from_here`.
    PlayFromHere,
    /// Leave it: the host closes the screen.
    Leave,
}
