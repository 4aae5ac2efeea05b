//! What a tree says about its root, in whole turns.

use super::findings::{Evidence, ValuedTurn, ranking};
use super::node::{Node, verdict_of};
use super::tree::Tree;
use crate::game::{Action, Proof, Side, Think, Turn, Verdict, whole_turns};

/// More turns than anybody follows with their eyes.
const LONGEST_LINE: usize = 24;

impl<P: Think> Tree<P> {
    /// What the tree says. `turns` are all whole turns of the root, `made` the part of them that was made before it.
    pub(super) fn evidence(&self, turns: &[Turn], made: Turn) -> Evidence {
        let root = &self.arena.nodes[0];
        let first_action = |turn: &ValuedTurn| turn.turn.actions().nth(made.len());
        let ranked: Vec<Action> = self.ranked(0).into_iter().map(|child| self.action(child)).collect();
        let mut valued: Vec<ValuedTurn> = turns.iter().map(|turn| self.valued(*turn, made.len())).collect();
        valued.sort_by_cached_key(|turn| ranked.iter().position(|action| Some(*action) == first_action(turn)));
        Evidence {
            visits: self.visits(),
            new_visits: self.new_visits(),
            nodes: u64::try_from(self.arena.len()).unwrap_or(u64::MAX),
            proof: proof_of(root, root.mover().other(), false),
            line: self.line(made),
            turns: valued,
        }
    }

    fn action(&self, node: u32) -> Action {
        Action(self.arena.nodes[node as usize].action)
    }

    /// What is known of a turn of which `made` actions lead to the root.
    fn valued(&self, turn: Turn, made: usize) -> ValuedTurn {
        let mut at = 0;
        for action in turn.actions().skip(made) {
            let Some(child) = self.arena.child(at, action) else {
                // It has only been begun in the tree, and is as good as its beginning.
                let value = if at == 0 { 0.0 } else { self.arena.nodes[at as usize].value_for_mover() };
                return ValuedTurn { turn, visits: 0, value, proof: None };
            };
            at = child;
        }
        valued(&self.arena.nodes[at as usize], turn, true)
    }

    /// The children of a node, the best one first.
    fn ranked(&self, at: u32) -> Vec<u32> {
        let children = self.arena.children(at);
        let first = children.start;
        let turns: Vec<ValuedTurn> =
            self.arena.nodes[children].iter().map(|child| valued(child, Turn::default(), false)).collect();
        ranking(&turns).into_iter().map(|place| u32::try_from(first + place).unwrap_or(u32::MAX)).collect()
    }

    /// The best children from the root, as far as somebody looked into them.
    fn line(&self, made: Turn) -> Vec<Turn> {
        self.line_from(0, self.root, made)
    }

    /// The same after a turn of the root of which `made` actions lead to it.
    pub(super) fn line_after(&self, turn: Turn, made: usize) -> Vec<Turn> {
        let mut position = self.root;
        let mut at = 0;
        for action in turn.actions().skip(made) {
            let Some(child) = self.arena.child(at, action) else { return Vec::new() };
            position.play_unchecked(action);
            at = child;
        }
        self.line_from(at, position, Turn::default())
    }

    fn line_from(&self, mut at: u32, mut position: P, made: Turn) -> Vec<Turn> {
        let mut line = Vec::new();
        let mut turn = made;
        while let Some(best) = self.ranked(at).first().copied() {
            if self.arena.nodes[best as usize].visits == 0 && at != 0 {
                break;
            }
            turn = turn.then(self.action(best));
            position.play_unchecked(self.action(best));
            at = best;
            if !position.status().is_mid_turn() {
                line.push(std::mem::take(&mut turn));
                if line.len() == LONGEST_LINE {
                    return line;
                }
            }
        }
        if line.is_empty() && position.status().is_mid_turn() {
            // The turn has only been begun in the tree: any completion will do.
            line.extend(whole_turns(&position, turn).first());
        }
        line
    }
}

fn valued(node: &Node, turn: Turn, is_whole: bool) -> ValuedTurn {
    let proof = proof_of(node, node.mover(), is_whole);
    ValuedTurn { turn, visits: u64::from(node.visits), value: node.value_for_mover(), proof }
}

/// The proof of a node for `side`, if it is proven; `moved` adds the turn that led to it.
fn proof_of(node: &Node, side: Side, moved: bool) -> Option<Proof> {
    let proven = node.proven()?;
    let verdict = verdict_of(node.bounds().seen_by(side).0);
    let turns = proven.turns.map(|turns| turns + u16::from(moved));
    Some(Proof { verdict, turns: turns.filter(|_| verdict != Verdict::Draw) })
}
