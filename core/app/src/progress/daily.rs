//! The daily puzzle: its selection, the solved days, and streaks.
//!
//! A day is the local calendar date reported by the platform and is never compared with a clock: after travel or a
//! clock change the puzzle is that of the new local date, and solved days stay solved.

use std::collections::BTreeSet;

use super::super::dates::Day;
use fivefold_engine::games::{self, Game};

/// The games that provide the daily puzzles, starting on a day.
struct Rotation {
    from: Day,
    /// The ids of the games, in the order of their days.
    games: &'static [&'static str],
}

/// The rotations, latest first. A released rotation never changes, so that an update does not assign a different puzzle
/// to a day; a game with at least [`PUZZLES`] rated puzzles joins in a new rotation that begins after the release.
const ROTATIONS: &[Rotation] = &[Rotation {
    from: Day(i32::MIN),
    games: &["bridgit", "lines-of-action", "connect-four", "connect-any", "pentago-twist"],
}];

/// The number of puzzles of each game used as daily puzzles. It never changes, even if the pools grow.
const PUZZLES: i32 = 190;

/// The step between daily puzzles in the pool, where neighbors have the same boards. It is coprime to [`PUZZLES`], so
/// it visits all of them.
const STEP: i32 = 77;

/// Returns the game and number of a day's puzzle: a different game each day, and each puzzle once in a full rotation.
pub fn puzzle_of_day(day: Day) -> Option<(&'static dyn Game, u32)> {
    let Rotation { games, .. } = ROTATIONS.iter().find(|rotation| rotation.from <= day)?;
    let count = i32::try_from(games.len()).ok().filter(|count| *count > 0)?;
    let game = games.get(usize::try_from(day.0.rem_euclid(count)).ok()?)?;
    let number = 1 + (day.0.div_euclid(count).rem_euclid(PUZZLES) * STEP).rem_euclid(PUZZLES);
    Some((games::find(game)?, number.unsigned_abs()))
}

/// Returns the current streak in days, up to today, or up to yesterday while today's puzzle is unsolved.
pub fn streak(solved: &BTreeSet<Day>, today: Day) -> u32 {
    let last = if solved.contains(&today) { today } else { today.later(-1) };
    let mut length = 0;
    let mut day = last;
    while solved.contains(&day) {
        length += 1;
        day = day.later(-1);
    }
    length
}

/// Returns the longest streak in days.
pub fn longest_streak(solved: &BTreeSet<Day>) -> u32 {
    let (mut longest, mut length, mut last) = (0, 0, None);
    for day in solved {
        length = if last == Some(day.later(-1)) { length + 1 } else { 1 };
        longest = longest.max(length);
        last = Some(*day);
    }
    longest
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashSet};

    use super::{Day, longest_streak, puzzle_of_day, streak};
    use crate::dates::CivilDate;
    use fivefold_engine::puzzles::{self, Puzzle};

    fn days(days: &[i32]) -> BTreeSet<Day> {
        days.iter().map(|day| Day(*day)).collect()
    }

    #[test]
    fn daily_puzzles_do_not_repeat_in_nine_hundred_days() {
        let first = CivilDate { year: 2026, month: 11, day: 22 }.number();
        let mut seen = HashSet::new();
        for day in 0..950 {
            let (game, number) = puzzle_of_day(first.later(day)).unwrap();
            let is_rated = puzzles::pool(game).unwrap().puzzle(number).is_some_and(Puzzle::is_rated);
            assert!(is_rated, "{} has no rated puzzle {number}, but is in ROTATIONS", game.id());
            assert!(seen.insert((game.id(), number)), "{} {number} repeats on day {day}", game.id());
        }
        assert_eq!(seen.len(), 950);
        assert!(puzzle_of_day(Day(i32::MIN)).is_some() && puzzle_of_day(Day(i32::MAX)).is_some());
    }

    /// The expected puzzles were recorded before rotations existed, when all offered games took part.
    #[test]
    fn released_days_keep_their_puzzles() {
        let recorded = [
            (-1, "pentago-twist", 114),
            (0, "bridgit", 1),
            (1, "lines-of-action", 1),
            (20_779, "pentago-twist", 166),
            (20_780, "bridgit", 53),
            (21_000, "bridgit", 21),
            (21_001, "lines-of-action", 21),
            (21_007, "connect-four", 98),
            (40_003, "connect-any", 21),
        ];
        for (day, game, number) in recorded {
            let (found, chosen) = puzzle_of_day(Day(day)).unwrap();
            assert_eq!((found.id(), chosen), (game, number), "on day {day}");
        }
    }

    #[test]
    fn consecutive_days_have_different_games() {
        let game = |day| puzzle_of_day(Day(day)).unwrap().0.id();
        assert!((20_000..20_020).all(|day| game(day) != game(day + 1)));
    }

    #[test]
    fn streak_counts_consecutive_days_only() {
        let solved = days(&[1, 2, 3, 5, 6]);
        assert_eq!(streak(&solved, Day(6)), 2);
        assert_eq!(streak(&solved, Day(7)), 2, "today can still be solved");
        assert_eq!(streak(&solved, Day(8)), 0, "a day was missed");
        assert_eq!(streak(&solved, Day(3)), 3, "the clock was set back");
        assert_eq!(longest_streak(&solved), 3);
        assert_eq!((streak(&days(&[]), Day(0)), longest_streak(&days(&[]))), (0, 0));
    }
}
