//! Fits the learned evaluation of Four on any board to games written by `boards`.

#![expect(clippy::cast_precision_loss, reason = "counts of positions need no more digits than they have")]

use std::io;
use std::path::{Path, PathBuf};

use fivefold_engine::game::{Random, Rules, below};
use fivefold_engine::games::connect::learned::{COLUMN_WEIGHTS, HIDDEN, ONE, WEIGHTS};
use fivefold_engine::games::connect::{
    AnyOptions, Bits, COLUMN_INPUTS, ConnectAction, ConnectAny, Phase, VALUE_INPUTS, Wide, Width,
};
use rand::SeedableRng;

use super::boards::{self, StoredGame, StoredSearch};
use super::logistic::{AdamState, chance};

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
    inputs: [f32; COLUMN_INPUTS],
    away: f32,
    /// The chances of the side to move after a disc in this column.
    target: f32,
    visits: f32,
}

/// Fits all weights and writes them in the engine's format.
pub fn fit(files: &[PathBuf], visits: u64, epochs: usize, seed: u64, output: Option<&Path>) -> io::Result<()> {
    let mut games = Vec::new();
    for file in files {
        games.extend(boards::read(file)?);
    }
    let tested = games.split_off(games.len() - games.len() / HELD_OUT);
    let samples = |games: &[StoredGame]| games.iter().flat_map(|game| samples(game, visits as f32)).collect();
    let (known, tested): (Vec<PositionSample>, Vec<_>) = (samples(&games), samples(&tested));
    println!("{} training positions, {} test positions", known.len(), tested.len());
    let mut random = Random::seed_from_u64(seed);
    let mut small = |size: f32| size * (below(&mut random, 2001) as f32 / 1000.0 - 1.0);
    let mut weights = vec![0.0; WEIGHTS];
    weights[..OUTPUTS].iter_mut().for_each(|weight| *weight = small(0.4));
    weights[OUTPUTS..DIRECT].iter_mut().for_each(|weight| *weight = small(0.1));
    let (network, columns) = weights.split_at_mut(NETWORK);
    fit_network(network, &known, &tested, epochs, &mut random);
    fit_columns(columns, network, &known, &mut random);
    println!("columns: error {:.4}", column_error(columns, network, &tested));
    if let Some(output) = output {
        #[expect(clippy::cast_possible_truncation, reason = "weights are small")]
        let bytes = weights.iter().flat_map(|weight| ((weight * ONE).round() as i16).to_le_bytes());
        std::fs::write(output, bytes.collect::<Vec<u8>>())?;
    }
    Ok(())
}

fn fit_network(
    weights: &mut [f32],
    known: &[PositionSample],
    tested: &[PositionSample],
    epochs: usize,
    random: &mut Random,
) {
    let mut steps = AdamState::new(weights.len());
    let mut order: Vec<&PositionSample> = known.iter().collect();
    for epoch in 0..epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, below(random, u32::try_from(last + 1).unwrap_or(u32::MAX)) as usize);
        }
        let batches = order.len().div_ceil(BATCH) as f32;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            let left = 1.0 - (epoch as f32 + number as f32 / batches) / epochs as f32;
            let slope = slope(weights, batch);
            steps.take(weights, &slope, 0.004 * left + 0.000_02, batch.len() as f32);
        }
        let (mut loss, mut error) = (0.0, 0.0);
        for sample in tested {
            let chance = chance(sum(weights, &sample.inputs).0).clamp(1e-5, 1.0 - 1e-5);
            loss -= f64::from(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln());
            error += f64::from(2.0 * (chance - sample.value)).powi(2);
        }
        let count = tested.len() as f64;
        println!("epoch {epoch}: held out {:.4}, value error {:.4}", loss / count, (error / count).sqrt());
    }
}

fn fit_columns(weights: &mut [f32], network: &[f32], known: &[PositionSample], random: &mut Random) {
    let all: Vec<(f32, &ColumnSample)> = with_sums(network, known).collect();
    let Ok(count) = u32::try_from(all.len()) else { return };
    let mut steps = AdamState::new(weights.len());
    let batches = 2 * all.len() / COLUMN_BATCH;
    for number in 0..batches {
        let mut slope = vec![0.0; weights.len()];
        for _ in 0..COLUMN_BATCH {
            let (sum, column) = all[below(random, count) as usize];
            let inputs = column.all_inputs(sum);
            let error = column.weight() * (chance(dot(weights, &inputs)) - column.target);
            slope.iter_mut().zip(inputs).for_each(|(slope, input)| *slope += error * input);
        }
        let left = 1.0 - number as f32 / batches as f32;
        steps.take(weights, &slope, 0.02 * left + 0.000_2, COLUMN_BATCH as f32);
    }
}

