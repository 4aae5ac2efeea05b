//! The puzzle record: ratings, solved puzzles and days, and puzzles due for repetition.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::super::{
    dates::Day,
    glicko::{Encounter, Rating},
};
use fivefold_engine::puzzles::{Pool, Puzzle, PuzzleTheme};

/// The intervals in days after which a failed puzzle is repeated.
const REPETITION_DAYS: [i32; 3] = [1, 3, 7];

/// The rating deviation of a puzzle, the precision of five attempts by each of eight levels.
const PUZZLE_DEVIATION: f64 = 90.0;

/// The number of latest ratings kept for the graph.
const MOST_RATINGS: usize = 50;

/// The factors that reduce the weight of a result: after a hint, and of a failed puzzle that is due again.
const HINTED: f64 = 0.5;
const REPEATED: f64 = 0.3;

/// The saved puzzle record.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleRecord {
    /// The records by game id.
    games: BTreeMap<String, GameRecord>,
    /// The days whose daily puzzle was solved.
    days: BTreeSet<Day>,
}

/// The puzzle record of one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct GameRecord {
    rating: Rating,
    solved: BTreeSet<u32>,
    /// The failed puzzles to repeat, by number.
    returning: BTreeMap<u32, Repetition>,
    /// The puzzle attempted last.
    last: u32,
    /// The attempts that were left, by the number of the puzzle.
    open: BTreeMap<u32, OpenPuzzle>,
    /// The latest ratings, oldest first.
    ratings: Vec<u16>,
}

/// The progress of an attempt at a puzzle.
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OpenPuzzle {
    /// The moves on the board since the position of the puzzle.
    pub moves: String,
    /// The claim that remains to be shown.
    pub claim: String,
    /// The number of moves found.
    pub found: u16,
    /// The number of hints for the move to find.
    pub hints: usize,
    /// Whether a hint was used.
    pub is_hinted: bool,
    /// Whether the attempt has failed.
    pub is_failed: bool,
    /// Whether the answer was shown.
    pub is_answer_shown: bool,
    /// Whether it is a daily puzzle.
    pub is_daily: bool,
}

/// The repetition schedule of a failed puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Repetition {
    due: Day,
    /// The number of times it was solved since it was failed.
    times: usize,
}

/// The result of an attempt at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Whether every move was found on the first try.
    pub is_solved: bool,
    /// Whether a hint was used.
    pub is_hinted: bool,
}

impl PuzzleRecord {
    /// Validates a record read from a file; returns `None` if a rating is invalid.
    pub fn checked(self) -> Option<Self> {
        let is_valid = |game: &GameRecord| game.rating.checked().is_some() && game.ratings.len() <= MOST_RATINGS;
        self.games.values().all(is_valid).then_some(self)
    }

    /// Returns the puzzle rating in a game, if any puzzle was attempted.
    pub fn rating(&self, game: &str) -> Option<Rating> {
        self.games.get(game).filter(|record| record.last > 0).map(|record| record.rating)
    }

    /// Returns the number of solved puzzles of a game.
    pub fn solved(&self, game: &str) -> usize {
        self.games.get(game).map_or(0, |record| record.solved.len())
    }

    /// Returns whether a puzzle is solved.
    pub fn is_solved(&self, game: &str, number: u32) -> bool {
        self.games.get(game).is_some_and(|record| record.solved.contains(&number))
    }

    /// Returns the latest ratings in a game, oldest first.
    pub fn ratings(&self, game: &str) -> &[u16] {
        self.games.get(game).map_or(&[], |record| &record.ratings)
    }

    /// Returns the progress of the attempt at a puzzle that was left, if any.
    pub fn open_puzzle(&self, puzzle: &Puzzle) -> Option<&OpenPuzzle> {
        self.games.get(puzzle.game().id())?.open.get(&puzzle.number())
    }

    /// Sets the progress of the attempt at a puzzle; `None` once it has ended.
    pub fn set_open_puzzle(&mut self, puzzle: &Puzzle, progress: Option<OpenPuzzle>) {
        let record = self.games.entry(puzzle.game().id().to_owned()).or_default();
        match progress {
            Some(progress) => drop(record.open.insert(puzzle.number(), progress)),
            None => drop(record.open.remove(&puzzle.number())),
        }
    }

    /// Returns the days whose daily puzzle was solved.
    pub const fn days(&self) -> &BTreeSet<Day> {
        &self.days
    }

