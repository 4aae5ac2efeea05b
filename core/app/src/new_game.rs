//! The setup sheet for a new game. The options come from the game's own specification.

mod rows;
mod state;

use std::{fmt, sync::Arc};

use serde_json::{Map, Value};

use super::{
    context::Context,
    levels,
    library::{Choices, ChosenStrength, Opponent, Starter, StrengthKind, wants_coach},
    profile::OwnRating,
    switch::SwitchRow,
    words::{Words, brief},
};
use crate::picture::{self, DisplayBoard, Picture};
use fivefold_engine::{
    game::{OptionKind, OptionSpec, Side},
    games::Game,
    session::{LONGEST_NAME, Session, TimeLeft, checked_name},
    text::Wording,
};
pub use state::{
    CellRow, ChoiceRow, ClockChoice, LevelChoice, NameRow, NewGameState, NumberRow, OptionRow, StarterChoice,
    StrengthRow,
};

/// Exclusive upper bound of drawn seeds: short enough to read out and type.
const SEEDS: u64 = 10_000;

/// The selectable minutes on each clock in a match of two people; 0 is no clock.
const MINUTES: [u32; 4] = [0, 5, 10, 30];

/// The setup of a new game. Every gesture returns the new state.
pub struct NewGame {
    game: &'static dyn Game,
    specs: Vec<OptionSpec>,
    context: Arc<Context>,
    choices: Choices,
    /// The game with the current options; if they are invalid, with the last valid ones.
    preview: Option<Session>,
    choosing: Option<&'static str>,
    refusal: Option<String>,
    /// Whether no match of this game was played before.
    is_first: bool,
    /// The level nearest to the person's rating; `None` without a rated match.
    own_level: Option<u8>,
}

impl fmt::Debug for NewGame {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "NewGame({}, {:?})", self.game.id(), self.choices)
    }
}

impl NewGame {
    pub(super) fn new(context: Arc<Context>, game: &'static dyn Game) -> Self {
        let specs = game.option_specs();
        let mut storage = context.storage();
        let (choices, is_first) = (storage.library.choices(game), !storage.was_played(game));
        let own = storage.profile.statistics().rating(game.id()).map(OwnRating::value);
        let own_level = own.map(|rating| levels::nearest(game, rating));
        drop(storage);
        let mut new =
            Self { game, specs, context, choices, preview: None, choosing: None, refusal: None, is_first, own_level };
        new.look();
        if new.preview.is_none() {
            // Stored options may be invalid in a later version of the game.
            new.choices.options = Map::new();
            new.look();
        }
        new
    }

    pub(super) fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// Returns the current wording, which may change while the sheet is open.
    fn wording(&self) -> Wording {
        self.context.storage().profile.wording()
    }

    fn draw(&self) -> u64 {
        self.context.environment.seeds.next()
    }

