//! App data stored with a match, without effect on the rules: the app sets it, the session carries it.

use serde::{Deserialize, Serialize};

use super::Session;
use crate::{
    game::{Outcome, Side},
    games::Handicap,
};

/// The maximum length of a player name, in characters.
pub const LONGEST_NAME: usize = 20;

/// The app data stored with a match besides its moves and players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
pub struct Circumstances {
    /// Whether a coach watches the person's moves.
    #[serde(skip_serializing_if = "is_off")]
    pub has_coach: bool,
    /// The reason why the result does not count for the person's rating, if it does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
    /// Whether hints and analysis are excluded until the end, which then cannot be undone.
    #[serde(skip_serializing_if = "is_off")]
    pub no_help: bool,
    /// The clocks of two people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeLeft>,
    /// The names of two people by side; empty if not set.
    #[serde(skip_serializing_if = "is_nameless")]
    pub names: [String; 2],
    /// The games the two people have won before this one, by their sides in this one.
    #[serde(skip_serializing_if = "is_level")]
    pub won: [u16; 2],
    /// The games the two people have drawn before this one.
    #[serde(skip_serializing_if = "is_zero")]
    pub drawn: u16,
    /// The help for one of two people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Handicap>,
    /// The only side that may replace a move of its own by another one, once a match; `None` if both may at any time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takes_back: Option<Side>,
    /// Whether that side has done so.
    #[serde(skip_serializing_if = "is_off")]
    pub has_taken_back: bool,
    /// Whether two people hand the device over after every move.
    #[serde(skip_serializing_if = "is_off")]
    pub hands_over: bool,
    /// Whether two people keep their sides in a rematch.
    #[serde(skip_serializing_if = "is_off")]
    pub keeps_sides: bool,
    /// Whether the one of two people who sits below the board plays the second side.
    #[serde(skip_serializing_if = "is_off")]
    pub second_sits_below: bool,
    /// Whether the analysis is switched on.
    #[serde(rename = "analyzed", skip_serializing_if = "is_off")]
    pub is_analyzed: bool,
    /// Whether the moves after the shown position were undone. Otherwise a person looks back from them.
    #[serde(rename = "undone", skip_serializing_if = "is_off")]
    pub is_undone: bool,
    /// Whether the match is a copy to explore a position.
    #[serde(rename = "explored", skip_serializing_if = "is_off")]
    pub is_explored: bool,
    /// The local date of the end, in days since January 1, 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<i32>,
    /// Whether the match came from outside and its user has not played in it.
    #[serde(rename = "received", skip_serializing_if = "is_off")]
    pub is_received: bool,
    /// The side played on this device, once a link of the opponent has arrived.
    #[serde(rename = "linked", skip_serializing_if = "Option::is_none")]
    pub linked_side: Option<Side>,
    /// The local date of the deletion of a match in the bin, in days since January 1, 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deleted: Option<i32>,
}

/// The reason why a result does not count for the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unrated {
    /// The player had help: a hint that showed a move, the analysis, or a replaced move, also after a coach's advice.
    Helped,
    /// A player was changed during the match.
    Changed,
    /// The match started from the middle of another game.
    Copied,
    /// A side had a handicap.
    Handicapped,
}

/// The initial time of two people, in minutes; 0 without a clock. Written as one number if both have the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenMinutes", into = "WrittenMinutes")]
pub struct Minutes(pub [u32; 2]);

/// The form of [`Minutes`] in files.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenMinutes {
    Same(u32),
    Each([u32; 2]),
}

impl From<WrittenMinutes> for Minutes {
    fn from(written: WrittenMinutes) -> Self {
        match written {
            WrittenMinutes::Same(minutes) => Self([minutes; 2]),
            WrittenMinutes::Each(minutes) => Self(minutes),
        }
    }
}

impl From<Minutes> for WrittenMinutes {
    fn from(Minutes(minutes): Minutes) -> Self {
        if minutes[0] == minutes[1] { Self::Same(minutes[0]) } else { Self::Each(minutes) }
    }
}

impl Minutes {
    /// Returns whether neither side has a clock.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.0 == [0, 0]
    }

    /// Clamps values read from a file to the bounds of those the app writes.
    #[must_use]
    pub fn checked(self) -> Self {
        Self(self.0.map(|minutes| minutes.min(MOST_MINUTES)))
    }
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TimeLeft {
    /// The initial time of each side.
    pub minutes: Minutes,
    /// The remaining time of each side, in milliseconds.
    pub left_ms: [u64; 2],
}

/// The number of milliseconds in a minute.
const MINUTE_MS: u64 = 60_000;

impl TimeLeft {
    /// Creates clocks with the full initial time; `None` if neither side has one.
    #[must_use]
    pub fn new(minutes: Minutes) -> Option<Self> {
        let left_ms = minutes.0.map(|minutes| u64::from(minutes) * MINUTE_MS);
        (!minutes.is_none()).then_some(Self { minutes, left_ms })
    }

    /// Returns the remaining time of a side that has a clock, in milliseconds.
    #[must_use]
    pub fn left_ms(&self, side: Side) -> Option<u64> {
        (self.minutes.0[side.index()] > 0).then(|| self.left_ms[side.index()])
    }
}

