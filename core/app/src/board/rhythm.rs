//! Presses in rhythm: the second half of a double press on the board has no effect.
//!
//! A press shortly after a touch that was part of a move is ignored anywhere on the board: the position below the finger
//! is another one, and it may be the other player's turn. After any other touch, such as the choice of a piece, only a
//! press on the same target is ignored. Keys, lists and screen readers are never delayed.

use std::time::Duration;

use super::Board;
use fivefold_engine::{game::Target, session::Session};

/// The time after a touch in which another press belongs to it.
const RHYTHM: Duration = Duration::from_millis(300);

/// The press of the finger that is down, and the last touch.
#[derive(Default)]
pub struct Presses {
    press: Option<Press>,
    touched: Option<LastTouch>,
}

/// What becomes of the finger that is down.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Press {
    Heard,
    Ignored,
}

/// The last touch by a finger.
#[derive(Clone, Copy)]
struct LastTouch {
    at: Duration,
    /// The only target that ignores presses; `None` for all.
    target: Option<Target>,
}

/// The moves, and the parts of one, that were played before a touch.
#[derive(PartialEq, Eq)]
pub struct PlayedCounts([usize; 3]);

impl PlayedCounts {
    pub(super) fn of(session: &Session) -> Self {
        Self([session.played().len(), session.at(), session.actions_made()])
    }
}

impl Board {
    /// Records that a finger goes down; returns whether its press is heard.
    pub(super) fn hears(&mut self, x: f64, y: f64) -> bool {
        let now = self.context.environment.clock.now();
        let last = self.presses.touched.filter(|last| now < last.at + RHYTHM);
        let is_ignored = last.is_some_and(|last| last.target.is_none() || last.target == self.target_at(x, y));
        self.presses.press = Some(if is_ignored { Press::Ignored } else { Press::Heard });
        !is_ignored
    }

    /// Returns whether the finger that is down is ignored.
    pub(super) fn ignores_finger(&self) -> bool {
        self.presses.press == Some(Press::Ignored)
    }

    /// Forgets the finger.
    pub(super) fn lift(&mut self) {
        self.presses.press = None;
    }

    /// Records a tap on a target, or the end of a drag, by the finger that was down, if there was one.
    pub(super) fn record_touch(&mut self, tapped: Option<Target>, before: &PlayedCounts) {
        if self.presses.press.is_some() {
            let at = self.context.environment.clock.now();
            let is_move = PlayedCounts::of(&self.session) != *before;
            let target = tapped.filter(|_| !is_move);
            self.presses.touched = (is_move || target.is_some()).then_some(LastTouch { at, target });
        }
    }
}
