//! Bitboards: the six neighbors of a set of cells are found by shifting the set.

/// A set of cells, row by row from the top left.
pub type Cells = u128;

/// The rows of the largest board; its cells fit into a [`Cells`].
pub const MOST_ROWS: u16 = 11;

/// The rows of the smallest board.
pub const FEWEST_ROWS: u16 = 5;

/// A rhombus of hexagons. Each row is shifted by half a cell to the right of the row above, so that a cell touches the
/// cells with the same column number and with the next higher one in the row above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexBoard {
    size: u16,
}

impl HexBoard {
    pub const fn new(size: u16) -> Self {
        Self { size }
    }

    pub const fn size(self) -> u16 {
        self.size
    }

    pub const fn cells(self) -> u16 {
        self.size * self.size
    }

    pub const fn all(self) -> Cells {
        (1 << self.cells()) - 1
    }

    const fn top(self) -> Cells {
        (1 << self.size) - 1
    }

    const fn left(self) -> Cells {
        let (mut column, mut row) = (0, 0);
        while row < self.size {
            column |= 1 << (row * self.size);
            row += 1;
        }
        column
    }

    /// Returns the two edges that a color joins: top and bottom, or left and right.
    const fn edges(self, is_vertical: bool) -> [Cells; 2] {
        if is_vertical {
            [self.top(), self.top() << (self.size * (self.size - 1))]
        } else {
            [self.left(), self.left() << (self.size - 1)]
        }
    }

    /// Returns the cells that touch a cell of the set.
    fn beside(self, set: Cells) -> Cells {
        let size = self.size;
        let (not_left, not_right) = (!self.left(), !(self.left() << (size - 1)));
        let (to_left, to_right) = ((set & not_left) >> 1, (set & not_right) << 1);
        let (up, down) = (set >> size, set << size);
        let (up_right, down_left) = ((set & not_right) >> (size - 1), (set & not_left) << (size - 1));
        (to_left | to_right | up | down | up_right | down_left) & self.all()
    }

    /// Returns whether the stones of a color join its edges.
    pub fn joins(self, stones: Cells, is_vertical: bool) -> bool {
        let [near, far] = self.edges(is_vertical);
        let mut reached = near & stones;
        loop {
            let next = (reached | self.beside(reached)) & stones;
            if next & far != 0 {
                return true;
            }
            if next == reached {
                return false;
            }
            reached = next;
        }
    }

    /// Returns a shortest chain of stones from edge to edge, in order; empty if the edges are not joined.
    pub fn chain(self, stones: Cells, is_vertical: bool) -> Vec<u16> {
        let [near, far] = self.edges(is_vertical);
        // Breadth-first layers from the far edge: stepping from the last layer inward gives a shortest path.
        let mut layers = vec![far & stones];
        let mut seen = layers[0];
        while let Some(last) = layers.last().copied().filter(|last| last & near == 0) {
            let next = self.beside(last) & stones & !seen;
            if next == 0 {
                return Vec::new();
            }
            seen |= next;
            layers.push(next);
        }
        let mut from = near;
        let mut chain = Vec::new();
        for layer in layers.into_iter().rev() {
            let Some(cell) = each(layer & from).next() else { return Vec::new() };
            chain.push(cell);
            from = self.beside(1 << cell);
        }
        chain
    }
}

/// Returns the cells of a set, the lowest first.
pub fn each(mut set: Cells) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let cell = u16::try_from(set.trailing_zeros()).ok().filter(|_| set != 0)?;
        set &= set - 1;
        Some(cell)
    })
}
