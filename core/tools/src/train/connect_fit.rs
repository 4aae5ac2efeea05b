//! Fits the learned evaluation of Four on any board to games written by `play-connect`.

#![expect(clippy::cast_precision_loss, reason = "counts of positions need no more digits than they have")]

use std::io;
use std::path::{Path, PathBuf};

use fivefold_engine::game::{Random, Rules, below};
use fivefold_engine::games::connect::learned::{COLUMN_WEIGHTS, HIDDEN, ONE, WEIGHTS};
use fivefold_engine::games::connect::{
    Bits, COLUMN_INPUTS, ColumnInputs, ConnectAction, ConnectAny, Phase, VALUE_INPUTS, Wide, Width,
};
use rand::SeedableRng;

use super::connect_games::{self, StoredGame, StoredSearch};
use super::optimizer::{AdamState, logistic, shuffle};
use super::record::signed_result;

/// The batch sizes of positions and of columns.
const BATCH: usize = 256;
const COLUMN_BATCH: usize = 512;

/// The inverse share of the games held out for testing.
const HELD_OUT: usize = 8;

/// The share of the result in the target; the rest is the search's value.
const RESULT_SHARE: f32 = 0.5;

/// The visits of a column at which it weighs half.
const FEW_VISITS: f32 = 10.0;

/// The number of weights of the network; those of the columns follow.
const NETWORK: usize = WEIGHTS - COLUMN_WEIGHTS;
const OUTPUTS: usize = VALUE_INPUTS * HIDDEN;
const DIRECT: usize = OUTPUTS + HIDDEN;

/// A position.
struct PositionSample {
    inputs: [f32; VALUE_INPUTS],
    /// The chances of the side to move: the target, the result and the search's value.
    target: f32,
    result: f32,
    value: f32,
    columns: Vec<ColumnSample>,
}

/// A column of a position.
#[derive(Clone, Copy)]
struct ColumnSample {
    inputs: ColumnInputs,
    /// The chances of the side to move after a disc in this column.
    target: f32,
    visits: f32,
}

/// Fits all weights and writes them in the engine's format.
pub fn fit(files: &[PathBuf], epochs: usize, seed: u64, output: Option<&Path>) -> io::Result<()> {
    let mut games = Vec::new();
    for file in files {
        games.extend(connect_games::read(file)?);
    }
    let held_out = samples_of(&games.split_off(games.len() - games.len() / HELD_OUT))?;
    let training = samples_of(&games)?;
    println!("{} training positions, {} held out", training.len(), held_out.len());
    let weights = fit_weights(&training, &held_out, epochs, seed);
    output.map_or(Ok(()), |output| std::fs::write(output, to_bytes(&weights)))
}

/// Fits the network, then with its values the columns.
fn fit_weights(training: &[PositionSample], held_out: &[PositionSample], epochs: usize, seed: u64) -> Vec<f32> {
    let mut random = Random::seed_from_u64(seed);
    let mut small = |size: f32| size * (below(&mut random, 2001) as f32 / 1000.0 - 1.0);
    let mut weights = vec![0.0; WEIGHTS];
    weights[..OUTPUTS].iter_mut().for_each(|weight| *weight = small(0.4));
    weights[OUTPUTS..DIRECT].iter_mut().for_each(|weight| *weight = small(0.1));
    let (network, columns) = weights.split_at_mut(NETWORK);
    fit_network(network, training, held_out, epochs, &mut random);
    println!("columns: error {:.4} before", column_error(columns, network, held_out));
    fit_columns(columns, network, training, &mut random);
    println!("columns: error {:.4}", column_error(columns, network, held_out));
    weights
}

/// Converts weights to the engine's format.
fn to_bytes(weights: &[f32]) -> Vec<u8> {
    #[expect(clippy::cast_possible_truncation, reason = "weights are small")]
    let bytes = weights.iter().flat_map(|weight| ((weight * ONE).round() as i16).to_le_bytes());
    bytes.collect()
}

