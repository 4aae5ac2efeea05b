//! Tests of the search's inputs against slow computations.

use super::super::{
    PentagoTwist, Twist,
    board::{LINES, line},
    lines::{Contributions, LineCounts},
    playout::random_outcome,
};
use super::{played, random_game};
use crate::game::{
    FirstValue, Outcome, Side, Think, Trail,
    testing::{self, check_winning_action, random},
};

/// Calls `visit` with every position between moves of some random games.
fn visit_random_games(seed: u64, games: usize, mut visit: impl FnMut(&PentagoTwist)) {
    let mut random = random(seed);
    for _ in 0..games {
        random_game(&mut random, |position, _| visit(position));
    }
}

#[test]
fn open_line_value_quadruples_with_each_stone() {
    visit_random_games(11, 300, |position| {
        let worth = |side: Side| -> i32 {
            (0..LINES)
                .filter(|index| line(*index).0 & position.stones(side.other()).0 == 0)
                .map(|index| match (line(index).0 & position.stones(side).0).count_ones() {
                    0 => 0,
                    count => 4_i32.pow(count - 1),
                })
                .sum()
        };
        let expected = worth(Side::First) - worth(Side::Second);
        assert_eq!(LineCounts::of(position.both_stones(Side::First)).advantage(), expected, "{position:?}");
    });
}

#[test]
fn lines_after_all_rotations_are_union_of_each() {
    visit_random_games(15, 100, |position| {
        let stones = position.both_stones(position.side());
        let after = |twist: Twist| LineCounts::of(stones.map(|stones| stones.twisted(twist))).advantage();
        let expected: i32 = Twist::ALL.into_iter().map(after).sum();
        assert_eq!(Contributions::of(stones).advantage_after_twists(), expected, "{position:?}");
    });
}

#[test]
fn winning_action_is_found_if_one_exists() {
    let (mut found, mut random) = ([0, 0], random(12));
    for _ in 0..600 {
        testing::random_game(PentagoTwist::EMPTY, &mut random, |position, _| {
            found[usize::from(position.twist_due())] += u32::from(check_winning_action(position));
        });
    }
    assert!(found[0] > 500 && found[1] > 100, "only {found:?} positions to win");
}

#[test]
fn evaluation_favors_side_with_more_lines() {
    // A leaf's value includes a random playout, so the mean of many approximates it.
    let value = |moves: &str| {
        let (position, mut random) = (played(moves), random(1));
        let leaves = (0..200).map(|_| position.leaf_value(&mut (), &mut random, &mut Trail::default()));
        leaves.map(FirstValue::get).sum::<f32>() / 200.0
    };
    assert!((0.1..0.4).contains(&value("")), "it is good to be on the move");
    assert!(value("a1:nw+ e5:nw+ f1:nw+ d5:nw+") < value(""));
    let three = value("b2:ne+ f6:nw+ b3:ne+ f1:nw+ b5:se+");
    assert!(three > 0.2, "three in a line outweigh the opponent's move: {three}");
}

#[test]
fn fast_uniform_playouts_agree_with_slow_ones() {
    let mut random = random(14);
    let games = 20_000;
    let mut counts = [0_u32; 3];
    for _ in 0..games {
        match random_outcome(&PentagoTwist::EMPTY, &mut random) {
            Outcome::Win(side) => counts[side.index()] += 1,
            Outcome::Draw => counts[2] += 1,
        }
    }
    for (count, expected) in counts.into_iter().zip([0.496, 0.413, 0.091]) {
        assert!((f64::from(count) / f64::from(games) - expected).abs() < 0.012, "{counts:?} of {games}");
    }
}
