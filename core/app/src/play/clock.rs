//! The clocks of two people: the clock of the side to move runs while the board is visible, from the first move on, and
//! stops while an earlier position is shown.

use std::time::Duration;

use super::{ClockFace, owner::Play};
use fivefold_engine::{
    game::{Message, Side},
    session::{Circumstances, Player, TimeLeft},
};

/// One second in milliseconds.
const SECOND_MS: u64 = 1000;

/// The time in milliseconds below which a clock is shown as low.
const LOW_MS: u64 = 20_000;

/// The interval in milliseconds between saves of a running clock while no move is played: the most time a player can
/// gain by killing the process.
const WRITTEN_MS: u64 = 10_000;

/// The side whose clock runs, and the time of the last deduction.
#[derive(Clone, Copy, Debug)]
pub struct Ticking {
    side: Side,
    since: Duration,
}

impl Play {
    /// Returns the side whose clock runs.
    fn running(&self) -> Option<Side> {
        let session = &self.board.session;
        let goes_on = session.at() == session.played().len() && session.at() > 0 && !session.is_over();
        let has_time = session.circumstances().time.is_some() && session.players() == [Player::Human; 2];
        session.side().filter(|_| self.is_shown && goes_on && has_time)
    }

    /// Subtracts the elapsed time from the running clock; a side without time has lost.
    pub(super) fn update_clock(&mut self) {
        let Some(Ticking { side, since }) = self.ticking.take() else { return };
        let now = self.board.context.environment.clock.now();
        let Some(before) = self.left_ms(side) else { return };
        let passed = u64::try_from(now.saturating_sub(since).as_millis()).unwrap_or(u64::MAX);
        let left = before.saturating_sub(passed);
        if left == before {
            // The fraction of a millisecond carries over.
            self.ticking = Some(Ticking { side, since });
            return;
        }
        self.board.session.change_circumstances(|Circumstances { time, .. }| {
            if let Some(TimeLeft { left_ms, .. }) = time {
                left_ms[side.index()] = left;
            }
        });
        self.board.revision += 1;
        if left == 0 {
            self.set(|session| session.time_out(side));
        } else if left / WRITTEN_MS != before / WRITTEN_MS {
            self.keep();
        }
    }

    /// Starts the clock of the side to move.
    pub(super) fn start_clock(&mut self) {
        let side = self.running();
        if self.ticking.map(|ticking| ticking.side) != side {
            let since = self.board.context.environment.clock.now();
            self.ticking = side.map(|side| Ticking { side, since });
        }
    }

    fn left_ms(&self, side: Side) -> Option<u64> {
        self.board.session.circumstances().time.map(|time| time.left_ms[side.index()])
    }

    /// Returns the milliseconds until a clock display changes.
    pub(super) fn wake_ms(&self) -> Option<u32> {
        let left = self.left_ms(self.running()?)?;
        u32::try_from(left.saturating_sub(1) % SECOND_MS + 1).ok()
    }

    /// Returns a side's clock, if two people play with clocks.
    pub(super) fn clock_face(&self, side: Side) -> Option<ClockFace> {
        let session = &self.board.session;
        let left = self.left_ms(side).filter(|_| session.players() == [Player::Human; 2])?;
        let seconds = left.div_ceil(SECOND_MS);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        let words = Message::new("clock-left").number("minutes", number(minutes)).number("seconds", number(seconds));
        Some(ClockFace {
            text: format!("{minutes}:{seconds:02}"),
            words: self.board.words().say(&words),
            is_running: self.running() == Some(side),
            is_low: left < LOW_MS,
        })
    }
}
