//! One node of the tree in 16 bytes, and what is known for certain about it: bounds of its result, as in score-bounded
//! Monte-Carlo tree search (Cazenave and Saffidine 2010).

use crate::game::{Action, FirstValue, Prior, Side, Verdict};

/// The part of the results that a position can still have with best play, for the first side: -1, 0 or 1.
///
/// Packed into three bits of a node; the codes from [`ProofBounds::PROVEN`] on are those where one result is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofBounds(u8);

impl ProofBounds {
    const RANGES: [(i8, i8); 6] = [(-1, 1), (-1, 0), (0, 1), (-1, -1), (0, 0), (1, 1)];
    const PROVEN: u8 = 3;

    /// Nothing is known.
    pub(super) const OPEN: Self = Self(0);

    /// Exactly this result.
    pub(super) const fn exactly(result: i8) -> Self {
        match result {
            -1 => Self(3),
            0 => Self(4),
            _ => Self(5),
        }
    }

    /// From `lowest` to `highest`.
    pub(super) const fn new(lowest: i8, highest: i8) -> Self {
        match (lowest, highest) {
            (-1, 0) => Self(1),
            (0, 1) => Self(2),
            (-1, 1) => Self::OPEN,
            _ => Self::exactly(lowest),
        }
    }

    /// The result, if it is proven.
    pub(super) fn result(self) -> Option<i8> {
        (self.0 >= Self::PROVEN).then(|| Self::RANGES[usize::from(self.0)].0)
    }

    pub(super) const fn is_open(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn is_proven(self) -> bool {
        self.0 >= Self::PROVEN
    }

    /// Lowest and highest result for `side`.
    pub(super) fn seen_by(self, side: Side) -> (i8, i8) {
        let (lowest, highest) = Self::RANGES[usize::from(self.0)];
        match side {
            Side::First => (lowest, highest),
            Side::Second => (-highest, -lowest),
        }
    }
}

/// The verdict that a result is.
pub(super) const fn verdict_of(result: i8) -> Verdict {
    match result {
        -1 => Verdict::Loss,
        0 => Verdict::Draw,
        _ => Verdict::Win,
    }
}

/// What is proven of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proven {
    /// The result for the first side.
    pub(super) result: i8,
    /// How many turns there are to the end of the game, where that is known.
    pub(super) turns: Option<u16>,
}

/// A position of the tree and the action that led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// How many simulations went through it.
    pub(super) visits: u32,
    /// What is known of its value: a mean as long as it is open, the turns to the end once it is proven, for then there
    /// is nothing to be averaged any more. [`Node::mean`] and [`Node::proven`] tell which.
    knowledge: u32,
    /// The first of its children, which stand side by side.
    pub(super) first_child: u32,
    /// What was played to come here.
    pub(super) action: u16,
    /// How many children it has; 0 until it is opened.
    pub(super) children: u8,
    /// From the lowest bit: who moved in (1), whether that ended the turn (1), bounds (3), weight of the prior (3).
    flags: u8,
}

/// The [`Node::knowledge`] of a proven node whose distance from the end is not known.
const UNKNOWN_TURNS: u32 = u32::MAX;

const MOVER: u8 = 1;
const ENDS_TURN: u8 = 2;
const BOUNDS_SHIFT: u8 = 2;
const WEIGHT_SHIFT: u8 = 5;
const THREE_BITS: u8 = 7;

/// The weights a prior can have, in visits.
const WEIGHTS: [u32; 8] = [0, 1, 2, 4, 8, 16, 32, 64];

impl Node {
    /// A node that nobody has visited.
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

    /// The side that moved in.
    pub(super) const fn mover(&self) -> Side {
        if self.flags & MOVER == 0 { Side::First } else { Side::Second }
    }

    /// Whether the action that led here ended a turn; known from the first visit on.
    pub(super) const fn ends_turn(&self) -> bool {
        self.flags & ENDS_TURN != 0
    }

    pub(super) const fn mark_end_of_turn(&mut self) {
        self.flags |= ENDS_TURN;
    }

    pub(super) const fn bounds(&self) -> ProofBounds {
        ProofBounds((self.flags >> BOUNDS_SHIFT) & THREE_BITS)
    }

    pub(super) const fn set_bounds(&mut self, bounds: ProofBounds) {
        self.flags = (self.flags & !(THREE_BITS << BOUNDS_SHIFT)) | (bounds.0 << BOUNDS_SHIFT);
    }

    /// Visits and the weight of the prior together.
    pub(super) fn weight(&self) -> u32 {
        self.visits + WEIGHTS[usize::from(self.flags >> WEIGHT_SHIFT)]
    }

    /// The mean result for the side that moved in, the prior included. The node must not be proven.
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

    /// Records what is proven.
    pub(super) fn prove(&mut self, proven: Proven) {
        self.set_bounds(ProofBounds::exactly(proven.result));
        self.knowledge = proven.turns.map_or(UNKNOWN_TURNS, u32::from);
    }

    /// What is proven, if everything is.
    pub(super) fn proven(&self) -> Option<Proven> {
        let result = self.bounds().result()?;
        Some(Proven { result, turns: u16::try_from(self.knowledge).ok() })
    }

    /// The value for the side that moved in: the mean, or exactly the result that is proven.
    pub(super) fn value_for_mover(&self) -> f32 {
        match self.proven() {
            Some(_) => f32::from(self.bounds().seen_by(self.mover()).0),
            None => self.mean(),
        }
    }
}

/// A count as a factor. Exact up to 2^24, and the rounding beyond is the same everywhere.
#[expect(clippy::cast_precision_loss, reason = "a rounded count of visits serves as well")]
pub(super) const fn as_weight(count: u32) -> f32 {
    count as f32
}
