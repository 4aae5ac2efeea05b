//! The keys of a board: every front end passes the names of keys only.

use crate::picture::Zoom;

/// A key that a board handles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardKey {
    /// The arrow up: moves the cursor; at the edge the key is left to the system.
    Up,
    /// The arrow right.
    Right,
    /// The arrow down.
    Down,
    /// The arrow left.
    Left,
    /// Touches the cursor's target, or confirms the waiting move.
    Enter,
    /// The same as Enter.
    Space,
    /// Undoes the last step.
    Backspace,
    /// Takes back the partial move.
    Escape,
    /// To the first position.
    Home,
    /// One move back.
    PageUp,
    /// One move on.
    PageDown,
    /// To the last position.
    End,
    /// Zooms in.
    Plus,
    /// Zooms out.
    Minus,
    /// Shows the whole board.
    Zero,
}

/// Returns the zoom after a key; `None` if the key has no effect.
#[must_use]
pub fn zoom_pressed(zoom: Zoom, key: BoardKey) -> Option<Zoom> {
    match key {
        BoardKey::Plus => zoom.stepped(None, 1.0),
        BoardKey::Minus => zoom.stepped(None, -1.0),
        BoardKey::Zero => (zoom.scale > 1.0).then(|| zoom.all()),
        _ => None,
    }
}
