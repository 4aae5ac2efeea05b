//! The rows of the new-game sheet.

mod people;

use std::iter::once;

use serde_json::{Map, Value};

use super::{
    super::{
        levels,
        library::{ChosenStrength, Opponent, Starter, StrengthKind},
        switch::SwitchRow,
        word::Word,
        words::{Words, counted},
    },
    ChoiceRow, ChoiceStyle, FoldedRows, NewGame, NewGameButton, NewGameEvent, NewGameOption, NewGameRow, RowGroup,
    StepButtons, ValueRow, has_cells,
};
use crate::picture::{self, Picture};
use fivefold_engine::{
    game::{Message, OptionKind, OptionSpec, Side, Verdict},
    text::{Join, Texts, Wording},
};

/// The height of the preview.
const PREVIEW_HEIGHT: f64 = 200.0;

/// The height of the preview while cells are chosen, at which the cells of large boards are touch targets on most
/// phones.
const CHOOSING_HEIGHT: f64 = 400.0;

/// The rows of a sheet in one wording.
pub(super) struct Rows<'a> {
    sheet: &'a NewGame,
    wording: Wording,
    words: Words,
    texts: &'static Texts,
}

impl<'a> Rows<'a> {
    pub(super) fn new(sheet: &'a NewGame, wording: Wording) -> Self {
        Self { sheet, wording, words: Words::new(wording), texts: sheet.game.texts(wording) }
    }

    /// Returns the rows that are always visible, in groups.
    pub(super) fn groups(&self) -> Vec<RowGroup> {
        let plain = |rows| RowGroup { is_card: false, rows };
        let card = |rows| RowGroup { is_card: true, rows };
        let groups = match self.sheet.choices.opponent {
            Opponent::Computer => {
                vec![plain(self.strength(0, None).into_iter().chain([self.starters()]).chain(self.coach()).collect())]
            }
            Opponent::Person => [self.people(), vec![self.first_move()], self.handicap().into_iter().collect()]
                .into_iter()
                .chain([vec![self.taking_back()], vec![self.no_help(), self.flip_board(), self.hand_over()]])
                .filter(|rows| !rows.is_empty())
                .map(card)
                .collect(),
            Opponent::Watch => [(0, Side::First), (1, Side::Second)]
                .into_iter()
                .map(|(computer, side)| plain(self.strength(computer, Some(side))))
                .collect(),
        };
        once(plain(vec![self.opponents()])).chain(groups).collect()
    }

    /// Returns the rows of the board and its rules.
    pub(super) fn folded(&self) -> Option<FoldedRows> {
        let rows: Vec<_> = self.sheet.useful().map(|spec| self.option(spec)).collect();
        if rows.is_empty() {
            return None;
        }
        let summary = self.words.joined(Join::Facts, once(self.options_summary()).chain(self.known_value()));
        let surprise = NewGameRow::Button { button: self.button(Word::Surprise, NewGameEvent::Surprise) };
        // Any seed shows whether fair boards are known.
        let fair = self
            .sheet
            .game
            .fair(&Value::Null, 0)
            .map(|_| NewGameRow::Button { button: self.button(Word::FairBoard, NewGameEvent::Fair) });
        let rows = once(self.preview()).chain(fair).chain(rows).chain([surprise]).collect();
        Some(FoldedRows { title: self.said(Word::Options), summary, rows })
    }

    fn said(&self, word: Word) -> String {
        word.said(self.wording)
    }

    fn button(&self, word: Word, event: NewGameEvent) -> NewGameButton {
        NewGameButton { label: self.said(word), is_enabled: true, is_on: None, event }
    }

    fn color(&self, side: Side) -> Side {
        self.sheet.preview.as_ref().map_or(side, |session| session.state().position().color(side))
    }

    fn opponents(&self) -> NewGameRow {
        let chosen = self.sheet.choices.opponent;
        let option =
            |(opponent, word)| option(self.said(word), opponent == chosen, NewGameEvent::SetOpponent { opponent });
        let options = [
            (Opponent::Computer, Word::AgainstComputer),
            (Opponent::Person, Word::TwoPeople),
            (Opponent::Watch, Word::TwoComputers),
        ];
        choice(ChoiceStyle::Segments, self.said(Word::Opponent), options.map(option))
    }

