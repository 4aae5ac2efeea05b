//! Puzzles made of the player's own mistakes. A match may be deleted; its puzzles stay.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{super::dates::Day, Attempt};
use fivefold_engine::{
    games,
    puzzles::{Puzzle, fingerprint},
};

/// The maximum number of puzzles kept; the oldest go first.
const MOST: usize = 200;

/// The number of days on which a puzzle is solved at the first try before it is done.
const SOLUTIONS: u8 = 2;

/// The player's own puzzles, in the order they were made. Those that are done stay, so that no mistake becomes a puzzle
/// again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnPuzzles {
    puzzles: Vec<OwnPuzzle>,
    /// The number of puzzles ever made.
    made: u32,
}

/// A puzzle and the history of its attempts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct OwnPuzzle {
    /// The number, from 1, by which an attempt is recorded.
    number: u32,
    game: String,
    options: Value,
    /// The puzzle in the format of the pools.
    line: String,
    /// The fingerprint of the position.
    position: u64,
    /// The number of the match in which the mistake was made.
    #[serde(rename = "match")]
    match_number: u64,
    /// The number of days on which it was solved at the first try since it was last failed, and the last of them.
    solved: u8,
    solved_on: Option<Day>,
    /// The last day it was shown.
    shown: Option<Day>,
}

impl OwnPuzzle {
    /// Returns the puzzle; `None` if its game is unknown to this version or its line is malformed.
    fn read(&self) -> Option<Puzzle> {
        Puzzle::read(games::find(&self.game)?, self.number, self.options.clone(), &self.line)
    }

    const fn is_done(&self) -> bool {
        self.solved >= SOLUTIONS
    }
}

impl OwnPuzzles {
    /// Validates puzzles read from a file; returns `None` if one of a known game is malformed.
    pub fn checked(mut self) -> Option<Self> {
        let is_valid = |own: &OwnPuzzle| games::find(&own.game).is_none() || own.read().is_some();
        let surplus = self.puzzles.len().saturating_sub(MOST);
        self.puzzles.drain(..surplus);
        self.puzzles.iter().all(is_valid).then_some(self)
    }

    /// Adds a puzzle made of a match, unless its position or a mirror image of it was added before; returns whether it
    /// was added.
    pub fn add(&mut self, puzzle: &Puzzle, match_number: u64) -> bool {
        let Some(position) = puzzle.position().ok().map(|state| fingerprint(&*state)) else { return false };
        let game = puzzle.game().id();
        if self.puzzles.iter().any(|own| own.position == position && own.game == game) {
            return false;
        }
        self.made = self.made.saturating_add(1);
        if self.puzzles.len() >= MOST {
            // A puzzle that is done goes first.
            let oldest = self.puzzles.iter().position(OwnPuzzle::is_done).unwrap_or(0);
            self.puzzles.remove(oldest);
        }
        self.puzzles.push(OwnPuzzle {
            number: self.made,
            game: game.to_owned(),
            options: puzzle.options().clone(),
            line: puzzle.line(0),
            position,
            match_number,
            solved: 0,
            solved_on: None,
            shown: None,
        });
        true
    }

    /// Returns the number of puzzles of a game that are not done.
    pub fn count(&self, game: &str) -> usize {
        self.open(game).count()
    }

    /// Returns the number of puzzles of a match that were never shown.
    pub fn new_of_match(&self, number: u64) -> usize {
        self.puzzles.iter().filter(|own| own.match_number == number && own.shown.is_none()).count()
    }

    /// Returns the puzzle of a game to try next: one not yet shown today, the newest of those solved least.
    pub fn next(&self, game: &str, today: Day) -> Option<Puzzle> {
        self.in_order(game).into_iter().filter(|own| own.shown != Some(today)).find_map(playable)
    }

    /// Returns the puzzle to begin with: the next one, else one that was shown today.
    pub fn first(&self, game: &str, today: Day) -> Option<Puzzle> {
        self.next(game, today).or_else(|| self.in_order(game).into_iter().find_map(playable))
    }

    /// Records that a puzzle is shown.
    pub fn show(&mut self, number: u32, today: Day) {
        if let Some(own) = self.find(number) {
            own.shown = Some(today);
        }
    }

    /// Records an attempt. A puzzle solved at the first try counts once a day; a failed one starts again; one solved
    /// with a hint stays as it is.
    pub fn record_attempt(&mut self, number: u32, attempt: Attempt, today: Day) {
        let Some(own) = self.find(number) else { return };
        if !attempt.is_solved {
            (own.solved, own.solved_on) = (0, None);
        } else if !attempt.is_hinted && own.solved_on != Some(today) {
            (own.solved, own.solved_on) = (own.solved.saturating_add(1), Some(today));
        }
    }

    fn open(&self, game: &str) -> impl Iterator<Item = &OwnPuzzle> {
        self.puzzles.iter().filter(move |own| own.game == game && !own.is_done())
    }

    fn in_order(&self, game: &str) -> Vec<&OwnPuzzle> {
        let mut puzzles: Vec<&OwnPuzzle> = self.open(game).collect();
        puzzles.sort_by_key(|own| (own.solved, Reverse(own.number)));
        puzzles
    }

    fn find(&mut self, number: u32) -> Option<&mut OwnPuzzle> {
        self.puzzles.iter_mut().find(|own| own.number == number)
    }
}

/// Returns the puzzle if its moves are legal.
fn playable(own: &OwnPuzzle) -> Option<Puzzle> {
    own.read().filter(|puzzle| puzzle.solutions().is_ok_and(|solutions| !solutions.is_empty()))
}
