//! How a tree is searched: what distinguishes the search from the baseline it is measured against.

use super::arena::Arena;
use super::node::Node;
use super::proofs;
use super::rave::Rave;
use super::selection::{Scales, select, select_plainly};
use crate::game::{Action, FirstValue, OwnValue, Prior, Random, Side, Think, Trail};

/// The decisions of a search at each step of a simulation; [`Tree::simulate`](super::tree::Tree::simulate) takes the
/// steps.
///
/// There are two searches, and both are this one type: of two there would be a tree of each for every game, and a phone's
/// library holds every game.
#[derive(Debug)]
pub(super) struct Policy {
    /// Whether it is the baseline: upper confidence bounds on uniformly random playouts, no proofs, no knowledge, textbook
    /// UCT. Else the search has everything that makes it stronger: proofs, priors, evaluations or clever playouts, all
    /// moves as first.
    is_plain: bool,
    /// Whether nodes are asked for their exact value. Not before the solver has been asked for that of every turn: a
    /// tree that knows who wins has no opinion which of the winning turns is natural.
    pub(super) asks_verdicts: bool,
    scales: Scales,
    rave: Rave,
    trail: Trail,
}

impl Policy {
    /// A policy for one tree.
    pub(super) fn new<P: Think>(is_plain: bool) -> Self {
        Self {
            is_plain,
            asks_verdicts: false,
            scales: Scales::new(P::TUNING.rave),
            rave: Rave::new(if uses_amaf::<P>(is_plain) { P::ACTIONS } else { 0 }),
            trail: Trail::default(),
        }
    }

    /// Whether the nodes carry what all-moves-as-first knows of them.
    #[inline]
    pub(super) const fn uses_amaf<P: Think>(&self) -> bool {
        uses_amaf::<P>(self.is_plain)
    }

    /// Whether the end of a game is remembered as a proof. If not, it is met again and again.
    #[inline]
    pub(super) const fn proves(&self) -> bool {
        !self.is_plain
    }

    /// Selection: the child of an opened node to go on with.
    #[inline]
    pub(super) fn select<P: Think>(&self, arena: &Arena, at: u32) -> u32 {
        if self.is_plain {
            select_plainly(arena, at)
        } else if P::TUNING.rave.is_some() {
            select::<true>(arena, at, P::TUNING.exploration, &self.scales)
        } else {
            select::<false>(arena, at, P::TUNING.exploration, &self.scales)
        }
    }

    /// Expansion: what the game thinks of the actions of a node that is being opened, if anything.
    #[inline]
    pub(super) fn priors<P: Think>(&self, position: &P, actions: &[Action], into: &mut Vec<Prior>) {
        if !self.is_plain {
            position.priors(actions, into);
        }
    }

    /// Expansion: a node at the end of this path has got its children, from `first` on.
    #[inline]
    pub(super) fn opened<P: Think>(&mut self, arena: &mut Arena, path: &[u32], first: usize) {
        if self.uses_amaf::<P>() {
            self.rave.inherit(arena, path, first);
        }
    }

    /// Evaluation: the game is over at this node, with this value.
    #[inline]
    pub(super) fn ended(&self, arena: &mut Arena, at: u32, value: FirstValue) {
        if !self.is_plain {
            proofs::settle(arena, at, value, Some(0));
        }
    }

    /// Evaluation: the value of a node that is met for the first time, with `side` to move, if it is certain.
    #[inline]
    pub(super) fn certain<P: Think>(
        &mut self,
        arena: &mut Arena,
        at: u32,
        position: &P,
        side: Side,
        memory: &mut P::Memory,
    ) -> Option<FirstValue> {
        if self.is_plain {
            return None;
        }
        if let Some(action) = position.winning_action()
            && arena.has_room_for(1)
        {
            return Some(proofs::settle_by_win(arena, at, position, side, action));
        }
        if !self.asks_verdicts {
            return None;
        }
        let value = position.verdict(memory)?.value().of(side);
        proofs::settle(arena, at, value, None);
        Some(value)
    }

    /// Evaluation: the value of a leaf, if it is what was thought of the action that leads to it.
    #[inline]
    pub(super) fn foreseen<P: Think>(&self, leaf: &Node) -> Option<FirstValue> {
        let is_foreseen = P::PRIORS_ARE_VALUES && !self.is_plain && leaf.visits == 0 && leaf.weight() > 0;
        is_foreseen.then(|| OwnValue::new(leaf.mean()).of(leaf.mover()))
    }

    /// Evaluation: an estimate of the value of a leaf.
    #[inline]
    pub(super) fn estimate<P: Think>(
        &mut self,
        position: &P,
        memory: &mut P::Memory,
        random: &mut Random,
        scratch: &mut Vec<Action>,
    ) -> FirstValue {
        if self.is_plain {
            position.uniform_playout(random, scratch)
        } else {
            position.leaf_value(memory, random, &mut self.trail)
        }
    }

    /// Backup, after the mean values: what else is learnt from a simulation along this path.
    #[inline]
    pub(super) fn learn<P: Think>(&mut self, arena: &mut Arena, path: &[u32], value: FirstValue, is_certain: bool) {
        if self.uses_amaf::<P>() {
            self.rave.credit(arena, path, &self.trail, &self.scales, value);
        }
        self.trail.clear();
        if is_certain && !self.is_plain {
            proofs::spread(arena, path);
        }
    }
}

const fn uses_amaf<P: Think>(is_plain: bool) -> bool {
    P::TUNING.rave.is_some() && !is_plain
}
