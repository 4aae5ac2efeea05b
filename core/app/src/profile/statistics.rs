//! The results against the computer, each match counted once.
//!
//! A match is stored with its result before the result is counted, and counting runs again whenever it is opened; so
//! the numbers of counted matches are stored in the same file as the counts.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{
    super::{dates::CivilDate, levels, library::StoredMatch, words::Words},
    mistakes::MistakeLog,
    rating::{OwnRating, RatingCard},
};
use fivefold_engine::{
    game::{Message, Outcome, Side},
    games,
    session::Player,
    text::Wording,
};

/// The state of the statistics screen.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticsState {
    /// A section for each game that was played to its end.
    pub sections: Vec<StatisticsSection>,
    /// The sentence in place of the sections; empty if there are sections.
    pub note: String,
}

/// The results of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticsSection {
    /// The id of the game.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The person's rating, once a game was rated.
    pub rating: Option<RatingCard>,
    /// A row for each level played against; then, without shares, the mistakes of this month by theme.
    pub rows: Vec<StatisticsRow>,
}

/// The results against one level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsRow {
    /// The level in words.
    pub label: String,
    /// The numbers of games won, drawn and lost, for a bar.
    pub shares: Vec<u32>,
    /// The same numbers and the winning streak, in words.
    pub counts: Vec<Count>,
}

/// A number with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The label: `Wins`.
    pub label: String,
    /// The number: `4`, `2 (best 3)`.
    pub value: String,
    /// The label and the number: `Wins: 4`.
    pub words: String,
}

/// The results of all games against the computer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// The tallies by game and level; level 0 stands for custom limits.
    games: BTreeMap<String, BTreeMap<u8, Tally>>,
    /// The person's rating in each game.
    ratings: BTreeMap<String, OwnRating>,
    /// The numbers of matches that were counted or excluded.
    counted: BTreeSet<u64>,
    /// The numbers of excluded matches.
    #[serde(rename = "passed")]
    excluded: BTreeSet<u64>,
    /// The person's mistakes in reviewed matches.
    #[serde(skip_serializing_if = "MistakeLog::is_empty")]
    pub(super) mistakes: MistakeLog,
}

/// The results against one level of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    /// The current winning streak.
    streak: u32,
    /// The longest winning streak.
    best: u32,
    /// The streaks before the last game.
    before: Option<Streaks>,
}

/// The winning streaks before a match was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Streaks {
    /// The match.
    number: u64,
    streak: u32,
    best: u32,
}

impl Statistics {
    /// Returns the statistics, or `None` if a rating is invalid.
    pub fn checked(self) -> Option<Self> {
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

    /// Counts a finished match between a person and the computer; returns whether it was not counted before.
    pub fn count(&mut self, stored: &StoredMatch) -> bool {
        let Some(outcome) = stored.outcome else { return false };
        let (number, game) = (stored.number, stored.game);
        let Some((person, level)) = person_and_level(stored.players) else { return false };
        if !self.counted.insert(number) {
            return false;
        }
        let opponent = games::find(game).and_then(|game| levels::rating(game, level));
        if let Some(opponent) = opponent.filter(|_| stored.unrated.is_none()) {
            let score = match outcome.winner() {
                None => 0.5,
                Some(winner) => f64::from(u8::from(winner == person)),
            };
            self.ratings.entry(game.to_owned()).or_default().record(number, opponent, score);
        }
        let tally = self.games.entry(game.to_owned()).or_default().entry(level).or_default();
        tally.before = Some(Streaks { number, streak: tally.streak, best: tally.best });
        match outcome {
            Outcome::Draw => tally.draws = tally.draws.saturating_add(1),
            Outcome::Win(winner) if winner == person => {
                tally.wins = tally.wins.saturating_add(1);
                tally.streak = tally.streak.saturating_add(1);
                tally.best = tally.best.max(tally.streak);
                return true;
            }
            Outcome::Win(_) => tally.losses = tally.losses.saturating_add(1),
        }
        tally.streak = 0;
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
            if let Some(Streaks { streak, best, .. }) = tally.before.take_if(|before| before.number == number) {
                (tally.streak, tally.best) = (streak, best);
            }
        }
        true
    }

    /// Excludes a match that was not played to its end on this device.
    pub fn exclude(&mut self, number: u64) {
        self.counted.insert(number);
        self.excluded.insert(number);
    }

    /// Resets all results, but not the set of counted matches.
    pub fn reset(&mut self) {
        self.games.clear();
        self.ratings.clear();
        self.mistakes = MistakeLog::default();
    }

    /// Forgets the number of a permanently deleted match.
    pub fn forget(&mut self, number: u64) {
        self.counted.remove(&number);
        self.excluded.remove(&number);
        self.mistakes.forget(number);
    }

    /// Returns the statistics screen's state on this date, if it is known.
    pub fn state(&self, wording: Wording, today: Option<CivilDate>) -> StatisticsState {
        let words = Words::new(wording);
        let section = |game: &&'static dyn games::Game| {
            let tallies = self.games.get(game.id())?;
            let label = |level: u8| {
                if level == 0 {
                    return words.word("own-limits");
                }
                levels::title(*game, level, words)
            };
            let rows = tallies.iter().map(|(level, tally)| tally.row(label(*level), wording));
            let rows = rows.chain(today.and_then(|today| self.mistakes_row(game.id(), today, words)));
            let name = game.texts(wording).word("name");
            let rating = self.rating(game.id()).map(|rating| rating.card(words));
            Some(StatisticsSection { game: game.id().to_owned(), name, rating, rows: rows.collect() })
        };
        let sections: Vec<_> = games::all().iter().filter_map(section).collect();
        let note = if sections.is_empty() { words.word("no-statistics") } else { String::new() };
        StatisticsState { sections, note }
    }

    /// Returns the person's mistakes in a game in the month of this date by theme; `None` without any.
    fn mistakes_row(&self, game: &str, today: CivilDate, words: Words) -> Option<StatisticsRow> {
        let counts = self.mistakes.counts(game, today).into_iter().map(|(theme, count)| {
            let (label, value) = (words.word(theme.key()), words.number(count.into()));
            Count { words: words.labeled(&label, &value), label, value }
        });
        let counts: Vec<Count> = counts.collect();
        let row = |counts| StatisticsRow { label: words.word("mistakes-this-month"), shares: Vec::new(), counts };
        (!counts.is_empty()).then(|| row(counts))
    }
}

impl Tally {
    fn row(&self, label: String, wording: Wording) -> StatisticsRow {
        let words = Words::new(wording);
        let streak = words.say(&Message::new("streak").number("streak", self.streak).number("best", self.best));
        let count = |key: &str, value: String| {
            let label = words.word(key);
            Count { words: words.labeled(&label, &value), label, value }
        };
        let number = |number: u32| words.number(number.into());
        StatisticsRow {
            label,
            shares: vec![self.wins, self.draws, self.losses],
            counts: vec![
                count("wins", number(self.wins)),
                count("draws", number(self.draws)),
                count("losses", number(self.losses)),
                count("streak-label", streak),
            ],
        }
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
