use std::collections::HashSet;

use crate::game::{
    ExactSolver, Move, NoOptions, Proof, Rules, below,
    testing::{one_of, random},
};
use crate::games::connect::ConnectFour;
use crate::games::connect::solver::book::PACKED;
use crate::games::connect::solver::{
    BOOK_POSITIONS, Book, LAST_IN_BOOK, ScoredMove, Solver, Solvers, StandardBoard, layer,
};

fn scores(moves: &[ScoredMove]) -> Vec<(u8, i32)> {
    let mut scores: Vec<_> = moves.iter().map(|mv| (mv.column().expect("a column"), mv.score)).collect();
    scores.sort_unstable();
    scores
}

fn moves(solver: &mut Solver, board: StandardBoard) -> Vec<ScoredMove> {
    solver.moves(board, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped")
}

/// Returns the number of positions to solve again: `long` with `FIVEFOLD_LONG`, else `quick`.
fn count(quick: usize, long: usize) -> usize {
    if std::env::var_os("FIVEFOLD_LONG").is_some() {
        return long;
    }
    println!("{} positions of the opening book are left out without FIVEFOLD_LONG", long - quick);
    quick
}

#[test]
fn book_positions_are_complete_unique_and_ordered() {
    for (stones, count) in (0..).zip(BOOK_POSITIONS) {
        let boards = layer(stones);
        let different: HashSet<_> = boards.iter().map(|board| board.canonical()).collect();
        assert_eq!((boards.len(), different.len()), (count, count), "{stones} stones");
        assert!(boards.iter().all(|board| board.filled.count_ones() == stones && *board == board.canonical()));
        assert!(boards.iter().all(|board| board.key() == board.mirrored().canonical_key()));
    }
    let order = layer(LAST_IN_BOOK).iter().fold(0_u64, |sum, board| sum.wrapping_mul(31).wrapping_add(board.key()));
    assert_eq!(order, 12_805_778_852_260_320_920, "the file of the book is in this order");
}

#[test]
fn packed_book_round_trips() {
    let mut random = random(4);
    let boards = layer(LAST_IN_BOOK);
    for most in [0, 1, 17] {
        let mut draw = |board: &StandardBoard| {
            let drawn = below(&mut random, 2 * most + 1).cast_signed() - most.cast_signed();
            board.decided().unwrap_or(drawn)
        };
        let scores: Vec<_> = boards.iter().map(&mut draw).collect();
        let packed = Book::pack(&scores).leak();
        let book = Book::of(packed);
        for (board, score) in boards.iter().zip(&scores) {
            assert_eq!(book.score(*board), Some(*score));
            assert_eq!(book.score(board.mirrored()), Some(*score));
        }
        assert!(most > 0 || packed.len() < 2_000, "a book without scores takes {} bytes", packed.len());
    }
}

#[test]
fn unpacked_book_packs_to_same_bytes() {
    let scores: Vec<_> = layer(LAST_IN_BOOK).into_iter().map(|board| Book::shared().score(board)).collect();
    let scores: Option<Vec<_>> = scores.into_iter().collect();
    assert!(Book::pack(&scores.expect("all are in the book")) == PACKED);
}

#[test]
fn book_value_is_that_of_best_column() {
    let book = Book::shared();
    for stones in 0..LAST_IN_BOOK {
        for board in layer(stones) {
            let open = (0..7).filter(|column| board.is_open(*column));
            let score = |column| {
                if board.wins(column) {
                    return 21 - board.stones() / 2;
                }
                -book.score(board.play(column)).expect("it is in the book")
            };
            assert_eq!(open.map(score).max(), book.score(board), "{board:?}");
        }
    }
}

#[test]
fn first_lookup_waits_for_unpacking() {
    let boards = layer(9);
    let book = Book::of(PACKED);
    std::thread::scope(|scope| {
        for board in boards.iter().step_by(boards.len() / 4) {
            scope.spawn(|| assert_eq!(book.score(*board), Book::shared().score(*board)));
        }
    });
    assert_eq!(Book::of(PACKED).score(StandardBoard::default()), Some(1));
}

#[test]
fn book_scores_equal_search_scores() {
    let mut random = random(9);
    let mut solver = Solver::new(1 << 25);
    for stones in [9, 10] {
        let boards = layer(stones);
        for _ in 0..count(12, 500) {
            let board = one_of(&boards, &mut random);
            assert_eq!(solver.score(board, &|| false), Book::shared().score(board), "{board:?}");
        }
    }
}

#[test]
fn column_scores_are_same_without_book() {
    let mut random = random(13);
    let (mut with, mut without) = (Solver::new(1 << 25).with_book(), Solver::new(1 << 25));
    for stones in [8, 9, 10, 11] {
        let boards = layer(stones);
        for _ in 0..count(3, 100) {
            let board = one_of(&boards, &mut random);
            with.forget();
            assert_eq!(scores(&moves(&mut with, board)), scores(&moves(&mut without, board)), "{board:?}");
        }
    }
}

#[test]
fn other_positions_are_not_in_the_book() {
    let later = "44444412212".parse().expect("a position");
    let cannot_come_up = StandardBoard::of_sets([0, 0b1111]);
    for board in [later, cannot_come_up] {
        assert_eq!(Book::shared().score(board), None, "{board:?}");
    }
}

#[test]
fn book_scores_are_possible() {
    for board in (0..=LAST_IN_BOOK).flat_map(layer) {
        let score = Book::shared().score(board);
        let soonest = |moves: i32| 22 - (board.stones() + moves + 1) / 2;
        let possible = -soonest(2)..=soonest(1);
        assert!(score.is_some_and(|score| possible.contains(&score)), "{board:?}: {score:?}");
    }
}

#[test]
fn packed_book_is_small() {
    assert!(PACKED.len() < 240_000, "{} bytes", PACKED.len());
}

#[test]
fn first_column_has_known_value() {
    let mut solver = Solver::new(1 << 22).with_book();
    let found = moves(&mut solver, StandardBoard::default());
    assert_eq!(scores(&found), [(0, -2), (1, -1), (2, 0), (3, 1), (4, 0), (5, -1), (6, -2)]);
    assert_eq!(solver.score(StandardBoard::default(), &|| false), Some(1));
}

#[test]
fn openings_take_no_search() {
    let mut solver = Solver::new(1 << 22).with_book();
    for stones in 0..LAST_IN_BOOK {
        for board in layer(stones).into_iter().step_by((stones * stones + 1) as usize) {
            moves(&mut solver, board);
        }
    }
    assert_eq!(solver.nodes(), 0);
}

#[test]
fn empty_board_is_solved_from_book() {
    let start = ConnectFour::start(&NoOptions {}).expect("a board");
    let mut reported: Vec<(Move, Proof)> = Vec::new();
    let exact = Solvers::default()
        .solve(&start, u64::MAX, &|| false, &mut |mv, proof| reported.push((mv, proof)))
        .expect("exact");
    assert_eq!((exact.score, exact.moves.len()), (Some(1), 7));
    let last = |mv: Move| reported.iter().rev().find(|(known, _)| *known == mv).map(|(_, proof)| *proof);
    for (mv, proof) in &exact.moves {
        assert_eq!(last(*mv), Some(*proof), "the last reported proof is the final one");
    }
    let winner = exact.moves[0].0;
    let position = reported.iter().position(|(mv, _)| mv.is_empty()).expect("the position itself is reported");
    let losers = reported[position..].iter().filter(|(mv, _)| *mv != winner && !mv.is_empty()).count();
    assert!(losers >= 4, "the best move and the position come before the scores of the other moves: {reported:?}");
    assert_eq!(exact.proof.moves, Some(41));
}
