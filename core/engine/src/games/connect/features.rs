//! The inputs of the learned evaluation, counted on bit sets from the point of view of the side to move.

use super::{Bits, Grid, threats};

/// The number of inputs of a position's value.
pub const VALUE_INPUTS: usize = 14;

/// The inputs of each side, which come first.
const SIDE_INPUTS: usize = 5;

/// The number of yes-or-no inputs of a column's value.
pub const COLUMN_INPUTS: usize = 8;

/// A position as the learned evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Features<'a, B> {
    grid: &'a Grid<B>,
    /// [`Grid::stride`], a compile-time constant where this is inlined.
    stride: u32,
    /// The stones of the side to move and of the other side.
    own: B,
    other: B,
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
        Self { grid, stride, own, other, free, landings: grid.landings(filled), own_threats, other_threats }
    }

    /// Returns the inputs of the position's value. Per side: open windows with one and with two stones; then the
    /// threats that no lower threat of the other side makes worthless, by distance and parity. Then an immediate
    /// threat of the other side, a constant, and the free cells, counted and as a part of the board.
    #[inline]
    pub(super) fn value_inputs(&self) -> [f32; VALUE_INPUTS] {
        let mut inputs = [0.0; VALUE_INPUTS];
        for (side, stones) in [self.own, self.other].into_iter().enumerate() {
            let (ones, twos) = self.window_counts(stones);
            inputs[side * SIDE_INPUTS] = real(ones) / 16.0;
            inputs[side * SIDE_INPUTS + 1] = real(twos) / 8.0;
        }
        if !(self.own_threats | self.other_threats).is_none() {
            let favored = self.favored();
            let sides =
                [(self.own_threats, self.other_threats, favored), (self.other_threats, self.own_threats, !favored)];
            for (side, (threats, enemy, favored)) in sides.into_iter().enumerate() {
                let useful = threats & !self.above(enemy) & !self.landings;
                let (near, far) = (useful & self.landings << 1, useful & !(self.landings << 1));
                for (index, cells) in [far & favored, far & !favored, near].into_iter().enumerate() {
                    inputs[side * SIDE_INPUTS + 2 + index] = real(cells.count()) / 2.0;
                }
            }
        }
        let free = real(self.free.count());
        inputs[10] = if self.must_block() { 1.0 } else { 0.0 };
        inputs[11] = 1.0;
        inputs[12] = free / 64.0;
        inputs[13] = free / (f32::from(self.grid.columns()) * f32::from(self.grid.rows()));
        inputs
    }

    /// Returns the sets of the inputs of the columns: an input of a column is set if the set has the column's landing.
    /// Whether a stone there threatens to win at once; whether it takes a cell where the enemy could make a threat; a
    /// third stone of either side on top of two; a threat of either side above the landing; a possible enemy threat
    /// above it; and whether it stops four.
    #[inline]
    pub(super) fn column_inputs(&self) -> [B; COLUMN_INPUTS] {
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
    pub(super) fn must_block(&self) -> bool {
        self.other_threats.meets(self.landings)
    }

    /// Returns the landings after which the other side wins at once, unless the bonus cell's blocker prevents it.
    #[inline]
    pub(super) fn losing(&self) -> B {
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

    #[inline]
    pub(super) fn landings(&self) -> B {
        self.landings
    }

    /// Returns how far the column of this cell is from the middle one, as a part of the farthest distance.
    #[inline]
    pub(super) fn distance_from_middle(&self, number: u32) -> f32 {
        let last = f32::from(self.grid.columns() - 1);
        let column = f32::from(u8::try_from(number / self.stride).unwrap_or_default());
        (2.0 * column - last).abs() / last
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

    /// Returns the rows where a threat favors the side to move: once all cells outside its column are filled, the other
    /// side has to play below it.
    #[inline]
    fn favored(&self) -> B {
        let even_rows = self.grid.even_rows();
        if (self.free.count() + self.stride).is_multiple_of(2) { !even_rows } else { even_rows }
    }

    /// Returns the free cells above the lowest of these free cells in each column.
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
