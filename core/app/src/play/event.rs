//! The events of a match and their dispatch.

use super::{
    super::board::{BoardGesture, BoardOwner as _},
    Play,
};
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
    /// Requests a hint; a second request plays its move.
    Hint,
    /// Takes back the move the coach remarked on.
    TakeAdvice,
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

impl Play {
    /// Handles an event; returns whether anything may have changed.
    pub(super) fn handle(&mut self, event: MatchEvent) -> bool {
        let before = self.board.revision;
        self.sync();
        self.update_clock();
        let has_effect = match event {
            // The clock may have changed too, but a key that the board ignores is left to the system.
            MatchEvent::Board { gesture } => Some(self.gesture(gesture)),
            event => {
                self.apply(event);
                None
            }
        };
        self.start_clock();
        if self.is_unsaved {
            // Storage may have been freed.
            self.persist();
            self.board.revision += u64::from(!self.is_unsaved);
        }
        has_effect.unwrap_or(self.board.revision != before)
    }

    pub(super) fn apply(&mut self, event: MatchEvent) {
        match event {
            MatchEvent::Shown => self.show(),
            MatchEvent::Hidden => self.hide(),
            MatchEvent::SearchReported { search } => self.search_reported(search),
            MatchEvent::TimerFired | MatchEvent::Board { .. } => {}
            MatchEvent::Confirm => self.confirm(),
            MatchEvent::Pass => self.pass(),
            MatchEvent::Redo => self.redo(),
            MatchEvent::GoTo { number } => self.go_to(number),
            MatchEvent::Play { text } => self.play(&text),
            MatchEvent::Hint => self.ask_hint(),
            MatchEvent::TakeAdvice => self.take_advice(),
            MatchEvent::SetCoach { is_on } => self.set_coach(is_on),
            MatchEvent::SetAnalysis { is_on } => self.set_analysis(is_on),
            MatchEvent::MoveNow => self.searcher.move_now(),
            MatchEvent::LetComputerPlay => self.let_computer_play(),
            MatchEvent::SetPaused { is_paused } => self.set_paused(is_paused),
            MatchEvent::Resign => self.resign(),
            MatchEvent::AgreeDraw => self.agree_draw(),
            MatchEvent::SetPlayer { side, player } => self.set_player(side, player),
        }
    }
}
