//! A match encoded as a link, short enough for a message or a QR code.
//!
//! `fivefold:bridgit;size=9;walls=d4,h8/1f3a90c/9cK4!1` holds the game; its non-default options, including random
//! setup; the match number in hexadecimal; one or two characters per move (see [`MoveCode`]); and the players' result,
//! if any: `!0` for an agreed draw, `!1` and `!2` for the resignation of the first or second side, `!3` and `!4` for
//! its loss on time. All characters are safe in messengers.

use serde_json::{Map, Value};

use super::{Concession, MatchTag, SaveError, Session, SessionError};
use crate::{
    game::{Arrangement, BoardLayout, OptionKind, Side, shortened},
    games::{self, Game, MoveCode, POSITION},
};

/// The prefix of a link.
pub const SCHEME: &str = "fivefold:";

/// The character codes of the results set by players.
const ENDINGS: [(&str, Concession); 5] = [
    ("0", Concession::Agreed),
    ("1", Concession::Resigned(Side::First)),
    ("2", Concession::Resigned(Side::Second)),
    ("3", Concession::TimedOut(Side::First)),
    ("4", Concession::TimedOut(Side::Second)),
];

/// The maximum number of moves in a link; decoding time is proportional to them.
const MOST_MOVES: usize = 400;

/// The maximum length of a link, in bytes: all walls and bridges of the largest board, and two characters per move.
const MOST_BYTES: usize = 3_000;

/// The maximum number of input characters quoted in an error.
const MOST_SAID: usize = 40;

