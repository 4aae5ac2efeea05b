//! The sheet on which a new game is decided about. Everything about the options comes from the game's own list.

mod state;

use std::{fmt, sync::Arc};

use serde_json::{Map, Value};

use super::{
    choices::{Choices, ChosenStrength},
    context::Context,
    levels, scene,
    words::{Words, brief, counted},
};
use crate::{
    game::{Message, OptionKind, OptionSpec, Side},
    games::Game,
    picture::{self, SeenBoard},
    session::Session,
    text::Wording,
};
pub use state::{
    CellRow, ChoiceRow, LevelChoice, NewGameState, NumberRow, Opponent, OptionRow, Starter, StarterChoice,
    StrengthKind, StrengthRow,
};

/// What is drawn by lot is drawn from a number below this: short enough to be read out and typed.
const SEEDS: u64 = 10_000;

/// A game that is being decided about. Every gesture brings the new state.
pub struct NewGame {
    game: &'static dyn Game,
    specs: Vec<OptionSpec>,
    context: Arc<Context>,
    choices: Choices,
    /// The game as it would be; the last one that could be, if the options make none.
    preview: Option<Session>,
    choosing: Option<&'static str>,
    refusal: Option<String>,
}

impl fmt::Debug for NewGame {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "NewGame({}, {:?})", self.game.id(), self.choices)
    }
}

impl NewGame {
    pub(super) fn new(context: Arc<Context>, game: &'static dyn Game) -> Self {
        let specs = game.option_specs();
        let choices = context.data().choices(game);
        let mut new = Self { game, specs, context, choices, preview: None, choosing: None, refusal: None };
        new.look();
        if new.preview.is_none() {
            // What was remembered may be refused by a later version of the game.
            new.choices.options = Map::new();
            new.look();
        }
        new
    }

    pub(super) fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// What is spoken now, which may change while the sheet is open.
    fn wording(&self) -> Wording {
        self.context.data().wording()
    }

    fn draw(&self) -> u64 {
        self.context.environment.seeds.next()
    }

    pub(super) const fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Sets up the game that was decided about.
    pub(super) fn session(&self) -> Result<Session, String> {
        let mut session = self.open()?;
        let yours = match self.choices.starter {
            Starter::You => Side::First,
            Starter::Computer => Side::Second,
            Starter::Lot => Side::BOTH[usize::from(self.draw() % 2 == 1)],
        };
        for (side, player) in Side::BOTH.into_iter().zip(self.choices.players(yours)) {
            session.set_player(side, player).map_err(|reason| session.texts(self.wording()).say(&reason))?;
        }
        Ok(session)
    }

    /// What the sheet shows.
    #[must_use]
    pub fn state(&self) -> NewGameState {
        let colour = |side: Side| self.preview.as_ref().map_or(side, |session| session.state().colour(side));
        let options: Vec<OptionRow> = self.useful().map(|spec| self.row(spec)).collect();
        NewGameState {
            game: self.game.id().to_owned(),
            name: self.game.texts(self.wording()).word("name"),
            opponent: self.choices.opponent,
            strengths: self.strengths(colour),
            starters: self.starters(colour),
            board: options.iter().filter_map(|row| self.brief_of(row)).collect::<Vec<_>>().join(", "),
            options,
            preview: self.preview.as_ref().map_or_else(scene::nothing, |session| scene::still(session, false)),
            choosing: self.choosing.map(str::to_owned),
            refusal: self.refusal.clone(),
        }
    }

    /// Who plays whom.
    pub fn set_opponent(&mut self, opponent: Opponent) -> NewGameState {
        self.change(|choices| choices.opponent = opponent)
    }

    /// Who starts.
    pub fn set_starter(&mut self, starter: Starter) -> NewGameState {
        self.change(|choices| choices.starter = starter)
    }

    /// What limits a computer; `row` counts the state's strengths.
    pub fn set_strength_kind(&mut self, row: u32, kind: StrengthKind) -> NewGameState {
        self.change_strength(row, |strength| ChosenStrength { kind, ..strength })
    }

    /// The level of a computer.
    pub fn set_level(&mut self, row: u32, level: u8) -> NewGameState {
        self.change_strength(row, |strength| ChosenStrength { level, ..strength })
    }

    /// A step more or less of what limits a computer.
    pub fn step_strength(&mut self, row: u32, up: bool) -> NewGameState {
        let levels = self.levels();
        self.change_strength(row, |strength| strength.stepped(up, levels).unwrap_or(strength))
    }

