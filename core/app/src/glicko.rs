//! The Glicko-2 rating system: rating, rating deviation and volatility.
//!
//! Mark Glickman, "Example of the Glicko-2 system" (2022); the steps below follow the paper, and its worked example is
//! a test. Every result is a rating period of its own; periods without results are not counted.

use serde::{Deserialize, Serialize};

/// The system constant τ, which limits the change of volatility: 0.3 to 1.2 in the paper, 0.5 in its example.
const SYSTEM: f64 = 0.5;

/// The factor between the Glicko scale and the Glicko-2 scale.
const SCALE: f64 = 173.7178;

/// The Glicko rating that is 0 on the Glicko-2 scale.
const ZERO: f64 = 1500.0;

/// The convergence tolerance of the volatility.
const PRECISION: f64 = 0.000_001;

/// The lowest deviation, so that a rating never stops changing.
const LEAST_DEVIATION: f64 = 45.0;

/// The highest deviation.
const MOST_DEVIATION: f64 = 350.0;

/// A Glicko-2 rating.
#[expect(clippy::struct_field_names, reason = "the terms of the paper")]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The rating deviation: the 95 percent confidence interval is two deviations to each side.
    pub deviation: f64,
    /// The volatility: the expected fluctuation of the rating.
    pub volatility: f64,
}

/// A beginner's initial rating, with a high deviation.
impl Default for Rating {
    fn default() -> Self {
        Self { rating: 1100.0, deviation: MOST_DEVIATION, volatility: 0.06 }
    }
}

/// A result against an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Encounter {
    /// The opponent's rating.
    pub rating: f64,
    /// The opponent's rating deviation.
    pub deviation: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
}

impl Rating {
    /// Validates a deserialized rating.
    pub fn checked(self) -> Option<Self> {
        let is_valid = (0.0..=4000.0).contains(&self.rating)
            && (1.0..=MOST_DEVIATION).contains(&self.deviation)
            && (0.0..=1.0).contains(&self.volatility);
        is_valid.then_some(self)
    }

    /// Returns the rating after one result with a `weight` from 0 to 1.
    #[must_use]
    pub fn after(self, encounter: Encounter, weight: f64) -> Self {
        let full = self.after_period(&[encounter]);
        let part = |from: f64, to: f64| from + (to - from) * weight;
        Self {
            rating: part(self.rating, full.rating).clamp(100.0, 3500.0),
            deviation: part(self.deviation, full.deviation).clamp(LEAST_DEVIATION, MOST_DEVIATION),
            volatility: part(self.volatility, full.volatility),
        }
    }

