//! A search's results for its root, in whole moves, derived at once from all trees and the solver.

use std::cmp::Ordering;

use super::report::{MoveEvaluation, SearchView};
use crate::game::{Exact, Move, Proof, Think, Verdict, winning_move};

/// One tree's results for the root.
pub(super) struct Evidence {
    pub(super) visits: u64,
    pub(super) new_visits: u64,
    pub(super) nodes: u64,
    /// The exact value for the side to move, if the tree proves it.
    pub(super) proof: Option<Proof>,
    /// The tree's principal variation.
    pub(super) line: Vec<Move>,
    /// Every legal move; moves are sorted by the rank of their first actions.
    pub(super) moves: Vec<MoveEvaluation<Move>>,
}

/// The results of a solver.
#[derive(Default)]
pub(super) struct Solved<'a> {
    /// Proofs of individual moves.
    pub(super) moves: &'a [(Move, Proof)],
    /// The moves after which the opponent can win at once.
    pub(super) lost_at_once: &'a [Move],
    /// The proof of the position itself.
    pub(super) position: Option<Proof>,
    /// The solver's preferred move, if the solver did not finish.
    pub(super) favorite: Option<Move>,
    /// The complete solution, if the solver finished.
    pub(super) exact: Option<&'a Exact>,
}

/// The proof of a move after which the opponent can win at once.
pub(super) const LOSS_AT_ONCE: Proof = Proof { verdict: Verdict::Loss, moves: Some(2) };

/// Returns the moves after which the opponent can win at once. A search finds that out only for moves that it visits.
/// `made` are the actions of the moves that are already made.
pub(super) fn moves_lost_at_once<P: Think>(position: &P, moves: &[Move], made: Move) -> Vec<Move> {
    let loses = |mv: &Move| {
        let mut after = *position;
        mv.actions().skip(made.len()).for_each(|action| after.play_unchecked(action));
        winning_move(&after).is_some()
    };
    moves.iter().copied().filter(loses).collect()
}

impl SearchView<Move> {
    /// Merges the results of the solver and of one or several trees of the same position. The first tree takes
    /// precedence.
    pub(super) fn derive(trees: &[Evidence], solved: &Solved<'_>) -> Self {
        let exact = solved.exact;
        let proofs = exact.map_or(solved.moves, |exact| &exact.moves);
        let sum = |count: fn(&Evidence) -> u64| trees.iter().map(count).fold(0, u64::saturating_add);
        let mut joined = joined(trees, proofs);
        let has_count = |mv: &MoveEvaluation<Move>| mv.proof.is_some_and(|proof| proof.moves.is_some());
        for mv in joined.iter_mut().filter(|mv| !has_count(mv) && solved.lost_at_once.contains(&mv.mv)) {
            mv.proof = Some(LOSS_AT_ONCE);
            mv.value = Verdict::Loss.value().get();
        }
        let mut candidates = ranked(&joined, trees, proofs, exact);
        if let Some(favorite) = solved.favorite.filter(|_| exact.is_none()) {
            // The solver reports a win as soon as it finds one; without one, its most tested move is the best it knows.
            let is_won = |mv: &MoveEvaluation<Move>| mv.proof.is_some_and(|proof| proof.verdict == Verdict::Win);
            let place = candidates.iter().position(|candidate| candidate.mv == favorite);
            if let Some(place) = place.filter(|_| !candidates.first().is_some_and(is_won)) {
                candidates[..=place].rotate_right(1);
            }
        }
        let best = candidates.first();
        let proof = (exact.map(|exact| exact.proof))
            .or(solved.position)
            .or_else(|| trees.iter().find_map(|tree| tree.proof))
            .or_else(|| proof_of_all(&candidates));
        let value = proof.map_or(best.map_or(0.0, |best| best.value), |proof| proof.verdict.value().get());
        let begins_best = |line: &&Vec<Move>| line.first().copied() == best.map(|best| best.mv);
        let line = trees.iter().map(|tree| &tree.line).find(begins_best).cloned();
        Self {
            visits: sum(|tree| tree.visits),
            new_visits: sum(|tree| tree.new_visits),
            nodes: sum(|tree| tree.nodes),
            value,
            proof,
            line: line.unwrap_or_else(|| best.map(|best| best.mv).into_iter().collect()),
            candidates,
        }
    }

