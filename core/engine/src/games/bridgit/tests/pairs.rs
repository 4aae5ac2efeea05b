//! Tests the pairing strategy taught on the rules page.

use std::collections::BTreeSet;

use serde_json::json;

use super::{
    super::{BridgeCell, Bridgit, BridgitBoard, Point, PointKind, Way},
    start,
};
use crate::{
    game::{
        Action, Rules,
        testing::{any_action, random},
    },
    games::{Game, bridgit::GAME},
    text::Language,
};

/// Returns the two cells paired by an inner blue pier. `row` and `column` count the blue piers from 1.
fn pair(board: BridgitBoard, row: u8, column: u8) -> [BridgeCell; 2] {
    let cell = |down: i8, right: i8| {
        let point =
            Point { row: (2 * row - 1).wrapping_add_signed(down), column: (2 * column).wrapping_add_signed(right) };
        match board.kind(point) {
            PointKind::BridgeCell(cell) => cell,
            other => panic!("{other:?} in a pair"),
        }
    };
    // The diagonal begins at the second pier of the second row, the one on the shore being the first.
    match (column + 1).cmp(&row) {
        std::cmp::Ordering::Equal => [cell(0, -1), cell(0, 1)],
        std::cmp::Ordering::Greater => [cell(0, 1), cell(1, 0)],
        std::cmp::Ordering::Less => [cell(0, -1), cell(-1, 0)],
    }
}

fn pairs(board: BridgitBoard) -> Vec<[BridgeCell; 2]> {
    let half = board.rows() / 2;
    (1..=half).flat_map(|row| (1..half).map(move |column| pair(board, row, column))).collect()
}

#[test]
fn every_cell_but_corner_belongs_to_one_pair() {
    for size in (5..=19).step_by(2) {
        let board = BridgitBoard::new(size, size).expect("a board");
        let mut cells: Vec<BridgeCell> = pairs(board).concat();
        cells.push(BridgeCell(0));
        cells.sort_unstable();
        let all: Vec<BridgeCell> = board.all().iter().collect();
        assert_eq!(cells, all, "size {size}");
    }
}

#[test]
fn diagram_numbers_cells_of_pairs() {
    let position: Bridgit = start(&json!({"size": 7}));
    let names = |pair: [BridgeCell; 2]| pair.map(|cell| position.cell_name(cell));
    let expected: BTreeSet<BTreeSet<_>> =
        pairs(position.board()).into_iter().map(|pair| names(pair).into_iter().collect()).collect();
    let diagrams = GAME.texts(Language::ENGLISH.into()).diagrams().expect("readable diagrams");
    let numbered = &diagrams["page-5"][0].numbered;
    let shown: BTreeSet<BTreeSet<_>> =
        numbered.iter().map(|pair| pair.split_whitespace().map(str::to_owned).collect()).collect();
    assert_eq!(shown, expected);
}

#[test]
fn pairing_strategy_wins_on_square_boards() {
    let mut random = random(1);
    for size in (5..=19).step_by(2) {
        for _ in 0..100 {
            let mut position: Bridgit = start(&json!({"size": size}));
            let pairs = pairs(position.board());
            let mut next = BridgeCell(0);
            while position.ending().is_none() {
                position.play_unchecked(Action::from(next));
                if position.ending().is_some() {
                    break;
                }
                let blue = any_action(&position, &mut random);
                position.play_unchecked(blue);
                let partner = pairs.iter().find_map(|[a, b]| {
                    let other = if Action::from(*a) == blue { Some(*b) } else { None };
                    other.or_else(|| (Action::from(*b) == blue).then_some(*a))
                });
                next = partner.expect("every cell has a partner");
            }
            assert_eq!(position.winner(), Some(Way::Vertical), "size {size}");
        }
    }
}
