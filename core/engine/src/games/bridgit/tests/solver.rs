use std::collections::HashMap;

use serde_json::json;

use super::{
    super::{
        BridgeCell, Bridgit, BridgitBoard, Cells, Way,
        solver::{Prospect, prospect, two_trees, values, verdict},
    },
    any_options, random_position, start,
};
use crate::game::{
    Action, Random, Rules, Verdict,
    testing::{BruteForce, after, any_action, random},
};

/// Counts over all colorings of a square board: vertical wins with either side to move, the side to move wins,
/// horizontal wins.
fn counts(size: u8, way: Way) -> [u32; 3] {
    let board = BridgitBoard::new(size, size).expect("a board");
    let cells = board.cells();
    let mut counts = [0; 3];
    for coloring in 0..3_u32.pow(cells.into()) {
        let (mut own, mut free) = (Cells::NONE, Cells::NONE);
        let mut digits = coloring;
        for cell in (0..cells).map(BridgeCell) {
            match digits % 3 {
                0 => free.insert(cell),
                1 => own.insert(cell),
                _ => {}
            }
            digits /= 3;
        }
        counts[match prospect(board, way, own, free) {
            Prospect::Always => 0,
            Prospect::ToMove => 1,
            Prospect::Never => 2,
        }] += 1;
    }
    counts
}

#[test]
fn small_boards_have_expected_numbers_of_wins() {
    for way in Way::BOTH {
        assert_eq!(counts(5, way), [86, 71, 86], "{way:?}");
        assert_eq!(counts(7, way), [579_192, 435_939, 579_192], "{way:?}");
    }
}

#[test]
fn every_opening_wins_for_starter_on_square_boards() {
    for size in (5..=19).step_by(2) {
        for starter in ["vertical", "horizontal"] {
            let position = start(&json!({"size": size, "starter": starter}));
            assert_eq!(values(&position).winning, position.free(), "size {size}");
        }
    }
}

#[test]
fn shorter_side_wins_on_rectangles_even_as_second() {
    for (rows, columns) in (5..=19).step_by(2).flat_map(|rows| (5..=19).step_by(2).map(move |columns| (rows, columns)))
    {
        for starter in ["vertical", "horizontal"] {
            let position = start(&json!({"rows": rows, "columns": columns, "starter": starter}));
            let short = if rows < columns { "vertical" } else { "horizontal" };
            let expected = if rows == columns || short == starter { Verdict::Win } else { Verdict::Loss };
            assert_eq!(verdict(&position), expected, "{rows} x {columns}, {starter} starts");
        }
    }
}

/// Returns an unfinished position of any board with at most `most` free cells, optionally with walls.
fn late_position(random: &mut Random, walls: bool, most: u32) -> Bridgit {
    loop {
        let mut options = any_options(random, true);
        if !walls {
            options["walls"] = json!([]);
        }
        let mut position = start(&options);
        while position.free().len() > most && position.ending().is_none() {
            position.play_unchecked(any_action(&position, random));
        }
        if position.ending().is_none() {
            return position;
        }
    }
}

#[test]
fn move_values_agree_with_brute_force() {
    let mut random = random(11);
    let mut seen = HashMap::new();
    for number in 0..5_500 {
        let position = late_position(&mut random, number >= 500, 7);
        let mut brute_force = BruteForce::default();
        let expected = brute_force.value(&position).verdict;
        assert_eq!(verdict(&position), expected, "{position:?}");
        let values = values(&position);
        assert_eq!(values.verdict, expected, "{position:?}");
        for cell in position.free().iter() {
            let expected = brute_force.value_of(&position, Action::from(cell)).verdict;
            assert_eq!(values.of(cell), expected, "{cell:?} of {position:?}");
        }
        *seen.entry(expected as u8).or_insert(0) += 1;
    }
    assert!(seen.values().all(|count| *count > 500), "all three values are met: {seen:?}");
}

#[test]
fn winning_moves_lead_to_won_positions() {
    let mut random = random(5);
    for number in 0..400 {
        let position = random_position(&mut random, number % 4 == 0);
        let values = values(&position);
        for cell in position.free().iter() {
            let after = after(&position, Action::from(cell));
            let value = if after.ending().is_some() {
                BruteForce::default().value_of(&position, Action::from(cell)).verdict
            } else {
                verdict(&after).reversed()
            };
            assert_eq!(values.of(cell), value, "{cell:?} of {position:?}");
        }
    }
}

#[test]
fn spanning_trees_are_disjoint_and_complete() {
    let mut random = random(2);
    let mut proofs = 0;
    for _ in 0..300 {
        let position = start(&any_options(&mut random, true));
        for way in Way::BOTH {
            let (board, own, free) = (position.board(), position.bridges(way), position.free());
            let always = prospect(board, way, own, free) == Prospect::Always;
            let trees = two_trees(board, way, own, free);
            assert_eq!(trees.is_some(), always);
            let Some([one, two]) = trees else { continue };
            assert!((one & two).is_empty() && (one & !free).is_empty() && (two & !free).is_empty());
            assert_eq!(spanned(board, way, own, one), spanned(board, way, own, two));
            assert_eq!(one.len(), two.len());
            proofs += 1;
        }
    }
    assert!(proofs > 50, "{proofs} proofs");
}

/// Returns the points that a tree spans together with the existing bridges, each connected group represented by its
/// smallest point; fails unless the shores are joined and the tree has no cycle.
fn spanned(board: BridgitBoard, way: Way, own: Cells, tree: Cells) -> Vec<u8> {
    let mut group: Vec<u8> = (0..=u8::MAX).collect();
    let join = |group: &mut Vec<u8>, cell: BridgeCell| {
        let [a, b] = board.ends(cell, way).map(|end| group[usize::from(end)]);
        group.iter_mut().filter(|name| **name == a.max(b)).for_each(|name| *name = a.min(b));
        a != b
    };
    for cell in own.iter() {
        join(&mut group, cell);
    }
    let mut points: Vec<u8> =
        tree.iter().flat_map(|cell| board.ends(cell, way)).map(|end| group[usize::from(end)]).collect();
    points.sort_unstable();
    points.dedup();
    assert!(tree.iter().all(|cell| join(&mut group, cell)), "a ring in {tree:?}");
    assert_eq!(group[0], group[1], "the shores are joined");
    assert!(points.iter().all(|point| group[usize::from(*point)] == group[0]), "one tree");
    points
}
