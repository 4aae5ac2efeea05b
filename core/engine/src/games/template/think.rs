use super::TicTacToe;
use crate::game::{Action, FirstValue, Level, NoSolver, Random, Think, Trail, Tuning};

/// Simulations double from level to level at first. The game has only 5,478 positions, so the strongest levels search
/// all of it.
const LEVELS: &[Level] = &[
    Level::new(800, 8, [1.0, 0.5, 0.0]).seeing(0.7),
    Level::new(1_000, 16, [1.0, 0.5, 0.0]),
    Level::new(1_200, 32, [1.0, 0.25, 0.0]),
    Level::new(1_400, 64, [1.0, 0.2, 0.0]),
    Level::new(1_600, 128, [0.5, 0.15, 0.0]),
    Level::new(1_800, 256, [0.5, 0.1, 0.0]),
    Level::new(2_000, 1_000, [0.25, 0.1, 0.0]),
    Level::new(2_200, 10_000, [0.0, 0.0, 0.0]),
];

impl Think for TicTacToe {
    /// The action list reused by playouts.
    type Memory = Vec<Action>;
    type Solver = NoSolver;

    /// The textbook constants: on a board this small other values make no measurable difference.
    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 2 };

    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn leaf_value(&self, memory: &mut Vec<Action>, random: &mut Random, _: &mut Trail) -> FirstValue {
        self.uniform_playout(random, memory)
    }
}