    /// Returns the rows of a computer; of two, `side` is the one it plays.
    fn strength(&self, computer: u32, side: Option<Side>) -> Vec<NewGameRow> {
        let strength = self.sheet.choices.strengths[computer as usize];
        let color = side.map(|side| self.color(side));
        let limit = match strength.kind {
            StrengthKind::Level => self.levels(computer, side, strength),
            StrengthKind::Time => self.limit(computer, color, &counted("seconds", strength.seconds.into(), self.words)),
            StrengthKind::Visits => {
                self.limit(computer, color, &counted("simulations", strength.visits.into(), self.words))
            }
        };
        let as_me = self.sheet.own_level.map(|own| NewGameRow::Switch {
            row: SwitchRow { label: self.words.word("as-me"), hint: self.level(own), is_on: strength.as_me },
            event: NewGameEvent::SetAsMe { computer, is_on: !strength.as_me },
        });
        let kind = |(kind, word)| {
            option(self.said(word), kind == strength.kind, NewGameEvent::SetStrengthKind { computer, kind })
        };
        let kinds = [
            (StrengthKind::Level, Word::StrengthLevel),
            (StrengthKind::Time, Word::StrengthTime),
            (StrengthKind::Visits, Word::Simulations),
        ];
        let kinds = choice(ChoiceStyle::Menu, self.said(Word::Strength), kinds.map(kind));
        once(limit).chain(as_me).chain([kinds]).collect()
    }

    /// Returns a level's number, name and rating.
    fn level(&self, level: u8) -> String {
        levels::title(self.sheet.game, level, self.words)
    }

    fn levels(&self, computer: u32, side: Option<Side>, strength: ChosenStrength) -> NewGameRow {
        let (choices, levels) = (&self.sheet.choices, self.sheet.levels());
        let starts = choices.opponent == Opponent::Computer && choices.starter == Starter::Computer;
        // If the starter is random, the face has the color of the second side.
        let ink = self.color(side.unwrap_or(if starts { Side::First } else { Side::Second }));
        let option = |level: u8| {
            let is_chosen = level == strength.level;
            let face = Some(picture::face(level, levels, is_chosen.then_some(ink)));
            let event = NewGameEvent::SetLevel { computer, level };
            NewGameOption { face, ..option(self.level(level), is_chosen, event) }
        };
        NewGameRow::Choice {
            row: ChoiceRow {
                style: ChoiceStyle::Faces,
                color: side.map(|side| self.color(side)),
                label: self.level(strength.level),
                hint: levels::hint(self.sheet.game, strength.level, self.words),
                options: (1..=levels).map(option).collect(),
            },
        }
    }

    fn limit(&self, computer: u32, color: Option<Side>, limit: &Message) -> NewGameRow {
        let (strength, levels) = (self.sheet.choices.strengths[computer as usize], self.sheet.levels());
        let steps = self.steps(
            &self.said(Word::Strength),
            |is_up| strength.stepped(is_up, levels).is_some(),
            |is_up| NewGameEvent::StepStrength { computer, is_up },
        );
        let row = ValueRow { color, steps: Some(steps), ..value(self.words.say(limit), String::new()) };
        NewGameRow::Value { row }
    }

    fn steps(&self, label: &str, can_step: impl Fn(bool) -> bool, event: impl Fn(bool) -> NewGameEvent) -> StepButtons {
        let button = |word: Word, is_up: bool| NewGameButton {
            label: word.filled(label, self.wording),
            is_enabled: can_step(is_up),
            ..self.button(word, event(is_up))
        };
        StepButtons { less: button(Word::Less, false), more: button(Word::More, true) }
    }

    fn starters(&self) -> NewGameRow {
        let chosen = self.sheet.choices.starter;
        let own = |key, side| {
            let color = self.color(side);
            (self.words.say(&Message::new(key).word("color", self.words.color(color))), vec![color])
        };
        let by_chance = (self.words.word("by-chance"), Side::BOTH.map(|side| self.color(side)).to_vec());
        let option = |(starter, (label, colors))| NewGameOption {
            colors,
            ..option(label, starter == chosen, NewGameEvent::SetStarter { starter })
        };
        let options = [
            (Starter::You, own("you-first", Side::First)),
            (Starter::Computer, own("you-second", Side::Second)),
            (Starter::Lot, by_chance),
        ];
        choice(ChoiceStyle::Cards, self.said(Word::WhoStarts), options.map(option))
    }

    fn coach(&self) -> Option<NewGameRow> {
        self.sheet.has_coach().map(|is_on| NewGameRow::Switch {
            row: SwitchRow::coach(self.words, is_on),
            event: NewGameEvent::SetCoach { is_on: !is_on },
        })
    }

