use serde::Deserialize;
use serde_json::Value;

/// One line that was read, without its `id`.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// What there is.
    Hello {},
    /// Begins a game.
    New {
        game: String,
        #[serde(default)]
        options: Value,
        seed: Option<u64>,
        #[serde(default)]
        turns: Vec<String>,
    },
    /// Plays a turn.
    Play { turn: String },
    /// Takes a turn back.
    Undo {},
    /// Every legal turn.
    Legal {},
    /// The board as text.
    Show {},
    /// The saved game.
    Save {},
    /// Goes on with a saved game.
    Load { game: Value },
    /// Counts sequences of actions.
    Perft { depth: u32 },
    /// Ends the program.
    Quit {},
}
