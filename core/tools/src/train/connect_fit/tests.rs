use fivefold_engine::games::connect::learned::LearnedWeights;

use super::super::connect_games::StoredMove;
use super::*;

/// Returns the samples of games played with a few simulations.
fn samples_of_games(count: u64) -> Vec<PositionSample> {
    let file = std::env::temp_dir().join(format!("fivefold-connect-fit-{}-{count}", std::process::id()));
    connect_games::play(20, count, 1, &file).expect("games");
    let games = connect_games::read(&file).expect("games");
    std::fs::remove_file(&file).expect("the file");
    samples_of(&games).expect("legal games")
}

/// Returns the loss of the network on these positions, summed up.
fn loss(weights: &[f32], batch: &[&PositionSample]) -> f32 {
    let loss = |sample: &&PositionSample| {
        let chance = logistic(sum(weights, &sample.inputs).0);
        -sample.target * chance.ln() - (1.0 - sample.target) * (1.0 - chance).ln()
    };
    batch.iter().map(loss).sum()
}

#[test]
fn gradient_agrees_with_measured_slopes() {
    let samples = samples_of_games(12);
    let batch: Vec<&PositionSample> = samples.iter().take(BATCH).collect();
    let mut weights: Vec<f32> = (0_u8..100).cycle().map(|it| f32::from(it) / 200.0 - 0.25).take(NETWORK).collect();
    let known = gradient(&weights, &batch);
    for index in [1, 5 * 8 + 3, NETWORK - VALUE_INPUTS - 2, NETWORK - 3] {
        let (before, step) = (loss(&weights, &batch), 0.01);
        weights[index] += step;
        let measured = (loss(&weights, &batch) - before) / step;
        weights[index] -= step;
        let error = (measured - known[index]).abs();
        assert!(error < 0.1 + 0.1 * measured.abs(), "weight {index}: {measured} and {}", known[index]);
    }
}

#[test]
fn fitting_reduces_errors_and_engine_agrees() {
    let mut training = samples_of_games(40);
    let held_out = training.split_off(training.len() * 3 / 4);
    let (fitted, zeros) = (fit_weights(&training, &held_out, 3, 1), vec![0.0; WEIGHTS]);
    let (network, columns) = fitted.split_at(NETWORK);
    assert!(column_error(columns, network, &held_out) < column_error(&zeros[NETWORK..], network, &held_out));
    let held_out: Vec<&PositionSample> = held_out.iter().collect();
    assert!(loss(network, &held_out) < loss(&zeros[..NETWORK], &held_out));
    let engine = LearnedWeights::read(&to_bytes(&fitted));
    for sample in held_out {
        let position = sum(network, &sample.inputs).0;
        assert!((engine.logit(&sample.inputs) - position).abs() < 0.02);
        for column in &sample.columns {
            let logit = dot(columns, &column.all_inputs(position));
            assert!((engine.column_logit(position, &column.inputs) - logit).abs() < 0.02);
        }
    }
}

#[test]
fn illegal_games_are_refused() {
    let file = std::env::temp_dir().join(format!("fivefold-connect-illegal-{}", std::process::id()));
    connect_games::play(4, 1, 1, &file).expect("a game");
    let game = connect_games::read(&file).expect("a game").remove(0);
    std::fs::remove_file(&file).expect("the file");
    let refused = |change: &dyn Fn(&mut StoredGame)| {
        let mut game = game.clone();
        change(&mut game);
        samples_of(&[game]).is_err()
    };
    assert!(!refused(&|_| ()));
    assert!(refused(&|game| game.result = -game.result));
    assert!(refused(&|game| game.moves.truncate(game.moves.len() - 1)));
    let full = StoredMove { disc: 200, blocker: None, search: None };
    assert!(refused(&|game| game.moves[0] = full));
    assert!(refused(&|game| game.moves[0].blocker = Some(0)));
}
