//! Which child a simulation goes to, and what the bounds of the children say about a node.

use std::ops::Range;

use super::arena::Amaf;
use super::node::{Bounds, Node, as_weight};
use super::numbers::ln;
use super::tree::Tree;
use crate::game::{Side, Think};

/// The weight of curiosity of the baseline: the value that plain UCT is given everywhere.
const PLAIN_EXPLORATION: f32 = std::f32::consts::SQRT_2;

/// Up to how many visits the factors of the selection rule are looked up.
const SCALES: u32 = 1024;

/// The factors of the selection rule by visits: looking them up is several times faster than roots and divisions.
#[derive(Debug)]
pub(super) struct Scales {
    /// One by the root of the visits; without visits, infinite.
    curiosity: Vec<f32>,
    /// How much all-moves-as-first counts beside the visits.
    share: Vec<f32>,
    /// One by the visits.
    part: Vec<f32>,
}

impl Scales {
    /// The factors for a game in which all-moves-as-first counts as much as so many visits.
    pub(super) fn new(rave: Option<f32>) -> Self {
        let by_visits = |factor: &dyn Fn(f32) -> f32| (0..SCALES).map(|visits| factor(as_weight(visits))).collect();
        Self {
            curiosity: by_visits(&|visits| 1.0 / visits.sqrt()),
            share: by_visits(&|visits| rave.map_or(0.0, |rave| share(rave, visits))),
            part: by_visits(&|visits| 1.0 / visits.max(1.0)),
        }
    }

    #[inline]
    fn curiosity(&self, visits: u32) -> f32 {
        match self.curiosity.get(visits as usize) {
            Some(factor) => *factor,
            None => 1.0 / as_weight(visits).sqrt(),
        }
    }

    #[inline]
    fn alone(&self, child: &Node, curiosity: f32) -> f32 {
        let weight = child.weight();
        if weight == 0 { f32::INFINITY } else { child.value + curiosity * self.curiosity(weight) }
    }

    /// A child counts as visited once more than it was: what is known of it by its action alone spares the first try.
    #[inline]
    fn with_amaf(&self, child: &Node, amaf: Amaf, curiosity: f32) -> f32 {
        let share = self.share[child.visits.min(SCALES - 1) as usize];
        child.value + share * (amaf.value - child.value) + curiosity * self.curiosity(child.visits + 1)
    }

    /// How far a mean moves towards a value that is added. Beyond some visits the mean forgets slowly what is long past.
    #[inline]
    pub(super) fn part(&self, visits: u32) -> f32 {
        self.part[visits.min(SCALES - 1) as usize]
    }
}

fn share(rave: f32, visits: f32) -> f32 {
    rave / (rave + visits)
}

impl<P: Think> Tree<P> {
    /// The child with the highest upper confidence bound among those that can still change the value of the node.
    pub(super) fn select(&self, at: u32) -> u32 {
        let node = &self.arena.nodes[at as usize];
        let range = self.arena.children(at);
        let first = range.start;
        let curiosity = P::TUNING.exploration * ln(node.visits).sqrt();
        let best = if P::TUNING.rave.is_some() {
            let amaf = &self.arena.amaf[range.clone()];
            self.best_by(node, range, |index, child| self.scales.with_amaf(child, amaf[index], curiosity))
        } else {
            self.best_by(node, range, |_, child| self.scales.alone(child, curiosity))
        };
        u32::try_from(first + best).unwrap_or(u32::MAX)
    }

    /// Which of the children of a node that can still change its value has the highest score.
    #[inline]
    fn best_by(&self, node: &Node, range: Range<usize>, score: impl Fn(usize, &Node) -> f32) -> usize {
        let children = &self.arena.nodes[range];
        let known = if node.bounds().is_open() {
            None
        } else {
            children.first().map(|child| node.bounds().seen_by(child.mover()).0)
        };
        let mut best = 0;
        let mut best_score = f32::NEG_INFINITY;
        for (index, child) in children.iter().enumerate() {
            if !child.bounds().is_open() {
                let (_, highest) = child.bounds().seen_by(child.mover());
                if child.bounds().is_proven() || known.is_some_and(|lowest| highest <= lowest) {
                    continue;
                }
            }
            let score = score(index, child);
            if score > best_score {
                best_score = score;
                best = index;
            }
        }
        best
    }

    /// The same without any knowledge but visits and values.
    pub(super) fn select_plainly(&self, at: u32) -> u32 {
        let range = self.arena.children(at);
        let first = range.start;
        let curiosity = PLAIN_EXPLORATION * ln(self.arena.nodes[at as usize].visits).sqrt();
        let mut best = 0;
        let mut best_score = f32::NEG_INFINITY;
        for (index, child) in self.arena.nodes[range].iter().enumerate() {
            if child.visits == 0 {
                best = index;
                break;
            }
            let score = child.value + curiosity / as_weight(child.visits).sqrt();
            if score > best_score {
                best_score = score;
                best = index;
            }
        }
        u32::try_from(first + best).unwrap_or(u32::MAX)
    }

    /// Whether so many more simulations cannot change which turn has the most visits, nor any step of it.
    pub(super) fn is_out_of_reach(&self, left: u64) -> bool {
        let mut at = 0;
        let mut position = self.root;
        loop {
            let mut most = (0, 0);
            let mut second = 0;
            for child in self.arena.children(at) {
                let node = &self.arena.nodes[child];
                if node.bounds().is_proven() {
                    continue;
                }
                if node.visits > most.0 {
                    second = most.0;
                    most = (node.visits, child);
                } else {
                    second = second.max(node.visits);
                }
            }
            if most.0 == 0 || u64::from(most.0 - second) <= left {
                return false;
            }
            position.play_unchecked(crate::game::Action(self.arena.nodes[most.1].action));
            if !position.status().is_mid_turn() {
                return true;
            }
            at = u32::try_from(most.1).unwrap_or(u32::MAX);
        }
    }

    /// Narrows the bounds of a node to what its children leave possible; says whether that changed anything.
    pub(super) fn tighten(&mut self, at: u32) -> bool {
        let children = &self.arena.nodes[self.arena.children(at)];
        let Some(side) = children.first().map(Node::mover) else { return false };
        let (mut lowest, mut highest) = (-1, -1);
        for child in children {
            let (low, high) = child.bounds().seen_by(side);
            lowest = lowest.max(low);
            highest = highest.max(high);
        }
        let bounds = match side {
            Side::First => Bounds::new(lowest, highest),
            Side::Second => Bounds::new(-highest, -lowest),
        };
        let before = self.arena.nodes[at as usize].bounds();
        if before == bounds || before.is_proven() {
            return false;
        }
        match bounds.result() {
            None => self.arena.nodes[at as usize].set_bounds(bounds),
            Some(result) => {
                let turns = self.turns_to_end(at, lowest);
                self.arena.nodes[at as usize].prove(result, turns);
            }
        }
        true
    }

    /// How many turns a node is from the end, its result for the side to move being `result`: the winner hurries, the
    /// loser holds out. A draw has no such number.
    fn turns_to_end(&self, at: u32, result: i8) -> Option<u16> {
        let turns = |child: &Node| child.turns().map(|turns| turns + u16::from(child.ends_turn()));
        let children = self.arena.nodes[self.arena.children(at)].iter();
        match result {
            1 => children.filter(|child| child.bounds().seen_by(child.mover()) == (1, 1)).filter_map(turns).min(),
            -1 => children.map(turns).try_fold(0, |most, turns| Some(most.max(turns?))),
            _ => None,
        }
    }
}
