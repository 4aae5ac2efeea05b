//! The tree of one search and the steps of one simulation: selection, expansion, evaluation, backup.
//!
//! Values are credited to the side that moved into a node. A node's depth does not determine that side, because moves
//! may take several actions and sides may pass.

use rand::SeedableRng;

use super::arena::Arena;
use super::node::Node;
use super::path::Path;
use super::policy::Policy;
use crate::game::{Action, FirstValue, PositionHistory, Prior, Random, Side, Think, below};

/// The settings a tree is created with; they never change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TreeSettings {
    pub(super) uses_oracle: bool,
    pub(super) uses_learning: bool,
    /// Selects the plain baseline search.
    pub(super) is_plain: bool,
    pub(super) seed: u64,
    pub(super) memory_bytes: u64,
}

impl TreeSettings {
    /// Returns whether a tree with these settings can serve a search with `other`: all but the seed must be equal.
    pub(super) fn suits(&self, other: &Self) -> bool {
        Self { seed: other.seed, ..*self } == *other
    }

    /// Returns the root position of a tree.
    fn root<P: Think>(&self, history: &PositionHistory<P>) -> P {
        let mut root = *history.position();
        if !self.uses_learning {
            root.forget_learning();
        }
        root
    }
}

/// The largest number of simulations a tree counts. The weight of a prior must still fit into a `u32` beside them.
pub(super) const MOST_VISITS: u64 = u32::MAX as u64 - 64;

/// A search tree below the last position of a history.
#[derive(Debug)]
pub(super) struct Tree<P: Think> {
    pub(super) arena: Arena,
    pub(super) root: P,
    pub(super) settings: TreeSettings,
    pub(super) policy: Policy,
    history: PositionHistory<P>,
    path: Path,
    random: Random,
    /// The root's visits when the current search began.
    kept_visits: u64,
    actions: Vec<Action>,
    priors: Vec<Prior>,
}

/// The end of a simulation.
struct Leaf {
    value: FirstValue,
    is_certain: bool,
}

impl<P: Think> Tree<P> {
    pub(super) fn new(history: PositionHistory<P>, settings: TreeSettings) -> Self {
        let policy = Policy::new::<P>(settings.is_plain, settings.uses_learning);
        let mut tree = Self {
            arena: Arena::new(settings.memory_bytes, policy.uses_amaf::<P>()),
            root: settings.root(&history),
            settings,
            policy,
            history,
            path: Path::default(),
            random: Random::seed_from_u64(settings.seed),
            kept_visits: 0,
            actions: Vec::new(),
            priors: Vec::new(),
        };
        tree.plant();
        tree
    }

    /// Resets the tree to the root and its children.
    fn plant(&mut self) {
        self.root = self.settings.root(&self.history);
        self.path.forget(&self.history);
        self.arena.clear();
        self.policy.forget();
        let mover = self.root.status().side().map_or(Side::Second, Side::other);
        self.arena.push(Node::new(Action(0), mover, Prior::default()));
        let root = self.root;
        self.open(0, &root);
    }

    /// Makes the last position of `history` the root. The subtree below it is kept if `history` extends the history of
    /// this tree; otherwise the tree is reset.
    pub(super) fn advance(&mut self, history: &PositionHistory<P>) {
        let root = self.descend(history);
        self.history = history.clone();
        match root {
            Some(root) => {
                self.root = self.settings.root(history);
                self.path.forget(history);
                self.arena.keep_below(root);
            }
            None => self.plant(),
        }
        self.kept_visits = self.visits();
    }

    /// Returns the node of the last position of `history`, if the tree contains it with all its children.
    fn descend(&mut self, history: &PositionHistory<P>) -> Option<u32> {
        let known = self.history.len();
        let goes_on = self.history.start() == history.start()
            && history.len() >= known
            && self.history.actions().eq(history.actions().take(known));
        if !goes_on {
            return None;
        }
        let at = history.actions().skip(known).try_fold(0, |at, action| self.arena.child(at, action))?;
        self.actions.clear();
        history.position().actions(&mut self.actions);
        let is_complete = self.actions.len() == usize::from(self.arena.nodes[at as usize].children);
        (is_complete && !self.actions.is_empty()).then_some(at)
    }

    /// Returns the root's visits.
    pub(super) fn visits(&self) -> u64 {
        u64::from(self.arena.nodes[0].visits)
    }

    /// Returns the simulations made since the current search began.
    pub(super) fn new_visits(&self) -> u64 {
        self.visits() - self.kept_visits
    }

    /// Returns whether the value of the root is proven.
    pub(super) fn is_proven(&self) -> bool {
        self.arena.nodes[0].bounds().is_proven()
    }

    /// Returns whether the value after these actions is proven.
    pub(super) fn knows(&self, actions: &[Action]) -> bool {
        let child = actions.iter().try_fold(0, |at, action| self.arena.child(at, *action));
        child.is_some_and(|child| self.arena.nodes[child as usize].bounds().is_proven())
    }

    /// Runs one simulation. The root must have a legal action, must not be proven and must have room for another visit.
    pub(super) fn simulate(&mut self, memory: &mut P::Memory) {
        self.simulate_through(&[], memory);
    }