    fn no_help(&self) -> NewGameRow {
        let is_on = self.sheet.choices.no_help;
        let (label, hint) = (self.words.word("no-help"), self.words.word("no-help-hint"));
        NewGameRow::Switch { row: SwitchRow { label, hint, is_on }, event: NewGameEvent::SetNoHelp { is_on: !is_on } }
    }

    /// Returns the switch of the setting that flips the board.
    fn flip_board(&self) -> NewGameRow {
        let is_on = self.sheet.flips_board();
        let (label, hint) = (self.words.word("flip-board"), self.words.word("flip-board-hint"));
        NewGameRow::Switch {
            row: SwitchRow { label, hint, is_on },
            event: NewGameEvent::SetFlipBoard { is_on: !is_on },
        }
    }

    fn hand_over(&self) -> NewGameRow {
        let is_on = self.sheet.choices.hands_over;
        let (label, hint) = (self.words.word("hand-over"), self.words.word("hand-over-hint"));
        NewGameRow::Switch { row: SwitchRow { label, hint, is_on }, event: NewGameEvent::SetHandOver { is_on: !is_on } }
    }

    fn preview(&self) -> NewGameRow {
        let session = self.sheet.preview.as_ref();
        let picture = session.map_or_else(|| Picture::EMPTY, picture::position_of);
        let height = if self.sheet.choosing.is_some() { CHOOSING_HEIGHT } else { PREVIEW_HEIGHT };
        NewGameRow::Preview { picture, height }
    }

    /// Returns the result of the game with best play, if it is known.
    fn known_value(&self) -> Option<String> {
        let proof = self.sheet.game.value(&self.sheet.options_with_handicap())?;
        let wins = |key, side| Message::new(key).word("color", self.words.color(self.color(side)));
        let winner = match proof.verdict {
            Verdict::Draw => None,
            Verdict::Win => Some(Side::First),
            Verdict::Loss => Some(Side::Second),
        };
        let result = match (winner, proof.winner_moves()) {
            (None, _) => self.words.word("best-play-drawn"),
            (Some(side), None) => self.words.say(&wins("analysis-wins", side)),
            (Some(side), Some(moves)) => self.words.say(&wins("analysis-wins-in", side).number("moves", moves)),
        };
        Some(self.words.labeled(&self.words.word("best-play"), &result))
    }

    fn option(&self, spec: &OptionSpec) -> NewGameRow {
        let chosen = &self.sheet.choices.options;
        let name = || spec.name.to_owned();
        let label = self.label(spec);
        let is_reset = spec.kind == OptionKind::Seed || !chosen.contains_key(spec.name);
        let reset = (!is_reset).then(|| self.button(Word::Reset, NewGameEvent::ResetOption { name: name() }));
        match &spec.kind {
            OptionKind::Number { .. } => {
                let steps = self.steps(
                    &label,
                    |is_up| self.sheet.stepped(spec, is_up).is_some(),
                    |is_up| NewGameEvent::StepOption { name: name(), is_up },
                );
                let row = value(label, self.value(spec, chosen));
                NewGameRow::Value { row: ValueRow { buttons: reset.into_iter().collect(), steps: Some(steps), ..row } }
            }
            OptionKind::Choice(known) => {
                let chosen = self.sheet.value(spec.name);
                let option = |word: &&str| {
                    let event = NewGameEvent::SetOption { name: name(), word: (*word).to_owned() };
                    option(self.choice_label(spec, word), chosen.as_str() == Some(word), event)
                };
                choice(ChoiceStyle::Chips, label, known.iter().map(option))
            }
            OptionKind::YesNo => {
                let is_on = self.is_on(spec);
                let hint = self.texts.word(&format!("option-{}-hint", spec.name));
                let event = NewGameEvent::SwitchOption { name: name(), is_on: !is_on };
                NewGameRow::Switch { row: SwitchRow { label, hint, is_on }, event }
            }
            OptionKind::Cell | OptionKind::Cells | OptionKind::Seed => {
                let is_choosing = self.sheet.choosing == Some(spec.name);
                let draw = (spec.kind == OptionKind::Seed)
                    .then(|| self.button(Word::DrawAgain, NewGameEvent::DrawAgain { name: name() }));
                let choose = has_cells(spec).then(|| NewGameButton {
                    is_on: Some(is_choosing),
                    ..self.button(Word::Choose, NewGameEvent::ChooseCells { name: name() })
                });
                let hint = if is_choosing { Word::ChooseCells.filled(&label, self.wording) } else { String::new() };
                let buttons = draw.into_iter().chain(reset).chain(choose).collect();
                NewGameRow::Value { row: ValueRow { hint, buttons, ..value(label, self.value(spec, chosen)) } }
            }
        }
    }

