use rand::SeedableRng;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Bits, CellError, GridCell, MAX_LENGTH, MIN_LENGTH};
use crate::game::{OptionError, OptionKind, OptionSpec, Random, below};

/// The options of Four on any board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct AnyOptions {
    /// The number of rows, 4 to 12.
    pub rows: u8,
    /// The number of columns, 4 to 12.
    pub columns: u8,
    /// The special cells in play.
    pub mode: Mode,
    /// The ban cell, which is never filled; drawn from the seed if the mode has one and it is absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ban: Option<GridCell>,
    /// The bonus cell, which grants a blocker; drawn from the seed if the mode has one and it is absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<GridCell>,
    /// The seed of the special cells.
    pub seed: u64,
}

/// The special cells of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// None.
    #[default]
    Plain,
    /// One cell that is never filled.
    Ban,
    /// One cell that grants a blocker.
    Bonus,
    /// One of each.
    BanBonus,
}

/// The narrowest bit set that holds a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// A `u64`.
    Narrow,
    /// A `u128`.
    Double,
    /// A [`Wide`](super::Wide).
    Triple,
}

impl Mode {
    /// All modes, the simplest first.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Ban, Self::Bonus, Self::BanBonus];

    const NAMES: &'static [&'static str] = &["plain", "ban", "bonus", "ban-bonus"];

    /// Returns whether the mode has a ban cell.
    #[must_use]
    pub const fn has_ban(self) -> bool {
        matches!(self, Self::Ban | Self::BanBonus)
    }

    /// Returns whether the mode has a bonus cell.
    #[must_use]
    pub const fn has_bonus(self) -> bool {
        matches!(self, Self::Bonus | Self::BanBonus)
    }
}

impl Default for AnyOptions {
    fn default() -> Self {
        Self { rows: 6, columns: 7, mode: Mode::Plain, ban: None, bonus: None, seed: 0 }
    }
}

impl AnyOptions {
    /// Returns the options offered by a front end.
    #[must_use]
    pub fn specs() -> Vec<OptionSpec> {
        let length = OptionKind::Number { min: MIN_LENGTH.into(), max: MAX_LENGTH.into(), step: 1 };
        let spec =
            |name, kind, default, needs| OptionSpec { name, kind, default, needs, follows: None, is_named: false };
        let (bans, bonuses): (&[&str], &[&str]) = (&["ban", "ban-bonus"], &["bonus", "ban-bonus"]);
        vec![
            spec("rows", length.clone(), Value::from(6), None),
            spec("columns", length, Value::from(7), None),
            spec("mode", OptionKind::Choice(Mode::NAMES), Value::from("plain"), None),
            spec("ban", OptionKind::Cell, Value::Null, Some(("mode", bans))),
            spec("bonus", OptionKind::Cell, Value::Null, Some(("mode", bonuses))),
            spec("seed", OptionKind::Seed, Value::from(0), Some(("mode", &["ban", "bonus", "ban-bonus"]))),
        ]
    }

    /// Draws the size and mode of a board uniformly; its special cells use the same seed.
    #[must_use]
    pub fn surprise(seed: u64) -> Self {
        // A separate random stream: otherwise the size would reveal the special cells.
        let mut random = Random::seed_from_u64(!seed);
        let mut length = || MIN_LENGTH + draw(&mut random, MAX_LENGTH - MIN_LENGTH + 1);
        let (rows, columns) = (length(), length());
        let mode = Mode::ALL[usize::from(draw(&mut random, 4))];
        Self { rows, columns, mode, ban: None, bonus: None, seed }
    }

    /// Returns the narrowest bit set that holds the board, the spare row on top included.
    #[must_use]
    pub fn width(&self) -> Width {
        let bits = (u32::from(self.rows) + 1) * u32::from(self.columns);
        if bits <= u64::WIDTH {
            Width::Narrow
        } else if bits <= u128::WIDTH {
            Width::Double
        } else {
            Width::Triple
        }
    }

    /// Returns these options with the mode's unset special cells drawn.
    ///
    /// # Errors
    /// If a length is out of range, or a special cell is off the board, not of this mode or the other special cell.
    pub fn settle(&self) -> Result<Self, OptionError> {
        self.check()?;
        let mut settled = self.clone();
        let mut random = Random::seed_from_u64(self.seed);
        if self.mode.has_ban() && self.ban.is_none() {
            settled.ban = Some(self.draw_cell(&mut random, settled.bonus));
        }
        if self.mode.has_bonus() && self.bonus.is_none() {
            settled.bonus = Some(self.draw_cell(&mut random, settled.ban));
        }
        Ok(settled)
    }

    fn check(&self) -> Result<(), OptionError> {
        let wrong = |name, value: String, expected: String| Err(OptionError::Value { name, value, expected });
        for (name, length) in [("rows", self.rows), ("columns", self.columns)] {
            if !(MIN_LENGTH..=MAX_LENGTH).contains(&length) {
                return wrong(name, length.to_string(), format!("it must be from {MIN_LENGTH} to {MAX_LENGTH}"));
            }
        }
        let special = [("ban", self.ban, self.mode.has_ban()), ("bonus", self.bonus, self.mode.has_bonus())];
        for (name, cell, is_wanted) in special {
            let Some(cell) = cell else { continue };
            if !is_wanted {
                return wrong(name, cell.to_string(), format!("the mode has no {name} cell"));
            }
            if cell.column >= self.columns || cell.row >= self.rows {
                let expected = format!("it is not on a board of {} columns and {} rows", self.columns, self.rows);
                return wrong(name, cell.to_string(), expected);
            }
        }
        match self.ban {
            Some(cell) if self.bonus == self.ban => {
                wrong("bonus", cell.to_string(), "it may not be the ban cell".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Draws a cell of the board other than this one.
    fn draw_cell(&self, random: &mut Random, other: Option<GridCell>) -> GridCell {
        let number = |cell: GridCell| cell.row * self.columns + cell.column;
        let drawn = draw(random, self.rows * self.columns - u8::from(other.is_some()));
        let drawn = drawn + u8::from(other.is_some_and(|other| drawn >= number(other)));
        GridCell { column: drawn % self.columns, row: drawn / self.columns }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the number is below a `u8`")]
fn draw(random: &mut Random, bound: u8) -> u8 {
    below(random, bound.into()) as u8
}

impl Serialize for GridCell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GridCell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|error: CellError| serde::de::Error::custom(error))
    }
}