    /// A step more or less of a number.
    pub fn step_option(&mut self, name: &str, up: bool) -> NewGameState {
        match self.spec(name).and_then(|spec| self.stepped(spec, up)) {
            Some(number) => self.set_option(name, number.into()),
            None => self.state(),
        }
    }

    /// One of the words of a choice.
    pub fn choose(&mut self, name: &str, word: &str) -> NewGameState {
        let is_known =
            matches!(self.spec(name).map(|spec| &spec.kind), Some(OptionKind::Choice(known)) if known.contains(&word));
        if is_known { self.set_option(name, word.into()) } else { self.state() }
    }

    /// Begins, or ends, to choose the cells of an option on the preview.
    pub fn choose_cells(&mut self, name: &str) -> NewGameState {
        let wanted = self.spec(name).filter(|spec| has_cells(spec)).map(|spec| spec.name);
        self.choosing = if wanted == self.choosing { None } else { wanted };
        self.state()
    }

    /// The preview is touched, at a point of its picture: the nearest cell is taken, or given back.
    pub fn touch_at(&mut self, x: f64, y: f64) -> NewGameState {
        let Some((session, name)) = self.preview.as_ref().zip(self.choosing) else { return self.state() };
        let board = SeenBoard::new(&session.layout(), false, false);
        let far = |spot: &&crate::picture::SeenSpot| (spot.x - x).hypot(spot.y - y);
        let nearest = board.spots().iter().min_by(|one, other| far(one).total_cmp(&far(other)));
        let Some(cell) = nearest.map(|spot| spot.name.clone()) else { return self.state() };
        let old = self.value(name);
        let taken = match self.spec(name).map(|spec| &spec.kind) {
            Some(OptionKind::Cells) => {
                let mut cells: Vec<Value> = old.as_array().cloned().unwrap_or_default();
                let before = cells.len();
                cells.retain(|chosen| chosen.as_str() != Some(&cell));
                if cells.len() == before {
                    cells.push(cell.into());
                }
                Some(Value::Array(cells))
            }
            _ => (old.as_str() != Some(&cell)).then(|| cell.into()),
        };
        match taken {
            Some(value) => self.set_option(name, value),
            None => self.reset_option(name),
        }
    }

    /// Draws the cells of an option again.
    pub fn draw_again(&mut self, name: &str) -> NewGameState {
        let seed = self.draw() % SEEDS;
        let Some(source) = self.specs.iter().find(|spec| spec.kind == OptionKind::Seed) else { return self.state() };
        let (source, name) = (source.name, self.spec(name).map(|spec| spec.name));
        self.change(|choices| {
            if let Some(cells) = name {
                choices.options.remove(cells);
            }
            choices.options.insert(source.to_owned(), seed.into());
        })
    }

    /// Sets an option back to its standard.
    pub fn reset_option(&mut self, name: &str) -> NewGameState {
        self.change(|choices| drop(choices.options.remove(name)))
    }

    /// Draws all options.
    pub fn surprise(&mut self) -> NewGameState {
        let drawn = self.game.surprise(self.draw() % SEEDS);
        self.change(|choices| choices.options = drawn.as_object().cloned().unwrap_or_default())
    }

    fn change(&mut self, how: impl FnOnce(&mut Choices)) -> NewGameState {
        how(&mut self.choices);
        self.look();
        self.state()
    }

    fn change_strength(&mut self, row: u32, how: impl FnOnce(ChosenStrength) -> ChosenStrength) -> NewGameState {
        self.change(|choices| {
            if let Some(strength) = choices.strengths.get_mut(row as usize) {
                *strength = how(*strength);
            }
        })
    }

    fn set_option(&mut self, name: &str, value: Value) -> NewGameState {
        let Some(spec) = self.spec(name) else { return self.state() };
        let is_usual = spec.default == value;
        self.change(|choices| {
            if is_usual {
                choices.options.remove(name);
            } else {
                choices.options.insert(name.to_owned(), value);
            }
        })
    }

    /// Checks the choices and sets the board up as it would be.
    fn look(&mut self) {
        let levels = self.levels();
        let Self { choices, specs, .. } = self;
        choices.strengths = choices.strengths.map(|strength| strength.checked(levels));
        choices.options.retain(|name, _| specs.iter().any(|spec| spec.name == name));
        self.choosing = self.choosing.filter(|name| self.useful().any(|spec| spec.name == *name));
        match self.open() {
            Ok(session) => (self.preview, self.refusal) = (Some(session), None),
            Err(reason) => self.refusal = Some(reason),
        }
    }

    fn open(&self) -> Result<Session, String> {
        let useful: Vec<&str> = self.useful().map(|spec| spec.name).collect();
        let chosen = self.choices.options.iter().filter(|(name, _)| useful.contains(&name.as_str()));
        let options = chosen.map(|(name, value)| (name.clone(), value.clone())).collect();
        Session::new(self.game.id(), &Value::Object(options)).map_err(|error| brief(&error.to_string()))
    }

