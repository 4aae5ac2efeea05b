//! What a search knows about its root, in whole turns.

use std::cmp::Ordering;

use super::node::{Node, verdict_of};
use super::tree::Tree;
use crate::game::{Action, Exact, Proof, Side, Think, Turn, Verdict};

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
    /// The value for the side to move, from -1 to 1.
    pub value: f32,
    /// The exact value for the side to move, if it is proven.
    pub proof: Option<Proof>,
    /// The turns that are expected from here on, the best one first.
    pub line: Vec<Turn>,
    /// Every legal turn, the best one first.
    pub candidates: Vec<ValuedTurn>,
}

impl<P: Think> Tree<P> {
    /// What the tree knows. `made` is the part of the current turn that was made before the root.
    pub(super) fn findings(&self, made: Turn) -> Findings {
        let root = &self.arena.nodes[0];
        let mut candidates = Vec::new();
        let mut line = Vec::new();
        let mut scratch = Vec::new();
        for child in self.ranked(0) {
            let node = &self.arena.nodes[child];
            let turn = made.then(Action(node.action));
            let mut after = self.root;
            after.play_unchecked(Action(node.action));
            if after.status().is_mid_turn() {
                self.add_completions(child, &after, turn, &mut candidates, &mut scratch);
            } else {
                candidates.push(valued(node, turn, true));
            }
        }
        self.extend_line(made, &mut line);
        let value = self.ranked(0).first().map_or(0.0, |best| self.arena.nodes[*best].value_for_mover());
        let side = self.root.status().side().unwrap_or(root.mover().other());
        let proof = self.is_proven().then(|| proof_of(root, side, false));
        rank(&mut candidates);
        if let Some(first) = line.first() {
            // The line begins with the candidate that stands first, also where several are equally good.
            if let Some(place) = candidates.iter().position(|candidate| candidate.turn == *first) {
                candidates[..=place].rotate_right(1);
            }
        }
        Findings {
            visits: self.visits(),
            new_visits: self.new_visits(),
            nodes: u64::try_from(self.arena.len()).unwrap_or(u64::MAX),
            value: proof.map_or(value, |proof| proof.verdict.value().get()),
            proof,
            line,
            candidates,
        }
    }

    /// The turns that begin with the action of node `begun`, from the position after it.
    fn add_completions(
        &self,
        begun: usize,
        after: &P,
        turn: Turn,
        into: &mut Vec<ValuedTurn>,
        scratch: &mut Vec<Action>,
    ) {
        let node = &self.arena.nodes[begun];
        let index = u32::try_from(begun).unwrap_or(u32::MAX);
        let known = &self.arena.nodes[self.arena.children(index)];
        scratch.clear();
        after.actions(scratch);
        for action in scratch {
            let turn = turn.then(*action);
            into.push(match known.iter().find(|child| child.action == action.0) {
                Some(child) => valued(child, turn, true),
                None => ValuedTurn { turn, visits: 0, value: node.value_for_mover(), proof: None },
            });
        }
    }

    /// The children of a node, the best one first.
    pub(super) fn ranked(&self, at: u32) -> Vec<usize> {
        let children = self.arena.children(at);
        let first = children.start;
        let turns: Vec<ValuedTurn> =
            children.map(|child| valued(&self.arena.nodes[child], Turn::default(), false)).collect();
        ranking(&turns).into_iter().map(|place| first + place).collect()
    }

    /// Follows the best children from the root, as far as somebody looked into them.
    fn extend_line(&self, made: Turn, line: &mut Vec<Turn>) {
        let mut position = self.root;
        let mut turn = made;
        let mut at = 0;
        while let Some(best) = self.ranked(at).first().copied() {
            let node = &self.arena.nodes[best];
            if node.visits == 0 && at != 0 {
                break;
            }
            turn = turn.then(Action(node.action));
            position.play_unchecked(Action(node.action));
            at = u32::try_from(best).unwrap_or(u32::MAX);
            if !position.status().is_mid_turn() {
                line.push(std::mem::take(&mut turn));
                if line.len() == LONGEST_LINE {
                    return;
                }
            }
        }
        if line.is_empty() && !turn.is_empty() {
            // The turn has only been begun in the tree: any completion will do.
            let mut actions = Vec::new();
            position.actions(&mut actions);
            line.extend(actions.first().map(|action| turn.then(*action)));
        }
    }
}

fn valued(node: &Node, turn: Turn, whole: bool) -> ValuedTurn {
    let visits = u64::from(node.visits);
    let proof = node.bounds().is_proven().then(|| proof_of(node, node.mover(), whole));
    ValuedTurn { turn, visits, value: node.value_for_mover(), proof }
}

