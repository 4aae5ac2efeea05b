//! A tree's results for its root, in whole moves.

use super::findings::{Evidence, ranking};
use super::node::{Node, verdict_of};
use super::report::MoveEvaluation;
use super::tree::Tree;
use crate::game::{Action, Move, Proof, Side, Think, Verdict, whole_moves};

/// The longest principal variation reported, in moves.
const LONGEST_LINE: usize = 24;

impl<P: Think> Tree<P> {
    /// Returns the tree's results. `moves` are all whole moves of the root; `made` is the part of them made before the
    /// root.
    pub(super) fn evidence(&self, moves: &[Move], made: Move) -> Evidence {
        let root = &self.arena.nodes[0];
        let first_action = |mv: &MoveEvaluation<Move>| mv.mv.actions().nth(made.len());
        let ranked: Vec<Action> = self.ranked(0).into_iter().map(|child| self.action(child)).collect();
        let mut valued: Vec<MoveEvaluation<Move>> = moves.iter().map(|mv| self.valued(*mv, made.len())).collect();
        valued.sort_by_cached_key(|mv| ranked.iter().position(|action| Some(*action) == first_action(mv)));
        Evidence {
            visits: self.visits(),
            new_visits: self.new_visits(),
            nodes: u64::try_from(self.arena.len()).unwrap_or(u64::MAX),
            // In mid-move, the side to move is the one that moved in.
            proof: self.root.status().side().and_then(|side| proof_of(root, side, false)),
            line: self.line(made),
            moves: valued,
        }
    }

    fn action(&self, node: u32) -> Action {
        Action(self.arena.nodes[node as usize].action)
    }

    /// Returns the statistics of a move whose first `made` actions lead to the root.
    fn valued(&self, mv: Move, made: usize) -> MoveEvaluation<Move> {
        let mut at = 0;
        for action in mv.actions().skip(made) {
            let Some(child) = self.arena.child(at, action) else {
                // The tree contains only the beginning of the move, so the value is that of the beginning.
                let value = if at == 0 { 0.0 } else { self.arena.nodes[at as usize].value_for_mover() };
                return MoveEvaluation { mv, visits: 0, value, proof: None };
            };
            at = child;
        }
        valued(&self.arena.nodes[at as usize], mv, true)
    }

    /// Returns the children of a node, best first.
    fn ranked(&self, at: u32) -> Vec<u32> {
        let children = self.arena.children(at);
        let first = children.start;
        let moves: Vec<MoveEvaluation<Move>> =
            self.arena.nodes[children].iter().map(|child| valued(child, Move::default(), false)).collect();
        ranking(&moves).into_iter().map(|place| u32::try_from(first + place).unwrap_or(u32::MAX)).collect()
    }

    /// Returns the principal variation: the best children from the root, as far as they were visited.
    fn line(&self, made: Move) -> Vec<Move> {
        self.line_from(0, self.root, made)
    }

    /// Returns the principal variation after a move of the root whose first `made` actions lead to it.
    pub(super) fn line_after(&self, mv: Move, made: usize) -> Vec<Move> {
        let mut position = self.root;
        let mut at = 0;
        for action in mv.actions().skip(made) {
            let Some(child) = self.arena.child(at, action) else { return Vec::new() };
            position.play_unchecked(action);
            at = child;
        }
        self.line_from(at, position, Move::default())
    }

    fn line_from(&self, mut at: u32, mut position: P, made: Move) -> Vec<Move> {
        let mut line = Vec::new();
        let mut mv = made;
        while let Some(best) = self.ranked(at).first().copied() {
            if self.arena.nodes[best as usize].visits == 0 && at != 0 {
                break;
            }
            mv = mv.then(self.action(best));
            position.play_unchecked(self.action(best));
            at = best;
            if !position.status().is_mid_move() {
                line.push(std::mem::take(&mut mv));
                if line.len() == LONGEST_LINE {
                    return line;
                }
            }
        }
        if line.is_empty() && position.status().is_mid_move() {
            // The tree contains only the beginning of the move: any completion will do.
            line.extend(whole_moves(&position, mv).first());
        }
        line
    }
}

fn valued(node: &Node, mv: Move, is_whole: bool) -> MoveEvaluation<Move> {
    let proof = proof_of(node, node.mover(), is_whole);
    MoveEvaluation { mv, visits: u64::from(node.visits), value: node.value_for_mover(), proof }
}

/// Returns the proof of a node for `side`, if proven; `moved` counts the move that led to it.
fn proof_of(node: &Node, side: Side, moved: bool) -> Option<Proof> {
    let proven = node.proven()?;
    let verdict = verdict_of(node.bounds().seen_by(side).0);
    let length = proven.moves.map(|length| length + u16::from(moved));
    Some(Proof { verdict, moves: length.filter(|_| verdict != Verdict::Draw) })
}