    /// Records a solved daily puzzle.
    pub fn solve_day(&mut self, day: Day) {
        self.days.insert(day);
    }

    /// Records that the person played the solution to its end, also after a wrong move.
    pub fn solve(&mut self, puzzle: &Puzzle) {
        self.games.entry(puzzle.game().id().to_owned()).or_default().solved.insert(puzzle.number());
    }

    /// Records an attempt at a puzzle. The rating changes with the first one, and when the puzzle is due again.
    pub fn record_attempt(&mut self, puzzle: &Puzzle, attempt: Attempt, today: Day) {
        let record = self.games.entry(puzzle.game().id().to_owned()).or_default();
        let number = puzzle.number();
        let Attempt { is_solved, is_hinted } = attempt;
        let is_due = record.returning.get(&number).map(|repetition| repetition.due <= today);
        let is_known = record.solved.contains(&number) || is_due.is_some();
        let weight = if is_hinted { HINTED } else { 1.0 } * if is_known { REPEATED } else { 1.0 };
        let encounter = Encounter {
            rating: puzzle.rating().into(),
            deviation: PUZZLE_DEVIATION,
            score: f64::from(u8::from(is_solved)),
        };
        if puzzle.is_rated() && (!is_known || is_due == Some(true)) {
            record.rating = record.rating.after(encounter, weight);
            record.ratings.push(rounded(record.rating.rating));
            let surplus = record.ratings.len().saturating_sub(MOST_RATINGS);
            record.ratings.drain(..surplus);
        }
        record.last = number;
        if !is_solved {
            record.returning.insert(number, Repetition { due: today.later(REPETITION_DAYS[0]), times: 0 });
            return;
        }
        record.solved.insert(number);
        if let Some(before) = record.returning.remove(&number) {
            // Solving the puzzle before it is due does not count as a repetition.
            let is_due = is_due == Some(true);
            let times = before.times.saturating_add(usize::from(is_due));
            if let Some(days) = REPETITION_DAYS.get(times) {
                let due = if is_due { today.later(*days) } else { before.due };
                record.returning.insert(number, Repetition { due, times });
            }
        }
    }

    /// Returns the puzzle to try next, of a theme if one is given: one whose attempt was left, else one due today, else
    /// the unattempted one nearest in rating, else the nearest of all but the last one. Those in `shown` are passed over.
    pub fn next<'a>(
        &self,
        game: &str,
        pool: &'a Pool,
        theme: Option<PuzzleTheme>,
        today: Day,
        shown: &BTreeSet<u32>,
    ) -> Option<&'a Puzzle> {
        let none = GameRecord::default();
        let record = self.games.get(game).unwrap_or(&none);
        let is_allowed =
            |puzzle: &&Puzzle| !shown.contains(&puzzle.number()) && theme.is_none_or(|theme| puzzle.theme() == theme);
        let found = |number: &u32| pool.puzzle(*number).filter(is_allowed);
        let left = record.open.iter().filter(|(_, open)| !open.is_daily);
        let left = left.filter_map(|(number, _)| found(number)).find(|puzzle| puzzle.is_rated());
        let due = record.returning.iter();
        let due = due.filter(|(number, repetition)| repetition.due <= today && **number != record.last);
        let due = due.filter_map(|(number, repetition)| Some((found(number)?, repetition.due)));
        if let Some(puzzle) = left.or_else(|| due.min_by_key(|(_, due)| *due).map(|(puzzle, _)| puzzle)) {
            return Some(puzzle);
        }
        let distance = |puzzle: &&Puzzle| (f64::from(puzzle.rating()) - record.rating.rating).abs();
        let nearest = |wanted: &dyn Fn(&Puzzle) -> bool| {
            let rated = pool.puzzles().iter().filter(is_allowed).filter(|puzzle| puzzle.is_rated() && wanted(puzzle));
            rated.min_by(|one, two| distance(one).total_cmp(&distance(two)))
        };
        let is_new = |puzzle: &Puzzle| {
            !record.solved.contains(&puzzle.number()) && !record.returning.contains_key(&puzzle.number())
        };
        nearest(&is_new).or_else(|| nearest(&|puzzle| puzzle.number() != record.last))
    }
}

/// Rounds a rating.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "ratings lie between 100 and 3500")]
fn rounded(rating: f64) -> u16 {
    rating.round() as u16
}

#[cfg(test)]
mod tests {
    use super::{Attempt, BTreeSet, Day, PuzzleRecord};
    use fivefold_engine::{games, puzzles};

