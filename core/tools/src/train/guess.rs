//! Trains the network that predicts the winner of Connect Four positions for the solver's move ordering.

#![expect(clippy::cast_precision_loss, reason = "counts of positions need no more digits than they have")]

use std::io;
use std::path::{Path, PathBuf};

use fivefold_engine::game::{Random, below};
use fivefold_engine::games::connect::solver::{
    INPUTS, MOST_OF_SUM, ONE_OF_WEIGHT, StandardBoard, WIDTH, for_each_input,
};
use rand::SeedableRng;

use super::optimizer::{logistic, shuffle};
use super::solved::{self, SolvedPosition};

/// The inverse share of positions held out for testing.
const HELD_OUT: usize = 20;

/// The upper clipping bound of the hidden units.
const MOST: f32 = MOST_OF_SUM as f32 / ONE_OF_WEIGHT as f32;

type Sums = [f32; WIDTH];

/// A position, a side, and whether this side wins.
struct OutcomeSample {
    board: StandardBoard,
    side: usize,
    wins: bool,
}

/// The weights, or the optimizer's state of each weight.
struct Weights {
    inputs: Vec<Sums>,
    start: Sums,
    outputs: [Sums; 2],
    biases: [f32; 2],
}

/// Trains on these files and writes the weights in the solver's format.
pub fn fit(files: &[PathBuf], epochs: u32, seed: u64, output: Option<&Path>) -> io::Result<()> {
    let mut samples = Vec::new();
    for file in files {
        samples.extend(solved::read(file)?.iter().flat_map(samples_of));
    }
    // Adjacent positions descend from the same root, so whole roots are held out, except one at the boundary.
    let held_out = samples.split_off(samples.len() - samples.len() / HELD_OUT);
    println!("{} training samples, {} held out", samples.len(), held_out.len());
    let mut random = Random::seed_from_u64(seed);
    let mut weights = Weights::small(&mut random);
    let mut slopes = Weights::all(1e-2);
    for epoch in 0..epochs {
        shuffle(&mut samples, &mut random);
        let rate = 0.06 * (1.0 - epoch as f32 / epochs as f32) + 0.004;
        for sample in &samples {
            let board = if below(&mut random, 2) == 0 { sample.board } else { sample.board.mirrored() };
            weights.learn(board, sample, rate, &mut slopes);
        }
        let (loss, right) = weights.loss(&held_out);
        println!("epoch {epoch}: held out {loss:.4}, right {:.2} %", 100.0 * right);
    }
    output.map_or(Ok(()), |output| std::fs::write(output, weights.to_bytes()))
}

fn samples_of(solved: &SolvedPosition) -> impl Iterator<Item = OutcomeSample> + use<> {
    let SolvedPosition { board, score: [least, most], .. } = *solved;
    let mover = usize::from(board.stones() % 2 != 0);
    let answer = |yes: bool, no: bool| if yes { Some(true) } else { no.then_some(false) };
    let answers = [(mover, answer(least > 0, most <= 0)), (1 - mover, answer(most < 0, least >= 0))];
    answers.into_iter().filter_map(move |(side, wins)| Some(OutcomeSample { board, side, wins: wins? }))
}

impl Weights {
    fn all(value: f32) -> Self {
        let row = [value; WIDTH];
        Self { inputs: vec![row; INPUTS], start: row, outputs: [row; 2], biases: [value; 2] }
    }

    fn small(random: &mut Random) -> Self {
        let mut row = || std::array::from_fn(|_| 0.15 * (below(random, 2001) as f32 / 1000.0 - 1.0));
        let inputs = std::iter::repeat_with(&mut row).take(INPUTS).collect();
        Self { inputs, start: [0.0; WIDTH], outputs: [row(), row()], biases: [0.0; 2] }
    }

    fn sums(&self, board: StandardBoard) -> Sums {
        let mut sums = self.start;
        for_each_input(board, |input| add(&mut sums, &self.inputs[input]));
        sums
    }

    /// Returns the win probability of this side.
    fn chance(&self, sums: &Sums, side: usize) -> f32 {
        let weighted = sums.iter().zip(&self.outputs[side]).map(|(sum, weight)| sum.clamp(0.0, MOST) * weight);
        logistic(self.biases[side] + weighted.sum::<f32>())
    }

