//! The path of one simulation through the tree, with the position keys for repetition detection.

use super::node::Node;
use crate::game::{Action, PositionHistory, Rules};

/// The nodes a simulation visited, beginning with the root.
#[derive(Debug, Default)]
pub(super) struct Path {
    pub(super) nodes: Vec<u32>,
    /// Keys of positions that may repeat: those of the history, then those of the path.
    keys: Vec<u64>,
    keys_of_history: usize,
    /// The index of the first key that the current position can repeat.
    reversible_from: usize,
}

impl Path {
    /// Returns to the root, below the last position of the history.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.nodes.clear();
        self.nodes.push(0);
        self.keys.truncate(self.keys_of_history);
        self.reversible_from = 0;
    }

    /// Resets the path to the keys of this history's positions that may repeat.
    pub(super) fn forget<P: Rules>(&mut self, history: &PositionHistory<P>) {
        self.nodes.clear();
        self.keys.clear();
        if P::REPETITIONS.is_some() {
            self.keys.extend(history.past_keys());
            self.keys.reverse();
        }
        self.keys_of_history = self.keys.len();
    }

    /// Descends to a child and plays its action. A node with children has not ended the game.
    #[inline]
    pub(super) fn follow<P: Rules>(&mut self, child: u32, node: &Node, position: &mut P) {
        let action = Action(node.action);
        if P::REPETITIONS.is_some() && position.is_irreversible(action) {
            self.reversible_from = self.keys.len();
        }
        if node.children > 0 {
            position.play_nonterminal(action);
        } else {
            position.play_unchecked(action);
        }
        if P::REPETITIONS.is_some() {
            self.keys.push(position.key());
        }
        self.nodes.push(child);
    }

    /// Returns whether the current position has occurred as often as the repetition rule allows.
    #[inline]
    pub(super) fn is_repeated<P: Rules>(&self) -> bool {
        let (Some(most), Some((key, before))) = (P::REPETITIONS, self.keys.split_last()) else { return false };
        before.iter().skip(self.reversible_from).filter(|past| *past == key).count() + 1 >= most
    }
}
