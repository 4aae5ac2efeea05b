//! A match as a link: short enough for a message, and for a code that a camera reads.
//!
//! `fivefold:bridgit;size=9;walls=d4,h8/1f3a90c/9cK4!1` has the game; its options that are not as usual, those that were
//! drawn by lot included; the number of the match; a letter or two for each turn (see [`TurnCode`]); and how the players
//! ended it, if they did: `!0` by a draw, `!1` and `!2` by the resignation of the first or second side, `!3` and
//! `!4` because it had no time left. There is nothing in it that a messenger would change.

use serde_json::{Map, Value};

use super::{Concession, MatchTag, SaveError, Session};
use crate::{
    game::{OptionKind, Side},
    games::{self, Game, TurnCode},
    text::shortened,
};

/// What a link begins with.
pub const SCHEME: &str = "fivefold:";

/// How players end a match, by the letter that says so.
const ENDINGS: [(&str, Concession); 5] = [
    ("0", Concession::Agreed),
    ("1", Concession::Resigned(Side::First)),
    ("2", Concession::Resigned(Side::Second)),
    ("3", Concession::TimedOut(Side::First)),
    ("4", Concession::TimedOut(Side::Second)),
];

/// How many turns a link has at most: reading one takes a moment for each.
const MOST_TURNS: usize = 400;

/// The longest link that is read, in bytes: all walls and bridges of the largest board, and two letters for each turn.
const MOST_BYTES: usize = 3_000;

/// How many letters of what was read are said again.
const MOST_SAID: usize = 40;

impl Session {
    /// The whole match as a link, whatever turn is shown and whoever plays; nothing of a longer one than anybody would
    /// send.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        if self.played().len() > MOST_TURNS {
            return None;
        }
        let options: Vec<String> =
            self.unusual_options().iter().map(|(name, value)| format!(";{name}={}", written(value))).collect();
        let mut state = self.before(0);
        let mut turns = String::new();
        for played in self.played() {
            turns += &TurnCode::of(&*state).write(played.turn);
            state = games::played(&*state, played.turn);
        }
        let ending = ENDINGS.iter().find(|(_, ending)| Some(*ending) == self.concession);
        let ending = ending.map_or_else(String::new, |(letter, _)| format!("!{letter}"));
        let number = self.tag.map_or(0, |tag| tag.number);
        let link = format!("{SCHEME}{}{}/{number:x}/{turns}{ending}", self.game.id(), options.concat());
        Some(link).filter(|link| link.len() <= MOST_BYTES)
    }

    /// What the game was set up with that a new one would not have.
    fn unusual_options(&self) -> Map<String, Value> {
        let mut options = fields(self.options());
        options.extend(fields(self.setup()));
        let specs = self.game.option_specs();
        options.retain(|name, value| {
            let is_usual = specs.iter().any(|spec| spec.name == name && spec.default == *value);
            !is_usual && !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty())
        });
        options
    }

    /// Whether this is the same game on the same board, with the same pieces at its beginning.
    #[must_use]
    pub fn is_set_up_like(&self, other: &Self) -> bool {
        self.game.id() == other.game.id() && self.unusual_options() == other.unusual_options()
    }

    /// The match of a link that stands somewhere in a text, between two people and at its last turn. Its tag has the
    /// number it had where it was made.
    ///
    /// # Errors
    /// If there is no link of a match in which every turn is legal; the error says what is wrong with it.
    pub fn from_link(text: &str) -> Result<Self, SaveError> {
        let form = || SaveError::Form("not a whole link".to_owned());
        let link = text.split_once(SCHEME).ok_or_else(form)?.1;
        let link = link.split(char::is_whitespace).next().unwrap_or_default();
        if link.len() > MOST_BYTES {
            return Err(SaveError::Form(format!("a link has at most {MOST_BYTES} letters")));
        }
        let [setting, number, turns] = link.split('/').collect::<Vec<_>>()[..] else { return Err(form()) };
        let (id, options) = setting.split_once(';').unwrap_or((setting, ""));
        let game = games::find(id).ok_or_else(|| SaveError::Game(shortened(id, MOST_SAID)))?;
        let number = u64::from_str_radix(number, 16).map_err(|_| form())?;
        let (turns, ending) = turns.split_once('!').map_or((turns, None), |(turns, ending)| (turns, Some(ending)));
        let mut session = Self::of(game, game.open(&read_options(game, options).ok_or_else(form)?)?);
        session.play_letters(turns)?;
        let known = |letter| ENDINGS.iter().find(|(known, _)| *known == letter).map(|(_, ending)| *ending);
        session.restore_result(ending.map(|letter| known(letter).ok_or_else(form)).transpose()?)?;
        session.tag = Some(MatchTag { number, stamp: 0 });
        session.revision = 0;
        Ok(session)
    }

    fn play_letters(&mut self, mut letters: &str) -> Result<(), SaveError> {
        while !letters.is_empty() {
            let number = self.played().len() + 1;
            let fault = |reason: String| SaveError::Turn { number, reason };
            if number > MOST_TURNS {
                return Err(fault(format!("a link has at most {MOST_TURNS}")));
            }
            let (turn, rest) = TurnCode::of(&*self.state).read(letters).map_err(|error| fault(error.to_string()))?;
            let text = self.state.turn_text(turn);
            self.play(&text).map_err(|error| fault(error.to_string()))?;
            letters = rest;
        }
        Ok(())
    }
}

fn fields(value: Value) -> Map<String, Value> {
    if let Value::Object(fields) = value { fields } else { Map::new() }
}

/// A value of an option without quotes and brackets.
fn written(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(list) => list.iter().map(written).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// What [`written`] wrote of some options; nothing if it is not of that form. Whether the game has such options, it says
/// itself.
fn read_options(game: &dyn Game, text: &str) -> Option<Value> {
    let specs = game.option_specs();
    let mut options = Map::new();
    for option in text.split(';').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=')?;
        let value = match specs.iter().find(|spec| spec.name == name).map(|spec| &spec.kind) {
            Some(OptionKind::Number { .. } | OptionKind::Seed) => Value::from(value.parse::<u64>().ok()?),
            Some(OptionKind::Cells) => value.split(',').collect(),
            Some(OptionKind::Choice(_) | OptionKind::Cell) | None => Value::from(value),
        };
        options.insert(name.to_owned(), value);
    }
    Some(Value::Object(options))
}
