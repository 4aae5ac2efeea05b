//! One search that values the played move and the best move together.

use super::{Grade, Judgment, Worth, graded};
use crate::game::{
    Action, Exact, ExactSolver, Move, PositionHistory, Proof, Think, Verdict, whole_moves, winning_move, winning_moves,
};
use crate::search::findings::{LOSS_AT_ONCE, Solved, moves_lost_at_once};
use crate::search::report::{MoveEvaluation, SearchView};
use crate::search::tree::{MOST_VISITS, Tree, TreeSettings};

/// One in this many simulations is reserved for the played move.
const ONE_FOR_PLAYED: u64 = 4;

/// The tree's memory limit: more than a judgment's simulations fill in any game.
const MEMORY_BYTES: u64 = 64 << 20;

/// A move needs at least one simulation for this many of the most visited move to be called the best.
const LEAST_SHARE: u64 = 10;

/// The maximum length of a refutation, in moves.
pub(super) const MOST_REFUTATION: usize = 8;

/// Simulations between two stop checks: below a millisecond.
const VISITS_A_QUESTION: u64 = 16;

/// The factor by which the solver's budget is raised before a move is blamed or left as unsure.
const VERIFICATION: u64 = 32;

/// The shares in which a verification is searched: after each, the values are compared again.
const VERIFICATION_SHARES: u64 = 8;

/// Judges a legal whole move of the last position of `history`, by `visits` simulations if the game cannot be solved. A
/// move that seems to lose something is verified with more effort. Returns `None` if `stop` returned `true` or the game
/// has ended.
pub fn judge<P: Think>(
    history: &PositionHistory<P>,
    mv: Move,
    visits: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Judgment> {
    if history.status().is_over() {
        return None;
    }
    let mut judge = Judge {
        history,
        mv,
        solver: P::Solver::default(),
        proofs: Vec::new(),
        lost_at_once: Vec::new(),
        tree: None,
        stop,
    };
    let nodes = P::Solver::nodes_to_judge(history.position());
    let mut weighed = match judge.solved(nodes)? {
        Some(weighed) => weighed,
        None => judge.searched(visits)?,
    };
    if weighed.is_doubtful() {
        weighed = match judge.solved(nodes.saturating_mul(VERIFICATION))? {
            Some(weighed) => weighed,
            None => judge.verified(visits)?,
        };
    }
    let (grade, lost) = weighed.graded();
    let refutation = if grade.is_slip() { judge.refutation(&weighed)? } else { Vec::new() };
    let begin = history.before_move();
    Some(Judgment {
        text: begin.move_text(mv),
        grade,
        before: shown::<P>(weighed.before()),
        after: shown::<P>(worth(&weighed.played)),
        best: begin.move_text(weighed.best.mv),
        lost,
        refutation,
        visits: weighed.visits,
    })
}

/// Returns a value as players are shown it.
fn shown<P: Think>(worth: Worth) -> Worth {
    match worth {
        Worth::Proven(proof) if !P::COUNTS_MOVES => Worth::Proven(proof.near()),
        Worth::Proven(_) | Worth::Estimated { .. } => worth,
    }
}

fn worth(mv: &MoveEvaluation<Move>) -> Worth {
    mv.proof.map_or_else(|| Worth::estimated(mv.value, mv.visits), Worth::Proven)
}

/// The values of the legal moves of a position.
struct Weighed {
    /// All legal moves, best first in the order of the solver or the search.
    moves: Vec<MoveEvaluation<Move>>,
    played: MoveEvaluation<Move>,
    best: MoveEvaluation<Move>,
    /// The proof of the position, if any.
    proof: Option<Proof>,
    /// The simulations made; 0 if the position was solved.
    visits: u64,
}

impl Weighed {
    fn new(moves: Vec<MoveEvaluation<Move>>, mv: Move, proof: Option<Proof>, visits: u64) -> Option<Self> {
        let played = *moves.iter().find(|valued| valued.mv == mv)?;
        let best = best(&moves, &played, proof);
        Some(Self { moves, played, best, proof, visits })
    }

    fn before(&self) -> Worth {
        self.proof.map_or_else(|| worth(&self.best), Worth::Proven)
    }

    fn graded(&self) -> (Grade, Option<f32>) {
        let others = self.moves.iter().filter(|other| other.mv != self.played.mv);
        let others: Vec<Option<Verdict>> = others.map(|other| other.proof.map(|proof| proof.verdict)).collect();
        graded(worth(&self.played), self.before(), self.best.mv == self.played.mv, &others)
    }

    /// Returns whether the grade blames the move, or leaves it as unsure, because of an estimate.
    fn is_doubtful(&self) -> bool {
        let (grade, _) = self.graded();
        let is_proven = self.before().verdict().is_some() && self.played.proof.is_some();
        !is_proven && (grade.is_slip() || grade == Grade::Unsure)
    }
}

/// The judging of one move.
struct Judge<'a, P: Think> {
    history: &'a PositionHistory<P>,
    mv: Move,
    solver: P::Solver,
    /// The results of moves that the solver has proven, whether or not it solved the position.
    proofs: Vec<(Move, Proof)>,
    /// The moves after which the opponent can win at once, once the moves are searched.
    lost_at_once: Vec<Move>,
    /// `None` until the moves are searched.
    tree: Option<Tree<P>>,
    stop: &'a dyn Fn() -> bool,
}

