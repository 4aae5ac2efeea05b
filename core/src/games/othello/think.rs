use super::Othello;
use crate::game::{Action, FirstValue, Level, Random, Think, Trail, Tuning};

/// Simulations double or triple from level to level. They were not calibrated: the game is not offered.
const LEVELS: [Level; 8] = {
    let weak = Level { visits: 12, temperature: 1.0, loss: 0.5, sees_threats: 0.7, exact: 0.0 };
    [
        weak,
        Level { visits: 24, sees_threats: 1.0, ..weak },
        Level { visits: 60, sees_threats: 1.0, loss: 0.3, ..weak },
        Level { visits: 150, sees_threats: 1.0, loss: 0.25, ..weak },
        Level { visits: 400, sees_threats: 1.0, loss: 0.2, temperature: 0.7, ..weak },
        Level { visits: 1_200, sees_threats: 1.0, loss: 0.15, temperature: 0.5, ..weak },
        Level { visits: 4_000, sees_threats: 1.0, loss: 0.1, temperature: 0.3, ..weak },
        Level { visits: 20_000, sees_threats: 1.0, loss: 0.0, temperature: 0.0, ..weak },
    ]
};

impl Think for Othello {
    /// The list that playouts use again and again.
    type Memory = Vec<Action>;

    /// The textbook constants.
    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 2 };

    fn levels() -> &'static [Level; 8] {
        &LEVELS
    }

    fn leaf_value(&self, memory: &mut Vec<Action>, random: &mut Random, _: &mut Trail) -> FirstValue {
        self.uniform_playout(random, memory)
    }
}
