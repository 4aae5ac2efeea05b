use std::path::PathBuf;

use fivefold_engine::{
    game::{OptionKind, Side},
    games::Game,
    session::Player,
};
use serde_json::{Map, Value};

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The list of commands.
    Help,
    /// The list of games, with their options.
    Games,
    /// The rules of the game.
    Rules,
    /// A game, by its id or its number in the list, with options as `name=value`.
    New(String, Vec<String>),
    /// One or more moves.
    Moves(String),
    /// The legal moves.
    Legal,
    /// A turn back.
    Undo,
    /// A move forward.
    Redo,
    /// The position after so many moves.
    Go(usize),
    /// What the computer would play.
    Hint,
    /// Who plays a side.
    Player(Side, Player),
    /// The side to move gives up.
    Resign,
    /// Both agree on a draw.
    Draw,
    /// The board again.
    Show,
    /// To a file.
    Save(PathBuf),
    /// From a file.
    Load(PathBuf),
    /// The end.
    Quit,
}

impl Command {
    /// Reads a line. What is no command is taken for moves; nothing is nothing.
    pub fn read(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let command = match (word, rest) {
            ("", _) => return None,
            ("help" | "?", "") => Self::Help,
            ("games", "") => Self::Games,
            ("rules", "") => Self::Rules,
            ("legal", "") => Self::Legal,
            ("undo", "") => Self::Undo,
            ("redo", "") => Self::Redo,
            ("hint", "") => Self::Hint,
            ("resign", "") => Self::Resign,
            ("draw", "") => Self::Draw,
            ("show", "") => Self::Show,
            ("quit" | "exit", "") => Self::Quit,
            ("go", number) if number.parse::<usize>().is_ok() => Self::Go(number.parse().unwrap_or(0)),
            ("save", path) if !path.is_empty() => Self::Save(path.into()),
            ("load", path) if !path.is_empty() => Self::Load(path.into()),
            ("new", _) => {
                let mut words = rest.split_whitespace().map(ToOwned::to_owned);
                Self::New(words.next().unwrap_or_default(), words.collect())
            }
            ("first" | "second", who) if player(who).is_some() => {
                let side = if word == "first" { Side::First } else { Side::Second };
                Self::Player(side, player(who)?)
            }
            _ => Self::Moves(line.to_owned()),
        };
        Some(command)
    }
}

/// More levels than any game has; the session refuses those that its own has not.
const MOST_LEVELS: u8 = 20;

/// Somebody who plays: `human`, or a level of the computer.
pub fn player(text: &str) -> Option<Player> {
    match text.parse() {
        _ if text == "human" => Some(Player::Human),
        Ok(level @ 1..=MOST_LEVELS) => Some(Player::Level(level)),
        _ => None,
    }
}

/// The options of a game from words such as `size=9`; the word `surprise` draws them. What a word says is checked by
/// the game.
pub fn options(game: &dyn Game, words: &[String], seed: u64) -> Value {
    let specs = game.option_specs();
    let seeds = specs.iter().filter(|spec| spec.kind == OptionKind::Seed);
    let mut options: Map<String, Value> = seeds.map(|spec| (spec.name.to_owned(), seed.into())).collect();
    for word in words {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        if word == "surprise" {
            options.extend(game.surprise(seed).as_object().cloned().unwrap_or_default());
            continue;
        }
        let kind = specs.iter().find(|spec| spec.name == name).map(|spec| &spec.kind);
        let value = match kind {
            Some(OptionKind::Cells) => value.split(',').filter(|cell| !cell.is_empty()).collect(),
            Some(OptionKind::Number { .. } | OptionKind::Seed) => {
                value.parse::<u64>().map_or_else(|_| value.into(), Value::from)
            }
            _ => value.into(),
        };
        options.insert(name.to_owned(), value);
    }
    Value::Object(options)
}