impl<P: Think> Judge<'_, P> {
    /// Returns the exact values of all moves, or `Some(None)` if this number of nodes does not suffice. Returns `None`
    /// if stopped.
    #[expect(clippy::option_option, reason = "stopped, out of reach or solved")]
    fn solved(&mut self, nodes: u64) -> Option<Option<Weighed>> {
        let made = self.history.under_way();
        let whole = |mv: Move| mv.actions().fold(made, Move::then);
        let proofs = &mut self.proofs;
        let mut found = |mv: Move, proof: Proof| {
            // A later report of the same move is more precise.
            proofs.retain(|(known, _)| *known != whole(mv));
            proofs.push((whole(mv), proof));
        };
        let exact = self.solver.solve(self.history.position(), nodes, self.stop, &mut found);
        if (self.stop)() {
            return None;
        }
        let Some(Exact { moves, proof, .. }) = exact else { return Some(None) };
        let is_uncounted = |(_, proof): &&(Move, Proof)| proof.verdict == Verdict::Loss && proof.moves.is_none();
        let uncounted: Vec<Move> = moves.iter().filter(is_uncounted).map(|(mv, _)| whole(*mv)).collect();
        let lost_at_once = moves_lost_at_once(self.history.position(), &uncounted, made);
        let valued = |(mv, proof): (Move, Proof)| MoveEvaluation {
            mv: whole(mv),
            visits: 0,
            value: proof.verdict.value().get(),
            proof: Some(if lost_at_once.contains(&whole(mv)) { LOSS_AT_ONCE } else { proof }),
        };
        let moves = moves.into_iter().map(valued).collect();
        Weighed::new(moves, self.mv, Some(proof), 0).map(Some)
    }

    /// Searches all moves, with enough simulations for the played one. Returns `None` if stopped.
    fn searched(&mut self, visits: u64) -> Option<Weighed> {
        let Self { history, mv, stop, .. } = *self;
        let made = history.under_way();
        let rest = |mv: &Move| mv.actions().skip(made.len()).collect::<Vec<Action>>();
        let actions = rest(&mv);
        let moves = whole_moves(history.position(), made);
        // Once the played move is proven to keep the result, the rest of the simulations test whether any other move
        // would.
        let mut others = moves.iter().filter(|other| **other != mv).map(rest).peekable();
        self.lost_at_once = moves_lost_at_once(history.position(), &moves, made);
        let seed = history.position().key();
        let settings =
            TreeSettings { uses_oracle: true, uses_learning: true, is_plain: false, seed, memory_bytes: MEMORY_BYTES };
        let tree = self.tree.insert(Tree::<P>::new(history.clone(), settings));
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
        self.weighed()
    }

    /// Searches on below the best and the played move, as long as the played move seems to lose something: the short
    /// search of the better move may have missed that it loses as well. Returns `None` if stopped.
    fn verified(&mut self, visits: u64) -> Option<Weighed> {
        let made = self.history.under_way().len();
        let share = (visits / VERIFICATION_SHARES).max(1);
        let memory = &mut P::Memory::default();
        let mut weighed = self.weighed()?;
        for _ in 0..VERIFICATION_SHARES {
            let compared = [&weighed.best, &weighed.played].into_iter().filter(|valued| valued.proof.is_none());
            let Some(least) = compared.min_by_key(|valued| valued.visits).filter(|_| weighed.is_doubtful()) else {
                break;
            };
            let actions: Vec<Action> = least.mv.actions().skip(made).collect();
            let tree = self.tree.as_mut()?;
            for visit in 0..share {
                if visit % VISITS_A_QUESTION == 0 && (self.stop)() {
                    return None;
                }
                if tree.knows(&actions) {
                    break;
                }
                tree.simulate_through(&actions, memory);
            }
            weighed = self.weighed()?;
        }
        Some(weighed)
    }

    /// Returns the values of all moves, from the tree and the solver.
    fn weighed(&self) -> Option<Weighed> {
        let made = self.history.under_way();
        let tree = self.tree.as_ref()?;
        let evidence = tree.evidence(&whole_moves(self.history.position(), made), made);
        let known = Solved { moves: &self.proofs, lost_at_once: &self.lost_at_once, ..Solved::default() };
        let SearchView { candidates, proof, .. } = SearchView::derive(&[evidence], &known);
        Weighed::new(candidates, self.mv, proof, tree.visits())
    }

    /// Returns the opponent's reply to the played move and the moves that follow, or `None` if stopped.
    fn refutation(&mut self, weighed: &Weighed) -> Option<Vec<String>> {
        let mut after = self.history.clone();
        let skipped = self.history.under_way().len();
        self.mv.actions().skip(skipped).for_each(|action| after.play_unchecked(action));
        let tree = self.tree.as_ref().filter(|_| weighed.visits > 0);
        let line = tree.map_or_else(Vec::new, |tree| tree.line_after(self.mv, skipped));
        let mut line = line.into_iter();
        let mut texts = Vec::new();
        while texts.len() < MOST_REFUTATION && !after.status().is_over() {
            let position = *after.position();
            let mut proven = || {
                // A result found without simulations may have needed the raised budget.
                let effort = if weighed.visits == 0 { VERIFICATION } else { 1 };
                let nodes = P::Solver::nodes_to_judge(&position).saturating_mul(effort);
                let exact = self.solver.solve(&position, nodes, self.stop, &mut |_, _| {})?;
                exact.moves.first().map(|(mv, _)| *mv)
            };
            let Some(mut mv) = winning_move(&position).or_else(|| line.next()).or_else(&mut proven) else { break };
            if texts.len() % 2 == 1 {
                // The side that erred holds out, or leaves the fewest wins.
                let moves = whole_moves(&position, after.under_way());
                let lost = moves_lost_at_once(&position, &moves, after.under_way());
                let holds = |mv: &Move| !lost.contains(mv);
                if !holds(&mv) {
                    let wins = |mv: &Move| wins_after(&position, *mv, after.under_way());
                    let fewest = || moves.iter().copied().min_by_key(wins).filter(|other| wins(other) < wins(&mv));
                    let held = proven().filter(holds).or_else(|| moves.iter().copied().find(holds));
                    if let Some(defense) = held.or_else(fewest) {
                        (mv, line) = (defense, Vec::new().into_iter());
                    }
                }
            }
            texts.push(position.move_text(mv));
            mv.actions().for_each(|action| after.play_unchecked(action));
        }
        (!(self.stop)()).then_some(texts)
    }
}

/// Returns the number of the opponent's winning replies to a move of which `made` is already made.
fn wins_after<P: Think>(position: &P, mv: Move, made: Move) -> usize {
    let mut after = *position;
    mv.actions().skip(made.len()).for_each(|action| after.play_unchecked(action));
    winning_moves(&after).len()
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
/// the moves to the end, if both are known. A loss of unknown length is not one at once. An estimate is better than a
/// proven loss, however low its bound is.
fn is_better(mv: &MoveEvaluation<Move>, other: &MoveEvaluation<Move>) -> bool {
    let (worth, others) = (worth(mv), worth(other));
    match (worth, others) {
        (Worth::Proven(proof), Worth::Proven(known)) if proof.verdict == known.verdict => {
            match (proof.verdict, proof.moves, known.moves) {
                (Verdict::Win, Some(moves), Some(known)) => moves < known,
                (Verdict::Loss, Some(moves), Some(known)) => moves > known,
                (Verdict::Loss, None, _) => known == LOSS_AT_ONCE,
                _ => false,
            }
        }
        _ if is_lost(mv) != is_lost(other) => is_lost(other),
        _ => worth.lowest() > others.lowest(),
    }
}

#[cfg(test)]
mod tests;
