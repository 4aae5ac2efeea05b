//! Tests of the search's inputs against slow computations.

use super::super::{
    PentagoTwist, Twist,
    board::{LINES, line},
    lines::{Contributions, LineCounts},
    playout::random_outcome,
    threats::{safe_cells, winning_move, winning_twist},
};
use super::{played, random, random_move};
use crate::game::{FirstValue, Outcome, Random, Rules, Side, Think, Trail};

/// Calls `visit` with every position between moves of some random games.
fn visit_random_games(seed: u64, games: usize, mut visit: impl FnMut(&PentagoTwist, &mut Random)) {
    let mut random = random(seed);
    for _ in 0..games {
        let mut position = PentagoTwist::EMPTY;
        while position.outcome().is_none() {
            visit(&position, &mut random);
            let (cell, twist) = random_move(&position, &mut random);
            position.place(cell);
            position.twist(twist);
        }
    }
}

fn wins(mut position: PentagoTwist, twist: Twist) -> bool {
    let side = position.side();
    position.twist(twist);
    position.outcome() == Some(Outcome::Win(side))
}

#[test]
fn open_line_value_quadruples_with_each_stone() {
    visit_random_games(11, 300, |position, _| {
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
    visit_random_games(15, 100, |position, _| {
        let stones = position.both_stones(position.side());
        let after = |twist: Twist| LineCounts::of(stones.map(|stones| stones.twisted(twist))).advantage();
        let expected: i32 = Twist::ALL.into_iter().map(after).sum();
        assert_eq!(Contributions::of(stones).advantage_after_twists(), expected, "{position:?}");
    });
}

#[test]
fn winning_move_is_found_if_one_exists() {
    let mut found = 0;
    visit_random_games(12, 600, |position, _| {
        let exists = position.empty().cells().any(|cell| {
            let mut placed = *position;
            placed.place(cell);
            Twist::ALL.into_iter().any(|twist| wins(placed, twist))
        });
        let mv = winning_move(position.both_stones(position.side()));
        assert_eq!(mv.is_some(), exists, "{position:?}");
        if let Some(mv) = mv {
            assert!(position.empty().has(mv.cell), "{mv:?} on a taken cell of {position:?}");
            let mut placed = *position;
            placed.place(mv.cell);
            assert!(wins(placed, mv.twist), "{mv:?} does not win {position:?}");
            found += 1;
        }
    });
    assert!(found > 500, "only {found} positions to win");
}

#[test]
fn winning_rotation_is_found_if_one_exists() {
    visit_random_games(13, 600, |position, random| {
        let mut placed = *position;
        placed.place(random_move(position, random).0);
        let twist = winning_twist(placed.both_stones(placed.side()));
        assert_eq!(twist.is_some(), Twist::ALL.into_iter().any(|twist| wins(placed, twist)), "{placed:?}");
        assert!(twist.is_none_or(|twist| wins(placed, twist)), "{twist:?} does not win {placed:?}");
    });
}

#[test]
fn safe_cells_prevent_immediate_loss() {
    let (mut unsafe_cells, mut saved) = (0, 0);
    visit_random_games(16, 1500, |position, _| {
        if position.empty().count() == 1 {
            return;
        }
        let stones = position.both_stones(position.side());
        let safe = safe_cells(stones);
        for cell in position.empty().cells() {
            let after = [stones[1], stones[0].with(cell)];
            let wins = winning_move(after).is_some();
            assert_eq!(safe.has(cell), !wins, "{} in {position:?}", cell.name());
            unsafe_cells += u32::from(wins);
            saved += u32::from(!wins && safe.count() < 4);
        }
    });
    assert!(unsafe_cells > 1000 && saved > 500, "{unsafe_cells} {saved}");
}

#[test]
fn winning_actions_win() {
    let mut position = played("a1:ne+ f6:nw| b1:nw+ c5:ne| c1:ne+ f3:nw| d1:nw+ a3:nw|");
    let side = position.side();
    while position.outcome().is_none() {
        let action = position.winning_action().expect("four open stones on the lowest row");
        assert_eq!(position.refusal(action), None);
        position.play_unchecked(action);
    }
    assert_eq!(position.outcome(), Some(Outcome::Win(side)));
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
