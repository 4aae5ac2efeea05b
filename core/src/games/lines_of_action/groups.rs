//! Which pieces hang together: two pieces are neighbours when a king could step from one to the other.

use super::word::Word;

/// The squares a king could step to from any of these, and these themselves. May hold squares off a small board.
#[inline]
pub fn spread<W: Word>(set: W) -> W {
    let row = set | beside(set);
    row | row << W::STRIDE | row >> W::STRIDE
}

/// The squares to the left and to the right of any of these.
#[inline]
fn beside<W: Word>(set: W) -> W {
    (set << 1) & !W::FIRST_COLUMN | (set & !W::FIRST_COLUMN) >> 1
}

/// The pieces of this set without a neighbour in it.
#[inline]
pub fn alone<W: Word>(set: W) -> W {
    let sides = beside(set);
    let row = set | sides;
    set & !(sides | row << W::STRIDE | row >> W::STRIDE)
}

/// The group that holds the first of these pieces. The set must not be empty.
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

/// Whether these pieces are one group. A piece by itself is one; so is none at all.
#[inline]
pub fn connected<W: Word>(set: W) -> bool {
    if set.without_lowest().is_empty() {
        return true;
    }
    // Nearly every set that is not connected has a piece that stands alone, which takes a tenth of a flood to see.
    alone(set).is_empty() && first_group(set) == set
}

/// How many groups these pieces make.
pub fn count<W: Word>(mut set: W) -> u32 {
    let mut groups = 0;
    while !set.is_empty() {
        set = set & !first_group(set);
        groups += 1;
    }
    groups
}

/// The squares, of those given, that are a neighbour of every group of these pieces: one more piece there makes them one.
/// Also squares of the groups themselves, where there is only one.
pub fn joints<W: Word>(mut pieces: W, mut among: W) -> W {
    while !pieces.is_empty() && !among.is_empty() {
        let group = first_group(pieces);
        pieces = pieces & !group;
        among = among & spread(group);
    }
    among
}
