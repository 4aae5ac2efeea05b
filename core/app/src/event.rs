//! The inputs of matches and studies, which buttons carry and front ends send.

use super::{board::BoardGesture, symbol::Symbol};
use fivefold_engine::{game::Side, session::Player};

/// An input to [`Match::send`](super::Match::send).
#[derive(Clone, Debug, PartialEq)]
pub enum MatchEvent {
    /// The screen became visible: resumes the computer's search if it is to move, or the analysis if it is on.
    Shown,
    /// The screen was hidden: stops all searches and stores everything.
    Hidden,
    /// A search has called the listener; sent by the host on its main thread. Progress updates the values on the board,
    /// a report is applied at most once. The id of an outdated search is ignored.
    SearchReported {
        /// The id of the search.
        search: u64,
    },
    /// The timer set by [`MatchState::wake_ms`](super::MatchState::wake_ms) has fired.
    TimerFired,
    /// A gesture on the board.
    Board {
        /// The gesture.
        gesture: BoardGesture,
    },
    /// Plays the move that awaits confirmation.
    Confirm,
    /// Takes the device over from the other person.
    TakeOver,
    /// Passes, where passing is legal.
    Pass,
    /// Redoes the last undone move.
    Redo,
    /// Shows the position after a number of moves.
    GoTo {
        /// The number of moves.
        number: u32,
    },
    /// Plays a legal move.
    Play {
        /// The move's text.
        text: String,
    },
    /// Shows a move of the analysis on the board; a second request plays it.
    TryMove {
        /// The move's text.
        text: String,
    },
    /// Requests a hint; a second request plays its move.
    Hint,
    /// Switches the coach.
    SetCoach {
        /// Whether the coach is on.
        is_on: bool,
    },
    /// Switches the analysis.
    SetAnalysis {
        /// Whether the analysis is on.
        is_on: bool,
    },
    /// Ends the search and plays the best move so far.
    MoveNow,
    /// The sheet with the choice of players was opened or closed; the computer makes no move while it is open.
    ChoosePlayers {
        /// Whether the sheet is open.
        is_open: bool,
    },
    /// Lets the computer play on from an earlier move, or retry a failed search.
    LetComputerPlay,
    /// Pauses or resumes a match of two computers.
    SetPaused {
        /// Whether the match is paused.
        is_paused: bool,
    },
    /// Resigns for the side that can.
    Resign,
    /// Ends the match of two people as a draw by agreement.
    AgreeDraw,
    /// Sets the player of a side.
    SetPlayer {
        /// The side.
        side: Side,
        /// The player.
        player: Player,
    },
}

/// A match that follows another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextMatch {
    /// The same game with the sides swapped.
    Rematch,
    /// The same game with the same players.
    Restart,
    /// A rematch against the next level.
    NextLevel,
    /// A copy that continues from the position shown.
    FromHere,
    /// The same copy between two people, with the analysis on.
    Explore,
}

/// A sheet over a match; a study has the list of legal moves only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchSheet {
    /// The choice of players.
    Players,
    /// The list of moves.
    Moves,
    /// The list of all legal moves.
    AllMoves,
    /// The match as a QR code.
    ShowCode,
}

/// An input to [`Study::send`](super::Study::send). An event that only a button sends is ignored while the button is
/// absent or disabled.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyEvent {
    /// The screen became visible: resumes background analysis.
    Shown,
    /// The screen was hidden: stops background analysis and stores everything.
    Hidden,
    /// A search has called the listener; sent by the host on its main thread. Another study's search id is ignored.
    SearchReported {
        /// The id of the search.
        search: u64,
    },
    /// The timer set by [`StudyState::wake_ms`](super::StudyState::wake_ms) has fired.
    TimerFired,
    /// A gesture on the board.
    Board {
        /// The gesture.
        gesture: BoardGesture,
    },
    /// Passes, where passing is legal.
    Pass,
    /// Plays a legal move.
    Play {
        /// The move's text.
        text: String,
    },
    /// Shows the position after a number of the moves shown.
    GoTo {
        /// The number of moves.
        number: u32,
    },
    /// A tap on the graph at a point of its picture.
    TouchGraph {
        /// The distance from the left edge.
        x: f64,
        /// The distance from the top edge.
        y: f64,
    },
    /// Goes to the first position. Sent by a button.
    First,
    /// Goes back by one move or step. Sent by a button.
    Previous,
    /// Goes forward by one move or step. Sent by a button.
    Next,
    /// Goes to the last position. Sent by a button.
    Last,
    /// Goes to the next mistake. Sent by a button.
    NextSlip,
    /// Starts an attempt to find a better move than the mistake. Sent by a button.
    Retry,
    /// Shows the refutation of a mistake. Sent by a button.
    Refute,
    /// Shows the next hint. Sent by a button.
    Hint,
    /// Returns to the task after a wrong move, or repeats the puzzle. Sent by a button.
    TryAgain,
    /// Shows the answer. Sent by a button.
    Answer,
    /// Continues with the next step, puzzle or lesson. Sent by a button.
    Continue,
    /// Chooses a piece of the tray. Sent by a button.
    Choose {
        /// The number in the tray, from 0.
        number: u32,
    },
    /// Sets the color to move in a position that is set up. Sent by a button.
    SetTurn {
        /// The color.
        color: Side,
    },
    /// Empties the board that is set up. Sent by a button.
    Empty,
}

impl StudyEvent {
    pub(crate) const fn symbol(&self) -> Symbol {
        match self {
            Self::First => Symbol::First,
            Self::Previous => Symbol::Previous,
            Self::Next => Symbol::Next,
            Self::Last | Self::Continue => Symbol::Last,
            Self::Retry | Self::TryAgain => Symbol::Again,
            Self::Refute => Symbol::Analysis,
            Self::Hint => Symbol::Hint,
            Self::Board { .. } => Symbol::Undo,
            Self::Answer => Symbol::Flag,
            _ => Symbol::Forward,
        }
    }
}
