//! The decisions that distinguish the full search from the plain baseline.

use super::arena::Arena;
use super::history::History;
use super::node::Node;
use super::proofs;
use super::rave::Rave;
use super::selection::{Scales, select, select_plainly, select_with_history};
use crate::game::{Action, FirstValue, OwnValue, Prior, Random, Side, Think, Trail};

/// The decisions of a search at each step of a simulation; [`Tree::simulate`](super::tree::Tree::simulate) runs the
/// steps.
///
/// Both searches share this one type: two types would compile two trees for every game, and a phone's library contains
/// every game.
#[derive(Debug)]
pub(super) struct Policy {
    /// Selects the baseline: textbook UCT with uniformly random playouts, without proofs or knowledge. The full search
    /// uses proofs, priors, evaluations or informed playouts, and all-moves-as-first.
    is_plain: bool,
    /// Asks nodes for their exact verdict. Off until the solver has been asked for every move's value: with verdicts, a
    /// tree would not distinguish natural winning moves from others.
    pub(super) asks_verdicts: bool,
    scales: Scales,
    rave: Rave,
    /// The progressive history, in games and searches with it.
    history: Option<History>,
    trail: Trail,
}

impl Policy {
    /// Creates a policy for one tree. Levels do not set `uses_learning`.
    pub(super) fn new<P: Think>(is_plain: bool, uses_learning: bool) -> Self {
        Self {
            is_plain,
            asks_verdicts: false,
            scales: Scales::new(P::TUNING.rave),
            rave: Rave::new(if uses_amaf::<P>(is_plain) { P::ACTIONS } else { 0 }, P::ONE_TIME_ACTIONS),
            history: P::HISTORY
                .filter(|_| uses_learning && !is_plain)
                .map(|tuning| History::new(P::ACTIONS, tuning.weight)),
            trail: Trail::default(),
        }
    }

    /// Clears what the simulations of an abandoned tree have taught.
    pub(super) fn forget(&mut self) {
        if let Some(history) = &mut self.history {
            history.clear();
        }
    }

    /// Returns the number of visits at which a leaf gets its children.
    #[inline]
    pub(super) fn visits_to_open<P: Think>(&self, position: &P) -> u32 {
        let with_history = || P::HISTORY.filter(|_| self.history.is_some() && !position.status().is_mid_move());
        with_history().map_or(P::TUNING.visits_to_open, |tuning| tuning.visits_to_open).max(1)
    }

    /// Returns whether nodes store all-moves-as-first values.
    #[inline]
    pub(super) const fn uses_amaf<P: Think>(&self) -> bool {
        uses_amaf::<P>(self.is_plain)
    }

    /// Returns whether the end of a game is stored as a proof. If not, it is evaluated again at each visit.
    #[inline]
    pub(super) const fn proves(&self) -> bool {
        !self.is_plain
    }

    /// Selection: returns the child of an opened node to descend to.
    #[inline]
    pub(super) fn select<P: Think>(&self, arena: &Arena, at: u32) -> u32 {
        if self.is_plain {
            select_plainly(arena, at, &self.scales)
        } else if P::HISTORY.is_some()
            && let Some(history) = &self.history
        {
            select_with_history(arena, at, P::TUNING.exploration, &self.scales, history)
        } else if P::TUNING.rave.is_some() {
            select::<true>(arena, at, P::TUNING.exploration, &self.scales)
        } else {
            select::<false>(arena, at, P::TUNING.exploration, &self.scales)
        }
    }

    /// Expansion: appends the game's priors for the actions of a node being opened, if the game has any.
    #[inline]
    pub(super) fn priors<P: Think>(&self, position: &P, actions: &[Action], into: &mut Vec<Prior>) {
        if !self.is_plain {
            position.priors(actions, into);
        }
    }

    /// Expansion: initializes the new children, from `first` on, of the node at the end of this path.
    #[inline]
    pub(super) fn opened<P: Think>(&mut self, arena: &mut Arena, path: &[u32], first: usize) {
        if self.uses_amaf::<P>() {
            self.rave.inherit(arena, path, first);
        }
    }

    /// Evaluation: records that the game has ended at this node with this value.
    #[inline]
    pub(super) fn ended(&self, arena: &mut Arena, at: u32, value: FirstValue) {
        if !self.is_plain {
            proofs::settle(arena, at, value, Some(0));
        }
    }

    /// Evaluation: returns the value of a node on its first visit, with `side` to move, if it is certain.
    #[inline]
    pub(super) fn certain<P: Think>(
        &mut self,
        arena: &mut Arena,
        at: u32,
        position: &P,
        side: Side,
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
        let value = position.verdict()?.value().of(side);
        proofs::settle(arena, at, value, None);
        Some(value)
    }

    /// Evaluation: returns the prior of the action that leads to an unvisited leaf, in games whose priors are values.
    #[inline]
    pub(super) fn foreseen<P: Think>(&self, leaf: &Node) -> Option<FirstValue> {
        let is_foreseen = P::PRIORS_ARE_VALUES && !self.is_plain && leaf.visits == 0 && leaf.weight() > 0;
        is_foreseen.then(|| OwnValue::new(leaf.mean()).of(leaf.mover()))
    }

    /// Evaluation: estimates the value of a leaf.
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

    /// Backup, after the mean values: updates all-moves-as-first values and proofs along this path.
    #[inline]
    pub(super) fn learn<P: Think>(&mut self, arena: &mut Arena, path: &[u32], value: FirstValue, is_certain: bool) {
        if self.uses_amaf::<P>() {
            self.rave.credit(arena, path, &self.trail, &self.scales, value);
        }
        if P::HISTORY.is_some()
            && let Some(history) = &mut self.history
        {
            history.credit(arena, path, value);
        }
        self.trail.clear();
        self.scales.cover(arena.nodes[0].visits);
        if is_certain && !self.is_plain {
            proofs::spread(arena, path);
        }
    }
}

const fn uses_amaf<P: Think>(is_plain: bool) -> bool {
    P::TUNING.rave.is_some() && !is_plain
}
