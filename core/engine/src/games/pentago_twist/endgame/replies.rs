//! The replies that prevent a loss in one, counted for all eight twists together.
//!
//! A reply twists a quadrant, and so does the winning move that it has to prevent. Twists of different quadrants commute,
//! so there are 40 boards to examine rather than 64. The lines of two boards that differ by the second twist of one
//! quadrant, its rotation or its mirror, are counted in the halves of one word.

use super::super::{
    Quadrant, StoneSet, Twist, TwistKind,
    lines::{lacking, other, own, quadrant_counts},
};

/// The stones of one quadrant, or of several, on the lines of two boards, in bit slices: one board in the lower half of
/// each word, the other in the upper.
#[derive(Clone, Copy, Default)]
struct TwoBoards {
    /// The bits of the number of the attacker's stones on each line.
    ones: u64,
    twos: u64,
    fours: u64,
    /// The lines that the defender's stones block.
    blocked: u64,
}

impl TwoBoards {
    /// Returns a quadrant's stones on two boards, each board given by the states of the attacker and of the defender.
    fn of(quadrant: Quadrant, [first, second]: [[usize; 2]; 2]) -> Self {
        let [one, two] = [first, second].map(|[attacker, defender]| {
            let [ones, twos] = quadrant_counts(quadrant, attacker);
            let [blocked, more] = quadrant_counts(quadrant, defender);
            [ones, twos, blocked | more]
        });
        let joined = |index: usize| u64::from(one[index]) | u64::from(two[index]) << 32;
        Self { ones: joined(0), twos: joined(1), fours: 0, blocked: joined(2) }
    }

    /// Returns the same board in both halves: that of the lower half.
    const fn lower(self) -> Self {
        const HALF: u64 = u32::MAX as u64;
        const fn twice(word: u64) -> u64 {
            word & HALF | word << 32
        }
        Self { ones: twice(self.ones), twos: twice(self.twos), fours: 0, blocked: twice(self.blocked) }
    }

    /// Returns the same board in both halves: that of the upper half.
    const fn upper(self) -> Self {
        const fn twice(word: u64) -> u64 {
            word & !(u32::MAX as u64) | word >> 32
        }
        Self { ones: twice(self.ones), twos: twice(self.twos), fours: 0, blocked: twice(self.blocked) }
    }

    /// Adds the stones of one more quadrant.
    const fn and(self, other: Self) -> Self {
        let carry = self.ones & other.ones;
        let either = self.twos ^ other.twos;
        Self {
            ones: self.ones ^ other.ones,
            twos: either ^ carry,
            // A line has at most five stones, so the fours never overflow.
            fours: self.fours | self.twos & other.twos | carry & either,
            blocked: self.blocked | other.blocked,
        }
    }

    /// Returns the lines with five of the attacker's stones, and those with four and an empty cell.
    const fn wins(self) -> u64 {
        self.fours & (self.ones | !self.blocked)
    }

    const fn fives(self) -> u64 {
        self.fours & self.ones
    }
}

/// The cells for a stone after each twist of the side to move, whose stones are the first ones, after which the other
/// side has no five and cannot win at once. Occupied cells are excluded.
#[derive(Clone, Copy, Debug)]
pub struct Replies([StoneSet; Twist::COUNT as usize]);

