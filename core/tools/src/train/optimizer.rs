//! What trainers of logistic models share: the optimizer, the order of samples and the logistic function.

use fivefold_engine::game::{Random, below};

/// The optimizer's state of each weight (Adam: Kingma and Ba 2015).
pub struct AdamState {
    mean: Vec<f32>,
    square: Vec<f32>,
    count: i32,
}

impl AdamState {
    pub fn new(weights: usize) -> Self {
        let zeros = vec![0.0; weights];
        Self { mean: zeros.clone(), square: zeros, count: 0 }
    }

    /// Performs one step against a gradient that is summed over this many samples.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32, samples: f32) {
        self.count += 1;
        let rate = rate * (1.0 - 0.999_f32.powi(self.count)).sqrt() / (1.0 - 0.9_f32.powi(self.count));
        for (index, slope) in gradient.iter().enumerate() {
            let slope = slope / samples;
            self.mean[index] += 0.1 * (slope - self.mean[index]);
            self.square[index] += 0.001 * (slope * slope - self.square[index]);
            weights[index] -= rate * self.mean[index] / (self.square[index].sqrt() + 1e-8);
        }
    }
}

/// Puts samples into a random order.
pub fn shuffle<T>(samples: &mut [T], random: &mut Random) {
    for last in (1..samples.len()).rev() {
        samples.swap(last, below(random, u32::try_from(last + 1).unwrap_or(u32::MAX)) as usize);
    }
}

/// Returns the probability of this logit.
pub fn logistic(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}
