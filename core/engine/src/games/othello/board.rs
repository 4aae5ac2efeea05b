//! Bitboards: moves and flips are found by shifting a set by one square in each of the eight directions.

/// A set of squares, row by row from the top left.
pub type Squares = u128;

/// The rows of the largest board; its squares fit into a [`Squares`].
pub const MOST_ROWS: u16 = 10;

/// A board of one size: the data common to all its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OthelloBoard {
    size: u16,
}

impl OthelloBoard {
    pub const fn new(size: u16) -> Self {
        Self { size }
    }

    pub const fn size(self) -> u16 {
        self.size
    }

    pub const fn squares(self) -> u16 {
        self.size * self.size
    }

    const fn all(self) -> Squares {
        (1 << self.squares()) - 1
    }

    /// Returns the squares of the first column.
    const fn left(self) -> Squares {
        let mut column = 0;
        let mut row = 0;
        while row < self.size {
            column |= 1 << (row * self.size);
            row += 1;
        }
        column
    }

    /// Returns the steps to the eight neighbors: the shift distance, its direction, and a mask for squares that would
    /// wrap around to the other edge.
    const fn steps(self) -> [(bool, u16, Squares); 8] {
        let size = self.size;
        let left = !self.left();
        let right = !(self.left() << (size - 1));
        [
            (true, 1, right),
            (true, size, !0),
            (true, size + 1, right),
            (true, size - 1, left),
            (false, 1, left),
            (false, size, !0),
            (false, size + 1, left),
            (false, size - 1, right),
        ]
    }

    /// Returns the squares where a disc of `own` encloses discs of `enemy`.
    pub fn moves(self, own: Squares, enemy: Squares) -> Squares {
        let free = self.all() & !(own | enemy);
        let mut moves = 0;
        for step in self.steps() {
            let mut enclosed = self.shifted(own, step) & enemy;
            for _ in 3..self.size {
                enclosed |= self.shifted(enclosed, step) & enemy;
            }
            moves |= self.shifted(enclosed, step) & free;
        }
        moves
    }

    /// Returns the discs of `enemy` flipped by a disc of `own` on this square.
    pub fn flips(self, own: Squares, enemy: Squares, square: u16) -> Squares {
        let mut flips = 0;
        for step in self.steps() {
            let mut line = 0;
            let mut next = self.shifted(1 << square, step);
            while next & enemy != 0 {
                line |= next;
                next = self.shifted(next, step);
            }
            if next & own != 0 {
                flips |= line;
            }
        }
        flips
    }

    const fn shifted(self, set: Squares, (up, by, mask): (bool, u16, Squares)) -> Squares {
        let set = set & mask;
        (if up { set << by } else { set >> by }) & self.all()
    }
}

/// Returns the squares of a set, the lowest first.
pub fn each(mut set: Squares) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let square = u16::try_from(set.trailing_zeros()).ok().filter(|_| set != 0)?;
        set &= set - 1;
        Some(square)
    })
}
