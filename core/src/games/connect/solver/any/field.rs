use super::super::parity::Rows;
use crate::games::connect::{Bits, Cell, Grid, MAX_LENGTH, threats};

/// A board as the search wants it.
#[derive(Clone, Debug)]
pub(super) struct Field<B> {
    pub(super) grid: Grid<B>,
    /// The cells that can be filled.
    pub(super) open: B,
    /// The columns, the most useful one first.
    columns: [B; MAX_LENGTH as usize],
    /// What parity says of this board: nothing if it has special cells or an odd number of rows.
    pub(super) rows: Option<Rows<B>>,
    /// What no other board starts its hashes with.
    seed: u64,
}

/// The stones of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stones<B> {
    /// Those of the side to move.
    pub(super) own: B,
    /// Those of the opponent.
    pub(super) other: B,
    /// Every cell no piece can come to.
    pub(super) filled: B,
    /// How many there are, blockers left out.
    pub(super) count: i32,
}

impl<B: Bits> Field<B> {
    pub(super) fn new(grid: Grid<B>) -> Self {
        let mut columns = [B::NONE; MAX_LENGTH as usize];
        for (cells, column) in columns.iter_mut().zip(middle_first(grid.columns())) {
            *cells = grid.column(column);
        }
        let sizes = u64::from(grid.columns()) << 8 | u64::from(grid.rows());
        let seed =
            grid.ban().words().chain(grid.bonus().words()).fold(scramble(sizes), |seed, word| scramble(seed ^ word));
        let is_plain = grid.ban().is_none() && grid.bonus().is_none();
        let rows = (is_plain && grid.rows().is_multiple_of(2)).then(|| {
            let every_other = |first: u8| {
                let cell = |column, row| grid.bit(Cell { column, row });
                (0..grid.columns())
                    .flat_map(|column| (first..grid.rows()).step_by(2).map(move |row| (column, row)))
                    .fold(B::NONE, |cells, (column, row)| cells | cell(column, row))
            };
            Rows {
                all: grid.cells(),
                bottoms: grid.bottoms(),
                odd: every_other(0),
                even: every_other(1),
                column: grid.column(0),
                stride: grid.stride(),
            }
        });
        Self { open: grid.cells() & !grid.ban(), columns, rows, seed, grid }
    }

    /// The columns, the most useful one first.
    #[inline]
    pub(super) fn columns(&self) -> &[B] {
        &self.columns[..usize::from(self.grid.columns())]
    }

    /// The free cells that complete four for the side with these stones.
    #[inline]
    pub(super) fn threats(&self, stones: B, filled: B) -> B {
        threats(stones, self.grid.stride()) & self.grid.cells() & !filled
    }

    /// A number that hardly any other position has.
    #[inline]
    pub(super) fn hash(&self, stones: &Stones<B>) -> u64 {
        // Without blockers the sum says both who is where and what is free.
        let sets = [stones.own.plus(stones.filled), stones.other];
        let sets = &sets[..if self.grid.bonus().is_none() { 1 } else { 2 }];
        sets.iter().flat_map(|set| set.words()).fold(self.seed, |hash, word| scramble(hash ^ word))
    }

    /// The landings that an opponent who threatens these cells cannot answer with four at once. One on the bonus cell
    /// is always among them: its blocker may stop anything.
    #[inline]
    pub(super) fn safe_moves(&self, landings: B, threats: B) -> B {
        let to_stop = landings & threats;
        let moves = if to_stop.is_none() {
            landings
        } else if to_stop.without_lowest().is_none() {
            to_stop
        } else {
            B::NONE
        };
        (moves & !self.grid.below(threats)) | (landings & self.grid.bonus())
    }
}

impl<B: Bits> Stones<B> {
    /// The position after a stone of the side to move on this landing; it is the opponent's move.
    #[inline]
    pub(super) fn after(&self, landing: B) -> Self {
        Self { own: self.other, other: self.own | landing, filled: self.filled | landing, count: self.count + 1 }
    }
}

/// So many columns, the middle first.
fn middle_first(count: u8) -> Vec<u8> {
    let mut columns: Vec<u8> = (0..count).collect();
    columns.sort_by_key(|column| (2 * column + 1).abs_diff(count));
    columns
}

/// A one-to-one mixing of 64 bits.
const fn scramble(word: u64) -> u64 {
    let word = (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let word = (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    word ^ word >> 32
}
