//! Presses on screens: the second half of a double press never acts on what the first one opened.
//!
//! The board has a rule of its own for presses in rhythm (`board/rhythm.rs`), because a touch replaces its position and
//! no screen; a button that takes another one's place is deaf by itself (`button.rs`).

use std::time::Duration;

/// The time for which a button, a screen or a sheet that replaces another one ignores presses: longer than a double
/// press, whose second half was meant for the replaced one.
pub(super) const DEAF: Duration = Duration::from_millis(600);

/// Tells the second half of a double press in a window: a press shortly after another one, if the content has been
/// replaced since. The host reports presses and replacements; it applies the answer to what a press does, and neither to
/// scrolling, nor to the system's way back, nor to keys and screen readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PressFilter {
    last: Option<Duration>,
    is_replaced: bool,
}

impl PressFilter {
    /// Records that a screen, a sheet or a part of one has been replaced.
    pub fn replaced(&mut self) {
        self.is_replaced = true;
    }

    /// Returns whether a press is heard at a time of any clock that never goes back.
    pub fn hears(&mut self, at_ms: u64) -> bool {
        let at = Duration::from_millis(at_ms);
        // What was replaced without a press, or long ago, ignores none.
        self.is_replaced &= self.last.is_some_and(|last| at < last + DEAF);
        !self.is_replaced
    }

    /// Records a press that was heard, or its end.
    pub fn pressed(&mut self, at_ms: u64) {
        self.last = Some(Duration::from_millis(at_ms));
    }
}
