//! Boards to look at and not to touch.

use crate::picture::{self, Picture};
use fivefold_engine::session::Session;

/// A position in which nothing is marked but the last move and how it ended.
pub fn still(session: &Session, shows_coordinates: bool) -> Picture {
    let last_move = session.at().checked_sub(1).and_then(|last| session.played().get(last));
    let trace = last_move.map(|mv| mv.trace.as_slice()).unwrap_or_default();
    picture::still(session.state(), trace, shows_coordinates, false)
}

/// A picture of nothing.
pub const fn nothing() -> Picture {
    Picture { width: 1.0, height: 1.0, groups: Vec::new(), motion: 0, length_ms: 0 }
}