    fn levels(&self) -> u8 {
        u8::try_from(self.game.levels().len()).unwrap_or(u8::MAX)
    }

    fn spec(&self, name: &str) -> Option<&OptionSpec> {
        self.specs.iter().find(|spec| spec.name == name)
    }

    /// The options that are of use with what has been chosen.
    fn useful(&self) -> impl Iterator<Item = &OptionSpec> {
        self.specs.iter().filter(|spec| {
            spec.needs.is_none_or(|(other, words)| self.value(other).as_str().is_some_and(|word| words.contains(&word)))
        })
    }

    /// The value an option has: as it was chosen, as usual, or that of the option it follows.
    fn value(&self, name: &str) -> Value {
        let Some(spec) = self.spec(name) else { return Value::Null };
        let own = self.choices.options.get(name).unwrap_or(&spec.default);
        match spec.follows {
            Some(other) if own.is_null() => self.value(other),
            _ => own.clone(),
        }
    }

    /// A number one step further; nothing at the end.
    fn stepped(&self, spec: &OptionSpec, up: bool) -> Option<u32> {
        let OptionKind::Number { min, max, step } = spec.kind else { return None };
        let old = u32::try_from(self.value(spec.name).as_u64()?).ok()?;
        let next = if up { old.checked_add(step)? } else { old.checked_sub(step)? };
        (min..=max).contains(&next).then_some(next)
    }

    fn starters(&self, colour: impl Fn(Side) -> Side) -> Vec<StarterChoice> {
        if self.choices.opponent != Opponent::Computer {
            return Vec::new();
        }
        let words = Words::new(self.wording());
        let own = |key, side| {
            let colour = colour(side);
            (words.say(&Message::new(key).word("colour", words.colour(colour))), vec![colour])
        };
        let choice = |(starter, (label, colours))| {
            let is_chosen = starter == self.choices.starter;
            StarterChoice { starter, label, colours, is_chosen }
        };
        let by_chance = (words.word("by-chance"), Side::BOTH.map(&colour).to_vec());
        [
            (Starter::You, own("you-first", Side::First)),
            (Starter::Computer, own("you-second", Side::Second)),
            (Starter::Lot, by_chance),
        ]
        .map(choice)
        .to_vec()
    }

    fn strengths(&self, colour: impl Fn(Side) -> Side) -> Vec<StrengthRow> {
        let rows: &[Option<Side>] = match self.choices.opponent {
            Opponent::Person => &[],
            Opponent::Computer => &[None],
            Opponent::Watch => &[Some(Side::First), Some(Side::Second)],
        };
        let (words, levels) = (Words::new(self.wording()), self.levels());
        // Whose colour its face has: where it is drawn who starts, that of the second side.
        let computers = |side: Option<Side>| {
            let starts = self.choices.opponent == Opponent::Computer && self.choices.starter == Starter::Computer;
            colour(side.unwrap_or(if starts { Side::First } else { Side::Second }))
        };
        let row = |(side, strength): (&Option<Side>, &ChosenStrength)| {
            let ChosenStrength { kind, level, seconds, visits } = *strength;
            let named = |level: u8| levels::title(self.game, level, words);
            let choices = (1..=levels).map(|each| LevelChoice {
                level: each,
                label: named(each),
                face: picture::face(each, levels, (each == level).then(|| computers(*side))),
                is_chosen: each == level,
            });
            StrengthRow {
                choices: choices.collect(),
                colour: side.map(&colour),
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

    /// An option in the line about the board: its measures, and what is not as usual.
    fn brief_of(&self, option: &OptionRow) -> Option<String> {
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

    fn row(&self, spec: &OptionSpec) -> OptionRow {
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

fn has_cells(spec: &OptionSpec) -> bool {
    matches!(spec.kind, OptionKind::Cell | OptionKind::Cells)
}

fn position(known: &[&str], word: &str) -> u32 {
    let at = known.iter().position(|known| *known == word).unwrap_or_default();
    u32::try_from(at).unwrap_or_default()
}

/// Cells as they are shown.
fn cells(value: &Value, words: Words) -> String {
    match value {
        Value::String(cell) => cell.clone(),
        // A number says nothing to whoever only wants to draw again.
        Value::Number(_) => String::new(),
        Value::Array(cells) if cells.is_empty() => words.word("no-cells"),
        Value::Array(cells) => cells.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "),
        _ => words.word("drawn-by-lot"),
    }
}
