use super::TicTacToe;
use crate::game::{Action, FirstValue, Level, Random, Think, Trail, Tuning};

/// Simulations double from level to level: the whole game has 5,478 positions, so the strongest ones see all of it.
const LEVELS: [Level; 8] = {
    let weak = Level { visits: 8, temperature: 1.0, loss: 0.5, sees_threats: 0.7, exact: 0.0 };
    [
        weak,
        Level { visits: 16, sees_threats: 1.0, ..weak },
        Level { visits: 32, sees_threats: 1.0, loss: 0.25, ..weak },
        Level { visits: 64, sees_threats: 1.0, loss: 0.2, ..weak },
        Level { visits: 128, sees_threats: 1.0, loss: 0.15, temperature: 0.5, ..weak },
        Level { visits: 256, sees_threats: 1.0, loss: 0.1, temperature: 0.5, ..weak },
        Level { visits: 1_000, sees_threats: 1.0, loss: 0.1, temperature: 0.25, ..weak },
        Level { visits: 10_000, sees_threats: 1.0, loss: 0.0, temperature: 0.0, ..weak },
    ]
};

impl Think for TicTacToe {
    /// The list that playouts use again and again.
    type Memory = Vec<Action>;

    /// The textbook constants: on a board this small nothing else can be told apart.
    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 2 };

    fn levels() -> &'static [Level; 8] {
        &LEVELS
    }

    fn leaf_value(&self, memory: &mut Vec<Action>, random: &mut Random, _: &mut Trail) -> FirstValue {
        self.uniform_playout(random, memory)
    }
}
