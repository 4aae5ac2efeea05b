use super::{
    Hex,
    board::{Cells, each},
    rules::SWAP,
};
use crate::game::{Action, FirstValue, Level, NoSolver, OwnValue, Random, Side, Think, Trail, Tuning, below};

/// The number of simulations doubles or triples from level to level. The levels are not calibrated, because the game is
/// not offered.
const LEVELS: &[Level] = &[
    Level::new(800, 12, [1.0, 0.5, 0.0]).seeing(0.7),
    Level::new(1_000, 24, [1.0, 0.5, 0.0]),
    Level::new(1_200, 60, [1.0, 0.3, 0.0]),
    Level::new(1_400, 150, [1.0, 0.25, 0.0]),
    Level::new(1_600, 400, [0.7, 0.2, 0.0]),
    Level::new(1_800, 1_200, [0.5, 0.15, 0.0]),
    Level::new(2_000, 4_000, [0.3, 0.1, 0.0]),
    Level::new(2_200, 20_000, [0.0, 0.0, 0.0]),
];

impl Hex {
    /// Returns the stones of both colors after random moves have filled the board. Exactly one color then has a chain,
    /// whatever the order of the moves, so a playout is a random half of the free cells.
    pub(super) fn filled(&self, random: &mut Random, free: &mut Vec<Action>) -> [Cells; 2] {
        free.clear();
        free.extend(each(self.free()).map(Action));
        let mut stones = self.stones;
        let own = free.len().div_ceil(2);
        let mover = self.mover().index();
        for drawn in 0..own {
            let left = u32::try_from(free.len() - drawn).unwrap_or(1);
            free.swap(drawn, drawn + below(random, left) as usize);
        }
        for (index, cell) in free.iter().enumerate() {
            stones[if index < own { mover } else { 1 - mover }] |= 1 << cell.0;
        }
        stones
    }

    /// Returns the value of a full board.
    fn full_value(&self, stones: [Cells; 2]) -> FirstValue {
        let winner = if self.joins(stones[0], Side::First) { Side::First } else { Side::Second };
        OwnValue::WIN.of(self.exchanged(winner))
    }
}

impl Think for Hex {
    /// The free cells, reused by playouts.
    type Memory = Vec<Action>;
    type Solver = NoSolver;

    /// The constants of Bridg-It, the other game of connection; not measured for Hex.
    const TUNING: Tuning = Tuning { exploration: 0.05, rave: Some(600.0), visits_to_open: 2 };

    const ONE_TIME_ACTIONS: &'static [Action] = &[SWAP];

    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn leaf_value(&self, memory: &mut Vec<Action>, random: &mut Random, trail: &mut Trail) -> FirstValue {
        let stones = self.filled(random, memory);
        for color in Side::BOTH {
            let played = stones[color.index()] & self.free();
            each(played).for_each(|cell| trail.add(self.exchanged(color), Action(cell)));
        }
        self.full_value(stones)
    }

    fn uniform_playout(&self, random: &mut Random, scratch: &mut Vec<Action>) -> FirstValue {
        self.full_value(self.filled(random, scratch))
    }
}
