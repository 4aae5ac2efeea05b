//! The ratings that explain results best.

/// What a player made against another one.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    /// The two players.
    pub players: [usize; 2],
    /// How many games they played.
    pub games: f64,
    /// What the first of them made of them.
    pub points: f64,
}

/// A rating and how far from it the true one may be, with 95 %.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rating {
    pub rating: f64,
    pub about: f64,
}

/// Points of a rating in one unit of the logistic function.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// So often Newton's method is applied; it needs less than ten steps.
const STEPS: usize = 50;

/// The ratings of so many players, of whom the first has `anchor`. Every player has to be connected with it by games.
/// One imagined draw with the neighbour keeps the rating of somebody finite who has won or lost all games.
pub fn ratings(players: usize, results: &[Meeting], anchor: f64) -> Vec<Rating> {
    let imagined = (1..players).map(|player| Meeting { players: [player - 1, player], games: 1.0, points: 0.5 });
    let results: Vec<Meeting> = results.iter().copied().chain(imagined).collect();
    let mut strength = vec![0.0; players];
    let mut covariance = Vec::new();
    for _ in 0..STEPS {
        let mut slope = vec![0.0; players];
        let mut curve = vec![vec![0.0; players]; players];
        for Meeting { players: [one, two], games, points } in &results {
            let expected = 1.0 / (1.0 + f64::exp(strength[*two] - strength[*one]));
            let (error, weight) = (points - games * expected, games * expected * (1.0 - expected));
            slope[*one] += error;
            slope[*two] -= error;
            curve[*one][*one] += weight;
            curve[*two][*two] += weight;
            curve[*one][*two] -= weight;
            curve[*two][*one] -= weight;
        }
        // The first player does not move.
        covariance = inverse(curve[1..].iter().map(|row| row[1..].to_vec()).collect());
        for (place, row) in covariance.iter().enumerate() {
            let step: f64 = row.iter().zip(&slope[1..]).map(|(a, b)| a * b).sum();
            strength[place + 1] += step.clamp(-1.0, 1.0);
        }
    }
    let about = |place: usize| if place == 0 { 0.0 } else { 1.96 * SCALE * covariance[place - 1][place - 1].sqrt() };
    (0..players).map(|place| Rating { rating: anchor + SCALE * strength[place], about: about(place) }).collect()
}

/// The inverse of a symmetric positive definite matrix, by Gauss and Jordan.
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
    use super::{Meeting, ratings};

    #[test]
    fn three_of_four_points_are_191_points_of_rating_each_time() {
        let result = |one, two| Meeting { players: [one, two], games: 20_000.0, points: 5_000.0 };
        let rated = ratings(3, &[result(0, 1), result(1, 2)], 800.0);
        let found: Vec<f64> = rated.iter().map(|rating| rating.rating.round()).collect();
        assert_eq!(found, [800.0, 991.0, 1182.0]);
        assert!(rated[2].about > rated[1].about && rated[0].about < 1e-9, "{rated:?}");
    }

    #[test]
    fn who_has_won_everything_has_a_rating() {
        let rated = ratings(2, &[Meeting { players: [0, 1], games: 100.0, points: 0.0 }], 800.0);
        assert!((1_500.0..2_000.0).contains(&rated[1].rating), "{rated:?}");
    }
}