    /// Returns the best move, or `None` if there is no legal move.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.candidates.first().map(|candidate| candidate.mv)
    }
}

/// Returns every move with the merged results of all trees and the solver, in the order of the first tree.
fn joined(trees: &[Evidence], proofs: &[(Move, Proof)]) -> Vec<MoveEvaluation<Move>> {
    let Some((first, others)) = trees.split_first() else { return Vec::new() };
    let mut moves = first.moves.clone();
    for mv in &mut moves {
        for other in others {
            if let Some(known) = other.moves.iter().find(|known| known.mv == mv.mv) {
                mv.join(known);
            }
        }
        if let Some((_, proof)) = proofs.iter().find(|(known, _)| *known == mv.mv) {
            mv.proof = Some(*proof);
            mv.value = proof.verdict.value().get();
        }
    }
    moves
}

impl MoveEvaluation<Move> {
    /// Merges another tree's statistics of the same move.
    fn join(&mut self, other: &Self) {
        let visits = self.visits.saturating_add(other.visits);
        if visits > 0 && self.proof.is_none() {
            #[expect(clippy::cast_precision_loss, reason = "a ratio of visits needs no more precision")]
            let share = other.visits as f32 / visits as f32;
            self.value += share * (other.value - self.value);
        }
        if let (None, Some(proof)) = (self.proof, other.proof) {
            self.proof = Some(proof);
            self.value = other.value;
        }
        self.visits = visits;
    }
}

/// Returns the moves, best first.
fn ranked(
    moves: &[MoveEvaluation<Move>],
    trees: &[Evidence],
    proofs: &[(Move, Proof)],
    exact: Option<&Exact>,
) -> Vec<MoveEvaluation<Move>> {
    let mut moves: Vec<MoveEvaluation<Move>> = ranking(moves).into_iter().map(|place| moves[place]).collect();
    if let Some(exact) = exact.filter(|exact| exact.proof.verdict == Verdict::Loss) {
        // In a lost position the solver's order, which resists longest, replaces the tree's.
        let order = |mv: Move| exact.moves.iter().position(|(known, _)| *known == mv).unwrap_or(usize::MAX);
        moves.sort_by_key(|candidate| order(candidate.mv));
    }
    if let ([tree], []) = (trees, proofs) {
        // The first move of the tree's principal variation leads, also among equally good moves.
        let leads = |candidate: &MoveEvaluation<Move>| Some(candidate.mv) == tree.line.first().copied();
        if let Some(place) = moves.iter().position(leads) {
            moves[..=place].rotate_right(1);
        }
    }
    moves
}

/// Returns the proof of the position that follows from the proofs of its moves: one proven win suffices, otherwise all
/// moves must be proven. `moves` must be ordered best first.
fn proof_of_all(moves: &[MoveEvaluation<Move>]) -> Option<Proof> {
    let best = moves.first()?.proof?;
    if best.verdict == Verdict::Win {
        return Some(best);
    }
    if moves.iter().any(|mv| mv.proof.is_none()) {
        return None;
    }
    // The losing side resists as long as possible. The distance is known only if every move's distance is known.
    let longest = moves.iter().try_fold(0, |most: u16, mv| Some(most.max(mv.proof?.moves?)));
    Some(Proof { verdict: best.verdict, moves: longest.filter(|_| best.verdict == Verdict::Loss) })
}

