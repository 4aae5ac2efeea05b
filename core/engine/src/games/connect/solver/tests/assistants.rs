use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use super::board;
use crate::game::{Exact, ExactSolver, NoOptions, Rules};
use crate::games::connect::solver::field::{Field, FieldStones};
use crate::games::connect::solver::layer::following;
use crate::games::connect::solver::standard::Standard;
use crate::games::connect::solver::{LATE_BYTES, Solver, Solvers, StandardBoard, TABLE_BYTES, TranspositionTable};
use crate::games::connect::{AnyBoard, Bits, Connect, ConnectAction, ConnectFour, GridCell, Variant};
use crate::search::together;

/// The columns of eleven stones.
const AFTER_BOOK: [u8; 11] = [3, 3, 3, 3, 3, 1, 5, 1, 4, 2, 2];

fn nodes(solvers: &Solvers) -> u64 {
    solvers.solver.as_ref().expect("it is created on first use").nodes()
}

fn solved<B: Bits, V: Variant>(solvers: &mut Solvers, position: &Connect<B, V>) -> Exact {
    solvers.solve(position, u64::MAX, &|| false, &mut |_, _| {}).expect("not stopped")
}

/// Asserts that the leading solver visits few positions after its assistant has solved the same position, and returns the
/// solution.
fn assert_helped<B: Bits, V: Variant>(position: &Connect<B, V>) -> Exact {
    let mut alone = Solvers::default();
    let expected = solved(&mut alone, position);
    let mut lead = Solvers::default();
    let mut assistant = lead.assistant(position, u64::MAX).expect("a position within reach");
    assert_eq!(solved(&mut assistant, position), expected);
    drop(assistant);
    assert_eq!(solved(&mut lead, position), expected);
    assert!(10 * nodes(&lead) < nodes(&alone), "{} of {} positions", nodes(&lead), nodes(&alone));
    expected
}

/// Returns a position of eleven stones, after the opening book.
fn after_book() -> ConnectFour {
    let mut position = ConnectFour::start(&NoOptions {}).expect("the game has no options");
    for column in AFTER_BOOK {
        position.play_unchecked(ConnectAction::Disc(column).into());
    }
    position
}

#[test]
fn leading_solver_uses_results_of_its_assistant() {
    assert_helped(&after_book());
    assert_helped(&board::<u64>(5, 5, None, None));
    assert_helped(&board::<u64>(5, 5, Some(GridCell { column: 2, row: 1 }), None));
    assert_helped(&board::<u64>(5, 5, None, Some(GridCell { column: 2, row: 1 })));
}

#[test]
fn solution_is_the_same_beside_assistants() {
    for position in [board::<u64>(5, 5, None, None), board(5, 5, None, Some(GridCell { column: 2, row: 1 }))] {
        let expected = solved(&mut Solvers::default(), &position);
        let mut lead = Solvers::default();
        let assistants = [(); 3].map(|()| lead.assistant(&position, u64::MAX).expect("a position within reach"));
        let assistants = assistants.map(Mutex::new);
        let stop = AtomicBool::new(false);
        let help = |number: usize| {
            let mut assistant = assistants[number].lock().expect("one thread locks it");
            let found = assistant.solve(&position, u64::MAX, &|| stop.load(Ordering::Relaxed), &mut |_, _| {});
            assert!(found.is_none_or(|found| found == expected));
        };
        let found = together(3, &stop, help, || solved(&mut lead, &position));
        assert_eq!(found, expected);
    }
}

#[test]
fn assistants_stay_within_memory_limit_of_one_solver() {
    let position = board::<u64>(6, 6, None, None);
    let mut lead = Solvers::default();
    let assistants: Vec<_> = (0..256).map_while(|_| lead.assistant(&position, u64::MAX)).collect();
    assert!(assistants.len() >= 8, "{} assistants", assistants.len());
    let early = lead.solver.as_ref().expect("it was asked for assistants").early.bytes();
    assert!(early + (1 + assistants.len()) * LATE_BYTES <= TABLE_BYTES, "{} assistants", assistants.len());
}

#[test]
fn position_out_of_reach_has_no_assistant_and_no_table() {
    let mut lead = Solvers::default();
    let empty: Connect<u128, AnyBoard> = board(10, 10, None, None);
    assert!(lead.assistant(&empty, u64::MAX).is_none());
    assert!(lead.solver.is_none());
}

#[test]
fn position_claimed_by_another_search_is_searched_later() {
    let board: StandardBoard = "44444265".parse().expect("a position");
    let run = |is_claimed: bool| {
        let early = Arc::new(TranspositionTable::new(1 << 22));
        let field = Standard { book: () };
        for child in following(board).flat_map(following).filter(|_| is_claimed) {
            early.claim(field.hash(&FieldStones::from(child)));
        }
        let mut solver = Solver::sharing(Arc::clone(&early));
        (solver.score(board, &|| false), solver.nodes())
    };
    let (free, claimed) = (run(false), run(true));
    assert_eq!(free.0, claimed.0);
    assert_ne!(free.1, claimed.1);
    assert_eq!(free, run(false));
}

#[test]
fn claim_lasts_until_it_is_released() {
    let table = TranspositionTable::new(64);
    assert_eq!([7, 7, 8].map(|hash| table.claim(hash)), [true, false, true]);
    table.release(7);
    assert_eq!([7, 8].map(|hash| table.claim(hash)), [true, false]);
}
