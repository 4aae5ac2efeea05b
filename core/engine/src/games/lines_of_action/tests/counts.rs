//! Counts of moves, of sequences of moves, and of endings in random games.

use super::{super::word::Wide, options};
use crate::{
    game::{
        Rules,
        testing::{actions, perft, random, random_game},
    },
    games::lines_of_action::{LinesOfAction, LinesOfActionOptions, Movement, geometry::Tables},
};

fn start<W: Tables>(size: u32, movement: Movement) -> LinesOfAction<W> {
    LinesOfAction::start(&LinesOfActionOptions { movement, ..options(size) }).expect("a legal size")
}

#[test]
fn start_has_expected_number_of_moves() {
    for size in 5..=12_u32 {
        for (movement, expected) in [(Movement::Leaping, 6 * size - 16), (Movement::Classic, 6 * size - 12)] {
            assert_eq!(actions(&start::<Wide>(size, movement)).len(), expected as usize, "{size} {movement:?}");
            if size <= 8 {
                assert_eq!(actions(&start::<u64>(size, movement)).len(), expected as usize, "{size} {movement:?}");
            }
        }
    }
}

/// Numbers of sequences of 1, 2, 3, … moves from the start, as counted by this program.
const SEQUENCES: [(u32, Movement, &[u64]); 6] = [
    (5, Movement::Leaping, &[14, 192, 2_396, 27_788, 331_488]),
    (5, Movement::Classic, &[18, 280, 4_164, 56_108, 743_264]),
    (8, Movement::Leaping, &[32, 1_020, 33_452, 1_091_992]),
    (8, Movement::Classic, &[36, 1_244, 44_952, 1_563_208]),
    (12, Movement::Leaping, &[56, 3_132, 178_184]),
    (12, Movement::Classic, &[60, 3_548, 217_524]),
];

#[test]
fn perft_has_recorded_counts() {
    for (size, movement, recorded) in SEQUENCES {
        for (depth, expected) in (1..).zip(recorded) {
            assert_eq!(perft(&start::<Wide>(size, movement), depth), *expected, "{size} {movement:?} {depth}");
            if size <= 8 {
                assert_eq!(perft(&start::<u64>(size, movement), depth), *expected, "{size} {movement:?} {depth}");
            }
        }
    }
}

#[test]
fn quarter_of_random_games_is_lost_by_capture() {
    let mut random = random(1);
    let (games, mut given_away, mut plies) = (2_000, 0, 0);
    for _ in 0..games {
        let position = random_game(start::<u64>(8, Movement::Leaping), &mut random, |_, _| plies += 1);
        given_away += i32::from(position.ending().is_some_and(|ending| ending.reason == "end-gave-away"));
    }
    let (share, length) = (f64::from(given_away) / f64::from(games), f64::from(plies) / f64::from(games));
    assert!((0.22..0.30).contains(&share), "{share}");
    assert!((200.0..235.0).contains(&length), "{length}");
}
