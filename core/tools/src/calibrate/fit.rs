//! Maximum-likelihood ratings.

/// The result of one player against another.
#[derive(Clone, Copy, Debug)]
pub struct PairResult {
    /// The two players.
    pub players: [usize; 2],
    /// The number of games.
    pub games: f64,
    /// The points of the first player.
    pub points: f64,
}

/// A rating and its 95 % margin of error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rating {
    pub rating: f64,
    pub margin: f64,
}

/// Points of a rating in one unit of the logistic function.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The iterations of Newton's method; fewer than ten suffice.
const STEPS: usize = 50;

/// Returns the ratings of the players, the first of which has the rating `anchor`. Every player must be connected to it
/// by games. One virtual draw with the neighbor keeps ratings finite when all games were won or lost.
pub fn ratings(players: usize, results: &[PairResult], anchor: f64) -> Vec<Rating> {
    let imagined = (1..players).map(|player| PairResult { players: [player - 1, player], games: 1.0, points: 0.5 });
    let results: Vec<PairResult> = results.iter().copied().chain(imagined).collect();
    let mut strength = vec![0.0; players];
    let mut covariance = Vec::new();
    for _ in 0..STEPS {
        let mut slope = vec![0.0; players];
        let mut curve = vec![vec![0.0; players]; players];
        for PairResult { players: [one, two], games, points } in &results {
            let expected = 1.0 / (1.0 + f64::exp(strength[*two] - strength[*one]));
            let (error, weight) = (points - games * expected, games * expected * (1.0 - expected));
            slope[*one] += error;
            slope[*two] -= error;
            curve[*one][*one] += weight;
            curve[*two][*two] += weight;
            curve[*one][*two] -= weight;
            curve[*two][*one] -= weight;
        }
        // The first player's rating is fixed.
        covariance = inverse(curve[1..].iter().map(|row| row[1..].to_vec()).collect());
        for (place, row) in covariance.iter().enumerate() {
            let step: f64 = row.iter().zip(&slope[1..]).map(|(a, b)| a * b).sum();
            strength[place + 1] += step.clamp(-1.0, 1.0);
        }
    }
    let margin = |place: usize| if place == 0 { 0.0 } else { 1.96 * SCALE * covariance[place - 1][place - 1].sqrt() };
    (0..players).map(|place| Rating { rating: anchor + SCALE * strength[place], margin: margin(place) }).collect()
}

/// Returns the inverse of a symmetric positive definite matrix, by Gauss-Jordan elimination.
fn inverse(mut rows: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = rows.len();
    for (place, row) in rows.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == place))));
    }
    for place in 0..size {
        let pivot = rows[place][place];
        rows[place].iter_mut().for_each(|number| *number /= pivot);
        let pivot_row = rows[place].clone();
        for (other, row) in rows.iter_mut().enumerate() {
            let factor = row[place];
            if other != place {
                row.iter_mut().zip(&pivot_row).for_each(|(number, pivot)| *number -= factor * pivot);
            }
        }
    }
    rows.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::{PairResult, ratings};

    #[test]
    fn ratings_differ_by_191_for_three_quarters_of_points() {
        let result = |one, two| PairResult { players: [one, two], games: 20_000.0, points: 5_000.0 };
        let rated = ratings(3, &[result(0, 1), result(1, 2)], 800.0);
        let found: Vec<f64> = rated.iter().map(|rating| rating.rating.round()).collect();
        assert_eq!(found, [800.0, 991.0, 1182.0]);
        assert!(rated[2].margin > rated[1].margin && rated[0].margin < 1e-9, "{rated:?}");
    }

    #[test]
    fn rating_is_finite_when_all_games_are_won() {
        let rated = ratings(2, &[PairResult { players: [0, 1], games: 100.0, points: 0.0 }], 800.0);
        assert!((1_500.0..2_000.0).contains(&rated[1].rating), "{rated:?}");
    }
}
