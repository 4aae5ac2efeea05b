//! Non-interactive boards.

use crate::picture::{self, Picture};
use fivefold_engine::session::Session;

/// Returns a position that marks only the last move and the deciding pieces.
pub fn still(session: &Session, shows_coordinates: bool) -> Picture {
    let last_move = session.at().checked_sub(1).and_then(|last| session.played().get(last));
    let trace = last_move.map(|mv| mv.trace.as_slice()).unwrap_or_default();
    picture::still(session.state(), trace, shows_coordinates, false)
}

/// Returns an empty picture.
pub const fn nothing() -> Picture {
    Picture { width: 1.0, height: 1.0, groups: Vec::new(), motion: 0, length_ms: 0 }
}
