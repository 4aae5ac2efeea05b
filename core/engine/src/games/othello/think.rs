use super::Othello;
use crate::game::{Action, FirstValue, Level, NoSolver, Random, Think, Trail, Tuning};

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

impl Think for Othello {
    /// The action list reused by playouts.
    type Memory = Vec<Action>;
    type Solver = NoSolver;

    /// The textbook constants.
    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 2 };

    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn leaf_value(&self, memory: &mut Vec<Action>, random: &mut Random, _: &mut Trail) -> FirstValue {
        self.uniform_playout(random, memory)
    }
}
