//! The interface shared by reviews, puzzles and lessons.

use super::{
    super::board::{Board, MoveRow, Overlay},
    StepMark, StudyButton, StudyEvent, StudyGraph, StudyHint, StudyKind, Tone,
};
use fivefold_engine::{
    game::{Message, Side},
    games::PlayedMove,
    session::Session,
};

/// A review, a puzzle or a lesson. The study handles the board, its touches and its cursor; an exercise supplies the
/// texts and controls around the board and reacts to moves and actions. It stores no text: texts are generated on
/// demand in the current language.
///
/// Only offered gestures arrive here: actions are checked against [`ExerciseState::actions`], and touches against
/// [`Exercise::may_touch`].
pub trait Exercise: Send {
    /// Returns everything on the screen except the board.
    fn state(&mut self, board: &mut Board) -> ExerciseState;

    /// Called before a touch on the board; may prepare the board for it.
    ///
    /// # Errors
    /// If no move can be played; the message says why, and the alternative.
    fn may_touch(&mut self, board: &mut Board) -> Result<(), Message>;

    /// Called after a move was played; it is on the board and animated.
    fn played(&mut self, board: &mut Board, mv: &PlayedMove);

    /// Handles the event of a button. `Board` and `Pass` are handled by the study and do not arrive here.
    fn perform(&mut self, board: &mut Board, event: &StudyEvent);

    /// Goes to the position after this many of the listed moves. Called only if moves are listed.
    fn go_to(&mut self, board: &mut Board, mv: u32) {
        let _ = (board, mv);
    }

    /// Handles a touch on the graph, in the picture's coordinates. Called only if there is a graph.
    fn touch_graph(&mut self, board: &mut Board, x: f64, y: f64) {
        let _ = (board, x, y);
    }

    /// Called when the screen is shown or hidden; resumes or stops background work.
    fn set_shown(&mut self, board: &mut Board, is_shown: bool) {
        let _ = (board, is_shown);
    }

    /// Called after a search's listener callback; the search may belong to another owner.
    fn search_reported(&mut self, board: &mut Board, search: u64) {
        let _ = (board, search);
    }

    /// Returns a right move that continues the partial move, if the exercise asks for one.
    fn answer(&self, board: &Board) -> Option<String> {
        let _ = board;
        None
    }

    /// Called when the time set by [`ExerciseState::wake_ms`] has passed, or earlier.
    fn tick(&mut self, _: &mut Board) {}

    /// Restores the exercise's position on the board after a gesture has panicked.
    fn restore(&mut self, board: &mut Board);

    /// Returns a new game that starts from here.
    ///
    /// # Errors
    /// If no game can start here, which happens only if the action is not offered.
    fn begin(&self, board: &Board) -> Result<Session, Message>;
}

/// The texts and controls around the board: see [`StudyState`](super::StudyState).
#[derive(Clone, Debug)]
pub struct ExerciseState {
    pub kind: StudyKind,
    pub title: String,
    pub detail: String,
    pub steps: Vec<StepMark>,
    pub caption: String,
    pub color: Option<Side>,
    pub headline: String,
    pub sentence: String,
    pub tone: Tone,
    pub hints: Vec<StudyHint>,
    /// The overlay drawn on the board.
    pub overlay: Overlay,
    pub graph: Option<StudyGraph>,
    pub moves: Vec<MoveRow>,
    pub at: u32,
    pub progress: Option<f64>,
    pub actions: Vec<StudyButton>,
    pub steppers: Vec<StudyButton>,
    /// The milliseconds until the exercise continues automatically, if it does.
    pub wake_ms: Option<u32>,
}

impl ExerciseState {
    /// Creates a state with a title and nothing else.
    pub const fn new(kind: StudyKind, title: String) -> Self {
        Self {
            kind,
            title,
            detail: String::new(),
            steps: Vec::new(),
            caption: String::new(),
            color: None,
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
            steppers: Vec::new(),
            wake_ms: None,
        }
    }
}
