//! What a search knows about its root, in whole turns: derived in one go from what each tree and the solver say.

use std::cmp::Ordering;

use crate::game::{Exact, Proof, Turn, Verdict};

/// One legal turn and what is known of it, for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValuedTurn {
    /// The whole turn, the part that was made before the search included.
    pub turn: Turn,
    /// Simulations that began with it.
    pub visits: u64,
    /// From -1 (loses) to 1 (wins); an estimate unless there is a proof.
    pub value: f32,
    /// The exact result, if it is proven.
    pub proof: Option<Proof>,
}

/// What a search knows about its root.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Findings {
    /// Simulations, those of earlier searches of the same tree included.
    pub visits: u64,
    /// Those of this search alone.
    pub new_visits: u64,
    /// Nodes of the tree.
    pub nodes: u64,
    /// The value for the side to move, from -1 to 1: that of the best turn.
    pub value: f32,
    /// The exact value for the side to move, if it is proven.
    pub proof: Option<Proof>,
    /// The turns that are expected from here on, the best one first.
    pub line: Vec<Turn>,
    /// Every legal turn, the best one first.
    pub candidates: Vec<ValuedTurn>,
}

/// What one tree says about the root.
pub(super) struct Evidence {
    pub(super) visits: u64,
    pub(super) new_visits: u64,
    pub(super) nodes: u64,
    /// The exact value for the side to move, if the tree proves it.
    pub(super) proof: Option<Proof>,
    /// The best turns in a row.
    pub(super) line: Vec<Turn>,
    /// Every legal turn; those of equal standing in the order of their first actions' standing.
    pub(super) turns: Vec<ValuedTurn>,
}

/// What a solver has found out.
#[derive(Default)]
pub(super) struct Solved<'a> {
    /// What it has proven of single turns.
    pub(super) turns: &'a [(Turn, Proof)],
    /// What it has proven of the position itself.
    pub(super) position: Option<Proof>,
    /// What it would play, if it could not finish.
    pub(super) favourite: Option<Turn>,
    /// Everything, if it could.
    pub(super) exact: Option<&'a Exact>,
}

