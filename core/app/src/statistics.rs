//! The results against the computer, each match counted once.
//!
//! A match is kept with its result before the result is counted, and it is counted again whenever it is opened; so the
//! numbers of those that were counted are kept in the same file as the counts.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::archive::StoredMatch;
use super::levels;
use super::own_rating::{OwnRating, RatingCard};
use super::words::Words;
use fivefold_engine::{
    game::{Message, Outcome, Side},
    games,
    session::{Conclusion, Player},
    text::Wording,
};

/// What the statistics show.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticsState {
    /// A section for each game that has been played to its end.
    pub sections: Vec<StatisticsSection>,
}

/// The results of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticsSection {
    /// The id of the game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// How strong the person is, once a game was rated.
    pub rating: Option<RatingCard>,
    /// A row for each level that was met.
    pub rows: Vec<StatisticsRow>,
}

/// The results against one level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsRow {
    /// The level in words.
    pub label: String,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Wins in a row, in words.
    pub streak: String,
}

/// The results of every game against the computer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Statistics {
    /// By game and level; level 0 stands for limits of one's own.
    games: BTreeMap<String, BTreeMap<u8, Tally>>,
    /// How strong the person is in each game.
    ratings: BTreeMap<String, OwnRating>,
    /// The numbers of the matches that are counted, or count for nothing.
    counted: BTreeSet<u64>,
    /// Those of them that count for nothing.
    passed: BTreeSet<u64>,
}

/// The results against one level of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    /// Wins in a row up to the last game.
    streak: u32,
    /// The longest such row.
    best: u32,
    /// The rows before the last game.
    before: Option<Rows>,
}

/// How many games were won in a row before a match was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Rows {
    /// The match.
    number: u64,
    streak: u32,
    best: u32,
}

impl Statistics {
    /// What a file says; nothing if a rating in it is none.
    pub fn checked(self) -> Option<Self> {
        self.ratings.values().all(OwnRating::is_valid).then_some(self)
    }

    /// How strong the person is in a game, once one was rated.
    pub fn rating(&self, game: &str) -> Option<&OwnRating> {
        self.ratings.get(game).filter(|rating| rating.is_known())
    }

    /// Whether a match of a game was counted.
    pub fn has(&self, game: &str) -> bool {
        self.games.contains_key(game)
    }

    /// Counts a match between a person and the computer that has ended, and says whether that is new.
    pub fn count(&mut self, kept: &StoredMatch) -> bool {
        let StoredMatch { number, game, conclusion: Some(conclusion), .. } = kept else { return false };
        let (number, game) = (*number, *game);
        let Some((person, level)) = against(kept.players) else { return false };
        if !self.counted.insert(number) {
            return false;
        }
        let opponent = games::find(game).and_then(|game| levels::rating(game, level));
        if let Some(opponent) = opponent.filter(|_| kept.unrated.is_none()) {
            let score = match conclusion.outcome.winner() {
                None => 0.5,
                Some(winner) => f64::from(u8::from(winner == person)),
            };
            self.ratings.entry(game.to_owned()).or_default().count(number, opponent, score);
        }
        let tally = self.games.entry(game.to_owned()).or_default().entry(level).or_default();
        tally.before = Some(Rows { number, streak: tally.streak, best: tally.best });
        match conclusion.outcome {
            Outcome::Draw => tally.draws += 1,
            Outcome::Win(winner) if winner == person => {
                tally.wins += 1;
                tally.streak += 1;
                tally.best = tally.best.max(tally.streak);
                return true;
            }
            Outcome::Win(_) => tally.losses += 1,
        }
        tally.streak = 0;
        true
    }

    /// Takes back what was counted of a match that goes on, because its resignation was taken back, and says whether
    /// anything was.
    pub fn take_back(&mut self, number: u64, game: &str, players: [Player; 2], conclusion: &Conclusion) -> bool {
        let Some((person, level)) = against(players).filter(|_| !self.passed.contains(&number)) else { return false };
        if !self.counted.remove(&number) {
            return false;
        }
        if let Some(rating) = self.ratings.get_mut(game) {
            rating.take_back(number);
        }
        // Nothing is left of it if the results were forgotten meanwhile.
        if let Some(tally) = self.games.get_mut(game).and_then(|levels| levels.get_mut(&level)) {
            let count = match conclusion.outcome {
                Outcome::Draw => &mut tally.draws,
                Outcome::Win(winner) if winner == person => &mut tally.wins,
                Outcome::Win(_) => &mut tally.losses,
            };
            *count = count.saturating_sub(1);
            if let Some(Rows { streak, best, .. }) = tally.before.take_if(|before| before.number == number) {
                (tally.streak, tally.best) = (streak, best);
            }
        }
        true
    }

    /// Leaves a match out, because it was not played to its end here.
    pub fn pass(&mut self, number: u64) {
        self.counted.insert(number);
        self.passed.insert(number);
    }

    /// Forgets all results, but not which matches were counted.
    pub fn reset(&mut self) {
        self.games.clear();
        self.ratings.clear();
    }

    /// Forgets the number of a match that never comes again.
    pub fn forget(&mut self, number: u64) {
        self.counted.remove(&number);
        self.passed.remove(&number);
    }

    /// What there is to show.
    pub fn state(&self, wording: Wording) -> StatisticsState {
        let words = Words::new(wording);
        let section = |game: &&'static dyn games::Game| {
            let tallies = self.games.get(game.id())?;
            let label = |level: u8| {
                if level == 0 {
                    return words.word("own-limits");
                }
                levels::title(*game, level, words)
            };
            let rows = tallies.iter().map(|(level, tally)| StatisticsRow {
                label: label(*level),
                wins: tally.wins,
                draws: tally.draws,
                losses: tally.losses,
                streak: words.say(&Message::new("streak").number("streak", tally.streak).number("best", tally.best)),
            });
            let name = game.texts(wording).word("name");
            let rating = self.rating(game.id()).map(|rating| rating.card(words));
            Some(StatisticsSection { game: game.id().to_owned(), name, rating, rows: rows.collect() })
        };
        StatisticsState { sections: games::all().iter().filter_map(section).collect() }
    }
}

/// The side of the person, and the level of the computer, where one plays the other.
const fn against(players: [Player; 2]) -> Option<(Side, u8)> {
    match players {
        [Player::Human, computer] if computer.is_computer() => Some((Side::First, level(computer))),
        [computer, Player::Human] if computer.is_computer() => Some((Side::Second, level(computer))),
        _ => None,
    }
}

const fn level(computer: Player) -> u8 {
    if let Player::Level(level) = computer { level } else { 0 }
}
