//! The tree of one search and how one simulation goes through it: selection, expansion, evaluation, backup.
//!
//! Values are credited to the side that moved into a node, whoever that was: turns of several actions and passes make
//! the depth of a node say nothing about its side.

use rand::SeedableRng;

use super::arena::Arena;
use super::node::Node;
use super::path::Path;
use super::policy::Policy;
use crate::game::{Action, Course, FirstValue, Prior, Random, Side, Think, below};

/// What a tree is made with and keeps for its whole life.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TreeSettings {
    pub(super) uses_oracle: bool,
    pub(super) uses_learning: bool,
    /// Whether it is the baseline.
    pub(super) is_plain: bool,
    pub(super) seed: u64,
    pub(super) memory_bytes: u64,
}

impl TreeSettings {
    /// Whether a tree made like this serves a search that would be made like the other: all but the seed must agree.
    pub(super) fn suits(&self, other: &Self) -> bool {
        Self { seed: other.seed, ..*self } == *other
    }

    /// The position a tree begins with.
    fn root<P: Think>(&self, course: &Course<P>) -> P {
        let mut root = *course.position();
        if !self.uses_learning {
            root.forget_learning();
        }
        root
    }
}

/// How many simulations a tree counts at most: the weight of a prior must still fit beside them.
pub(super) const MOST_VISITS: u64 = u32::MAX as u64 - 64;

/// A tree below the last position of a course.
#[derive(Debug)]
pub(super) struct Tree<P: Think> {
    pub(super) arena: Arena,
    pub(super) root: P,
    pub(super) settings: TreeSettings,
    pub(super) policy: Policy,
    course: Course<P>,
    path: Path,
    random: Random,
    /// How many simulations the root had seen when this search began.
    kept_visits: u64,
    actions: Vec<Action>,
    priors: Vec<Prior>,
}

/// Where a simulation ended.
struct Leaf {
    value: FirstValue,
    is_certain: bool,
}

impl<P: Think> Tree<P> {
    pub(super) fn new(course: Course<P>, settings: TreeSettings) -> Self {
        let policy = Policy::new::<P>(settings.is_plain);
        let mut tree = Self {
            arena: Arena::new(settings.memory_bytes, policy.uses_amaf::<P>()),
            root: settings.root(&course),
            settings,
            policy,
            course,
            path: Path::default(),
            random: Random::seed_from_u64(settings.seed),
            kept_visits: 0,
            actions: Vec::new(),
            priors: Vec::new(),
        };
        tree.plant();
        tree
    }

    /// Begins again with nothing but the root and its children.
    fn plant(&mut self) {
        self.root = self.settings.root(&self.course);
        self.path.forget(&self.course);
        self.arena.clear();
        let mover = self.root.status().side().map_or(Side::Second, Side::other);
        self.arena.push(Node::new(Action(0), mover, Prior::default()));
        let root = self.root;
        self.open(0, &root);
    }

    /// Makes the last position of `course` the root. What was searched below it is kept if `course` goes on from the
    /// course of this tree; else the tree begins again.
    pub(super) fn advance(&mut self, course: &Course<P>) {
        let root = self.descend(course);
        self.course = course.clone();
        match root {
            Some(root) => {
                self.root = self.settings.root(course);
                self.path.forget(course);
                self.arena.keep_below(root);
            }
            None => self.plant(),
        }
        self.kept_visits = self.visits();
    }

    /// The node of the last position of `course`, if the tree has it with all its children.
    fn descend(&mut self, course: &Course<P>) -> Option<u32> {
        let known = self.course.len();
        let goes_on = self.course.start() == course.start()
            && course.len() >= known
            && self.course.actions().eq(course.actions().take(known));
        if !goes_on {
            return None;
        }
        let at = course.actions().skip(known).try_fold(0, |at, action| self.arena.child(at, action))?;
        self.actions.clear();
        course.position().actions(&mut self.actions);
        let is_complete = self.actions.len() == usize::from(self.arena.nodes[at as usize].children);
        (is_complete && !self.actions.is_empty()).then_some(at)
    }

    /// How many simulations the root has seen.
    pub(super) fn visits(&self) -> u64 {
        u64::from(self.arena.nodes[0].visits)
    }

    /// How many of them were made since this search began.
    pub(super) fn new_visits(&self) -> u64 {
        self.visits() - self.kept_visits
    }