    pub(super) const fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Creates the session with the current choices.
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
        let has_coach = self.has_coach().unwrap_or_default();
        session.change_circumstances(|it| it.has_coach = has_coach);
        if self.choices.opponent == Opponent::Person {
            let Choices { minutes, names, .. } = &self.choices;
            session.change_circumstances(|it| {
                it.time = (*minutes > 0).then(|| TimeLeft::new(*minutes));
                it.names = names.each_ref().map(|name| checked_name(name));
            });
        }
        Ok(session)
    }

    /// Returns whether the coach is on; `None` unless the opponent is the computer.
    fn has_coach(&self) -> Option<bool> {
        let is_possible = self.choices.opponent == Opponent::Computer;
        let computer = self.choices.strengths[0].player();
        is_possible.then(|| wants_coach(self.choices.coach, computer, self.is_first))
    }

    /// Returns the state of the sheet.
    #[must_use]
    pub fn state(&self) -> NewGameState {
        let color = |side: Side| self.preview.as_ref().map_or(side, |session| session.state().color(side));
        let options: Vec<OptionRow> = self.useful().map(|spec| self.row(spec)).collect();
        NewGameState {
            game: self.game.id().to_owned(),
            name: self.game.texts(self.wording()).word("name"),
            opponent: self.choices.opponent,
            strengths: self.strengths(color),
            starters: self.starters(color),
            board: options.iter().filter_map(|row| self.brief_of(row)).collect::<Vec<_>>().join(", "),
            options,
            preview: self
                .preview
                .as_ref()
                .map_or_else(|| Picture::EMPTY, |session| picture::position_of(session, false)),
            clocks: self.clocks(),
            names: self.names(color),
            coach: self.has_coach().map(|is_on| SwitchRow::coach(Words::new(self.wording()), is_on)),
            choosing: self.choosing.map(str::to_owned),
            refusal: self.refusal.clone(),
        }
    }

    /// Sets the type of opponent.
    pub fn set_opponent(&mut self, opponent: Opponent) -> NewGameState {
        self.change(|choices| choices.opponent = opponent)
    }

    /// Sets the starting player.
    pub fn set_starter(&mut self, starter: Starter) -> NewGameState {
        self.change(|choices| choices.starter = starter)
    }

    /// Turns the coach on or off.
    pub fn set_coach(&mut self, is_on: bool) -> NewGameState {
        self.change(|choices| choices.coach = Some(is_on))
    }

    /// Sets the minutes on each player's clock; 0 is no clock, and values not offered are ignored.
    pub fn set_clock(&mut self, minutes: u32) -> NewGameState {
        if MINUTES.contains(&minutes) { self.change(|choices| choices.minutes = minutes) } else { self.state() }
    }

    /// Sets a player's name; `row` is an index into the state's names.
    pub fn set_name(&mut self, row: u32, name: &str) -> NewGameState {
        let name = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
        self.change(|choices| {
            if let Some(old) = choices.names.get_mut(row as usize) {
                *old = name;
            }
        })
    }

    /// Sets the type of limit of a computer; `row` is an index into the state's strengths.
    pub fn set_strength_kind(&mut self, row: u32, kind: StrengthKind) -> NewGameState {
        self.change_strength(row, |strength| ChosenStrength { kind, as_me: false, ..strength })
    }

    /// Sets the level of a computer; `row` is an index into the state's strengths.
    pub fn set_level(&mut self, row: u32, level: u8) -> NewGameState {
        self.change_strength(row, |strength| ChosenStrength { level, as_me: false, ..strength })
    }

    /// Sets whether a computer's level follows the person's rating from match to match.
    pub fn set_as_me(&mut self, row: u32, is_on: bool) -> NewGameState {
        self.change_strength(row, |strength| ChosenStrength { kind: StrengthKind::Level, as_me: is_on, ..strength })
    }

    /// Steps the limit of a computer up or down.
    pub fn step_strength(&mut self, row: u32, up: bool) -> NewGameState {
        let levels = self.levels();
        self.change_strength(row, |strength| strength.stepped(up, levels).unwrap_or(strength))
    }

    /// Steps a numeric option up or down.
    pub fn step_option(&mut self, name: &str, up: bool) -> NewGameState {
        match self.spec(name).and_then(|spec| self.stepped(spec, up)) {
            Some(number) => self.set_option(name, number.into()),
            None => self.state(),
        }
    }

    /// Selects a word of a choice option; unknown words are ignored.
    pub fn choose(&mut self, name: &str, word: &str) -> NewGameState {
        let is_known =
            matches!(self.spec(name).map(|spec| &spec.kind), Some(OptionKind::Choice(known)) if known.contains(&word));
        if is_known { self.set_option(name, word.into()) } else { self.state() }
    }

    /// Starts or stops selecting the cells of an option on the preview.
    pub fn choose_cells(&mut self, name: &str) -> NewGameState {
        let wanted = self.spec(name).filter(|spec| has_cells(spec)).map(|spec| spec.name);
        self.choosing = if wanted == self.choosing { None } else { wanted };
        self.state()
    }

    /// Toggles the cell nearest to a touched point, in coordinates of the preview's picture.
    pub fn touch_at(&mut self, x: f64, y: f64) -> NewGameState {
        let Some((session, name)) = self.preview.as_ref().zip(self.choosing) else { return self.state() };
        let board = DisplayBoard::new(&session.layout(), false, false);
        let far = |spot: &&crate::picture::DisplaySpot| (spot.x - x).hypot(spot.y - y);
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

    /// Redraws the random cells of an option with a new seed.
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

    /// Resets an option to its default.
    pub fn reset_option(&mut self, name: &str) -> NewGameState {
        self.change(|choices| drop(choices.options.remove(name)))
    }

    /// Randomizes all options.
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

    /// Validates the choices and updates the preview.
    fn look(&mut self) {
        let levels = self.levels();
        let Self { choices, specs, .. } = self;
        let own = self.own_level;
        choices.strengths = choices.strengths.map(|strength| match own.filter(|_| strength.as_me) {
            Some(level) => ChosenStrength { level, ..strength.checked(levels) },
            None => ChosenStrength { as_me: false, ..strength.checked(levels) },
        });
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

    /// Returns the options that apply to the current choices.
    fn useful(&self) -> impl Iterator<Item = &OptionSpec> {
        self.specs.iter().filter(|spec| {
            spec.needs.is_none_or(|(other, words)| self.value(other).as_str().is_some_and(|word| words.contains(&word)))
        })
    }

    /// Returns an option's value: the chosen one, the default, or the value of the option it follows.
    fn value(&self, name: &str) -> Value {
        let Some(spec) = self.spec(name) else { return Value::Null };
        let own = self.choices.options.get(name).unwrap_or(&spec.default);
        match spec.follows {
            Some(other) if own.is_null() => self.value(other),
            _ => own.clone(),
        }
    }

    /// Returns the number one step up or down; `None` at the end of the range.
    fn stepped(&self, spec: &OptionSpec, up: bool) -> Option<u32> {
        let OptionKind::Number { min, max, step } = spec.kind else { return None };
        let old = u32::try_from(self.value(spec.name).as_u64()?).ok()?;
        let next = if up { old.checked_add(step)? } else { old.checked_sub(step)? };
        (min..=max).contains(&next).then_some(next)
    }
}

fn has_cells(spec: &OptionSpec) -> bool {
    matches!(spec.kind, OptionKind::Cell | OptionKind::Cells)
}
