//! What is studied: a review, a puzzle or a lesson, as the screen meets it.

use super::{
    super::board::{Board, MoveRow, Overlay},
    StepMark, StudyAction, StudyDeed, StudyGraph, StudyHint, StudyKind, Tone,
};
use fivefold_engine::{
    game::{Message, Side},
    games::PlayedMove,
    session::Session,
};

/// What is studied. The study sees to the board, its touches and its cursor; an exercise says what stands around the
/// board, and answers what somebody does. It keeps no text: everything is said anew in the language of the moment.
///
/// A gesture that is not offered does not come here: deeds are checked against [`Sheet::actions`], and touches are
/// asked about first.
pub trait Exercise: Send {
    /// Everything on the screen but the board itself.
    fn sheet(&mut self, board: &mut Board) -> Sheet;

    /// Somebody is about to touch the board: it may be made ready for that.
    ///
    /// # Errors
    /// If nothing can be played: why, and what to do instead.
    fn may_touch(&mut self, board: &mut Board) -> Result<(), Message>;

    /// Somebody has played this move. It is on the board, and seen moving.
    fn played(&mut self, board: &mut Board, mv: &PlayedMove);

    /// One of the actions of the sheet was pressed. `TakeBack` and `Pass` are the study's and do not come here.
    fn perform(&mut self, board: &mut Board, deed: StudyDeed);

    /// The position after so many of the sheet's turns is wanted. Only where there are moves.
    fn go_to(&mut self, board: &mut Board, mv: u32) {
        let _ = (board, mv);
    }

    /// The graph was touched, at a point of its picture. Only where there is one.
    fn touch_graph(&mut self, board: &mut Board, x: f64, y: f64) {
        let _ = (board, x, y);
    }

    /// The screen is seen, or not any more: what is reckoned in the background goes on or stops.
    fn set_shown(&mut self, board: &mut Board, is_shown: bool) {
        let _ = (board, is_shown);
    }

    /// The host has heard of a search, which may be one of this exercise.
    fn heard(&mut self, board: &mut Board, search: u64) {
        let _ = (board, search);
    }

    /// A right move, where it knows one.
    #[cfg(test)]
    fn answer_for_tests(&self, board: &Board) -> Option<String> {
        let _ = board;
        None
    }

    /// Time has passed, as much as the sheet has named or less.
    fn tick(&mut self, _: &mut Board) {}

    /// A gesture has panicked: the exercise puts its position on the board again.
    fn restore(&mut self, board: &mut Board);

    /// The game that is begun from here.
    ///
    /// # Errors
    /// If none can be, which happens only where it is not among the actions.
    fn begin(&self, board: &Board) -> Result<Session, Message>;
}

/// What stands around the board: see [`StudyState`](super::StudyState).
#[derive(Clone, Debug)]
pub struct Sheet {
    pub kind: StudyKind,
    pub title: String,
    pub detail: String,
    pub steps: Vec<StepMark>,
    pub caption: String,
    pub colour: Option<Side>,
    pub headline: String,
    pub sentence: String,
    pub tone: Tone,
    pub hints: Vec<StudyHint>,
    /// What is on the board besides the game.
    pub overlay: Overlay,
    pub graph: Option<StudyGraph>,
    pub moves: Vec<MoveRow>,
    pub at: u32,
    pub progress: Option<f64>,
    pub actions: Vec<StudyAction>,
    /// After so many milliseconds it goes on by itself, if it does.
    pub wake_ms: Option<u32>,
}

impl Sheet {
    /// A sheet of which nothing is said but its title.
    pub const fn new(kind: StudyKind, title: String) -> Self {
        Self {
            kind,
            title,
            detail: String::new(),
            steps: Vec::new(),
            caption: String::new(),
            colour: None,
            headline: String::new(),
            sentence: String::new(),
            tone: Tone::Quiet,
            hints: Vec::new(),
            overlay: Overlay::NONE,
            graph: None,
            moves: Vec::new(),
            at: 0,
            progress: None,
            actions: Vec::new(),
            wake_ms: None,
        }
    }
}