fn fit_network(
    weights: &mut [f32],
    training: &[PositionSample],
    held_out: &[PositionSample],
    epochs: usize,
    random: &mut Random,
) {
    let mut optimizer = AdamState::new(weights.len());
    let mut order: Vec<&PositionSample> = training.iter().collect();
    for epoch in 0..epochs {
        shuffle(&mut order, random);
        let batches = order.len().div_ceil(BATCH) as f32;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            let left = 1.0 - (epoch as f32 + number as f32 / batches) / epochs as f32;
            let gradient = gradient(weights, batch);
            optimizer.step(weights, &gradient, 0.004 * left + 0.000_02, batch.len() as f32);
        }
        let (mut loss, mut error) = (0.0, 0.0);
        for sample in held_out {
            let chance = logistic(sum(weights, &sample.inputs).0).clamp(1e-5, 1.0 - 1e-5);
            loss -= f64::from(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln());
            error += f64::from(2.0 * (chance - sample.value)).powi(2);
        }
        let count = held_out.len() as f64;
        println!("epoch {epoch}: held out {:.4}, value error {:.4}", loss / count, (error / count).sqrt());
    }
}

fn fit_columns(weights: &mut [f32], network: &[f32], training: &[PositionSample], random: &mut Random) {
    let all: Vec<(f32, &ColumnSample)> = with_sums(network, training).collect();
    let Ok(count) = u32::try_from(all.len()) else { return };
    let mut optimizer = AdamState::new(weights.len());
    let batches = 2 * all.len() / COLUMN_BATCH;
    for number in 0..batches {
        let mut gradient = vec![0.0; weights.len()];
        for _ in 0..COLUMN_BATCH {
            let (sum, column) = all[below(random, count) as usize];
            let inputs = column.all_inputs(sum);
            let error = column.weight() * (logistic(dot(weights, &inputs)) - column.target);
            gradient.iter_mut().zip(inputs).for_each(|(slope, input)| *slope += error * input);
        }
        let left = 1.0 - number as f32 / batches as f32;
        optimizer.step(weights, &gradient, 0.02 * left + 0.000_2, COLUMN_BATCH as f32);
    }
}

/// Returns the error of the columns' values, from -1 to 1.
fn column_error(weights: &[f32], network: &[f32], held_out: &[PositionSample]) -> f32 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (network, column) in with_sums(network, held_out) {
        let error = 2.0 * (logistic(dot(weights, &column.all_inputs(network))) - column.target);
        sum += column.weight() * error * error;
        all += column.weight();
    }
    (sum / all).sqrt()
}

/// Returns every column with the network's sum of its position.
fn with_sums<'a>(
    network: &'a [f32],
    samples: &'a [PositionSample],
) -> impl Iterator<Item = (f32, &'a ColumnSample)> + 'a {
    samples.iter().flat_map(|sample| {
        let sum = sum(network, &sample.inputs).0;
        sample.columns.iter().map(move |column| (sum, column))
    })
}

impl ColumnSample {
    fn all_inputs(&self, sum: f32) -> [f32; COLUMN_WEIGHTS] {
        let rest = [1.0, sum, self.inputs.distance, self.inputs.distance.powi(2)];
        std::array::from_fn(|index| match index.checked_sub(COLUMN_INPUTS) {
            Some(index) => rest[index],
            None => f32::from(u8::from(self.inputs.flags[index])),
        })
    }

    fn weight(&self) -> f32 {
        self.visits / (self.visits + FEW_VISITS)
    }
}

/// Returns the sum of the network and the hidden units.
fn sum(weights: &[f32], inputs: &[f32; VALUE_INPUTS]) -> (f32, [f32; HIDDEN]) {
    let mut units = [0.0; HIDDEN];
    for (input, row) in inputs.iter().zip(weights[..OUTPUTS].as_chunks::<HIDDEN>().0) {
        units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += input * weight);
    }
    let clamped = units.map(|unit| unit.clamp(0.0, 1.0));
    (dot(&clamped, &weights[OUTPUTS..DIRECT]) + dot(inputs, &weights[DIRECT..]), units)
}