    /// Returns the rating after a rating period with these results.
    #[must_use]
    pub fn after_period(self, encounters: &[Encounter]) -> Self {
        let (mu, phi) = ((self.rating - ZERO) / SCALE, self.deviation / SCALE);
        let mut information = 0.0;
        let mut surplus = 0.0;
        for encounter in encounters {
            let weight = opponent_weight(encounter.deviation / SCALE);
            let expected = 1.0 / (1.0 + (-weight * (mu - (encounter.rating - ZERO) / SCALE)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surplus += weight * (encounter.score - expected);
        }
        if encounters.is_empty() || information <= 0.0 {
            let deviation = (phi * phi + self.volatility * self.volatility).sqrt() * SCALE;
            return Self { deviation: deviation.min(MOST_DEVIATION), ..self };
        }
        let variance = 1.0 / information;
        let volatility = self.volatility_after(phi, variance, variance * surplus);
        let before = phi * phi + volatility * volatility;
        let phi = 1.0 / (1.0 / before + information).sqrt();
        Self { rating: (mu + phi * phi * surplus) * SCALE + ZERO, deviation: phi * SCALE, volatility }
    }

    /// Computes the new volatility: step 5 of the paper, by the Illinois algorithm.
    fn volatility_after(self, phi: f64, variance: f64, improvement: f64) -> f64 {
        let start = (self.volatility * self.volatility).ln();
        let squared = improvement * improvement;
        let slope = |x: f64| {
            let exponential = x.exp();
            let sum = phi * phi + variance + exponential;
            exponential * (squared - sum) / (2.0 * sum * sum) - (x - start) / (SYSTEM * SYSTEM)
        };
        let mut low = start;
        let mut high = if squared > phi * phi + variance {
            (squared - phi * phi - variance).ln()
        } else {
            let step = (1..100).find(|step| slope(start - f64::from(*step) * SYSTEM) >= 0.0).unwrap_or(100);
            start - f64::from(step) * SYSTEM
        };
        let (mut at_low, mut at_high) = (slope(low), slope(high));
        // The interval halves at least every other iteration: 100 iterations are more than enough.
        for _ in 0..100 {
            if (high - low).abs() <= PRECISION {
                break;
            }
            let middle = low + (low - high) * at_low / (at_high - at_low);
            let at_middle = slope(middle);
            if at_middle * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (middle, at_middle);
        }
        (low / 2.0).exp()
    }
}

/// Returns the weight of a result against an opponent of this deviation: g(φ) of the paper.
fn opponent_weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (std::f64::consts::PI * std::f64::consts::PI)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::{Encounter, Rating};

    fn close(one: f64, two: f64, by: f64) {
        assert!((one - two).abs() <= by, "{one} is not {two}");
    }

    #[test]
    fn rating_without_results_gets_less_certain() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let after = player.after_period(&[]);
        close(after.rating, 1500.0, 0.0);
        close(after.deviation, 200.27, 0.01);
    }

    #[test]
    fn impossible_ratings_are_refused() {
        let sound = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        assert!(sound.checked().is_some());
        for value in [-1.0, 5000.0, f64::NAN] {
            assert!(Rating { rating: value, ..sound }.checked().is_none());
            assert!(Rating { deviation: value, ..sound }.checked().is_none());
            assert!(Rating { volatility: value, ..sound }.checked().is_none());
        }
    }

    #[test]
    fn rating_matches_worked_example_of_glicko_paper() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let met = |rating, deviation, score| Encounter { rating, deviation, score };
        let after = player.after_period(&[met(1400.0, 30.0, 1.0), met(1550.0, 100.0, 0.0), met(1700.0, 300.0, 0.0)]);
        close(after.rating, 1464.06, 0.01);
        close(after.deviation, 151.52, 0.01);
        close(after.volatility, 0.059_99, 0.000_01);
    }

    #[test]
    fn idle_period_only_raises_deviation() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let after = player.after_period(&[]);
        close(after.rating, 1500.0, 0.0);
        close(after.deviation, 200.271_4, 0.001);
    }

    #[test]
    fn win_and_loss_change_rating_by_weight() {
        let player = Rating::default();
        let met = |score| Encounter { rating: 1200.0, deviation: 60.0, score };
        let (won, lost) = (player.after(met(1.0), 1.0), player.after(met(0.0), 1.0));
        assert!(lost.rating < player.rating && player.rating < won.rating);
        assert!(won.deviation < player.deviation);
        close(player.after(met(1.0), 0.5).rating, f64::midpoint(player.rating, won.rating), 0.001);
        assert_eq!(player.after(met(1.0), 0.0), player);
    }

    #[test]
    fn rating_stays_finite_for_extreme_inputs() {
        let mut player = Rating::default();
        for number in 0..5000_u32 {
            let rating = f64::from(number * 7919 % 3000);
            let score = f64::from(u8::from(number % 97 < 60));
            player = player.after(Encounter { rating, deviation: 60.0, score }, f64::from(number % 3) / 2.0);
            assert!(player.checked().is_some(), "{player:?} after {number}");
        }
        let always = (0..2000).fold(Rating::default(), |player, _| {
            player.after(Encounter { rating: 2400.0, deviation: 60.0, score: 1.0 }, 1.0)
        });
        assert!(always.checked().is_some() && always.rating > 2400.0, "{always:?}");
    }
}
