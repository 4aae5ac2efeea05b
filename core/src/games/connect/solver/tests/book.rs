use std::collections::HashSet;

use rand::SeedableRng;

use super::play_until;
use crate::game::{NoOptions, Proof, Random, Rules, Think, Turn, below};
use crate::games::connect::ConnectFour;
use crate::games::connect::solver::book::{SCORES, SIGNS};
use crate::games::connect::solver::{BOOK_POSITIONS, Book, SCORED, Solver, Solvers, StandardBoard, Valued, layer};

fn scores(turns: &[Valued]) -> Vec<(u8, i32)> {
    let mut scores: Vec<_> = turns.iter().map(|turn| (turn.column().expect("a column"), turn.score)).collect();
    scores.sort_unstable();
    scores
}

fn turns(solver: &mut Solver, board: StandardBoard) -> Vec<Valued> {
    solver.turns(board, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped")
}

/// How many positions are solved again: all that a minute is enough for, or a few.
fn count(quick: usize, long: usize) -> usize {
    if std::env::var_os("FIVEFOLD_LONG").is_some() {
        return long;
    }
    println!("{} positions of the opening book are left out without FIVEFOLD_LONG", long - quick);
    quick
}

fn drawn<T: Copy>(from: &[T], random: &mut Random) -> T {
    from[below(random, u32::try_from(from.len()).expect("few")) as usize]
}

#[test]
fn the_positions_of_the_book_are_all_there_once_and_in_the_same_order() {
    let orders = [5_446_963_613_834_730_908, 12_805_778_852_260_320_920];
    for ((stones, count), known) in (SCORED..).zip(BOOK_POSITIONS).zip(orders) {
        let boards = layer(stones.cast_unsigned());
        let different: HashSet<_> = boards.iter().map(|board| board.canonical()).collect();
        assert_eq!((boards.len(), different.len()), (count, count));
        assert!(boards.iter().all(|board| board.stones() == stones && *board == board.canonical()));
        let order = boards.iter().fold(0_u64, |sum, board| sum.wrapping_mul(31).wrapping_add(board.key()));
        assert_eq!(order, known, "the files of the book are in this order");
    }
}

#[test]
fn what_is_packed_is_unpacked() {
    let mut random = Random::seed_from_u64(4);
    let boards = layer(9);
    for most in [0, 1, 5, 17] {
        let mut draw = |board: &StandardBoard| {
            let drawn = below(&mut random, 2 * most + 1).cast_signed() - most.cast_signed();
            board.decided().unwrap_or(drawn)
        };
        let scores: Vec<_> = boards.iter().map(&mut draw).collect();
        let packed = Book::pack_scores(&scores);
        let book = Book::of_scores(&packed);
        for (board, score) in boards.iter().zip(&scores) {
            assert_eq!(book.score(*board), Some(*score));
            assert_eq!(book.score(board.mirrored()), Some(*score));
        }
        assert!(most > 0 || packed.len() < 2_000, "nothing to say takes {} bytes", packed.len());
    }
}

#[test]
fn who_wins_ten_stones_is_packed_as_it_was_unpacked() {
    let book = Book::shared();
    let signs: Vec<_> = layer(10).into_iter().map(|board| book.sign(board).expect("it is in the book")).collect();
    assert!(book.pack_signs(&signs) == SIGNS);
    assert_eq!(signs.len(), BOOK_POSITIONS[1]);
}

#[test]
fn the_winner_of_nine_stones_can_go_on_to_win_and_the_loser_cannot() {
    let book = Book::shared();
    for board in layer(9) {
        let open = (0..7).filter(|column| board.is_open(*column));
        let sign =
            |column: u8| if board.wins(column) { Some(1) } else { book.sign(board.play(column)).map(|sign| -sign) };
        let best = open.map(|column| sign(column).expect("it is in the book")).max();
        assert_eq!(best, book.score(board).map(i32::signum), "{board:?}");
        assert!(book.sign(board).is_none());
    }
}

#[test]
fn who_wins_ten_stones_is_what_a_search_without_the_book_finds() {
    let (boards, mut random) = (layer(10), Random::seed_from_u64(11));
    let mut solver = Solver::new(1 << 25);
    for _ in 0..count(12, 500) {
        let board = drawn(&boards, &mut random);
        let found = solver.score_within(board, [-1, 1], &|| false).map(i32::signum);
        assert_eq!(found, Book::shared().sign(board), "{board:?}");
    }
}

#[test]
fn columns_of_ten_and_eleven_stones_are_worth_as_much_without_the_book() {
    let mut random = Random::seed_from_u64(13);
    let (mut with, mut without) = (Solver::new(1 << 25).with_book(), Solver::new(1 << 25));
    for stones in [10, 11] {
        let boards = layer(stones);
        for _ in 0..count(3, 100) {
            let board = drawn(&boards, &mut random);
            with.forget();
            assert_eq!(scores(&turns(&mut with, board)), scores(&turns(&mut without, board)), "{board:?}");
        }
    }
}

#[test]
fn positions_of_other_numbers_of_stones_are_not_in_the_book() {
    for text in ["", "4", "44444422", "4444442212"] {
        let board = text.parse().expect("a position");
        assert_eq!(Book::shared().score(board), None, "{text}");
        assert!(text.len() == 10 || Book::shared().sign(board).is_none(), "{text}");
    }
}

#[test]
fn every_position_of_nine_stones_has_a_possible_score() {
    for board in layer(9) {
        let score = Book::shared().score(board);
        assert!(score.is_some_and(|score| (-16..=17).contains(&score)), "{board:?}: {score:?}");
    }
}

#[test]
fn the_book_is_small() {
    assert!(SCORES.len() < 100_000, "{} bytes", SCORES.len());
    assert!(SIGNS.len() < 50_000, "{} bytes", SIGNS.len());
}

#[test]
fn scores_of_the_book_are_those_of_a_search_without_it() {
    let (boards, mut random) = (layer(9), Random::seed_from_u64(9));
    let mut solver = Solver::new(1 << 25);
    for _ in 0..count(12, 500) {
        let board = drawn(&boards, &mut random);
        assert_eq!(solver.score(board, &|| false), Book::shared().score(board), "{board:?}");
    }
}

#[test]
fn columns_of_nine_stones_agree_with_the_score_of_the_position() {
    let (boards, mut random) = (layer(9), Random::seed_from_u64(10));
    let (mut with, mut without) = (Solver::new(1 << 25).with_book(), Solver::new(1 << 25));
    for _ in 0..count(3, 100) {
        let board = drawn(&boards, &mut random);
        let found = turns(&mut with, board);
        assert_eq!(found.iter().map(|turn| turn.score).max(), Book::shared().score(board), "{board:?}");
        assert_eq!(scores(&found), scores(&turns(&mut without, board)), "{board:?}");
    }
}

#[test]
fn a_position_of_eight_stones_has_the_best_score_of_its_columns() {
    let boards = layer(8);
    let mut solver = Solver::new(1 << 22).with_book();
    for board in boards.iter().step_by(37) {
        let best = turns(&mut solver, *board).iter().map(|turn| turn.score).max();
        solver.forget();
        assert_eq!(solver.score(*board, &|| false), best, "{board:?}");
    }
    let (mut random, mut without) = (Random::seed_from_u64(8), Solver::new(1 << 25));
    for _ in 0..count(3, 60) {
        let board = drawn(&boards, &mut random);
        assert_eq!(solver.score(board, &|| false), without.score(board, &|| false), "{board:?}");
    }
}

#[test]
fn the_first_column_is_worth_what_everybody_knows() {
    let mut solver = Solver::new(1 << 22).with_book();
    let found = turns(&mut solver, StandardBoard::default());
    assert_eq!(scores(&found), [(0, -2), (1, -1), (2, 0), (3, 1), (4, 0), (5, -1), (6, -2)]);
    assert_eq!(solver.score(StandardBoard::default(), &|| false), Some(1));
}

#[test]
fn openings_take_few_nodes_with_the_book() {
    let mut random = Random::seed_from_u64(12);
    for stones in 0..=8 {
        for _ in 0..20 {
            let start = ConnectFour::start(&NoOptions {});
            let is_late = |position: &ConnectFour| position.filled().count_ones() >= stones;
            let Some(position) = play_until(start.expect("a board"), is_late, &mut random) else { continue };
            let board = StandardBoard::of(&position).expect("Connect Four");
            let mut solver = Solver::new(1 << 22).with_book();
            turns(&mut solver, board);
            assert!(solver.nodes() < 200_000, "{board:?}: {} nodes", solver.nodes());
        }
    }
}

#[test]
fn the_empty_board_is_solved_for_the_search() {
    let start = ConnectFour::start(&NoOptions {}).expect("a board");
    let mut told: Vec<(Turn, Proof)> = Vec::new();
    let exact = start
        .solve(&mut Solvers::default(), u64::MAX, &|| false, &mut |turn, proof| told.push((turn, proof)))
        .expect("exact");
    assert_eq!((start.score(exact.proof), exact.turns.len()), (Some(1), 7));
    let last = |turn: Turn| told.iter().rev().find(|(known, _)| *known == turn).map(|(_, proof)| *proof);
    for (turn, proof) in &exact.turns {
        assert_eq!(last(*turn), Some(*proof), "what was told last is what it is");
    }
    let winner = exact.turns[0].0;
    let position = told.iter().position(|(turn, _)| turn.is_empty()).expect("the position itself is told");
    let losers = told[position..].iter().filter(|(turn, _)| *turn != winner && !turn.is_empty()).count();
    assert!(losers >= 4, "the best turn and the position come before the scores of the other turns: {told:?}");
    assert_eq!(exact.proof.turns, Some(41));
}
