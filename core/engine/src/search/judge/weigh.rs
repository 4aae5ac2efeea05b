//! One search that values the turn that was played and the best one together.

use super::{Judgement, Worth, graded};
use crate::game::{Action, Course, Exact, Proof, Think, Turn, Verdict, whole_turns};
use crate::search::findings::{Findings, Solved, ValuedTurn};
use crate::search::tree::{MOST_VISITS, Tree, TreeSettings};

/// Of so many simulations one is kept for the turn that was played.
const ONE_FOR_PLAYED: u64 = 4;

/// What the tree may take: more than the simulations of a judgement fill in any game.
const MEMORY_BYTES: u64 = 32 << 20;

/// Turns with fewer simulations than this part of the most are not called the best one.
const LEAST_SHARE: u64 = 10;

/// The most turns of a refutation: more than anybody follows.
const LONGEST_REFUTATION: usize = 8;

/// Simulations between two questions whether to stop: below a millisecond.
const VISITS_A_QUESTION: u64 = 16;

/// Judges a legal whole turn of the last position of `course`, by so many simulations where the game cannot be solved;
/// `None` if `stop` said yes, or the game has ended.
pub fn judge<P: Think>(course: &Course<P>, turn: Turn, visits: u64, stop: &dyn Fn() -> bool) -> Option<Judgement> {
    if course.status().is_over() {
        return None;
    }
    let mut memory = P::Memory::default();
    let weighed = Weighed::new(course, turn, visits, &mut memory, stop)?;
    let Weighed { turns, best, played, .. } = &weighed;
    let others: Vec<Option<Verdict>> =
        (turns.iter().filter(|other| other.turn != turn)).map(|other| other.proof.map(|proof| proof.verdict)).collect();
    let (before, after) = (weighed.proof.map_or_else(|| worth(best), Worth::Proven), worth(played));
    let (grade, lost) = graded(after, before, best.turn == turn, &others);
    let refutation = if grade.is_slip() { weighed.refutation(course, &mut memory, stop)? } else { Vec::new() };
    let begin = course.before_turn();
    Some(Judgement {
        turn: begin.turn_text(turn),
        grade,
        before,
        after,
        best: begin.turn_text(best.turn),
        lost,
        refutation,
        visits: weighed.visits,
    })
}

fn worth(turn: &ValuedTurn) -> Worth {
    turn.proof.map_or_else(|| Worth::estimated(turn.value, turn.visits), Worth::Proven)
}

/// What is known of the legal turns of a position.
struct Weighed<P: Think> {
    /// Each of them, the best one first as far as a search is concerned.
    turns: Vec<ValuedTurn>,
    played: ValuedTurn,
    best: ValuedTurn,
    /// What is proven of the position.
    proof: Option<Proof>,
    visits: u64,
    /// Nothing where the game was solved.
    tree: Option<Tree<P>>,
}

impl<P: Think> Weighed<P> {
    fn new(
        course: &Course<P>,
        turn: Turn,
        visits: u64,
        memory: &mut P::Memory,
        stop: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let position = course.position();
        let made = course.under_way();
        let mut proofs: Vec<(Turn, Proof)> = Vec::new();
        let whole = |turn: Turn| turn.actions().fold(made, Turn::then);
        let mut found = |turn: Turn, proof: Proof| {
            // What is told again is known better.
            proofs.retain(|(known, _)| *known != whole(turn));
            proofs.push((whole(turn), proof));
        };
        let exact = position.solve(memory, position.nodes_to_judge(), stop, &mut found);
        if stop() {
            return None;
        }
        let (turns, proof, tree, visits) = if let Some(Exact { turns, proof }) = exact {
            let valued = |(turn, proof): (Turn, Proof)| ValuedTurn {
                turn: whole(turn),
                visits: 0,
                value: proof.verdict.value().get(),
                proof: Some(proof),
            };
            (turns.into_iter().map(valued).collect(), Some(proof), None, 0)
        } else {
            let (Findings { candidates, proof, .. }, tree) = searched(course, turn, visits, &proofs, memory, stop)?;
            let made = tree.visits();
            (candidates, proof, Some(tree), made)
        };
        let played = *turns.iter().find(|valued| valued.turn == turn)?;
        let best = best(&turns, &played, proof);
        Some(Self { turns, played, best, proof, visits, tree })
    }

