use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use super::{Circumstances, Concession, MOST_MOVES, MoveFault, Player, Session};
use crate::{
    game::{Move, MoveError, OptionError, Side},
    games,
    text::{Language, shortened},
};

/// The version of saved games that is written.
const VERSION: u64 = 1;

/// The longest saved game that is read, in bytes. The longest that is written has some 40,000.
pub const MOST_BYTES: usize = 1_000_000;

/// How many letters of what was read are said again.
const MOST_SAID: usize = 40;

/// How many letters of a parser's reason are said, which may repeat what it has read at any length.
const MOST_OF_REASON: usize = 100;

/// A text that is no saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// It is longer than any saved game.
    #[error("{0} bytes are more than the {MOST_BYTES} a saved game may have")]
    TooLong(usize),
    /// It is not JSON of the form of a saved game.
    #[error("not a saved game: {0}")]
    Form(String),
    /// It was written by a program that is newer than this one.
    #[error("saved games of version {0} are not known here, only of version {VERSION}")]
    Version(String),
    /// There is no such game.
    #[error("there is no game `{0}`")]
    Game(String),
    /// The options make no game.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// A move is not legal.
    #[error("turn {number}: {reason}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// What is wrong with it, as a sentence.
        reason: String,
    },
    /// The cursor is not within the moves.
    #[error("`at` is {at}, but there are {moves} turns")]
    At {
        /// The cursor.
        at: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// A player that this game does not have.
    #[error("there is no level {0}")]
    Level(u8),
    /// A result that was agreed on when the rules had already decided.
    #[error("`result` is given, but the game was over by its rules")]
    Result,
    /// What is made of a move is not the beginning of a legal one.
    #[error("`partial`: `{0}` is not the beginning of a turn here")]
    Partial(String),
}

impl SaveError {
    /// What is wrong, for a sentence that has said already that this is no saved game.
    #[must_use]
    pub fn reason(&self) -> String {
        if let Self::Form(reason) = self { reason.clone() } else { self.to_string() }
    }
}

/// What tells a match from every other one that somebody keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchTag {
    /// The number of the match.
    pub number: u64,
    /// When it was played last: of two matches the one with the greater stamp.
    #[serde(default)]
    pub stamp: u64,
}

/// A saved game, as it is written.
#[derive(Serialize, Deserialize)]
struct Saved {
    fivefold: u64,
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none", deserialize_with = "tag")]
    tag: Option<MatchTag>,
    game: String,
    #[serde(default)]
    options: Bounded,
    #[serde(default, skip_serializing_if = "Bounded::is_empty")]
    setup: Bounded,
    #[serde(default = "two_people")]
    players: [Player; 2],
    #[serde(default, rename = "turns")]
    moves: String,
    #[serde(default)]
    at: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Concession>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partial: Option<Partial>,
    #[serde(default, skip_serializing_if = "Circumstances::is_usual", deserialize_with = "circumstances")]
    app: Circumstances,
}

/// A half-made move: what is made of it, and what is picked.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Partial {
    #[serde(rename = "turn", skip_serializing_if = "String::is_empty")]
    mv: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    picked: Option<String>,
}

/// As much of a saved game of any version as can be relied on.
#[derive(Deserialize)]
struct Version {
    fivefold: Bounded,
}

/// A value of any form, but of no more text than a game needs: as values it takes twenty times as much memory.
#[derive(Default, Serialize)]
struct Bounded(Value);

impl Bounded {
    /// All walls and pre-built bridges of the largest board are 2,000 bytes.
    const MOST_BYTES: usize = 20_000;

    fn is_empty(&self) -> bool {
        self.0.as_object().is_none_or(serde_json::Map::is_empty)
    }
}

impl<'de> Deserialize<'de> for Bounded {
    fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let text = <&RawValue>::deserialize(source)?.get();
        if text.len() > Self::MOST_BYTES {
            return Err(D::Error::custom(format!("{} bytes are no options of any game", text.len())));
        }
        serde_json::from_str(text).map(Self).map_err(D::Error::custom)
    }
}

/// A tag as it is written, or the mere number that the apps wrote before; whatever else stands there is ignored.
fn tag<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Option<MatchTag>, D::Error> {
    let Bounded(value) = Bounded::deserialize(source)?;
    let number = value.as_u64().map(|number| MatchTag { number, stamp: 0 });
    Ok(number.or_else(|| serde_json::from_value(value).ok()))
}

/// What the app keeps with a match; whatever else stands there is ignored.
fn circumstances<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Circumstances, D::Error> {
    let Bounded(value) = Bounded::deserialize(source)?;
    Ok(serde_json::from_value(value).map(Circumstances::checked).unwrap_or_default())
}

const fn two_people() -> [Player; 2] {
    [Player::Human; 2]
}

