//! The tree of one search and how one simulation goes through it.
//!
//! Values are credited to the side that moved into a node, whoever that was: turns of several actions and passes make
//! the depth of a node say nothing about its side.

use rand::SeedableRng;

use super::arena::{Amaf, Arena};
use super::node::Node;
use super::selection::Scales;
use crate::game::{Action, Course, FirstValue, OwnValue, Prior, Random, Side, Status, Think, Trail};

/// Which search it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Style {
    /// With everything that makes it stronger.
    #[default]
    Full,
    /// Plain upper confidence bounds on uniformly random playouts, no proofs, no knowledge: the baseline of matches.
    Plain,
}

/// What a tree is made with and keeps for its whole life.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Making {
    pub(super) style: Style,
    pub(super) use_oracle: bool,
    pub(super) seed: u64,
    pub(super) memory_bytes: u64,
}

impl Making {
    /// Whether a tree made like this serves a search that would be made like the other: all but the seed and the size
    /// must agree.
    pub(super) fn suits(&self, other: &Self) -> bool {
        self.style == other.style && self.use_oracle == other.use_oracle && self.memory_bytes == other.memory_bytes
    }
}

/// A tree below the last position of a course.
#[derive(Debug)]
pub(super) struct Tree<P: Think> {
    pub(super) arena: Arena,
    pub(super) course: Course<P>,
    pub(super) root: P,
    pub(super) making: Making,
    /// Whether nodes are asked for their exact value. Not before the solver has been asked for that of every turn: a
    /// tree that knows who wins has no opinion which of the winning turns is natural.
    pub(super) asks_verdicts: bool,
    /// Keys of the positions that may come back: those of the course, then those on the way of a simulation.
    keys: Vec<u64>,
    keys_of_course: usize,
    path: Vec<u32>,
    actions: Vec<Action>,
    /// What the game thinks of each of the actions.
    priors: Vec<Prior>,
    trail: Trail,
    /// Who played an action later on in this simulation: bit 0 the first side, bit 1 the second.
    played: Vec<u8>,
    /// What is inherited by each action of a node that is being opened; empty in between.
    heritage: Vec<Amaf>,
    pub(super) scales: Scales,
    random: Random,
    /// How many simulations the root had seen when this search began.
    kept_visits: u64,
}

/// How many simulations a tree counts at most: the weight of a prior must still fit beside them.
pub(super) const MOST_VISITS: u64 = u32::MAX as u64 - 64;

/// What a new node inherits of all-moves-as-first counts as at most so many simulations of its own. In Bridg-It 10 scores
/// 66 % against the plain search where 0 scores 54 % and 50 scores 60 % (80 games each, +-8).
const INHERITED_VISITS: u32 = 10;

/// Where a simulation ended.
struct Leaf {
    value: FirstValue,
    /// Whether something has been proven there, or at least bounded.
    proven: bool,
}

impl<P: Think> Tree<P> {
    pub(super) fn new(course: Course<P>, making: Making) -> Self {
        let with_amaf = P::TUNING.rave.is_some() && making.style == Style::Full;
        let mut tree = Self {
            arena: Arena::new(making.memory_bytes, with_amaf),
            root: *course.position(),
            course,
            making,
            asks_verdicts: false,
            keys: Vec::new(),
            keys_of_course: 0,
            path: Vec::new(),
            actions: Vec::new(),
            priors: Vec::new(),
            trail: Trail::default(),
            played: vec![0; if with_amaf { P::ACTIONS } else { 0 }],
            heritage: vec![Amaf::default(); if with_amaf { P::ACTIONS } else { 0 }],
            scales: Scales::new(P::TUNING.rave),
            random: Random::seed_from_u64(making.seed),
            kept_visits: 0,
        };
        tree.plant();
        tree
    }

    /// Begins again with nothing but the root and its children.
    fn plant(&mut self) {
        self.root = *self.course.position();
        self.arena.clear();
        // The way of the last simulation leads through nodes that are gone.
        self.path.clear();
        let mover = self.root.status().side().map_or(Side::Second, Side::other);
        self.arena.push(Node::new(Action(0), mover, Prior::default()));
        let root = self.root;
        self.open(0, &root);
        self.remember_course();
    }

    fn remember_course(&mut self) {
        self.keys.clear();
        if P::REPETITIONS.is_some() {
            self.keys.extend(self.course.past_keys());
            self.keys.reverse();
        }
        self.keys_of_course = self.keys.len();
    }

