//! Progressive history (Nijssen and Winands 2010): the mean result of each action anywhere in the tree guides the selection
//! while a child has few visits.

use super::arena::Arena;
use super::node::as_weight;
use crate::game::{FirstValue, Side};

/// The number of simulations through an action at which its result counts half; results of fewer are mostly chance.
const TRUSTED_VISITS: f32 = 50.0;

/// The results of all actions of both sides in the simulations of one tree.
#[derive(Debug)]
pub(super) struct History {
    /// The weight of a lead, in visits.
    weight: f32,
    /// The mean results of all actions of each side: those within a move, and those that end one.
    usual: [[MeanResult; 2]; 2],
    /// By side and action.
    results: [Vec<MeanResult>; 2],
    /// By side and action: how much better than usual the result is, times the weight.
    leads: [Vec<f32>; 2],
}

/// The mean result of some simulations for the side that acted.
#[derive(Clone, Copy, Debug, Default)]
struct MeanResult {
    visits: u32,
    value: f32,
}

impl MeanResult {
    fn add(&mut self, value: f32) {
        self.visits = self.visits.saturating_add(1);
        self.value += (value - self.value) / as_weight(self.visits);
    }
}

impl History {
    /// Creates the history for a game with this many action codes, in which a lead counts as much as `weight` visits.
    pub(super) fn new(actions: usize, weight: f32) -> Self {
        Self {
            weight,
            usual: [[MeanResult::default(); 2]; 2],
            results: [(); 2].map(|()| vec![MeanResult::default(); actions]),
            leads: [(); 2].map(|()| vec![0.0; actions]),
        }
    }

    /// Forgets all results.
    pub(super) fn clear(&mut self) {
        *self = Self::new(self.leads[0].len(), self.weight);
    }

    /// Returns the leads of a side's actions.
    #[inline]
    pub(super) fn leads(&self, side: Side) -> &[f32] {
        &self.leads[side.index()]
    }

    /// Adds the value of a simulation to the actions of its path.
    pub(super) fn credit(&mut self, arena: &Arena, path: &[u32], value: FirstValue) {
        for at in path.iter().skip(1) {
            let node = &arena.nodes[*at as usize];
            let (side, action) = (node.mover().index(), usize::from(node.action));
            let value = value.seen_by(node.mover()).get();
            let usual = &mut self.usual[side][usize::from(node.ends_move())];
            usual.add(value);
            let result = &mut self.results[side][action];
            result.add(value);
            let visits = as_weight(result.visits);
            let trust = visits / (visits + TRUSTED_VISITS);
            self.leads[side][action] = self.weight * trust * (result.value - usual.value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Arena, History};
    use crate::game::{Action, FirstValue, Prior, Side};
    use crate::search::node::Node;

    /// Returns an arena with a node per action of the first side after the root, none of which ends a move.
    fn arena_with(actions: u16) -> Arena {
        let mut arena = Arena::new(1 << 20, false);
        arena.push(Node::new(Action(0), Side::Second, Prior::default()));
        for action in 0..actions {
            arena.push(Node::new(Action(action), Side::First, Prior::default()));
        }
        arena
    }

    #[test]
    fn leads_follow_results_of_side() {
        let arena = arena_with(3);
        let mut history = History::new(3, 10.0);
        for _ in 0..100 {
            history.credit(&arena, &[0, 1], FirstValue::new(1.0));
            history.credit(&arena, &[0, 2], FirstValue::new(-1.0));
        }
        let leads = history.leads(Side::First);
        // The usual result is 0, and after 100 simulations two thirds of a result count.
        assert!((leads[0] - 6.67).abs() < 0.1 && (leads[1] + 6.67).abs() < 0.1, "{leads:?}");
        assert!(leads[2].abs() < f32::EPSILON, "an action without simulations");
        assert_eq!(history.leads(Side::Second), [0.0; 3]);
        history.clear();
        assert_eq!(history.leads(Side::First), [0.0; 3]);
    }
}
