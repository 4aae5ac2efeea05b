//! A tree node of 16 bytes and its proven result bounds, as in score-bounded Monte-Carlo tree search (Cazenave and
//! Saffidine 2010).

use crate::game::{Action, FirstValue, Prior, Side, Verdict};

/// The range of results (-1, 0 or 1 for the first side) a position can still have with best play.
///
/// Packed into three bits of a node; codes from [`ProofBounds::PROVEN`] on leave one result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofBounds(u8);

impl ProofBounds {
    const RANGES: [(i8, i8); 6] = [(-1, 1), (-1, 0), (0, 1), (-1, -1), (0, 0), (1, 1)];
    const PROVEN: u8 = 3;

    /// Nothing is proven.
    pub(super) const OPEN: Self = Self(0);

    /// Returns bounds of exactly this result.
    pub(super) const fn exactly(result: i8) -> Self {
        match result {
            -1 => Self(3),
            0 => Self(4),
            _ => Self(5),
        }
    }

    /// Returns bounds from `lowest` to `highest`.
    pub(super) const fn new(lowest: i8, highest: i8) -> Self {
        match (lowest, highest) {
            (-1, 0) => Self(1),
            (0, 1) => Self(2),
            (-1, 1) => Self::OPEN,
            _ => Self::exactly(lowest),
        }
    }

    /// Returns the result, if proven.
    pub(super) fn result(self) -> Option<i8> {
        (self.0 >= Self::PROVEN).then(|| Self::RANGES[usize::from(self.0)].0)
    }

    pub(super) const fn is_open(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn is_proven(self) -> bool {
        self.0 >= Self::PROVEN
    }

    /// Returns the lowest and highest result for `side`.
    pub(super) fn seen_by(self, side: Side) -> (i8, i8) {
        let (lowest, highest) = Self::RANGES[usize::from(self.0)];
        match side {
            Side::First => (lowest, highest),
            Side::Second => (-highest, -lowest),
        }
    }
}

/// Converts a result to a verdict.
pub(super) const fn verdict_of(result: i8) -> Verdict {
    match result {
        -1 => Verdict::Loss,
        0 => Verdict::Draw,
        _ => Verdict::Win,
    }
}

/// The proven result of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proven {
    /// The result for the first side.
    pub(super) result: i8,
    /// The number of moves to the end of the game, if known.
    pub(super) moves: Option<u16>,
}

/// A position of the tree and the action that led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The number of simulations through this node.
    pub(super) visits: u32,
    /// The mean value while the node is unproven; the number of moves to the end once it is proven, because a proven
    /// node needs no mean. Read by [`Node::mean`] and [`Node::proven`].
    knowledge: u32,
    /// The index of the first child; children are contiguous.
    pub(super) first_child: u32,
    /// The action that leads to this node.
    pub(super) action: u16,
    /// The number of children; 0 until the node is opened.
    pub(super) children: u8,
    /// From the lowest bit: side that moved in (1), end of a move (1), bounds (3), weight of the prior (3).
    flags: u8,
}

/// The [`Node::knowledge`] of a proven node whose distance from the end is unknown.
const UNKNOWN_MOVES: u32 = u32::MAX;

const MOVER: u8 = 1;
const ENDS_MOVE: u8 = 2;
const BOUNDS_SHIFT: u8 = 2;
const WEIGHT_SHIFT: u8 = 5;
const THREE_BITS: u8 = 7;

/// The possible weights of a prior, in visits.
const WEIGHTS: [u32; 8] = [0, 1, 2, 4, 8, 16, 32, 64];

impl Node {
    /// Creates an unvisited node.
    pub(super) fn new(action: Action, mover: Side, prior: Prior) -> Self {
        let step = prior.weight.checked_ilog2().map_or(0, |power| power + 1);
        let code = u8::try_from(step).unwrap_or(THREE_BITS).min(THREE_BITS);
        let mover = if mover == Side::Second { MOVER } else { 0 };
        Self {
            visits: 0,
            knowledge: prior.value.get().to_bits(),
            first_child: 0,
            action: action.0,
            children: 0,
            flags: mover | (code << WEIGHT_SHIFT),
        }
    }

    /// Returns the side that moved in.
    pub(super) const fn mover(&self) -> Side {
        if self.flags & MOVER == 0 { Side::First } else { Side::Second }
    }

    /// Returns whether the action that led here ended a move; valid from the first visit on.
    pub(super) const fn ends_move(&self) -> bool {
        self.flags & ENDS_MOVE != 0
    }

    pub(super) const fn mark_end_of_move(&mut self) {
        self.flags |= ENDS_MOVE;
    }

    pub(super) const fn bounds(&self) -> ProofBounds {
        ProofBounds((self.flags >> BOUNDS_SHIFT) & THREE_BITS)
    }

    pub(super) const fn set_bounds(&mut self, bounds: ProofBounds) {
        self.flags = (self.flags & !(THREE_BITS << BOUNDS_SHIFT)) | (bounds.0 << BOUNDS_SHIFT);
    }

    /// Returns the visits plus the weight of the prior.
    pub(super) fn weight(&self) -> u32 {
        self.visits + WEIGHTS[usize::from(self.flags >> WEIGHT_SHIFT)]
    }

    /// Returns the mean result for the side that moved in, including the prior. The node must not be proven.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        debug_assert!(!self.bounds().is_proven(), "a proven node has no mean");
        f32::from_bits(self.knowledge)
    }

    /// Counts a simulation with this value.
    #[inline]
    pub(super) fn credit(&mut self, value: FirstValue) {
        self.visits += 1;
        if !self.bounds().is_proven() {
            let mean = self.mean();
            let value = value.seen_by(self.mover()).get();
            self.knowledge = (mean + (value - mean) / as_weight(self.weight())).to_bits();
        }
    }

    /// Records a proven result.
    pub(super) fn prove(&mut self, proven: Proven) {
        self.set_bounds(ProofBounds::exactly(proven.result));
        self.knowledge = proven.moves.map_or(UNKNOWN_MOVES, u32::from);
    }

    /// Returns the proven result, or `None` while several results are possible.
    pub(super) fn proven(&self) -> Option<Proven> {
        let result = self.bounds().result()?;
        Some(Proven { result, moves: u16::try_from(self.knowledge).ok() })
    }

    /// Returns the value for the side that moved in: the proven result, or else the mean.
    pub(super) fn value_for_mover(&self) -> f32 {
        match self.proven() {
            Some(_) => f32::from(self.bounds().seen_by(self.mover()).0),
            None => self.mean(),
        }
    }
}

/// Converts a count to a factor. Exact up to 2^24; the rounding beyond is the same on every platform.
#[expect(clippy::cast_precision_loss, reason = "a rounded count of visits is precise enough")]
pub(super) const fn as_weight(count: u32) -> f32 {
    count as f32
}