impl Replies {
    /// Neither side may have a five, and at least two cells must be empty.
    #[must_use]
    pub fn of(stones: [StoneSet; 2]) -> Self {
        let free = stones[0].union(stones[1]).complement();
        let mut replies = Self(Twist::ALL.map(|twist| free.twisted(twist)));
        let [defender, attacker] = stones;
        let quadrants = Quadrant::ALL.map(|quadrant| {
            let state = [attacker.state(quadrant), defender.state(quadrant)];
            let rotated = state.map(|state| TwistKind::Rotate.after(state));
            let mirrored = state.map(|state| TwistKind::Mirror.after(state));
            let then = |states: [usize; 2]| {
                [TwistKind::Rotate, TwistKind::Mirror].map(|kind| states.map(|state| kind.after(state)))
            };
            [[state; 2], [rotated, mirrored], then(rotated), then(mirrored)]
                .map(|states| TwoBoards::of(quadrant, states))
        });
        let still = quadrants.map(|[still, ..]| still);
        let pairs = [still[2].and(still[3]), still[0].and(still[1])];
        for (index, [_, once, rotated, mirrored]) in quadrants.into_iter().enumerate() {
            let others = pairs[index / 2].and(still[index ^ 1]);
            let [rotate, mirror] = [2 * index, 2 * index + 1];
            let fives = others.and(once).fives();
            if own(fives) != 0 {
                replies.0[rotate] = StoneSet::default();
            }
            if other(fives) != 0 {
                replies.0[mirror] = StoneSet::default();
            }
            for (first, board) in [(rotate, rotated), (mirror, mirrored)] {
                let wins = others.and(board).wins();
                if own(wins) != 0 {
                    replies.restrict(stones, first, rotate, own(wins));
                }
                if other(wins) != 0 {
                    replies.restrict(stones, first, mirror, other(wins));
                }
            }
        }
        for one in 0..3 {
            for two in one + 1..4 {
                let [third, fourth] = REST[one][two];
                let others = still[third].and(still[fourth]).and(quadrants[two][1]);
                for (first, board) in [(2 * one, quadrants[one][1].lower()), (2 * one + 1, quadrants[one][1].upper())] {
                    let wins = others.and(board).wins();
                    if own(wins) != 0 {
                        replies.restrict_both(stones, first, 2 * two, own(wins));
                    }
                    if other(wins) != 0 {
                        replies.restrict_both(stones, first, 2 * two + 1, other(wins));
                    }
                }
            }
        }
        replies
    }

    /// Returns the cells after a twist.
    #[must_use]
    pub const fn after(&self, twist: Twist) -> StoneSet {
        self.0[twist.index() as usize]
    }

    /// Returns the number of all replies.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|cells| cells.count()).sum()
    }

    /// Keeps the replies by the first twist that answer the wins by the second one.
    fn restrict(&mut self, stones: [StoneSet; 2], first: usize, second: usize, wins: u32) {
        if self.0[first].0 != 0 {
            let [first_twist, second_twist] = [Twist::ALL[first], Twist::ALL[second]];
            let answers = answers(stones.map(|stones| stones.twisted(first_twist).twisted(second_twist)), wins);
            self.0[first].0 &= answers.untwisted(second_twist).0;
        }
    }

    /// Does the same for both orders of two twists of different quadrants, which commute.
    fn restrict_both(&mut self, stones: [StoneSet; 2], first: usize, second: usize, wins: u32) {
        if (self.0[first].0 | self.0[second].0) != 0 {
            let [first_twist, second_twist] = [Twist::ALL[first], Twist::ALL[second]];
            let answers = answers(stones.map(|stones| stones.twisted(first_twist).twisted(second_twist)), wins);
            self.0[first].0 &= answers.untwisted(second_twist).0;
            self.0[second].0 &= answers.untwisted(first_twist).0;
        }
    }
}

/// Returns the cells in which a stone of the first side prevents the second side's win at once. `wins` are all lines with
/// at least four stones of the second side and none of the first.
fn answers(stones: [StoneSet; 2], wins: u32) -> StoneSet {
    let [mine, theirs] = stones;
    let [a, b, c, d] = Quadrant::ALL.map(|quadrant| TwoBoards::of(quadrant, [[mine.state(quadrant), 0]; 2]));
    let counts = a.and(b).and(c).and(d);
    if counts.fives() != 0 {
        return StoneSet::ALL;
    }
    // The stone may fill the only missing cell, or make a five of its own that the twist completes: then the move only
    // draws.
    let mut answers = 0;
    let wanted = lacking(wins, theirs);
    if wanted.count() == 1 && theirs.fives() == 0 {
        answers = wanted.0;
    }
    if counts.fours != 0 {
        answers |= lacking(own(counts.fours), mine).0 & !theirs.0;
    }
    StoneSet(answers)
}

/// The other two quadrants beside each two.
const REST: [[[usize; 2]; 4]; 4] = {
    let mut table = [[[0; 2]; 4]; 4];
    let mut one = 0;
    while one < 4 {
        let mut two = 0;
        while two < 4 {
            let (mut rest, mut count) = (0, 0);
            while rest < 4 {
                if rest != one && rest != two && count < 2 {
                    table[one][two][count] = rest;
                    count += 1;
                }
                rest += 1;
            }
            two += 1;
        }
        one += 1;
    }
    table
};