    /// Makes the last position of `course` the root. What was searched below it is kept if `course` goes on from the
    /// course of this tree; else the tree begins again.
    pub(super) fn advance(&mut self, course: &Course<P>) {
        let root = self.descend(course);
        self.course = course.clone();
        match root {
            Some(root) => {
                self.root = *course.position();
                self.arena.keep_below(root);
                self.remember_course();
            }
            None => self.plant(),
        }
        self.kept_visits = self.visits();
    }

    /// The node of the last position of `course`, if the tree has it with all its children.
    fn descend(&mut self, course: &Course<P>) -> Option<u32> {
        let known = self.course.len();
        let same = self.course.start() == course.start()
            && course.len() >= known
            && self.course.actions().eq(course.actions().take(known));
        if !same {
            return None;
        }
        let mut at = 0;
        for action in course.actions().skip(known) {
            let child = self.arena.children(at).find(|child| self.arena.nodes[*child].action == action.0)?;
            at = u32::try_from(child).ok()?;
        }
        self.actions.clear();
        course.position().actions(&mut self.actions);
        let complete = self.actions.len() == usize::from(self.arena.nodes[at as usize].children);
        (complete && !self.actions.is_empty()).then_some(at)
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
        self.making.style == Style::Full && self.arena.nodes[0].bounds().is_proven()
    }

    /// One simulation. The root must have a legal action, must not be proven and must have room for another visit.
    pub(super) fn simulate(&mut self, memory: &mut P::Memory) {
        self.path.clear();
        self.path.push(0);
        self.keys.truncate(self.keys_of_course);
        let leaf = self.walk(memory);
        self.credit(leaf.value);
        if P::TUNING.rave.is_some() && self.making.style == Style::Full {
            self.credit_all_moves_as_first(leaf.value);
        }
        if leaf.proven && self.making.style == Style::Full {
            self.spread_proof();
        }
    }

    fn walk(&mut self, memory: &mut P::Memory) -> Leaf {
        let full = self.making.style == Style::Full;
        let mut position = self.root;
        let mut at = 0;
        let mut reversible_from = 0;
        self.trail.clear();
        loop {
            let node = &self.arena.nodes[at as usize];
            if node.children == 0 {
                let first_visit = node.visits == 0;
                if (first_visit || !full)
                    && let Some(leaf) = self.arrive(at, &position, reversible_from, memory)
                {
                    return leaf;
                }
                let opens = self.arena.nodes[at as usize].visits >= P::TUNING.visits_to_open.max(1);
                if !(opens && self.open(at, &position)) {
                    return Leaf { value: self.leaf_value(&position, memory), proven: false };
                }
            }
            let child = if full { self.select(at) } else { self.select_plainly(at) };
            let action = Action(self.arena.nodes[child as usize].action);
            if P::REPETITIONS.is_some() {
                if position.is_irreversible(action) {
                    reversible_from = self.keys.len();
                }
                position.play_unchecked(action);
                self.keys.push(position.key());
            } else {
                position.play_unchecked(action);
            }
            self.path.push(child);
            at = child;
        }
    }

    fn leaf_value(&mut self, position: &P, memory: &mut P::Memory) -> FirstValue {
        match self.making.style {
            Style::Full => position.leaf_value(memory, &mut self.random, &mut self.trail),
            Style::Plain => position.uniform_playout(&mut self.random, &mut self.actions),
        }
    }

    /// What there is to know for certain about a position that is met for the first time.
    fn arrive(&mut self, at: u32, position: &P, reversible_from: usize, memory: &mut P::Memory) -> Option<Leaf> {
        let status = position.status();
        if !status.is_mid_turn() {
            self.arena.nodes[at as usize].mark_end_of_turn();
        }
        let side = match status {
            Status::Ended(ending) => return Some(self.settle(at, ending.outcome.value(), Some(0))),
            Status::ToMove(side) | Status::MidTurn(side) => side,
        };
        if self.is_repeated(reversible_from) {
            return Some(self.settle(at, FirstValue::DRAW, Some(0)));
        }
        if self.making.style == Style::Plain {
            return None;
        }
        if let Some(action) = position.winning_action()
            && self.arena.has_room_for(1)
        {
            return Some(self.settle_by_win(at, position, side, action));
        }
        if self.asks_verdicts
            && let Some(verdict) = position.verdict(memory)
        {
            return Some(self.settle(at, verdict.value().of(side), None));
        }
        None
    }

    fn settle(&mut self, at: u32, value: FirstValue, turns: Option<u16>) -> Leaf {
        if self.making.style == Style::Full {
            #[expect(clippy::cast_possible_truncation, reason = "a certain value is -1, 0 or 1")]
            self.arena.nodes[at as usize].prove(value.get() as i8, turns);
        }
        Leaf { value, proven: true }
    }