    fn is_on(&self, spec: &OptionSpec) -> bool {
        self.sheet.value(spec.name) == Value::Bool(true)
    }

    fn label(&self, spec: &OptionSpec) -> String {
        self.texts.word(&format!("option-{}", spec.name))
    }

    fn choice_label(&self, spec: &OptionSpec, word: &str) -> String {
        self.texts.word(&format!("option-{}-{word}", spec.name))
    }

    /// Returns an option's value among these options in words.
    fn value(&self, spec: &OptionSpec, options: &Map<String, Value>) -> String {
        match (&spec.kind, self.sheet.value_in(options, spec.name)) {
            (OptionKind::Choice(_), Value::String(word)) => self.choice_label(spec, &word),
            (OptionKind::YesNo, _) => self.words.word(if self.is_on(spec) { "option-on" } else { "option-off" }),
            (_, Value::String(cell)) => cell,
            (OptionKind::Number { .. }, number) => {
                number.as_u64().map(|number| self.words.number(number)).unwrap_or_default()
            }
            // A seed is meaningless to a person.
            (_, Value::Number(_)) => String::new(),
            (_, Value::Array(cells)) if cells.is_empty() => self.words.word("no-cells"),
            (_, Value::Array(cells)) => cells.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "),
            _ => self.words.word("drawn-by-lot"),
        }
    }

    /// Returns the summary of the options, including those changed by a handicap.
    fn options_summary(&self) -> String {
        let summary = |options: &Map<String, Value>| {
            let parts = self.sheet.useful().filter_map(|spec| self.summary(spec, options));
            self.words.joined(Join::List, parts)
        };
        let usual = summary(&self.sheet.choices.options);
        let changed = self.sheet.options_with_handicap().as_object().map(summary).unwrap_or_default();
        if changed == usual {
            return usual;
        }
        self.words.say(&Message::new("options-with-handicap").word("options", changed))
    }

    /// Returns an option's part of the summary: dimensions, choices that are always named, and values that differ from their
    /// defaults.
    fn summary(&self, spec: &OptionSpec, options: &Map<String, Value>) -> Option<String> {
        let is_set = options.contains_key(spec.name);
        let mut followers = self.sheet.specs.iter().filter(|other| other.follows == Some(spec.name)).peekable();
        // Without followers the number has its own meaning.
        let is_replaced = followers.peek().is_some() && followers.all(|other| options.contains_key(other.name));
        let chosen = self.sheet.value_in(options, spec.name);
        let governed = |other: &&OptionSpec| {
            let needs = other.needs.filter(|(name, _)| *name == spec.name);
            needs.is_some_and(|(_, words)| chosen.as_str().is_some_and(|chosen| words.contains(&chosen)))
        };
        let mut cells = self.sheet.specs.iter().filter(governed).filter(|other| has_cells(other)).peekable();
        // The chosen cells name the choice.
        let is_named_by_cells = cells.peek().is_some() && cells.all(|other| options.contains_key(other.name));
        let is_shown = match &spec.kind {
            OptionKind::Number { .. } => !is_replaced && (is_set || spec.follows.is_none()),
            OptionKind::Choice(_) => !is_named_by_cells && (is_set || spec.is_named),
            OptionKind::YesNo | OptionKind::Cell | OptionKind::Cells => is_set,
            OptionKind::Seed => false,
        };
        let value = self.value(spec, options);
        is_shown.then(|| {
            let is_choice = matches!(spec.kind, OptionKind::Choice(_));
            if is_choice && (spec.is_named || spec.governs(&self.sheet.specs)) {
                return value;
            }
            let message = Message::new("option-value").word("option", self.label(spec)).word("value", value);
            self.words.say(&message)
        })
    }
}

const fn option(label: String, is_chosen: bool, event: NewGameEvent) -> NewGameOption {
    NewGameOption { label, colors: Vec::new(), face: None, is_chosen, event }
}

fn choice(style: ChoiceStyle, label: String, options: impl IntoIterator<Item = NewGameOption>) -> NewGameRow {
    let options = options.into_iter().collect();
    NewGameRow::Choice { row: ChoiceRow { style, color: None, label, hint: String::new(), options } }
}

const fn value(label: String, value: String) -> ValueRow {
    ValueRow { color: None, label, value, hint: String::new(), buttons: Vec::new(), steps: None }
}