/// Returns the indices of the moves in rank order: proven wins, shortest first; unproven moves, by visits; proven
/// draws; proven losses, longest first. If the best unproven move leads and its value is below a draw, the first proven
/// draw is moved to the front.
///
/// The function is not generic: a sort compiled for each game takes 40 kB a game.
pub(super) fn ranking(moves: &[MoveEvaluation<Move>]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..moves.len()).collect();
    places.sort_by(|a, b| compare(&moves[*a], &moves[*b]));
    let is_worse_than_a_draw = places.first().is_some_and(|best| {
        let best = moves[*best];
        best.proof.is_none() && best.value < 0.0
    });
    let is_draw = |place: &usize| moves[*place].proof.is_some_and(|proof| proof.verdict == Verdict::Draw);
    if let (true, Some(draw)) = (is_worse_than_a_draw, places.iter().position(is_draw)) {
        places[..=draw].rotate_right(1);
    }
    places
}

fn compare(a: &MoveEvaluation<Move>, b: &MoveEvaluation<Move>) -> Ordering {
    let class = |mv: &MoveEvaluation<Move>| match mv.proof.map(|proof| proof.verdict) {
        Some(Verdict::Win) => 0,
        None => 1,
        Some(Verdict::Draw) => 2,
        Some(Verdict::Loss) => 3,
    };
    let moves = |mv: &MoveEvaluation<Move>| mv.proof.and_then(|proof| proof.moves);
    let by_length = || match class(a) {
        0 => moves(a).unwrap_or(u16::MAX).cmp(&moves(b).unwrap_or(u16::MAX)),
        3 => moves(b).unwrap_or(0).cmp(&moves(a).unwrap_or(0)),
        _ => Ordering::Equal,
    };
    class(a)
        .cmp(&class(b))
        .then_with(by_length)
        .then_with(|| b.visits.cmp(&a.visits))
        .then_with(|| b.value.total_cmp(&a.value))
}

#[cfg(test)]
mod tests {
    use super::{Evidence, MoveEvaluation, SearchView, Solved};
    use crate::game::{Action, Move, Proof, Verdict};

    /// Returns the proof derived from three unproven moves and these solver proofs of them.
    fn learned(proofs: [Option<(Verdict, Option<u16>)>; 3]) -> Option<Proof> {
        let moves = [0, 1, 2].map(|code| Move::from(Action(code)));
        let unknown = |mv| MoveEvaluation { mv, visits: 1, value: 0.1, proof: None };
        let of_move = |(mv, proof): (Move, Option<_>)| proof.map(|(verdict, moves)| (mv, Proof { verdict, moves }));
        let known: Vec<(Move, Proof)> = moves.into_iter().zip(proofs).filter_map(of_move).collect();
        let tree = Evidence {
            visits: 3,
            new_visits: 3,
            nodes: 4,
            proof: None,
            line: Vec::new(),
            moves: moves.map(unknown).to_vec(),
        };
        SearchView::derive(&[tree], &Solved { moves: &known, ..Solved::default() }).proof
    }

    #[test]
    fn position_is_proven_when_one_move_wins() {
        let proof = learned([None, Some((Verdict::Win, Some(5))), Some((Verdict::Win, Some(3)))]);
        assert_eq!(proof, Some(Proof { verdict: Verdict::Win, moves: Some(3) }));
    }

    #[test]
    fn draw_or_loss_is_proven_when_all_moves_are_proven() {
        let (draw, loss) = ((Verdict::Draw, None), (Verdict::Loss, Some(4)));
        assert_eq!(learned([None, Some(draw), Some(loss)]), None);
        let drawn = learned([Some(loss), Some(draw), Some(loss)]);
        assert_eq!(drawn, Some(Proof { verdict: Verdict::Draw, moves: None }));
        let slowest = learned([Some(loss), Some((Verdict::Loss, Some(6))), Some(loss)]);
        assert_eq!(slowest, Some(Proof { verdict: Verdict::Loss, moves: Some(6) }));
        let never_told = learned([Some(loss), Some((Verdict::Loss, None)), Some(loss)]);
        assert_eq!(never_told, Some(Proof { verdict: Verdict::Loss, moves: None }));
    }
}