/// Returns the gradient of the loss summed over these positions.
fn gradient(weights: &[f32], batch: &[&PositionSample]) -> Vec<f32> {
    let mut gradient = vec![0.0; weights.len()];
    for sample in batch {
        let (sum, units) = sum(weights, &sample.inputs);
        let error = logistic(sum) - sample.target;
        let mut back = [0.0; HIDDEN];
        for (index, unit) in units.into_iter().enumerate() {
            gradient[OUTPUTS + index] += error * unit.clamp(0.0, 1.0);
            back[index] = if unit > 0.0 && unit < 1.0 { error * weights[OUTPUTS + index] } else { 0.0 };
        }
        for (number, input) in sample.inputs.into_iter().enumerate() {
            gradient[DIRECT + number] += error * input;
            let row = &mut gradient[number * HIDDEN..(number + 1) * HIDDEN];
            row.iter_mut().zip(back).for_each(|(slope, back)| *slope += back * input);
        }
    }
    gradient
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Returns the samples of all games.
fn samples_of(games: &[StoredGame]) -> io::Result<Vec<PositionSample>> {
    let mut samples = Vec::new();
    for game in games {
        match game.options.width() {
            Width::Narrow => add_samples::<u64>(game, &mut samples)?,
            Width::Double => add_samples::<u128>(game, &mut samples)?,
            Width::Triple => add_samples::<Wide>(game, &mut samples)?,
        }
    }
    Ok(samples)
}

/// Replays a game and adds its searched positions without an immediate win or a proven result.
fn add_samples<B: Bits>(game: &StoredGame, samples: &mut Vec<PositionSample>) -> io::Result<()> {
    let invalid = |reason: String| io::Error::new(io::ErrorKind::InvalidData, reason);
    let mut position = ConnectAny::<B>::start(&game.options).map_err(|error| invalid(error.to_string()))?;
    for mv in &game.moves {
        let is_won = position.threats(position.side()).meets(position.landings());
        if let Some(search) = mv.search.filter(|search| !search.is_proven && !is_won)
            && position.phase() == Phase::Disc
        {
            samples.push(sample(&position, &search, f32::from(game.result)));
        }
        let blocker = mv.blocker.map(ConnectAction::Blocker);
        for action in [Some(ConnectAction::Disc(mv.disc)), blocker].into_iter().flatten() {
            if position.refusal(action.into()).is_some() {
                return Err(invalid(format!("a stored game has the illegal move {action:?}")));
            }
            position.play_unchecked(action.into());
        }
    }
    if position.ending().map(|ending| signed_result(ending.outcome)) == Some(game.result) {
        Ok(())
    } else {
        Err(invalid("a stored game has another result than its moves".to_owned()))
    }
}

fn sample<B: Bits>(position: &ConnectAny<B>, search: &StoredSearch, result: f32) -> PositionSample {
    let sign = if position.side().index() == 0 { 1.0 } else { -1.0 };
    let visits = f32::from(search.visits);
    let visits_of = |share: f32| (share * visits).max(0.5);
    let most = visits_of(search.shares.iter().copied().fold(0.0, f32::max));
    let inputs = position.learning_inputs();
    let columns = inputs.columns.into_iter().filter(|column| !column.is_losing).map(|column| {
        // The search visits the column with the highest upper confidence bound, so at its end all bounds are nearly
        // equal: a column's value is that of the best one minus the difference of their exploration terms.
        let own = visits_of(search.shares[usize::from(column.column)]);
        let value = search.value - visits.ln().sqrt() * (1.0 / own.sqrt() - 1.0 / most.sqrt());
        ColumnSample { inputs: column, target: as_chance(value), visits: own }
    });
    let (result, value) = (as_chance(result * sign), as_chance(search.value));
    let target = RESULT_SHARE * result + (1.0 - RESULT_SHARE) * value;
    PositionSample { inputs: inputs.value, target, result, value, columns: columns.collect() }
}

/// Converts a value from -1 to 1.
fn as_chance(value: f32) -> f32 {
    f32::midpoint(value.clamp(-1.0, 1.0), 1.0)
}

#[cfg(test)]
mod tests;
