//! Counts of moves, of sequences of moves, and of endings in random games.

use super::{super::word::Wide, actions, any_action, options, random, slow::SlowLinesBoard};
use crate::{
    game::Rules,
    games::lines_of_action::{LinesOfAction, LinesOfActionOptions, Movement, geometry::Tables},
};

fn start<W: Tables>(size: u32, movement: Movement) -> LinesOfAction<W> {
    LinesOfAction::start(&LinesOfActionOptions { movement, ..options(size) }).expect("a legal size")
}

fn sequences<W: Tables>(position: &LinesOfAction<W>, depth: u32) -> u64 {
    let actions = actions(position);
    if depth <= 1 {
        return if depth == 0 { 1 } else { actions.len() as u64 };
    }
    let after = |action| {
        let mut after = *position;
        after.play_unchecked(action);
        after
    };
    actions.into_iter().map(|action| sequences(&after(action), depth - 1)).sum()
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

/// Numbers of sequences of 1, 2, 3, … moves from the start, as counted by this program; the slow implementation
/// confirms the counts it can reach in time.
const SEQUENCES: [(u32, Movement, &[u64]); 6] = [
    (5, Movement::Leaping, &[14, 192, 2_396, 27_788, 331_488]),
    (5, Movement::Classic, &[18, 280, 4_164, 56_108, 743_264]),
    (8, Movement::Leaping, &[32, 1_020, 33_452, 1_091_992]),
    (8, Movement::Classic, &[36, 1_244, 44_952, 1_563_208]),
    (12, Movement::Leaping, &[56, 3_132, 178_184]),
    (12, Movement::Classic, &[60, 3_548, 217_524]),
];

#[test]
fn perft_agrees_with_records_and_slow_implementation() {
    let long = std::env::var_os("FIVEFOLD_LONG").is_some();
    if !long {
        println!("sequences: the last depth of the slow implementation is left out without FIVEFOLD_LONG");
    }
    for (size, movement, recorded) in SEQUENCES {
        let board = SlowLinesBoard::start(LinesOfActionOptions { movement, ..options(size) });
        for (depth, expected) in (1..).zip(recorded) {
            let last = depth as usize == recorded.len();
            assert_eq!(sequences(&start::<Wide>(size, movement), depth), *expected, "{size} {movement:?} {depth}");
            if size <= 8 {
                assert_eq!(sequences(&start::<u64>(size, movement), depth), *expected, "{size} {movement:?} {depth}");
            }
            if long || !last {
                assert_eq!(board.sequences(depth), *expected, "slow: {size} {movement:?} {depth}");
            }
        }
    }
}

#[test]
fn quarter_of_random_games_is_lost_by_capture() {
    let mut random = random(1);
    let (games, mut given_away, mut plies) = (2_000, 0, 0);
    for _ in 0..games {
        let mut position = start::<u64>(8, Movement::Leaping);
        while position.ending().is_none() {
            position.play_unchecked(any_action(&position, &mut random));
            plies += 1;
        }
        given_away += i32::from(position.ending().is_some_and(|ending| ending.reason == "end-gave-away"));
    }
    let (share, length) = (f64::from(given_away) / f64::from(games), f64::from(plies) / f64::from(games));
    assert!((0.22..0.30).contains(&share), "{share}");
    assert!((200.0..235.0).contains(&length), "{length}");
}
