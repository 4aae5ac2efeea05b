//! One search that values the played move and the best move together.

use super::{Judgment, Worth, graded};
use crate::game::{Action, Exact, ExactSolver, Move, PositionHistory, Proof, Think, Verdict, whole_moves};
use crate::search::findings::Solved;
use crate::search::report::{MoveEvaluation, SearchView};
use crate::search::tree::{MOST_VISITS, Tree, TreeSettings};

/// One in this many simulations is reserved for the played move.
const ONE_FOR_PLAYED: u64 = 4;

/// The tree's memory limit: more than a judgment's simulations fill in any game.
const MEMORY_BYTES: u64 = 32 << 20;

/// A move needs at least one simulation for this many of the most visited move to be called the best.
const LEAST_SHARE: u64 = 10;

/// The maximum length of a refutation, in moves.
pub(super) const MOST_REFUTATION: usize = 8;

/// Simulations between two stop checks: below a millisecond.
const VISITS_A_QUESTION: u64 = 16;

/// Judges a legal whole move of the last position of `history`, by `visits` simulations if the game cannot be solved.
/// Returns `None` if `stop` returned `true` or the game has ended.
pub fn judge<P: Think>(
    history: &PositionHistory<P>,
    mv: Move,
    visits: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Judgment> {
    if history.status().is_over() {
        return None;
    }
    let mut solver = P::Solver::default();
    let weighed = Weighed::new(history, mv, visits, &mut solver, stop)?;
    let Weighed { moves, best, played, .. } = &weighed;
    let others: Vec<Option<Verdict>> =
        (moves.iter().filter(|other| other.mv != mv)).map(|other| other.proof.map(|proof| proof.verdict)).collect();
    let (before, after) = (weighed.proof.map_or_else(|| worth(best), Worth::Proven), worth(played));
    let (grade, lost) = graded(after, before, best.mv == mv, &others);
    let refutation = if grade.is_slip() { weighed.refutation(history, &mut solver, stop)? } else { Vec::new() };
    let begin = history.before_move();
    Some(Judgment {
        text: begin.move_text(mv),
        grade,
        before,
        after,
        best: begin.move_text(best.mv),
        lost,
        refutation,
        visits: weighed.visits,
    })
}

fn worth(mv: &MoveEvaluation<Move>) -> Worth {
    mv.proof.map_or_else(|| Worth::estimated(mv.value, mv.visits), Worth::Proven)
}

/// The values of the legal moves of a position.
struct Weighed<P: Think> {
    /// All legal moves, best first in the order of the solver or the search.
    moves: Vec<MoveEvaluation<Move>>,
    played: MoveEvaluation<Move>,
    best: MoveEvaluation<Move>,
    /// The proof of the position, if any.
    proof: Option<Proof>,
    visits: u64,
    /// `None` if the game was solved.
    tree: Option<Tree<P>>,
}

impl<P: Think> Weighed<P> {
    fn new(
        history: &PositionHistory<P>,
        mv: Move,
        visits: u64,
        solver: &mut P::Solver,
        stop: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let position = history.position();
        let made = history.under_way();
        let mut proofs: Vec<(Move, Proof)> = Vec::new();
        let whole = |mv: Move| mv.actions().fold(made, Move::then);
        let mut found = |mv: Move, proof: Proof| {
            // A later report of the same move is more precise.
            proofs.retain(|(known, _)| *known != whole(mv));
            proofs.push((whole(mv), proof));
        };
        let exact = solver.solve(position, P::Solver::nodes_to_judge(position), stop, &mut found);
        if stop() {
            return None;
        }
        let (moves, proof, tree, visits) = if let Some(Exact { moves, proof, .. }) = exact {
            let valued = |(mv, proof): (Move, Proof)| MoveEvaluation {
                mv: whole(mv),
                visits: 0,
                value: proof.verdict.value().get(),
                proof: Some(proof),
            };
            (moves.into_iter().map(valued).collect(), Some(proof), None, 0)
        } else {
            let (SearchView { candidates, proof, .. }, tree) = searched(history, mv, visits, &proofs, stop)?;
            let made = tree.visits();
            (candidates, proof, Some(tree), made)
        };
        let played = *moves.iter().find(|valued| valued.mv == mv)?;
        let best = best(&moves, &played, proof);
        Some(Self { moves, played, best, proof, visits, tree })
    }

    /// Returns the opponent's reply to the played move and the moves that follow, or `None` if stopped.
    fn refutation(
        &self,
        history: &PositionHistory<P>,
        solver: &mut P::Solver,
        stop: &dyn Fn() -> bool,
    ) -> Option<Vec<String>> {
        let mut after = history.clone();
        let skipped = history.under_way().len();
        self.played.mv.actions().skip(skipped).for_each(|action| after.play_unchecked(action));
        let line = self.tree.as_ref().map_or_else(Vec::new, |tree| tree.line_after(self.played.mv, skipped));
        let mut line = line.into_iter();
        let mut texts = Vec::new();
        while texts.len() < MOST_REFUTATION && !after.status().is_over() {
            let position = *after.position();
            let proven = || {
                let exact = solver.solve(&position, P::Solver::nodes_to_judge(&position), stop, &mut |_, _| {})?;
                exact.moves.first().map(|(mv, _)| *mv)
            };
            let Some(mv) = line.next().or_else(proven) else { break };
            texts.push(position.move_text(mv));
            mv.actions().for_each(|action| after.play_unchecked(action));
        }
        (!stop()).then_some(texts)
    }
}

/// Searches all moves, with enough simulations for the played one. Returns `None` if stopped.
fn searched<P: Think>(
    history: &PositionHistory<P>,
    mv: Move,
    visits: u64,
    proofs: &[(Move, Proof)],
    stop: &dyn Fn() -> bool,
) -> Option<(SearchView<Move>, Tree<P>)> {
    let made = history.under_way();
    let moves = whole_moves(history.position(), made);
    let rest = |mv: &Move| mv.actions().skip(made.len()).collect::<Vec<Action>>();
    let actions = rest(&mv);
    // Once the played move is proven to keep the result, the rest of the simulations test whether any other move would.
    let mut others = moves.iter().filter(|other| **other != mv).map(rest).peekable();
    let seed = history.position().key();
    // Grades were measured without learned evaluations.
    let settings =
        TreeSettings { uses_oracle: true, uses_learning: false, is_plain: false, seed, memory_bytes: MEMORY_BYTES };
    let mut tree = Tree::<P>::new(history.clone(), settings);
    let memory = &mut P::Memory::default();
    tree.policy.asks_verdicts = true;
    let visits = visits.clamp(1, MOST_VISITS);
    // As in an analysis: a search would find it by chance, and might prove a slower win first.
    if let Some(action) = history.position().winning_action() {
        tree.simulate_through(&[action], memory);
    }
    for visit in 0..visits {
        if visit % VISITS_A_QUESTION == 0 && stop() {
            return None;
        }
        let (is_decided, is_known) = (tree.is_proven(), tree.knows(&actions));
        let is_kept = visit % ONE_FOR_PLAYED == 0;
        if is_decided && is_known {
            while others.next_if(|other| tree.knows(other)).is_some() {}
            let Some(other) = others.peek() else { break };
            tree.simulate_through(other, memory);
        } else if !is_known && (is_decided || is_kept) {
            tree.simulate_through(&actions, memory);
        } else {
            tree.simulate(memory);
        }
    }
    let findings = SearchView::derive(&[tree.evidence(&moves, made)], &Solved { moves: proofs, ..Solved::default() });
    Some((findings, tree))
}

/// Returns the best move; the played move if no other is better. If the position is proven, the best move must be
/// proven to keep the result. Estimates count by their lower bound, so that a rarely visited move is not called the
/// best.
fn best(moves: &[MoveEvaluation<Move>], played: &MoveEvaluation<Move>, proof: Option<Proof>) -> MoveEvaluation<Move> {
    let most = moves.iter().filter(|mv| !is_lost(mv)).map(|mv| mv.visits).max().unwrap_or_default();
    let may_be_best = |mv: &&MoveEvaluation<Move>| match (proof, mv.proof) {
        (Some(proof), Some(own)) => own.verdict == proof.verdict,
        (Some(_), None) => false,
        (None, Some(_)) => true,
        (None, None) => mv.visits.saturating_mul(LEAST_SHARE) >= most,
    };
    let mut best = None;
    for mv in std::iter::once(played).chain(moves).filter(may_be_best) {
        if best.is_none_or(|best| is_better(mv, best)) {
            best = Some(mv);
        }
    }
    *best.unwrap_or(played)
}

/// Returns whether a move is proven to lose.
fn is_lost(mv: &MoveEvaluation<Move>) -> bool {
    mv.proof.is_some_and(|proof| proof.verdict == Verdict::Loss)
}

/// Returns whether a move is better than another: by its lower bound, and among moves proven to have the same result by
/// the moves to the end, if both are known. An estimate is better than a proven loss, however low its bound is.
fn is_better(mv: &MoveEvaluation<Move>, other: &MoveEvaluation<Move>) -> bool {
    let (worth, others) = (worth(mv), worth(other));
    match (worth, others) {
        (Worth::Proven(proof), Worth::Proven(known)) if proof.verdict == known.verdict => {
            proof.moves.zip(known.moves).is_some_and(|(moves, known)| match proof.verdict {
                Verdict::Win => moves < known,
                Verdict::Draw => false,
                Verdict::Loss => moves > known,
            })
        }
        _ if is_lost(mv) != is_lost(other) => is_lost(other),
        _ => worth.lowest() > others.lowest(),
    }
}

#[cfg(test)]
mod tests;