    /// How the opponent answers the turn that was played, and how it goes on.
    fn refutation(&self, course: &Course<P>, memory: &mut P::Memory, stop: &dyn Fn() -> bool) -> Option<Vec<String>> {
        let mut after = course.clone();
        let skipped = course.under_way().len();
        self.played.turn.actions().skip(skipped).for_each(|action| after.play_unchecked(action));
        let line = self.tree.as_ref().map_or_else(Vec::new, |tree| tree.line_after(self.played.turn, skipped));
        let mut line = line.into_iter();
        let mut texts = Vec::new();
        while texts.len() < LONGEST_REFUTATION && !after.status().is_over() {
            let position = *after.position();
            let solved = || {
                let exact = position.solve(memory, position.nodes_to_judge(), stop, &mut |_, _| {})?;
                exact.turns.first().map(|(turn, _)| *turn)
            };
            let Some(turn) = line.next().or_else(solved) else { break };
            texts.push(position.turn_text(turn));
            turn.actions().for_each(|action| after.play_unchecked(action));
        }
        (!stop()).then_some(texts)
    }
}

/// What a search knows of all turns, with enough simulations for the one that was played.
fn searched<P: Think>(
    course: &Course<P>,
    turn: Turn,
    visits: u64,
    proofs: &[(Turn, Proof)],
    memory: &mut P::Memory,
    stop: &dyn Fn() -> bool,
) -> Option<(Findings, Tree<P>)> {
    let made = course.under_way();
    let turns = whole_turns(course.position(), made);
    let rest = |turn: &Turn| turn.actions().skip(made.len()).collect::<Vec<Action>>();
    let actions = rest(&turn);
    // Where it is known that the turn kept the result, what is left tells whether any other one would have.
    let mut others = turns.iter().filter(|other| **other != turn).map(rest).peekable();
    let seed = course.position().key();
    // What a judgement means was measured without what was learned since.
    let settings =
        TreeSettings { uses_oracle: true, uses_learning: false, is_plain: false, seed, memory_bytes: MEMORY_BYTES };
    let mut tree = Tree::<P>::new(course.clone(), settings);
    tree.policy.asks_verdicts = true;
    let visits = visits.clamp(1, MOST_VISITS);
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
    let findings = Findings::derive(&[tree.evidence(&turns, made)], &Solved { turns: proofs, ..Solved::default() });
    Some((findings, tree))
}

/// The best of the turns; the one that was played if no other is better. Where the result is proven it is one that keeps
/// it. Else an estimate counts for as much as it is at least, so that nothing is called best that hardly anybody has
/// looked into.
fn best(turns: &[ValuedTurn], played: &ValuedTurn, proof: Option<Proof>) -> ValuedTurn {
    let most = turns.iter().map(|turn| turn.visits).max().unwrap_or_default();
    let may_be_best = |turn: &&ValuedTurn| match (proof, turn.proof) {
        (Some(proof), Some(own)) => own.verdict == proof.verdict,
        (Some(_), None) => false,
        (None, Some(_)) => true,
        (None, None) => turn.visits.saturating_mul(LEAST_SHARE) >= most,
    };
    let mut best = None;
    for turn in std::iter::once(played).chain(turns).filter(may_be_best) {
        if best.is_none_or(|best| is_better(turn, best)) {
            best = Some(turn);
        }
    }
    *best.unwrap_or(played)
}

/// Whether a turn is better than another one: by what it is worth at least, and among proven ones of the same result by
/// the turns to the end, where both know them.
fn is_better(turn: &ValuedTurn, other: &ValuedTurn) -> bool {
    let (worth, others) = (worth(turn), worth(other));
    match (worth, others) {
        (Worth::Proven(proof), Worth::Proven(known)) if proof.verdict == known.verdict => {
            proof.turns.zip(known.turns).is_some_and(|(turns, known)| match proof.verdict {
                Verdict::Win => turns < known,
                Verdict::Draw => false,
                Verdict::Loss => turns > known,
            })
        }
        _ => worth.lowest() > others.lowest(),
    }
}

#[cfg(test)]
mod tests;
