//! Kills the process at every call of the file system in random sequences of gestures.

use std::time::Duration;

use cpu_time::ThreadTime;
use fivefold_hostile::killed_at_every_call;

use crate::driver::Rng;
use crate::record::{self, Row};

/// The default number of sequences, and their length.
const SEQUENCES: u64 = 4;
const GESTURES: usize = 30;

#[test]
fn shown_state_survives_kill_at_every_file_system_call() {
    let _beside_others = crate::beside_others();
    let (sequences, seed) = (record::inputs(SEQUENCES), record::seed());
    if record::has("kills", seed, sequences) {
        println!("kills: {sequences} sequences from seed {seed} are on record");
        return;
    }
    let mut rng = Rng(seed);
    let (mut ends, mut longest) = (0, Duration::ZERO);
    for _ in 0..sequences {
        let input: Vec<u8> = (0..=2 * GESTURES).map(|_| rng.byte()).collect();
        let watch = ThreadTime::now();
        ends += record::storing_failure("kills", &input, killed_at_every_call);
        longest = longest.max(watch.elapsed());
    }
    assert!(ends as u64 > sequences, "{ends} ends");
    println!("{ends} ends, {longest:?} for the longest sequence");
    // Time and memory of a whole sequence with all its kills have no limit.
    record::add(&Row {
        target: "kills",
        seed,
        inputs: sequences,
        outcomes: ends,
        most_bytes: 0,
        longest: Duration::ZERO,
    });
}