/// The proof of a proven node for `side`; `moved` adds the turn that led to it.
fn proof_of(node: &Node, side: Side, moved: bool) -> Proof {
    let verdict = verdict_of(node.bounds().seen_by(side).0);
    let turns = node.turns().map(|turns| turns + u16::from(moved));
    Proof { verdict, turns: turns.filter(|_| verdict != Verdict::Draw) }
}

/// More turns than anybody follows with their eyes.
const LONGEST_LINE: usize = 24;

/// Puts the better turn first, by their ranking.
fn rank(turns: &mut Vec<ValuedTurn>) {
    *turns = ranking(turns).into_iter().map(|place| turns[place]).collect();
}

/// The places of the turns, the better turn first: proven wins, the quickest first; what is open, by visits; proven
/// draws; proven losses, the slowest first. A proven draw goes to the very front if the best of the rest looks worse than
/// a draw.
///
/// It takes what is the same for all games: a sort that is compiled for each of them takes 40 kB a game.
fn ranking(turns: &[ValuedTurn]) -> Vec<usize> {
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

impl Findings {
    /// The best turn, if there is a legal one.
    #[must_use]
    pub fn best(&self) -> Option<Turn> {
        self.candidates.first().map(|candidate| candidate.turn)
    }

    /// Joins what another search of the same position knows.
    pub(super) fn join(&mut self, other: &Self) {
        self.visits += other.visits;
        self.new_visits += other.new_visits;
        self.nodes += other.nodes;
        for candidate in &mut self.candidates {
            if let Some(known) = other.candidates.iter().find(|known| known.turn == candidate.turn) {
                candidate.join(known);
            }
        }
        rank(&mut self.candidates);
        self.proof = self.proof.or(other.proof).or_else(|| self.proof_of_candidates());
        if let Some(best) = self.candidates.first() {
            self.value = self.proof.map_or(best.value, |proof| proof.verdict.value().get());
        }
        if self.line.first().copied() != self.best() {
            let follows = other.line.first().copied() == self.best();
            self.line = if follows { other.line.clone() } else { self.best().into_iter().collect() };
        }
    }

    /// What the proofs of the turns make certain of the whole: one that wins is enough, else all must be proven.
    fn proof_of_candidates(&self) -> Option<Proof> {
        let proofs = || self.candidates.iter().map(|candidate| candidate.proof);
        let best = self.candidates.first()?.proof?;
        if best.verdict == Verdict::Win {
            return Some(best);
        }
        if proofs().any(|proof| proof.is_none()) {
            return None;
        }
        // The side that loses holds out as long as it can: how long is known if it is of every turn.
        let turns = proofs().try_fold(0, |most: u16, proof| Some(most.max(proof?.turns?)));
        Some(Proof { verdict: best.verdict, turns: turns.filter(|_| best.verdict == Verdict::Loss) })
    }

    /// Takes over the exact values of turns, which are better than what the tree thinks of them.
    pub(super) fn learn(&mut self, proofs: &[(Turn, Proof)], exact: Option<&Exact>) {
        for (turn, proof) in proofs {
            if let Some(candidate) = self.candidates.iter_mut().find(|candidate| candidate.turn == *turn) {
                candidate.proof = Some(*proof);
                candidate.value = proof.verdict.value().get();
            }
        }
        rank(&mut self.candidates);
        if let Some(exact) = exact {
            self.proof = Some(exact.proof);
            self.value = exact.proof.verdict.value().get();
            let order = |turn: Turn| exact.turns.iter().position(|(known, _)| *known == turn).unwrap_or(usize::MAX);
            if exact.proof.verdict == Verdict::Loss {
                // What is lost is lost: the game knows better than the tree how to make it hard.
                self.candidates.sort_by_key(|candidate| order(candidate.turn));
            }
        } else if let Some(best) = self.candidates.first() {
            self.value = best.value;
            self.proof = self.proof.or_else(|| self.proof_of_candidates());
        }
        if self.line.first().copied() != self.best() {
            self.line = self.best().into_iter().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Findings, ValuedTurn};
    use crate::game::{Action, Proof, Turn, Verdict};

    /// Three turns of which nothing is known, and the proofs of them.
    fn learned(proofs: [Option<(Verdict, Option<u16>)>; 3]) -> Option<Proof> {
        let turns = [0, 1, 2].map(|code| Turn::from(Action(code)));
        let unknown = |turn| ValuedTurn { turn, visits: 1, value: 0.1, proof: None };
        let mut findings = Findings { candidates: turns.map(unknown).to_vec(), ..Findings::default() };
        let of_turn = |(turn, proof): (Turn, Option<_>)| proof.map(|(verdict, turns)| (turn, Proof { verdict, turns }));
        let known: Vec<(Turn, Proof)> = turns.into_iter().zip(proofs).filter_map(of_turn).collect();
        findings.learn(&known, None);
        findings.proof
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
