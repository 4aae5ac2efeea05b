//! The effects of keys on a board. Front ends only pass the keys.

use super::{BoardOwner, cursor::Arrow};
use crate::picture::Zoom;

/// A key that a board handles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// The up arrow: moves the cursor. At the edge the key is left to the system.
    Up,
    /// The right arrow.
    Right,
    /// The down arrow.
    Down,
    /// The left arrow.
    Left,
    /// Touches the cursor's target, or confirms the waiting move.
    Enter,
    /// The same as Enter.
    Space,
    /// Undoes the last step.
    Backspace,
    /// Takes back the partial move.
    Escape,
    /// Goes to the first position.
    Home,
    /// Goes back by one move.
    PageUp,
    /// Goes forward by one move.
    PageDown,
    /// Goes to the last position.
    End,
    /// Zooms in.
    Plus,
    /// Zooms out.
    Minus,
    /// Shows the whole board.
    Zero,
}

/// Handles a key; returns whether it had an effect. Other keys are left to the system. The host keeps the zoom and
/// passes the keys for it to [`zoom_pressed`].
pub(super) fn press<Owner: BoardOwner + ?Sized>(owner: &mut Owner, key: BoardKey) -> bool {
    match key {
        BoardKey::Up => owner.board().move_cursor(Arrow::Up),
        BoardKey::Right => owner.board().move_cursor(Arrow::Right),
        BoardKey::Down => owner.board().move_cursor(Arrow::Down),
        BoardKey::Left => owner.board().move_cursor(Arrow::Left),
        BoardKey::Enter | BoardKey::Space => {
            owner.act_at_cursor();
            true
        }
        BoardKey::Backspace => {
            owner.undo();
            true
        }
        BoardKey::Escape => {
            let has_partial = owner.board().session.has_partial();
            if has_partial {
                owner.take_back();
            }
            has_partial
        }
        BoardKey::Home => owner.press_stepper(0),
        BoardKey::PageUp => owner.press_stepper(1),
        BoardKey::PageDown => owner.press_stepper(2),
        BoardKey::End => owner.press_stepper(3),
        BoardKey::Plus | BoardKey::Minus | BoardKey::Zero => false,
    }
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
