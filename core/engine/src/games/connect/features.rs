//! The inputs of the learned evaluation, counted on bit sets from the point of view of the side to move.

use super::{Bits, Grid, threats};

/// The number of inputs of a position's value.
pub const VALUE_INPUTS: usize = 14;

/// The inputs of each side, which come first.
const SIDE_INPUTS: usize = 5;

/// The number of yes-or-no inputs of a column's value.
pub const COLUMN_INPUTS: usize = 8;

/// The inputs of a column's value.
#[derive(Clone, Copy, Debug)]
pub struct ColumnInputs {
    /// The column, 0 at the left.
    pub column: u8,
    /// The yes-or-no inputs.
    pub flags: [bool; COLUMN_INPUTS],
    /// The distance from the middle column, from 0 to 1.
    pub distance: f32,
    /// Whether the other side wins at once after this column.
    pub is_losing: bool,
}

/// A position as the learned evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Features<'a, B> {
    grid: &'a Grid<B>,
    /// [`Grid::stride`], a compile-time constant where this is inlined.
    stride: u32,
    /// The stones of the side to move and of the other side.
    own: B,
    other: B,
    filled: B,
    free: B,
    landings: B,
    /// The free cells that complete four for either side.
    own_threats: B,
    other_threats: B,
}

impl<'a, B: Bits> Features<'a, B> {
    #[inline]
    pub(super) fn new(grid: &'a Grid<B>, stride: u32, own: B, other: B, filled: B) -> Self {
        let free = grid.cells() & !filled;
        let threats = |stones| threats(stones, stride) & free;
        let (own_threats, other_threats) = (threats(own), threats(other));
        Self { grid, stride, own, other, filled, free, landings: grid.landings(filled), own_threats, other_threats }
    }

    /// Returns the inputs of the position's value. Per side: open windows with one and with two stones, and useful
    /// threats. Then whether the other side threatens to win at once, a constant, and the free cells, counted and as a
    /// part of the board.
    #[inline]
    pub(super) fn value_inputs(&self) -> [f32; VALUE_INPUTS] {
        let has_threats = !(self.own_threats | self.other_threats).is_none();
        let threats = if has_threats { self.useful_threats() } else { [[0; 3]; 2] };
        let of_side = |stones, threats: [u32; 3]| {
            let (ones, twos) = self.window_counts(stones);
            let [favored, unfavored, near] = threats.map(|count| real(count) / 2.0);
            [real(ones) / 16.0, real(twos) / 8.0, favored, unfavored, near]
        };
        let sides: [[f32; SIDE_INPUTS]; 2] = [of_side(self.own, threats[0]), of_side(self.other, threats[1])];
        let (free, board) = (real(self.free.count()), f32::from(self.grid.columns()) * f32::from(self.grid.rows()));
        let shared = [if self.must_block() { 1.0 } else { 0.0 }, 1.0, free / 64.0, free / board];
        let mut inputs = [0.0; VALUE_INPUTS];
        let (first, last) = inputs.split_at_mut(2 * SIDE_INPUTS);
        first.copy_from_slice(sides.as_flattened());
        last.copy_from_slice(&shared);
        inputs
    }

    /// Returns the number of each side's threats above no threat of its enemy: those that its side fills if the sides
    /// fill all columns but one, then that one; the other ones; and those that the next disc makes playable.
    #[inline]
    fn useful_threats(&self) -> [[u32; 3]; 2] {
        let next = self.grid.landings(self.filled | self.landings);
        let favored = self.favored();
        let (own, other) = (self.own_threats, self.other_threats);
        [(own, other, favored), (other, own, !favored)].map(|(threats, enemy, favored)| {
            let useful = threats & !self.above(enemy) & !self.landings;
            let far = useful & !next;
            [far & favored, far & !favored, useful & next].map(B::count)
        })
    }

    /// Returns the inputs of every open column from left to right.
    #[inline]
    pub(super) fn columns(&self) -> impl Iterator<Item = ColumnInputs> {
        let (flags, losing, stride) = (self.column_flags(), self.losing(), self.stride);
        let last = f32::from(self.grid.columns() - 1);
        self.landings.each().map(move |number| {
            let landing = B::one(number);
            let column = u8::try_from(number / stride).unwrap_or_default();
            ColumnInputs {
                column,
                flags: flags.map(|set| landing.meets(set)),
                distance: (2.0 * f32::from(column) - last).abs() / last,
                is_losing: landing.meets(losing),
            }
        })
    }