    /// Returns the mean logarithmic loss and the accuracy.
    fn loss(&self, samples: &[OutcomeSample]) -> (f64, f64) {
        let (mut loss, mut right) = (0.0, 0.0);
        for OutcomeSample { board, side, wins } in samples {
            let chance = f64::from(self.chance(&self.sums(*board), *side)).clamp(1e-5, 1.0 - 1e-5);
            loss -= if *wins { chance.ln() } else { (1.0 - chance).ln() };
            right += f64::from(u8::from((chance > 0.5) == *wins));
        }
        let count = samples.len() as f64;
        (loss / count, right / count)
    }

    /// Performs one gradient step (Adagrad: Duchi, Hazan and Singer 2011).
    fn learn(&mut self, board: StandardBoard, sample: &OutcomeSample, rate: f32, slopes: &mut Self) {
        let step = |weight: &mut f32, slope: f32, squares: &mut f32| {
            *squares += slope * slope;
            *weight -= rate * slope / squares.sqrt();
        };
        let (side, sums) = (sample.side, self.sums(board));
        let error = self.chance(&sums, side) - f32::from(u8::from(sample.wins));
        let mut back = [0.0; WIDTH];
        for (place, sum) in sums.iter().enumerate() {
            let weight = &mut self.outputs[side][place];
            if *sum > 0.0 && *sum < MOST {
                back[place] = error * *weight;
            }
            step(weight, error * sum.clamp(0.0, MOST), &mut slopes.outputs[side][place]);
        }
        step(&mut self.biases[side], error, &mut slopes.biases[side]);
        let spread = |row: &mut Sums, squares: &mut Sums| {
            for ((weight, squares), back) in row.iter_mut().zip(squares).zip(&back) {
                step(weight, *back, squares);
            }
        };
        spread(&mut self.start, &mut slopes.start);
        for_each_input(board, |input| spread(&mut self.inputs[input], &mut slopes.inputs[input]));
    }

    /// Returns the weights in the solver's format: one-byte integers.
    fn to_bytes(&self) -> Vec<u8> {
        let rows = self.inputs.iter().chain([&self.start]).chain(&self.outputs);
        let whole = |weight: &f32| {
            let whole = (weight * ONE_OF_WEIGHT as f32).round().clamp(f32::from(i8::MIN), f32::from(i8::MAX));
            #[expect(clippy::cast_possible_truncation, reason = "it is rounded and small enough")]
            let whole = whole as i8;
            whole.cast_unsigned()
        };
        rows.flatten().chain(&self.biases).map(whole).collect()
    }
}

fn add(sums: &mut Sums, row: &Sums) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
}

#[cfg(test)]
mod tests {
    use super::solved::SolvedPosition;
    use super::{OutcomeSample, Weights, samples_of};
    use fivefold_engine::game::Random;
    use fivefold_engine::games::connect::solver::{OutcomeNetwork, SURE, StandardBoard};
    use rand::SeedableRng;

    fn board(text: &str) -> StandardBoard {
        text.parse().expect("an unfinished game")
    }

    #[test]
    fn score_bounds_determine_winner() {
        let asked = |text: &str, score: [i8; 2]| -> Vec<(usize, bool)> {
            let solved = SolvedPosition { board: board(text), score, begins: false };
            samples_of(&solved).map(|sample| (sample.side, sample.wins)).collect()
        };
        assert_eq!(asked("4444", [2, 9]), [(0, true), (1, false)]);
        assert_eq!(asked("44445", [2, 9]), [(1, true), (0, false)]);
        assert_eq!(asked("4444", [-9, 0]), [(0, false)]);
        assert_eq!(asked("4444", [0, 9]), [(1, false)]);
        assert_eq!(asked("4444", [0, 0]), [(0, false), (1, false)]);
        assert_eq!(asked("4444", [-9, 9]), []);
    }

    #[test]
    fn trained_network_predicts_winner_in_solver_format() {
        let mut random = Random::seed_from_u64(1);
        let (mut weights, mut slopes) = (Weights::small(&mut random), Weights::all(1e-2));
        let known = [("4455", true), ("1122", false)];
        for _ in 0..200 {
            for (text, wins) in known {
                for side in [0, 1] {
                    let sample = OutcomeSample { board: board(text), side, wins: wins == (side == 0) };
                    weights.learn(sample.board, &sample, 0.06, &mut slopes);
                }
            }
        }
        let network = OutcomeNetwork::read(&weights.to_bytes());
        for (text, wins) in known {
            let value = network.value(board(text));
            assert!(value.abs() > SURE / 4 && (value > 0) == wins, "{text}: {value}");
        }
    }
}
