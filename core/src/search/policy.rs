//! How a tree is searched: what distinguishes the search from the baseline it is measured against.

use super::arena::Arena;
use super::node::Node;
use super::proofs;
use super::rave::Rave;
use super::selection::{Scales, select, select_plainly};
use crate::game::{Action, FirstValue, OwnValue, Prior, Random, Side, Think, Trail};

/// The decisions of a search at each step of a simulation; [`Tree::simulate`](super::tree::Tree::simulate) takes the
/// steps.
pub(super) trait Policy<P: Think>: Send {
    /// Whether the nodes carry what all-moves-as-first knows of them.
    const USES_AMAF: bool;

    /// Whether the end of a game is remembered as a proof. If not, it is met again and again.
    const PROVES: bool;

    /// A policy for one tree.
    fn new() -> Self;

    /// Selection: the child of an opened node to go on with.
    fn select(&self, arena: &Arena, at: u32) -> u32;

    /// Expansion: what the game thinks of the actions of a node that is being opened, if anything.
    fn priors(&self, position: &P, actions: &[Action], into: &mut Vec<Prior>);

    /// Expansion: a node at the end of this path has got its children, from `first` on.
    fn opened(&mut self, arena: &mut Arena, path: &[u32], first: usize);

    /// Evaluation: the game is over at this node, with this value.
    fn ended(&self, arena: &mut Arena, at: u32, value: FirstValue);

    /// Evaluation: the value of a node that is met for the first time, with `side` to move, if it is certain.
    fn certain(
        &mut self,
        arena: &mut Arena,
        at: u32,
        position: &P,
        side: Side,
        memory: &mut P::Memory,
    ) -> Option<FirstValue>;

    /// Evaluation: the value of a leaf, if it is what was thought of the action that leads to it.
    fn foreseen(leaf: &Node) -> Option<FirstValue>;

    /// Evaluation: an estimate of the value of a leaf.
    fn estimate(
        &mut self,
        position: &P,
        memory: &mut P::Memory,
        random: &mut Random,
        scratch: &mut Vec<Action>,
    ) -> FirstValue;

    /// Backup, after the mean values: what else is learnt from a simulation along this path.
    fn learn(&mut self, arena: &mut Arena, path: &[u32], value: FirstValue, is_certain: bool);
}

/// With everything that makes the search stronger: proofs, priors, evaluations or clever playouts, all moves as first.
#[derive(Debug)]
pub(super) struct Full {
    /// Whether nodes are asked for their exact value. Not before the solver has been asked for that of every turn: a
    /// tree that knows who wins has no opinion which of the winning turns is natural.
    pub(super) asks_verdicts: bool,
    scales: Scales,
    rave: Rave,
    trail: Trail,
}

impl<P: Think> Policy<P> for Full {
    const USES_AMAF: bool = P::TUNING.rave.is_some();
    const PROVES: bool = true;

    fn new() -> Self {
        let rave = Rave::new(if <Self as Policy<P>>::USES_AMAF { P::ACTIONS } else { 0 });
        Self { asks_verdicts: false, scales: Scales::new(P::TUNING.rave), rave, trail: Trail::default() }
    }

    #[inline]
    fn select(&self, arena: &Arena, at: u32) -> u32 {
        if <Self as Policy<P>>::USES_AMAF {
            select::<true>(arena, at, P::TUNING.exploration, &self.scales)
        } else {
            select::<false>(arena, at, P::TUNING.exploration, &self.scales)
        }
    }

    #[inline]
    fn priors(&self, position: &P, actions: &[Action], into: &mut Vec<Prior>) {
        position.priors(actions, into);
    }

    #[inline]
    fn opened(&mut self, arena: &mut Arena, path: &[u32], first: usize) {
        if <Self as Policy<P>>::USES_AMAF {
            self.rave.inherit(arena, path, first);
        }
    }

    #[inline]
    fn ended(&self, arena: &mut Arena, at: u32, value: FirstValue) {
        proofs::settle(arena, at, value, Some(0));
    }

    #[inline]
    fn certain(
        &mut self,
        arena: &mut Arena,
        at: u32,
        position: &P,
        side: Side,
        memory: &mut P::Memory,
    ) -> Option<FirstValue> {
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

    #[inline]
    fn foreseen(leaf: &Node) -> Option<FirstValue> {
        let is_foreseen = P::PRIORS_ARE_VALUES && leaf.visits == 0 && leaf.weight() > 0;
        is_foreseen.then(|| OwnValue::new(leaf.mean()).of(leaf.mover()))
    }

    #[inline]
    fn estimate(
        &mut self,
        position: &P,
        memory: &mut P::Memory,
        random: &mut Random,
        _: &mut Vec<Action>,
    ) -> FirstValue {
        position.leaf_value(memory, random, &mut self.trail)
    }

    #[inline]
    fn learn(&mut self, arena: &mut Arena, path: &[u32], value: FirstValue, is_certain: bool) {
        if <Self as Policy<P>>::USES_AMAF {
            self.rave.credit(arena, path, &self.trail, &self.scales, value);
        }
        self.trail.clear();
        if is_certain {
            proofs::spread(arena, path);
        }
    }
}

/// Plain upper confidence bounds on uniformly random playouts, no proofs, no knowledge: textbook UCT.
#[derive(Debug)]
pub(super) struct Plain;

impl<P: Think> Policy<P> for Plain {
    const USES_AMAF: bool = false;
    const PROVES: bool = false;

    fn new() -> Self {
        Self
    }

    fn select(&self, arena: &Arena, at: u32) -> u32 {
        select_plainly(arena, at)
    }

    fn priors(&self, _: &P, _: &[Action], _: &mut Vec<Prior>) {}

    fn opened(&mut self, _: &mut Arena, _: &[u32], _: usize) {}

    fn ended(&self, _: &mut Arena, _: u32, _: FirstValue) {}

    fn certain(&mut self, _: &mut Arena, _: u32, _: &P, _: Side, _: &mut P::Memory) -> Option<FirstValue> {
        None
    }

    fn foreseen(_: &Node) -> Option<FirstValue> {
        None
    }

    fn estimate(
        &mut self,
        position: &P,
        _: &mut P::Memory,
        random: &mut Random,
        scratch: &mut Vec<Action>,
    ) -> FirstValue {
        position.uniform_playout(random, scratch)
    }

    fn learn(&mut self, _: &mut Arena, _: &[u32], _: FirstValue, _: bool) {}
}
