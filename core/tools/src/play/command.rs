use std::path::PathBuf;

use fivefold_engine::{
    game::{OptionKind, Side},
    games::Game,
    session::Player,
};
use serde_json::{Map, Value};

/// A command of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TerminalCommand {
    /// Prints the commands.
    Help,
    /// Prints the games with their options.
    Games,
    /// Prints the rules of the game.
    Rules,
    /// Begins a game, by its id or its number in the list, with options as `name=value`.
    New(String, Vec<String>),
    /// Plays one or more moves.
    Moves(String),
    /// Prints the legal moves.
    Legal,
    /// Undoes a move.
    Undo,
    /// Redoes a move.
    Redo,
    /// Shows the position after this many moves.
    Go(usize),
    /// Suggests a move.
    Hint,
    /// Sets the player of a side.
    Player(Side, Player),
    /// Resigns for the side to move.
    Resign,
    /// Agrees on a draw.
    Draw,
    /// Prints the board.
    Show,
    /// Saves the game to a file.
    Save(PathBuf),
    /// Loads a game from a file.
    Load(PathBuf),
    /// Ends the program.
    Quit,
}

impl TerminalCommand {
    /// Parses a line. A line that is not a command is parsed as moves; an empty line is `None`.
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

/// More levels than any game has; the session refuses unknown levels.
const MOST_LEVELS: u8 = 20;

/// Parses a player: `human`, or a level of the computer.
pub fn player(text: &str) -> Option<Player> {
    match text.parse() {
        _ if text == "human" => Some(Player::Human),
        Ok(level @ 1..=MOST_LEVELS) => Some(Player::Level(level)),
        _ => None,
    }
}

/// Parses options such as `size=9`; the word `surprise` draws random ones. The game validates the values.
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
            Some(OptionKind::YesNo) => value.parse::<bool>().map_or_else(|_| value.into(), Value::from),
            Some(OptionKind::Number { .. } | OptionKind::Seed) => {
                value.parse::<u64>().map_or_else(|_| value.into(), Value::from)
            }
            _ => value.into(),
        };
        options.insert(name.to_owned(), value);
    }
    Value::Object(options)
}
