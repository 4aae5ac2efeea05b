//! Fast random playouts.

#![expect(clippy::cast_possible_truncation, reason = "every number here counts cells or states of nine of them")]

use rand::Rng;

use super::{
    Cell, PentagoTwist, StoneSet, Twist,
    board::{QUADRANT_CELLS, STATES},
};
use crate::game::{Outcome, Random};

/// Returns the result of a random playout from this position.
#[must_use]
pub fn random_outcome(position: &PentagoTwist, random: &mut Random) -> Outcome {
    let mut position = *position;
    if position.twist_due() {
        position.twist(random_twist(random.next_u64()));
    }
    let mut free = position.empty().count();
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let word = random.next_u64();
        position.place(nth(position.empty(), ((word >> 32) * u64::from(free)) >> 32));
        position.twist(random_twist(word));
        free -= 1;
    }
}

/// Returns the twist of the lowest three bits.
const fn random_twist(word: u64) -> Twist {
    Twist::ALL[(word % Twist::COUNT as u64) as usize]
}

/// Returns the cell of this rank in a set with more cells than that.
fn nth(cells: StoneSet, rank: u64) -> Cell {
    let word = cells.0;
    let count = |quadrant: u32| u64::from(COUNTS[(word >> (9 * quadrant)) as usize % STATES]);
    let before = [0, count(0), count(0) + count(1), count(0) + count(1) + count(2)];
    let quadrant = before[1..].iter().map(|ended| usize::from(rank >= *ended)).sum::<usize>();
    let state = (word >> (QUADRANT_CELLS as usize * quadrant)) as usize % STATES;
    let inside = RANKED[state][(rank - before[quadrant]) as usize];
    Cell::new(quadrant as u8 * QUADRANT_CELLS + inside).expect("the set has more cells than the rank")
}

/// The number of cells of a quadrant in each state.
static COUNTS: [u8; STATES] = {
    let mut table = [0; STATES];
    let mut state = 0;
    while state < STATES {
        table[state] = state.count_ones() as u8;
        state += 1;
    }
    table
};

/// The cells of each state in order, by their number in the quadrant.
static RANKED: [[u8; QUADRANT_CELLS as usize]; STATES] = {
    let mut table = [[0; QUADRANT_CELLS as usize]; STATES];
    let mut state = 0;
    while state < STATES {
        let (mut inside, mut rank) = (0, 0);
        while inside < QUADRANT_CELLS {
            if state >> inside & 1 != 0 {
                table[state][rank] = inside;
                rank += 1;
            }
            inside += 1;
        }
        state += 1;
    }
    table
};
