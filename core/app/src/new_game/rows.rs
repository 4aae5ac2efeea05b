//! The rows of the setup sheet, with their texts.

use serde_json::Value;

use super::{
    super::{
        levels,
        library::{ChosenStrength, Opponent, Starter, StrengthKind},
        switch::SwitchRow,
        words::{Words, counted},
    },
    CellRow, ChoiceRow, ClockChoice, LevelChoice, MINUTES, NameRow, NewGame, NumberRow, OptionRow, StarterChoice,
    StrengthRow, has_cells,
};
use crate::picture;
use fivefold_engine::game::{Message, OptionKind, OptionSpec, Side};

impl NewGame {
    pub(super) fn starters(&self, color: impl Fn(Side) -> Side) -> Vec<StarterChoice> {
        if self.choices.opponent != Opponent::Computer {
            return Vec::new();
        }
        let words = Words::new(self.wording());
        let own = |key, side| {
            let color = color(side);
            (words.say(&Message::new(key).word("color", words.color(color))), vec![color])
        };
        let choice = |(starter, (label, colors))| {
            let is_chosen = starter == self.choices.starter;
            StarterChoice { starter, label, colors, is_chosen }
        };
        let by_chance = (words.word("by-chance"), Side::BOTH.map(&color).to_vec());
        [
            (Starter::You, own("you-first", Side::First)),
            (Starter::Computer, own("you-second", Side::Second)),
            (Starter::Lot, by_chance),
        ]
        .map(choice)
        .to_vec()
    }

    pub(super) fn clocks(&self) -> Vec<ClockChoice> {
        let words = Words::new(self.wording());
        let choice = |minutes: u32| ClockChoice {
            minutes,
            label: match minutes {
                0 => words.word("clock-none"),
                _ => words.say(&Message::new("clock-minutes").number("minutes", minutes)),
            },
            is_chosen: minutes == self.choices.minutes,
        };
        if self.choices.opponent == Opponent::Person { MINUTES.map(choice).to_vec() } else { Vec::new() }
    }

    pub(super) fn names(&self, color: impl Fn(Side) -> Side) -> Vec<NameRow> {
        if self.choices.opponent != Opponent::Person {
            return Vec::new();
        }
        let words = Words::new(self.wording());
        let row = |(side, name): (Side, &String)| {
            let color = color(side);
            let label = words.say(&Message::new("name-of").word("color", words.color(color)));
            NameRow { color, label, name: name.clone() }
        };
        Side::BOTH.into_iter().zip(&self.choices.names).map(row).collect()
    }

    pub(super) fn strengths(&self, color: impl Fn(Side) -> Side) -> Vec<StrengthRow> {
        let rows: &[Option<Side>] = match self.choices.opponent {
            Opponent::Person => &[],
            Opponent::Computer => &[None],
            Opponent::Watch => &[Some(Side::First), Some(Side::Second)],
        };
        let (words, levels) = (Words::new(self.wording()), self.levels());
        // The side whose color the face has: the second side if the start is drawn by lot.
        let computers = |side: Option<Side>| {
            let starts = self.choices.opponent == Opponent::Computer && self.choices.starter == Starter::Computer;
            color(side.unwrap_or(if starts { Side::First } else { Side::Second }))
        };
        let row = |(side, strength): (&Option<Side>, &ChosenStrength)| {
            let ChosenStrength { kind, level, seconds, visits, as_me } = *strength;
            let named = |level: u8| levels::title(self.game, level, words);
            let choices = (1..=levels).map(|each| LevelChoice {
                level: each,
                label: named(each),
                face: picture::face(each, levels, (each == level).then(|| computers(*side))),
                is_chosen: each == level,
            });
            StrengthRow {
                as_me: self.own_level.map(|own| SwitchRow {
                    label: words.word("as-me"),
                    hint: named(own),
                    is_on: as_me,
                }),
                choices: choices.collect(),
                color: side.map(&color),
                kind,
                level,
                levels,
                hint: levels::hint(self.game, level, words),
                seconds,
                visits,
                words: match kind {
                    StrengthKind::Level => named(level),
                    StrengthKind::Time => words.say(&counted("seconds", seconds.into(), words)),
                    StrengthKind::Visits => words.say(&counted("simulations", visits.into(), words)),
                },
                name: levels::name(self.game, level, words),
                can_less: strength.stepped(false, levels).is_some(),
                can_more: strength.stepped(true, levels).is_some(),
            }
        };
        rows.iter().zip(&self.choices.strengths).map(row).collect()
    }

    /// Returns an option's part of the board summary: dimensions, and values that differ from their defaults.
    pub(super) fn brief_of(&self, option: &OptionRow) -> Option<String> {
        match option {
            OptionRow::Number { row } => {
                let follows = self.spec(&row.name).is_some_and(|spec| spec.follows.is_some());
                (row.can_reset || !follows).then(|| format!("{} {}", row.label, row.value))
            }
            OptionRow::Choice { row } => {
                self.choices.options.get(&row.name).and_then(|_| row.labels.get(row.chosen as usize).cloned())
            }
            OptionRow::Cells { row } => {
                (row.can_choose && row.can_reset).then(|| format!("{} {}", row.label, row.value))
            }
        }
    }

    pub(super) fn row(&self, spec: &OptionSpec) -> OptionRow {
        let (words, texts) = (Words::new(self.wording()), self.game.texts(self.wording()));
        let name = spec.name.to_owned();
        let label = texts.word(&format!("option-{name}"));
        let value = self.value(spec.name);
        let can_reset = self.choices.options.contains_key(spec.name);
        match &spec.kind {
            OptionKind::Number { .. } => OptionRow::Number {
                row: NumberRow {
                    name,
                    label,
                    value: value.as_u64().map(|number| words.number(number)).unwrap_or_default(),
                    can_less: self.stepped(spec, false).is_some(),
                    can_more: self.stepped(spec, true).is_some(),
                    can_reset,
                },
            },
            OptionKind::Choice(known) => OptionRow::Choice {
                row: ChoiceRow {
                    labels: known.iter().map(|word| texts.word(&format!("option-{name}-{word}"))).collect(),
                    words: known.iter().map(|word| (*word).to_owned()).collect(),
                    chosen: position(known, value.as_str().unwrap_or_default()),
                    name,
                    label,
                },
            },
            OptionKind::Cell | OptionKind::Cells | OptionKind::Seed => OptionRow::Cells {
                row: CellRow {
                    name,
                    label,
                    value: cells(&value, words),
                    can_choose: has_cells(spec),
                    can_draw: spec.kind == OptionKind::Seed,
                    can_reset,
                },
            },
        }
    }
}

fn position(known: &[&str], word: &str) -> u32 {
    let at = known.iter().position(|known| *known == word).unwrap_or_default();
    u32::try_from(at).unwrap_or_default()
}

/// Formats cells for display.
fn cells(value: &Value, words: Words) -> String {
    match value {
        Value::String(cell) => cell.clone(),
        // The seed is irrelevant to a person who only wants to redraw.
        Value::Number(_) => String::new(),
        Value::Array(cells) if cells.is_empty() => words.word("no-cells"),
        Value::Array(cells) => cells.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "),
        _ => words.word("drawn-by-lot"),
    }
}
