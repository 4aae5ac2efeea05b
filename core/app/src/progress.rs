//! Learning progress: puzzles, lessons and daily puzzles.

mod daily;
mod lessons;
mod own;
mod puzzles;

use std::{collections::BTreeSet, sync::Arc};

pub use self::{
    daily::{longest_streak, puzzle_of_day, streak},
    lessons::Lessons,
    own::OwnPuzzles,
    puzzles::{Attempt, OpenPuzzle, PuzzleRecord},
};

use super::{
    dates::{CivilDate, Day},
    environment::Pools,
    store::Store,
};
use fivefold_engine::{
    game::Message,
    games::Game,
    puzzles::{Pool, Puzzle, PuzzleTheme},
};

const LESSONS: &str = "lessons.json";
const PUZZLES: &str = "puzzles.json";
const OWN: &str = "own-puzzles.json";

/// The stored progress, the source of puzzles, and the date.
pub struct Progress {
    store: Arc<Store>,
    lessons: Lessons,
    puzzles: PuzzleRecord,
    own: OwnPuzzles,
    pools: Pools,
    /// Whether damaged puzzle pools were reported.
    is_damage_reported: bool,
    /// The local date, once set by the platform.
    today: Option<CivilDate>,
    /// One-time notices.
    pub notices: Vec<Message>,
}

impl Progress {
    /// Reads the progress.
    pub fn open(store: Arc<Store>, pools: Pools) -> Self {
        let mut notices = Vec::new();
        let lessons = store.read_json(LESSONS).unwrap_or_else(|()| {
            notices.push(Message::new("set-aside-lessons"));
            None
        });
        let puzzles = store.read_checked(PUZZLES, PuzzleRecord::checked).unwrap_or_else(|()| {
            notices.push(Message::new("set-aside-puzzles"));
            None
        });
        let own = store.read_checked(OWN, OwnPuzzles::checked).unwrap_or_else(|()| {
            notices.push(Message::new("set-aside-own"));
            None
        });
        Self {
            store,
            lessons: lessons.unwrap_or_default(),
            puzzles: puzzles.unwrap_or_default(),
            own: own.unwrap_or_default(),
            pools,
            is_damage_reported: false,
            today: None,
            notices,
        }
    }

    /// Returns the lessons' progress.
    pub const fn lessons(&self) -> &Lessons {
        &self.lessons
    }

    /// Updates the lessons' progress and writes it immediately.
    pub fn change_lessons(&mut self, change: impl FnOnce(&mut Lessons)) {
        change(&mut self.lessons);
        self.store.write_json(LESSONS, &self.lessons);
    }

    /// Returns the puzzle record.
    pub const fn puzzles(&self) -> &PuzzleRecord {
        &self.puzzles
    }

    /// Updates the puzzle record and writes it immediately.
    pub fn change_puzzles(&mut self, change: impl FnOnce(&mut PuzzleRecord)) {
        change(&mut self.puzzles);
        self.store.write_json(PUZZLES, &self.puzzles);
    }

    /// Returns the puzzles made of the player's own mistakes.
    pub const fn own(&self) -> &OwnPuzzles {
        &self.own
    }

    /// Updates the player's own puzzles and writes them immediately.
    pub fn change_own(&mut self, change: impl FnOnce(&mut OwnPuzzles)) {
        change(&mut self.own);
        self.store.write_json(OWN, &self.own);
    }

    /// Returns the local date, once set by the platform.
    pub const fn today(&self) -> Option<CivilDate> {
        self.today
    }

    /// Sets the local date.
    pub fn set_today(&mut self, today: CivilDate) {
        self.today = Some(today.nearest());
    }

    /// Returns the puzzle pool of a game, or `None` if it is damaged, which is reported once.
    pub fn pool(&mut self, game: &'static dyn Game) -> Option<&'static Pool> {
        let pool = (self.pools)(game);
        if pool.is_err() && !self.is_damage_reported {
            self.is_damage_reported = true;
            self.notices.push(Message::new("puzzles-damaged"));
        }
        pool.ok()
    }

    /// Returns the puzzle of a day, or `None` if the pool is damaged.
    pub fn daily_puzzle(&mut self, day: Day) -> Option<&'static Puzzle> {
        let (game, number) = puzzle_of_day(day)?;
        self.pool(game)?.puzzle(number)
    }

    /// Returns the puzzle of a game to try next, of a theme if one is given: an attempt that was left, one due for
    /// repetition, or one near the person's rating.
    pub fn puzzle(
        &mut self,
        game: &'static dyn Game,
        theme: Option<PuzzleTheme>,
        today: Day,
    ) -> Option<&'static Puzzle> {
        let pool = self.pool(game)?;
        self.puzzles.next(game.id(), pool, theme, today, &BTreeSet::new())
    }

    /// Returns the puzzle after this one: the next of its chapter, or the one to try next that is not in `shown`.
    pub fn puzzle_after(
        &mut self,
        last: &Puzzle,
        theme: Option<PuzzleTheme>,
        today: Day,
        shown: &BTreeSet<u32>,
    ) -> Option<&'static Puzzle> {
        let pool = self.pool(last.game())?;
        let following = || pool.puzzle(last.number() + 1).filter(|puzzle| !puzzle.is_rated());
        let next = || self.puzzles.next(last.game().id(), pool, theme, today, shown);
        if last.is_rated() { None } else { following() }.or_else(next)
    }
}