impl Session {
    /// The match as text: one line of JSON, the same on every platform.
    #[must_use]
    pub fn save(&self) -> String {
        let texts: Vec<&str> = self.played().iter().map(|mv| mv.text.as_str()).collect();
        let saved = Saved {
            fivefold: VERSION,
            tag: self.tag,
            game: self.game.id().to_owned(),
            options: Bounded(self.options()),
            setup: Bounded(self.setup()),
            players: self.players,
            moves: texts.join(" "),
            at: Some(self.at()),
            result: self.concession,
            app: self.circumstances.clone(),
            partial: self.has_partial().then(|| Partial { mv: self.made(), picked: self.picked_name() }),
        };
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// Reads what [`Session::save`] wrote, or what somebody else did in its form. Unknown keys are ignored.
    ///
    /// # Errors
    /// If it is not a saved game in which every move is legal; the error says what is wrong with it.
    pub fn load(text: &str) -> Result<Self, SaveError> {
        if text.len() > MOST_BYTES {
            return Err(SaveError::TooLong(text.len()));
        }
        let form = |error: serde_json::Error| SaveError::Form(shortened(&error.to_string(), MOST_OF_REASON));
        let Version { fivefold: Bounded(fivefold) } = serde_json::from_str(text).map_err(form)?;
        if fivefold != VERSION {
            return Err(SaveError::Version(shortened(&fivefold.to_string(), MOST_SAID)));
        }
        Self::restore(serde_json::from_str(text).map_err(form)?)
    }

    fn restore(saved: Saved) -> Result<Self, SaveError> {
        let game = games::find(&saved.game).ok_or_else(|| SaveError::Game(shortened(&saved.game, MOST_SAID)))?;
        let mut session = Self::of(game, game.reopen(&saved.options.0, &saved.setup.0)?);
        let texts = game.texts(Language::ENGLISH.into());
        session.play_all(&saved.moves).map_err(|MoveFault { number, error }| SaveError::Move {
            number,
            reason: match error {
                MoveError::Unreadable { text } => format!("`{text}` is not a turn of this game"),
                MoveError::Illegal { text, reason } => format!("`{text}` is not legal here. {}", texts.say(&reason)),
            },
        })?;
        session.restore_result(saved.result)?;
        session.restore_players(saved.players)?;
        let moves = session.played().len();
        let at = saved.at.unwrap_or(moves);
        session.go_to(at).map_err(|_| SaveError::At { at, moves })?;
        session.restore_partial(saved.partial.unwrap_or_default())?;
        session.tag = saved.tag;
        session.circumstances = saved.app;
        session.revision = 0;
        Ok(session)
    }

    pub(super) fn restore_result(&mut self, result: Option<Concession>) -> Result<(), SaveError> {
        if result.is_some() && self.state.status().is_over() {
            return Err(SaveError::Result);
        }
        self.concession = result;
        Ok(())
    }

    /// Levels come and go as they are measured: one above the last is the last.
    fn restore_players(&mut self, players: [Player; 2]) -> Result<(), SaveError> {
        let last = u8::try_from(self.game.levels().len()).unwrap_or(u8::MAX);
        for (side, player) in Side::BOTH.into_iter().zip(players) {
            let level = if let Player::Level(level) = player { level } else { 0 };
            let player = if level > last { Player::Level(last) } else { player };
            self.set_player(side, player).map_err(|_| SaveError::Level(level))?;
        }
        Ok(())
    }

    fn restore_partial(&mut self, partial: Partial) -> Result<(), SaveError> {
        let unknown = |text: &str| SaveError::Partial(shortened(text, MOST_SAID));
        if !partial.mv.is_empty() {
            let made = self.beginning(&partial.mv).ok_or_else(|| unknown(&partial.mv))?;
            for action in made.actions() {
                self.held = self.state.play(action).map_err(|_| unknown(&partial.mv))?.completed;
            }
        }
        if let Some(name) = partial.picked {
            let spots = self.state.layout().spots;
            let spot = spots.iter().find(|spot| spot.name == name).ok_or_else(|| unknown(&name))?;
            if self.held.is_some() || self.state.marks(None).iter().all(|mark| mark.place != spot.place) {
                return Err(unknown(&name));
            }
            self.picked = Some(spot.place);
        }
        let has_room = self.at() < MOST_MOVES;
        let allowed = has_room && self.conclusion().is_none() && !self.computer_to_move();
        if self.has_partial() && !allowed { Err(unknown("a turn of nobody's")) } else { Ok(()) }
    }

    /// The whole move or the part of one that has this text.
    fn beginning(&self, text: &str) -> Option<Move> {
        let parts = self.state.actions().into_iter().map(Move::from);
        let whole = || self.state.read_move(text).ok();
        parts.into_iter().find(|part| self.state.move_text(*part) == text).or_else(whole)
    }

    fn picked_name(&self) -> Option<String> {
        let spots = self.state.layout().spots;
        self.picked.and_then(|place| spots.into_iter().find(|spot| spot.place == place)).map(|spot| spot.name)
    }
}
