//! The computer player of a match.

use fivefold_engine::session::Session;

/// The state of the computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ComputerPlayer {
    /// The search starts whenever the computer is to move.
    #[default]
    Ready,
    /// The search has failed and is retried only on request.
    Failed,
    /// The coach has a remark on the person's move: the computer replies only on request, so that the move can be taken
    /// back.
    Held,
}

impl ComputerPlayer {
    /// Returns whether the search starts without a request.
    pub fn starts(self, session: &Session) -> bool {
        session.waits_for_computer() && self == Self::Ready
    }

    /// Returns whether the computer is to move but moves only on request: in an earlier position, after a failure,
    /// or after a remark of the coach.
    pub fn waits_for_request(self, session: &Session) -> bool {
        let is_waiting = !session.waits_for_computer() || self != Self::Ready;
        session.computer_to_move() && is_waiting && !session.paused()
    }
}
