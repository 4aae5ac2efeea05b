//! The file of measured levels of a game.

use std::fmt;
use std::io;
use std::path::PathBuf;

use fivefold_engine::game::{BEGINNER_RATING, Level};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::fit::{self, Rating};
use crate::matches::score::Score;

/// The minimum number of games against the two players below for a rating.
const FEWEST_GAMES: u32 = 40;

/// The name of player 0.
const BEGINNER: &str = "beginner";

/// A beginner and the levels of a game, and the matches they have played.
pub struct Ladder {
    path: PathBuf,
    /// The settings of each player.
    players: Vec<String>,
    matches: Vec<LadderMatch>,
    ratings: Vec<Rating>,
}

/// The match of two players.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct LadderMatch {
    one: String,
    two: String,
    /// The seed of the last games; the first ones had 1.
    seed: u64,
    #[serde(flatten)]
    pairing: Pairing,
}

/// The results of the games of two players, from the first one's view.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Pairing {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl From<&Score> for Pairing {
    fn from(score: &Score) -> Self {
        let [wins, draws, losses] = score.results();
        Self { wins, draws, losses }
    }
}

impl Pairing {
    fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    fn points(self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }
}

impl fmt::Display for Pairing {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games();
        let share = 100.0 * self.points() / f64::from(games.max(1));
        write!(formatter, "+{} ={} -{}, {share:.1} % of {games}", self.wins, self.draws, self.losses)
    }
}

/// The content of the file.
#[derive(Deserialize)]
struct LadderFile {
    matches: Vec<LadderMatch>,
}

impl Ladder {
    /// Reads the measurements of these levels.
    ///
    /// # Errors
    /// If the file cannot be read or parsed.
    pub fn open(path: PathBuf, levels: &[Level]) -> io::Result<Self> {
        let kept = match std::fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => LadderFile { matches: Vec::new() },
            text => serde_json::from_str(&text?)?,
        };
        let players: Vec<String> =
            std::iter::once(BEGINNER.to_owned()).chain(levels.iter().map(Level::settings)).collect();
        let mut matches = kept.matches;
        // Results of other settings are dropped.
        matches.retain(|it| players.contains(&it.one) && players.contains(&it.two));
        Ok(Self { path, players, matches, ratings: Vec::new() })
    }

    /// Returns the pairs of players: each with the next two.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let count = self.players.len();
        (0..count).flat_map(|one| (one + 1..count.min(one + 3)).map(move |two| (one, two))).collect()
    }

    fn found(&self, one: usize, two: usize) -> Option<usize> {
        let (one, two) = (&self.players[one], &self.players[two]);
        self.matches.iter().position(|it| it.one == *one && it.two == *two)
    }

    /// Returns the number of games between two players.
    pub fn games(&self, one: usize, two: usize) -> u32 {
        self.found(one, two).map_or(0, |place| self.matches[place].pairing.games())
    }

    /// Adds games between two players and returns their total.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, one: usize, two: usize, seed: u64, new: &Pairing) -> io::Result<Pairing> {
        let place = self.found(one, two).unwrap_or_else(|| {
            let pairing = Pairing::default();
            self.matches.push(LadderMatch {
                one: self.players[one].clone(),
                two: self.players[two].clone(),
                seed,
                pairing,
            });
            self.matches.len() - 1
        });
        let it = &mut self.matches[place];
        it.seed = seed;
        it.pairing.wins += new.wins;
        it.pairing.draws += new.draws;
        it.pairing.losses += new.losses;
        let pairing = it.pairing;
        self.rate()?;
        Ok(pairing)
    }

    /// Computes the ratings and writes the file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn rate(&mut self) -> io::Result<()> {
        let place = |player: &String| self.players.iter().position(|known| known == player).unwrap_or_default();
        let is_measured = |one: usize| {
            let games: u32 = (1..=2).filter_map(|below| Some(self.games(one.checked_sub(below)?, one))).sum();
            one == 0 || games >= FEWEST_GAMES
        };
        let measured = (0..self.players.len()).take_while(|player| is_measured(*player)).count();
        let among = |it: &&LadderMatch| place(&it.one) < measured && place(&it.two) < measured;
        let results: Vec<fit::PairResult> = (self.matches.iter().filter(among))
            .map(|it| fit::PairResult {
                players: [place(&it.one), place(&it.two)],
                games: f64::from(it.pairing.games()),
                points: it.pairing.points(),
            })
            .collect();
        self.ratings = fit::ratings(measured, &results, f64::from(BEGINNER_RATING));
        let rated = self.ratings.iter().copied().map(Some).chain(std::iter::repeat(None));
        let rows = self.players.iter().zip(rated).skip(1);
        let lines = |rows: Vec<String>| format!("[\n    {}\n  ]", rows.join(",\n    "));
        let levels = rows.enumerate().map(|(place, (settings, rating))| {
            let interval = rating.map(|it| [it.rating - it.margin, it.rating + it.margin].map(f64::round));
            let rating = rating.map(|it| it.rating.round());
            json!({ "level": place + 1, "settings": settings, "rating": rating, "interval": interval }).to_string()
        });
        let matches = self.matches.iter().map(|it| serde_json::to_string(it).unwrap_or_default());
        let (levels, matches) = (lines(levels.collect()), lines(matches.collect()));
        let text =
            format!("{{\n  \"beginner\": {BEGINNER_RATING},\n  \"levels\": {levels},\n  \"matches\": {matches}\n}}\n");
        let new = self.path.with_extension("new");
        std::fs::write(&new, text)?;
        std::fs::rename(new, &self.path)
    }
}

impl fmt::Display for Ladder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (settings, rating) in self.players.iter().zip(&self.ratings) {
            writeln!(formatter, "{:6.0} +-{:3.0}  {settings}", rating.rating, rating.margin)?;
        }
        Ok(())
    }
}