/// Returns the error of the columns' values, from -1 to 1.
fn column_error(weights: &[f32], network: &[f32], tested: &[PositionSample]) -> f32 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (network, column) in with_sums(network, tested) {
        let error = 2.0 * (chance(dot(weights, &column.all_inputs(network))) - column.target);
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
        let rest = [1.0, sum, self.away, self.away * self.away];
        std::array::from_fn(|index| match index.checked_sub(COLUMN_INPUTS) {
            Some(index) => rest[index],
            None => self.inputs[index],
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

/// Returns the slope of the loss on these positions.
fn slope(weights: &[f32], batch: &[&PositionSample]) -> Vec<f32> {
    let mut slope = vec![0.0; weights.len()];
    for sample in batch {
        let (sum, units) = sum(weights, &sample.inputs);
        let error = chance(sum) - sample.target;
        let mut back = [0.0; HIDDEN];
        for (index, unit) in units.into_iter().enumerate() {
            slope[OUTPUTS + index] += error * unit.clamp(0.0, 1.0);
            back[index] = if unit > 0.0 && unit < 1.0 { error * weights[OUTPUTS + index] } else { 0.0 };
        }
        for (number, input) in sample.inputs.into_iter().enumerate() {
            slope[DIRECT + number] += error * input;
            let row = &mut slope[number * HIDDEN..(number + 1) * HIDDEN];
            row.iter_mut().zip(back).for_each(|(slope, back)| *slope += back * input);
        }
    }
    slope
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Returns the searched positions of a game without an immediate or proven win.
fn samples(game: &StoredGame, visits: f32) -> Vec<PositionSample> {
    match game.options.width() {
        Width::Narrow => samples_of::<u64>(&game.options, game, visits),
        Width::Double => samples_of::<u128>(&game.options, game, visits),
        Width::Triple => samples_of::<Wide>(&game.options, game, visits),
    }
}

fn samples_of<B: Bits>(options: &AnyOptions, game: &StoredGame, visits: f32) -> Vec<PositionSample> {
    let Ok(mut position) = ConnectAny::<B>::start(options) else { return Vec::new() };
    let mut samples = Vec::new();
    for mv in &game.moves {
        let is_won = position.threats(position.side()).meets(position.landings());
        if let Some(search) = mv.search.filter(|search| !search.is_proven && !is_won)
            && position.phase() == Phase::Disc
        {
            samples.push(sample(&position, &search, f32::from(game.result), visits));
        }
        position.play_unchecked(ConnectAction::Disc(mv.disc).into());
        if let Some(column) = mv.blocker {
            position.play_unchecked(ConnectAction::Blocker(column).into());
        }
    }
    samples
}

fn sample<B: Bits>(position: &ConnectAny<B>, search: &StoredSearch, result: f32, visits: f32) -> PositionSample {
    let sign = if position.side().index() == 0 { 1.0 } else { -1.0 };
    let of_visits = |share: f32| (share * visits).max(0.5);
    let most = of_visits(search.shares.iter().copied().fold(0.0, f32::max));
    let inputs = position.learning_inputs();
    let columns = inputs.columns.iter().filter(|column| !column.is_losing).map(|column| {
        // The search selects by upper confidence bounds, so that the visits of two columns give the difference of their
        // values.
        let own = of_visits(search.shares[usize::from(column.column)]);
        let value = search.value - visits.ln().sqrt() * (1.0 / own.sqrt() - 1.0 / most.sqrt());
        ColumnSample { inputs: column.sets, away: column.away, target: as_chance(value), visits: own }
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
mod tests {
    use super::{
        BATCH, NETWORK, PositionSample, StoredGame, VALUE_INPUTS, WEIGHTS, boards, chance, fit, samples, slope, sum,
    };

    /// Returns the loss of the network on these positions, summed up.
    fn loss(weights: &[f32], batch: &[&PositionSample]) -> f32 {
        let loss = |sample: &&PositionSample| {
            let chance = chance(sum(weights, &sample.inputs).0);
            -sample.target * chance.ln() - (1.0 - sample.target) * (1.0 - chance).ln()
        };
        batch.iter().map(loss).sum()
    }

    #[test]
    fn weights_are_fitted_to_played_games() {
        let directory = std::env::temp_dir().join(format!("fivefold-windows-{}", std::process::id()));
        std::fs::create_dir_all(&directory).expect("a directory");
        let [file, output] = ["games", "weights"].map(|name| directory.join(name));
        boards::play(20, 24, 1, &file).expect("games");
        fit(std::slice::from_ref(&file), 20, 1, 1, Some(&output)).expect("weights");
        assert_eq!(std::fs::read(&output).expect("weights").len(), 2 * WEIGHTS);

        let games: Vec<StoredGame> = boards::read(&file).expect("games");
        let samples: Vec<PositionSample> = games.iter().flat_map(|game| samples(game, 20.0)).collect();
        let batch: Vec<&PositionSample> = samples.iter().take(BATCH).collect();
        let mut weights: Vec<f32> = (0_u8..100).cycle().map(|it| f32::from(it) / 200.0 - 0.25).take(NETWORK).collect();
        let known = slope(&weights, &batch);
        for index in [1, 5 * 8 + 3, NETWORK - VALUE_INPUTS - 2, NETWORK - 3] {
            let (before, step) = (loss(&weights, &batch), 0.01);
            weights[index] += step;
            let measured = (loss(&weights, &batch) - before) / step;
            weights[index] -= step;
            let error = (measured - known[index]).abs();
            assert!(error < 0.1 + 0.1 * measured.abs(), "weight {index}: {measured} and {}", known[index]);
        }
        std::fs::remove_dir_all(&directory).expect("the directory");
    }
}
