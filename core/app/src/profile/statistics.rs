//! The results against the computer, each match counted once.
//!
//! A match is stored with its result before the result is counted, and counting runs again whenever it is opened; so
//! the numbers of counted matches are stored in the same file as the counts.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{
    super::{levels, library::StoredMatch},
    mistakes::MistakeLog,
    rating::OwnRating,
};
use fivefold_engine::{
    game::{Outcome, Side},
    games,
    session::Player,
};

/// The results of all games against the computer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// The tallies of rated games by game and level; in files of older versions also of others, and of custom limits
    /// as level 0.
    games: BTreeMap<String, BTreeMap<u8, Tally>>,
    /// The winning streaks by game.
    streaks: BTreeMap<String, Streaks>,
    /// The person's rating in each game.
    ratings: BTreeMap<String, OwnRating>,
    /// The numbers of matches that were counted or excluded.
    counted: BTreeSet<u64>,
    /// The numbers of excluded matches.
    #[serde(rename = "passed")]
    excluded: BTreeSet<u64>,
    /// The person's mistakes in reviewed matches.
    #[serde(skip_serializing_if = "MistakeLog::is_empty")]
    pub mistakes: MistakeLog,
}

/// The results against one level of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    /// The current winning streak against this level, in files of older versions.
    #[serde(skip_serializing)]
    streak: u32,
    /// The longest winning streak against this level, in files of older versions.
    #[serde(skip_serializing)]
    best: u32,
}

/// The winning streaks in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Streaks {
    /// The current one.
    now: u32,
    /// The longest one.
    best: u32,
    /// The last match, and both streaks before it.
    before: Option<(u64, u32, u32)>,
}

impl Statistics {
    /// Returns the statistics, or `None` if a rating is invalid. Streaks of older versions, which were counted by level,
    /// become those of the game.
    pub fn checked(mut self) -> Option<Self> {
        for (game, levels) in &self.games {
            let most = |of: fn(&Tally) -> u32| levels.values().map(of).max().unwrap_or_default();
            let old = Streaks { now: most(|tally| tally.streak), best: most(|tally| tally.best), before: None };
            self.streaks.entry(game.clone()).or_insert(old);
        }
        self.ratings.values().all(OwnRating::is_valid).then_some(self)
    }

    /// Returns the person's rating in a game, once a game was rated.
    pub fn rating(&self, game: &str) -> Option<&OwnRating> {
        self.ratings.get(game).filter(|rating| rating.is_known())
    }

    /// Returns whether a match of a game was counted.
    pub fn has(&self, game: &str) -> bool {
        self.games.contains_key(game)
    }

    /// Counts a finished match between a person and the computer; returns whether it was not counted before. A match
    /// that is not rated counts neither for a level nor for a streak.
    pub fn count(&mut self, stored: &StoredMatch) -> bool {
        let Some(outcome) = stored.outcome else { return false };
        let (number, game) = (stored.number, stored.game);
        let Some((person, level)) = person_and_level(stored.players) else { return false };
        if !self.counted.insert(number) {
            return false;
        }
        let opponent = games::find(game).and_then(|game| levels::rating(game, level));
        let Some(opponent) = opponent.filter(|_| stored.unrated.is_none()) else {
            self.excluded.insert(number);
            // The game was played, though nothing is counted.
            self.games.entry(game.to_owned()).or_default();
            return true;
        };
        let score = match outcome.winner() {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == person)),
        };
        self.ratings.entry(game.to_owned()).or_default().record(number, opponent, score);
        let tally = self.games.entry(game.to_owned()).or_default().entry(level).or_default();
        let streaks = self.streaks.entry(game.to_owned()).or_default();
        streaks.before = Some((number, streaks.now, streaks.best));
        let (count, now) = match outcome {
            Outcome::Draw => (&mut tally.draws, 0),
            Outcome::Win(winner) if winner == person => (&mut tally.wins, streaks.now.saturating_add(1)),
            Outcome::Win(_) => (&mut tally.losses, 0),
        };
        *count = count.saturating_add(1);
        (streaks.now, streaks.best) = (now, streaks.best.max(now));
        true
    }

    /// Reverts the result of a match whose resignation was taken back; returns whether anything was reverted.
    pub fn revert(&mut self, number: u64, game: &str, players: [Player; 2], outcome: Outcome) -> bool {
        let Some((person, level)) = person_and_level(players).filter(|_| !self.excluded.contains(&number)) else {
            return false;
        };
        if !self.counted.remove(&number) {
            return false;
        }
        if let Some(rating) = self.ratings.get_mut(game) {
            rating.revert(number);
        }
        // The tally may be gone if the results were reset meanwhile.
        if let Some(tally) = self.games.get_mut(game).and_then(|levels| levels.get_mut(&level)) {
            let count = match outcome {
                Outcome::Draw => &mut tally.draws,
                Outcome::Win(winner) if winner == person => &mut tally.wins,
                Outcome::Win(_) => &mut tally.losses,
            };
            *count = count.saturating_sub(1);
        }
        if let Some(streaks) = self.streaks.get_mut(game)
            && let Some((_, now, best)) = streaks.before.take_if(|before| before.0 == number)
        {
            (streaks.now, streaks.best) = (now, best);
        }
        true
    }

    /// Excludes a match whose result is never counted.
    pub fn exclude(&mut self, number: u64) {
        self.counted.insert(number);
        self.excluded.insert(number);
    }

    /// Resets all results, but not the set of counted matches.
    pub fn reset(&mut self) {
        self.games.clear();
        self.streaks.clear();
        self.ratings.clear();
        self.mistakes = MistakeLog::default();
    }

    /// Forgets the number of a permanently deleted match.
    pub fn forget(&mut self, number: u64) {
        self.counted.remove(&number);
        self.excluded.remove(&number);
        self.mistakes.forget(number);
    }

    /// Returns whether any match was counted.
    pub fn has_any(&self) -> bool {
        !self.games.is_empty()
    }

    /// Returns the numbers of rated games won, drawn and lost against each level of a game, in the order of the levels.
    pub fn levels(&self, game: &str) -> impl Iterator<Item = (u8, [u32; 3])> {
        let tallies = self.games.get(game).into_iter().flatten().filter(|(level, _)| **level > 0);
        tallies.map(|(level, tally)| (*level, [tally.wins, tally.draws, tally.losses]))
    }

    /// Returns the current and the longest winning streak in a game.
    pub fn streak(&self, game: &str) -> (u32, u32) {
        self.streaks.get(game).map_or((0, 0), |streak| (streak.now, streak.best))
    }
}

/// Returns the person's side and the computer's level, in a match between the two.
const fn person_and_level(players: [Player; 2]) -> Option<(Side, u8)> {
    match players {
        [Player::Human, computer] if computer.is_computer() => Some((Side::First, level(computer))),
        [computer, Player::Human] if computer.is_computer() => Some((Side::Second, level(computer))),
        _ => None,
    }
}

const fn level(computer: Player) -> u8 {
    if let Player::Level(level) = computer { level } else { 0 }
}
