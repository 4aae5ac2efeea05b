//! Weights from positions.

#![expect(clippy::cast_precision_loss, reason = "squares and epochs are small numbers")]

use std::io;
use std::path::Path;

use fivefold_engine::game::{Random, below};
use rand::SeedableRng;

use super::network::{Network, Sample, Steps};
use super::record::{self, Record};

/// Samples a step.
const BATCH: usize = 256;

/// One position in so many is held out to be tested with.
const HELD_OUT: usize = 10;

/// What is learnt and how.
pub struct Lesson {
    pub width: usize,
    pub epochs: u32,
    /// How much of the target is the result of the game; the rest is what the search thought.
    pub result_share: f32,
    pub seed: u64,
}

/// Fits a network to the positions of these files and writes its weights as they are used.
pub fn fit(lesson: &Lesson, files: &[std::path::PathBuf], output: Option<&Path>) -> io::Result<()> {
    let mut samples = Vec::new();
    for file in files {
        samples.extend(record::read(file)?.iter().map(|record| sample(record, lesson.result_share)));
    }
    // Neighbours are of the same game, so that what is held out is games, but for those at the seams.
    let tested = samples.split_off(samples.len() - samples.len() / HELD_OUT);
    let mut random = Random::seed_from_u64(lesson.seed);
    let mut network = Network::new(lesson.width, FEATURES, &mut random);
    let mut steps = Steps::new(&network);
    let mut order: Vec<&Sample> = samples.iter().collect();
    println!("{} positions to learn from, {} to be tested with", samples.len(), tested.len());
    for epoch in 0..lesson.epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, below(&mut random, u32::try_from(last + 1).unwrap_or(u32::MAX)) as usize);
        }
        let rate = 0.003 * (1.0 - epoch as f32 / lesson.epochs as f32);
        order.chunks(BATCH).for_each(|batch| network.learn(batch, &mut steps, rate, &mut random));
        let (loss, right) = network.loss(&tested);
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

/// Distance and groups of both sides, and being on the move.
const FEATURES: usize = 3;

fn sample(record: &Record, result_share: f32) -> Sample {
    let [first, second] = record.pieces;
    let pieces = if record.is_first { [first, second] } else { [second, first] };
    let sign = if record.is_first { 1.0 } else { -1.0 };
    let result = f32::midpoint(f32::from(record.result) * sign, 1.0);
    let value = f32::midpoint(record.value * sign, 1.0);
    let features = vec![distance(pieces[0]) - distance(pieces[1]), groups(pieces[0]) - groups(pieces[1]), 1.0];
    Sample { pieces, features, target: result_share * result + (1.0 - result_share) * value, result }
}

/// The mean distance from the centre of mass in steps of a king.
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

/// How many groups of neighbours there are.
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
