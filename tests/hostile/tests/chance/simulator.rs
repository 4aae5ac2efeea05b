//! The simulator with seeds: sequences of gestures, kills, power losses and other faults, and both kinds of ends at every
//! call of the file system.

use std::time::{Duration, Instant};

use fivefold_hostile::{Rng, Simulated, ended_at_every_call, simulate};

use crate::record::{self, Row};

/// The default numbers of sequences, and their length.
const ENDED_AT_EVERY_CALL: u64 = 4;
const SEQUENCES: u64 = 300;
const GESTURES: usize = 30;

/// Returns the sequence of this number.
fn sequence(seed: u64, number: u64) -> Vec<u8> {
    let mut rng = Rng(seed.wrapping_mul(1_000_000_007).wrapping_add(number));
    (0..=2 * GESTURES).map(|_| rng.byte()).collect()
}

#[test]
fn shown_state_survives_kill_and_power_loss_at_every_file_system_call() {
    let _beside_others = crate::beside_others();
    let (sequences, seed) = (record::inputs(ENDED_AT_EVERY_CALL), record::seed());
    if record::has("kills", seed, sequences) {
        println!("kills: {sequences} sequences from seed {seed} are on record");
        return;
    }
    let mut ends = 0;
    for number in 0..sequences {
        ends += record::storing_failure("kills", &sequence(seed, number), ended_at_every_call);
    }
    assert!(ends as u64 > sequences, "{ends} ends");
    // Time and memory of a whole sequence with all its ends have no limit.
    record::add(&Row {
        target: "kills",
        seed,
        inputs: sequences,
        outcomes: ends,
        most_bytes: 0,
        longest: Duration::ZERO,
    });
}

#[test]
fn flushed_state_survives_power_loss_and_flipped_bits_are_told() {
    let _beside_others = crate::beside_others();
    let (sequences, seed) = (record::sequences(SEQUENCES), record::seed());
    if record::has("simulator", seed, sequences) {
        println!("simulator: {sequences} sequences from seed {seed} are on record");
        return;
    }
    let (mut all, watch) = (Simulated::default(), Instant::now());
    for number in 0..sequences {
        all += record::storing_failure("gestures", &sequence(seed, number), simulate);
    }
    println!("{all:?} in {:?}", watch.elapsed());
    assert!(all.power_losses >= sequences && all.flipped_bits > 0 && all.second_processes > 0, "{all:?}");
    record::add_simulated(seed, sequences, &all);
}
