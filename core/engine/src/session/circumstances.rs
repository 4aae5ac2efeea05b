//! What is kept with a match and is no matter of its rules: the app decides about it, the session carries it.

use serde::{Deserialize, Serialize};

use super::Session;
use crate::game::Side;

/// The longest name of a player that is kept, in letters.
pub const LONGEST_NAME: usize = 20;

/// What is kept with a match besides its turns and players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Circumstances {
    /// Whether a coach looks at the person's turns.
    #[serde(skip_serializing_if = "is_off")]
    pub has_coach: bool,
    /// Why the result says nothing of the person's strength, if that is so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
    /// The time of two people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeLeft>,
    /// What two people are called, by their sides; empty where nobody has said so.
    #[serde(skip_serializing_if = "is_nameless")]
    pub names: [String; 2],
    /// The games these two people have won before this one, by their sides in this one.
    #[serde(skip_serializing_if = "is_level")]
    pub won: [u16; 2],
    /// The day it ended where it was played, in days after the first of January 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<i32>,
}

/// Why a result says nothing of somebody's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unrated {
    /// There was help: a coach, a hint that showed a turn, the analysis, a turn that was played in place of another one.
    Helped,
    /// Who plays was changed on the way.
    Changed,
    /// It began in the midst of a game.
    Copied,
}

/// How much time both sides have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TimeLeft {
    /// What each began with, in minutes.
    pub minutes: u32,
    /// What each has left, in milliseconds.
    pub left_ms: [u64; 2],
}

/// Milliseconds of a minute.
const MINUTE_MS: u64 = 60_000;

impl TimeLeft {
    /// As much as is given at the beginning.
    #[must_use]
    pub const fn new(minutes: u32) -> Self {
        let all = minutes as u64 * MINUTE_MS;
        Self { minutes, left_ms: [all; 2] }
    }
}

impl Circumstances {
    /// Nothing was decided.
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Within the bounds of what is ever written, whatever a file says.
    pub(super) fn checked(mut self) -> Self {
        self.names = self.names.map(|name| checked_name(&name));
        self.time = self.time.map(|time| TimeLeft {
            minutes: time.minutes.min(MOST_MINUTES),
            left_ms: time.left_ms.map(|left| left.min(u64::from(MOST_MINUTES) * MINUTE_MS)),
        });
        self
    }

    /// As they are for the same two people in another match with the sides changed. What was won in this one is added.
    #[must_use]
    pub fn for_rematch(&self, winner: Option<Side>) -> Self {
        let mut changed = self.anew(winner);
        changed.won.reverse();
        changed.names.reverse();
        changed
    }

    /// The same with everybody on the side where they are.
    #[must_use]
    pub fn anew(&self, winner: Option<Side>) -> Self {
        let time = self.time.map(|time| TimeLeft::new(time.minutes));
        let (names, won) = (self.names.clone(), self.won_with(winner));
        Self { has_coach: self.has_coach, unrated: None, time, names, won, ended: None }
    }

    /// The games both have won, with this one.
    #[must_use]
    pub fn won_with(&self, winner: Option<Side>) -> [u16; 2] {
        let mut won = self.won;
        if let Some(winner) = winner {
            let own = &mut won[winner.index()];
            *own = own.saturating_add(1);
        }
        won
    }
}

/// The most minutes a side is ever given.
const MOST_MINUTES: u32 = 600;

/// A name as it is kept: one short line.
#[must_use]
pub fn checked_name(name: &str) -> String {
    let letters = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME);
    letters.collect::<String>().trim().to_owned()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_off(switch: &bool) -> bool {
    !*switch
}

fn is_nameless(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_level(won: &[u16; 2]) -> bool {
    *won == [0, 0]
}

impl Session {
    /// What is kept with the match besides its turns and players.
    #[must_use]
    pub const fn circumstances(&self) -> &Circumstances {
        &self.circumstances
    }

    /// The result will say nothing of anybody's strength; the first reason holds.
    pub fn mark_unrated(&mut self, why: Unrated) {
        if self.circumstances.unrated.is_none() {
            self.change_circumstances(|it| it.unrated = Some(why));
        }
    }

    /// Changes what is kept with the match besides its turns and players.
    pub fn change_circumstances(&mut self, change: impl FnOnce(&mut Circumstances)) {
        change(&mut self.circumstances);
        self.changed();
    }
}
