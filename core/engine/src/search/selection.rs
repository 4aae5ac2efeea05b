//! Child selection: upper confidence bounds for trees (UCT: Kocsis and Szepesvári 2006), with all-moves-as-first values
//! in games that use them.

use super::arena::{Amaf, Arena};
use super::history::History;
use super::node::{Node, as_weight};
use super::numbers::ln;

/// The exploration constant of the baseline: the usual value of plain UCT.
const PLAIN_EXPLORATION: f32 = std::f32::consts::SQRT_2;

/// The number of visits up to which selection factors are looked up in every search.
const SCALES: u32 = 1024;

/// The number of visits up to which long searches look up the factors of parents, and of children without all-moves-as-first
/// values, in 1 MiB.
const MAX_TABLE_VISITS: u32 = 1 << 17;

/// The factors of the selection rule by visits. A lookup is several times faster than square roots and divisions.
#[derive(Debug)]
pub(super) struct Scales {
    /// The square root of the logarithm of a parent's visits.
    log_root: Vec<f32>,
    /// One divided by the square root of the visits; infinite without visits.
    inverse_root: Vec<f32>,
    /// The factors of a child with all-moves-as-first values.
    with_amaf: Vec<AmafScales>,
    /// One divided by the visits.
    part: Vec<f32>,
}

/// The factors of a child with all-moves-as-first values, stored together because both are read for each child.
#[derive(Clone, Copy, Debug)]
struct AmafScales {
    /// The weight of the all-moves-as-first value relative to the mean.
    share: f32,
    /// One divided by the square root of the visits plus one: the all-moves-as-first value makes a first visit
    /// unnecessary.
    inverse_root: f32,
}

impl Scales {
    /// Creates the factors for a game in which all-moves-as-first values count as much as `rave` visits.
    pub(super) fn new(rave: Option<f32>) -> Self {
        Self {
            log_root: (0..SCALES).map(log_root).collect(),
            inverse_root: (0..SCALES).map(inverse_root).collect(),
            with_amaf: (0..SCALES).map(|visits| AmafScales::new(rave, visits)).collect(),
            part: (0..SCALES).map(|visits| 1.0 / as_weight(visits.max(1))).collect(),
        }
    }

    /// Grows the tables ahead of the visits of the root, which no node exceeds.
    #[inline]
    pub(super) fn cover(&mut self, visits: u32) {
        if visits as usize >= self.log_root.len() && self.log_root.len() < MAX_TABLE_VISITS as usize {
            self.grow(visits);
        }
    }

    /// Without memory the tables stay as they are, and what they lack is computed.
    #[cold]
    fn grow(&mut self, visits: u32) {
        let added = SCALES.max(visits / 4);
        let most = visits.saturating_add(added).min(MAX_TABLE_VISITS);
        for (table, factor) in
            [(&mut self.log_root, log_root as fn(u32) -> f32), (&mut self.inverse_root, inverse_root)]
        {
            let known = u32::try_from(table.len()).unwrap_or(most);
            if table.try_reserve((most - known) as usize).is_ok() {
                table.extend((known..most).map(factor));
            }
        }
    }

    #[inline]
    fn log_root(&self, visits: u32) -> f32 {
        self.log_root.get(visits as usize).copied().unwrap_or_else(|| log_root(visits))
    }

    #[inline]
    fn inverse_root(&self, visits: u32) -> f32 {
        self.inverse_root.get(visits as usize).copied().unwrap_or_else(|| inverse_root(visits))
    }

    #[inline]
    fn alone(&self, child: &Node, exploration: f32) -> f32 {
        let weight = child.weight();
        if weight == 0 { f32::INFINITY } else { child.mean() + exploration * self.inverse_root(weight) }
    }

    #[inline]
    fn with_lead(&self, child: &Node, lead: f32, exploration: f32) -> f32 {
        let weight = child.weight();
        if weight == 0 {
            return f32::INFINITY;
        }
        // The square of this factor is one divided by the weight.
        let factor = self.inverse_root(weight);
        child.mean() + factor * (exploration + factor * lead)
    }

    #[inline]
    fn with_amaf(&self, child: &Node, amaf: Amaf, exploration: f32) -> f32 {
        let scales = match self.with_amaf.get(child.visits as usize) {
            Some(scales) => *scales,
            None => self.far(child.visits),
        };
        let mean = child.mean();
        mean + scales.share * (amaf.value - mean) + exploration * scales.inverse_root
    }

    /// Computes the factors of a child with more visits than the table covers.
    #[cold]
    fn far(&self, visits: u32) -> AmafScales {
        let last = self.with_amaf.last().map_or(0.0, |last| last.share);
        AmafScales { share: last, inverse_root: 1.0 / as_weight(visits + 1).sqrt() }
    }

