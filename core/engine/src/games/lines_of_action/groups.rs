//! Connectivity of pieces: two pieces are neighbors if they are one king move apart.

use super::word::Word;

/// Returns the given squares and all squares one king move away. May contain squares off a small board.
#[inline]
pub fn spread<W: Word>(set: W) -> W {
    let row = set | beside(set);
    row | row.row_up() | row.row_down()
}

/// Returns the squares to the left and to the right of any of these.
#[inline]
fn beside<W: Word>(set: W) -> W {
    (set << 1) & !W::FIRST_COLUMN | (set & !W::FIRST_COLUMN) >> 1
}

/// Returns the pieces of this set without a neighbor in it.
#[inline]
pub fn alone<W: Word>(set: W) -> W {
    let sides = beside(set);
    let row = set | sides;
    set & !(sides | row.row_up() | row.row_down())
}

/// Returns the group that contains the first of these pieces. The set must not be empty.
#[inline]
pub fn first_group<W: Word>(set: W) -> W {
    let mut group = set & !set.without_lowest();
    loop {
        let grown = spread(group) & set;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// Returns whether these pieces form one group. Single pieces and the empty set count as connected.
#[inline]
pub fn connected<W: Word>(set: W) -> bool {
    if set.without_lowest().is_none() {
        return true;
    }
    // Nearly all unconnected sets have an isolated piece, and this check takes a tenth of the time of a flood fill.
    alone(set).is_none() && first_group(set) == set
}

/// Returns the squares of `among` adjacent to every group of these pieces: one more piece there connects them. If there
/// is only one group, its own squares are included.
pub fn joints<W: Word>(mut pieces: W, mut among: W) -> W {
    while !pieces.is_none() && !among.is_none() {
        let group = first_group(pieces);
        pieces &= !group;
        among &= spread(group);
    }
    among
}

#[cfg(test)]
mod tests {
    use super::super::word::{Wide, Word};
    use super::{alone, connected, spread};

    /// Returns the square and its neighbors, computed from rows and columns.
    fn around<W: Word>(square: usize) -> W {
        let near = |one: usize, other: usize| one.abs_diff(other) <= 1;
        let (row, column) = (square / W::STRIDE, square % W::STRIDE);
        let all = (0..W::STRIDE * W::STRIDE).filter(|to| near(to / W::STRIDE, row) && near(to % W::STRIDE, column));
        all.fold(W::NONE, |set, to| set | W::only(to))
    }

    fn every_pair_of_squares<W: Word>() {
        let squares = || (0..W::STRIDE * W::STRIDE).map(W::only);
        for (square, one) in squares().enumerate() {
            for other in squares().filter(|other| *other != one) {
                let joined = !(around::<W>(square) & other).is_none();
                assert_eq!(connected(one | other), joined, "{one:?} {other:?}");
                assert_eq!(alone(one | other).is_none(), joined, "{one:?} {other:?}");
                assert_eq!(!(spread(one) & other).is_none(), joined, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn neighbors_are_king_steps() {
        every_pair_of_squares::<u64>();
        every_pair_of_squares::<Wide>();
    }
}
