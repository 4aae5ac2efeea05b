use std::{
    env,
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use clap::Parser;
use fivefold_engine::{games, session::Player, text::Language};

use super::command;

/// Plays Bridg-It, Lines of Action, Connect Four, Four on any board or Pentago Twist in a terminal.
///
/// Without a terminal it reads commands from standard input, one per line; without commands it plays one short game
/// computer against computer.
#[derive(Debug, Default, Parser)]
#[command(name = "play", version)]
pub struct PlayArgs {
    /// The id of the first game, such as pentago-twist
    #[arg(value_parser = game)]
    pub game: Option<String>,

    /// Options of the game, such as size=9
    #[arg(value_name = "NAME=VALUE")]
    pub options: Vec<String>,

    /// The player of the first side: human, or a level of the computer
    #[arg(long, value_parser = player, value_name = "PLAYER")]
    pub first: Option<Player>,

    /// The player of the second side
    #[arg(long, value_parser = player, value_name = "PLAYER")]
    pub second: Option<Player>,

    /// A saved game to resume
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options"])]
    pub load: Option<PathBuf>,

    /// The random seed; by default the time
    #[arg(long)]
    pub seed: Option<u64>,

    /// The language, such as de; by default the system's
    #[arg(long)]
    pub language: Option<String>,
}

fn game(text: &str) -> Result<String, String> {
    games::find(text).map(|game| game.id().to_owned()).ok_or_else(|| format!("there is no game `{text}`"))
}

fn player(text: &str) -> Result<Player, String> {
    command::player(text).ok_or_else(|| format!("`{text}` is neither `human` nor a level"))
}

impl PlayArgs {
    /// Returns the language of the output.
    pub fn language(&self) -> Language {
        let of_system = || {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
            set.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default()
        };
        Language::negotiate(&self.language.clone().unwrap_or_else(of_system))
    }

    /// Returns the random seed.
    pub fn seed(&self) -> u64 {
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        self.seed.unwrap_or_else(now)
    }
}