    const GAME: &str = "connect-four";
    const SOLVED: Attempt = Attempt { is_solved: true, is_hinted: false };
    const FAILED: Attempt = Attempt { is_solved: false, is_hinted: false };

    fn pool() -> &'static puzzles::Pool {
        puzzles::pool(games::find(GAME).unwrap()).unwrap()
    }

    #[test]
    fn failed_puzzle_returns_after_one_three_and_seven_days() {
        let mut record = PuzzleRecord::default();
        let (failed, other) = (pool().puzzle(1).unwrap(), pool().puzzle(2).unwrap());
        let next =
            |record: &PuzzleRecord, day| record.next(GAME, pool(), None, Day(day), &BTreeSet::new()).unwrap().number();
        record.record_attempt(failed, FAILED, Day(10));
        record.record_attempt(other, SOLVED, Day(10));
        assert_ne!(next(&record, 10), 1);
        for (due, again) in [(11, 14), (14, 21)] {
            assert_ne!(next(&record, due - 1), 1, "not before day {due}");
            assert_eq!(next(&record, due), 1);
            record.record_attempt(failed, SOLVED, Day(due));
            record.record_attempt(other, SOLVED, Day(due));
            assert_ne!(next(&record, again - 1), 1);
        }
        assert_eq!(next(&record, 21), 1);
        record.record_attempt(failed, SOLVED, Day(21));
        record.record_attempt(other, SOLVED, Day(21));
        assert!((22..60).all(|day| next(&record, day) != 1), "three repetitions suffice");
    }

    #[test]
    fn early_solution_keeps_repetition_interval() {
        let mut record = PuzzleRecord::default();
        let (failed, other) = (pool().puzzle(1).unwrap(), pool().puzzle(2).unwrap());
        record.record_attempt(failed, FAILED, Day(10));
        record.record_attempt(failed, SOLVED, Day(10));
        record.record_attempt(other, SOLVED, Day(10));
        assert_eq!(record.next(GAME, pool(), None, Day(11), &BTreeSet::new()).unwrap().number(), 1);
    }

    #[test]
    fn hinted_puzzles_count_less_and_repeated_ones_when_due() {
        let puzzle = pool().puzzle(1).unwrap();
        let gain = |attempts: &[(Attempt, i32)]| {
            let mut record = PuzzleRecord::default();
            let (last, before) = attempts.split_last().unwrap();
            for (attempt, day) in before {
                record.record_attempt(puzzle, *attempt, Day(*day));
            }
            let rating = |record: &PuzzleRecord| record.rating(GAME).unwrap_or_default().rating;
            let from = rating(&record);
            record.record_attempt(puzzle, last.0, Day(last.1));
            rating(&record) - from
        };
        let hinted = Attempt { is_hinted: true, ..SOLVED };
        assert!(gain(&[(SOLVED, 0)]) > gain(&[(hinted, 0)]) && gain(&[(hinted, 0)]) > 0.0);
        assert!(gain(&[(FAILED, 0)]) < 0.0);
        for again in [SOLVED, FAILED] {
            for known in [SOLVED, FAILED] {
                assert!(gain(&[(known, 0), (again, 0)]).abs() < 1e-9, "{again:?} on the day of {known:?}");
            }
            assert!(gain(&[(SOLVED, 0), (again, 9)]).abs() < 1e-9, "a solved puzzle is never due");
        }
        let due = gain(&[(FAILED, 0), (SOLVED, 1)]);
        assert!(due > 0.0 && due < gain(&[(SOLVED, 0)]), "{due}");
    }

    #[test]
    fn next_puzzle_is_unseen_and_near_rating() {
        let mut record = PuzzleRecord::default();
        for _ in 0..30 {
            let puzzle = record.next(GAME, pool(), None, Day(0), &BTreeSet::new()).unwrap();
            assert!(!record.is_solved(GAME, puzzle.number()));
            record.record_attempt(puzzle, SOLVED, Day(0));
        }
        assert_eq!(record.solved(GAME), 30);
        let (rating, first) = (record.rating(GAME).unwrap(), pool().puzzle(1).unwrap());
        assert!(rating.rating > super::Rating::default().rating);
        // A next puzzle exists even after all are solved.
        for puzzle in pool().puzzles() {
            record.record_attempt(puzzle, SOLVED, Day(0));
        }
        record.record_attempt(first, SOLVED, Day(0));
        assert_ne!(record.next(GAME, pool(), None, Day(0), &BTreeSet::new()).unwrap().number(), 1);
    }
}
