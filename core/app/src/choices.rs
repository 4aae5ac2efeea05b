//! What is remembered of the choices for the next game of a kind.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Opponent, Starter, StrengthKind};
use fivefold_engine::{
    game::Side,
    session::{Limits, Player},
};

/// What may be chosen as seconds for a move.
const SECONDS: &[u32] = &[1, 2, 3, 5, 10, 15, 20, 30, 45, 60];

/// What may be chosen as simulations for a move: strength grows with the number of digits, two steps for each.
const VISITS: &[u32] =
    &[1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000];

/// Up to this level a coach helps unless somebody has decided otherwise: who plays stronger ones knows the game.
const WEAK_LEVEL: u8 = 2;

/// Whether a coach looks at a person's turns against this computer: as somebody has decided, else at weak levels and in
/// the first game of a kind.
pub fn wants_coach(decided: Option<bool>, computer: Player, is_first: bool) -> bool {
    decided.unwrap_or(is_first || matches!(computer, Player::Level(level) if level <= WEAK_LEVEL))
}

/// Milliseconds.
const SECOND_MS: u32 = 1000;

/// What is remembered of the choices for one kind of game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Choices {
    /// Who plays whom.
    pub opponent: Opponent,
    /// How strong the computer is; of two computers the one that starts first.
    pub strengths: [ChosenStrength; 2],
    /// Who starts.
    pub starter: Starter,
    /// The minutes each of two people has; none without a clock.
    #[serde(skip_serializing_if = "is_none")]
    pub minutes: u32,
    /// What two people are called, the one who starts first.
    #[serde(skip_serializing_if = "is_nameless")]
    pub names: [String; 2],
    /// Whether a coach looks at the person's turns; as usual if nobody has decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<bool>,
    /// The options that are not as usual.
    pub options: Map<String, Value>,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            opponent: Opponent::Computer,
            strengths: [ChosenStrength::default(); 2],
            starter: Starter::You,
            minutes: 0,
            names: Default::default(),
            coach: None,
            options: Map::new(),
        }
    }
}

/// How strong a computer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ChosenStrength {
    /// What limits it.
    pub kind: StrengthKind,
    /// Whether the level follows the person's rating.
    #[serde(skip_serializing_if = "is_off")]
    pub as_me: bool,
    /// The level, from 1.
    pub level: u8,
    /// Seconds a move.
    pub seconds: u32,
    /// Simulations a move.
    pub visits: u32,
}

impl Default for ChosenStrength {
    fn default() -> Self {
        Self { kind: StrengthKind::Level, as_me: false, level: 3, seconds: 5, visits: 10_000 }
    }
}

impl ChosenStrength {
    /// Within the bounds of what may be chosen, in a game of so many levels.
    pub fn checked(self, levels: u8) -> Self {
        Self {
            level: self.level.clamp(1, levels.max(1)),
            seconds: self.seconds.clamp(SECONDS[0], SECONDS[SECONDS.len() - 1]),
            visits: self.visits.clamp(VISITS[0], VISITS[VISITS.len() - 1]),
            ..self
        }
    }

    /// One step more or less of what limits it; nothing at the end.
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

    /// The computer of this strength.
    pub const fn player(self) -> Player {
        match self.kind {
            StrengthKind::Level => Player::Level(self.level),
            StrengthKind::Time => Player::Limits(Limits { visits: None, ms: Some(self.seconds * SECOND_MS) }),
            StrengthKind::Visits => Player::Limits(Limits { visits: Some(self.visits), ms: None }),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_off(switch: &bool) -> bool {
    !*switch
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_none(minutes: &u32) -> bool {
    *minutes == 0
}

fn is_nameless(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

fn next(ladder: &[u32], value: u32, up: bool) -> Option<u32> {
    if up {
        ladder.iter().copied().find(|step| *step > value)
    } else {
        ladder.iter().rev().copied().find(|step| *step < value)
    }
}

impl Choices {
    /// The players of both sides, if a person has this one.
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
