//! Fits a network to positions.

#![expect(clippy::cast_precision_loss, reason = "squares and epochs are small numbers")]

use std::io;
use std::path::Path;

use fivefold_engine::game::Random;
use rand::SeedableRng;

use super::network::{Sample, TrainableNetwork};
use super::optimizer::{AdamState, shuffle};
use super::record::{self, PositionRecord};

/// The batch size.
const BATCH: usize = 256;

/// The inverse share of positions held out for testing.
const HELD_OUT: usize = 10;

/// The training parameters.
pub struct FitOptions {
    pub width: usize,
    pub epochs: u32,
    /// The weight of the game's result in the target; the rest is the search's value.
    pub result_share: f32,
    pub seed: u64,
}

/// Fits a network to the positions of these files and writes its weights in the engine's format.
pub fn fit(options: &FitOptions, files: &[std::path::PathBuf], output: Option<&Path>) -> io::Result<()> {
    let mut samples = Vec::new();
    for file in files {
        samples.extend(record::read(file)?.iter().map(|record| sample(record, options.result_share)));
    }
    // Adjacent positions belong to the same game, so whole games are held out, except one at the boundary.
    let held_out = samples.split_off(samples.len() - samples.len() / HELD_OUT);
    let mut random = Random::seed_from_u64(options.seed);
    let mut network = TrainableNetwork::new(options.width, FEATURES, &mut random);
    let mut optimizer = AdamState::new(network.weights.len());
    let mut order: Vec<&Sample> = samples.iter().collect();
    println!("{} training positions, {} held out", samples.len(), held_out.len());
    for epoch in 0..options.epochs {
        shuffle(&mut order, &mut random);
        let rate = 0.003 * (1.0 - epoch as f32 / options.epochs as f32);
        order.chunks(BATCH).for_each(|batch| network.learn(batch, &mut optimizer, rate, &mut random));
        let (loss, right) = network.loss(&held_out);
        println!(
            "epoch {epoch}: held out {loss:.4}, right side {:.2} %, hand {:?}",
            100.0 * right,
            network.hand_weights()
        );
    }
    if let Some(output) = output {
        std::fs::write(output, network.to_bytes())?;
    }
    Ok(())
}

/// The hand-made features: distance and groups of both sides, and the side to move.
const FEATURES: usize = 3;

fn sample(record: &PositionRecord, result_share: f32) -> Sample {
    let [first, second] = record.pieces;
    let pieces = if record.is_first { [first, second] } else { [second, first] };
    let sign = if record.is_first { 1.0 } else { -1.0 };
    let result = f32::midpoint(f32::from(record.result) * sign, 1.0);
    let value = f32::midpoint(record.value * sign, 1.0);
    let features = vec![distance(pieces[0]) - distance(pieces[1]), groups(pieces[0]) - groups(pieces[1]), 1.0];
    Sample { pieces, features, target: result_share * result + (1.0 - result_share) * value, result }
}

/// Returns the mean king-move distance from the center of mass.
fn distance(pieces: u64) -> f32 {
    let squares = || {
        (0_u8..64)
            .filter(|square| pieces >> square & 1 != 0)
            .map(|square| (f32::from(square / 8), f32::from(square % 8)))
    };
    let count = pieces.count_ones().max(1) as f32;
    let (rows, columns) = squares().fold((0.0, 0.0), |sum, (row, column)| (sum.0 + row, sum.1 + column));
    let (row, column) = (rows / count, columns / count);
    squares().map(|square| (square.0 - row).abs().max((square.1 - column).abs())).sum::<f32>() / count
}

/// Returns the number of connected groups.
fn groups(mut pieces: u64) -> f32 {
    let mut count = 0.0;
    while pieces != 0 {
        let mut group = pieces & pieces.wrapping_neg();
        loop {
            let row = group | (group & !0x8080_8080_8080_8080) << 1 | (group & !0x0101_0101_0101_0101) >> 1;
            let grown = (row | row << 8 | row >> 8) & pieces;
            if grown == group {
                break;
            }
            group = grown;
        }
        pieces &= !group;
        count += 1.0;
    }
    count
}