impl Session {
    /// Returns the whole match as a link, regardless of the cursor and the players, or `None` if the match is too long.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        if self.played().len() > MOST_MOVES {
            return None;
        }
        let mut state = self.before(0);
        let mut moves = String::new();
        for played in self.played() {
            moves += &MoveCode::of(&*state).write(played.mv);
            state = games::played(&*state, played.mv);
        }
        let ending = ENDINGS.iter().find(|(_, ending)| Some(*ending) == self.concession);
        let ending = ending.map_or_else(String::new, |(letter, _)| format!("!{letter}"));
        let number = self.tag.map_or(0, |tag| tag.number);
        let link = format!("{SCHEME}{}/{number:x}/{moves}{ending}", self.setting());
        Some(link).filter(|link| link.len() <= MOST_BYTES)
    }

    /// Returns the game and its options as the first part of a link: `bridgit;size=9`.
    #[must_use]
    pub fn setting(&self) -> String {
        let options = self.unusual_options();
        let options = options.iter().map(|(name, value)| format!(";{name}={}", written(value)));
        options.fold(self.game.id().to_owned(), |setting, option| setting + &option)
    }

    /// Returns a new match between two people in a setting.
    ///
    /// # Errors
    /// If the text is no setting, or its options are invalid.
    pub fn of_setting(text: &str) -> Result<Self, SaveError> {
        if text.len() > MOST_BYTES {
            return Err(SaveError::Form(format!("a setting has at most {MOST_BYTES} characters")));
        }
        let (id, options) = text.split_once(';').unwrap_or((text, ""));
        let game = games::find(id).ok_or_else(|| SaveError::Game(shortened(id, MOST_SAID)))?;
        let options = read_options(game, options).ok_or_else(|| SaveError::Form("not a setting".to_owned()))?;
        Self::set_up(game, &options)
    }

    /// Returns the pieces on the board, in the middle of a move those before it; `None` if the game's positions cannot be
    /// set up by hand.
    #[must_use]
    pub fn arrangement(&self) -> Option<Arrangement> {
        self.state.position().set_up_rules()?;
        let last = self.at().checked_sub(1).and_then(|last| self.played().get(last));
        let side = self.state.status().side().or_else(|| last.map(|mv| mv.side.other())).unwrap_or(Side::First);
        let position = self.state.before_move();
        Some(Arrangement::of(position.pieces(), position.color(side)))
    }

    /// Returns the setting of a match that starts from the position on the board; `None` if the game's positions cannot
    /// be set up by hand.
    #[must_use]
    pub fn setting_here(&self) -> Option<String> {
        let arrangement = self.arrangement()?;
        if self.at() == 0 {
            return Some(self.setting());
        }
        let here = Self::arranged(self.game, self.unusual_options(), &arrangement, &self.layout());
        here.ok().map(|here| here.setting())
    }

    /// Returns a new match between two people that starts from these pieces, with these options: those of
    /// [`Session::unusual_options`], possibly changed. Lists of cells are dropped, because they are pieces too.
    ///
    /// # Errors
    /// If the options are invalid, or a piece floats or has no room.
    pub fn arranged(
        game: &dyn Game,
        mut options: Map<String, Value>,
        arrangement: &Arrangement,
        layout: &BoardLayout,
    ) -> Result<Self, SessionError> {
        let specs = game.option_specs();
        options.retain(|name, _| !specs.iter().any(|spec| spec.name == name && spec.kind == OptionKind::Cells));
        options.insert(POSITION.to_owned(), arrangement.text(layout).into());
        Self::new(game.id(), &Value::Object(options))
    }

    /// Returns the options and setup fields that differ from a new game's.
    #[must_use]
    pub fn unusual_options(&self) -> Map<String, Value> {
        let mut options = fields(self.options());
        options.extend(fields(self.setup()));
        let specs = self.game.option_specs();
        options.retain(|name, value| {
            let is_usual = specs.iter().any(|spec| spec.name == name && spec.default == *value);
            !is_usual && !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty())
        });
        options
    }

    /// Returns whether both matches have the same game, board and initial pieces.
    #[must_use]
    pub fn is_set_up_like(&self, other: &Self) -> bool {
        self.game.id() == other.game.id() && self.unusual_options() == other.unusual_options()
    }

    /// Decodes the first link in a text into a match between two people, at its last move. The tag has the match number
    /// of the sender.
    ///
    /// # Errors
    /// If there is no link, or a move in it is illegal; the error describes the fault.
    pub fn from_link(text: &str) -> Result<Self, SaveError> {
        let form = || SaveError::Form("not a whole link".to_owned());
        let link = text.split_once(SCHEME).ok_or_else(form)?.1;
        let link = link.split(char::is_whitespace).next().unwrap_or_default();
        if link.len() > MOST_BYTES {
            return Err(SaveError::Form(format!("a link has at most {MOST_BYTES} characters")));
        }
        let [setting, number, moves] = link.split('/').collect::<Vec<_>>()[..] else { return Err(form()) };
        let number = u64::from_str_radix(number, 16).map_err(|_| form())?;
        let (moves, ending) = moves.split_once('!').map_or((moves, None), |(moves, ending)| (moves, Some(ending)));
        let mut session = Self::of_setting(setting)?;
        session.play_codes(moves)?;
        let known = |letter| ENDINGS.iter().find(|(known, _)| *known == letter).map(|(_, ending)| *ending);
        session.restore_result(ending.map(|letter| known(letter).ok_or_else(form)).transpose()?)?;
        session.tag = Some(MatchTag { number, stamp: 0 });
        session.revision = 0;
        Ok(session)
    }

    /// Sets up a game with the options of a link, which name the cells of a random setup like chosen ones: a cell that the
    /// game draws again without being told counts as drawn.
    fn set_up(game: &'static dyn Game, options: &Value) -> Result<Self, SaveError> {
        let given = Self::of(game, game.open(options)?);
        let all = given.unusual_options();
        let is_cell = |name: &&str| {
            let mut specs = game.option_specs().into_iter();
            specs.any(|spec| spec.name == *name && matches!(spec.kind, OptionKind::Cell | OptionKind::Cells))
        };
        let cells: Vec<&str> = all.keys().map(String::as_str).filter(is_cell).collect();
        let mut omissions: Vec<Vec<&str>> = vec![Vec::new()];
        for cell in cells {
            omissions.extend(omissions.clone().into_iter().map(|names| [names, vec![cell]].concat()));
        }
        omissions.sort_by_key(|names| std::cmp::Reverse(names.len()));
        let set_up = |omitted: Vec<&str>| {
            let mut options = all.clone();
            options.retain(|name, _| !omitted.contains(&name.as_str()));
            let session = Self::of(game, game.open(&Value::Object(options)).ok()?);
            (session.unusual_options() == all).then_some(session)
        };
        Ok(omissions.into_iter().find_map(set_up).unwrap_or(given))
    }

    fn play_codes(&mut self, mut codes: &str) -> Result<(), SaveError> {
        while !codes.is_empty() {
            let number = self.played().len() + 1;
            let fault = |reason: String| SaveError::Move { number, reason };
            if number > MOST_MOVES {
                return Err(fault(format!("a link has at most {MOST_MOVES}")));
            }
            let (mv, rest) = MoveCode::of(&*self.state).read(codes).map_err(|error| fault(error.to_string()))?;
            let text = self.state.move_text(mv);
            self.play(&text).map_err(|error| fault(error.to_string()))?;
            codes = rest;
        }
        Ok(())
    }
}

fn fields(value: Value) -> Map<String, Value> {
    if let Value::Object(fields) = value { fields } else { Map::new() }
}

/// Formats an option value without quotes and brackets.
fn written(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(list) => list.iter().map(written).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// Parses options in the format of [`written`], or returns `None` if the format is wrong. The game validates the
/// options itself.
fn read_options(game: &dyn Game, text: &str) -> Option<Value> {
    let specs = game.option_specs();
    let mut options = Map::new();
    for option in text.split(';').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=')?;
        let value = match specs.iter().find(|spec| spec.name == name).map(|spec| &spec.kind) {
            Some(OptionKind::Number { .. } | OptionKind::Seed) => Value::from(value.parse::<u64>().ok()?),
            Some(OptionKind::YesNo) => Value::from(value.parse::<bool>().ok()?),
            Some(OptionKind::Cells) => value.split(',').collect(),
            Some(OptionKind::Choice(_) | OptionKind::Cell) | None => Value::from(value),
        };
        options.insert(name.to_owned(), value);
    }
    Some(Value::Object(options))
}