    /// Runs one simulation that begins with the given actions instead of those the policy selects. The actions must be
    /// legal, and the position after them must not be proven.
    pub(super) fn simulate_through(&mut self, actions: &[Action], memory: &mut P::Memory) {
        self.path.begin();
        let Leaf { value, is_certain } = self.walk(actions, memory);
        for at in &self.path.nodes {
            self.arena.nodes[*at as usize].credit(value);
        }
        self.policy.learn::<P>(&mut self.arena, &self.path.nodes, value, is_certain);
    }

    /// Descends to a leaf and values it. The leaf is expanded once its visits reach the game's `visits_to_open`.
    ///
    /// The first actions are given. They may lead through a node that is already proven by another action.
    fn walk(&mut self, given: &[Action], memory: &mut P::Memory) -> Leaf {
        let mut position = self.root;
        let mut at = 0;
        let mut given = given.iter();
        loop {
            let node = &self.arena.nodes[at as usize];
            if node.children == 0 {
                let is_new = node.visits == 0;
                if (is_new || !self.policy.proves())
                    && let Some(value) = self.arrive(at, &position)
                {
                    return Leaf { value, is_certain: true };
                }
                let opens = self.arena.nodes[at as usize].visits >= self.policy.visits_to_open(&position);
                if !(opens && self.open(at, &position)) {
                    let value = self.policy.foreseen::<P>(&self.arena.nodes[at as usize]).unwrap_or_else(|| {
                        self.policy.estimate(&position, memory, &mut self.random, &mut self.actions)
                    });
                    return Leaf { value, is_certain: false };
                }
            }
            let child = match given.next() {
                Some(action) => self.child_of_any(at, &position, *action),
                None => Some(self.policy.select::<P>(&self.arena, at)),
            };
            let Some(child) = child else {
                let value = self.policy.estimate(&position, memory, &mut self.random, &mut self.actions);
                return Leaf { value, is_certain: false };
            };
            self.path.follow(child, &self.arena.nodes[child as usize], &mut position);
            at = child;
        }
    }

    /// Returns the child of an opened node for any legal action. A node proven by a winning action may have only that
    /// child; its other children are added here. Returns `None` if the arena has no room for them.
    fn child_of_any(&mut self, at: u32, position: &P, action: Action) -> Option<u32> {
        if let Some(child) = self.arena.child(at, action) {
            return Some(child);
        }
        let known: Vec<Node> = self.arena.nodes[self.arena.children(at)].to_vec();
        if !self.open(at, position) {
            return None;
        }
        for node in known {
            if let Some(child) = self.arena.child(at, Action(node.action)) {
                self.arena.nodes[child as usize] = node;
            }
        }
        self.arena.child(at, action)
    }

    /// Returns the value of a position on arrival, if it is certain.
    fn arrive(&mut self, at: u32, position: &P) -> Option<FirstValue> {
        let status = position.status();
        if !status.is_mid_move() {
            self.arena.nodes[at as usize].mark_end_of_move();
        }
        let repeated = || self.path.is_repeated::<P>().then_some(FirstValue::DRAW);
        if let Some(value) = status.ending().map(|ending| ending.outcome.value()).or_else(repeated) {
            self.policy.ended(&mut self.arena, at, value);
            return Some(value);
        }
        self.policy.certain(&mut self.arena, at, position, status.side()?)
    }

    /// Adds a node's children in random order. Returns `false` if the arena has no room or the game has ended.
    fn open(&mut self, at: u32, position: &P) -> bool {
        let Some(side) = position.status().side() else { return false };
        self.actions.clear();
        position.actions(&mut self.actions);
        let Ok(count) = u8::try_from(self.actions.len()) else {
            unreachable!("a position must have at most 255 actions, found {}", self.actions.len())
        };
        if !self.arena.has_room_for(usize::from(count)) {
            return false;
        }
        self.priors.clear();
        self.policy.priors(position, &self.actions, &mut self.priors);
        self.priors.resize(self.actions.len(), Prior::default());
        // Untried children are visited in array order: without the shuffle, the game's own action order would be
        // favored.
        for last in (1..u32::from(count)).rev() {
            let other = below(&mut self.random, last + 1);
            self.actions.swap(last as usize, other as usize);
            self.priors.swap(last as usize, other as usize);
        }
        let first = self.arena.len();
        for (action, prior) in self.actions.iter().zip(&self.priors) {
            self.arena.push(Node::new(*action, side, *prior));
        }
        let node = &mut self.arena.nodes[at as usize];
        node.first_child = u32::try_from(first).unwrap_or(u32::MAX);
        node.children = count;
        self.policy.opened::<P>(&mut self.arena, &self.path.nodes, first);
        true
    }

    /// Returns whether `left` more simulations cannot change the most visited move or any of its actions.
    pub(super) fn is_decided(&self, left: u64) -> bool {
        let mut at = 0;
        loop {
            let (mut most, mut second, mut ends_move) = (0, 0, false);
            let children = self.arena.children(at);
            for (child, node) in children.clone().zip(&self.arena.nodes[children]) {
                if node.bounds().is_proven() {
                    continue;
                }
                if node.visits > most {
                    (second, most, ends_move) = (most, node.visits, node.ends_move());
                    at = u32::try_from(child).unwrap_or(u32::MAX);
                } else {
                    second = second.max(node.visits);
                }
            }
            if most == 0 || u64::from(most - second) <= left {
                return false;
            }
            if ends_move {
                return true;
            }
        }
    }
}
