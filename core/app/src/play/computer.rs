//! The computer player of a match.

use fivefold_engine::session::Session;

/// The state of the computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ComputerPlayer {
    /// Searches for its move whenever it is to move.
    #[default]
    Ready,
    /// Its search has failed; it is retried only on request.
    Failed,
}

impl ComputerPlayer {
    /// Returns whether its search starts by itself.
    pub fn starts(self, session: &Session) -> bool {
        session.waits_for_computer() && self == Self::Ready
    }

    /// Returns whether it is to move and moves only on request: in an earlier position, or after a failure.
    pub fn waits_for_request(self, session: &Session) -> bool {
        let is_waiting = !session.waits_for_computer() || self == Self::Failed;
        session.computer_to_move() && is_waiting && !session.paused()
    }
}
