//! Logistic regression: the probability of a logit, and the optimizer of the weights.

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
    pub fn take(&mut self, weights: &mut [f32], slope: &[f32], rate: f32, samples: f32) {
        self.count += 1;
        let rate = rate * (1.0 - 0.999_f32.powi(self.count)).sqrt() / (1.0 - 0.9_f32.powi(self.count));
        for (index, slope) in slope.iter().enumerate() {
            let slope = slope / samples;
            self.mean[index] += 0.1 * (slope - self.mean[index]);
            self.square[index] += 0.001 * (slope * slope - self.square[index]);
            weights[index] -= rate * self.mean[index] / (self.square[index].sqrt() + 1e-8);
        }
    }
}

/// Returns the probability of this logit.
pub fn chance(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}
