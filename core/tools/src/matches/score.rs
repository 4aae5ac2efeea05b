//! The score of a match and its confidence interval.

use std::fmt;

/// The results of pairs of games, for the first player.
#[derive(Clone, Debug, Default)]
pub struct Score {
    /// The points (0, ½ or 1 a game) of each pair of games, in half points from 0 to 4.
    pairs: Vec<u8>,
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Score {
    /// Adds the results of the two games of a pair: 2 for a win, 1 for a draw, 0 for a loss.
    pub fn add(&mut self, results: [u8; 2]) {
        self.pairs.push(results[0] + results[1]);
        for result in results {
            match result {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
        }
    }

    /// Returns wins, draws and losses.
    pub fn results(&self) -> [u32; 3] {
        [self.wins, self.draws, self.losses]
    }

    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the share of the points, from 0 to 1.
    pub fn rate(&self) -> f64 {
        let points: u32 = self.pairs.iter().map(|pair| u32::from(*pair)).sum();
        f64::from(points) / f64::from(2 * self.games().max(1))
    }

    /// Returns half the width of the 95 % confidence interval. The two games of a pair are not independent, so pairs
    /// are the samples.
    pub fn uncertainty(&self) -> f64 {
        let count = f64::from(self.games()) / 2.0;
        if count < 2.0 {
            return 1.0;
        }
        let rate = self.rate();
        let squares: f64 = self.pairs.iter().map(|pair| (f64::from(*pair) / 4.0 - rate).powi(2)).sum();
        1.96 * (squares / (count - 1.0) / count).sqrt()
    }
}

fn elo(rate: f64) -> f64 {
    -400.0 * (1.0 / rate.clamp(0.001, 0.999) - 1.0).log10()
}

impl fmt::Display for Score {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rate, spread) = (self.rate(), self.uncertainty());
        write!(
            formatter,
            "{} games: +{} ={} -{}, {:.1} % (95 %: {:.1} to {:.1}), Elo {:+.0} ({:+.0} to {:+.0})",
            self.games(),
            self.wins,
            self.draws,
            self.losses,
            100.0 * rate,
            100.0 * (rate - spread).max(0.0),
            100.0 * (rate + spread).min(1.0),
            elo(rate),
            elo(rate - spread),
            elo(rate + spread),
        )
    }
}
