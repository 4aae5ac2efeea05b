//! What has been measured, a line of JSON each, in a file that only grows.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// The result of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Note {
    /// Which levels.
    pub pair: String,
    /// Their settings: a match is played again when anything about them has changed.
    pub players: String,
    /// How many games.
    pub games: u32,
    /// The part of the points that the first one made, from 0 to 1.
    pub rate: f64,
    /// Half the width of the interval that holds the true rate with 95 %.
    pub uncertainty: f64,
}

impl fmt::Display for Note {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:.1} % (+-{:.1}) of {} games", 100.0 * self.rate, 100.0 * self.uncertainty, self.games)
    }
}

/// All results so far.
pub struct Notes {
    known: Vec<Note>,
    file: File,
}

impl Notes {
    /// Reads what has been noted.
    ///
    /// # Errors
    /// If the file cannot be read, or holds something else.
    pub fn open(path: PathBuf) -> io::Result<Self> {
        let text = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text?,
        };
        let known = text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
        Ok(Self { known, file: OpenOptions::new().create(true).append(true).open(path)? })
    }

    /// The result of this match, if it was played with at least so many games.
    pub fn find(&self, pair: &str, players: &str, games: u32) -> Option<Note> {
        self.known.iter().find(|note| note.pair == pair && note.players == players && note.games >= games).cloned()
    }

    /// Notes a result.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, note: &Note) -> io::Result<()> {
        self.known.push(note.clone());
        writeln!(self.file, "{}", serde_json::to_string(note)?)
    }
}
