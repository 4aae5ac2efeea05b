//! How many stones each side has on each line of five, for all 32 lines and both sides at once.
//!
//! A count from 0 to 5 is three bits. The first bits of all counts make one word, the second ones another, and so on
//! ("bit slices"): the first side's 32 lines in the lower half of each word, the second side's in the upper half. What a
//! quadrant contributes is a look-up, and adding two contributions is a handful of logical operations.

use super::{
    Cell, PentagoTwist, Quadrant, Stones, Twist,
    board::{LINES, STATES, line},
};
use crate::game::{Rules, Side};

/// The worth of an open line, one without enemy stones, by the stones on it. A threefold for each stone keeps many weak
/// lines from outweighing a strong one. Five never stand when a position is valued between turns.
const WORTHS: [u64; 4] = [1, 3, 9, 27];

/// Counts of stones on all lines.
#[derive(Clone, Copy, Debug)]
pub struct LineCounts {
    ones: u64,
    twos: u64,
    fours: u64,
}

impl LineCounts {
    /// The counts of a position.
    #[must_use]
    pub fn of(position: &PentagoTwist) -> Self {
        let [a, b, c, d] = Quadrant::ALL.map(|quadrant| Share::of(position, quadrant));
        a.and(b).and(c.and(d))
    }

    const fn and(self, other: Self) -> Self {
        let ones = self.ones ^ other.ones;
        let carry = self.ones & other.ones;
        let twos = self.twos ^ other.twos ^ carry;
        let carry = self.twos & other.twos | carry & (self.twos ^ other.twos);
        // At most five stones lie on a line: nothing is carried out of the fours.
        Self { ones, twos, fours: self.fours ^ other.fours ^ carry }
    }

    const fn and_share(self, share: Share) -> Self {
        self.and(Self { ones: share.ones, twos: share.twos, fours: 0 })
    }

    /// The lines of each side that have no enemy stone.
    const fn open(self) -> u64 {
        let any = self.ones | self.twos | self.fours;
        any & !any.rotate_left(u64::BITS / 2)
    }

    /// The worth of the first side's open lines minus that of the second side's, a five not counted.
    #[must_use]
    pub const fn advantage(self) -> i32 {
        let open = self.open();
        let classes = [
            open & self.ones & !self.twos & !self.fours,
            open & self.twos & !self.ones,
            open & self.twos & self.ones,
            open & self.fours & !self.ones,
        ];
        let mut bytes = 0;
        let mut class = 0;
        while class < classes.len() {
            // A line is in one class only, so that no byte exceeds eight times the highest worth, 216.
            bytes += WORTHS[class] * ones_in_bytes(classes[class]);
            class += 1;
        }
        let pairs = (bytes & 0x00ff_00ff_00ff_00ff) + (bytes >> 8 & 0x00ff_00ff_00ff_00ff);
        let sums = pairs + (pairs >> 16);
        (sums & 0xffff) as i32 - (sums >> 32 & 0xffff) as i32
    }

    const fn fives(self, side: Side) -> u32 {
        half(self.fours & self.ones, side)
    }

    const fn open_fours(self, side: Side) -> u32 {
        half(self.open() & self.fours & !self.ones, side)
    }
}

/// What one quadrant contributes: from 0 to 3 stones on each line.
#[derive(Clone, Copy)]
struct Share {
    ones: u64,
    twos: u64,
}

impl Share {
    fn of(position: &PentagoTwist, quadrant: Quadrant) -> Self {
        Self::of_states(Side::BOTH.map(|side| position.stones(side).state(quadrant)), quadrant)
    }

    fn of_states(states: [usize; 2], quadrant: Quadrant) -> Self {
        let shares = &SHARES[usize::from(quadrant.index())];
        let [[ones, twos], [other_ones, other_twos]] = states.map(|state| shares[state]);
        Self { ones: joined(ones, other_ones), twos: joined(twos, other_twos) }
    }

    const fn and(self, other: Self) -> LineCounts {
        LineCounts { ones: self.ones, twos: self.twos, fours: 0 }.and_share(other)
    }
}

/// What a side can do to have a five, and the opponent none, at the end of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinningTurn {
    /// Where the stone goes; any cell will do where the twist alone wins.
    pub cell: Cell,
    /// The twist after it.
    pub twist: Twist,
}

/// A turn that wins at once for the side to move, if there is one. No half of the turn may have been made.
#[must_use]
pub fn winning_turn(position: &PentagoTwist) -> Option<WinningTurn> {
    let side = position.side();
    let shares = Quadrant::ALL.map(|quadrant| Share::of(position, quadrant));
    let [a, b, c, d] = shares;
    let (north, south) = (a.and(b), c.and(d));
    let others = [south.and_share(b), south.and_share(a), north.and_share(d), north.and_share(c)];
    for twist in Twist::ALL {
        let quadrant = twist.quadrant;
        let states = Side::BOTH.map(|side| twist.kind.after(position.stones(side).state(quadrant)));
        let counts = others[usize::from(quadrant.index())].and_share(Share::of_states(states, quadrant));
        let fives = counts.fives(side);
        let lines = fives | counts.open_fours(side);
        if lines == 0 || counts.fives(side.other()) != 0 {
            continue;
        }
        let cell = if fives == 0 {
            let missing = line(lines.trailing_zeros() as usize).0 & !position.stones(side).twisted(twist).0;
            Stones(missing).cells().next()?.before(twist)
        } else {
            position.empty().cells().next()?
        };
        return Some(WinningTurn { cell, twist });
    }
    None
}

/// A twist that wins at once for the side whose stone has been placed, if there is one.
#[must_use]
pub fn winning_twist(position: &PentagoTwist) -> Option<Twist> {
    let (own, other) = (position.stones(position.side()), position.stones(position.side().other()));
    Twist::ALL.into_iter().find(|twist| own.twisted(*twist).fives() != 0 && other.twisted(*twist).fives() == 0)
}

const fn joined(first: u32, second: u32) -> u64 {
    first as u64 | (second as u64) << 32
}

#[expect(clippy::cast_possible_truncation, reason = "one half of the word is wanted")]
const fn half(word: u64, side: Side) -> u32 {
    match side {
        Side::First => word as u32,
        Side::Second => (word >> 32) as u32,
    }
}

/// How many bits are set in each byte.
const fn ones_in_bytes(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// For each quadrant and each state of a side's stones in it: the first and the second bits of the counts of all lines.
static SHARES: [[[u32; 2]; STATES]; 4] = {
    let mut table = [[[0; 2]; STATES]; 4];
    let mut quadrant = 0;
    while quadrant < 4 {
        let mut state = 0;
        while state < STATES {
            let mut index = 0;
            while index < LINES {
                let count = (line(index).state(Quadrant::ALL[quadrant]) & state).count_ones();
                table[quadrant][state][0] |= (count & 1) << index;
                table[quadrant][state][1] |= (count >> 1) << index;
                index += 1;
            }
            state += 1;
        }
        quadrant += 1;
    }
    table
};
