use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use super::{Circumstances, Concession, MOST_MOVES, MoveFault, Player, Session};
use crate::{
    game::{Move, MoveError, OptionError, Side, shortened},
    games,
    text::Language,
};

/// The format version of written saved games.
const VERSION: u64 = 1;

/// The maximum size of a saved game, in bytes. The longest written one has about 40,000.
pub const MOST_BYTES: usize = 1_000_000;

/// The maximum number of input characters quoted in an error.
const MOST_SAID: usize = 40;

/// The maximum number of characters of a parser's error message, which may quote the input at any length.
const MOST_OF_REASON: usize = 100;

/// The error for a text that is not a valid saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SaveError {
    /// The text exceeds [`MOST_BYTES`].
    #[error("{0} bytes are more than the {MOST_BYTES} a saved game may have")]
    TooLong(usize),
    /// The text is not JSON in the format of a saved game.
    #[error("not a saved game: {0}")]
    Form(String),
    /// The format version is unknown, such as that of a newer program.
    #[error("saved games of version {0} are not known here, only of version {VERSION}")]
    Version(String),
    /// The game id is unknown.
    #[error("there is no game `{0}`")]
    Game(String),
    /// The options are invalid.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// A move is illegal.
    #[error("move {number}: {reason}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The fault, as a sentence.
        reason: String,
    },
    /// The cursor is out of range.
    #[error("`at` is {at}, but there are {moves} moves")]
    At {
        /// The cursor.
        at: usize,
        /// The number of moves.
        moves: usize,
    },
    /// The game has no such level.
    #[error("there is no level {0}")]
    Level(u8),
    /// A result set by the players, although the game is over by its rules.
    #[error("`result` is given, but the game was over by its rules")]
    Result,
    /// The partial move is not the beginning of a legal move.
    #[error("`partial`: `{0}` is not the beginning of a move here")]
    Partial(String),
}

/// The id of a match in the app's storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MatchTag {
    /// The number of the match.
    pub number: u64,
    /// The time stamp of the last play: of two versions of a match, the one with the greater stamp is newer.
    #[serde(default)]
    pub stamp: u64,
}

/// The serialized form of a saved game.
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

/// A partial move: its notation and the picked place.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Partial {
    #[serde(rename = "turn", skip_serializing_if = "String::is_empty")]
    mv: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    picked: Option<String>,
}

/// The part of the format that is common to all versions.
#[derive(Deserialize)]
struct Version {
    fivefold: Bounded,
}

/// A JSON value of limited text size: a parsed value takes twenty times as much memory as its text.
#[derive(Default, Serialize)]
struct Bounded(Value);

impl Bounded {
    /// The size limit. All walls and pre-built bridges of the largest board are 2,000 bytes.
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

/// Deserializes a tag, or the bare number that earlier apps wrote. Other values are ignored.
fn tag<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Option<MatchTag>, D::Error> {
    let Bounded(value) = Bounded::deserialize(source)?;
    let number = value.as_u64().map(|number| MatchTag { number, stamp: 0 });
    Ok(number.or_else(|| serde_json::from_value(value).ok()))
}

/// Deserializes the app data of a match. Invalid values are ignored.
fn circumstances<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Circumstances, D::Error> {
    let Bounded(value) = Bounded::deserialize(source)?;
    Ok(serde_json::from_value(value).map(Circumstances::checked).unwrap_or_default())
}

const fn two_people() -> [Player; 2] {
    [Player::Human; 2]
}

impl Session {
    /// Returns the saved game: one line of JSON, the same on every platform.
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

    /// Loads a saved game in the format of [`Session::save`]. Unknown keys are ignored.
    ///
    /// # Errors
    /// If the text is not a saved game, or a move in it is illegal; the error describes the fault.
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
                MoveError::Unreadable { text } => format!("`{text}` is not a move of this game"),
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
        self.moved();
        Ok(())
    }

    /// Restores the players. The number of levels changes between versions: a level above the last becomes the last.
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
            let spots = self.state.position().layout().spots;
            let spot = spots.iter().find(|spot| spot.name == name).ok_or_else(|| unknown(&name))?;
            if self.held.is_some() || self.state.marks(None).iter().all(|mark| mark.place != spot.place) {
                return Err(unknown(&name));
            }
            self.picked = Some(spot.place);
        }
        let has_room = self.at() < MOST_MOVES;
        let allowed = has_room && self.conclusion().is_none() && !self.computer_to_move();
        if self.has_partial() && !allowed { Err(unknown("a move without a side")) } else { Ok(()) }
    }

    /// Returns the complete or partial move with this notation.
    fn beginning(&self, text: &str) -> Option<Move> {
        let parts = self.state.actions().into_iter().map(Move::from);
        let whole = || self.state.read_move(text).ok();
        parts.into_iter().find(|part| self.state.move_text(*part) == text).or_else(whole)
    }

    fn picked_name(&self) -> Option<String> {
        let spots = self.state.position().layout().spots;
        self.picked.and_then(|place| spots.into_iter().find(|spot| spot.place == place)).map(|spot| spot.name)
    }
}