    /// Returns the cells whose columns have each flag: a stone there threatens to win at once; it takes a cell where the
    /// enemy could make a threat; it is a third stone on top of two of its own, or of two enemy stones; a threat of its
    /// own, or of the enemy, is above; the enemy could make a threat above; it stops four.
    #[inline]
    fn column_flags(&self) -> [B; COLUMN_INPUTS] {
        let (mut own, mut other) = (B::NONE, B::NONE);
        for step in [self.stride - 1, self.stride, self.stride + 1] {
            own |= third_stones(self.own, self.landings, step);
            other |= third_stones(self.other, self.free, step);
        }
        let tower = |stones: B| stones << 1 & stones << 2;
        let below = |cells: B| self.grid.below(cells & self.free);
        [
            own,
            other,
            tower(self.own),
            tower(self.other),
            below(self.own_threats),
            below(self.other_threats),
            below(other),
            self.other_threats,
        ]
    }

    /// Returns whether the other side would win at once.
    #[inline]
    fn must_block(&self) -> bool {
        self.other_threats.meets(self.landings)
    }

    /// Returns the landings after which the other side wins at once, unless the bonus cell's blocker prevents it.
    /// Meaningless if the side to move wins at once.
    #[inline]
    fn losing(&self) -> B {
        let forced = self.landings & self.other_threats;
        let ignoring = if forced.is_none() {
            B::NONE
        } else if forced.without_lowest().is_none() {
            !forced
        } else {
            !B::NONE
        };
        (ignoring | self.grid.below(self.other_threats)) & self.landings & !self.grid.bonus()
    }

    /// Returns the number of windows of four cells with one stone and with two stones of a side and free cells
    /// otherwise. Vertical ones predict nothing.
    #[inline]
    fn window_counts(&self, stones: B) -> (u32, u32) {
        let [first, second, third] =
            [self.stride - 1, self.stride, self.stride + 1].map(|step| windows(stones, self.free, step));
        let sum = |[a, b, c]: [B; 3]| {
            let half = a ^ b;
            (half ^ c).count() + 2 * (a & b | half & c).count()
        };
        (sum([first.0, second.0, third.0]), sum([first.1, second.1, third.1]))
    }

    /// Returns the cells that the side to move fills if the sides fill all columns but one, then that one. Blockers to
    /// come are ignored.
    #[inline]
    fn favored(&self) -> B {
        let even_above = self.grid.even_above();
        if self.free.count().is_multiple_of(2) { !even_above } else { even_above }
    }

    /// Returns the cells above the lowest of these free cells in each column, the ban cell and the spare row included.
    #[inline]
    fn above(&self, cells: B) -> B {
        let column = self.free | self.grid.ban();
        // The carry of the lowest cell runs to the top.
        ((column & !column.plus(cells)) | cells) << 1
    }
}

/// Returns the first cells of the windows in this direction that have one stone and that have two stones of a side, and
/// free cells otherwise.
#[inline]
fn windows<B: Bits>(stones: B, free: B, step: u32) -> (B, B) {
    let open = stones | free;
    let pairs = open & open >> step;
    let open = pairs & pairs >> (2 * step);
    let (single, double) = (stones ^ stones >> step, stones & stones >> step);
    let is_odd = single ^ single >> (2 * step);
    let has_two = (double ^ double >> (2 * step)) ^ (single & single >> (2 * step));
    (open & is_odd & !has_two, open & has_two & !is_odd)
}

/// Returns the cells of the windows in this direction whose other cells are two of these stones and one of the cells
/// `last`.
#[inline]
fn third_stones<B: Bits>(stones: B, last: B, step: u32) -> B {
    let up = |cells: B| [cells << step, cells << (2 * step), cells << (3 * step)];
    let down = |cells: B| [cells >> step, cells >> (2 * step), cells >> (3 * step)];
    let ([a1, a2, a3], [b1, b2, b3]) = (up(stones), down(stones));
    let ([x1, x2, x3], [y1, y2, y3]) = (up(last), down(last));
    a1 & a2 & (x3 | y1)
        | a1 & a3 & x2
        | a2 & a3 & x1
        | b1 & b2 & (y3 | x1)
        | b1 & b3 & y2
        | b2 & b3 & y1
        | a1 & b1 & (x2 | y2)
        | a2 & b1 & x1
        | a1 & b2 & y1
}

/// Converts a count.
#[inline]
fn real(count: u32) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