    /// Whether the value of the root is proven.
    pub(super) fn is_proven(&self) -> bool {
        self.arena.nodes[0].bounds().is_proven()
    }

    /// Whether the value after these actions is proven.
    pub(super) fn knows(&self, actions: &[Action]) -> bool {
        let child = actions.iter().try_fold(0, |at, action| self.arena.child(at, *action));
        child.is_some_and(|child| self.arena.nodes[child as usize].bounds().is_proven())
    }

    /// One simulation. The root must have a legal action, must not be proven and must have room for another visit.
    pub(super) fn simulate(&mut self, memory: &mut P::Memory) {
        self.simulate_through(&[], memory);
    }

    /// One simulation that begins with these actions, whatever the policy thinks of them. They must be legal, and what
    /// they lead to must not be proven.
    pub(super) fn simulate_through(&mut self, actions: &[Action], memory: &mut P::Memory) {
        self.path.begin();
        let Leaf { value, is_certain } = self.walk(actions, memory);
        for at in &self.path.nodes {
            self.arena.nodes[*at as usize].credit(value);
        }
        self.policy.learn::<P>(&mut self.arena, &self.path.nodes, value, is_certain);
    }

    /// Selects child after child down to a leaf, which is expanded when it has been there often enough, and values it.
    ///
    /// The first actions of it are given. They may lead through a node that is proven by another action.
    fn walk(&mut self, given: &[Action], memory: &mut P::Memory) -> Leaf {
        let mut position = self.root;
        let mut at = 0;
        let mut given = given.iter();
        loop {
            let node = &self.arena.nodes[at as usize];
            if node.children == 0 {
                let is_new = node.visits == 0;
                if (is_new || !self.policy.proves())
                    && let Some(value) = self.arrive(at, &position, memory)
                {
                    return Leaf { value, is_certain: true };
                }
                let opens = self.arena.nodes[at as usize].visits >= P::TUNING.visits_to_open.max(1);
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
            let action = Action(self.arena.nodes[child as usize].action);
            self.path.follow(child, action, &mut position);
            at = child;
        }
    }

    /// The child of an opened node by any legal action; a node that is proven by one action may have that child alone,
    /// and gets the others. `None` if there is no room for them.
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

    /// The value of a position that has just been reached, if it is certain.
    fn arrive(&mut self, at: u32, position: &P, memory: &mut P::Memory) -> Option<FirstValue> {
        let status = position.status();
        if !status.is_mid_turn() {
            self.arena.nodes[at as usize].mark_end_of_turn();
        }
        let repeated = || self.path.is_repeated::<P>().then_some(FirstValue::DRAW);
        if let Some(value) = status.ending().map(|ending| ending.outcome.value()).or_else(repeated) {
            self.policy.ended(&mut self.arena, at, value);
            return Some(value);
        }
        self.policy.certain(&mut self.arena, at, position, status.side()?, memory)
    }

    /// Gives a node its children, in random order; says no if there is no room, or the game has ended.
    fn open(&mut self, at: u32, position: &P) -> bool {
        let Some(side) = position.status().side() else { return false };
        self.actions.clear();
        position.actions(&mut self.actions);
        let Ok(count) = u8::try_from(self.actions.len()) else {
            unreachable!("no game has more than 255 actions in a position, here are {}", self.actions.len())
        };
        if !self.arena.has_room_for(usize::from(count)) {
            return false;
        }
        self.priors.clear();
        self.policy.priors(position, &self.actions, &mut self.priors);
        self.priors.resize(self.actions.len(), Prior::default());
        // Untried children are tried in the order they stand in: without this, the game's own order would be favoured.
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

    /// Whether so many more simulations cannot change which turn has the most visits, nor any action of it.
    pub(super) fn is_decided(&self, left: u64) -> bool {
        let mut at = 0;
        loop {
            let (mut most, mut second, mut ends_turn) = (0, 0, false);
            let children = self.arena.children(at);
            for (child, node) in children.clone().zip(&self.arena.nodes[children]) {
                if node.bounds().is_proven() {
                    continue;
                }
                if node.visits > most {
                    (second, most, ends_turn) = (most, node.visits, node.ends_turn());
                    at = u32::try_from(child).unwrap_or(u32::MAX);
                } else {
                    second = second.max(node.visits);
                }
            }
            if most == 0 || u64::from(most - second) <= left {
                return false;
            }
            if ends_turn {
                return true;
            }
        }
    }
}
