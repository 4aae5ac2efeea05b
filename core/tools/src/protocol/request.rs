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
        #[serde(default, rename = "turns")]
        moves: Vec<String>,
    },
    /// Plays a move.
    Play {
        #[serde(rename = "turn")]
        mv: String,
    },
    /// Takes a turn back.
    Undo {},
    /// Every legal move.
    Legal {},
    /// Searches and does not play.
    Go(Effort),
    /// The exact value.
    Solve { ms: u64 },
    /// What a move is worth.
    Judge {
        #[serde(rename = "turn")]
        mv: String,
        visits: Option<u64>,
    },
    /// What every move so far was worth.
    Review { visits: Option<u64> },
    /// The puzzles of a game.
    Puzzles { game: String },
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

/// How hard to search.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Effort {
    /// Simulations.
    pub visits: Option<u64>,
    /// Milliseconds.
    pub ms: Option<u64>,
    /// A level of the game.
    pub level: Option<u8>,
    /// What everything random comes from.
    pub seed: Option<u64>,
    /// Threads.
    pub threads: Option<u64>,
    /// The most memory of the tree, in mebibytes.
    pub memory_mb: Option<u64>,
}