    /// Proves a node by an action that wins at once; it becomes the only child, to stand in the expected line.
    fn settle_by_win(&mut self, at: u32, position: &P, side: Side, action: Action) -> Leaf {
        let value = OwnValue::WIN.of(side);
        let mut after = *position;
        after.play_unchecked(action);
        let mut child = Node::new(action, side, Prior::default());
        child.visits = 1;
        // In a game of compound turns the action may only begin the turn that wins.
        let ended = after.status().is_over();
        if ended {
            child.mark_end_of_turn();
        }
        #[expect(clippy::cast_possible_truncation, reason = "it is -1 or 1")]
        child.prove(value.get() as i8, Some(u16::from(!ended)));
        let first = self.arena.push(child);
        let node = &mut self.arena.nodes[at as usize];
        node.first_child = first;
        node.children = 1;
        self.settle(at, value, Some(1))
    }

    /// Whether the position just reached has been there as often as the rules allow.
    fn is_repeated(&self, reversible_from: usize) -> bool {
        let (Some(most), Some((key, before))) = (P::REPETITIONS, self.keys.split_last()) else { return false };
        before.iter().skip(reversible_from).filter(|past| *past == key).count() + 1 >= most
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
        if self.making.style == Style::Full {
            position.priors(&self.actions, &mut self.priors);
        }
        self.priors.resize(self.actions.len(), Prior::default());
        // Untried children are tried in the order they stand in: without this, the game's own order would be favoured.
        for last in (1..u32::from(count)).rev() {
            let other = crate::game::below(&mut self.random, last + 1);
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
        if P::TUNING.rave.is_some() && self.making.style == Style::Full {
            self.inherit(first);
        }
        true
    }

    /// Adds the value of a simulation to every node it went through.
    fn credit(&mut self, value: FirstValue) {
        let full = self.making.style == Style::Full;
        for index in &self.path {
            let node = &mut self.arena.nodes[*index as usize];
            node.visits += 1;
            if !(full && node.bounds().is_proven()) {
                let value = value.seen_by(node.mover()).get();
                node.value += (value - node.value) / super::node::as_weight(node.weight());
            }
        }
    }

    /// Adds the value of a simulation to the children of the nodes on its way whose action was played later on.
    fn credit_all_moves_as_first(&mut self, value: FirstValue) {
        for side in Side::BOTH {
            for action in &self.trail.played[side.index()] {
                self.played[usize::from(action.0)] |= 1 << side.index();
            }
        }
        for step in self.path.windows(2).rev() {
            let taken = self.arena.nodes[step[1] as usize];
            self.played[usize::from(taken.action)] |= 1 << taken.mover().index();
            let shift = taken.mover().index();
            let value = value.seen_by(taken.mover()).get();
            let range = self.arena.children(step[0]);
            // Half of the children are meant, at random: arithmetic is faster than a branch that nobody can foresee.
            for (node, amaf) in self.arena.nodes[range.clone()].iter().zip(&mut self.arena.amaf[range]) {
                let hit = self.played[usize::from(node.action)] >> shift & 1;
                amaf.visits += u32::from(hit);
                amaf.value += f32::from(hit) * self.scales.part(amaf.visits) * (value - amaf.value);
            }
        }
        for side in Side::BOTH {
            self.trail.played[side.index()].iter().for_each(|action| self.played[usize::from(action.0)] = 0);
        }
        for index in &self.path {
            self.played[usize::from(self.arena.nodes[*index as usize].action)] = 0;
        }
    }

    /// Gives the children of a node that is being opened, from `first` on, what all-moves-as-first knows of the same
    /// actions where their side was to move before: it is the best guess there is until they have been tried.
    fn inherit(&mut self, first: usize) {
        let Some(earlier) = self.path.len().checked_sub(3).map(|depth| self.path[depth]) else { return };
        let side = self.arena.nodes[first].mover();
        for child in self.arena.children(earlier) {
            let node = &self.arena.nodes[child];
            if node.mover() == side {
                self.heritage[usize::from(node.action)] = self.arena.amaf[child];
            }
        }
        for child in first..self.arena.len() {
            let amaf = self.heritage[usize::from(self.arena.nodes[child].action)];
            self.arena.amaf[child] = Amaf { visits: amaf.visits.min(INHERITED_VISITS), ..amaf };
        }
        for child in self.arena.children(earlier) {
            self.heritage[usize::from(self.arena.nodes[child].action)] = Amaf::default();
        }
    }

    /// Carries what was proven at the end of the path upwards as far as it changes anything.
    fn spread_proof(&mut self) {
        for depth in (0..self.path.len() - 1).rev() {
            if !self.tighten(self.path[depth]) {
                break;
            }
        }
    }
}
