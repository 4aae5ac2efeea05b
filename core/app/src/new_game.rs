//! The setup sheet for a new game. The options come from the game's own specification.

mod event;
mod people;
mod rows;
mod state;

use std::{fmt, sync::Arc};

use serde_json::{Map, Value};

use super::{
    button::ScreenButton,
    context::Context,
    levels,
    library::{Choices, ChosenStrength, Opponent, Starter, StrengthKind},
    navigation::{Screen, StudyEntry},
    profile::{AppSettings, OwnRating},
    symbol::Symbol,
    word::Word,
    words::brief,
};
use crate::picture::DisplayBoard;
pub use event::NewGameEvent;
use fivefold_engine::{
    game::{Message, OptionKind, OptionSpec, Side},
    games::Game,
    session::{LONGEST_NAME, Session},
    text::Wording,
};
use rows::Rows;
pub use state::{
    ChoiceRow, ChoiceStyle, FoldedRows, NameRow, NewGameButton, NewGameOption, NewGameRow, NewGameState, RowGroup,
    StepButtons, ValueRow,
};

/// The exclusive upper bound of drawn seeds, so that they are short enough to read aloud and type.
const SEEDS: u64 = 10_000;

/// The setup of a new game, changed by events.
pub struct NewGame {
    game: &'static dyn Game,
    specs: Vec<OptionSpec>,
    context: Arc<Context>,
    choices: Choices,
    /// The game with the current options; if they are invalid, with the last valid ones.
    preview: Option<Session>,
    choosing: Option<&'static str>,
    refusal: Option<String>,
    /// The names by side of the two people who played the game last; `None` before their first match.
    last_names: Option<[String; 2]>,
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
        let mut choices = storage.library.choices(game);
        let own = storage.profile.statistics().rating(game.id()).map(OwnRating::value);
        let own_level = own.map(|rating| levels::nearest(game, rating));
        let last_names = people::last_names(&storage.library);
        let is_new = !people::have_played(&storage.library, game);
        if is_new && choices.names.iter().all(String::is_empty) {
            people::take_over_from_other_game(&mut choices, &mut storage.library);
        }
        drop(storage);
        let mut new =
            Self { game, specs, context, choices, preview: None, choosing: None, refusal: None, last_names, own_level };
        new.draw_seed();
        new.update_preview();
        if new.preview.is_none() {
            // Stored options may be invalid in a later version of the game.
            new.choices.options = Map::new();
            new.update_preview();
        }
        new
    }

    /// Replaces the choices by those for a first game, against a weak computer.
    pub(super) fn easy(mut self) -> Self {
        self.choices = Choices::first(self.game);
        self.update_preview();
        self
    }

    pub(super) fn game(&self) -> &'static dyn Game {
        self.game
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
        let wording = || self.context.storage().profile.wording();
        self.add_players(&mut session, yours).map_err(|reason| session.texts(wording()).say(&reason))?;
        Ok(session)
    }

    /// Sets the players of a match and everything chosen about them; against a computer, the person plays `yours`.
    pub(super) fn add_players(&self, session: &mut Session, yours: Side) -> Result<(), Message> {
        for (side, player) in Side::BOTH.into_iter().zip(self.choices.players(yours)) {
            session.set_player(side, player)?;
        }
        let has_coach = self.has_coach().unwrap_or_default();
        session.change_circumstances(|it| it.has_coach = has_coach);
        self.add_people(session);
        Ok(())
    }

    /// Stores the choices, so that they apply to a position set up with them and are there when the sheet opens again.
    fn store(&self) {
        let mut storage = self.context.storage();
        let draft = storage.library.choices(self.game).draft;
        storage.library.set_choices(self.game, &Choices { draft, ..self.choices.clone() });
    }

    /// Returns whether the coach is on; `None` unless the opponent is the computer.
    fn has_coach(&self) -> Option<bool> {
        let is_possible = self.choices.opponent == Opponent::Computer;
        is_possible.then(|| self.choices.coach.unwrap_or_default())
    }

    /// Returns whether the board is flipped for the player opposite, in every match of two people.
    fn flips_board(&self) -> bool {
        self.context.storage().profile.settings().flip_board
    }

    /// Returns the state of the sheet, in the current language.
    #[must_use]
    pub fn state(&self) -> NewGameState {
        let wording = self.context.storage().profile.wording();
        let rows = Rows::new(self, wording);
        NewGameState {
            game: self.game.id().to_owned(),
            name: self.game.texts(wording).word("name"),
            groups: rows.groups(),
            folded: rows.folded(),
            set_up: self.set_up_button(wording),
            refusal: self.refusal.clone(),
        }
    }

    /// Returns the button that sets up a position with the current options.
    fn set_up_button(&self, wording: Wording) -> Option<ScreenButton> {
        let setting = self.preview.as_ref()?.setting_here()?;
        let screen = Screen::Study { entry: StudyEntry::SetUp { setting } };
        Some(ScreenButton::open(screen, Word::SetUp, Symbol::Edit, wording))
    }

    /// Handles an event. Returns `None` if nothing changed.
    pub fn send(&mut self, event: NewGameEvent) -> Option<NewGameState> {
        let (choices, choosing, flips) = (self.choices.clone(), self.choosing, self.flips_board());
        self.apply(event);
        self.update_preview();
        if choices != self.choices {
            self.store();
        }
        let has_changed = choices != self.choices || choosing != self.choosing || flips != self.flips_board();
        has_changed.then(|| self.state())
    }

    fn apply(&mut self, event: NewGameEvent) {
        let levels = self.levels();
        match event {
            NewGameEvent::SetOpponent { opponent } => self.choices.opponent = opponent,
            NewGameEvent::SetStarter { starter } => self.choices.starter = starter,
            NewGameEvent::SetCoach { is_on } => self.choices.coach = Some(is_on),
            NewGameEvent::SetNoHelp { is_on } => self.choices.no_help = is_on,
            NewGameEvent::SetHandOver { is_on } => self.choices.hands_over = is_on,
            NewGameEvent::SetFlipBoard { is_on } => {
                let mut storage = self.context.storage();
                let settings = AppSettings { flip_board: is_on, ..storage.profile.settings().clone() };
                storage.profile.set_settings(settings);
            }
            NewGameEvent::StepClock { player, is_up } => self.step_clock(player, is_up),
            NewGameEvent::SetFirstMove { first_move } => self.choices.first_move = first_move,
            NewGameEvent::SetTakingBack { taking_back } => self.choices.taking_back = taking_back,
            NewGameEvent::StepHandicap { is_up } => {
                if let Some(steps) = self.stepped_handicap(is_up) {
                    self.choices.handicap = steps;
                }
            }
            NewGameEvent::SetName { player, name } => {
                if let Some(old) = self.choices.names.get_mut(player as usize) {
                    *old = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
                }
            }
            NewGameEvent::SetStrengthKind { computer, kind } => {
                self.change_strength(computer, |strength| ChosenStrength { kind, as_me: false, ..strength });
            }
            NewGameEvent::SetLevel { computer, level } => {
                self.change_strength(computer, |strength| ChosenStrength { level, as_me: false, ..strength });
            }
            NewGameEvent::SetAsMe { computer, is_on } => self.change_strength(computer, |strength| ChosenStrength {
                kind: StrengthKind::Level,
                as_me: is_on,
                ..strength
            }),
            NewGameEvent::StepStrength { computer, is_up } => {
                self.change_strength(computer, |strength| strength.stepped(is_up, levels).unwrap_or(strength));
            }
            NewGameEvent::StepOption { name, is_up } => {
                if let Some(number) = self.spec(&name).and_then(|spec| self.stepped(spec, is_up)) {
                    self.set_option(&name, number.into());
                }
            }
            NewGameEvent::SetOption { name, word } => {
                let kind = self.spec(&name).map(|spec| &spec.kind);
                if matches!(kind, Some(OptionKind::Choice(known)) if known.contains(&&*word)) {
                    self.set_option(&name, word.into());
                }
            }
            NewGameEvent::SwitchOption { name, is_on } => {
                if self.spec(&name).is_some_and(|spec| spec.kind == OptionKind::YesNo) {
                    self.set_option(&name, is_on.into());
                }
            }
            NewGameEvent::ResetOption { name } => drop(self.choices.options.remove(&name)),
            NewGameEvent::ChooseCells { name } => {
                let wanted = self.spec(&name).filter(|spec| has_cells(spec)).map(|spec| spec.name);
                self.choosing = if wanted == self.choosing { None } else { wanted };
            }
            NewGameEvent::TouchPreview { x, y } => self.touch_preview(x, y),
            NewGameEvent::DrawAgain { name } => self.draw_again(&name),
            NewGameEvent::Surprise => self.replace_options(&self.game.surprise(self.draw() % SEEDS)),
            NewGameEvent::Fair => {
                let options = Value::Object(self.choices.options.clone());
                if let Some(drawn) = self.game.fair(&options, self.draw() % SEEDS) {
                    self.replace_options(&drawn);
                }
            }
        }
    }

    /// Toggles the cell nearest to a point of the preview, if cells are being chosen.
    fn touch_preview(&mut self, x: f64, y: f64) {
        let Some((session, name)) = self.preview.as_ref().zip(self.choosing) else { return };
        let board = DisplayBoard::new(&session.layout(), false);
        let far = |spot: &&crate::picture::DisplaySpot| (spot.x - x).hypot(spot.y - y);
        let nearest = board.spots().iter().min_by(|one, other| far(one).total_cmp(&far(other)));
        let Some(cell) = nearest.map(|spot| spot.name.clone()) else { return };
        let old = self.value(name);
        let was_chosen = old == *cell || old.as_array().is_some_and(|cells| cells.iter().any(|old| *old == *cell));
        // A cell has one purpose.
        self.retain_cells(|chosen| chosen != cell);
        if was_chosen {
            return;
        }
        let chosen = match self.value(name) {
            Value::Array(cells) => cells.into_iter().chain([cell.into()]).collect(),
            _ => Value::from(cell),
        };
        self.set_option(name, chosen);
    }

    /// Removes the chosen cells that do not satisfy the condition; returns whether there were any.
    fn retain_cells(&mut self, is_kept: impl Fn(&str) -> bool) -> bool {
        let is_kept = |cell: &Value| cell.as_str().is_some_and(&is_kept);
        let Self { choices, specs, .. } = self;
        let mut has_changed = false;
        for spec in specs.iter().filter(|spec| has_cells(spec)) {
            let Some(chosen) = choices.options.get(spec.name) else { continue };
            let kept = match chosen {
                Value::Array(cells) => cells.iter().filter(|cell| is_kept(cell)).cloned().collect(),
                cell if is_kept(cell) => cell.clone(),
                _ => spec.default.clone(),
            };
            has_changed |= *chosen != kept;
            if kept == spec.default {
                choices.options.remove(spec.name);
            } else {
                choices.options.insert(spec.name.to_owned(), kept);
            }
        }
        has_changed
    }

    /// Removes the chosen cells that the board does not have, as after it became smaller; returns whether there were any.
    fn remove_missing_cells(&mut self) -> bool {
        let mut options = self.options_with_handicap();
        if let Some(options) = options.as_object_mut() {
            options.retain(|name, _| !self.spec(name).is_some_and(has_cells));
        }
        let Ok(session) = Session::new(self.game.id(), &options) else { return false };
        let board = DisplayBoard::new(&session.layout(), false);
        self.retain_cells(|cell| board.spots().iter().any(|spot| spot.name == cell))
    }

    /// Draws the random cells of an option with a new seed.
    fn draw_again(&mut self, name: &str) {
        self.choices.options.remove(name);
        self.draw_seed();
    }

    /// Draws a new seed, if the game's options have one.
    fn draw_seed(&mut self) {
        let Some(source) = self.specs.iter().find(|spec| spec.kind == OptionKind::Seed) else { return };
        let seed = self.draw() % SEEDS;
        self.choices.options.insert(source.name.to_owned(), seed.into());
    }

    /// Replaces all options by drawn ones.
    fn replace_options(&mut self, drawn: &Value) {
        self.choices.options = Map::new();
        for (name, value) in drawn.as_object().into_iter().flatten() {
            self.set_option(name, value.clone());
        }
    }

    fn change_strength(&mut self, computer: u32, how: impl FnOnce(ChosenStrength) -> ChosenStrength) {
        if let Some(strength) = self.choices.strengths.get_mut(computer as usize) {
            *strength = how(*strength);
        }
    }

    fn set_option(&mut self, name: &str, value: Value) {
        let Self { choices, specs, .. } = self;
        let Some(spec) = specs.iter().find(|spec| spec.name == name) else { return };
        // A new size applies to rows and columns.
        let follows = |other: &str| specs.iter().any(|spec| spec.name == other && spec.follows == Some(name));
        choices.options.retain(|other, _| !follows(other));
        if spec.default == value {
            choices.options.remove(name);
        } else {
            choices.options.insert(name.to_owned(), value);
        }
    }

    /// Validates the choices and updates the preview.
    fn update_preview(&mut self) {
        let levels = self.levels();
        let Self { choices, specs, .. } = self;
        let own = self.own_level;
        choices.strengths = choices.strengths.map(|strength| match own.filter(|_| strength.as_me) {
            Some(level) => ChosenStrength { level, ..strength.checked(levels) },
            None => ChosenStrength { as_me: false, ..strength.checked(levels) },
        });
        choices.options.retain(|name, _| specs.iter().any(|spec| spec.name == name));
        self.choosing = self.choosing.filter(|name| self.useful().any(|spec| spec.name == *name));
        let mut opened = self.open();
        if opened.is_err() && self.remove_missing_cells() {
            opened = self.open();
        }
        match opened {
            Ok(session) => (self.preview, self.refusal) = (Some(session), None),
            Err(reason) => self.refusal = Some(reason),
        }
    }

    fn open(&self) -> Result<Session, String> {
        Session::new(self.game.id(), &self.options_with_handicap()).map_err(|error| brief(&error.to_string()))
    }

    /// Returns the chosen options that apply, without the handicap.
    fn usual_options(&self) -> Value {
        let useful: Vec<&str> = self.useful().map(|spec| spec.name).collect();
        let chosen = self.choices.options.iter().filter(|(name, _)| useful.contains(&name.as_str()));
        Value::Object(chosen.map(|(name, value)| (name.clone(), value.clone())).collect())
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

    /// Returns an option's chosen value.
    fn value(&self, name: &str) -> Value {
        self.value_in(&self.choices.options, name)
    }

    /// Returns an option's value: the given one, the default, or the value of the option it follows.
    fn value_in(&self, options: &Map<String, Value>, name: &str) -> Value {
        let Some(spec) = self.spec(name) else { return Value::Null };
        let own = options.get(name).unwrap_or(&spec.default);
        match spec.follows {
            Some(other) if own.is_null() => self.value_in(options, other),
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