impl Findings {
    /// Puts together what one or several trees of the same position say, the first of them leading, and what the solver
    /// has found out.
    pub(super) fn derive(trees: &[Evidence], solved: &Solved<'_>) -> Self {
        let exact = solved.exact;
        let proofs = exact.map_or(solved.turns, |exact| &exact.turns);
        let sum = |count: fn(&Evidence) -> u64| trees.iter().map(count).fold(0, u64::saturating_add);
        let mut candidates = ranked(&joined(trees, proofs), trees, proofs, exact);
        if let Some(favourite) = solved.favourite.filter(|_| exact.is_none()) {
            // The solver would have found a win at once; what it has tested hardest is the best it knows.
            let is_won = |turn: &ValuedTurn| turn.proof.is_some_and(|proof| proof.verdict == Verdict::Win);
            let place = candidates.iter().position(|candidate| candidate.turn == favourite);
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
        let begins_best = |line: &&Vec<Turn>| line.first().copied() == best.map(|best| best.turn);
        let line = trees.iter().map(|tree| &tree.line).find(begins_best).cloned();
        Self {
            visits: sum(|tree| tree.visits),
            new_visits: sum(|tree| tree.new_visits),
            nodes: sum(|tree| tree.nodes),
            value,
            proof,
            line: line.unwrap_or_else(|| best.map(|best| best.turn).into_iter().collect()),
            candidates,
        }
    }

    /// The best turn, if there is a legal one.
    #[must_use]
    pub fn best(&self) -> Option<Turn> {
        self.candidates.first().map(|candidate| candidate.turn)
    }
}

/// Every turn with what all trees and the solver say of it, in the order of the first tree.
fn joined(trees: &[Evidence], proofs: &[(Turn, Proof)]) -> Vec<ValuedTurn> {
    let Some((first, others)) = trees.split_first() else { return Vec::new() };
    let mut turns = first.turns.clone();
    for turn in &mut turns {
        for other in others {
            if let Some(known) = other.turns.iter().find(|known| known.turn == turn.turn) {
                turn.join(known);
            }
        }
        if let Some((_, proof)) = proofs.iter().find(|(known, _)| *known == turn.turn) {
            turn.proof = Some(*proof);
            turn.value = proof.verdict.value().get();
        }
    }
    turns
}

impl ValuedTurn {
    /// Joins what another tree knows of the same turn.
    fn join(&mut self, other: &Self) {
        let visits = self.visits.saturating_add(other.visits);
        if visits > 0 && self.proof.is_none() {
            #[expect(clippy::cast_precision_loss, reason = "a share of the visits needs no more digits")]
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

/// The turns, the best one first.
fn ranked(
    turns: &[ValuedTurn],
    trees: &[Evidence],
    proofs: &[(Turn, Proof)],
    exact: Option<&Exact>,
) -> Vec<ValuedTurn> {
    let mut turns: Vec<ValuedTurn> = ranking(turns).into_iter().map(|place| turns[place]).collect();
    if let Some(exact) = exact.filter(|exact| exact.proof.verdict == Verdict::Loss) {
        // What is lost is lost: the game knows better than the tree how to make it hard.
        let order = |turn: Turn| exact.turns.iter().position(|(known, _)| *known == turn).unwrap_or(usize::MAX);
        turns.sort_by_key(|candidate| order(candidate.turn));
    }
    if let ([tree], []) = (trees, proofs) {
        // A tree goes to the best first action and from there to the best second one: what it would play leads, also
        // where several turns are equally good.
        let leads = |candidate: &ValuedTurn| Some(candidate.turn) == tree.line.first().copied();
        if let Some(place) = turns.iter().position(leads) {
            turns[..=place].rotate_right(1);
        }
    }
    turns
}

/// What the proofs of the turns make certain of the whole: one that wins is enough, else all must be proven. The best
/// turn comes first.
fn proof_of_all(turns: &[ValuedTurn]) -> Option<Proof> {
    let best = turns.first()?.proof?;
    if best.verdict == Verdict::Win {
        return Some(best);
    }
    if turns.iter().any(|turn| turn.proof.is_none()) {
        return None;
    }
    // The side that loses holds out as long as it can: how long is known if it is of every turn.
    let longest = turns.iter().try_fold(0, |most: u16, turn| Some(most.max(turn.proof?.turns?)));
    Some(Proof { verdict: best.verdict, turns: longest.filter(|_| best.verdict == Verdict::Loss) })
}

/// The places of the turns, the better turn first: proven wins, the quickest first; what is open, by visits; proven
/// draws; proven losses, the slowest first. A proven draw goes to the very front if the best of the rest looks worse than
/// a draw.
///
/// It takes what is the same for all games: a sort that is compiled for each of them takes 40 kB a game.
pub(super) fn ranking(turns: &[ValuedTurn]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..turns.len()).collect();
    places.sort_by(|a, b| compare(&turns[*a], &turns[*b]));
    let is_worse_than_a_draw = places.first().is_some_and(|best| {
        let best = turns[*best];
        best.proof.is_none() && best.value < 0.0
    });
    let is_draw = |place: &usize| turns[*place].proof.is_some_and(|proof| proof.verdict == Verdict::Draw);
    if let (true, Some(draw)) = (is_worse_than_a_draw, places.iter().position(is_draw)) {
        places[..=draw].rotate_right(1);
    }
    places
}

fn compare(a: &ValuedTurn, b: &ValuedTurn) -> Ordering {
    let class = |turn: &ValuedTurn| match turn.proof.map(|proof| proof.verdict) {
        Some(Verdict::Win) => 0,
        None => 1,
        Some(Verdict::Draw) => 2,
        Some(Verdict::Loss) => 3,
    };
    let turns = |turn: &ValuedTurn| turn.proof.and_then(|proof| proof.turns);
    let by_length = || match class(a) {
        0 => turns(a).unwrap_or(u16::MAX).cmp(&turns(b).unwrap_or(u16::MAX)),
        3 => turns(b).unwrap_or(0).cmp(&turns(a).unwrap_or(0)),
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
    use super::{Evidence, Findings, Solved, ValuedTurn};
    use crate::game::{Action, Proof, Turn, Verdict};

    /// Three turns of which nothing is known, and the proofs of them.
    fn learned(proofs: [Option<(Verdict, Option<u16>)>; 3]) -> Option<Proof> {
        let turns = [0, 1, 2].map(|code| Turn::from(Action(code)));
        let unknown = |turn| ValuedTurn { turn, visits: 1, value: 0.1, proof: None };
        let of_turn = |(turn, proof): (Turn, Option<_>)| proof.map(|(verdict, turns)| (turn, Proof { verdict, turns }));
        let known: Vec<(Turn, Proof)> = turns.into_iter().zip(proofs).filter_map(of_turn).collect();
        let tree = Evidence {
            visits: 3,
            new_visits: 3,
            nodes: 4,
            proof: None,
            line: Vec::new(),
            turns: turns.map(unknown).to_vec(),
        };
        Findings::derive(&[tree], &Solved { turns: &known, ..Solved::default() }).proof
    }

    #[test]
    fn a_turn_that_is_proven_to_win_proves_the_whole() {
        let proof = learned([None, Some((Verdict::Win, Some(5))), Some((Verdict::Win, Some(3)))]);
        assert_eq!(proof, Some(Proof { verdict: Verdict::Win, turns: Some(3) }));
    }

    #[test]
    fn draws_and_losses_prove_the_whole_when_no_turn_is_open() {
        let (draw, loss) = ((Verdict::Draw, None), (Verdict::Loss, Some(4)));
        assert_eq!(learned([None, Some(draw), Some(loss)]), None);
        let drawn = learned([Some(loss), Some(draw), Some(loss)]);
        assert_eq!(drawn, Some(Proof { verdict: Verdict::Draw, turns: None }));
        let slowest = learned([Some(loss), Some((Verdict::Loss, Some(6))), Some(loss)]);
        assert_eq!(slowest, Some(Proof { verdict: Verdict::Loss, turns: Some(6) }));
        let never_told = learned([Some(loss), Some((Verdict::Loss, None)), Some(loss)]);
        assert_eq!(never_told, Some(Proof { verdict: Verdict::Loss, turns: None }));
    }
}
