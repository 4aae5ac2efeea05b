use serde::Deserialize;
use serde_json::Value;

/// A request, without its `id`.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// Returns version, games, options and levels.
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
    /// Undoes a move.
    Undo {},
    /// Returns the legal moves.
    Legal {},
    /// Searches without playing.
    Go(GoLimits),
    /// Returns the exact value.
    Solve { ms: u64 },
    /// Judges a move.
    Judge {
        #[serde(rename = "turn")]
        mv: String,
        visits: Option<u64>,
    },
    /// Returns the reasons of a move, or of the best one.
    Explain {
        #[serde(rename = "turn")]
        mv: Option<String>,
        visits: Option<u64>,
    },
    /// Judges all moves so far.
    Review { visits: Option<u64> },
    /// Returns the puzzles of a game.
    Puzzles { game: String },
    /// Returns the board as text.
    Show {},
    /// Returns the saved game.
    Save {},
    /// Loads a saved game.
    Load { game: Value },
    /// Counts sequences of actions.
    Perft { depth: u32 },
    /// Ends the program.
    Quit {},
}

/// The limits of a search.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GoLimits {
    /// The number of simulations.
    pub visits: Option<u64>,
    /// The time in milliseconds.
    pub ms: Option<u64>,
    /// A level of the game.
    pub level: Option<u8>,
    /// The random seed.
    pub seed: Option<u64>,
    /// The number of threads.
    pub threads: Option<u64>,
    /// The memory limit of the tree, in mebibytes.
    pub memory_mb: Option<u64>,
}
