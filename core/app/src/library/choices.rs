//! Stored setup choices for the next match of each game.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use fivefold_engine::{
    game::Side,
    games::Game,
    session::{Limits, Minutes, Player, checked_name},
};

/// The selectable times per move, in seconds.
const SECONDS: &[u32] = &[1, 2, 3, 5, 10, 15, 20, 30, 45, 60];

/// The selectable simulations per move: logarithmic, two steps per decade, because strength grows with the logarithm.
const VISITS: &[u32] =
    &[1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000];

/// One second in milliseconds.
const SECOND_MS: u32 = 1000;

/// The pairing of people and computers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// Two people on this device.
    Person,
    /// A person and the computer.
    Computer,
    /// The computer plays both sides.
    Watch,
}

/// The kind of search limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrengthKind {
    /// One of the game's levels.
    Level,
    /// Seconds per move.
    Time,
    /// Simulations per move.
    Visits,
}

/// The side that makes the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Starter {
    /// The person.
    You,
    /// The computer.
    Computer,
    /// A random player.
    Lot,
}

/// One of two people, or both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum People {
    /// The first person.
    First,
    /// The second person.
    Second,
    /// Both.
    #[default]
    Both,
}

/// The stored setup choices for one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Choices {
    /// The pairing.
    pub opponent: Opponent,
    /// The computer's strength; with two computers, the first entry is the side that starts.
    pub strengths: [ChosenStrength; 2],
    /// The starting player.
    pub starter: Starter,
    /// The minutes on the clocks of two people.
    #[serde(skip_serializing_if = "Minutes::is_none")]
    pub minutes: Minutes,
    /// The names of two people.
    #[serde(skip_serializing_if = "is_nameless")]
    pub names: [String; 2],
    /// The one of two people who makes the first move in every match, or both by turns.
    #[serde(skip_serializing_if = "is_both")]
    pub first_move: People,
    /// The one of two people who may take a move back, once a match, or both at any time.
    #[serde(skip_serializing_if = "is_both")]
    pub taking_back: People,
    /// The steps of the handicap between two people: above 0 the second one is helped, below 0 the first one.
    #[serde(skip_serializing_if = "is_even")]
    pub handicap: i8,
    /// Whether a match of two people excludes hints and analysis.
    #[serde(skip_serializing_if = "is_off")]
    pub no_help: bool,
    /// Whether two people hand the device over after every move.
    #[serde(skip_serializing_if = "is_off")]
    pub hands_over: bool,
    /// The stored setting of the coach; `None` if it was never changed. The default is off for every opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<bool>,
    /// The options that differ from their defaults.
    pub options: Map<String, Value>,
    /// The position set up last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
}

/// A position being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The setting in which the screen was opened.
    pub start: String,
    /// The setting with the position.
    pub setting: String,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            opponent: Opponent::Computer,
            strengths: [ChosenStrength::default(); 2],
            starter: Starter::You,
            minutes: Minutes::default(),
            names: Default::default(),
            first_move: People::default(),
            taking_back: People::default(),
            handicap: 0,
            no_help: false,
            hands_over: false,
            coach: None,
            options: Map::new(),
            draft: None,
        }
    }
}

/// A computer's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ChosenStrength {
    /// The kind of limit in use.
    pub kind: StrengthKind,
    /// Whether the level follows the person's rating.
    #[serde(skip_serializing_if = "is_off")]
    pub as_me: bool,
    /// The level, from 1.
    pub level: u8,
    /// Seconds per move.
    pub seconds: u32,
    /// Simulations per move.
    pub visits: u32,
}

impl Default for ChosenStrength {
    fn default() -> Self {
        Self { kind: StrengthKind::Level, as_me: false, level: 2, seconds: 5, visits: 10_000 }
    }
}

impl ChosenStrength {
    /// Clamps all values to the selectable ranges; the game has `levels` levels.
    pub fn checked(self, levels: u8) -> Self {
        Self {
            level: self.level.clamp(1, levels.max(1)),
            seconds: self.seconds.clamp(SECONDS[0], SECONDS[SECONDS.len() - 1]),
            visits: self.visits.clamp(VISITS[0], VISITS[VISITS.len() - 1]),
            ..self
        }
    }

    /// Returns the strength one step up or down in the limit in use; `None` at the end of the range.
    pub fn stepped(self, up: bool, levels: u8) -> Option<Self> {
        match self.kind {
            StrengthKind::Level => {
                let level = if up { self.level.checked_add(1) } else { self.level.checked_sub(1) };
                level.filter(|level| (1..=levels).contains(level)).map(|level| Self { level, as_me: false, ..self })
            }
            StrengthKind::Time => next(SECONDS, self.seconds, up).map(|seconds| Self { seconds, ..self }),
            StrengthKind::Visits => next(VISITS, self.visits, up).map(|visits| Self { visits, ..self }),
        }
    }

    /// Returns the computer player of this strength.
    pub const fn player(self) -> Player {
        match self.kind {
            StrengthKind::Level => Player::Level(self.level),
            StrengthKind::Time => Player::Limits(Limits { visits: None, ms: Some(self.seconds * SECOND_MS) }),
            StrengthKind::Visits => Player::Limits(Limits { visits: Some(self.visits), ms: None }),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde requires")]
const fn is_off(switch: &bool) -> bool {
    !*switch
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde requires")]
const fn is_even(steps: &i8) -> bool {
    *steps == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde requires")]
fn is_both(people: &People) -> bool {
    *people == People::Both
}

fn is_nameless(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

pub fn next(ladder: &[u32], value: u32, up: bool) -> Option<u32> {
    if up {
        ladder.iter().copied().find(|step| *step > value)
    } else {
        ladder.iter().rev().copied().find(|step| *step < value)
    }
}

impl Choices {
    /// Returns the choices where none are stored, against a weak computer.
    pub fn first(game: &dyn Game) -> Self {
        Self { options: game.typical_options(), ..Self::default() }
    }

    /// Clamps values read from a file to the bounds of those the app writes. Levels are clamped when the game is known.
    #[expect(clippy::unnecessary_wraps, reason = "the signature of every check of a file")]
    pub fn checked(mut self) -> Option<Self> {
        self.names = self.names.map(|name| checked_name(&name));
        self.minutes = self.minutes.checked();
        self.handicap = self.handicap.clamp(-i8::MAX, i8::MAX);
        self.strengths = self.strengths.map(|strength| strength.checked(u8::MAX));
        Some(self)
    }

    /// Returns the players of both sides; against a computer, the person plays `yours`.
    pub fn players(&self, yours: Side) -> [Player; 2] {
        match self.opponent {
            Opponent::Person => [Player::Human; 2],
            Opponent::Watch => self.strengths.map(ChosenStrength::player),
            Opponent::Computer => {
                let computer = self.strengths[0].player();
                Side::BOTH.map(|side| if side == yours { Player::Human } else { computer })
            }
        }
    }
}
