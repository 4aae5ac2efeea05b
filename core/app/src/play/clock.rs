//! The clocks of two people: the clock of the side to move runs while the board is visible, from the first move on, also
//! while an earlier position is shown.

use std::time::Duration;

use super::{super::words::Words, ClockFace};
use fivefold_engine::{
    game::{Message, Side},
    session::{Circumstances, Player, Session, TimeLeft},
};

/// One second in milliseconds.
const SECOND_MS: u64 = 1000;

/// The time in milliseconds below which a clock is shown as low.
const LOW_MS: u64 = 20_000;

/// The interval in milliseconds between saves of a running clock while no move is played: the maximum time that a
/// player can gain by killing the process.
const WRITTEN_MS: u64 = 10_000;

/// The clocks of a match. The remaining times are in the session, which saves them.
#[derive(Clone, Copy, Debug, Default)]
pub enum MatchClock {
    /// No clock runs.
    #[default]
    Stopped,
    /// The clock of a side runs.
    Running {
        /// The side.
        side: Side,
        /// The time of the last deduction.
        since: Duration,
    },
}

/// The effect of a deduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockUpdate {
    /// No time has passed.
    Unchanged,
    /// A remaining time has changed.
    Changed,
    /// A remaining time has changed and must be saved.
    Due,
    /// A side has no time left.
    Expired(Side),
}

impl MatchClock {
    /// Subtracts the elapsed time from the running clock and stops it.
    pub fn update(&mut self, session: &mut Session, now: Duration) -> ClockUpdate {
        let Self::Running { side, since } = std::mem::take(self) else { return ClockUpdate::Unchanged };
        let Some(before) = left_ms(session, side) else { return ClockUpdate::Unchanged };
        let passed = u64::try_from(now.saturating_sub(since).as_millis()).unwrap_or(u64::MAX);
        let left = before.saturating_sub(passed);
        if left == before {
            // The fraction of a millisecond carries over.
            *self = Self::Running { side, since };
            return ClockUpdate::Unchanged;
        }
        session.change_circumstances(|Circumstances { time, .. }| {
            if let Some(TimeLeft { left_ms, .. }) = time {
                left_ms[side.index()] = left;
            }
        });
        match left {
            0 => ClockUpdate::Expired(side),
            _ if left / WRITTEN_MS != before / WRITTEN_MS => ClockUpdate::Due,
            _ => ClockUpdate::Changed,
        }
    }

    /// Starts the clock of this side, or stops the clock.
    pub fn start(&mut self, side: Option<Side>, now: Duration) {
        if self.side() != side {
            *self = side.map_or(Self::Stopped, |side| Self::Running { side, since: now });
        }
    }

    const fn side(self) -> Option<Side> {
        match self {
            Self::Stopped => None,
            Self::Running { side, .. } => Some(side),
        }
    }
}

/// Returns the side whose clock runs while the match is visible: the one to move, while looking back the one to move in
/// the last position. A side may have none.
pub fn ticking_side(session: &Session) -> Option<Side> {
    let (at, last) = (session.at(), session.played().len());
    if last == 0 || session.is_over() || session.players() != [Player::Human; 2] {
        return None;
    }
    let is_undone = session.circumstances().is_undone;
    let side = if at < last && !is_undone { session.before(last).status().side() } else { session.side() };
    side.filter(|side| left_ms(session, *side).is_some())
}

fn left_ms(session: &Session, side: Side) -> Option<u64> {
    session.circumstances().time?.left_ms(side)
}

/// Returns the milliseconds until the display of a running clock changes.
pub fn wake_ms(session: &Session, ticking: Side) -> Option<u32> {
    u32::try_from(left_ms(session, ticking)?.saturating_sub(1) % SECOND_MS + 1).ok()
}

/// Returns the display of a side's clock, if the side is one of two people and has one.
pub fn face(session: &Session, side: Side, ticking: Option<Side>, words: Words) -> Option<ClockFace> {
    let left = left_ms(session, side).filter(|_| session.players() == [Player::Human; 2])?;
    let seconds = left.div_ceil(SECOND_MS);
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let said = Message::new("clock-left").number("minutes", number(minutes)).number("seconds", number(seconds));
    Some(ClockFace {
        text: format!("{minutes}:{seconds:02}"),
        words: words.say(&said),
        is_running: ticking == Some(side),
        is_low: left < LOW_MS,
    })
}
