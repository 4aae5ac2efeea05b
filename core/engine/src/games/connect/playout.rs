//! Random playouts: the hot path of the search, on bare bit sets.

use std::marker::PhantomData;

use rand::Rng;

use super::{Bits, Connect, Grid, MAX_LENGTH, Phase, Variant, has_four, stride::for_stride, threats};
use crate::game::{FirstValue, Random, Side};

/// Plays uniformly random columns to the end and returns the value.
pub(super) fn uniform<B: Bits, V: Variant>(position: &Connect<B, V>, random: &mut Random) -> FirstValue {
    for_stride!(position.stride(), B, STRIDE => Playout::<B, V, STRIDE>::new(position, random).uniform())
}

/// Plays random columns to the end and returns the value. Moves take immediate wins, block immediate losses, and avoid
/// cells right below a winning cell of the opponent where possible.
pub(super) fn decisive<B: Bits, V: Variant>(position: &Connect<B, V>, random: &mut Random) -> FirstValue {
    for_stride!(position.stride(), B, STRIDE => Playout::<B, V, STRIDE>::new(position, random).decisive())
}

/// The state of a playout: the sides relative to the side to move, and the open columns as a list to draw from.
struct Playout<'a, B, V, const STRIDE: u32> {
    grid: &'a Grid<B>,
    own: B,
    other: B,
    filled: B,
    /// The top free cells of the columns: a piece there closes its column.
    lids: B,
    /// The bottom cells of the open columns, the first `open` of the list.
    columns: [B; MAX_LENGTH as usize],
    open: usize,
    /// 1 if the first side is to move, else -1.
    sign: f32,
    bounded_draws: BoundedDraws,
    random: &'a mut Random,
    variant: PhantomData<V>,
}

/// Splits one 64-bit random number into several small draws.
struct BoundedDraws {
    bits: u64,
    /// The number of draws left in the bits.
    draws: u32,
}

impl BoundedDraws {
    /// 12 draws of one out of 12 use less than 44 bits: each probability is off by at most one in a million.
    const DRAWS: u32 = 12;

    /// Returns a number from 0 to `bound` - 1.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the halves of the product are taken one by one")]
    fn below(&mut self, bound: usize, random: &mut Random) -> usize {
        if self.draws == 0 {
            *self = Self { bits: random.next_u64(), draws: Self::DRAWS };
        }
        self.draws -= 1;
        let product = u128::from(self.bits) * bound as u128;
        // The lower half is the remaining randomness.
        self.bits = product as u64;
        (product >> u64::BITS) as usize
    }
}

impl<'a, B: Bits, V: Variant, const STRIDE: u32> Playout<'a, B, V, STRIDE> {
    #[inline]
    fn new(position: &'a Connect<B, V>, random: &'a mut Random) -> Self {
        let (grid, side) = (position.grid(), position.side());
        let mut playout = Self {
            grid,
            own: position.stones(side),
            other: position.stones(side.other()),
            filled: position.filled(),
            lids: grid.lids(),
            columns: [B::NONE; MAX_LENGTH as usize],
            open: 0,
            sign: if side == Side::First { 1.0 } else { -1.0 },
            bounded_draws: BoundedDraws { bits: 0, draws: 0 },
            random,
            variant: PhantomData,
        };
        // A full column carries into the spare row.
        let sums = playout.filled.plus(grid.bottoms());
        let (mut bottom, mut spare) = (B::one(0), B::one(STRIDE - 1));
        for column in 0..grid.columns() {
            if column > 0 {
                (bottom, spare) = (bottom << STRIDE, spare << STRIDE);
            }
            playout.columns[playout.open] = bottom;
            playout.open += usize::from(!sums.meets(spare));
        }
        if V::HAS_SPECIAL_CELLS && position.phase() == Phase::Blocker {
            playout.drop_blocker();
            playout.swap();
        }
        playout
    }

    #[inline]
    fn uniform(mut self) -> FirstValue {
        while self.open > 0 {
            let index = self.bounded_draws.below(self.open, self.random);
            let landing = self.landing(index);
            self.fill(index, landing);
            self.own |= landing;
            if has_four(self.own, STRIDE) {
                return FirstValue::new(self.sign);
            }
            if V::HAS_SPECIAL_CELLS && landing.meets(self.grid.bonus()) {
                self.drop_blocker();
            }
            self.swap();
        }
        FirstValue::DRAW
    }

    #[inline]
    fn decisive(mut self) -> FirstValue {
        let reach =
            |playout: &Self| playout.filled.plus(playout.grid.bottoms()) & !playout.filled & playout.grid.cells();
        let mut own_threats = threats(self.own, STRIDE);
        let mut other_threats = threats(self.other, STRIDE);
        while self.open > 0 {
            let landings = reach(&self);
            if landings.meets(own_threats) {
                return FirstValue::new(self.sign);
            }
            let forced = landings & other_threats;
            let landing = if forced.is_none() {
                let index = self.quiet_column(landings & !self.grid.below(other_threats));
                let landing = self.landing(index);
                self.fill(index, landing);
                landing
            } else {
                let landing = B::one(forced.lowest());
                if forced != landing && !(V::HAS_SPECIAL_CELLS && forced.meets(self.grid.bonus())) {
                    return FirstValue::new(-self.sign);
                }
                self.fill_unlisted(landing);
                landing
            };
            self.own |= landing;
            own_threats = threats(self.own, STRIDE);
            if V::HAS_SPECIAL_CELLS && landing.meets(self.grid.bonus()) {
                self.drop_blocker();
            }
            self.swap();
            std::mem::swap(&mut own_threats, &mut other_threats);
        }
        FirstValue::DRAW
    }

    /// Returns a random column whose landing is among the wanted ones, or any open column if there is none.
    #[inline]
    fn quiet_column(&mut self, wanted: B) -> usize {
        let first = self.bounded_draws.below(self.open, self.random);
        if self.landing(first).meets(wanted) {
            return first;
        }
        if wanted.is_none() {
            return first;
        }
        loop {
            let index = self.bounded_draws.below(self.open, self.random);
            if self.landing(index).meets(wanted) {
                return index;
            }
        }
    }

    #[inline]
    fn landing(&self, index: usize) -> B {
        self.filled.plus(self.columns[index]) & !self.filled
    }

    #[inline]
    fn fill(&mut self, index: usize, landing: B) {
        self.filled |= landing;
        if landing.meets(self.lids) {
            self.open -= 1;
            self.columns[index] = self.columns[self.open];
        }
    }

    /// Fills the landing of a column whose index in the list is unknown.
    #[inline]
    fn fill_unlisted(&mut self, landing: B) {
        if landing.meets(self.lids) {
            let index = (0..self.open).find(|index| self.landing(*index) == landing);
            self.fill(index.unwrap_or_default(), landing);
        } else {
            self.filled |= landing;
        }
    }

    fn drop_blocker(&mut self) {
        if self.open > 0 {
            let index = self.bounded_draws.below(self.open, self.random);
            self.fill(index, self.landing(index));
        }
    }

    #[inline]
    fn swap(&mut self) {
        std::mem::swap(&mut self.own, &mut self.other);
        self.sign = -self.sign;
    }
}
