//! The interface shared by reviews, puzzles and lessons.

use super::{
    super::{
        board::{Board, MoveRow, Overlay},
        button::ScreenButton,
    },
    StudyEvent, StudyGraph, StudyState,
};
use fivefold_engine::{
    game::{Message, Target},
    games::PlayedMove,
    session::Session,
};

/// A review, a puzzle or a lesson. The study handles the board, its touches and its cursor; an exercise supplies the
/// texts and controls around the board and reacts to moves and actions. It stores no text: texts are generated on
/// demand in the current language.
///
/// Only offered gestures reach an exercise: actions are checked against the buttons of the [`StudyState`], and touches against
/// [`Exercise::may_touch`].
pub trait Exercise: Send {
    /// Returns everything on the screen except the board, its buttons and its notice, the graph and the list of moves,
    /// which the study adds.
    fn state(&mut self, board: &mut Board) -> StudyState;

    /// Returns the graph of the game.
    fn graph(&self, board: &Board) -> Option<StudyGraph> {
        let _ = board;
        None
    }

    /// Returns the list of moves.
    fn move_rows(&mut self, board: &mut Board) -> Vec<MoveRow> {
        let _ = board;
        Vec::new()
    }

    /// Returns the overlay drawn on the board.
    fn overlay(&self, board: &Board) -> Overlay;

    /// Returns the entries of the overflow menu that only this exercise has.
    fn menu(&self, board: &Board) -> Vec<ScreenButton> {
        let _ = board;
        Vec::new()
    }

    /// Changes the position without a move; returns whether a touch of the target does so.
    fn edit(&mut self, board: &mut Board, target: Target) -> bool {
        let _ = (board, target);
        false
    }

    /// Undoes the last change of the position; returns whether an undo does so, instead of taking back a partial move.
    fn undo(&mut self, board: &mut Board) -> bool {
        let _ = board;
        false
    }

    /// Called before a touch on the board; may prepare the board for it.
    ///
    /// # Errors
    /// If no move can be played; the message states the reason and the alternative.
    fn may_touch(&mut self, board: &mut Board) -> Result<(), Message>;

    /// Called after a move was played; it is on the board and animated.
    fn played(&mut self, board: &mut Board, mv: &PlayedMove);

    /// Handles the event of a button. `Board` and `Pass` are handled by the study and never passed.
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

    /// Returns the search whose report the exercise awaits.
    #[cfg(test)]
    fn awaited_search(&self) -> Option<u64> {
        None
    }

    /// Returns a right move that continues the partial move, if the exercise asks for one.
    fn answer(&self, board: &Board) -> Option<String> {
        let _ = board;
        None
    }

    /// Returns whether the task is finished, so that its verdict stays on the screen.
    fn has_verdict(&self) -> bool {
        false
    }

    /// Called when the time set by [`StudyState::wake_ms`] has passed, or earlier.
    fn tick(&mut self, _: &mut Board) {}

    /// Restores the exercise's position on the board after a gesture has panicked.
    fn restore(&mut self, board: &mut Board);

    /// Returns a new game that starts from here, to explore the position or to be played.
    ///
    /// # Errors
    /// If no game can start here, which happens only if the action is not offered.
    fn begin(&self, board: &Board, explores: bool) -> Result<Session, Message>;
}
