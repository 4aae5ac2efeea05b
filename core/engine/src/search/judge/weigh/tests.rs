//! Tests of the comparison of moves, with a game whose solver reports some proofs and then gives up.

use super::{MOST_REFUTATION, MoveEvaluation, best, is_better, judge};
use crate::game::{
    Action, Exact, ExactSolver, FirstValue, Level, Move, PositionHistory, Proof, Random, Think, Trail, Tuning, Verdict,
    testing::CountingGame,
};
use crate::search::{Grade, Worth};

const fn proof(verdict: Verdict, moves: u16) -> Proof {
    Proof { verdict, moves: Some(moves) }
}

fn proven(verdict: Verdict, moves: u16) -> MoveEvaluation<Move> {
    let proof = proof(verdict, moves);
    MoveEvaluation { mv: Action(0).into(), visits: 1, value: verdict.value().get(), proof: Some(proof) }
}

fn estimated(action: u16, value: f32, visits: u64) -> MoveEvaluation<Move> {
    MoveEvaluation { mv: Action(action).into(), visits, value, proof: None }
}

#[test]
fn best_move_needs_a_tenth_of_most_visits() {
    let played = estimated(0, 0.0, 100);
    for (visits, expected) in [(9, 0), (10, 1), (11, 1)] {
        let moves = [played, estimated(1, 1.0, visits)];
        assert_eq!(best(&moves, &played, None).mv, Action(expected).into(), "{visits}");
    }
}

#[test]
fn best_move_is_no_proven_loss_while_another_holds_out() {
    // The loss was searched most, before it was proven.
    let played = MoveEvaluation { visits: 1000, ..proven(Verdict::Loss, 30) };
    let moves = [played, estimated(1, -0.98, 20)];
    assert_eq!(best(&moves, &played, None).mv, Action(1).into());
}

#[test]
fn is_better_orders_moves_strictly() {
    let (win, draw, loss) = (Verdict::Win, Verdict::Draw, Verdict::Loss);
    for (better, worse) in [
        (proven(win, 3), proven(win, 9)),
        (proven(win, 9), proven(draw, 3)),
        (proven(draw, 3), proven(loss, 9)),
        (proven(loss, 9), proven(loss, 3)),
        (estimated(0, 0.5, 100), estimated(0, 0.25, 100)),
        (estimated(0, 0.5, 100), estimated(0, 0.5, 50)),
        (proven(win, 9), estimated(0, 0.5, 100)),
        // The lower bound of the estimate is below that of the loss.
        (estimated(0, -0.98, 20), proven(loss, 30)),
    ] {
        assert!(is_better(&better, &worse), "{better:?} {worse:?}");
        assert!(!is_better(&worse, &better), "{worse:?} {better:?}");
        assert!(!is_better(&better, &better), "{better:?}");
    }
    assert!(!is_better(&proven(draw, 3), &proven(draw, 9)) && !is_better(&proven(draw, 9), &proven(draw, 3)));
}

/// The length of a game of [`PartlySolvedGame`], in moves.
const MOVES: u16 = 12;

/// The kind of a game whose solver solves every position but the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PartlySolved;

type PartlySolvedGame = CountingGame<PartlySolved, MOVES>;

impl Think for PartlySolvedGame {
    type Memory = ();
    type Solver = PartialSolver;

    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 1 };

    fn levels() -> &'static [Level] {
        &[]
    }

    fn leaf_value(&self, (): &mut (), _: &mut Random, _: &mut Trail) -> FirstValue {
        FirstValue::DRAW
    }
}

/// A solver that proves some moves of the first position and solves every other.
#[derive(Default)]
struct PartialSolver;

impl ExactSolver<PartlySolvedGame> for PartialSolver {
    fn solve(
        &mut self,
        position: &PartlySolvedGame,
        _: u64,
        _: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact> {
        let known = proof(Verdict::Win, MOVES - position.moves);
        if position.moves > 0 {
            return Some(Exact { proof: known, moves: vec![(Action(2).into(), known)], score: None });
        }
        found(Action(0).into(), proof(Verdict::Loss, 8));
        found(Action(1).into(), proof(Verdict::Win, 5));
        found(Action(1).into(), proof(Verdict::Win, 3));
        None
    }
}

#[test]
fn partial_solver_proofs_are_used_and_refutation_is_capped() {
    let history = PositionHistory::new(PartlySolvedGame::START);
    let judged = judge(&history, Action(0).into(), 40, &|| false).expect("the judge is not stopped");
    assert_eq!(judged.after, Worth::Proven(proof(Verdict::Loss, 8)), "{judged:?}");
    assert_eq!(judged.before, Worth::Proven(proof(Verdict::Win, 3)), "the last reported proof: {judged:?}");
    assert_eq!((judged.grade, judged.best.as_str()), (Grade::GaveAway, "1"), "{judged:?}");
    assert_eq!(judged.refutation.len(), MOST_REFUTATION, "the refutation is capped: {judged:?}");
}