    /// Returns the step of a mean toward an added value. Beyond the table's visits the step is constant, so the mean
    /// slowly forgets old values.
    #[inline]
    pub(super) fn part(&self, visits: u32) -> f32 {
        self.part[visits.min(SCALES - 1) as usize]
    }
}

fn log_root(visits: u32) -> f32 {
    ln(visits).sqrt()
}

fn inverse_root(visits: u32) -> f32 {
    1.0 / as_weight(visits).sqrt()
}

impl AmafScales {
    fn new(rave: Option<f32>, visits: u32) -> Self {
        let share = rave.map_or(0.0, |rave| rave / (rave + as_weight(visits)));
        Self { share, inverse_root: 1.0 / as_weight(visits + 1).sqrt() }
    }
}

/// Returns the child with the highest upper confidence bound among those that can still change the value of the node.
/// All-moves-as-first values are used if `AMAF` is set.
#[inline]
pub(super) fn select<const AMAF: bool>(arena: &Arena, at: u32, exploration: f32, scales: &Scales) -> u32 {
    let node = &arena.nodes[at as usize];
    let range = arena.children(at);
    let first = range.start;
    let exploration = exploration * scales.log_root(node.visits);
    let children = &arena.nodes[range.clone()];
    let best = if AMAF {
        let children = children.iter().zip(&arena.amaf[range]);
        best_by(node, children, |(child, _)| child, |(child, amaf)| scales.with_amaf(child, *amaf, exploration))
    } else {
        best_by(node, children.iter(), |child| child, |child| scales.alone(child, exploration))
    };
    u32::try_from(first + best).unwrap_or(u32::MAX)
}

/// Returns the child with the highest sum of its upper confidence bound and of its action's lead in the history divided
/// by its visits.
#[inline]
pub(super) fn select_with_history(arena: &Arena, at: u32, exploration: f32, scales: &Scales, history: &History) -> u32 {
    let node = &arena.nodes[at as usize];
    let range = arena.children(at);
    let first = range.start;
    let exploration = exploration * scales.log_root(node.visits);
    let children = &arena.nodes[range];
    let leads = history.leads(children[0].mover());
    let lead = |child: &Node| leads.get(usize::from(child.action)).copied().unwrap_or_default();
    let score = |child: &Node| scales.with_lead(child, lead(child), exploration);
    u32::try_from(first + best_by(node, children.iter(), |child| child, score)).unwrap_or(u32::MAX)
}

/// Returns the index of the highest-scoring child that can still change the value of the node.
#[inline]
fn best_by<'a, C: Copy>(
    node: &Node,
    children: impl Iterator<Item = C>,
    of: impl Fn(C) -> &'a Node,
    score: impl Fn(C) -> f32,
) -> usize {
    let bounds = node.bounds();
    let mut best = 0;
    let mut best_score = f32::NEG_INFINITY;
    for (index, known) in children.enumerate() {
        let child = of(known);
        if !child.bounds().is_open() {
            let (_, highest) = child.bounds().seen_by(child.mover());
            // All children have the same mover.
            let is_useless = || !bounds.is_open() && highest <= bounds.seen_by(child.mover()).0;
            if child.bounds().is_proven() || is_useless() {
                continue;
            }
        }
        let score = score(known);
        if score > best_score {
            best_score = score;
            best = index;
        }
    }
    best
}

/// Selects a child by visits and mean values alone: UCB1, as in plain UCT.
#[inline]
pub(super) fn select_plainly(arena: &Arena, at: u32, scales: &Scales) -> u32 {
    let range = arena.children(at);
    let first = range.start;
    let exploration = PLAIN_EXPLORATION * scales.log_root(arena.nodes[at as usize].visits);
    let mut best = 0;
    let mut best_score = f32::NEG_INFINITY;
    for (index, child) in arena.nodes[range].iter().enumerate() {
        if child.visits == 0 {
            best = index;
            break;
        }
        let score = child.mean() + exploration * scales.inverse_root(child.visits);
        if score > best_score {
            best_score = score;
            best = index;
        }
    }
    u32::try_from(first + best).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{MAX_TABLE_VISITS, SCALES, Scales, inverse_root, log_root};

    #[test]
    fn factors_are_looked_up_exactly() {
        let mut scales = Scales::new(None);
        for covered in [0, SCALES, 50_000, u32::MAX] {
            scales.cover(covered);
            assert!(scales.log_root.len() > covered as usize || scales.log_root.len() == MAX_TABLE_VISITS as usize);
            for visits in [0, 1, SCALES - 1, SCALES, 50_000, MAX_TABLE_VISITS - 1, MAX_TABLE_VISITS, u32::MAX] {
                assert_eq!(scales.log_root(visits).to_bits(), log_root(visits).to_bits(), "{visits}");
                assert_eq!(scales.inverse_root(visits).to_bits(), inverse_root(visits).to_bits(), "{visits}");
            }
        }
    }
}
