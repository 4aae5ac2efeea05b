//! Known counts of lines, moves, positions and results.

use std::collections::HashSet;

use super::super::board::{LINES, line};
use super::super::{PentagoTwist, StoneSet, Twist};
use super::random_game;
use crate::game::{
    Outcome, Rules, Side,
    testing::{any_action, perft, random},
};

/// Returns the positions after one more move.
fn followers(position: &PentagoTwist) -> Vec<PentagoTwist> {
    let mut positions = Vec::new();
    for cell in position.empty().cells() {
        for twist in Twist::ALL {
            let mut after = *position;
            after.place(cell);
            after.twist(twist);
            positions.push(after);
        }
    }
    positions
}

#[test]
fn board_has_thirty_two_lines() {
    let lines: HashSet<u64> = (0..LINES).map(|index| line(index).0).collect();
    assert_eq!(lines.len(), 32);
    for index in 0..LINES {
        assert_eq!(line(index).count(), 5);
        assert_eq!(line(index).fives(), 1 << index);
    }
}

#[test]
fn empty_cell_has_eight_moves() {
    let mut random = random(2);
    for _ in 0..50 {
        random_game(&mut random, |position, _| {
            assert_eq!(perft(position, 2), 8 * u64::from(position.empty().count()));
        });
    }
}

#[test]
fn first_move_has_thirty_six_results() {
    let positions = followers(&PentagoTwist::EMPTY);
    assert_eq!(positions.len(), 288);
    assert_eq!(positions.iter().map(Rules::key).collect::<HashSet<u64>>().len(), 36);
}

#[test]
fn numbers_of_reachable_positions_match_known_counts() {
    let mut random = random(3);
    let games = 3000;
    for (moves, mean) in [(1, 82.0), (2, 116.0), (4, 164.0)] {
        let mut total = 0;
        for _ in 0..games {
            let mut position = PentagoTwist::EMPTY;
            for _ in 0..2 * moves {
                position.play_unchecked(any_action(&position, &mut random));
            }
            total +=
                u32::try_from(followers(&position).iter().map(Rules::key).collect::<HashSet<u64>>().len()).unwrap();
        }
        let found = f64::from(total) / f64::from(games);
        assert!((found - mean).abs() < 2.0, "{found} positions after {moves} moves");
    }
}

#[test]
fn perft_has_known_counts() {
    let counts = [0, 1, 2, 3, 4].map(|depth| perft(&PentagoTwist::EMPTY, depth));
    assert_eq!(counts, [1, 36, 288, 10_080, 80_640]);
}

#[test]
fn half_turn_is_symmetry() {
    let mut random = random(5);
    for _ in 0..200 {
        random_game(&mut random, |position, _| {
            let half_turned = position.half_turned();
            assert_eq!(half_turned.half_turned(), *position);
            let key = |after: PentagoTwist| {
                (
                    Side::BOTH.map(|side| after.stones(side).0),
                    after.outcome().map(|outcome| outcome.value().get().to_bits()),
                )
            };
            let turned: HashSet<_> = followers(position).iter().map(|after| key(after.half_turned())).collect();
            let expected: HashSet<_> = followers(&half_turned).into_iter().map(key).collect();
            assert_eq!(turned, expected);
        });
    }
}

#[test]
fn half_turn_keeps_lines() {
    let lines: HashSet<u64> = (0..LINES).map(|index| line(index).0).collect();
    assert!((0..LINES).all(|index| lines.contains(&line(index).half_turned().0)));
    assert_eq!(StoneSet::ALL.half_turned(), StoneSet::ALL);
}

#[test]
fn random_games_have_known_win_rates() {
    let mut random = random(6);
    let games = 20_000;
    let (mut first, mut second, mut draws, mut stones) = (0, 0, 0, 0);
    for _ in 0..games {
        let position = random_game(&mut random, |_, _| {});
        stones += 36 - position.empty().count();
        match position.outcome() {
            Some(Outcome::Win(Side::First)) => first += 1,
            Some(Outcome::Win(Side::Second)) => second += 1,
            _ => draws += 1,
        }
    }
    let near = |count: u32, expected: f64, spread: f64| (f64::from(count) / f64::from(games) - expected).abs() < spread;
    assert!(near(first, 0.496, 0.02), "the first side won {first} of {games}");
    assert!(near(second, 0.423, 0.02), "the second side won {second} of {games}");
    assert!(near(draws, 0.081, 0.02), "{draws} draws of {games}");
    assert!(near(stones, 28.3, 0.5), "{stones} stones in {games} games");
}