/// The score of two people after several matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The matches won by each side.
    pub won: [u16; 2],
    /// The drawn matches.
    pub drawn: u16,
}

impl Score {
    /// Returns the score with another match of this outcome.
    #[must_use]
    pub fn with(mut self, outcome: Outcome) -> Self {
        let counted = match outcome {
            Outcome::Draw => &mut self.drawn,
            Outcome::Win(winner) => &mut self.won[winner.index()],
        };
        *counted = counted.saturating_add(1);
        self
    }

    /// Returns the number of matches counted.
    #[must_use]
    pub fn matches(&self) -> u32 {
        self.won.into_iter().chain([self.drawn]).map(u32::from).sum()
    }
}

impl Circumstances {
    /// Returns whether every value is the default.
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Clamps values read from a file to the bounds of those the app writes.
    pub(super) fn checked(mut self) -> Self {
        self.names = self.names.map(|name| checked_name(&name));
        self.time = self.time.map(|time| TimeLeft {
            minutes: time.minutes.checked(),
            left_ms: time.left_ms.map(|left| left.min(u64::from(MOST_MINUTES) * MINUTE_MS)),
        });
        self.handicap = self.handicap.filter(|handicap| handicap.steps > 0);
        self
    }

    /// Returns the data for a rematch of the same two people with sides swapped, with the outcome of this match counted.
    #[must_use]
    pub fn for_rematch(&self, outcome: Option<Outcome>) -> Self {
        let mut changed = self.anew(outcome);
        changed.won.reverse();
        changed.names.reverse();
        changed.second_sits_below = !changed.second_sits_below;
        changed.handicap = changed.handicap.map(Handicap::swapped);
        changed.takes_back = changed.takes_back.map(Side::other);
        changed.time = self
            .time
            .and_then(|TimeLeft { minutes: Minutes([first, second]), .. }| TimeLeft::new(Minutes([second, first])));
        changed
    }

    /// Returns the data for another match with the same sides, with the outcome of this match counted.
    #[must_use]
    pub fn anew(&self, outcome: Option<Outcome>) -> Self {
        let time = self.time.and_then(|time| TimeLeft::new(time.minutes));
        let (names, Score { won, drawn }) = (self.names.clone(), self.score_with(outcome));
        let Self { has_coach, no_help, handicap, takes_back, hands_over, keeps_sides, second_sits_below, .. } = *self;
        let next = Self { has_coach, no_help, handicap, takes_back, hands_over, keeps_sides, ..Self::default() };
        Self { time, names, won, drawn, second_sits_below, ..next }
    }

    /// Returns the score of the two people, this match included unless it is a copy of another, or was received and not
    /// played on.
    #[must_use]
    pub fn score_with(&self, outcome: Option<Outcome>) -> Score {
        let score = Score { won: self.won, drawn: self.drawn };
        let counted = outcome.filter(|_| self.unrated != Some(Unrated::Copied) && !self.is_received);
        counted.map_or(score, |outcome| score.with(outcome))
    }
}

/// The maximum initial time per side, in minutes.
pub const MOST_MINUTES: u32 = 600;

/// Returns a player name as stored: one line without control characters and invisible marks, truncated to
/// [`LONGEST_NAME`].
#[must_use]
pub fn checked_name(name: &str) -> String {
    let mut shown = String::new();
    for letter in name.chars().filter(|letter| !letter.is_control() && !is_invisible(*letter)).take(LONGEST_NAME) {
        // A joiner belongs between two letters of a script that joins them, or between two emoji.
        if !is_joiner(letter) || shown.chars().last().is_some_and(|last| !last.is_ascii() && !is_joiner(last)) {
            shown.push(letter);
        }
    }
    shown.trim_matches(|letter: char| letter.is_whitespace() || is_joiner(letter)).to_owned()
}

const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Returns whether a letter has no width, or changes the direction or the layout of those around it.
const fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "signature required by serde")]
const fn is_off(switch: &bool) -> bool {
    !*switch
}

fn is_nameless(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "signature required by serde")]
fn is_level(won: &[u16; 2]) -> bool {
    *won == [0, 0]
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "signature required by serde")]
const fn is_zero(count: &u16) -> bool {
    *count == 0
}

impl Session {
    /// Returns the app data stored with the match.
    #[must_use]
    pub const fn circumstances(&self) -> &Circumstances {
        &self.circumstances
    }

    /// Excludes the result from the rating. Only the first reason is kept.
    pub fn mark_unrated(&mut self, why: Unrated) {
        if self.circumstances.unrated.is_none() {
            self.change_circumstances(|it| it.unrated = Some(why));
        }
    }

    /// Excludes the result from the rating if a handicap remains where a computer has replaced one of two people.
    pub fn mark_handicapped(&mut self) {
        if self.only_human().is_some() && self.circumstances.handicap.is_some() {
            self.mark_unrated(Unrated::Handicapped);
        }
    }

    /// Updates the app data stored with the match.
    pub fn change_circumstances(&mut self, change: impl FnOnce(&mut Circumstances)) {
        change(&mut self.circumstances);
        self.changed();
    }
}
