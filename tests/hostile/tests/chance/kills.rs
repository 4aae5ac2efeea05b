//! The process ends at every call of the file system, of sequences of gestures by chance.

use std::time::Duration;

use cpu_time::ThreadTime;
use fivefold_hostile::killed_at_every_call;

use crate::dice::Chance;
use crate::record::{self, Row};

/// How many sequences there are where nothing else is said, and how long each is.
const SEQUENCES: u64 = 4;
const GESTURES: usize = 30;

#[test]
fn whichever_call_is_the_last_one_what_was_shown_is_there() {
    let _beside_others = crate::beside_others();
    let (sequences, seed) = (record::inputs(SEQUENCES), record::seed());
    if record::has("kills", seed, sequences) {
        println!("kills: {sequences} sequences from seed {seed} are on record");
        return;
    }
    let mut chance = Chance(seed);
    let (mut ends, mut longest) = (0, Duration::ZERO);
    for _ in 0..sequences {
        let input: Vec<u8> = (0..=2 * GESTURES).map(|_| chance.byte()).collect();
        let watch = ThreadTime::now();
        ends += record::or_kept("kills", &input, killed_at_every_call);
        longest = longest.max(watch.elapsed());
    }
    assert!(ends as u64 > sequences, "{ends} ends");
    println!("{ends} ends, {longest:?} for the longest sequence");
    // Time and memory are those of a whole sequence with all its ends, which nothing limits.
    record::add(&Row {
        target: "kills",
        seed,
        inputs: sequences,
        outcomes: ends,
        most_bytes: 0,
        longest: Duration::ZERO,
    });
}
